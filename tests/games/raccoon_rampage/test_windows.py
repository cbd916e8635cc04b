"""Windows within windows, windows that open anew, and what must not be told by them."""

import pytest

from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.cards.accelerate import Accelerate
from raccoon.games.raccoon_rampage.cards.extra_votes import PlayExtraVotes
from raccoon.games.raccoon_rampage.cards.late_votes import AddLateVotes
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote, PlayMoveVotes, StopMoving
from raccoon.games.raccoon_rampage.cards.regain import Regain
from raccoon.games.raccoon_rampage.cards.retag import Retag
from raccoon.games.raccoon_rampage.cards.rewrite import Rewrite
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import (
    AwaitEvaluation,
    AwaitLastCall,
    AwaitMain,
    AwaitMoves,
    AwaitPlace,
    AwaitProtection,
)
from raccoon.games.raccoon_rampage.phases.completion import EventCompleted
from raccoon.games.raccoon_rampage.phases.effects import NameArea
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajority, PolicyLeft, VerdictGiven
from raccoon.games.raccoon_rampage.phases.final import GameEnded
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy
from raccoon.games.raccoon_rampage.phases.spread import CancelCard, EndProtection, SpreadDealt
from raccoon.games.raccoon_rampage.phases.windows import Pass, PassOption, QueueMoved
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, event, kinds, only


def test_agenda_acceleration_with_everything_inside_it() -> None:
    """A last call with moved votes, a verdict played, a tie, two areas; then on with the main phase."""
    table = Table().put(1, "rehome", AR, "2/1/0/0").lying(2, "0/1/0/0").set(AR, protection=1)
    table.hand(FR, "accelerate", "bins", "junior").hand(AR, "behind", "close_pass", "school").main(
        FR, placed=1
    )
    table.play(Vote(FR, 3), Accelerate(FR, "accelerate"))
    assert table.asked == (FR, AR)
    table.play(Pass(FR), PlayMoveVotes(AR, "behind"), MoveVote(AR, 2, FR, 1), StopMoving(AR))
    assert table.pending == AwaitLastCall((FR, AR)), "France, which had passed, is asked anew"
    table.pass_all()
    assert table.pending == AwaitEvaluation((FR, AR))
    table.play(PlayVerdict(AR, "close_pass"))
    events = table.pass_all()
    assert only(VerdictGiven, events).passed
    table.play(NameMajority(AR, DE), NameArea(DE, "rest"))
    events = table.play(NameArea(DE, "rest"))
    assert only(PolicyLeft, events).paws == 1
    assert table.pending == AwaitPlace((FR,))
    table.play(PlacePolicy(FR, "bins"), PlayExtraVotes(FR, "junior"), Vote(FR, 1), Vote(FR, 4))
    assert table.pending == AwaitMain((FR,))
    assert table.may(EndMain(FR)), "one vote before, one within, one after: three of influence"
    assert (table.on(7).policy, table.on(8).policy) == ("urban", "bins")


def test_agenda_acceleration_can_end_the_game() -> None:
    table = Table().change(impact=8).spread(1, 1, 1).hand(FR, "accelerate", "bins").main(FR)
    table.play(Accelerate(FR, "accelerate"))
    events = table.pass_all() + table.pass_all()
    assert only(GameEnded, events).impact == 9
    assert GAME.faults(table.state) == ()


def test_agenda_acceleration_twice_in_a_turn() -> None:
    table = Table().hand(FR, "accelerate", "fresh", "bins", "rapid").discards(FR).main(FR, placed=3)
    for policy in ("bins", "rapid"):
        table.play(Accelerate(FR, "accelerate"))
        table.pass_all()
        table.pass_all()
        table.play(PlacePolicy(FR, policy))
        if policy == "bins":
            table.play(Regain(FR, "fresh", "accelerate"))
    assert (table.on(7).policy, table.on(8).policy) == ("bins", "rapid")


def test_agenda_acceleration_protection_round_inside() -> None:
    table = Table().set(HU, protection=1).hand(FR, "accelerate", "bins").main(FR)
    table.play(Accelerate(FR, "accelerate"))
    table.pass_all()
    assert SpreadDealt in kinds(table.pass_all())
    assert table.pending == AwaitProtection((HU,))
    table.play(CancelCard(HU, "france"))
    assert table.pending == AwaitPlace((FR,))


def test_a_verdict_cancelled_and_cancelled_again() -> None:
    """Fail at the cost, Pass cancels it, another Fail stands, another Pass cancels that one."""
    table = Table().hand(DE, "close_pass", "bins").hand(AR, "close_pass", "bins")
    table.hand(HU, "close_fail", "fresh", "bins").evaluate("pets", AR, "5/0/0/0")
    table.play(PlayVerdict(HU, "close_fail"), PlayVerdict(AR, "close_pass"))
    assert table.state.verdict == ""
    table.play(Regain(HU, "fresh", "close_fail"), PlayVerdict(HU, "close_fail"))
    assert table.state.verdict == "fail"
    table.play(PlayVerdict(DE, "close_pass"))
    assert table.state.verdict == ""
    assert only(VerdictGiven, table.pass_all()).passed


def test_public_funds_can_make_a_pass_legal_or_illegal() -> None:
    table = Table().hand(FR, "funds", "close_pass", "bins").evaluate("pets", AR, "3/0/0/0")
    assert not table.may(PlayVerdict(FR, "close_pass"))
    table.play(AddLateVotes(FR, "funds"))
    assert table.may(PlayVerdict(FR, "close_pass"))


def test_an_event_completed_by_moved_votes_within_a_window() -> None:
    table = Table().story("big_farm").slots(1, AR).lying(1, "0/0/2/0").hand(AR, "behind", "bins")
    table.hand(HU, "bins").evaluate("pets", AR, turn=DE)
    table.play(PlayMoveVotes(AR, "behind"), MoveVote(AR, 1, AR, event(1)))
    assert only(EventCompleted, table.play(MoveVote(AR, 1, AR, event(1)))).majority == AR
    assert isinstance(table.pending, AwaitMoves)
    table.play(StopMoving(AR))
    assert table.pending == AwaitEvaluation((AR, HU))


def test_the_last_of_four_moves_completes_an_event_and_the_window_opens_anew() -> None:
    table = Table().story("urbanophiles").lying(1, "0/0/4/0").hand(AR, "behind", "bins").last_call(DE)
    events = table.play(PlayMoveVotes(AR, "behind"), *[MoveVote(AR, 1, AR, event(1))] * 4)
    assert only(EventCompleted, events).majority == AR
    assert table.pending == AwaitLastCall((AR,))


def test_the_last_vote_of_a_card_completes_an_event_and_the_main_phase_goes_on() -> None:
    table = Table().story("self_interest").slots(1, HU).hand(DE, "junior", "bins").main(DE, placed=2)
    events = table.play(PlayExtraVotes(DE, "junior"), Vote(DE, event(1)))
    assert only(EventCompleted, events).majority == DE, "it voted there last"
    assert table.pending == AwaitMain((DE,))
    assert GAME.view(table.state, DE).votes_left == 1


def test_one_vote_can_complete_only_one_event_at_a_time() -> None:
    table = Table().story("self_interest", "big_farm").slots(1, AR).slots(2, AR, AR).influence(HU=2).main(HU)
    assert only(EventCompleted, table.play(Vote(HU, event(2)))).event == "big_farm"
    assert only(EventCompleted, table.play(Vote(HU, event(1)))).event == "self_interest"


@pytest.mark.parametrize("hand", [("bins",), ("junior",), ("dotcom",), ("funds", "close_pass")])
@pytest.mark.parametrize("point", ["last_call", "evaluation"])
def test_being_asked_tells_nothing_of_a_hand(point: str, hand: tuple[str, ...]) -> None:
    """With any hand the seat is asked, has a pass, and the others see the same."""
    seat = FR if "funds" in hand else AR
    table = Table().hand(seat, *hand).hand(DE, "bins")
    table.last_call(DE) if point == "last_call" else table.evaluate("pets", AR, "0/4", turn=DE)
    assert table.asked == (DE, seat)
    assert any(isinstance(option, PassOption) for option in GAME.options(table.state, seat))
    other = Table().hand(seat, *("bins", "helpline")[: len(hand)]).hand(DE, "bins")
    other.last_call(DE) if point == "last_call" else other.evaluate("pets", AR, "0/4", turn=DE)
    assert GAME.view(table.state, HU) == GAME.view(other.state, HU)


def test_a_pass_may_be_taken_back_by_a_new_window_but_not_repeated() -> None:
    table = Table().hand(AR, "dotcom", "bins").hand(DE, "bins").last_call(DE)
    table.play(Pass(DE))
    assert table.refuse(Pass(DE)).code == "not_your_turn"
    table.play(Retag(AR, "dotcom", 1), Pass(DE))


def test_rewriting_the_front_policy_changes_what_is_evaluated() -> None:
    table = Table().hand(AR, "rewrite", "pets").hand(DE, "bins").last_call(DE)
    table.play(Rewrite(AR, "rewrite", 1, "pets"))
    assert table.asked == (DE,)
    events = table.play(Pass(DE))
    assert only(QueueMoved, events).evaluated == "pets"


def test_protection_in_the_order_of_the_seats_from_the_active_one() -> None:
    table = Table().set(DE, protection=1).set(AR, protection=1).evaluate("pets", AR, turn=FR)
    table.go()
    assert table.asked == (AR, DE)
    table.play(EndProtection(DE), EndProtection(AR))
    assert table.pending == AwaitPlace((FR,))


def test_the_same_chance_whatever_the_order_of_passing() -> None:
    """Nobody can reroll by answering sooner or later: nothing is drawn before all have answered."""
    states = []
    for turned in (False, True):
        table = Table().hand(DE, "bins").hand(AR, "bins").last_call(DE)
        for seat in sorted(table.asked, reverse=turned):
            table.play(Pass(seat), chance=Chance("same"))
        states.append(table.state)
    assert states[0] == states[1]
