"""A press made for one purpose never serves another: what has just come, changed or gone is deaf."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing
from scenes.window.press_guard import QUIET, SETTLE
from scenes.window.scene import Scene
from tests.scenes.driving import Player, at

FRAME = 1 / 60
EARLY = "wait a moment"
PLACE, OTHER = pygame.Rect(100, 100, 200, 60), pygame.Rect(400, 100, 200, 60)


class Room(Scene):
    """Buttons that note what was pressed."""

    ring: FocusRing

    def __init__(self, *buttons: tuple[str, pygame.Rect, int]) -> None:
        super().__init__()
        self.pressed: list[str] = []
        self.asked = 1
        self.ring = FocusRing()
        self.show(*buttons)

    def show(self, *buttons: tuple[str, pygame.Rect, int]) -> None:
        """Exchange the buttons."""
        found = [Button(label, lambda label=label: self.pressed.append(label), hotkeys=(key,))  # type: ignore[misc]
                 for label, _, key in buttons]  # fmt: skip
        for button, (_, rect, _) in zip(found, buttons, strict=True):
            button.rect = rect.copy()
        self.ring.set(found)
        self.dirty = True

    @property
    def button(self) -> Button:
        """The first of them."""
        first = self.ring.widgets[0]
        assert isinstance(first, Button)
        return first

    @property
    def question(self) -> int:
        return self.asked

    def handle(self, event: pygame.event.Event) -> None:
        self.ring.handle(event, self.size)


@pytest.fixture
def room() -> Room:
    return Room(("go", PLACE, pygame.K_g))


@pytest.fixture
def player(room: Room) -> Iterator[Player]:
    with at(room) as found:
        wait(found, 2.0)
        yield found


def wait(player: Player, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        player.window.step(player.stack, FRAME)


def press(player: Player, key: int) -> None:
    """A key at once, without a look."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
    player.window.step(player.stack, 0)


def click(player: Player, place: pygame.Rect) -> None:
    """A click at once."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=place.center, button=1, touch=False))
    player.window.step(player.stack, 0)


def test_a_control_that_has_just_come_is_deaf(room: Room, player: Player) -> None:
    room.show(("stop", PLACE, pygame.K_s))
    wait(player, FRAME)
    press(player, pygame.K_s)
    click(player, PLACE)
    assert room.pressed == []
    wait(player, SETTLE + FRAME)
    press(player, pygame.K_s)
    click(player, PLACE)
    assert room.pressed == ["stop", "stop"]


def test_a_row_of_presses_has_one_purpose(room: Room, player: Player) -> None:
    room.show(("stop", PLACE, pygame.K_s))
    for _ in range(9):
        wait(player, 0.9 * SETTLE)
        press(player, pygame.K_s)
    assert room.pressed == []


def test_a_control_that_was_there_answers_at_once(room: Room, player: Player) -> None:
    room.show(("go", PLACE, pygame.K_g), ("stop", OTHER, pygame.K_s))
    wait(player, FRAME)
    press(player, pygame.K_g)
    press(player, pygame.K_s)
    assert room.pressed == ["go"]


def test_a_press_for_what_is_gone_reaches_nothing_else(room: Room, player: Player) -> None:
    room.show(("wide", PLACE.union(OTHER), pygame.K_w), ("small", PLACE, pygame.K_g))
    wait(player, 1.0)
    room.show(("wide", PLACE.union(OTHER), pygame.K_w))
    wait(player, FRAME)
    click(player, PLACE)
    assert room.pressed == []
    click(player, OTHER)
    assert room.pressed == ["wide"]


def test_other_words_make_another_control(room: Room, player: Player) -> None:
    room.button.label = "go for $9"
    wait(player, FRAME)
    press(player, pygame.K_g)
    assert room.pressed == []


def test_words_that_the_person_counted_do_not(room: Room, player: Player) -> None:
    room.handle = lambda event: setattr(room.button, "label", "go for $9")  # type: ignore[method-assign]
    press(player, pygame.K_9)
    del room.handle
    press(player, pygame.K_g)
    assert room.pressed == ["go"]


def test_another_question_makes_another_control(room: Room, player: Player) -> None:
    room.asked = 2
    wait(player, FRAME)
    press(player, pygame.K_g)
    assert room.pressed == []


def test_enter_is_deaf_where_the_control_is_that_it_would_press(room: Room, player: Player) -> None:
    room.ring.shown = True
    room.ring.mark()
    for reason, seconds in (("not now", 1.0), ("", FRAME)):
        room.button.reason, room.dirty = reason, True
        wait(player, seconds)
    press(player, pygame.K_RETURN)
    assert room.pressed == []
    wait(player, SETTLE + FRAME)
    press(player, pygame.K_RETURN)
    assert room.pressed == ["go"]


def test_what_is_deliberate_waits_until_nothing_was_pressed_for_a_while(room: Room, player: Player) -> None:
    room.button.early = EARLY
    for _ in range(10):
        wait(player, QUIET / 2)
        press(player, pygame.K_g)
    assert room.pressed == []
    wait(player, QUIET + FRAME)
    press(player, pygame.K_g)
    assert room.pressed == ["go"]


def test_what_is_deliberate_waits_until_all_other_keys_are_up(room: Room, player: Player) -> None:
    room.button.early = EARLY
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_k, mod=0, unicode="k", scancode=0))
    wait(player, 2 * QUIET)
    press(player, pygame.K_g)
    assert room.pressed == []
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_k, mod=0, scancode=0))
    wait(player, 2 * QUIET)
    press(player, pygame.K_g)
    assert room.pressed == ["go"]


def test_what_is_deliberate_shows_that_it_waits_and_says_so_when_pressed(room: Room, player: Player) -> None:
    room.button.early = EARLY
    press(player, pygame.K_x)
    shown = []
    for _ in range(20):
        wait(player, QUIET / 16)
        shown.append(room.button.calm)
    assert shown == sorted(shown)
    assert shown[0] < 0.2
    assert shown[-1] == 1
    assert not room.button.refusal, "nobody has pressed it"
    press(player, pygame.K_x)
    for way in ("key", "click"):
        wait(player, QUIET / 2)
        press(player, pygame.K_g) if way == "key" else click(player, PLACE)
        assert room.button.refusal == EARLY
    wait(player, QUIET + FRAME)
    assert not room.button.refusal, "it waits no longer"
    press(player, pygame.K_g)
    assert room.pressed == ["go"]


def test_walking_escape_and_skipping_are_never_deaf(room: Room, player: Player) -> None:
    heard: list[int] = []
    room.handle = lambda event: heard.append(getattr(event, "key", 0))  # type: ignore[method-assign]
    room.show(("stop", PLACE, pygame.K_ESCAPE))
    for key in (pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_TAB, pygame.K_LEFT):
        press(player, key)
        assert key in heard


def test_time_counts_only_while_the_whole_picture_is_seen(room: Room, player: Player) -> None:
    room.show(("stop", PLACE, pygame.K_s))
    room.draw = lambda surface: setattr(room, "coming", True)  # type: ignore[method-assign]
    for _ in range(60):
        room.dirty = True
        wait(player, FRAME)
        room.coming = True
    press(player, pygame.K_s)
    assert room.pressed == []


def test_what_was_seen_is_not_deaf_while_something_else_is_drawn(room: Room, player: Player) -> None:
    """A title's idle life may take frame after frame: its buttons stand there since long."""
    room.coming = True
    for _ in range(60):
        player.window.guard.update(FRAME, room, seen=False)
    press(player, pygame.K_g)
    assert room.pressed == ["go"]
