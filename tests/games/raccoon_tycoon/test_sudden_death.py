"""Sudden death: with $1000 a player may end the game at any moment of their own turn (R22)."""

from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.end_turn import (
    DeclareVictory,
    DeclareVictoryOption,
    EndTurn,
    EndTurnOption,
    GameEnded,
    VictoryDeclared,
)
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitDiscard, Over, TurnDone
from raccoon.games.raccoon_tycoon.setup import start
from raccoon.games.raccoon_tycoon.state import TableOptions
from tests.games.raccoon_tycoon.table import Table, only, printed_setup, tokens


def rich() -> Table:
    return Table(sudden_death=True).money(1000, 1000, 0)


def test_declared_before_the_action() -> None:
    table = rich()
    events = table.play(DeclareVictory(0))
    assert only(VictoryDeclared, events).money == 1000
    assert table.pending == Over(0, (0,))
    assert GAME.to_act(table.state) == ()


def test_the_declarer_wins_whatever_the_points() -> None:
    table = rich().towns(2, "Molehill", "Trinity").own(1, "Bank")
    events = table.play(DeclareVictory(0))
    assert only(GameEnded, events).points == (0, 51, 5)
    assert [seat.won for seat in GAME.outcome(table.state) or ()] == [True, False, False]


def test_declared_in_the_middle_of_a_production() -> None:
    table = rich().hand(0, 42, 1, 2)
    table.play(Produce(0, 42), DeclareVictory(0))
    assert table.pending == Over(0, (0,))


def test_declared_with_an_overflowing_storage() -> None:
    """Nothing is discarded any more; a game that is over may lie so."""
    table = rich().stock(0, wheat=10).hand(0, 4, 1, 2)
    table.play(Produce(0, 4))
    assert table.pending == AwaitDiscard(0, 3)
    table.play(DeclareVictory(0))
    assert table.pending == Over(0, (0,))
    assert GAME.faults(table.state) == ()


def test_declared_right_after_the_action() -> None:
    table = Table(sudden_death=True).stock(0, wheat=2).money(998)
    table.play(Sell(0, "wheat", 2))
    assert table.pending == TurnDone(0)
    kinds = [type(option) for option in GAME.options(table.state, 0)]
    assert kinds == [EndTurnOption, DeclareVictoryOption]
    table.play(DeclareVictory(0))
    assert table.pending == Over(0, (0,))


def test_the_turn_may_be_ended_instead() -> None:
    table = rich().produce()
    assert table.pending == AwaitAction(1)
    assert not isinstance(table.pending, Over)


def test_declared_by_the_starter_when_the_bidding_comes_round() -> None:
    table = rich().offer_railroads("Fat Cat")
    table.play(OpenAuction(0, "Fat Cat", 4), Bid(1, 5), Pass(2), DeclareVictory(0))
    assert table.pending == Over(0, (0,))


def test_declared_after_an_auction_lost() -> None:
    table = rich().offer_railroads("Fat Cat")
    table.play(OpenAuction(0, "Fat Cat", 4), Bid(1, 5), Pass(2), Pass(0))
    assert table.options(DeclareVictoryOption)
    table.play(DeclareVictory(0))
    assert table.pending == Over(0, (0,))


def test_refused_to_a_bidder_in_anothers_turn() -> None:
    table = rich().offer_railroads("Fat Cat")
    table.play(OpenAuction(0, "Fat Cat", 4))
    refusal = table.refuse(DeclareVictory(1))
    assert (refusal.code, refusal.facts) == ("no_victory", {"need": 1000})
    assert table.options(DeclareVictoryOption) == []


def test_refused_in_anothers_turn() -> None:
    refusal = rich().refuse(DeclareVictory(1))
    assert (refusal.code, refusal.facts) == ("not_your_turn", {"seat": 1})


def test_refused_under_1000() -> None:
    table = Table(sudden_death=True).money(999)
    assert table.refuse(DeclareVictory(0)).code == "no_victory"
    assert table.options(DeclareVictoryOption) == []


def test_refused_without_the_option() -> None:
    table = Table().money(5000)
    assert table.refuse(DeclareVictory(0)).code == "no_victory"
    assert table.options(DeclareVictoryOption) == []
    assert table.produce().pending == AwaitAction(1), "nor does the turn wait for it"


def test_refused_before_the_first_turn() -> None:
    table = Table(sudden_death=True)
    table.change(pending=start(printed_setup(3, TableOptions())).pending).money(1000)
    assert table.refuse(DeclareVictory(0)).code == "no_victory"


def test_refused_once_the_game_is_over() -> None:
    table = rich()
    table.play(DeclareVictory(0))
    assert table.refuse(DeclareVictory(0)).code == "not_your_turn"
    assert table.refuse(EndTurn(0)).code == "not_your_turn"


def test_without_a_declaration_the_game_goes_on_to_its_usual_end() -> None:
    table = Table(sudden_death=True).towns(1, "Canterbury Woods").money(1000)
    table.change(final_round=True, turn=2, pending=AwaitAction(2)).produce()
    assert table.pending == Over(2, (1,))
    assert table.state.supply != tokens()
