"""The market's heads above the auction: token, name, price and trend of each commodity."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial

import pygame

from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.art.moving.cached_area import Patch
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.auction.figures import prices
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.holdings import since_last_turn
from scenes.table.choosing.choice import ChoiceContext

FACE = ("#2c2530", "#171018")
"""The top and bottom colour of a head."""
SHADOW = 24
"""The greatest reach of a head's shadow, in design units."""


def patches(frame: Frame, places: RoomPlaces, table: ChoiceContext) -> Iterator[Patch]:
    """The patches of all heads at the top of the stage; with names if all names fit."""
    view, say = table.view, table.say
    moved = since_last_turn(view, prices(table.public_events()))
    found = [
        Head(frame, frame.rect(*places.head(number, len(COMMODITIES))), name, say, price, change)
        for number, (name, price, change) in enumerate(zip(COMMODITIES, view.prices, moved, strict=True))
    ]
    named, reach = all(head.fits() for head in found), 2 * frame.px(SHADOW)
    for head in found:
        of = (head.commodity, head.price, head.moved, named)
        yield Patch(head.rect.inflate(reach, reach), of, partial(head.draw, named))


@dataclass(frozen=True)
class Head:
    """The head of one commodity: a plate with token, name, price and trend."""

    frame: Frame
    rect: pygame.Rect
    commodity: str
    say: Say
    price: int
    moved: int

    @cached_property
    def _price(self) -> tuple[str, text.Style]:
        style = text.Style(Typeface.POSTER, self.frame.type(33, 1.64), pal.IVORY, self.frame.px(2))
        return self.say("table.money", n=self.price), style

    @cached_property
    def _name(self) -> tuple[str, text.Style, int, int]:
        """The name, its style, its room in pixels, and its least type size."""
        style = text.Style(Typeface.POSTER, self.frame.type(19, 1.15), pal.CREAM)
        room = self.rect.right - self.frame.px(20) - text.width(*self._price) - self._left
        return self.say(f"commodity.{self.commodity}.title"), style, room, min(self.frame.floor, style.pixels)

    @property
    def _left(self) -> int:
        return self.rect.left + self.frame.px(58)

    def fits(self) -> bool:
        """Whether its name fits; never in large text."""
        return not self.frame.is_large and text.fit(*self._name)[0] == self._name[0]

    def draw(self, named: bool, surface: pygame.Surface) -> None:
        """Draw it, with its name if `named`."""
        px, rect = self.frame.px, self.rect
        shapes.wood_panel(surface, rect, self.frame.scale, tone=FACE)
        token = pygame.Rect(rect.left + px(10), rect.top + px(9), px(42), px(42))
        tokens.token(surface, token, self.commodity)
        price, style = self._price
        text.draw(surface, price, (rect.right - px(14), rect.centery), style, "right", middle=True)
        if named:
            name, style, room, floor = self._name
            text.draw(surface, name, (self._left, rect.top + px(27)), style, limit=room, floor=floor)
        self._draw_trend(surface, (self._left, rect.top + px(48 if named else 37)))

    def _draw_trend(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        frame, px = self.frame, self.frame.px
        large = frame.is_large
        if not self.moved:
            style = text.Style(Typeface.BOOK_ITALIC, frame.type(18), pal.DIM)
            text.draw(surface, "=" if large else self.say("table.market.even"), at, style)
            return
        colour = pal.UP if self.moved > 0 else pal.DOWN
        arrow = pygame.Rect(at[0], at[1] - px(12), px(15), px(12))
        shapes.arrow(surface, arrow, self.moved > 0, colour)
        style = text.Style(Typeface.SLAB_BOLD, frame.type(19, 1.8), colour)
        text.draw(surface, str(abs(self.moved)), (at[0] + px(18 if large else 20), at[1]), style)
