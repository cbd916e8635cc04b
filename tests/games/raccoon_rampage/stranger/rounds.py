"""The course of a round: the storyline, turns, the queue, policies that are evaluated, and the end."""

from __future__ import annotations

from tests.games.raccoon_rampage.stranger.pieces import (
    FACE_UP_SPACES,
    GREY,
    Data,
    StoryEvent,
    Table,
    evaluated,
    policy_on,
    seat_of,
)


def vote_on(table: Table, target: int, vote: int) -> None:
    """A vote more on a space of the queue, or from 11 on on the event of a round."""
    if target > 10:
        table.events[target - 11].votes.append(vote)
    else:
        policy_on(table, target).votes.append(vote)


def event_turned_up(table: Table, event: Data) -> None:
    assert table.coming.pop(0) == event["event"]
    table.events.append(StoryEvent(event["event"]))
    table.round, table.turn = event["round"], table.start_player


def grey_votes_cast(table: Table, event: Data) -> None:
    for space in event["spaces"]:
        policy_on(table, space).votes += [GREY] * event["n"]


def seats_gained(table: Table, event: Data) -> None:
    for seat, gained in zip(table.players, event["gained"], strict=True):
        if event["what"] == "influence":
            seat.influence += gained
        else:
            seat.protection += gained


def event_completed(table: Table, event: Data) -> None:
    full = table.events[event["round"] - 1]
    assert full.name == event["event"]
    full.votes, full.completed = [], True
    for seat, raised in zip(table.players, event["raised"], strict=True):
        seat.influence += raised


def turn_began(table: Table, event: Data) -> None:
    assert table.round == event["round"]
    table.turn, table.votes_placed, table.spoken = event["seat"], 0, []


def turn_ended(table: Table, event: Data) -> None:
    following = (event["seat"] + 1) % len(table.players)
    if following != table.start_player:
        table.turn = following


def queue_moved(table: Table, event: Data) -> None:
    table.evaluated = table.queue.pop(0)
    table.queue.append(None)
    assert evaluated(table).policy == event["evaluated"]
    if event["turned_up"]:
        policy = policy_on(table, FACE_UP_SPACES)
        assert (policy.policy, policy.known) == (event["turned_up"], not event["news"])
        policy.face_up, policy.known = True, False
        policy.votes += [GREY] * event["grey"]


def verdict_given(table: Table, event: Data) -> None:
    policy = evaluated(table)
    told = (event["policy"], event["votes"], event["by_card"])
    assert told == (policy.policy, len(policy.votes), table.verdict)


def policy_left(table: Table, event: Data) -> None:
    policy = evaluated(table)
    assert (policy.policy, policy.rider) == (event["policy"], event["rider"])
    for name, owner in ((policy.policy, policy.owner), (policy.rider, policy.rider_owner)):
        if owner is not None:
            table.players[owner].discard.append(name)
    for role, cubes in (("AR", event["paws"]), ("HU", event["hunters"])):
        seat = seat_of(table, role)
        assert seat is not None
        seat.cubes += cubes
    table.evaluated, table.verdict = None, ""


def final_evaluation_began(table: Table, event: Data) -> None:
    table.final = True


def policy_called(table: Table, event: Data) -> None:
    policy = policy_on(table, event["space"])
    assert policy.policy == event["policy"]
    table.queue[event["space"] - 1], table.evaluated = None, policy


def game_ended(table: Table, event: Data) -> None:
    assert table.impact == event["impact"]
    table.points, table.winners = event["points"], event["winners"]


HAPPENS = {
    "EventTurnedUp": event_turned_up,
    "GreyVotesCast": grey_votes_cast,
    "SeatsGained": seats_gained,
    "EventCompleted": event_completed,
    "TurnBegan": turn_began,
    "TurnEnded": turn_ended,
    "QueueMoved": queue_moved,
    "VerdictGiven": verdict_given,
    "PolicyLeft": policy_left,
    "FinalEvaluationBegan": final_evaluation_began,
    "PolicyCalled": policy_called,
    "GameEnded": game_ended,
}
