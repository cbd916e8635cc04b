"""Pictures that are kept: within a room of bytes, for one size of window, no longer than they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from raccoon.app import process_memory
from raccoon.app.assets import OWNERS, folder
from scenes.art import kept, pictures
from scenes.art.pictures import Pictures
from scenes.widgets import form
from scenes.window import stack as stacks
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import Window

MEGABYTE = 1_000_000
drawn: list[int] = []


@kept.kept(40)
def big(number: int) -> tuple[pygame.Surface, int]:
    """Four megabytes."""
    drawn.append(number)
    return pygame.Surface((1000, 1000), 0, 32), number


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    drawn.clear()
    kept.fit((1280, 720), 1.0)
    kept.forget()
    yield
    kept.fit((1280, 720), 1.0)
    kept.forget()


def test_what_is_kept_is_drawn_once() -> None:
    assert big(1) is big(1)
    assert drawn == [1]


def test_it_is_counted_as_long_as_it_is_there() -> None:
    before = kept.held()
    mine = [big(number) for number in range(5)]
    assert kept.held() - before == 20 * MEGABYTE
    kept.forget()
    assert kept.held() - before == 20 * MEGABYTE, "somebody holds them"
    mine.clear()
    assert kept.held() == before


def test_all_together_stay_within_their_room() -> None:
    most = 0
    for number in range(200):
        big(number % 39)
        most = max(most, kept.held())
    assert 40 * MEGABYTE < most <= kept.ROOM + 4 * MEGABYTE


def test_a_larger_window_has_more_room_and_another_size_begins_anew() -> None:
    kept.fit((3840, 2160), 1.0)
    for number in range(30):
        big(number)
    assert kept.held() > kept.ROOM
    kept.fit((1280, 720), 1.0)
    assert kept.held() < 4 * MEGABYTE


@pytest.mark.parametrize(
    ("size", "scale", "gone"), [((1280, 720), 1.0, 0), ((1600, 900), 1.0, 1), ((1280, 720), 2.0, 1)]
)
def test_a_stack_of_another_size_lets_go(size: tuple[int, int], scale: float, gone: int) -> None:
    stack = SceneStack((1280, 720), 1.0)
    big(1)
    stack.resize(size, scale)
    big(1)
    assert len(drawn) == 1 + gone


def test_of_the_masters_only_some_stay_open() -> None:
    masters = Pictures({owner: folder("pictures", owner) for owner in OWNERS})
    masters.wait()
    opened = sum(image.get_pitch() * image.get_height() for image in masters._opened.values())
    assert 0 < opened <= pictures.OPENED
    name = next(iter(masters._files))
    kind, _, piece = name.rpartition("/")
    assert masters.image(kind, piece, (40, 40)).get_size() == (40, 40)


@pytest.fixture
def tidied(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    calls: list[int] = []
    monkeypatch.setattr(process_memory, "tidy", lambda: calls.append(1))
    return lambda: len(calls)


def test_screens_that_have_left_are_tidied_up(tidied: Callable[[], int]) -> None:
    stack = SceneStack()
    for _ in range(3 * stacks.OFTEN):
        stack.push(Scene())
        stack.pop()
    assert tidied() == 3


def test_fields_that_were_built_anew_are_tidied_up(tidied: Callable[[], int]) -> None:
    fields = form.Form()
    with Window() as window:
        for _ in range(2 * form.OFTEN):
            fields.build(window.size, Scene().frame)
        fields.close()
    assert tidied() == 2
