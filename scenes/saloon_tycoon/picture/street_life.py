"""The movement in the street when nothing else moves: buzzards over it, now and then a tumbleweed along the
boardwalk, by night a shooting star; the guests of the own house blink, room by room.

Nothing moves while motion is reduced or the window is not active.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from raccoon.games.saloon_tycoon.view import View
from scenes.art.moving.clipping import cropped, uncovered
from scenes.art.sprite_layer import PlacedSprite
from scenes.saloon_tycoon.art import drawings, rooms
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.table.picture.background import Life
from scenes.table.picture.moments import Moments

RATE, CALM_RATE = 10, 5
"""Frames a second: while a tumbleweed rolls, and otherwise."""
CYCLE, BEGINS, SPEED = 46.0, 9.0, 150.0
"""Seconds from one tumbleweed to the next and before it appears; its speed in design units a second."""
LARGE, LEAP, BOUND = 46.0, 26.0, 118.0
"""The size of a tumbleweed, the height and the length of its leaps, in design units."""
CIRCLES = ((0.09, 70.0, 15.0, 13.0, 0.0), (0.62, 96.0, 17.0, -17.0, 2.0), (0.655, 64.0, 13.0, -15.0, 4.4))
"""The circles of buzzards: the middle, as a share of the strip; the reach to both sides, the depth, the
seconds for a round (below 0: the other way round), and the start.
"""
BUZZARD = 30.0
"""The span of a buzzard's wings, in design units."""
STAR, FALLS = 17.0, 0.9
"""Seconds from one shooting star to the next, and of its fall."""
BLINKS, AFTER, SHUT = 5.0, 1.7, 0.3
"""Seconds from one blink in a room to the next, between rooms, and with eyes shut."""


@dataclass(frozen=True)
class _Place:
    """The layout, whether it is night, the uncovered parts of the sky (`open`), rooms with visible guests."""

    layout: SaloonLayout
    night: bool
    open: tuple[pygame.Rect, ...]
    peopled: tuple[tuple[str, pygame.Rect], ...]


class StreetLife(Life):
    """The movement in one table's street."""

    def __init__(self) -> None:
        self._place: _Place | None = None
        self._moments = Moments()

    def follow(self, ground: Any, layout: SaloonLayout, view: View, covers: Sequence[pygame.Rect]) -> None:
        """Follow the table's layout and view; nothing of the sky moves behind `covers`."""
        gap = layout.frame.px(8)
        free = uncovered(layout.strip, [cover.inflate(2 * gap, 0) for cover in covers])
        self._place = _Place(layout, view.ender is not None, tuple(free), tuple(_peopled(layout)))

    def rest(self) -> None:
        """Show nothing: the street is covered, or motion is reduced."""
        self._place, self._moments.shown = None, []

    def update(self, dt: float, hurried: bool = False) -> bool:
        self._moments.time += dt
        return self._moments.look(self.rate, self._seen, hurried)

    @property
    def rate(self) -> int:  # type: ignore[override]
        return CALM_RATE if self._rolled is None else RATE

    def sprites(self) -> Iterator[PlacedSprite]:
        return iter(self._moments.shown)

    @property
    def _rolled(self) -> float | None:
        """The distance that the tumbleweed has rolled, in design units; None while there is none."""
        since = self._moments.time % CYCLE - BEGINS
        if self._place is None or since < 0:
            return None
        layout = self._place.layout
        far = since * SPEED
        return far if far < layout.house.width / layout.frame.scale + LARGE else None

    def _seen(self, time: float) -> Iterator[PlacedSprite]:
        place = self._place
        if place is None:
            return
        sky = _star(place, time) if place.night else _buzzards(place, time)
        for picture in sky:
            yield from cropped(picture, place.open)
        yield from _lids(place, time)
        if (far := self._rolled) is not None:
            yield from cropped(_tumbleweed(place, far), [place.layout.house])


def _peopled(layout: SaloonLayout) -> Iterator[tuple[str, pygame.Rect]]:
    """The finished rooms of the own house that are large enough to show guests."""
    for room in layout.places.rooms[layout.places.desk]:
        box = layout.front.room(room)
        if room.finished and box.height >= rooms.GUESTS_FROM:
            yield room.tile, box


def _lids(place: _Place, time: float) -> Iterator[PlacedSprite]:
    """The eyelids of the rooms whose guests blink at a moment."""
    for number, (tile, box) in enumerate(place.peopled):
        if (time - number * AFTER) % BLINKS < SHUT:
            image, lids = rooms.blink(tile, box.size)
            yield image, lids.move(box.topleft)


def _buzzards(place: _Place, time: float) -> Iterator[PlacedSprite]:
    """The circling buzzards; on the far side of their circle they are smaller."""
    strip, px = place.layout.strip, place.layout.frame.px
    for share, wide, deep, round_in, begin in CIRCLES:
        turn = begin + math.tau * time / round_in
        near = 1 - 0.22 * math.sin(turn)
        image = drawings.buzzard(px(BUZZARD * near), round(drawings.BANKS * turn / math.tau) % drawings.BANKS)
        middle = strip.left + share * strip.width + px(wide) * math.cos(turn)
        height = strip.centery - px(4) + px(deep) * math.sin(turn)
        yield image, image.get_rect(center=(round(middle), round(height)))


def _star(place: _Place, time: float) -> Iterator[PlacedSprite]:
    number, since = divmod(time, STAR)
    if since > FALLS:
        return
    strip, share = place.layout.strip, since / FALLS
    image = drawings.shooting_star(place.layout.frame.px(84), round(10 * math.sin(math.pi * share)))
    begin = strip.left + (0.15 + 0.37 * number % 0.7) * strip.width
    middle = begin + share * place.layout.frame.px(260), strip.top + (0.2 + 0.5 * share) * strip.height
    yield image, image.get_rect(center=(round(middle[0]), round(middle[1])))


def _tumbleweed(place: _Place, far: float) -> PlacedSprite:
    """The tumbleweed after it has leapt and rolled so `far` along the boardwalk."""
    layout, scale = place.layout, place.layout.frame.scale
    turned = int(far / (math.pi * LARGE) * drawings.TURNS) % drawings.TURNS
    image = drawings.tumbleweed(layout.frame.px(LARGE), turned, place.night)
    x = layout.house.left + (far - LARGE / 2) * scale
    lift = LEAP * abs(math.sin(math.pi * far / BOUND)) * scale
    foot = layout.house.bottom - layout.frame.px(8) - lift
    return image, image.get_rect(midbottom=(round(x), round(foot)))
