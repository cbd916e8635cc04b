"""Setup for 2 to 5 players, and the options that change it."""

from collections import Counter

import pytest
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.actions.start_tokens import ChooseStartTokens, StartTokensOption
from raccoon.games.raccoon_tycoon.catalogue import (
    ADVANCED_TILES,
    BASIC_TILES,
    BUILDINGS,
    PRODUCTION_CARDS,
    TOWNS,
)
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitStartTokens
from raccoon.games.raccoon_tycoon.setup import Setup, start
from raccoon.games.raccoon_tycoon.state import State, TableOptions
from tests.games.raccoon_tycoon.table import Table, printed_setup, tokens

PLAYERS = (2, 3, 4, 5)
SEEDS = range(8)


def deal(players: int, seed: int, **options: bool) -> State:
    return GAME.start(GAME.setup(players, TableOptions(**options), Chance(f"setup-{seed}")))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_everyone_has_ten_dollars_three_cards_and_no_token(players: int, seed: int) -> None:
    state = deal(players, seed)
    assert [player.money for player in state.players] == [10] * players
    assert [len(player.hand) for player in state.players] == [3] * players
    assert [sum(player.tokens) for player in state.players] == [0] * players
    assert len(state.draw_pile) == 54 - 3 * players
    assert GAME.faults(state) == ()


def test_the_market_starts_at_the_lowest_prices_with_24_tokens_each() -> None:
    state = deal(4, 0)
    assert state.prices == (1, 1, 2, 2, 3, 3)
    assert state.supply == (24,) * 6


@pytest.mark.parametrize(
    ("players", "missing"),
    [
        (2, {"Skunk Works", "Sly Fox", "Tycoon"}),
        (3, {"Skunk Works", "Tycoon"}),
        (4, {"Skunk Works"}),
        (5, set()),
    ],
)
def test_railroads_removed(players: int, missing: set[str]) -> None:
    state = deal(players, 1)
    cards = Counter(state.railroad_offer + state.railroad_deck)
    all_six = {"Skunk Works", "Sly Fox", "Fat Cat", "Big Bear", "Top Dog", "Tycoon"}
    assert cards == dict.fromkeys(all_six - missing, 4)
    assert len(state.railroad_offer) == 2


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_towns_come_cheap_ones_first(players: int, seed: int) -> None:
    state = deal(players, seed)
    points = [TOWNS[name].points for name in (state.town, *state.town_deck)]
    assert points == sorted(points)
    assert Counter(points) == dict.fromkeys((2, 3, 4, 5), 3 if players == 2 else 4)


def test_with_two_players_one_random_town_of_each_value_leaves() -> None:
    gone = {tuple(name for name in deal(2, seed).removed if name in TOWNS) for seed in range(40)}
    assert len(gone) > 10, "it is a random one"
    assert {tuple(sorted(TOWNS[name].points for name in names)) for names in gone} == {(2, 3, 4, 5)}


@pytest.mark.parametrize("players", PLAYERS)
def test_four_basic_tiles_open_and_two_leave(players: int) -> None:
    state = deal(players, 2)
    assert len(state.building_offer) == 4
    assert set(state.building_offer) <= set(BASIC_TILES)
    assert Counter(state.building_stack) == Counter(ADVANCED_TILES)
    assert len(state.building_stack) == 21
    assert {n for n in state.removed if n in BUILDINGS} == set(BASIC_TILES) - set(state.building_offer)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_player_is_random(players: int) -> None:
    assert {deal(players, seed).start_player for seed in range(60)} == set(range(players))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start_player", [0, 1])
def test_start_tokens_one_two_three_in_turn_order(players: int, start_player: int) -> None:
    table = Table(players)
    table.state = start(printed_setup(players, TableOptions(), start_player))
    for place in range(players):
        seat = (start_player + place) % players
        assert table.pending == AwaitStartTokens(seat, place + 1)
        assert table.state.turn == seat
        table.play(next(table.options(StartTokensOption)[0].commands()))
        assert sum(table[seat].tokens) == place + 1
        assert max(table[seat].tokens) == 1
    assert table.pending == AwaitAction(start_player)
    assert (table.state.turn, table.state.round) == (start_player, 1)


@pytest.mark.parametrize(
    "wrong",
    [
        tokens(wheat=2),
        tokens(wheat=1),
        tokens(wheat=1, wood=1, coal=1),
        tokens(),
        (1, 1),
        (3, -1, 0, 0, 0, 0),
    ],
)
def test_start_tokens_are_of_different_commodities(wrong: tuple[int, ...]) -> None:
    table = Table().change(pending=AwaitStartTokens(0, 2))
    refusal = table.refuse(ChooseStartTokens(0, wrong))
    assert (refusal.code, refusal.facts) == ("start_tokens", {"count": 2})


@pytest.mark.parametrize("players", PLAYERS)
def test_beginners_play_without_advanced_buildings(players: int) -> None:
    state = deal(players, 3, beginners=True)
    assert state.building_stack == ()
    assert len(state.building_offer) == 4
    assert GAME.faults(state) == ()


@pytest.mark.parametrize("players", PLAYERS)
def test_mixed_opening_shows_a_basic_tile_a_player_and_fills_up_with_advanced_ones(players: int) -> None:
    state = deal(players, 3, mixed_opening=True)
    basic = [name for name in state.building_offer if BUILDINGS[name].basic]
    assert len(basic) == min(players, 4)
    assert len(state.building_offer) == 4
    assert len(state.building_stack) == 21 - (4 - len(basic))
    assert GAME.faults(state) == ()


def test_the_same_chance_deals_the_same_game() -> None:
    assert deal(4, 7) == deal(4, 7)
    assert deal(4, 7) != deal(4, 6)


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_no_game_for_other_numbers_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="players must be 2 to 5"):
        GAME.setup(players, TableOptions(), Chance("x"))


GOOD = printed_setup(3, TableOptions())
TWO = printed_setup(2, TableOptions())
IMPOSSIBLE: dict[str, Setup] = {
    "one player": replace(GOOD, players=1),
    "six players": replace(GOOD, players=6),
    "start player not at the table": replace(GOOD, start_player=3),
    "negative start player": replace(GOOD, start_player=-1),
    "a card missing": replace(GOOD, production_cards=GOOD.production_cards[1:]),
    "a card twice": replace(GOOD, production_cards=(2, *GOOD.production_cards[1:])),
    "an unknown card": replace(GOOD, production_cards=(99, *GOOD.production_cards[1:])),
    "railroads of another number of players": replace(GOOD, railroads=TWO.railroads),
    "an unknown railroad": replace(GOOD, railroads=("Reading", *GOOD.railroads[1:])),
    "dear towns first": replace(GOOD, towns=GOOD.towns[::-1]),
    "a town too few": replace(GOOD, towns=GOOD.towns[:-1]),
    "a town twice": replace(GOOD, towns=(GOOD.towns[1], *GOOD.towns[1:])),
    "an unknown town": replace(GOOD, towns=("Paris", *GOOD.towns[1:])),
    "all towns with two players": replace(TWO, towns=GOOD.towns),
    "a basic tile too few": replace(GOOD, basic_tiles=GOOD.basic_tiles[1:]),
    "advanced tiles for beginners": replace(GOOD, options=TableOptions(beginners=True)),
    "an upgraded face in the stack": replace(GOOD, advanced_tiles=("Water Mill", *GOOD.advanced_tiles[1:])),
}


@pytest.mark.parametrize("setup", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_setup_is_refused(setup: Setup) -> None:
    with pytest.raises(ValueError, match="not one that shuffling"):
        start(setup)


def test_the_hands_are_the_first_cards() -> None:
    state = start(GOOD)
    assert [player.hand for player in state.players] == [(1, 2, 3), (4, 5, 6), (7, 8, 9)]
    assert state.draw_pile == tuple(PRODUCTION_CARDS)[9:]
