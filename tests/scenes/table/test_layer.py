"""The table's plain picture: repaired step by step, never shown half-made, equal to one composed anew."""

from functools import partial

import pygame
import pytest

from scenes.table.picture.layer import Layer
from scenes.table.picture.zones import Zone

SIZE = (400, 300)


def zone(colour: str, at: tuple[int, int], side: int = 60) -> Zone:
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill(colour)
    surface.set_alpha(200)
    return Zone(surface, pygame.Rect(at, (side - 10, side - 10)), 5, ())


@pytest.fixture
def ground() -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill("#203040")
    return surface


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_mended_picture_is_the_one_composed_anew(ground: pygame.Surface) -> None:
    first = {"a": zone("red", (20, 20)), "b": zone("green", (50, 40)), "c": zone("blue", (300, 200))}
    then = {**first, "b": zone("white", (60, 50))}
    mended, anew = Layer(), Layer()
    mended.show(ground, first)
    assert pixels(mended.show(ground, then)) == pixels(anew.show(ground, then))


def test_there_is_nothing_to_do_for_what_it_shows_already(ground: pygame.Surface) -> None:
    layer, zones = Layer(), {"a": zone("red", (20, 20))}
    assert layer.effort(ground, zones) == SIZE[0] * SIZE[1]
    layer.show(ground, zones)
    assert layer.effort(ground, zones) == 0
    assert 0 < layer.effort(ground, {}) < SIZE[0] * SIZE[1]


def test_steps_are_over_when_it_is_to_show_something_else(ground: pygame.Surface) -> None:
    layer, anew = Layer(), Layer()
    wanted = {"c": zone("blue", (120, 90), 200)}
    for interrupt in (partial(layer.show, ground, wanted), layer.forget):
        layer.forget()
        steps = layer.steps(ground, {"a": zone("red", (20, 20), 160), "b": zone("green", (200, 100), 160)})
        next(steps)
        interrupt()
        assert list(steps) == []
        assert pixels(layer.show(ground, wanted)) == pixels(anew.show(ground, wanted))


def test_left_in_the_middle_it_goes_on_there_or_begins_anew_for_something_else(
    ground: pygame.Surface,
) -> None:
    first = {"a": zone("red", (20, 20), 160), "b": zone("green", (200, 100), 160)}
    other = {"a": zone("blue", (20, 20), 160), "b": zone("white", (200, 100), 160)}
    for wanted, left in ((other, 160 * 160), (first, SIZE[0] * SIZE[1])):
        layer, anew = Layer(), Layer()
        layer.show(ground, first)
        next(layer.steps(ground, other))
        assert layer.effort(ground, wanted) == left
        assert pixels(layer.show(ground, wanted)) == pixels(anew.show(ground, wanted))
        assert layer.effort(ground, wanted) == 0
