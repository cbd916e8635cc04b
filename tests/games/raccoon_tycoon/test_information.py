"""The knowledge of a seat: of the state, of events, and of what an undo would give away."""

import msgspec
import pytest

from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.actions.auction import OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import GameEnded
from raccoon.games.raccoon_tycoon.actions.produce import CardPlayed, CardsDrawn, DrawPileShuffled, Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import SkipFloor
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from tests.games.raccoon_tycoon.table import Table, only, tokens


def test_public_are_holdings_market_discards_sizes_and_bids() -> None:
    table = Table().own(0, "Bank").railroads(0, "Fat Cat").towns(0, "Molehill").produce()
    table.offer_railroads("Top Dog").play(OpenAuction(1, "Top Dog", 7))
    seen = GAME.view(table.state, 2)
    first = seen.players[0]
    assert (first.buildings, first.railroads, first.towns) == (("Bank",), ("Fat Cat",), ("Molehill",))
    assert first.tokens == table[0].tokens
    assert first.hand_size == 3
    assert (seen.prices, seen.supply) == (table.state.prices, table.state.supply)
    assert seen.discard_pile == table.state.discard_pile != ()
    assert seen.draw_pile == len(table.state.draw_pile)
    assert seen.railroad_deck == len(table.state.railroad_deck)
    assert seen.town_deck == len(table.state.town_deck)
    assert seen.building_stack == len(table.state.building_stack)
    assert seen.pending.bid == 7


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_money_and_hand_are_for_their_owner(seat: int | None) -> None:
    seen = GAME.view(Table().state, seat)
    for other, player in enumerate(seen.players):
        assert (player.money is None) == (other != seat)
        assert (player.hand is None) == (other != seat)


def test_money_is_counted_in_the_open_when_the_game_is_over() -> None:
    table = Table().money(5, 6, 7).change(final_round=True, turn=2, pending=AwaitAction(2)).produce()
    seen = GAME.view(table.state, None)
    assert [player.money for player in seen.players] == [5, 6, 7]
    assert [player.hand for player in seen.players] == [None] * 3


def test_a_view_holds_no_hidden_card_or_tile() -> None:
    """Every name in the JSON of a view lies open on the table or belongs to the viewer."""
    table = Table(2)
    seen = msgspec.to_builtins(GAME.view(table.state, 0))
    assert set(seen["railroad_offer"]) == set(table.state.railroad_offer)
    text = msgspec.json.encode(seen).decode()
    hidden = {*table.state.town_deck, *table.state.removed}
    hidden |= set(table.state.building_stack) - set(table.state.building_offer)
    hidden |= set(table.state.railroad_deck) - set(table.state.railroad_offer)
    assert hidden
    assert [name for name in hidden if f'"{name}"' in text] == []


def test_drawn_cards_are_shown_to_their_owner_only() -> None:
    table = Table().hand(0, 4, 1, 2)
    drawn = only(CardsDrawn, table.play(Produce(0, 4)))
    assert drawn.cards == table[0].hand[-1:]
    assert GAME.hide(drawn, 0) == drawn
    for seat in (1, 2, None):
        assert GAME.hide(drawn, seat) == CardsDrawn(0, 1, ())


def test_the_order_of_a_shuffled_pile_is_shown_to_nobody() -> None:
    table = Table().hand(0, 4, 1, 2)
    table.change(discard_pile=table.state.draw_pile, draw_pile=())
    shuffled = only(DrawPileShuffled, table.play(Produce(0, 4)))
    assert len(shuffled.order) > 1
    for seat in (0, 1, 2, None):
        assert GAME.hide(shuffled, seat) == DrawPileShuffled(0, ())


def test_a_played_card_is_shown_to_all() -> None:
    played = only(CardPlayed, Table().hand(0, 4, 1, 2).play(Produce(0, 4)))
    assert GAME.hide(played, 2) == played


def test_what_turns_something_up_reveals_and_what_does_not_does_not() -> None:
    table = Table(5).offer_buildings("Wheat Field").offer_town("Molehill").stock(2, iron=2, coal=1)
    table.offer_railroads("Fat Cat")
    assert any(event.reveals for event in table.play(BuyBuilding(0, "Wheat Field")))
    assert any(event.reveals for event in table.play(Produce(1, table[1].hand[0])))
    table.finish_turn(1)
    assert any(event.reveals for event in table.play(BuyTown(2, tokens(iron=2))))
    assert not any(event.reveals for event in table.play(OpenAuction(3, "Fat Cat", 4), Pass(4)))
    table.play(Pass(0), Pass(1))
    assert any(event.reveals for event in table.play(Pass(2)))
    table.stock(4, coal=1)
    assert not any(event.reveals for event in table.play(Sell(4, "coal", 1)))


def test_the_end_reveals_everyones_money_so_that_it_cannot_be_taken_back() -> None:
    table = Table().stock(2, coal=1).change(final_round=True, turn=2, pending=AwaitAction(2))
    events = table.play(Sell(2, "coal", 1))
    assert [type(event) for event in events if event.reveals] == [GameEnded]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_imagined_state_differs_but_looks_the_same(seat: int | None) -> None:
    table = Table(2).produce().produce()
    seen = GAME.view(table.state, seat)
    guesses = [GAME.imagine(seen, Chance(f"guess-{number}")) for number in range(8)]
    assert all(GAME.view(guess, seat) == seen for guess in guesses)
    assert all(GAME.faults(guess) == () for guess in guesses)
    assert len({guess.draw_pile for guess in guesses}) == 8
    assert len({guess.railroad_deck for guess in guesses}) > 1
    assert len({guess.removed for guess in guesses}) > 1


def test_an_imagined_leader_of_an_auction_can_pay() -> None:
    table = Table().offer_railroads("Fat Cat").money(90, 0, 0)
    table.play(OpenAuction(0, "Fat Cat", 88))
    seen = GAME.view(table.state, 1)
    assert all(GAME.imagine(seen, Chance(f"{number}")).players[0].money >= 88 for number in range(20))


def test_the_score_a_seat_sees_leaves_out_a_bank_whose_money_is_secret() -> None:
    table = Table().own(0, "Bank").money(59, 10, 10).towns(0, "Molehill").railroads(0, "Top Dog")
    own, others = (GAME.view(table.state, seat).players[0].score.total for seat in (0, 1))
    assert own == 4 + 2 + 2 + 1 + 2
    assert others == own - 2


@pytest.mark.parametrize("watcher", [1, 2, None])
def test_nothing_tells_the_others_what_a_trading_floor_could_pay(watcher: int | None) -> None:
    """The purse pays for a lot, for one token, for none: the table, who is asked and what is told are the
    same, whether something is bought or not.
    """
    told = []
    for money in (0, 1, 2, 40):
        table = Table().own(0, "Trading Floor").hand(0, 4, 1, 2).stock(1, coal=1).money(money)
        events = table.play(Produce(0, 4))
        asked = GAME.to_act(table.state), GAME.view(table.state, watcher)
        seen = [GAME.hide(event, watcher) for event in (*events, *table.play(SkipFloor(0)))]
        told.append((asked, seen, GAME.view(table.state, watcher)))
    assert told == told[:1] * 4
