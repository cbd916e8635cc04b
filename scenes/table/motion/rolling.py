"""Numbers that roll: where a zone comes to show another figure, the new one pushes the old one out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame

from scenes.art.frame import Frame
from scenes.art.moving import tween
from scenes.art.moving.screen_transitions import OPAQUE
from scenes.table.motion.flights import Flight, SpriteFrame
from scenes.table.picture.zones import Zone

ROLLS = 0.35
"""Seconds."""
AWRY = 0.2
"""Figures that take each other's place lie no further from one line, as a share of their height."""
WIDEST = 170
"""A longer line, in design units, is a sentence and no figure."""


def rolls(
    old: Mapping[str, Zone], new: Mapping[str, Zone], frame: Frame, taken: Sequence[pygame.Rect]
) -> Iterator[Flight]:
    """The figures that become others from one picture to the next, but none where a piece lies or lands."""
    for key in old.keys() & new.keys():
        before, after = old[key], new[key]
        if before.surface is after.surface or before.bounds != after.bounds:
            continue
        for place in _places(before, after):
            there = place.move(before.bounds.topleft)
            if place.width > frame.px(WIDEST) or there.collidelist(taken) >= 0:
                continue
            sides = before.surface.subsurface(place), after.surface.subsurface(place)
            if all(map(_is_solid, sides)):
                yield Flight(_rolling(*sides), (there, there), 0.0, ROLLS, waits=True, lingers=True)


def _places(before: Zone, after: Zone) -> Iterator[pygame.Rect]:
    """The places in a zone where it shows other figures."""
    for words, place in after.figures:
        for others, there in before.figures:
            if words != others and place.colliderect(there) and _in_line(place, there):
                yield place.union(there).clip(after.surface.get_rect())
                break


def _in_line(one: pygame.Rect, other: pygame.Rect) -> bool:
    return abs(one.centery - other.centery) < AWRY * one.height


def _is_solid(picture: pygame.Surface) -> bool:
    """Whether nothing under it shows through."""
    return pygame.mask.from_surface(picture, OPAQUE - 1).count() == picture.get_width() * picture.get_height()


def _rolling(old: pygame.Surface, new: pygame.Surface) -> SpriteFrame:
    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        sheet, up = pygame.Surface(size), round(size[1] * tween.in_out(share))
        sheet.blit(old, (0, -up))
        sheet.blit(new, (0, size[1] - up))
        return sheet

    return look
