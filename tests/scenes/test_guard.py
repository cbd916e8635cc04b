"""Any failure at any moment: a screen shows it, the save is complete, and the game continues."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app import text
from raccoon.app.fallback_strings import LAST_WORDS, SENTENCES
from raccoon.app.paths import saves_dir
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue, catalogue_with_error
from scenes.audio.captions import Captions
from scenes.audio.mixer import Sounds
from scenes.main import run
from scenes.program import Program
from scenes.registry import PRESENTATIONS
from scenes.screens import error as error_screens
from scenes.screens.error import ErrorScene, PlainNotice
from scenes.screens.loading import LoadingScene
from scenes.screens.title.inspectable import InspectableTitle
from scenes.table.scene import TableScene
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack
from scenes.window.window import Window
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats

GAME = next(iter(PRESENTATIONS))


PATIENCE = 60
"""Frames for which somebody waits until everything can be pressed."""


class Ended(BaseException):
    """The script is over."""


class Played(Window):
    """A window that plays a script, a step before each frame, and keeps what was on the screen."""

    def __init__(self, *script: Callable[[], object]) -> None:
        super().__init__((960, 540))
        self.script = [*script]
        self.seen: list[str] = []
        self.stack: SceneStack | None = None
        self.waited = 0

    def step(self, stack: SceneStack, dt: float) -> None:
        super().step(stack, dt)
        self.waited = 0 if self.guard.ready else self.waited + 1
        if 0 < self.waited < PATIENCE:
            return  # whoever plays looks before they press
        self.seen += [type(stack.top).__name__]
        if isinstance(stack.top, LoadingScene):
            time.sleep(0.01)  # its thread works in real time
        elif not self.script:
            raise Ended
        else:
            self.script.pop(0)()

    def rest(self, stack: SceneStack) -> float:
        return 1 / 30


def wait() -> None:
    """Let a frame pass."""


def press(key: int) -> Callable[[], None]:
    def now() -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, scancode=0, unicode=""))

    return now


def broken(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError("as told to")


TO_TITLE = press(pygame.K_RETURN)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made = Program(tmp_path, Settings(speed="instant", captions=True))
    yield made
    made.thinker.close()


def played(
    program: Program, *script: Callable[[], object], begin: Callable[[], None] | None = None
) -> Played:
    """The program run in a window with that script."""
    window = Played(*script)
    with window, pytest.raises(Ended):
        run(program, window, begin or program.title)
    return window


def reports(program: Program) -> list[Path]:
    return sorted((program.data / "reports").glob("*"))


def test_a_title_that_fails_has_a_screen_and_is_tried_again(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As often as it fails; and when it does not fail any more it is there."""
    with monkeypatch.context() as fails:
        fails.setattr("scenes.program.Unfinished", broken)
        window = played(program, TO_TITLE, wait, TO_TITLE, wait, fails.undo, TO_TITLE, wait, wait)
    assert window.seen[0] == "ErrorScene"
    assert window.seen[-1] == InspectableTitle.__name__
    assert len(reports(program)) == 3


def test_loading_that_fails_has_a_screen(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new(GAME, seats("person", "random"), {}, "guard", saves_dir(program.data))
    monkeypatch.setattr(LoadingScene, "_work", broken, raising=True)
    monkeypatch.setattr(LoadingScene, "enter", broken, raising=True)
    window = played(program, wait, TO_TITLE, wait, begin=lambda: program.table(session))
    assert window.seen[0] == "ErrorScene"
    assert window.seen[-1] == InspectableTitle.__name__


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_loading_thread_that_just_ends_has_a_screen(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.new(GAME, seats("person", "random"), {}, "guard", saves_dir(program.data))
    monkeypatch.setattr(LoadingScene, "_work", broken)
    window = played(program, wait, begin=lambda: program.table(session))
    assert window.seen[-1] == "ErrorScene"


def test_a_table_that_cannot_be_made_has_a_screen(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure on the loading thread is shown by the loop."""
    session = Session.new(GAME, seats("person", "random"), {}, "guard", saves_dir(program.data))
    monkeypatch.setattr(TableScene, "draw", broken)
    window = played(program, *[wait] * 60, begin=lambda: program.table(session))
    assert window.seen[-1] == "ErrorScene"
    assert "TableScene" not in window.seen


class Bad(Scene):
    """Fails when it is drawn, and in all other methods it is asked to fail in."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        for name in (*names, "draw"):
            setattr(self, name, broken)


@pytest.mark.parametrize(
    "names", [("leave",), ("pause",), ("resume",), ("leave", "resume", "pause"), ("sprites",)]
)
def test_the_error_s_screen_comes_whatever_the_others_do(program: Program, names: tuple[str, ...]) -> None:
    def begin() -> None:
        program.title()
        program.stack.push(Bad("leave"))
        program.stack.push(Bad(*names))

    window = played(program, wait, TO_TITLE, wait, wait, begin=begin)
    assert window.seen[0] == "ErrorScene"
    assert window.seen[-1] == InspectableTitle.__name__
    first = reports(program)[0].read_text()
    assert "ZeroDivisionError: as told to" in first


def test_what_was_clipped_is_not_clipped_any_more(program: Program) -> None:
    def clip(surface: pygame.Surface) -> None:
        surface.set_clip(pygame.Rect(0, 0, 5, 5))
        broken()

    scene = Scene()
    scene.draw = clip  # type: ignore[method-assign]
    clips: list[pygame.Rect] = []

    def look() -> None:
        clips.append(pygame.display.get_surface().get_clip())

    played(program, wait, look, begin=lambda: program.stack.push(scene))
    assert clips == [pygame.Rect(0, 0, 960, 540)]


@pytest.mark.parametrize(
    ("owner", "name"),
    [(Sounds, "handle"), (Sounds, "update"), (Captions, "update"), (Captions, "sprites")],
)
def test_sounds_and_captions_that_fail_for_good_fail_once(
    program: Program, monkeypatch: pytest.MonkeyPatch, owner: type, name: str
) -> None:
    """They are removed; the error is shown, and the rest continues without them."""
    monkeypatch.setattr(owner, name, broken)
    window = played(program, TO_TITLE, *[TO_TITLE, wait] * 3, press(pygame.K_ESCAPE), wait, wait)
    assert window.seen.count("ErrorScene") in (1, 2), window.seen
    assert {InspectableTitle.__name__, "WelcomeScene"} & set(window.seen)
    assert len(reports(program)) == 1


def test_sounds_that_cannot_begin_have_a_screen(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program.sounds, "begin", broken)
    window = played(program, wait, TO_TITLE, wait)
    assert "ErrorScene" in window.seen
    assert window.seen[-1] == InspectableTitle.__name__
    assert len(reports(program)) == 1


def test_where_the_error_s_screen_fails_there_is_a_plainer_one(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(error_screens.shapes, "desk", broken)
    scene = Bad()
    window = played(program, wait, wait, TO_TITLE, wait, wait, begin=lambda: program.stack.push(scene))
    assert "PlainNotice" in window.seen
    assert window.seen[-1] == InspectableTitle.__name__


@pytest.mark.parametrize(
    ("event", "door"),
    [
        (pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN), "title"),
        (pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE), "quit"),
        (pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(10, 500)), "title"),
        (pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(1270, 500)), "quit"),
        (pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q), ""),
        (pygame.event.Event(pygame.MOUSEMOTION, pos=(10, 10)), ""),
    ],
)
def test_the_plainer_one_leads_out(event: pygame.event.Event, door: str) -> None:
    done: list[str] = []
    doors = (lambda: done.append("title")), (lambda: done.append("quit"))
    PlainNotice(ENGLISH, "Oh", "report.txt", *doors).handle(event)
    assert done == [door][: bool(door)]


def test_what_breaks_even_that_ends_the_program_with_the_error(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    for scene in (ErrorScene, PlainNotice):
        monkeypatch.setattr(scene, "draw", broken)
    with Played() as window, pytest.raises(ZeroDivisionError):
        run(program, window, lambda: program.stack.push(Bad()))


def test_what_fails_at_the_end_is_reported_and_the_settings_are_kept(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[str] = []
    monkeypatch.setattr(program.sounds, "close", broken)
    monkeypatch.setattr(program.thinker, "close", lambda: closed.append("thinker"))
    with Played() as window:
        run(program, window)
    assert closed == ["thinker"]
    assert len([*(program.data / "reports").iterdir()]) == 1
    assert (program.data / "settings.json").exists()


def test_an_error_before_the_window_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from raccoon.cli import main

    monkeypatch.setattr("scenes.main.Program", broken)
    assert main(["--data-dir", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "nobody foresaw (ZeroDivisionError)" in said
    assert "Traceback" not in said
    assert len([*(tmp_path / "reports").iterdir()]) == 1


def sentences(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, **files: bytes) -> None:
    """These are the house's catalogues, and the games have none."""
    for language, content in files.items():
        (tmp_path / f"{language}.json").write_bytes(content)
    monkeypatch.setattr(text, "folder", lambda kind, owner="": tmp_path / owner)


DAMAGED = {
    "no JSON": b'{"title.quit": "Qu',
    "not UTF-8": b'{"title.quit": "\xff\xfe"}',
    "a list": b"[]",
    "empty": b"",
    "numbers": b'{"title.quit": 7}',
    "braces": b'{"title.quit": "Quit {"}',
    "forms": b'{"title.quit": {"one": "Quit"}}',
    "odd forms": b'{"title.quit": {"one": "Quit", "other": 3}}',
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_damaged_english_is_told_in_the_built_in_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    sentences(monkeypatch, tmp_path, en=DAMAGED[damage])
    catalogue, trouble = catalogue_with_error("en")
    assert trouble is not None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that each of them is missing
        assert catalogue.say("title.quit") == "Quit"
        assert "Reinstall the game to restore it." in catalogue.say(trouble.key, **trouble.facts)
        assert catalogue.say("lobby.add_seat", name="Ann", n=3) == "Add seat: Ann, 3"
    with pytest.warns(UserWarning, match="lobby.start is missing"):
        catalogue.say("lobby.start")


def test_missing_english_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sentences(monkeypatch, tmp_path)
    assert catalogue_with_error("en")[1] is not None


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_broken_chosen_language_is_said_and_english_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    english = b'{"title.quit": "Quit", "error.language_damaged": "{language} is broken"}'
    sentences(monkeypatch, tmp_path, en=english, fr=DAMAGED[damage])
    catalogue, trouble = catalogue_with_error("fr")
    assert catalogue.say("title.quit") == "Quit"
    assert trouble is not None
    assert catalogue.say(trouble.key, **trouble.facts) == "fr is broken"


def test_what_a_language_lacks_or_says_wrongly_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = b'{"a.door": "door", "a.sale": "{n} sold"}'
    sentences(monkeypatch, tmp_path, en=english, fr='{"a.sale": "{m} vendus", "a.été": "été"}'.encode())
    catalogue = Catalogue.load("fr")
    assert catalogue.say("a.door") == "door"
    with pytest.warns(UserWarning, match="'m'"):
        assert catalogue.say("a.sale", n=3) == "3 sold"


def test_the_built_in_sentences_are_those_of_the_catalogue() -> None:
    templates = text.templates("en")
    assert templates is not None
    assert {key: templates[key] for key in SENTENCES} == SENTENCES
    assert LAST_WORDS.say("title.quit") == "Quit"


def test_with_all_sentences_gone_the_program_can_be_played(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is shown on the title, in the built-in English."""
    sentences(monkeypatch, tmp_path / "nowhere")
    told: list[str] = []

    def begin() -> None:
        told.append(made.shell.warnings())
        made.title(told[0])

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that each of them is missing
        made = Program(tmp_path, Settings(speed="instant", greeted=True))
        window = played(made, TO_TITLE, wait, wait, begin=begin)
    made.thinker.close()
    assert told == [LAST_WORDS.say("error.sentences")]
    assert "ErrorScene" not in window.seen
    assert InspectableTitle.__name__ == window.seen[0]


def test_all_saves_are_right_after_an_error_at_the_table(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.new(GAME, seats("random", "random"), {}, "guard", saves_dir(program.data))

    def fail() -> None:
        monkeypatch.setattr(TableScene, "update", broken)

    window = played(program, wait, wait, fail, wait, wait, begin=lambda: program.table(session))
    assert window.seen[-1] == "ErrorScene"
    assert session.path is not None
    assert verify(session.path).moves == len(session.match.entries)
