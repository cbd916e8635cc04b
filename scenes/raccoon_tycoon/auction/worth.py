"""The sheet of worths: what the card adds to who is asked, to the others, and what its like was sold for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from raccoon.games.raccoon_tycoon.catalogue import TOWNS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import names, rich, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.moving.cached_area import Patch
from scenes.art.pieces import emblems
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.auction.railroad_value import RailroadValue, bid_limit, railroad_value
from scenes.raccoon_tycoon.auction.sales import Sale, sales
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext

FADED = "#665338"
"""The colour of a bidder who has passed."""
BROWN = "#6b5030"
SMALL, USUAL, LARGE = 18, 20, 27
MOST = 1.25
"""The largest factor by which its type grows with the player's text scale."""
HIGHEST = 1.35
SHADOW = 24
"""The greatest reach of its shadow, in design units."""
SHOWN, SALE_GAP = 3, 8
"""Of earlier sales the latest ones, and what parts them in design units."""


@dataclass(frozen=True)
class WorthSheet:
    """Draws it for `seat`. What is on it lies open to all, except up to where to bid: that is told to
    whoever looks alone (`own`).
    """

    table: ChoiceContext
    pending: AwaitBid
    seat: int
    frame: Frame
    paper: pygame.Rect
    own: bool

    def patch(self) -> Patch:
        """The sheet with its shadow."""
        sold, reach = sales(self.table.told(), self.pending.railroad), 2 * self.frame.px(SHADOW)
        view = self.table.view
        of = (self.seat, self.own, self.pending.railroad, self.pending.active, view.players, view.town, sold)
        area = self.paper.inflate(reach, reach)
        alone = replace(self, paper=self.paper.move(-area.left, -area.top))
        return Patch(area, of, partial(alone._draw, sold), apart=True)

    def _draw(self, sold: Sequence[Sale], surface: pygame.Surface) -> None:
        """The sums for the seat, the others in a band below, then what was paid."""
        shapes.paper_panel(surface, self.paper, self.frame.scale)
        me = self._value(self.seat)
        y = self._title(surface)
        y = self._limit(surface, self._parts(surface, y, me))
        foot = self._sold(surface, sold)
        self._others(surface, pygame.Rect(self.paper.left, y, self.paper.width, foot - y))

    def _value(self, seat: int) -> RailroadValue:
        return railroad_value(self.table.view.players[seat], self.pending.railroad)

    @property
    def _left(self) -> int:
        return self.paper.left + self.frame.px(20)

    @property
    def _right(self) -> int:
        return self.paper.right - self.frame.px(20)

    def _type(self, units: float) -> int:
        return self.frame.type(units, MOST)

    def _px(self, units: float) -> int:
        """A height on the sheet, which may be higher than usual."""
        return self.frame.px(units * min(HIGHEST, self.paper.height / self.frame.px(424)))

    def _title(self, surface: pygame.Surface) -> int:
        say, name = self.table.say, self.table.seats[self.seat].name
        words = say("auction.worth_to_you") if self.own else say("auction.worth", name=name)
        style = text.Style(Typeface.POSTER, self._type(28), pal.OXBLOOD_DEEP)
        y = self.paper.top + self._px(36)
        text.draw(surface, words, (self.paper.centerx, y), style, "centre", self._right - self._left)
        return y

    def _parts(self, surface: pygame.Surface, y: int, me: RailroadValue) -> int:
        """The set, pairs with the town on offer beneath, buildings, and all together."""
        say, px = self.table.say, self._px
        more, noted = me.set_after - me.set_before, self._has_room_for_notes
        owned = say("auction.set", owned=me.owned, of=me.cards)
        self._row(surface, y + px(30 if noted else 38), owned, self._points(more))
        self._row(surface, y + px(76), say("auction.pairs"), self._points(me.pair_points))
        if noted:
            note = say("auction.set_note", before=me.set_before, after=me.set_after) if me.owned > 1 else ""
            self._note(surface, y + px(50), note or say("auction.set_first"))
            self._note(surface, y + px(97), self._town())
        y += px(106)
        if me.bonus_points:
            y += px(20)
            self._row(surface, y, say("auction.bonus"), self._points(me.bonus_points))
            y += px(8)
        shapes.rule(surface, pygame.Rect(self._left, y, self._right - self._left, px(9)), self.frame.scale)
        y += max(px(34), px(9) + self._type(LARGE))
        self._row(surface, y, say("auction.together"), self._points(me.points), LARGE)
        return y + px(12)

    def _limit(self, surface: pygame.Surface, y: int) -> int:
        """Up to where it is worth bidding, as long as the seat still bids; whether it is the whole purse."""
        bids = self.own and self.seat in self.pending.active
        limit = bid_limit(self.table.view, self.pending.railroad) if bids else None
        if limit is None:
            return y
        say, y = self.table.say, y + max(self._px(20), round(1.1 * self._type(LARGE)) - self._px(12))
        self._row(surface, y, say("auction.bid_up_to"), say("table.money", n=limit), LARGE)
        if self._has_room_for_notes and limit == self.table.view.players[self.seat].money:
            y += self._px(20)
            self._note(surface, y, say("auction.whole_purse"))
        return y + self._px(12)

    def _points(self, points: int) -> str:
        return self.table.say("auction.points", n=points)

    @property
    def _has_room_for_notes(self) -> bool:
        """Whether small print stands between two lines, or in a small window upon them."""
        return self._px(20) >= 0.86 * self._type(SMALL)

    def _town(self) -> str:
        """The town on offer, which the room covers: its points and both payments."""
        view, say = self.table.view, self.table.say
        if view.town is None:
            return say("auction.no_town")
        town = TOWNS[view.town]
        return say(
            "auction.town",
            town=named(town.name, say),
            points=say("table.points", n=town.points),
            named=town.commodity_cost,
            token=f"[{town.commodity}]",
            any=town.any_cost,
        )

    def _note(self, surface: pygame.Surface, y: int, words: str) -> None:
        style = text.Style(Typeface.BOOK_ITALIC, self._type(SMALL), BROWN)
        box = pygame.Rect(self._left, y - self._px(17), self._right - self._left, self._px(24))
        rich.paragraph(surface, words, box, style, floor=self.frame.floor)

    def _row(self, surface: pygame.Surface, y: int, words: str, figure: str, units: float = USUAL) -> None:
        """Words, and their figure at the right edge; what counts is larger."""
        large = units == LARGE
        face, colour = (Typeface.POSTER, pal.OXBLOOD_DEEP) if large else (Typeface.BOOK_SEMIBOLD, pal.INK)
        left = self._figure(surface, y, figure, units, colour)
        style = text.Style(face, self._type(units), colour)
        room = left - self.frame.px(8) - self._left
        text.draw(surface, words, (self._left, y), style, limit=room, floor=self.frame.floor)

    def _figure(self, surface: pygame.Surface, y: int, figure: str, units: float, colour: pal.Colour) -> int:
        """The figure at the right edge; where it begins."""
        style = text.Style(Typeface.POSTER, self._type(units), colour)
        return text.draw(surface, figure, (self._right, y), style, "right").left

    def _others(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """To whom it is worth most, by what lies open; who has passed is fainter."""
        px, say = self.frame.px, self.table.say
        band = room.inflate(-px(20), -px(8))
        surface.blit(_band(band.size, self.frame.scale), band)
        worth = {seat: self._value(seat).points for seat in range(len(self.table.seats)) if seat != self.seat}
        seats = sorted(worth, key=lambda seat: -worth[seat])
        step = band.height / (len(seats) + 0.9)
        head = text.Style(Typeface.BOOK_ITALIC, self._type(19), pal.OXBLOOD_DEEP)
        text.draw(surface, say("auction.others"), (self._left, band.top + round(0.68 * step)), head)
        for number, seat in enumerate(seats):
            y = band.top + round((number + 1.4) * step)
            self._other(surface, y, seat, worth[seat], round(step))

    def _other(self, surface: pygame.Surface, y: int, seat: int, points: int, step: int) -> None:
        who, px, out = self.table.seats[seat], self.frame.px, seat not in self.pending.active
        colour = FADED if out else pal.INK
        side = min(px(30), step - px(2))
        badge = pygame.Rect(self._left - px(2), y - side // 2, side, side)
        emblems.emblem(surface, badge, who.emblem, who.colour)
        style = text.Style(Typeface.BOOK_SEMIBOLD, self._type(USUAL), colour)
        drop = round(style.pixels * 0.34)
        left = self._figure(surface, y + drop, self._points(points), USUAL, colour)
        words = self.table.say("auction.out_name", name=who.name) if out else who.name
        start = badge.right + px(7)
        box = pygame.Rect(start, y - step // 2, left - px(8) - start, step)
        names.draw(surface, words, box, style, "left", self.frame.floor)

    def _sold(self, surface: pygame.Surface, sold: Sequence[Sale]) -> int:
        """Draw what this railroad was sold for; the top of that."""
        y = self.paper.bottom - self.frame.px(18)
        self._earlier(surface, y, sold)
        return y - self.frame.px(24)

    def _earlier(self, surface: pygame.Surface, y: int, sold: Sequence[Sale]) -> None:
        """The latest sales of this railroad, as many as have room beside its name."""
        shown, width = list(sold[-SHOWN:]), self._right - self._left
        words = self._sold_words(bool(shown), width - self._sales_width(shown))
        while len(shown) > 1 and self._least(words) + self._sales_width(shown) > width:
            shown.pop(0)
        style = text.Style(Typeface.BOOK_SEMIBOLD, self._type(USUAL), pal.INK)
        limit = width - self._sales_width(shown)
        text.draw(surface, words, (self._left, y), style, limit=limit, floor=self.frame.floor)
        right = self._right
        for sale in reversed(shown):
            right = self._sale(surface, right, y, sale)

    def _sold_words(self, sold: bool, room: int) -> str:
        """The words before the sales, without the railroad's name where it has no room beside the card."""
        say = self.table.say
        railroad = named(self.pending.railroad, say)
        if not sold:
            return say("auction.never_sold", railroad=railroad)
        words = say("auction.sold_for", railroad=railroad)
        return words if self._least(words) <= room else say("auction.sold")

    def _least(self, words: str) -> int:
        """The least width of words of that line."""
        least = min(self._type(USUAL), self.frame.floor)
        return text.width(words, text.Style(Typeface.BOOK_SEMIBOLD, least))

    def _sales_width(self, shown: Iterable[Sale]) -> int:
        """The room that sales take, with what parts them from the words."""
        return sum(text.width(self._price(sale), self._price_style) + self._emblem for sale in shown)

    @property
    def _price_style(self) -> text.Style:
        return text.Style(Typeface.POSTER, self._type(USUAL + 1), pal.INK)

    @property
    def _emblem(self) -> int:
        """The room that a buyer's emblem takes, with the gaps beside it."""
        return self._px(25) + self.frame.px(3 + SALE_GAP)

    def _price(self, sale: Sale) -> str:
        return self.table.say("table.money", n=sale.price)

    def _sale(self, surface: pygame.Surface, right: int, y: int, sale: Sale) -> int:
        """A buyer's emblem and what they paid; where it begins."""
        told = text.draw(surface, self._price(sale), (right, y), self._price_style, "right")
        side, buyer = self._px(25), self.table.seats[sale.seat]
        badge = pygame.Rect(told.left - side - self.frame.px(3), y - round(0.8 * side), side, side)
        emblems.emblem(surface, badge, buyer.emblem, buyer.colour)
        return badge.left - self.frame.px(SALE_GAP)


@surface_cache(4)
def _band(size: tuple[int, int], k: float) -> pygame.Surface:
    sheet = Drawing(size[0] / k, size[1] / k)
    sheet.inset(0, 6, sheet.down(0, sheet.height, (0, "#e8d3a2"), (1, "#dabe84")), pal.GILT_DEEP, 1)
    return sheet.surface(size)
