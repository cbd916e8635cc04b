"""The action cards."""

from __future__ import annotations

from tests.games.raccoon_rampage.stranger.hands import put_away
from tests.games.raccoon_rampage.stranger.pieces import GREY, Data, Policy, Table, evaluated, policy_on
from tests.games.raccoon_rampage.stranger.rounds import vote_on


def _laid_down(table: Table, event: Data) -> None:
    """The card lies on the table and works; with `n` it moves or places so many votes."""
    table.players[event["seat"]].hand.remove(event["card"])
    table.card, table.left = event["card"], event.get("n", 0)


def _played(table: Table, event: Data) -> None:
    """The card has worked at once."""
    seat = table.players[event["seat"]]
    seat.hand.remove(event["card"])
    seat.discard.append(event["card"])


def vote_placed(table: Table, event: Data) -> None:
    vote_on(table, event["target"], event["seat"])
    if table.card:
        _one_less(table, event)
    else:
        table.votes_placed += 1


def vote_moved(table: Table, event: Data) -> None:
    votes = policy_on(table, event["source"]).votes
    del votes[len(votes) - 1 - votes[::-1].index(event["colour"])]
    vote_on(table, event["target"], event["colour"])
    _one_less(table, event)


def _one_less(table: Table, event: Data) -> None:
    table.left -= 1
    if not table.left:
        put_away(table, table.players[event["seat"]])


def moving_stopped(table: Table, event: Data) -> None:
    put_away(table, table.players[event["seat"]])


def card_regained(table: Table, event: Data) -> None:
    seat = table.players[event["seat"]]
    seat.discard.remove(event["regained"])
    seat.hand.append(event["regained"])
    _played(table, event)


def policy_rewritten(table: Table, event: Data) -> None:
    former = policy_on(table, event["space"])
    assert (former.policy, former.face_up) == (event["former"], event["face_up"])
    table.players[event["seat"]].hand.remove(event["policy"])
    if former.owner is not None:
        table.players[former.owner].discard.append(former.policy)
    table.queue[event["space"] - 1] = Policy(
        event["policy"],
        event["seat"],
        former.face_up,
        votes=former.votes + [GREY] * event["grey"],
        rider=former.rider,
        rider_owner=former.rider_owner,
    )
    _played(table, event)


def verdict_set(table: Table, event: Data) -> None:
    table.verdict = event["verdict"]
    _played(table, event)


def policy_amended(table: Table, event: Data) -> None:
    policy = policy_on(table, event["space"])
    policy.rider, policy.rider_owner = event["policy"], event["seat"]
    table.players[event["seat"]].hand.remove(event["policy"])
    _played(table, event)


def agenda_accelerated(table: Table, event: Data) -> None:
    table.players[event["seat"]].hand.remove(event["card"])
    table.accelerating = event["card"]


def late_votes_added(table: Table, event: Data) -> None:
    evaluated(table).votes += [event["seat"]] * event["n"]
    _played(table, event)


def policy_filled(table: Table, event: Data) -> None:
    policy_on(table, event["space"]).votes += [event["seat"]] * event["votes"]
    seat = table.players[event["seat"]]
    seat.hand.remove(event["card"])
    seat.removed.append(event["card"])


def policy_retagged(table: Table, event: Data) -> None:
    policy = policy_on(table, event["space"])
    policy.added_tags += event["tags"]
    policy.votes += [GREY] * event["grey"]
    _played(table, event)


def policies_swapped(table: Table, event: Data) -> None:
    front = event["space"] - 1
    table.queue[front : front + 2] = table.queue[front : front + 2][::-1]
    _played(table, event)


def policy_turned_up(table: Table, event: Data) -> None:
    policy = policy_on(table, event["space"])
    assert (policy.policy, policy.known) == (event["policy"], not event["news"])
    policy.face_up, policy.known = True, False
    policy.votes += [GREY] * event["grey"] + [event["seat"]]
    _played(table, event)


HAPPENS = {
    "ExtraVotesPlayed": _laid_down,
    "MoveVotesPlayed": _laid_down,
    "RedrawPlayed": _laid_down,
    "VotePlaced": vote_placed,
    "VoteMoved": vote_moved,
    "MovingStopped": moving_stopped,
    "CardRegained": card_regained,
    "PolicyRewritten": policy_rewritten,
    "VerdictSet": verdict_set,
    "PolicyAmended": policy_amended,
    "AgendaAccelerated": agenda_accelerated,
    "LateVotesAdded": late_votes_added,
    "PolicyFilled": policy_filled,
    "PolicyRetagged": policy_retagged,
    "PoliciesSwapped": policies_swapped,
    "PolicyTurnedUp": policy_turned_up,
}
