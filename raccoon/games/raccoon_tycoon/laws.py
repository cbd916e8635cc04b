"""The invariants of every state: the tests and ``raccoon verify`` check them after every move."""

from collections.abc import Iterator
from typing import Any

from raccoon.engine.counts import plus
from raccoon.games.raccoon_tycoon import catalogue
from raccoon.games.raccoon_tycoon.pending import AwaitBonus, AwaitDiscard, AwaitFloorTrade, AwaitTokens, Over
from raccoon.games.raccoon_tycoon.state import State


def faults(state: State) -> tuple[str, ...]:
    """Return a sentence for each invariant that the state breaks."""
    return (*_pieces(state), *_money_and_prices(state), *_storage(state))


def _same(name: str, found: list[Any], printed: tuple[Any, ...]) -> Iterator[str]:
    if sorted(found) != sorted(printed):
        yield f"the {name} are not the printed ones"


def _owned(state: State, kind: str) -> list[str]:
    return [name for player in state.players for name in getattr(player, kind)]


def _pieces(state: State) -> Iterator[str]:
    """Check 54 cards, 24 railroads, 16 towns, 27 tiles (less those removed), 24 tokens of each commodity."""
    hands = [card for player in state.players for card in player.hand]
    yield from _same(
        "production cards", [*state.draw_pile, *state.discard_pile, *hands], tuple(catalogue.PRODUCTION_CARDS)
    )
    railroads = [*state.railroad_offer, *state.railroad_deck, *_owned(state, "railroads")]
    yield from _same("railroads", railroads, catalogue.railroads_in_play(len(state.players)))
    removed_towns = [name for name in state.removed if name in catalogue.TOWNS]
    offered = [state.town] if state.town else []
    yield from _same(
        "towns", [*offered, *state.town_deck, *_owned(state, "towns"), *removed_towns], tuple(catalogue.TOWNS)
    )
    owned = [catalogue.BUILDINGS[name].upgraded_from or name for name in _owned(state, "buildings")]
    removed = [name for name in state.removed if name not in catalogue.TOWNS]
    advanced = () if state.options.beginners else catalogue.ADVANCED_TILES
    tiles = [*state.building_offer, *state.building_stack, *owned, *removed]
    yield from _same("building tiles", tiles, catalogue.BASIC_TILES + advanced)
    tokens = state.supply
    for player in state.players:
        tokens = plus(tokens, player.tokens)
    if tokens != catalogue.SUPPLY:
        yield "the tokens are not 24 of each commodity beside the price marker"


def _money_and_prices(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.money < 0:
            yield f"seat {seat} owes money"
        if min(player.tokens) < 0:
            yield f"seat {seat} owes tokens"
    if min(state.supply) < 0:
        yield "the supply owes tokens"
    for name, low, price, high in zip(
        catalogue.COMMODITIES, catalogue.LOWEST_PRICES, state.prices, catalogue.HIGHEST_PRICES, strict=True
    ):
        if not low <= price <= high:
            yield f"the price of {name} is off its track"


def _storage(state: State) -> Iterator[str]:
    """Check the storage limit: only a production, or one cut short by a victory, may exceed it (R9, R22)."""
    producing = isinstance(state.pending, AwaitFloorTrade | AwaitTokens | AwaitBonus | AwaitDiscard)
    producing = producing or (state.options.sudden_death and isinstance(state.pending, Over))
    for seat, player in enumerate(state.players):
        busy = producing and state.pending.seat == seat
        if not busy and sum(player.tokens) > player.powers.storage_limit:
            yield f"seat {seat} stores more than its limit"
