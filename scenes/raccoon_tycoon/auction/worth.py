"""The worth sheet: what the card adds for the seat asked and for the others, and earlier prices."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from raccoon.games.raccoon_tycoon.catalogue import TOWNS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import Drawing, Frame, Typeface, names, palette as pal, shapes, text, theme
from scenes.art.moving.cached_area import Patch
from scenes.art.pieces import emblems
from scenes.art.surface_cache import sheet_cache
from scenes.raccoon_tycoon.auction.bidders import SHADE
from scenes.raccoon_tycoon.auction.figures import RailroadValue, Sale, bid_limit, railroad_value, sales
from scenes.raccoon_tycoon.auction.paper import LARGE, RED, USUAL, Paper
from scenes.raccoon_tycoon.auction.plate import is_sold
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext

SHOWN, SALE_GAP = 3, 8
"""The most earlier sales shown, and the gap between them in design units."""


@dataclass(frozen=True)
class SalesLine:
    """Draws the line of a railroad's earlier sales, at the foot of the sheet."""

    paper: Paper
    table: ChoiceContext
    railroad: str

    def draw(self, y: int, sold: Sequence[Sale]) -> None:
        """Draw the latest sales, as many as fit next to the words."""
        paper, shown = self.paper, list(sold[-SHOWN:])
        width = paper.right - paper.left
        words = self._words(bool(shown), width - self._width(shown))
        while len(shown) > 1 and self._least(words) + self._width(shown) > width:
            shown.pop(0)
        style, limit = paper.style(Typeface.BOOK_SEMIBOLD, USUAL), width - self._width(shown)
        text.draw(paper.surface, words, (paper.left, y), style, limit=limit, floor=paper.frame.floor)
        right = paper.right
        for sale in reversed(shown):
            right = self._sale(right, y, sale)

    def _words(self, sold: bool, room: int) -> str:
        """The words in front of the sales; without the railroad's name where it does not fit."""
        say, railroad = self.table.say, named(self.railroad, self.table.say)
        if not sold:
            return say("auction.never_sold", railroad=railroad)
        words = say("auction.sold_for", railroad=railroad)
        return words if self._least(words) <= room else say("auction.sold")

    def _least(self, words: str) -> int:
        """The width of words in their smallest or slimmest type."""
        style, frame = self.paper.style(Typeface.BOOK_SEMIBOLD, USUAL), self.paper.frame
        if frame.is_large:
            return round(style.slim * text.width(words, style))
        return text.width(words, style.sized(min(style.pixels, frame.floor)))

    def _width(self, shown: Iterable[Sale]) -> int:
        """The width of sales with their emblems and gaps."""
        emblem = self.paper.px(25) + self.paper.frame.px(3 + SALE_GAP)
        return sum(text.width(*self._price(sale)) + emblem for sale in shown)

    def _price(self, sale: Sale) -> tuple[str, text.Style]:
        return self.table.say("table.money", n=sale.price), self.paper.style(Typeface.POSTER, USUAL + 1)

    def _sale(self, right: int, y: int, sale: Sale) -> int:
        """Draw a buyer's emblem and price that end at `right`; return their left edge."""
        paper, (words, style) = self.paper, self._price(sale)
        price = text.draw(paper.surface, words, (right, y), style, "right")
        side, buyer = paper.px(25), self.table.seats[sale.seat]
        badge = pygame.Rect(price.left - side - paper.frame.px(3), y - round(0.8 * side), side, side)
        emblems.emblem(paper.surface, badge, buyer.emblem, buyer.colour)
        return badge.left - paper.frame.px(SALE_GAP)


FADED = "#4f3f28"
"""The colour of a bidder who has passed."""
SLIM_FIGURES = text.NARROWEST
"""The width of the figures next to names in large text, as a share of the usual."""
SHADOW = 24
"""The greatest reach of the sheet's shadow, in design units."""


@dataclass(frozen=True)
class WorthSheet:
    """Draws the worth sheet for `seat`; the bid limit only if the seat looks alone (`own`)."""

    table: ChoiceContext
    pending: AwaitBid
    seat: int
    frame: Frame
    paper: pygame.Rect
    own: bool

    def patch(self) -> Patch:
        """The sheet with its shadow."""
        sold, reach = sales(self.table.public_events(), self.pending.railroad), 2 * self.frame.px(SHADOW)
        view = self.table.view
        of = (self.seat, self.own, self.pending.railroad, self.pending.active, view.players, view.town, sold)
        area = self.paper.inflate(reach, reach)
        alone = replace(self, paper=self.paper.move(-area.left, -area.top))
        return Patch(area, of, partial(alone._draw, sold), apart=True)

    def _draw(self, sold: Sequence[Sale], surface: pygame.Surface) -> None:
        """Draw the sums for the seat, the others in a band, then earlier sales."""
        shapes.paper_panel(surface, self.paper, self.frame.scale, evening=not theme.high_contrast())
        sheet = Paper(surface, self.frame, self.paper)
        y = self._limit(sheet, self._parts(sheet, self._title(sheet)))
        foot = self.paper.bottom - self.frame.px(18)
        SalesLine(sheet, self.table, self.pending.railroad).draw(foot, sold)
        foot -= self.frame.px(38 if self.frame.is_large else 24)
        self._others(sheet, pygame.Rect(self.paper.left, y, self.paper.width, foot - y))
        if is_sold(self.pending):
            surface.fill(SHADE, self.paper, pygame.BLEND_RGB_MULT)

    def _value(self, seat: int) -> RailroadValue:
        return railroad_value(self.table.view.players[seat], self.pending.railroad)

    def _title(self, sheet: Paper) -> int:
        say, name = self.table.say, self.table.seats[self.seat].name
        words = say("auction.worth_to_you") if self.own else say("auction.worth", name=name)
        style = sheet.style(Typeface.POSTER, 28, RED)
        y = self.paper.top + (self.frame.px(42) if self.frame.is_large else sheet.px(36))
        text.draw(sheet.surface, words, (self.paper.centerx, y), style, "centre", sheet.right - sheet.left)
        return y

    def _parts(self, sheet: Paper, y: int) -> int:
        """Write the VP of set, pairs (with the town on offer), buildings and total; return the next y."""
        say, px, me = self.table.say, sheet.px, self._value(self.seat)
        more, noted = me.set_after - me.set_before, sheet.has_room_for_notes
        owned = say("auction.set", owned=me.owned, of=me.cards)
        if self.frame.is_large:
            rows = [(owned, more), (say("auction.pairs"), me.pair_points)]
            rows += [(say("auction.bonus"), me.bonus_points)] if me.bonus_points else []
            return self._large_parts(sheet, y, rows, me.points)
        sheet.row(y + px(30 if noted else 38), owned, self._points(more))
        sheet.row(y + px(76), say("auction.pairs"), self._points(me.pair_points))
        if noted:
            note = say("auction.set_note", before=me.set_before, after=me.set_after) if me.owned > 1 else ""
            sheet.note(y + px(50), note or say("auction.set_first"))
            sheet.note(y + px(97), self._town())
        y += px(106)
        if me.bonus_points:
            y += px(20)
            sheet.row(y, say("auction.bonus"), self._points(me.bonus_points))
            y += px(8)
        shapes.rule(
            sheet.surface, pygame.Rect(sheet.left, y, sheet.right - sheet.left, px(9)), self.frame.scale
        )
        y += max(px(34), px(9) + sheet.type(LARGE))
        sheet.row(y, say("auction.together"), self._points(me.points), LARGE)
        return y + px(12)

    def _large_parts(self, sheet: Paper, y: int, rows: list[tuple[str, int]], points: int) -> int:
        """Write the same closer together, in large text; of the notes only the town, which is covered."""
        px, say = self.frame.px, self.table.say
        for words, worth in rows:
            y += px(40)
            sheet.row(y, words, self._points(worth))
        if len(rows) == 2:
            y += px(34)
            sheet.note(y, self._town())
        rule = pygame.Rect(sheet.left, y + px(10), sheet.right - sheet.left, px(9))
        shapes.rule(sheet.surface, rule, self.frame.scale)
        y += px(54)
        sheet.row(y, say("auction.together"), self._points(points), LARGE)
        return y + px(8)

    def _limit(self, sheet: Paper, y: int) -> int:
        """Write the bid limit while the seat bids, and whether it is all its money; return the next y."""
        bids = self.own and self.seat in self.pending.active
        limit = bid_limit(self.table.view, self.pending.railroad) if bids else None
        if limit is None:
            return y
        say, close = self.table.say, 1.2 if self.frame.is_large else 1.1
        y += max(sheet.px(20), round(close * sheet.type(LARGE)) - sheet.px(12))
        sheet.row(y, say("auction.bid_up_to"), say("table.money", n=limit), LARGE)
        if (
            sheet.has_room_for_notes
            and not self.frame.is_large
            and limit == self.table.view.players[self.seat].money
        ):
            y += sheet.px(20)
            sheet.note(y, say("auction.whole_purse"))
        return y + sheet.px(12)

    def _points(self, points: int) -> str:
        return self.table.say("auction.points", n=points)

    def _town(self) -> str:
        """The words for the town on offer, which the room covers: its points and both payments."""
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

    def _others(self, sheet: Paper, room: pygame.Rect) -> None:
        """Draw the other bidders, those who gain most first; fainter if they have passed."""
        px, say = self.frame.px, self.table.say
        band = room.inflate(-px(20), -px(8))
        sheet.surface.blit(_band(band.size, self.frame.scale), band)
        worth = {seat: self._value(seat).points for seat in range(len(self.table.seats)) if seat != self.seat}
        seats = sorted(worth, key=lambda seat: -worth[seat])
        lofty = band.height >= (len(seats) + 0.9) * 1.2 * sheet.type(USUAL)
        columns = 2 if self.frame.is_large and not lofty else 1
        step = band.height / (-(-len(seats) // columns) + 0.9)
        head = sheet.style(Typeface.BOOK_ITALIC, 19, RED)
        y = band.top + round((0.8 if self.frame.is_large else 0.68) * step)
        text.draw(sheet.surface, say("auction.others"), (sheet.left, y), head)
        for number, seat in enumerate(seats):
            y = band.top + round((number // columns + 1.4) * step)
            part = self._column(sheet, number % columns) if columns > 1 else sheet
            self._other(part, y, seat, worth[seat], round(step))

    def _column(self, sheet: Paper, number: int) -> Paper:
        """The left (0) or right (1) half of the sheet."""
        half = self.paper.width // 2 + self.frame.px(11)
        left = self.paper.left if number == 0 else self.paper.right - half
        return replace(sheet, rect=pygame.Rect(left, self.paper.top, half, self.paper.height))

    def _other(self, sheet: Paper, y: int, seat: int, points: int, step: int) -> None:
        who, px, out = self.table.seats[seat], self.frame.px, seat not in self.pending.active
        colour = FADED if out else pal.INK
        side = min(px(26 if self.frame.is_large else 30), step - px(2))
        badge = pygame.Rect(sheet.left - px(2), y - side // 2, side, side)
        emblems.emblem(sheet.surface, badge, who.emblem, who.colour)
        style = sheet.style(Typeface.BOOK_SEMIBOLD, USUAL, colour)
        drop = round(style.pixels * 0.34)
        start, figure = badge.right + px(4 if self.frame.is_large else 7), self._points(points)
        least = style.slim * text.width(who.name, style) + text.width(
            figure, sheet.style(Typeface.POSTER, USUAL)
        )
        slim = SLIM_FIGURES if self.frame.is_large and start + least > sheet.right else 1.0
        left = sheet.figure(y + drop, figure, USUAL, colour, slim)
        if self.frame.is_large:  # a bidder who is out is fainter, and the plate at the box says so
            most = left - px(4) - start
            text.draw(sheet.surface, who.name, (start, y + drop), style, "left", most, self.frame.floor)
            return
        words = self.table.say("auction.out_name", name=who.name) if out else who.name
        box = pygame.Rect(start, y - step // 2, left - px(8) - start, step)
        names.draw(sheet.surface, words, box, style, "left", self.frame.floor)


@sheet_cache(4)
def _band(sheet: Drawing) -> None:
    sheet.inset(0, 6, sheet.down(0, sheet.height, (0, "#cdbb92"), (1, "#b9a577")), pal.GILT_DEEP, 1)
