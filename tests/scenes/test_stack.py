"""The pile of screens calls enter, pause, resume and leave exactly when it should."""

import pygame
import pytest

from scenes.widgets.widget import Widget, read
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack


class Counting(Scene):
    """Writes down what the stack does with it."""

    def __init__(self, name: str, calls: list[str], opaque: bool = True) -> None:
        super().__init__()
        self.name = name
        self.calls = calls
        self.opaque = opaque

    def enter(self) -> None:
        self.calls.append(f"{self.name} enter")

    def pause(self) -> None:
        self.calls.append(f"{self.name} pause")

    def resume(self) -> None:
        super().resume()
        self.calls.append(f"{self.name} resume")

    def leave(self) -> None:
        self.calls.append(f"{self.name} leave")

    def layout(self) -> None:
        self.calls.append(f"{self.name} layout {self.size[0]}")

    def update(self, dt: float) -> None:
        self.calls.append(f"{self.name} update")

    def draw(self, surface: pygame.Surface) -> None:
        self.calls.append(f"{self.name} draw")


def test_push_and_pop_pause_and_resume_the_scene_below_once() -> None:
    calls: list[str] = []
    stack = SceneStack((1280, 720))
    a, b = Counting("a", calls), Counting("b", calls)
    stack.push(a)
    stack.push(b)
    assert stack.pop() is b
    assert calls == ["a layout 1280", "a enter", "a pause", "b layout 1280", "b enter", "b leave", "a resume"]
    assert b.stack is None
    assert a.stack is stack


def test_replace_leaves_those_below_alone() -> None:
    calls: list[str] = []
    stack = SceneStack()
    for name in ("a", "b"):
        stack.push(Counting(name, calls))
    calls.clear()
    stack.replace(Counting("c", calls))
    assert calls == ["b leave", "c layout 1280", "c enter"]
    assert [scene.name for scene in stack.scenes if isinstance(scene, Counting)] == ["a", "c"]


def test_clear_leaves_from_the_top_and_resumes_nobody() -> None:
    calls: list[str] = []
    stack = SceneStack()
    for name in ("a", "b"):
        stack.push(Counting(name, calls))
    calls.clear()
    stack.clear()
    assert calls == ["b leave", "a leave"]
    assert stack.top is None


def test_pop_of_an_empty_stack_is_an_error() -> None:
    with pytest.raises(IndexError):
        SceneStack().pop()


def test_only_what_is_seen_is_drawn_and_updated() -> None:
    calls: list[str] = []
    stack = SceneStack()
    for name, opaque in (("hidden", True), ("table", True), ("dialogue", False)):
        stack.push(Counting(name, calls, opaque))
    calls.clear()
    stack.update(0.1)
    stack.draw(pygame.Surface((1280, 720)))
    assert calls == ["table update", "dialogue update", "table draw", "dialogue draw"]


def test_nothing_is_dirty_after_drawing_until_a_scene_says_so() -> None:
    stack = SceneStack()
    scene = Counting("a", [])
    stack.push(scene)
    assert stack.picture.dirty
    stack.draw(pygame.Surface((1280, 720)))
    assert not stack.picture.dirty
    scene.dirty = True
    assert stack.picture.dirty


def test_only_the_top_scene_gets_events() -> None:
    got: list[str] = []

    class Listening(Scene):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def handle(self, event: pygame.event.Event) -> None:
            got.append(self.name)

    stack = SceneStack()
    stack.push(Listening("below"))
    stack.push(Listening("top"))
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    assert got == ["top"]


def test_resize_reaches_every_scene_with_size_and_text_scale() -> None:
    calls: list[str] = []
    stack = SceneStack((1280, 720))
    below, top = Counting("below", calls), Counting("top", calls)
    stack.push(below)
    stack.push(top)
    stack.resize((1920, 1080), 1.5)
    assert below.size == top.size == (1920, 1080)
    assert below.text_scale == top.text_scale == 1.5
    assert below.frame.type(20) == 30


class Hovered(Scene):
    """A screen with one control at the origin."""

    def __init__(self) -> None:
        super().__init__()
        self.control = Widget(tip="what it does")
        self.control.rect = pygame.Rect(0, 0, 40, 40)
        self.opens: Scene | None = None

    def handle(self, event: pygame.event.Event) -> None:
        if self.stack and self.opens and event.type == pygame.MOUSEBUTTONUP:
            self.stack.push(self.opens)
        if pointer := read(event, self.size):
            self.control.pointer(pointer)

    def lit(self) -> bool:
        """Whether the pointer is over the control."""
        return self.control.hover


def test_under_a_scene_that_has_gone_the_pointer_is_over_nothing_until_it_moves() -> None:
    """The pointer has moved on meanwhile: the control that opened the other scene shows no hint any more."""
    stack, table = SceneStack(), Hovered()
    stack.push(table)
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=(20, 20), rel=(0, 0), buttons=(0, 0, 0))
    stack.handle(move)
    assert table.lit()
    stack.push(Scene())
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(600, 400), rel=(0, 0), buttons=(0, 0, 0)))
    stack.pop()
    assert not table.lit()
    stack.handle(move)
    assert table.lit()


def test_a_control_that_opens_a_scene_over_its_own_shows_no_hint_beneath_it() -> None:
    stack, table = SceneStack(), Hovered()
    table.opens = Scene()
    stack.push(table)
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(20, 20), rel=(0, 0), buttons=(0, 0, 0)))
    stack.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(20, 20), button=pygame.BUTTON_LEFT))
    assert stack.top is table.opens
    assert not table.lit()
