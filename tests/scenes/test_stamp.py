"""A stamp lays down what was painted, and is painted anew only when it differs."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.art.moving.stamp import Stamp


def dots(colour: str) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Two small pictures and where they lie, one over the other."""
    found = []
    for place in ((4, 6), (10, 9)):
        image = pygame.Surface((12, 8), pygame.SRCALPHA)
        image.fill(colour)
        image.set_alpha(150)
        found.append((image, place))
    return found


def test_a_stamp_leaves_what_was_painted_and_asks_again_only_for_something_else() -> None:
    asked: list[str] = []
    stamp = Stamp()

    def paint(surface: pygame.Surface, colour: str) -> None:
        asked.append(colour)
        (first, at), *rest = dots(colour)
        assert surface.blit(first, at) == first.get_rect(topleft=at)
        surface.blits(rest)

    for colour in ("red", "red", "blue", "blue"):
        stamped, painted = pygame.Surface((40, 30)), pygame.Surface((40, 30))
        stamp.draw(stamped, colour, partial(paint, colour=colour))
        painted.blits(dots(colour))
        assert stamped.get_buffer().raw == painted.get_buffer().raw
    assert asked == ["red", "blue"]


def test_a_stamp_stays_within_the_clip() -> None:
    stamp, surface = Stamp(), pygame.Surface((40, 30))
    surface.set_clip(pygame.Rect(0, 0, 8, 30))
    stamp.draw(surface, "red", lambda sheet: sheet.blits(dots("red")))
    assert surface.get_at((5, 8)) != surface.get_at((30, 20))
    assert surface.get_at((12, 10)) == surface.get_at((30, 20))
