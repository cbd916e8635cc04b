"""Every page that can cover a table, and what a press changes on it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any
from zlib import crc32

import pygame

from raccoon.app.paths import saves_dir, trash_dir
from raccoon.app.session.session import Session
from scenes.art.letters.key_caps import RETURN
from scenes.learning.tutoring.tutor import Tutor
from scenes.library.scene import LibraryScene
from scenes.results.scene import ResultsScene
from scenes.screens.preferences.scene import SettingsScene
from scenes.table.history.history_scene import HistoryScene
from scenes.table.inspection.scene import InspectionScene
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.group import ControlGroup
from scenes.window.scene import Scene
from tests.app.tables import begin, play
from tests.app.thinkers import until
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.midgame import sit_down, turn_of
from tests.scenes.raccoon_tycoon.staging import dealt, stage

KEYS = {
    "Esc": pygame.K_ESCAPE,
    RETURN: pygame.K_RETURN,
    "Space": pygame.K_SPACE,
    "Tab": pygame.K_TAB,
    "Del": pygame.K_DELETE,
    "Delete": pygame.K_DELETE,
    "←": pygame.K_LEFT,
    "→": pygame.K_RIGHT,
}
"""The keys that caps show with a sign or a word of their own."""


@dataclass(frozen=True)
class Sheet:
    """A page: how it comes, what has the controls on it, and whether a press anywhere on it counts."""

    lay: Callable[[Sitting], None]
    rings: Callable[[Sitting], list[ControlGroup]] = lambda sitting: _rings(sitting.stack.top)
    whole: bool = False


def _rings(holder: Any) -> list[ControlGroup]:
    """The controls of a screen or a part of one, where it has any."""
    found = getattr(holder, "ring", None) or getattr(holder, "buttons", None)
    return [found] if isinstance(found, ControlGroup) else []


def key_of(button: Button) -> int | None:
    """The key that its cap shows, or that presses it; None where it has none."""
    if button.hotkeys:
        return button.hotkeys[0]
    if not button.cap:
        return None
    return KEYS.get(button.cap) or pygame.key.key_code(button.cap)


def lit(sheet: Sheet, sitting: Sitting) -> list[Button]:
    """Every button that can be pressed; a tab that lies open already is no way to anywhere."""
    found = [widget for ring in sheet.rings(sitting) for widget in ring.widgets]
    buttons = [widget for widget in found if isinstance(widget, Button)]
    return [button for button in buttons if button.enabled and not button.chosen]


def seen(sheet: Sheet, sitting: Sitting) -> object:
    """The picture on the screen, without focus and pointer."""
    scenes = sitting.stack.scenes
    for ring in sheet.rings(sitting):
        _unpoint(ring)
    picture = pygame.Surface(sitting.window.size)
    for scene in sitting.stack.seen():
        scene.draw(picture)
    return scenes, crc32(pygame.image.tobytes(picture, "RGB"))


def _unpoint(ring: ControlGroup) -> None:
    """Nothing is pointed at, nothing has the focus."""
    ring.index, ring.shown = 0, False
    for widget in ring.widgets:
        widget.hover = widget.focused = False


def _top(sitting: Sitting, kind: type[Scene]) -> Any:
    top = sitting.stack.top
    assert isinstance(top, kind), top
    return top


def _table(sitting: Sitting) -> None:
    stage(sitting, dealt())
    sitting.look()


def _with(key: int, text: str = "") -> Callable[[Sitting], None]:
    """A page over the table that a key opens."""

    def lay(sitting: Sitting) -> None:
        _table(sitting)
        sitting.press(key, text)
        assert not isinstance(sitting.stack.top, TableScene)

    return lay


def _menu_page(name: str) -> Callable[[Sitting], None]:
    """A page that a button of the table's menu opens."""

    def lay(sitting: Sitting) -> None:
        _table(sitting)
        sitting.press(pygame.K_ESCAPE)
        menu: Any = sitting.stack.top
        words = sitting.program.say(name)
        next(button for button in menu.buttons if button.label == words).press()
        sitting.frame(2)

    return lay


def _recap(sitting: Sitting) -> None:
    sit_down(sitting, ["person", "greedy", "greedy"], turn_of(0), least=20)
    assert sitting.table.parts.log.page


def _recap_rings(sitting: Sitting) -> list[ControlGroup]:
    top = sitting.stack.top
    return _rings(top.parts.log.page) if isinstance(top, TableScene) else []


def _inspected(sitting: Sitting) -> None:
    _table(sitting)
    place = sitting.table.context.shown.layout.rects_of(Piece("market", "wheat"))[0]
    sitting.click((place.centerx - 10, place.top + 12), button=3)
    _top(sitting, InspectionScene)


def _past(sitting: Sitting) -> None:
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(0), least=20)
    sitting.table.parts.look_back.open()
    past = _top(sitting, HistoryScene)
    past.step(-len(session.match.entries) // 2)


@cache
def _ended() -> Session:
    return play(begin(None, 3, "the end", "greedy"))


def _end(page: str) -> Callable[[Sitting], None]:
    def lay(sitting: Sitting) -> None:
        session = _ended()
        sitting.program.session = session
        sitting.program.ended(session)
        end = _top(sitting, ResultsScene)
        end.count.finish()
        end.turn_to(page)

    return lay


def _library(number: int) -> Callable[[Sitting], None]:
    """The library with one kind of games; 3 is the trash."""

    def lay(sitting: Sitting) -> None:
        program, folder = sitting.program, saves_dir(sitting.program.data)
        kept = program.data / "kept"
        if not kept.exists():
            kept.mkdir()
            play(begin(kept, 3, "one", "greedy"), 12).close()
            play(begin(kept, 2, "two", "greedy"), 10_000).close()
        for old in (folder, trash_dir(program.data)):
            shutil.rmtree(old, ignore_errors=True)
        shutil.copytree(kept, folder)
        program.title()
        program.library_controller.open()
        library = _top(sitting, LibraryScene)
        sitting.program.library.wait()
        until(lambda: sitting.frame() or not library.reading)
        if number == 3 and library.shelf.chosen:
            library.buttons.throw.press()
            sitting.frame(2)
        library.chips.buttons[number].press()
        library.ring.focus(library.shelf)
        sitting.frame(40)

    return lay


def _lesson(sitting: Sitting) -> None:
    shutil.rmtree(sitting.program.data / "lessons", ignore_errors=True)  # it would ask whether to go on
    learn = sitting.program.lessons.of("raccoon_tycoon")
    assert learn
    learn()
    assert isinstance(sitting.stack.top, TableScene)
    sitting.look()


def _desk(sitting: Sitting) -> list[ControlGroup]:
    top = sitting.stack.top
    tutor = top._guest if isinstance(top, TableScene) else None
    return [tutor.buttons.ring] if isinstance(tutor, Tutor) else []


def _hands(sitting: Sitting) -> None:
    sitting.program.title()
    sitting.program.shell.open_settings("raccoon_tycoon")
    _top(sitting, SettingsScene).open("hands")


SHEETS: dict[str, Sheet] = {
    "first start": Sheet(lambda sitting: sitting.program.meet("raccoon_tycoon")),
    "title": Sheet(lambda sitting: sitting.program.title()),
    "lobby": Sheet(lambda sitting: sitting.program.lobby("raccoon_tycoon")),
    "settings": Sheet(_menu_page("title.settings")),
    "hands": Sheet(_hands),
    "menu": Sheet(_with(pygame.K_ESCAPE)),
    "seats": Sheet(_menu_page("menu.seats")),
    "keys": Sheet(_with(pygame.K_QUESTION, "?")),
    "rulebook": Sheet(_with(pygame.K_F1)),
    "inspection": Sheet(_inspected),
    "recap": Sheet(_recap, _recap_rings, whole=True),
    "the past": Sheet(_past),
    "certificate": Sheet(_end("certificate")),
    "charts": Sheet(_end("charts")),
    "ledger": Sheet(_end("ledger")),
    "unfinished games": Sheet(_library(1)),
    "finished games": Sheet(_library(2)),
    "trash": Sheet(_library(3)),
    "lesson": Sheet(_lesson, _desk),
}
