"""The window: draws only when something changed, resizes, switches to full screen, asks before it closes."""

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from raccoon.app.errors import AppError
from raccoon.app.settings import load
from scenes.art import fonts
from scenes.main import play
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import MINIMUM, USUAL, Window, open_display, render, usual_size


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
        for expected in ("full", "window"):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=pygame.K_F11, mod=0, unicode=""))
            window.step(stack, 0.1)
            assert window.mode == expected
            assert probe.size == window.size
        assert window.size == (1280, 720)
        assert pygame.KEYDOWN not in probe.events


@pytest.mark.parametrize("display", [0, 1, 7])
def test_it_fills_the_display_that_was_chosen_or_the_last_there_is(
    display: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a border too; back in a window it has the size of before."""
    there, given = [(1920, 1080), (1600, 900)], []
    plain = pygame.display.set_mode

    def watched(size: tuple[int, int], flags: int = 0, display: int = 0) -> pygame.Surface:
        given.append((size, flags, display))
        return plain(size, flags)

    with Window((1300, 760)) as window:
        stack = SceneStack(window.size)
        stack.push(Probe())
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: there)
        monkeypatch.setattr(pygame.display, "set_mode", watched)
        at = min(display, 1)
        for mode, expected in (
            ("borderless", (there[at], pygame.NOFRAME, at)),
            ("full", ((0, 0), pygame.FULLSCREEN, at)),
            ("window", ((1300, 760), pygame.RESIZABLE, 0)),
        ):
            window.show_as(mode, display, stack)
            assert given[-1] == expected
            assert stack.size == window.size
        assert window.size == (1300, 760)


def test_a_window_is_opened_where_it_was_unless_displays_have_changed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its place and the displays are kept when it is closed; on other displays the desktop finds a place."""
    places: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (120, 80))
    monkeypatch.setattr(pygame.display, "set_window_position", places.append)
    open_display()
    displays = ((1920, 1080), (1600, 900))
    for sizes, expected in ((displays, []), (displays, [(120, 80)]), (displays[:1], [])):
        places.clear()
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda sizes=sizes: sizes)
        play(tmp_path, None, False, None, None, lambda: None)
        assert places == expected
        kept = load(tmp_path)[0]
        assert (kept.window_place, kept.displays) == ((120, 80), sizes)


def test_a_window_in_the_background_calls_whoever_is_to_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its title and on the taskbar, until it has the focus again; without a waiting player there is no
    call.
    """
    probe, flashes = Calling(), list[int]()
    seen = SimpleNamespace(flash=flashes.append)
    monkeypatch.setattr(pygame, "Window", SimpleNamespace(from_display_module=lambda: seen))
    with Window(title="Raccoons") as window:
        stack = SceneStack(window.size)
        stack.push(probe)
        for lost, words, title in (
            (False, "Your turn", "Raccoons"),
            (True, "", "Raccoons"),
            (True, "Your turn", "Your turn – Raccoons"),
            (False, "Your turn", "Raccoons"),
        ):
            kind = pygame.WINDOWFOCUSLOST if lost else pygame.WINDOWFOCUSGAINED
            pygame.event.post(pygame.event.Event(kind))
            probe.words = words
            window.step(stack, 0.1)
            assert pygame.display.get_caption()[0] == title
    assert flashes == [pygame.FLASH_UNTIL_FOCUSED, pygame.FLASH_CANCEL]


def test_a_first_window_is_large_where_the_display_has_many_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    open_display()
    for display, size in (((1366, 768), USUAL), ((1920, 1080), USUAL), ((3840, 2160), (2560, 1440))):
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda display=display: [display])
        assert usual_size() == size


class Calling(Scene):
    """A screen that calls somebody."""

    words = ""

    @property
    def attention_call(self) -> str:
        return self.words


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
    fonts.clear()
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
