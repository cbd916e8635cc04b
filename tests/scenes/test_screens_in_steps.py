"""A screen whose picture takes several frames: until all of it is there the one before is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.art import surface_cache
from scenes.art.moving import incremental
from scenes.art.moving.clipping import is_rehearsal
from scenes.art.moving.screen_transitions import Dissolve
from scenes.art.sprite_layer import PlacedSprite
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from tests.scenes.in_steps import clock, drawn, engraved

pytestmark = pytest.mark.usefixtures("nothing_drawn")


class Leaf(Scene):
    """A page full of drawings."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("#204060" if self.count else "#806040")
        for number in range(self.count):
            surface.blit(engraved(number), (150 * number, 0))


def step(stack: SceneStack, surface: pygame.Surface) -> None:
    """A frame."""
    stack.update(0.02)
    if stack.picture.dirty:
        stack.draw(surface)


def begun() -> tuple[SceneStack, pygame.Surface]:
    """An empty page that is seen."""
    surface = pygame.Surface((640, 360))
    stack = SceneStack(surface.get_size())
    stack.picture.manner = lambda: "full"
    stack.push(Leaf(0))
    step(stack, surface)
    return stack, surface


def test_until_the_picture_to_come_is_drawn_the_one_before_is_seen_as_it_was() -> None:
    stack, surface = begun()
    before, waited = surface.copy().get_buffer().raw, 0
    with incremental.spread(clock):
        stack.push(Leaf(3))
        while surface.get_buffer().raw == before:
            step(stack, surface)
            waited += 1
            assert waited == 1 or (stack.top and stack.top.arriving)
        assert 2 < waited < 6, "three drawings, the first step of the way"
        while stack.picture.transition:
            step(stack, surface)
    assert surface.get_at((400, 300)) == pygame.Color("#204060")
    assert surface.get_at((370, 70)) == pygame.Color("#ff0000")


def test_a_picture_that_is_begun_leaves_what_is_seen_whole_for_a_passage_to_lead_from() -> None:
    stack, surface = begun()
    before, leaf = surface.copy().get_buffer().raw, stack.top
    assert isinstance(leaf, Leaf)
    with incremental.spread(clock):
        leaf.count, leaf.dirty = 3, True
        step(stack, surface)
        assert leaf.coming, "not all of it is there"
        assert surface.get_buffer().raw == before
        stack.push(Leaf(4))
        while not (stack.picture.transition and surface.get_buffer().raw != before):
            step(stack, surface)
    assert surface.get_at((600, 300))[0] > 0x60, "mostly what was seen, a little of what comes"


def test_a_press_before_the_picture_to_come_is_drawn_brings_it_at_once() -> None:
    stack, surface = begun()
    with incremental.spread(clock):
        stack.push(Leaf(3))
        step(stack, surface)
        stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, unicode="a", mod=0))
        step(stack, surface)
    assert stack.picture.transition is None
    assert surface.get_at((370, 70)) == pygame.Color("#ff0000")


def test_a_frame_that_was_spent_is_left_out_and_the_picture_comes_in_steps() -> None:
    stack, surface = SceneStack(), pygame.Surface((1280, 720))
    leaf = Leaf(0)
    stack.push(leaf)
    stack.draw(surface)
    with incremental.spread(clock):
        leaf.count, leaf.dirty = 3, True
        with incremental.a_frame():
            clock.time += 0.75 * incremental.TIME
            assert stack.draw(surface) == []
        assert not drawn
        for seen in ([0], [0, 1], [0, 1, 2], [0, 1, 2]):  # at last it is only put together
            assert stack.picture.dirty
            with incremental.a_frame():
                found = stack.draw(surface)
            assert drawn == seen
        assert found
        assert not stack.picture.dirty
    leaf.dirty = True
    with incremental.a_frame():
        clock.time += 0.75 * incremental.TIME
        assert stack.draw(surface), "where nothing is spread over frames"


class Caption:
    """An overlay whose picture takes longer than a frame."""

    sprites_changed = False

    def update(self, dt: float) -> None:
        """Nothing changes."""

    def sprites(self, size: tuple[int, int], text_scale: float, quiet: pygame.Rect) -> Iterator[PlacedSprite]:
        """Three drawings next to each other."""
        for number in range(3):
            image = engraved(number)
            yield image, image.get_rect(left=150 * number)


def test_an_overlay_that_takes_long_is_not_taken_for_one_that_fails() -> None:
    stack, surface = begun()
    caption = stack.overlay = Caption()
    stack.picture.redraw()
    with incremental.spread(clock):
        for _ in range(4):  # the last puts it together
            step(stack, surface)
    assert drawn == [0, 1, 2]
    assert stack.overlay is caption
    assert surface.get_at((370, 70)) == pygame.Color("#ff0000")


@surface_cache.surface_cache(60)
def leaf(number: int) -> pygame.Surface:
    clock.time += 0.3 * incremental.TIME
    return pygame.Surface((10 + number, 10))


class Falling(Leaf):
    """A page that takes a frame to put together, with small things over it."""

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("#204060")
        if not is_rehearsal(surface):
            clock.time += incremental.TIME

    def sprites(self) -> Iterator[PlacedSprite]:
        for number in range(9):
            yield leaf(number), pygame.Rect(20 * number, 0, 10, 10)


def test_what_is_in_the_air_is_drawn_without_putting_the_picture_together_for_each_piece() -> None:
    stack, surface = begun()
    stack.picture.manner = lambda: "none"
    frames = 0
    with incremental.spread(clock):
        stack.push(Falling(1))
        while stack.picture.dirty:
            step(stack, surface)
            frames += 1
    assert surface.get_at((160, 5)) == pygame.Color("#000000")
    assert frames <= 5  # three pieces a frame


class InParts(Leaf):
    """A page whose drawings are a part of it; with a fault where it is to have one."""

    fault = False

    def draw(self, surface: pygame.Surface) -> None:
        super_draw = super().draw
        incremental.part(lambda: super_draw(surface))
        if self.fault:
            raise ZeroDivisionError


def test_an_error_in_the_middle_leaves_a_window_on_which_it_can_be_told() -> None:
    surface, page = pygame.Surface((640, 360)), InParts(0)
    stack = SceneStack(surface.get_size())
    stack.push(page)
    step(stack, surface)

    def to_the_end() -> None:
        while stack.picture.dirty:
            step(stack, surface)

    with incremental.spread(clock):
        page.count, page.dirty, page.fault = 3, True, True
        with pytest.raises(ZeroDivisionError):
            to_the_end()
    assert surface.get_clip() == surface.get_rect()


def test_what_a_picture_had_begun_is_left_when_another_comes_by_a_passage() -> None:
    stack, surface = begun()
    page, told = stack.top, list[str]()
    assert isinstance(page, Leaf)

    def sheet() -> None:
        told.append("begun")
        for number in range(3):
            engraved(number)

    with incremental.spread(clock):
        page.draw, page.dirty = (lambda surface: incremental.part(sheet)), True  # type: ignore[method-assign]
        step(stack, surface)
        assert told == ["begun"]
        page.draw = lambda surface: None  # type: ignore[method-assign]
        page.transition, page.dirty = Dissolve, True  # type: ignore[method-assign]
        step(stack, surface)
        while stack.picture.transition:
            step(stack, surface)
        page.sprites_changed = True
        step(stack, surface)
    assert told == ["begun"]
