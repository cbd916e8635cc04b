"""The window: draws only when something changed, resizes, switches to full screen, asks before it closes."""

import pygame
import pytest

from raccoon.app.errors import AppError
from scenes.art import fonts
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import MINIMUM, Window, render


class Probe(Scene):
    """Counts its pictures and keeps the events."""

    def __init__(self, closes: bool = True) -> None:
        super().__init__()
        self.pictures = 0
        self.events: list[int] = []
        self.closes = closes
        self.passed = 0.0

    def quit_asked(self) -> bool:
        return self.closes

    def handle(self, event: pygame.event.Event) -> None:
        self.events.append(event.type)

    def update(self, dt: float) -> None:
        self.passed += dt

    def draw(self, surface: pygame.Surface) -> None:
        self.pictures += 1
        surface.fill((200, 40, 40))


def test_an_unchanged_scene_is_drawn_once() -> None:
    probe = Probe()
    with Window((1280, 720)) as window:
        stack = SceneStack(window.size)
        stack.push(probe)
        for _ in range(10):
            window.step(stack, 0.25)
        drawn = probe.pictures
        for _ in range(10):
            window.step(stack, 0.25)
        assert probe.pictures == drawn
        probe.dirty = True
        window.step(stack, 0.25)
        assert probe.pictures == drawn + 1
    assert probe.passed == pytest.approx(5.25)


def test_closing_ends_the_loop_unless_the_scene_asks_first() -> None:
    stubborn, willing = Probe(closes=False), Probe()
    with Window() as window:
        stack = SceneStack(window.size)
        stack.push(stubborn)
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        window.step(stack, 0.1)
        assert stack.top is stubborn
        stack.replace(willing)
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        window.run(stack)
        assert stack.top is None


def test_resize_lays_out_anew_and_keeps_the_minimum() -> None:
    probe = Probe()
    with Window((1280, 720)) as window:
        stack = SceneStack(window.size)
        stack.push(probe)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=300, h=200, size=(300, 200)))
        window.step(stack, 0.1)
        assert window.windowed_size == MINIMUM
        assert probe.size == window.size == MINIMUM


def test_of_many_sizes_in_a_row_only_the_last_is_laid_out() -> None:
    class Layouts(Probe):
        def layout(self) -> None:
            sizes.append(self.size)

    sizes: list[tuple[int, int]] = []
    with Window((1280, 720)) as window:
        stack = SceneStack(window.size)
        stack.push(Layouts())
        window.step(stack, 0.1)
        sizes.clear()
        for width in (1100, 1200, 1300):
            pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=width, h=720, size=(width, 720)))
        window.step(stack, 0.1)
        assert len(sizes) == 1
        assert window.windowed_size == (1300, 720)


def test_f11_switches_full_screen_and_back() -> None:
    probe = Probe()
    with Window((1280, 720)) as window:
        stack = SceneStack(window.size)
        stack.push(probe)
        for expected in (True, False):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=pygame.K_F11, mod=0, unicode=""))
            window.step(stack, 0.1)
            assert window.full_screen is expected
            assert probe.size == window.size
        assert window.size == (1280, 720)
        assert pygame.KEYDOWN not in probe.events


def test_losing_the_focus_is_told_to_the_scene() -> None:
    probe = Probe()
    with Window() as window:
        stack = SceneStack(window.size)
        stack.push(probe)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        window.step(stack, 0.1)
        assert not window.focused
        assert pygame.WINDOWFOCUSLOST in probe.events


def test_no_display_is_one_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    fonts.forget()
    pygame.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nowhere")
    with pytest.raises(AppError) as caught:
        Window()
    assert caught.value.key == "error.display"
    assert caught.value.facts["why"]


def test_render_draws_without_a_window() -> None:
    picture = render(Probe(), (640, 360))
    assert picture.get_size() == (640, 360)
    assert picture.get_at((320, 180))[:3] == (200, 40, 40)
