"""Pictures that are kept: within a room of bytes, for one size of window, no longer than they are wanted."""

from __future__ import annotations

import gc
import time
import weakref
from itertools import count
from threading import Event, Thread, current_thread, main_thread

import pygame
import pytest

from scenes.art import surface_cache
from scenes.art.moving import incremental
from scenes.window.stack import SceneStack

MEGABYTE = 1_000_000
drawn: list[int] = []
pytestmark = pytest.mark.usefixtures("nothing_kept")


@surface_cache.surface_cache(40)
def big(number: int) -> tuple[pygame.Surface, int]:
    """Four megabytes."""
    drawn.append(number)
    return pygame.Surface((1000, 1000), 0, 32), number


@pytest.fixture(autouse=True)
def nothing_drawn() -> None:
    drawn.clear()


@surface_cache.surface_cache(40)
def quick(number: int) -> pygame.Surface:
    """Four megabytes, drawn in no time."""
    return pygame.Surface((1000, 1000), 0, 32)


@surface_cache.surface_cache(40)
def dear(number: int) -> pygame.Surface:
    """As much, but it takes long."""
    drawn.append(number)
    hour["now"] += 0.02
    return pygame.Surface((1000, 1000), 0, 32)


hour = {"now": 0.0}


@surface_cache.surface_cache(1_000_000)
def small(number: int) -> pygame.Surface:
    """Next to nothing."""
    return pygame.Surface((1, 1))


def test_what_another_thread_keeps_meanwhile_does_not_disturb_who_makes_room() -> None:
    """A ground is drawn on a thread of its own: it gets its turn also while memory is collected."""
    over = Event()

    def draw_on() -> None:
        for number in count():
            small(number)
            if over.is_set():
                return

    def pause(phase: str, info: dict[str, int]) -> None:
        if current_thread() is main_thread():
            time.sleep(0.0005)

    other, often = Thread(target=draw_on), gc.get_threshold()
    gc.callbacks.append(pause)
    gc.set_threshold(50)
    try:
        other.start()
        for _ in range(20):
            surface_cache._make_room()
    finally:
        gc.set_threshold(*often)
        gc.callbacks.remove(pause)
        over.set()
        other.join()


def test_what_takes_long_is_kept_for_longer_but_not_for_ever() -> None:
    with incremental.spread(lambda: hour["now"]):
        dear(1)
        for number in range(20):
            quick(number)
        dear(1)
        assert drawn == [1]
        for number in range(2, 20):
            dear(number)
        dear(1)
    assert drawn == [*range(1, 20), 1]


def test_what_is_kept_is_drawn_once() -> None:
    assert big(1) is big(1)
    assert drawn == [1]


def test_it_is_counted_as_long_as_it_is_there() -> None:
    before = surface_cache.cached_bytes()
    mine = [big(number) for number in range(5)]
    assert surface_cache.cached_bytes() - before == 20 * MEGABYTE
    surface_cache.clear()
    assert surface_cache.cached_bytes() - before == 20 * MEGABYTE, "somebody holds them"
    mine.clear()
    assert surface_cache.cached_bytes() == before


def test_all_together_stay_within_their_room() -> None:
    most = 0
    for number in range(200):
        big(number % 39)
        most = max(most, surface_cache.cached_bytes())
    assert surface_cache.ROOM // 2 < most <= surface_cache.ROOM + 4 * MEGABYTE


def test_a_larger_window_has_more_room_and_another_size_begins_anew() -> None:
    surface_cache.fit((3840, 2160), 1.0)
    for number in range(24):
        big(number)
    assert surface_cache.cached_bytes() > surface_cache.ROOM
    surface_cache.fit((1280, 720), 1.0)
    assert surface_cache.cached_bytes() < 4 * MEGABYTE


def test_what_has_a_room_of_its_own_goes_with_the_window_not_when_the_others_are_full() -> None:
    gone: list[int] = []
    surface_cache.on_clear(lambda: gone.append(1))
    for number in range(39):
        big(number)
    assert surface_cache.cached_bytes() < 39 * 4 * MEGABYTE, "the others were full"
    assert not gone
    surface_cache.fit((1600, 900), 1.0)
    assert gone == [1]
    surface_cache._others.pop()


@pytest.mark.parametrize(
    ("size", "scale", "gone"), [((1280, 720), 1.0, 0), ((1600, 900), 1.0, 1), ((1280, 720), 2.0, 1)]
)
def test_a_stack_of_another_size_lets_go(size: tuple[int, int], scale: float, gone: int) -> None:
    stack = SceneStack((1280, 720), 1.0)
    big(1)
    stack.resize(size, scale)
    big(1)
    assert len(drawn) == 1 + gone


def test_what_was_not_asked_for_for_longest_makes_room_first() -> None:
    mine = [weakref.ref(big(number)[0]) for number in range(4)]
    for number in range(4, surface_cache.LEAST // (4 * MEGABYTE) + 1):
        big(1)
        big(number)
    assert [one() is not None for one in mine] == [False, True, False, True]
    drawn.clear()
    big(1), big(0)
    assert drawn == [0], "what is asked for stays, however long ago it was drawn"


def test_of_a_kind_the_one_not_asked_for_for_longest_goes_first() -> None:
    few: list[int] = []

    @surface_cache.surface_cache(2)
    def small(number: int) -> pygame.Surface:
        few.append(number)
        return pygame.Surface((10, 10), 0, 32)

    for number in (1, 2, 1, 3, 1, 2):
        small(number)
    assert few == [1, 2, 3, 2]


def test_what_is_put_together_of_parts_draws_no_part_again_once_it_is_there() -> None:
    drawn: list[int] = []

    @surface_cache.surface_cache(1)
    def part(number: int) -> pygame.Surface:
        drawn.append(number)
        return pygame.Surface((4, 4))

    def parts(name: str) -> list[pygame.Surface]:
        return [part(number) for number in range(3)]

    @surface_cache.surface_cache(2, parts=parts)
    def whole(name: str) -> pygame.Surface:
        return pygame.Surface((12, 4))

    assert whole("train") is whole("train")
    assert drawn == [0, 1, 2]


def test_each_part_is_drawn_in_a_frame_of_its_own() -> None:
    clock = [0]

    @surface_cache.surface_cache(3)
    def part(number: int) -> pygame.Surface:
        clock[0] += 1
        return pygame.Surface((4, 4))

    @surface_cache.surface_cache(1, parts=lambda: [part(number) for number in range(3)])
    def whole() -> list[pygame.Surface]:
        return [part(number) for number in range(3)]

    in_steps, frames = incremental.IncrementalDraw(), 0
    with incremental.spread(lambda: clock[0]):
        drawn = False
        while not drawn:
            frames, begun = frames + 1, clock[0]
            with incremental.a_frame():
                drawn = in_steps.draw(whole)
            assert clock[0] - begun <= 1
    assert frames == 4
