"""The map of Europe: raccoons on the single spaces, heaps with a number in two countries."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, REST, SPACES
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.art.fonts import Typeface
from scenes.art.palette import rgb
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import CREAM, INK, RELIEF_LIGHT
from scenes.raccoon_rampage.holdings import awake, drafting
from scenes.raccoon_rampage.layout import NightLayout, RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture import ink
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
COUNTRIES = (("france", "FR", "#0d5d92"), ("germany", "DE", "#a88408"))
DARK = "#100b16"
HEAP = ((0, 0.95, 0.0), (-0.95, 0.9, 0.25), (0.95, 0.9, 0.25), (-0.42, 1.15, 0.55), (0.5, 1.15, 0.55))
"""The raccoons of a heap: how far aside, how large and how far down, in the radius of a space."""


def parts(layout: RampageLayout, view: View, told: RampageMarks, brush: PaintContext) -> Parts:
    """The map, and the dark beside it."""
    if isinstance(layout, NightLayout):
        yield from _by_night(layout, view.raccoons, brush)
        return
    inputs = (view.raccoons, awake(view), told.leaving, drafting(view))
    yield PaintedZone(
        "europe", layout.europe, inputs, partial(_europe, brush, layout, view.raccoons, told.leaving)
    )
    yield PaintedZone("night", layout.night, None, _night)


def _by_night(layout: NightLayout, raccoons: tuple[int, ...], brush: PaintContext) -> Parts:
    """The map as it stays, on it every raccoon and both heaps for themselves: they come while it is seen."""
    horizon = layout.sky.bottom - layout.europe.top
    yield PaintedZone("europe", layout.europe, horizon, partial(_dark, horizon))
    yield PaintedZone("night", layout.night, None, _black)
    for number, space in enumerate(SPACES[: raccoons[REST]]):
        yield PaintedZone(f"awake:{number}", layout.socket(space.name), None, _awake)
    for area, role, colour in COUNTRIES:
        count = raccoons[AREA_INDEX[area]]
        paint = partial(_heap_by_night, layout.reach, count, role, colour, brush)
        yield PaintedZone(f"area:{area}", layout.heap(area), (role, count), paint)


def _dark(horizon: int, surface: pygame.Surface, rect: Rect) -> None:
    surface.blit(art.by_night(rect.size, horizon), rect)


def _black(surface: pygame.Surface, rect: Rect) -> None:
    pygame.draw.rect(surface, rgb(DARK), rect)


def _awake(surface: pygame.Surface, rect: Rect) -> None:
    surface.blit(art.raccoon(rect.size, True), rect)


def _heap_by_night(
    unit: int, count: int, role: str, colour: str, brush: PaintContext, surface: pygame.Surface, rect: Rect
) -> None:
    _heap(surface, unit, rect, count, role, colour, brush)


def _night(surface: pygame.Surface, rect: Rect) -> None:
    """The dark in the east, over which piles and scale stand."""
    for x in range(rect.width):
        share = min(1.0, x / max(1, rect.width * 0.12))
        pygame.draw.line(
            surface,
            rgb("#0b1022", round(196 * share)),
            (rect.left + x, rect.top),
            (rect.left + x, rect.bottom - 1),
        )


def _europe(
    brush: PaintContext,
    layout: RampageLayout,
    raccoons: tuple[int, ...],
    leaving: tuple[int, ...],
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    surface.blit(art.europe(rect.size, sum(raccoons)), rect)
    shift = (rect.left - layout.europe.left, rect.top - layout.europe.top)
    for number, space in enumerate(SPACES[: raccoons[REST]]):
        place = layout.socket(space.name).move(shift)
        surface.blit(art.raccoon(place.size, True), place)
        if number >= raccoons[REST] - leaving[REST]:
            _leaves(surface, place)
    for area, role, colour in COUNTRIES:
        index = AREA_INDEX[area]
        _heap(surface, layout.reach, layout.heap(area).move(shift), raccoons[index], role, colour, brush)
        if leaving[index]:
            _leaves(surface, layout.socket(area).move(shift))


def _leaves(surface: pygame.Surface, place: Rect) -> None:
    """A raccoon that would go: ringed in green, with an arrow out."""
    pygame.draw.ellipse(surface, rgb(RELIEF_LIGHT), place, max(2, place.width // 10))
    mark = Rect(0, 0, place.width // 2, place.height // 2)
    mark.midright = (place.right + place.width // 6, place.bottom - place.height // 6)
    ink.mark(surface, mark, "mitigate", RELIEF_LIGHT)


def _heap(
    surface: pygame.Surface,
    unit: int,
    box: Rect,
    count: int,
    role: str,
    colour: str,
    brush: PaintContext,
) -> None:
    """So many raccoons as a few heads and a number."""
    frame = brush.snug(1.1)
    shown = HEAP[-min(count, len(HEAP)) :] if count else ()
    for aside, large, down in shown:
        side = round(2.3 * unit * large)
        place = Rect(0, 0, side, side)
        place.midtop = (box.centerx + round(aside * 1.25 * unit), box.top + round(down * unit))
        surface.blit(art.raccoon(place.size, True), place)
    plate = Rect(0, 0, round(4.3 * unit), round(1.75 * unit))
    plate.midbottom = (box.centerx, box.bottom)
    shapes.plate(surface, plate, frame.scale, colour, INK, 6)
    badge = Rect(0, 0, plate.height, plate.height).inflate(frame.px(4), frame.px(4))
    badge.center = (plate.left + plate.height // 2, plate.centery)
    ink.medal(surface, badge, role)
    style = (Typeface.POSTER, 25, CREAM)
    at = ((badge.right + plate.right) // 2, plate.centery)
    ink.line(surface, str(count), at, style, frame, plate.right - badge.right - 2, "centre", 1.1)
