"""`TableLayout`: the rectangle of everything on the table. No drawing and no rules."""

from collections.abc import Iterable, Iterator
from copy import copy

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, LOWEST_PRICES, NO_TOKENS
from scenes.raccoon_tycoon.keys import VERBS
from scenes.raccoon_tycoon.picture.shelves import estate_shelves, warehouse_grid
from scenes.table.layout import MARGIN, Layout
from scenes.table.offer_row import Offer, place_offers
from scenes.table.piece import Piece

Rect = pygame.Rect

PRICES = 12
"""The number of spaces on each market track."""
CARD = 168
"""The width of a production card in the hand on a 16:9 window."""
GROOVE = (50, 58, 40, 21)
"""A market track's distance from the column's left and top, its width, its distance from the bottom."""
PLAIN_MARKET = 312
"""A column's height on a 16:9 window; on taller windows its parts are farther apart."""
BLOCK = (132, 64)
"""The width and height of the auction block with the gavel."""
SMALLEST_HAND = 3
"""The least number of places in the hand, so that the warehouse next to it does not move."""
TALLEST_PANEL = 240
MOST_PLAYERS = 5
"""The number of panels from which on they are closer together in large text."""
DECK = 210
"""The width of a whole deck: a card's back and the edges of those beneath it."""
SLICE = 48
"""The least visible width of the railroads' and buildings' decks."""


def numbered(kind: str, rects: Iterable[Rect]) -> Iterator[tuple[Piece, Rect]]:
    """Number rectangles as pieces of a kind ("hand:0", "hand:1")."""
    return ((Piece(kind, number), rect) for number, rect in enumerate(rects))


class TableLayout(Layout):
    """All rectangles of a table on a window of `size` pixels, in window pixels.

    `players`, `hand` (places for cards), `warehouse_limit` (slots), `estate` (items as in
    `holdings.estate_items`) and the numbers on offer are the numbers of places; `tokens` decides which
    commodity is in which slot. `holdings.layout_of` makes a layout for a view.
    """

    verb_rows = (80,)

    def __init__(  # noqa: PLR0913 - so many independent counts
        self,
        size: tuple[int, int],
        players: int,
        hand: int,
        warehouse_limit: int,
        estate: int,
        buildings_on_offer: int = 4,
        railroads_on_offer: int = 2,
        text_scale: float = 1.0,
        *,
        tokens: Counts = NO_TOKENS,
    ) -> None:
        super().__init__(size, text_scale, growing=0.09)
        self._lay_market()
        self._lay_offer(railroads_on_offer, buildings_on_offer)
        self._lay_rails(players)
        slots = max(warehouse_limit, sum(tokens))
        self._lay_desk(hand, slots, estate)
        self._counts = players, hand, slots, estate, buildings_on_offer, railroads_on_offer
        self._lay_foot([verb.name for verb in VERBS], gap=17)
        held = zip(COMMODITIES, tokens, strict=True)
        self.contents: tuple[str | None, ...] = tuple(name for name, count in held for _ in range(count))
        """The commodity in each slot of the warehouse as far as it is filled; None: a slot left empty."""

    def _lay_market(self) -> None:
        high = 312 + 0.2 * self._tall
        step = (self._centre + 24) / len(COMMODITIES)
        self.market = {
            name: self._rect(self._left + number * step, MARGIN, step - 24, high)
            for number, name in enumerate(COMMODITIES)
        }
        self._market_high = high

    @property
    def page(self) -> Rect:
        """The paper of a choice; in large text it also covers the last column of the market and buildings."""
        page = super().page
        if self.frame.is_large:
            covered = self.market[COMMODITIES[-1]], self.offered["building"][1]
            more = page.left - min(rect.left for rect in covered) + self.frame.px(MARGIN / 2)
            page.left, page.width = page.left - more, page.width + more
        return page

    def _lay_offer(self, railroads: int, buildings: int) -> None:
        """Place railroads, town and buildings, each with its deck, below the strip of open country."""
        top = MARGIN + self._market_high + 84 + 0.45 * self._tall
        offers = (
            Offer((212,) * railroads, 12, SLICE, DECK),
            Offer((244,), 12, 40, DECK),
            Offer((186, 186), 12, SLICE, DECK),
        )
        rails, town, signs = place_offers(self._left, self._centre, offers)
        self.offered = {
            "railroad": tuple(self._rect(x, top, 212, 300) for x in rails.columns),
            "town": (self._rect(town.columns[0], top, 244, 300),),
            "building": tuple(
                self._rect(signs.columns[number % 2], top + (number // 2) * 156, 186, 144)
                for number in range(buildings)
            ),
        }
        """The places of the offer, by kind."""
        self.decks = {
            kind: self._rect(offer.deck, top + 8 * (1 - offer.out), offer.seen, 284 + 16 * offer.out)
            for kind, offer in zip(self.offered, (rails, town, signs), strict=True)
        }
        """The visible part of the deck of each kind."""
        self.strip = self._rect(
            self._left, MARGIN + self._market_high, self._centre, top - MARGIN - self._market_high
        )
        above = MARGIN + self._market_high
        self.gavel = self._rect(self._left, (above + top - BLOCK[1]) / 2, *BLOCK)
        left = self.gavel.right
        self.country = Rect(left, self.strip.top, self.strip.right - left, self.strip.height)
        self.edge = top + 310
        """The top of the desk, in design units."""

    def _lay_rails(self, players: int) -> None:
        high = self.edge - 10 - MARGIN
        gap = 6 if self.frame.is_large and players == MOST_PLAYERS else 12
        self.panels = self._column(players, high, TALLEST_PANEL, gap)
        piles = 88 if self.frame.is_large else 76
        self._lay_log(high, heading=132, foot=26 + piles)
        self.stage = Rect(self.strip.left, self.panels[0].top, self.strip.width, 0)
        self.stage.height = self.log_paper.bottom - self.stage.top
        self.piles = self._rect(self._right + 12, MARGIN + high - 14 - piles, self.rail - 24, piles)

    def _lay_desk(self, hand: int, slots: int, estate: int) -> None:
        top = self.edge + 14
        high = self.height - self.foot - MARGIN - top
        self.me = self._rect(MARGIN, top, self.rail, high)
        self.purse = self._rect(MARGIN + 0.54 * self.rail, self.edge + 134, 0.43 * self.rail, 106)
        places = max(hand, SMALLEST_HAND)
        gap = {3: 16, 4: 12}.get(places, 9)
        card = CARD + {3: 0.1, 4: 0.04}.get(places, 0) * self._tall
        x = self._left
        self.hand = tuple(self._rect(x + number * (card + gap), top, card, high) for number in range(hand))
        x += places * (card + gap) - gap + 16
        wide = {3: 308, 4: 292}.get(places, 264) + 0.12 * self._broad
        self.warehouse = self._rect(x, top, wide, high)
        self.slots = tuple(
            self._rect(*box) for box in warehouse_grid(x + 10, top + 50, wide - 20, high - 60, slots)
        )
        x += wide + 16
        wide = self.width - MARGIN - x
        self.estate = self._rect(x, top, wide, high)
        shelf = estate_shelves(x + 16, top + 50, wide - 32, high - 60, estate, self.frame.is_large)
        self.estate_items = tuple(self._rect(*box) for box in shelf)
        self.desk = self.me.union(self.estate)

    @property
    def geometry(self) -> object:
        """Everything that the places depend on, to compare layouts by."""
        return self.size, self.frame, self._counts, self.contents

    def holding(self, contents: tuple[str | None, ...]) -> "TableLayout":
        """Return a copy with other contents of the warehouse's slots."""
        other = copy(self)
        other.contents = contents
        return other

    def track(self, commodity: str) -> Rect:
        """The groove of a commodity's market track: `PRICES` spaces of equal height."""
        column, (left, top, wide, foot) = self.market[commodity], GROOVE
        px = self.frame.px
        space = (column.height - px(top) - px(foot)) // PRICES
        high = space * PRICES
        return Rect(column.left + px(left), column.bottom - px(foot) - high, px(wide), high)

    def slip(self, commodity: str) -> Rect:
        """The slip of a sale: below the commodity's column, in the open country."""
        column, high = self.market[commodity], min(self.frame.px(76), self.strip.height - self.frame.px(4))
        found = Rect(0, 0, column.width + self.frame.px(64 if self.frame.is_large else 22), high)
        found.midtop = column.midbottom
        return found.clamp(self.stage)

    def token_spot(self, commodity: str, price: int) -> Rect:
        """The square of the price token on the space of `price` of a commodity's track."""
        track = self.track(commodity)
        space = price - LOWEST_PRICES[COMMODITIES.index(commodity)]
        each = track.height // PRICES
        middle = track.bottom - space * each - each // 2
        side = self.frame.px(56)
        return Rect(track.centerx - side // 2, middle - side // 2, side, side)

    def pieces(self) -> Iterator[tuple[Piece, Rect]]:
        """Every piece that can be pointed at with its rectangle, the topmost first.

        Pieces: "hand:2", "slot:wood" (a token of it), "warehouse", "estate:1", "estate", "market:wood",
        "railroad:0", "gavel", "town", "building:3", "panel:2", "purse", "me".
        """
        yield from numbered("hand", self.hand)
        yield from (
            (Piece("slot", name), rect) for name, rect in zip(self.contents, self.slots, strict=False)
        )
        yield Piece("warehouse"), self.warehouse
        yield from numbered("estate", self.estate_items)
        yield Piece("estate"), self.estate
        yield from ((Piece("market", name), rect) for name, rect in self.market.items())
        yield from numbered("railroad", self.offered["railroad"])
        yield Piece("gavel"), self.gavel
        yield Piece("town"), self.offered["town"][0]
        yield from numbered("building", self.offered["building"])
        yield from numbered("panel", self.panels)
        yield Piece("purse"), self.purse
        yield Piece("me"), self.me
