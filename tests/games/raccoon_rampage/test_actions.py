"""Every action card by its name: where it lies, when it is played, what it does."""

import pytest

from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.cards.accelerate import Accelerate
from raccoon.games.raccoon_rampage.cards.amend import Amend
from raccoon.games.raccoon_rampage.cards.extra_votes import PlayExtraVotes
from raccoon.games.raccoon_rampage.cards.fill import FillUp, PolicyFilled
from raccoon.games.raccoon_rampage.cards.kinds import OFFERS
from raccoon.games.raccoon_rampage.cards.late_votes import AddLateVotes, LateVotesAdded
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote, PlayMoveVotes
from raccoon.games.raccoon_rampage.cards.redraw import CardPutBack, PlayRedraw, PutBack, StopRedraw
from raccoon.games.raccoon_rampage.cards.regain import Regain
from raccoon.games.raccoon_rampage.cards.retag import Retag
from raccoon.games.raccoon_rampage.cards.rewrite import Rewrite
from raccoon.games.raccoon_rampage.cards.swap import SwapPolicies
from raccoon.games.raccoon_rampage.cards.turn_up import TurnUpPolicy
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, ROLE_ACTIONS
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitRedraw, AwaitVotes
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, VerdictGiven
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote, VoteOption
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy
from raccoon.games.raccoon_rampage.phases.turn_end import CardsDrawn
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, all_of, event, only

DECKS = {
    "junior": "DE DE FR FR AR AR HU HU",
    "celebrity": "DE FR AR AR HU",
    "behind": "DE FR AR HU",
    "fresh": "DE FR AR HU",
    "rewrite": "DE FR AR HU",
    "rethink": "DE FR HU",
    "close_pass": "DE FR AR",
    "close_fail": "HU",
    "compromise": "DE",
    "amendment": "DE",
    "accelerate": "FR",
    "funds": "FR",
    "unilateral": "AR HU",
    "dotcom": "AR HU",
    "change": "AR",
    "news": "HU",
}


def test_the_decks_hold_forty_two_actions() -> None:
    assert set(DECKS) == set(ACTIONS)
    for name, roles in DECKS.items():
        held = [role for role, cards in ROLE_ACTIONS.items() for card in cards if card == name]
        assert " ".join(held) == roles
    assert [len(cards) for cards in ROLE_ACTIONS.values()] == [10, 10, 11, 11]


def test_every_kind_has_one_hook_and_none_is_for_a_single_card() -> None:
    assert {action.kind for action in ACTIONS.values()} == set(OFFERS)
    assert len(OFFERS) == 13
    shared = [action.name for action in ACTIONS.values() if action.kind == "votes"]
    assert shared == ["junior", "celebrity", "compromise"]


WINDOWS: dict[str, tuple[Command, str]] = {
    "junior": (PlayExtraVotes(AR, "junior"), "main"),
    "celebrity": (PlayExtraVotes(AR, "celebrity"), "main"),
    "compromise": (PlayExtraVotes(DE, "compromise"), "main"),
    "behind": (PlayMoveVotes(AR, "behind"), "main last_call evaluation"),
    "fresh": (Regain(AR, "fresh", "pizza"), "main last_call evaluation"),
    "rewrite": (Rewrite(AR, "rewrite", 2, "bins"), "main last_call evaluation"),
    "rethink": (PlayRedraw(HU, "rethink"), "main"),
    "close_pass": (PlayVerdict(AR, "close_pass"), "evaluation"),
    "close_fail": (PlayVerdict(HU, "close_fail"), "evaluation"),
    "amendment": (Amend(DE, "amendment", 2, "bins"), "main"),
    "accelerate": (Accelerate(FR, "accelerate"), "main"),
    "funds": (AddLateVotes(FR, "funds"), "evaluation"),
    "unilateral": (FillUp(AR, "unilateral", 2), "main"),
    "dotcom": (Retag(AR, "dotcom", 2), "main last_call evaluation"),
    "change": (SwapPolicies(AR, "change", 2), "main last_call evaluation"),
    "news": (TurnUpPolicy(HU, "news", 6), "main last_call evaluation"),
}


@pytest.mark.parametrize("point", ["main", "last_call", "evaluation"])
@pytest.mark.parametrize("name", WINDOWS)
def test_when_a_card_is_played(name: str, point: str) -> None:
    """By the active seat, with a target for it at every point."""
    command, windows = WINDOWS[name]
    seat = command.seat
    table = Table().hand(seat, name, "bins").lying(1, "1/0/0/0").lying(3, "0/0/1/0")
    table.set(seat, discard=("pizza",) if seat == AR else ())
    if point == "evaluation":
        table.evaluate("pets", AR, "5/0/0/0" if name == "close_fail" else "4/0/0/0", turn=seat)
    else:
        table.last_call(seat) if point == "last_call" else table.main(seat)
    assert table.may(command) == (point in windows.split())
    if point in windows.split():
        table.play(command)
        gone = table[seat].hand
        assert name not in gone
    else:
        assert table.refuse(command).code == "card_not_now"


def test_junior_lobbyist_places_one_extra_vote() -> None:
    table = Table().hand(AR, "junior", "bins").main(AR, placed=1)
    table.play(PlayExtraVotes(AR, "junior"))
    assert table.pending == AwaitVotes((AR,), "junior", "main", 1)
    table.play(Vote(AR, 3))
    assert table.on(3).votes == (AR,)
    assert table.pending == AwaitMain((AR,))
    assert table[AR].discard == ("junior",)
    assert table.may(EndMain(AR)), "the vote of the card is not one of the influence"


def test_celebrity_endorsement_places_two_extra_votes_in_any_split() -> None:
    table = Table().story("big_farm").hand(AR, "celebrity", "bins").main(AR)
    table.play(PlayExtraVotes(AR, "celebrity"), Vote(AR, 3), Vote(AR, event(1)), Vote(AR, 1))
    assert (table.on(3).votes, table.on(1).votes) == ((AR,), (AR,))
    assert table.state.events[0].votes == (AR,)
    assert table.options(VoteOption) == []


def test_compromise_places_three_extra_votes_not_all_in_one_place() -> None:
    table = Table().story("big_farm").hand(DE, "compromise", "bins").main(DE, placed=3)
    table.play(PlayExtraVotes(DE, "compromise"), Vote(DE, event(1)), Vote(DE, event(1)))
    assert event(1) not in table.options(VoteOption)[0].choices
    table.play(Vote(DE, 4))
    assert table.state.events[0].votes == (DE, DE)


def test_behind_the_scenes_moves_up_to_four_votes() -> None:
    table = Table().lying(1, "2/0/0/0+2").hand(HU, "behind", "bins").main(HU)
    table.play(PlayMoveVotes(HU, "behind"), *[MoveVote(HU, 1, DE, 2)] * 2, *[MoveVote(HU, 1, -1, 3)] * 2)
    assert (table.on(1).votes, table.on(2).votes, table.on(3).votes) == ((), (DE, DE), (-1, -1))
    assert table.pending == AwaitMain((HU,))
    assert table.refuse(MoveVote(HU, 2, DE, 1)).code == "not_now"


def test_a_fresh_take_takes_any_card_back() -> None:
    table = Table().hand(AR, "fresh").discards(AR, "dotcom", "bins").last_call(DE)
    table.play(Regain(AR, "fresh", "dotcom"))
    assert (table[AR].hand, table[AR].discard) == (("dotcom",), ("bins", "fresh"))
    assert table.may(Retag(AR, "dotcom", 1)), "at once, in the same window"
    assert Table().hand(AR, "fresh").last_call(DE).refuse(Regain(AR, "fresh", "bins")).code == (
        "card_without_target"
    )


def test_radical_rewrite_exchanges_a_policy() -> None:
    table = Table().hand(FR, "rewrite", "rapid", "junior").main(FR)
    assert not table.may(Rewrite(FR, "rewrite", 8, "junior")), "policies only"
    table.play(Rewrite(FR, "rewrite", 8, "rapid"))
    assert (table.on(8).policy, table.on(8).owner, table.on(8).face_up) == ("rapid", FR, False)
    assert table[HU].discard == ("urban",)
    assert table[FR].hand == ("junior",)


def test_policy_rethink_discards_any_number_and_draws_as_many() -> None:
    table = Table().hand(HU, "rethink", "bins", "junior", "wear").main(HU, placed=1)
    table.play(PlayRedraw(HU, "rethink"))
    assert table.pending == AwaitRedraw((HU,), "rethink", "main", 0)
    events = table.play(PutBack(HU, "bins"), PutBack(HU, "wear"), StopRedraw(HU))
    assert [put.card for put in all_of(CardPutBack, events)] == ["bins", "wear"]
    assert only(CardsDrawn, events).count == 2
    assert len(table[HU].hand) == 3
    assert table[HU].discard == ("bins", "wear", "rethink")
    assert table.pending == AwaitMain((HU,))


def test_too_close_to_call_pass_makes_a_policy_one_vote_short_pass() -> None:
    table = Table().hand(AR, "close_pass", "bins").evaluate("pets", AR, "0/0/4/0")
    table.play(PlayVerdict(AR, "close_pass"))
    given = only(VerdictGiven, table.pass_all())
    assert (given.passed, given.votes, given.cost, given.by_card) == (True, 4, 5, "pass")


def test_too_close_to_call_fail_makes_a_policy_with_exactly_its_cost_fail() -> None:
    table = Table().hand(HU, "close_fail", "bins").evaluate("pets", AR, "0/0/5/0")
    table.play(PlayVerdict(HU, "close_fail"))
    given = only(VerdictGiven, table.pass_all())
    assert (given.passed, given.by_card) == (False, "fail")


def test_amendment_puts_a_policy_under_a_face_up_one() -> None:
    table = Table().hand(DE, "amendment", "bins", "junior").main(DE)
    table.play(Amend(DE, "amendment", 4, "bins"))
    assert (table.on(4).rider, table.on(4).rider_owner) == ("bins", DE)
    assert GAME.view(table.state, HU).queue[3].rider == "bins", "for all to see"
    assert table[DE].hand == ("junior",)


def test_agenda_acceleration_evaluates_one_more_policy() -> None:
    table = Table().hand(FR, "accelerate", "bins", "land").main(FR, placed=3)
    front, second = table.on(1).policy, table.on(2).policy
    events = table.play(Accelerate(FR, "accelerate")) + table.pass_all() + table.pass_all()
    assert only(VerdictGiven, events).policy == front
    table.play(PlacePolicy(FR, "land"), EndMain(FR))
    assert table.on(1).policy == second
    assert table[FR].discard == ("accelerate",)


def test_public_funds_add_an_own_vote_to_the_policy_under_evaluation() -> None:
    table = Table().hand(FR, "funds", "bins").evaluate("school", AR, "0/0/2/0")
    added = only(LateVotesAdded, table.play(AddLateVotes(FR, "funds")))
    assert added.n == 1
    events = table.pass_all()
    assert only(VerdictGiven, events).votes == 3
    assert only(MajorityFound, events).seat == AR


def test_unilateral_action_fills_a_policy_and_leaves_the_game() -> None:
    table = Table().lying(4, "1/0/0/0").hand(AR, "unilateral", "bins").main(AR)
    filled = only(PolicyFilled, table.play(FillUp(AR, "unilateral", 4)))
    assert filled.votes == 2
    assert table.on(4).votes == (DE, AR, AR)
    assert (table[AR].removed, table[AR].discard) == (("unilateral",), ())


def test_unilateral_action_pays_what_the_events_ask() -> None:
    table = Table().story("stem").hand(AR, "unilateral", "bins").main(AR)
    assert only(PolicyFilled, table.play(FillUp(AR, "unilateral", 4))).votes == 4


def test_dotcom_makes_a_policy_corporate_and_technology() -> None:
    table = Table().hand(HU, "dotcom", "bins").last_call(DE)
    table.play(Retag(HU, "dotcom", 3))
    assert GAME.view(table.state, None).tags(table.on(3)) == ("corporate", "technology")
    assert table.on(3).votes == (), "no event gives grey votes"


def test_policy_change_swaps_two_neighbours() -> None:
    table = Table().hand(AR, "change", "bins").last_call(DE)
    front, second = table.on(1), table.on(2)
    table.play(SwapPolicies(AR, "change", 1))
    assert (table.on(1), table.on(2)) == (second, front)


def test_breaking_news_turns_a_policy_up_and_places_a_vote() -> None:
    table = Table().hand(HU, "news", "bins").main(HU, placed=1)
    assert not table.may(TurnUpPolicy(HU, "news", 4)), "it lies face up already"
    table.play(TurnUpPolicy(HU, "news", 7))
    assert (table.on(7).face_up, table.on(7).votes) == (True, (HU,))
    assert table.may(EndMain(HU)), "the vote is not one of the influence"
