"""The map of Europe: raccoons on the single spaces, heaps with a number in two countries."""

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, REST, SPACES
from raccoon.games.raccoon_rampage.view import View
from scenes.art.palette import rgb
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import INK, RELIEF_LIGHT
from scenes.raccoon_rampage.layout import NightLayout, RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture.ink import Ink, poster
from scenes.table.picture.zones import PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
COUNTRIES = (("france", "FR", "#0d5d92"), ("germany", "DE", "#a88408"))
HEAP = ((0, 0.95, 0.0), (-0.95, 0.9, 0.25), (0.95, 0.9, 0.25), (-0.42, 1.15, 0.55), (0.5, 1.15, 0.55))
"""The raccoons of a heap: how far aside, how large and how far down, in the radius of a space."""


def parts(layout: RampageLayout, view: View, effects: RampageMarks, context: PaintContext) -> Parts:
    """The map, and the dark next to it."""
    if isinstance(layout, NightLayout):
        yield from _by_night(layout, view.raccoons, context)
        return
    paint = partial(_europe, layout)
    yield Ink.zone("europe", layout.europe, context, paint, view.raccoons, effects.leaving)
    yield Ink.zone("night", layout.night, context, _night)


def _by_night(layout: NightLayout, raccoons: tuple[int, ...], context: PaintContext) -> Parts:
    """By night the empty map, and each raccoon and heap as a zone of its own, as they arrive one by one."""
    yield Ink.zone("europe", layout.europe, context, _dark, layout.sky.bottom - layout.europe.top)
    yield Ink.zone("night", layout.night, context, lambda ink: ink.filled(ink.rect, "#100b16"))
    for number, space in enumerate(SPACES[: raccoons[REST]]):
        yield Ink.zone(Piece("awake", number), layout.socket(space.name), context, _awake)
    for area, role, colour in COUNTRIES:
        heap = (layout.reach, raccoons[AREA_INDEX[area]], role, colour)
        yield Ink.zone(Piece("area", area), layout.heap(area), context, _heap, *heap)


def _dark(ink: Ink, horizon: int) -> None:
    ink.surface.blit(art.by_night(ink.rect.size, horizon), ink.rect)


def _awake(ink: Ink) -> None:
    ink.surface.blit(art.raccoon(ink.rect.size, True), ink.rect)


def _night(ink: Ink) -> None:
    """Draw the dark in the east, behind piles and tracker."""
    for x in range(ink.rect.width):
        share = min(1.0, x / max(1, ink.rect.width * 0.12))
        column = Rect(ink.rect.left + x, ink.rect.top, 1, ink.rect.height)
        ink.surface.fill(rgb("#0b1022", round(196 * share)), column)


def _europe(layout: RampageLayout, ink: Ink, raccoons: tuple[int, ...], leaving: tuple[int, ...]) -> None:
    ink.surface.blit(art.europe(ink.rect.size, sum(raccoons)), ink.rect)
    for number, space in enumerate(SPACES[: raccoons[REST]]):
        place = ink.here(layout.socket(space.name), layout.europe)
        ink.surface.blit(art.raccoon(place.size, True), place)
        if number >= raccoons[REST] - leaving[REST]:
            _leaves(ink, place)
    for area, role, colour in COUNTRIES:
        index, heap = AREA_INDEX[area], ink.here(layout.heap(area), layout.europe)
        _heap(ink.at(heap), layout.reach, raccoons[index], role, colour)
        if leaving[index]:
            _leaves(ink, ink.here(layout.socket(area), layout.europe))


def _leaves(ink: Ink, place: Rect) -> None:
    """Mark a raccoon that would leave: a green ring and an arrow."""
    pygame.draw.ellipse(ink.surface, rgb(RELIEF_LIGHT), place, max(2, place.width // 10))
    corner = (place.right + place.width // 6, place.bottom - place.height // 6)
    mark = Rect(0, 0, place.width // 2, place.height // 2).move_to(midright=corner)
    ink.mark(mark, "mitigate", RELIEF_LIGHT)


def _heap(ink: Ink, unit: int, count: int, role: str, colour: str) -> None:
    """Draw a country's raccoons: a few heads, and a plate with the number."""
    box = ink.rect
    for aside, large, down in HEAP[-min(count, len(HEAP)) :] if count else ():
        side = round(2.3 * unit * large)
        top = (box.centerx + round(aside * 1.25 * unit), box.top + round(down * unit))
        ink.surface.blit(art.raccoon((side, side), True), Rect(0, 0, side, side).move_to(midtop=top))
    units = 22.5 if ink.frame.is_large else 25
    high = ink.frame.type(units) if ink.frame.is_large else round(1.75 * unit)
    plate = Rect(0, 0, round((1.9 if ink.frame.is_large else 4.3 / 1.75) * high), high).move_to(
        midbottom=box.midbottom
    )
    ink.plate(plate, colour, INK, 6)
    badge = Rect(0, 0, plate.height, plate.height).inflate(ink.px(4), ink.px(4))
    badge.center = (plate.left + plate.height // 2, plate.centery)
    ink.emblem(badge, role)
    at = ((badge.right + plate.right) // 2, plate.centery)
    ink.line(str(count), at, poster(units), plate.right - badge.right - 2, "centre")
