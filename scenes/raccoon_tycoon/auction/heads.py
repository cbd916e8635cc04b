"""The market rolled up to its heads: name, price and trend of each commodity, above the auction."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.moving.cached_area import Patch
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.auction.sales import prices
from scenes.raccoon_tycoon.trend import since_last_turn
from scenes.table.choosing.choice import ChoiceContext

FACE = ("#2c2530", "#171018")
"""A head's wood."""
SHADOW = 24
"""The greatest reach of its shadow, in design units."""


@dataclass(frozen=True)
class Head:
    """The content of one head."""

    commodity: str
    name: str
    price: str
    moved: int


def patches(frame: Frame, places: RoomPlaces, table: ChoiceContext) -> Iterator[Patch]:
    """All heads, at the top of the stage; with their names where there is room for all of them."""
    view, say = table.view, table.say
    moved = since_last_turn(view, prices(table.told()))
    found = [
        Head(name, say(f"commodity.{name}.title"), say("table.money", n=price), change)
        for name, price, change in zip(COMMODITIES, view.prices, moved, strict=True)
    ]
    rects = [frame.rect(*places.head(number, len(found))) for number in range(len(found))]
    named = all(_fits(frame, rect, head) for rect, head in zip(rects, found, strict=True))
    reach = 2 * frame.px(SHADOW)
    for rect, head in zip(rects, found, strict=True):
        paint = partial(_draw, frame, rect, head, say("table.market.even"), named)
        yield Patch(rect.inflate(reach, reach), (head, named), paint)


def _price(frame: Frame) -> text.Style:
    return text.Style(Typeface.POSTER, frame.type(33, 1.15), pal.IVORY, frame.px(2))


def _left(frame: Frame, rect: pygame.Rect) -> int:
    """The left edge of the words, next to the token."""
    return rect.left + frame.px(58)


def _room(frame: Frame, rect: pygame.Rect, head: Head) -> int:
    """The width for the name."""
    return rect.right - frame.px(20) - text.width(head.price, _price(frame)) - _left(frame, rect)


def _name(frame: Frame) -> text.Style:
    return text.Style(Typeface.POSTER, frame.type(19, 1.15), pal.CREAM)


def _fits(frame: Frame, rect: pygame.Rect, head: Head) -> bool:
    style = _name(frame)
    floor = min(frame.floor, style.pixels)
    return text.fit(head.name, style, _room(frame, rect, head), floor)[0] == head.name


def _draw(
    frame: Frame, rect: pygame.Rect, head: Head, even: str, named: bool, surface: pygame.Surface
) -> None:
    """The plate with token, name, price and trend; `even` is what is said where there is none."""
    px = frame.px
    shapes.wood_panel(surface, rect, frame.scale, tone=FACE)
    token = pygame.Rect(rect.left + px(10), rect.top + px(9), px(42), px(42))
    tokens.token(surface, token, head.commodity)
    at = (rect.right - px(14), rect.centery)
    text.draw(surface, head.price, at, _price(frame), "right", middle=True)
    if named:
        style = _name(frame)
        at = (_left(frame, rect), rect.top + px(27))
        floor = min(frame.floor, style.pixels)
        text.draw(surface, head.name, at, style, limit=_room(frame, rect, head), floor=floor)
    _draw_trend(surface, frame, rect, head.moved, even, named)


def _draw_trend(
    surface: pygame.Surface, frame: Frame, rect: pygame.Rect, moved: int, even: str, named: bool
) -> None:
    """Draw the change of the price, below the name or alone."""
    px, at = frame.px, (_left(frame, rect), rect.top + frame.px(48 if named else 37))
    if not moved:
        style = text.Style(Typeface.BOOK_ITALIC, frame.type(18, 1.1), pal.DIM)
        text.draw(surface, even, at, style)
        return
    colour = pal.UP if moved > 0 else pal.DOWN
    shapes.arrow(surface, pygame.Rect(at[0], at[1] - px(12), px(15), px(12)), moved > 0, colour)
    style = text.Style(Typeface.SLAB_BOLD, frame.type(19, 1.1), colour)
    text.draw(surface, str(abs(moved)), (at[0] + px(20), at[1]), style)
