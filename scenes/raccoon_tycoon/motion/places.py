"""The places of the table and the sprites of its pieces, as a motion needs them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame
from msgspec.structs import replace

from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text, theme
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.pieces import coinage
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing
from scenes.raccoon_tycoon.art import cards, tokens
from scenes.raccoon_tycoon.art.hall import auctioneer
from scenes.raccoon_tycoon.auction.bidders import paddle_place
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.auction.room import draw_lot
from scenes.raccoon_tycoon.holdings import EstateItem
from scenes.raccoon_tycoon.motion.transition import ViewDiff
from scenes.raccoon_tycoon.words.names import named
from scenes.table.motion.flights import Sprite
from scenes.table.picture.picture import TablePicture

Rect = pygame.Rect
_TOKEN_ROW = 0.57
"""The height of a panel's tokens, as a share of the panel's."""


class AnimationContext:
    """The table while one entry is shown: every place and picture that a flight may need.

    All of it comes from the views of `between`, so that no flight can show what its eyes may not see.
    """

    def __init__(
        self, between: ViewDiff, picture: TablePicture, say: Say, stage: Rect, next_turn: int
    ) -> None:
        self.between = between
        self.say = say
        self.next_turn = next_turn
        self._picture = picture
        self._frame = frame = between.new.frame
        self._auction = Frame(stage.left, stage.top, frame.scale, frame.text_scale)
        self._room = RoomPlaces.on(stage, frame.scale, len(between.before.players), frame.text_scale)
        self._badges: Counter[int] = Counter()
        self._slots = {
            kind: {name: list(places) for name, places in found.items()}
            for kind, found in (("in", between.arrivals), ("out", between.departures))
        }
        self.new_cards = [place for start, place in between.hand_moves if start is None]

    def px(self, units: float) -> int:
        """A length in pixels."""
        return self._frame.px(units)

    def at_desk(self, seat: int) -> bool:
        """Whether the seat's things lie on the desk below the table."""
        return seat == self.between.desk

    def _around(self, point: tuple[int, int], units: float) -> Rect:
        rect = Rect(0, 0, self.px(units), self.px(units))
        rect.center = point
        return rect

    # Places.

    def supply(self, commodity: str) -> Rect:
        """The supply of a commodity, at the foot of its market column."""
        column = self.between.new.market[commodity]
        return self._around((column.left + round(column.width * 0.7), column.bottom - self.px(70)), 44)

    def bank(self) -> Rect:
        """The bank lies beyond the far edge of the table."""
        return self._around((self.between.new.strip.centerx, -self.px(24)), 34)

    def token_in(self, seat: int, commodity: str) -> Rect:
        """The next place for a token that comes to the seat."""
        return self._token_place(seat, commodity, "in")

    def token_out(self, seat: int, commodity: str) -> Rect:
        """The place of the next token that leaves the seat."""
        return self._token_place(seat, commodity, "out")

    def _token_place(self, seat: int, commodity: str, way: str) -> Rect:
        if not self.at_desk(seat):
            panel, column = self.between.new.panels[seat], COMMODITIES.index(commodity)
            left, step = panel.left + self.px(39), (panel.width - self.px(37)) / len(COMMODITIES)
            return self._around(
                (left + round(column * step), panel.top + round(panel.height * _TOKEN_ROW)), 28
            )
        waiting = self._slots[way][commodity]
        return in_slot(waiting.pop() if waiting else self._around(self.between.new.warehouse.center, 44))

    def purse(self, seat: int) -> Rect:
        """The seat's purse."""
        places = self.between.new
        if self.at_desk(seat):
            return self._around((places.purse.left + self.px(36), places.purse.centery - self.px(20)), 34)
        panel = places.panels[seat]
        return self._around((panel.right - self.px(34), panel.top + self.px(28)), 30)

    def estate(self, seat: int, item: EstateItem, core: tuple[int, int]) -> Rect:
        """The place of a new property of the seat, in the shape of its picture."""
        place = self.between.estate_place(item) if self.at_desk(seat) else None
        if place is None:
            panel = self.between.new.panels[seat]
            place = self._around((panel.centerx, panel.bottom - self.px(30)), 56)
        return Rect(0, 0, *core).fit(place)

    def discard(self) -> Rect:
        """The discard pile, a card's shape in its row of the box."""
        return self._pile(0.7)

    def draw_pile(self) -> Rect:
        """The draw pile."""
        return self._pile(0.3)

    def _pile(self, share: float) -> Rect:
        box = self.between.new.piles
        rect = Rect(0, 0, self.px(28), self.px(40))
        rect.center = (box.right - self.px(78), box.top + round(box.height * share))
        return rect

    def block(self) -> Rect:
        """The place of the auction's card."""
        return self._auction.rect(*self._room.card)

    def paddle(self, seat: int, starter: int) -> Rect:
        """The place of the seat's raised paddle, in an auction that `starter` has opened."""
        place = (seat - starter) % len(self.between.before.players)
        return paddle_place(self._auction.rect(*self._room.box(place)), self._auction)

    def wing(self) -> Rect:
        """The auctioneer's wing with the hammer, raised."""
        return self._auction.rect(*self._room.wing)

    def swinging_wing(self) -> tuple[Rect, Rect, Sprite]:
        """The wing about its joint: where it is raised, where it strikes, and its picture."""
        wing = self.wing()
        sprite = Sprite.of(auctioneer.swinging(wing.size))
        raised, down = Rect((0, 0), sprite.core), Rect((0, 0), sprite.core)
        raised.center, down.center = auctioneer.joint(wing), auctioneer.joint(wing, lowered=True)
        return raised, down, sprite

    def sounding_block(self) -> Rect:
        """The block that the hammer falls on."""
        return self._auction.rect(*self._room.block)

    def bid_place(self) -> Rect:
        """The place of the standing bid."""
        return self._auction.rect(*self._room.sum)

    def hand_place(self, seat: int, card: int) -> Rect:
        """The place a card is played from: its place in the hand on the desk, else the seat's panel."""
        hand = self.between.before.players[seat].hand
        if not self.at_desk(seat):
            return self._around(self.between.new.panels[seat].center, 90)
        places = self.between.old.hand
        return places[hand.index(card) if hand and card in hand else -1]

    # Sprites.

    def token(self, commodity: str, side: int) -> Sprite:
        """A commodity's token."""
        return Sprite.of(tokens.image_of(commodity, side))

    def picture_of(self, icon: str, side: int) -> Sprite:
        """A small object."""
        return Sprite.of(pictograms.image(icon, side))

    def puff(self, side: int) -> Sprite:
        """A puff of dust."""
        return Sprite.of(_puff(side))

    def money(self, value: int, height: int) -> Sprite:
        """A coin or a note of so many dollars."""
        return Sprite.of(coinage.image_of(value, height))

    def old_piece(self, key: str) -> Sprite:
        """A piece as it was."""
        return self._picture.piece(key, self.between.old, self.between.before)

    def new_piece(self, key: str) -> Sprite:
        """A piece as it will be."""
        return self._picture.piece(key, self.between.new, self.between.after)

    def estate_pieces(self, old: str, new: str) -> tuple[Rect, Sprite, Sprite] | None:
        """A tile of the desk's estate under its old and its new face, and its place."""
        place = self.between.estate_place(EstateItem("building", new))
        if place is None:
            return None
        faces = (
            self._picture.part_of("estate", place, self.between.old, self.between.before),
            self._picture.part_of("estate", place, self.between.new, self.between.after),
        )
        return place, *faces

    def face(self, card: int) -> Sprite:
        """The face of a card that everybody may see: it was played."""
        view = self.between.after
        seat = self.between.desk
        shown = replace(view.players[seat], hand=(card,), hand_size=1)
        players = (*view.players[:seat], shown, *view.players[seat + 1 :])
        only: View = replace(view, seat=seat, players=players)
        return self._picture.piece("hand:0", self.between.new, only)

    def back(self, deck: str, size: tuple[int, int]) -> Sprite:
        """The back of a card."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        cards.card_back(surface, surface.get_rect(), deck)
        return Sprite.of(surface)

    def railroad(self, name: str) -> Sprite:
        """A railroad as large as it lies on the auction block."""
        owned = self.between.before.players[self.between.desk].railroads.count(name)
        scale, high = self._frame.text_scale, theme.high_contrast()
        return Sprite.of(_on_the_block(self.block().size, name, named(name, self.say), owned, scale, high))

    def coming(self) -> Iterator[Sprite]:
        """The cards that may be auctioned next: an auction that opens then has its card."""
        return (self.railroad(name) for name in self.between.after.railroad_offer if name)

    def plaque(self, words: str) -> Sprite:
        """A bid on a plaque."""
        return Sprite.of(_plaque(words, self.px(160), self.px(74), self._frame.scale, theme.high_contrast()))

    def badge(self, seat: int, amount: int, picture: str) -> tuple[Rect, Sprite]:
        """The place and picture of what a seat gains or pays, and for what: below the names and sums of its
        panel, over the tokens, each below the one before.
        """
        key = "motion.gain" if amount > 0 else "motion.cost"
        words, high = self.say(key, n=abs(amount)), theme.high_contrast()
        sprite = Sprite.of(_badge(words, picture, amount > 0, self._frame.scale, high))
        panel = self.between.new.panels[seat]
        rect = Rect((0, 0), sprite.core)
        rect.midright = (panel.right - self.px(14), panel.top + round(_TOKEN_ROW * panel.height))
        rect.top += self.px(42) * self._badges[seat]
        self._badges[seat] += 1
        return rect, sprite

    def lamp(self, seat: int) -> tuple[Rect, Sprite]:
        """The light round the panel whose turn it is."""
        panel = self.between.new.panels[seat]
        return panel, Sprite(_lamp(panel.size, self._frame.scale), panel.size)


def in_slot(slot: Rect) -> Rect:
    """A token's square in a slot of the warehouse, as the warehouse draws it."""
    inside = slot.inflate(-max(2, slot.width // 12), -max(2, slot.height // 12))
    side = min(inside.size)
    square = Rect(0, 0, side, side)
    square.center = inside.center
    return square


@surface_cache(6)
def _on_the_block(
    size: tuple[int, int], name: str, title: str, owned: int, text_scale: float, _high: bool
) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    draw_lot(surface, surface.get_rect(), name, title, owned, text_scale)
    return surface


@surface_cache(64)
def _badge(words: str, picture: str, gain: bool, k: float, _high: bool) -> pygame.Surface:
    style = text.Style(Typeface.SLAB_BOLD, max(9, round(24 * k)), "#f6fff2")
    high = round(40 * k)
    wide = text.width(words, style) + high + round(18 * k)
    surface = pygame.Surface((wide, high), pygame.SRCALPHA)
    tone = ("#3f8a4c", "#1d5a2c") if gain else (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP)
    shapes.plate(surface, surface.get_rect(), k, *tone, 8)
    mark = Rect(round(8 * k), 0, round(high * 0.7), round(high * 0.7))
    mark.centery = high // 2
    pictograms.draw(surface, mark, picture)
    text.draw(surface, words, (mark.right + round(6 * k), high // 2), style, middle=True)
    return surface


@surface_cache(64)
def _plaque(words: str, width: int, height: int, k: float, _high: bool) -> pygame.Surface:
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    shapes.plate(surface, surface.get_rect(), k, "#3d2732", "#1f141b", 10)
    style = text.Style(Typeface.POSTER, round(height * 0.62), pal.IVORY)
    text.draw(surface, words, surface.get_rect().center, style, "centre", width - 8, middle=True)
    return surface


@surface_cache(4)
def _puff(side: int) -> pygame.Surface:
    sheet = Drawing(40, 40)
    soft = ((0, "#f2dcb4", 0.75), (0.6, "#d9b98a", 0.35), (1, "#d9b98a", 0))
    sheet.circle((20, 20), 20, sheet.radial((18, 16), 20, *soft))
    return sheet.surface((side, side))


@surface_cache(8)
def _lamp(size: tuple[int, int], k: float) -> pygame.Surface:
    edge = round(24 * k)
    surface = pygame.Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    inner = Rect(edge, edge, *size)
    shapes.glow(surface, inner, k, strength=200)
    surface.fill((0, 0, 0, 0), inner.inflate(-round(8 * k), -round(8 * k)))
    pygame.draw.rect(surface, pal.rgb(pal.GLOW), inner, max(2, round(3 * k)), round(11 * k))
    return surface
