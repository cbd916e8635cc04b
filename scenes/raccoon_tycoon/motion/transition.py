"""`ViewDiff`: the table between two positions, while pieces are in flight.

While a log entry is animated, everything it takes away has left its place and nothing it gives has arrived:
counts and sums are the smaller of before and after, places to be filled are `hidden`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

import pygame
from msgspec.structs import replace

from raccoon.engine.counts import lowest
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import PlayerView, View
from scenes.raccoon_tycoon.holdings import EstateItem, desk_seat, estate_items, layout_of
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.table.piece import Piece

Rect = pygame.Rect
Move = tuple[int | None, int]
"""The place of a row's piece before (None: it is new) and after."""


class ViewDiff:
    """Two views of one viewer and the table between them; the desk stays that of the seat before."""

    def __init__(self, before: View, after: View, size: tuple[int, int], text_scale: float) -> None:
        self.before = before
        self.after = replace(after, pending=before.pending, turn=before.turn)
        self._size, self._text_scale = size, text_scale
        self.auctioned = after.pending.railroad if isinstance(after.pending, AwaitBid) else None
        self.desk = desk_seat(before)
        self.held = _held(before, self.after)

    def _layout(self, view: View) -> TableLayout:
        return layout_of(self._size, view, self._text_scale)

    @cached_property
    def old(self) -> TableLayout:
        """The layout before the move."""
        return self._layout(self.before)

    @cached_property
    def new(self) -> TableLayout:
        """The layout after the move."""
        return self._layout(self.after)

    @cached_property
    def places(self) -> TableLayout:
        """The layout during the flights: the warehouse holds the tokens that do not move."""
        mine = replace(self.held.players[self.desk], tokens=self.after.players[self.desk].tokens)
        layout = self._layout(replace(self.held, players=with_player(self.held.players, self.desk, mine)))
        unmoved = {place for start, place in self.warehouse_moves if start == place}
        if layout.slots[: len(layout.contents)] != self.old.slots[: len(layout.contents)]:
            unmoved = set()
        return layout.holding(
            tuple(name if place in unmoved else None for place, name in enumerate(layout.contents))
        )

    @cached_property
    def warehouse_moves(self) -> tuple[Move, ...]:
        """The moves of the tokens that are in the desk's warehouse after it."""
        return tuple(row_moves(self.old.contents, self.new.contents))

    @cached_property
    def hidden(self) -> frozenset[Piece]:
        """The pieces that are not drawn on the table because they are in flight."""
        rows = [*self.offers.items(), ("hand", self.hand_moves)]
        offer, block = self.after.railroad_offer, self.auctioned
        return frozenset(
            {
                *(Piece("price", name) for name, _, _ in self.price_changes),
                *(Piece(kind, place) for kind, moves in rows for start, place in moves if start != place),
                *((Piece("railroad", offer.index(block)),) if block in offer else ()),
                *(("town",) if self.after.town not in (None, self.before.town) else ()),
            }
        )

    @cached_property
    def price_changes(self) -> tuple[tuple[str, int, int], ...]:
        """Commodity, price before and price after, where they differ."""
        rows = zip(COMMODITIES, self.before.prices, self.after.prices, strict=True)
        return tuple((name, old, new) for name, old, new in rows if old != new)

    @cached_property
    def offers(self) -> dict[str, tuple[Move, ...]]:
        """The moves of the railroads and buildings that are on offer after it."""
        return {
            "railroad": tuple(offer_moves(self.before.railroad_offer, self.after.railroad_offer)),
            "building": tuple(offer_moves(self.before.building_offer, self.after.building_offer)),
        }

    @cached_property
    def hand_moves(self) -> tuple[Move, ...]:
        """The moves of the cards in the desk's hand after it; in a hidden hand the last ones are new."""
        before, after = self.before.players[self.desk], self.after.players[self.desk]
        if before.hand is None or after.hand is None:
            common = min(before.hand_size, after.hand_size)
            return tuple((place if place < common else None, place) for place in range(after.hand_size))
        return tuple(row_moves(before.hand, after.hand))

    @cached_property
    def arrivals(self) -> dict[str, list[Rect]]:
        """The slots of the desk's warehouse that are to be filled, by commodity."""
        places: dict[str, list[Rect]] = {name: [] for name in COMMODITIES}
        for start, place in self.warehouse_moves:
            if start is None and place < len(self.places.slots):
                places[self.new.contents[place] or ""].append(self.places.slots[place])
        return places

    @cached_property
    def departures(self) -> dict[str, list[Rect]]:
        """The slots of the desk's warehouse that tokens leave, by commodity."""
        kept = {start for start, _ in self.warehouse_moves}
        places: dict[str, list[Rect]] = {name: [] for name in COMMODITIES}
        for place, name in enumerate(self.old.contents):
            if place not in kept and name:
                places[name].append(self.old.slots[place])
        return places

    def estate_place(self, item: EstateItem) -> Rect | None:
        """The place of an item on the desk's estate after the move; None if it is not there."""
        items = estate_items(self.after.players[self.desk])
        spots = zip(items, self.new.estate_items, strict=False)
        return next((spot for held, spot in spots if (held.kind, held.name) == (item.kind, item.name)), None)


def _held(before: View, after: View) -> View:
    """The view during the flights: holdings as before, counts and sums the smaller, offers as after."""
    players = tuple(_player(old, new) for old, new in zip(before.players, after.players, strict=True))
    return replace(
        before,
        players=players,
        supply=lowest(before.supply, after.supply),
        draw_pile=min(before.draw_pile, after.draw_pile),
        railroad_offer=after.railroad_offer,
        railroad_deck=after.railroad_deck,
        town=after.town,
        town_deck=after.town_deck,
        building_offer=after.building_offer,
        building_stack=after.building_stack,
    )


def _player(before: PlayerView, after: PlayerView) -> PlayerView:
    known = before.money is not None and after.money is not None
    return replace(
        before,
        money=min(before.money, after.money) if known else None,  # type: ignore[type-var]
        hand=after.hand,
        hand_size=after.hand_size,
        tokens=lowest(before.tokens, after.tokens),
    )


def with_player(players: tuple[PlayerView, ...], seat: int, player: PlayerView) -> tuple[PlayerView, ...]:
    """The players with the one in `seat` replaced."""
    return (*players[:seat], player, *players[seat + 1 :])


def row_moves(before: Sequence[object], after: Sequence[object]) -> Iterator[Move]:
    """The moves of a row's pieces; equal pieces keep their order."""
    seen: Counter[object] = Counter()
    for place, piece in enumerate(after):
        starts = [number for number, held in enumerate(before) if held == piece]
        yield (starts[seen[piece]] if seen[piece] < len(starts) else None), place
        seen[piece] += 1


def offer_moves(before: tuple[str, ...], after: tuple[str, ...]) -> Iterator[Move]:
    """The moves of an offer: pieces stay or are new; a shorter offer moves up like a row."""
    if len(after) < len(before):
        yield from row_moves(before, after)
        return
    for place, name in enumerate(after):
        yield (place if place < len(before) and before[place] == name else None), place
