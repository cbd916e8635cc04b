"""The order of verdicts that a bot counts on while cards work, and the worth of a choice it has to make."""

from raccoon.bots.raccoon_rampage.explanation import explain
from raccoon.bots.raccoon_rampage.moves import MoveEvaluator
from raccoon.bots.raccoon_rampage.outlook import Taste
from raccoon.bots.raccoon_rampage.prospects import evaluations
from raccoon.games.raccoon_rampage.cards.move_votes import PlayMoveVotes
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitForcedDiscard, AwaitMoves, Draw
from tests.games.raccoon_rampage.table import DE, FR, Table


def chances(table: Table) -> list[float]:
    """The chance of each policy of the queue to pass."""
    return [coming.chance for coming in evaluations(table.state)]


def test_a_card_at_work_in_a_last_call_brings_no_turn_of_votes_before_the_verdict() -> None:
    table = Table().lying(1, "1/0").hand(FR, "behind", "bins").hand(DE, "bins").last_call(DE)
    before = chances(table)
    table.play(PlayMoveVotes(FR, "behind"))
    assert isinstance(table.pending, AwaitMoves)
    assert chances(table) == before


def test_the_first_policy_of_a_round_gets_no_votes_before_its_verdict_either() -> None:
    table = Table().lying(1, "1/0").hand(DE, "bins", "land").last_call(DE)
    before = chances(table)
    table.change(pending=AwaitForcedDiscard((DE,), 1))
    assert chances(table) == before


def test_votes_of_the_turn_are_still_to_come_while_its_seat_draws_for_a_card() -> None:
    table = Table().lying(2, "0/0").hand(DE, "rethink", "bins").main(DE)
    before = chances(table)
    table.change(pending=Draw(seat=DE, count=1, card="rethink", back="main"))
    assert chances(table) == before


def test_a_choice_that_has_to_be_made_is_compared_with_the_next_best() -> None:
    """Not with a table on which nobody chooses: each choice would read as a loss."""
    table = Table().hand(DE, "bins", "land", "attic", "compost").last_call(DE)
    table.change(pending=AwaitForcedDiscard((DE,), 1))
    weighing = MoveEvaluator(table.state, DE, Taste())
    found = weighing.weigh(GAME.options(table.state, DE))
    told = explain(weighing, found)
    assert told.gap is not None
    assert told.value == told.gap >= 0
    assert explain(weighing, found[:1]).value == 0
