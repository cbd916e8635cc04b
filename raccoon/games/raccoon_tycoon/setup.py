"""Setup for 2 to 5 players: the results of chance as data, and the first state made from them."""

from typing import Any

import msgspec

from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon import catalogue
from raccoon.games.raccoon_tycoon.pending import AwaitStartTokens
from raccoon.games.raccoon_tycoon.state import Player, State, TableOptions

PLAYERS = range(2, 6)
START_MONEY = 10
START_HAND = 3
RAILROADS_ON_OFFER = 2
BUILDINGS_ON_OFFER = 4


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The initial order of every deck, top first, and the start player.

    The first three production cards are seat 0's hand, the next three seat 1's, and so on.
    `basic_tiles` lists all six: the first ones are offered, the others leave the game.
    `towns` lists the towns in play in the order of appearance.
    """

    players: int
    options: TableOptions
    start_player: int
    production_cards: tuple[int, ...]
    railroads: tuple[str, ...]
    towns: tuple[str, ...]
    basic_tiles: tuple[str, ...]
    advanced_tiles: tuple[str, ...]


def _deal_towns(players: int, chance: Chance) -> tuple[str, ...]:
    """Return the towns, shuffled within each VP value, cheap ones first; two players remove one of each."""
    values = sorted({town.points for town in catalogue.TOWNS.values()})
    left = 1 if players == 2 else 0
    groups = [
        chance.shuffled([t.name for t in catalogue.TOWNS.values() if t.points == value]) for value in values
    ]
    return tuple(name for group in groups for name in group[: len(group) - left])


def deal(players: int, options: TableOptions, chance: Chance) -> Setup:
    """Shuffle all decks and draw the start player (setup steps 1 to 6)."""
    return Setup(
        players=players,
        options=options,
        start_player=chance.below(players),
        production_cards=chance.shuffled(tuple(catalogue.PRODUCTION_CARDS)),
        railroads=chance.shuffled(catalogue.railroads_in_play(players)),
        towns=_deal_towns(players, chance),
        basic_tiles=chance.shuffled(catalogue.BASIC_TILES),
        advanced_tiles=() if options.beginners else chance.shuffled(catalogue.ADVANCED_TILES),
    )


def _check(setup: Setup) -> None:
    """Raise ValueError for a set-up that no shuffle can give: saves are untrusted."""

    def same(cards: tuple[Any, ...], printed: tuple[Any, ...]) -> bool:
        return sorted(cards) == sorted(printed)

    advanced = () if setup.options.beginners else catalogue.ADVANCED_TILES
    per_value = 3 if setup.players == 2 else 4
    points = [catalogue.TOWNS[name].points for name in setup.towns if name in catalogue.TOWNS]
    good = (
        setup.players in PLAYERS
        and 0 <= setup.start_player < setup.players
        and same(setup.production_cards, tuple(catalogue.PRODUCTION_CARDS))
        and same(setup.railroads, catalogue.railroads_in_play(setup.players))
        and same(setup.basic_tiles, catalogue.BASIC_TILES)
        and same(setup.advanced_tiles, advanced)
        and len(set(setup.towns)) == len(setup.towns) == len(points) == 4 * per_value
        and points == sorted(points)
        and all(points.count(value) == per_value for value in points)
    )
    if not good:
        raise ValueError("the set-up is not one that shuffling the components can give")


def start(setup: Setup) -> State:
    """Return the state before the first free token is chosen; ValueError for an impossible set-up."""
    _check(setup)
    cards, hands = setup.production_cards, setup.players * START_HAND
    basics = min(setup.players, BUILDINGS_ON_OFFER) if setup.options.mixed_opening else BUILDINGS_ON_OFFER
    mixed = BUILDINGS_ON_OFFER - basics
    missing = set(catalogue.TOWNS) - set(setup.towns)
    return State(
        options=setup.options,
        start_player=setup.start_player,
        players=tuple(
            Player(START_MONEY, cards[first : first + START_HAND], catalogue.NO_TOKENS)
            for first in range(0, hands, START_HAND)
        ),
        prices=catalogue.LOWEST_PRICES,
        supply=catalogue.SUPPLY,
        draw_pile=cards[hands:],
        discard_pile=(),
        railroad_offer=setup.railroads[:RAILROADS_ON_OFFER],
        railroad_deck=setup.railroads[RAILROADS_ON_OFFER:],
        town=setup.towns[0],
        town_deck=setup.towns[1:],
        building_offer=setup.basic_tiles[:basics] + setup.advanced_tiles[:mixed],
        building_stack=setup.advanced_tiles[mixed:],
        removed=tuple(sorted(missing)) + tuple(sorted(setup.basic_tiles[basics:])),
        turn=setup.start_player,
        round=1,
        final_round=False,
        pending=AwaitStartTokens(setup.start_player, 1),
    )
