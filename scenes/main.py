"""The entrance to the screens: the game in its window."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from raccoon.app import settings as keeping
from raccoon.app.assets import folder
from raccoon.app.errors import AppError
from raccoon.app.paths import data_dir
from raccoon.app.recovery.crash_detection import running, vanished
from raccoon.app.recovery.handing_over import hand_over
from scenes.art.moving import incremental
from scenes.program import Program
from scenes.window.window import Window, clock, displays, open_display, usual_size

if TYPE_CHECKING:
    from raccoon.app.session.session import Session


def play(
    data: Path | None = None,
    size: tuple[int, int] | None = None,
    windowed: bool = False,
    seed: str | None = None,
    save: Path | None = None,
    shown: Callable[[], None] | None = None,
    game: str = "",
) -> None:
    """Open the window and play until it is closed; with `save` at that game's table. A program that runs
    already takes the save, and no other window is opened.

    `seed`, or the code of a deal, is offered for a new game; with `game` its lobby is opened at once. With
    `shown` the window closes after its first picture and a call of that. Raises `AppError` when there is no
    display, no writable folder, when the save cannot be read, or when something happens that nobody foresaw:
    that is reported too.
    """
    folder = data_dir(data)
    if save and hand_over(folder, save):
        return
    gone = vanished(folder)
    try:
        with running(folder):
            _play(folder, size, windowed, seed, save, gone, shown, game)
    except AppError:
        raise
    except Exception as error:
        from raccoon.app.recovery import reports

        report = reports.write(error, folder, save)
        raise AppError("error.unexpected", what=type(error).__name__, report=report or "") from error


def _play(
    folder: Path,
    size: tuple[int, int] | None,
    windowed: bool,
    seed: str | None,
    save: Path | None,
    gone: Path | None,
    shown: Callable[[], None] | None,
    game: str,
) -> None:
    settings, warning = keeping.load(folder, _preferred)
    farewell = AppError("error.vanished", report=gone.name) if gone else None
    program = Program(folder, settings, seed)
    session = _loaded(save) if save else None
    open_display()
    if settings.fresh and not size:
        settings.window_size = usual_size()
    place = settings.window_place if settings.displays == displays() else None
    mode = "window" if windowed or size else settings.window

    def begin() -> None:
        pygame.display.set_icon(_icon())
        program.stack.resize(window.size, settings.text_scale)
        program.title(program.shell.warnings(warning, farewell))
        if session:
            program.saves.put(session)
        elif game:
            program.lobby(game)
        if shown:
            window.step(program.stack, 0.0)
            shown()
            program.stack.clear()

    with (
        incremental.spread(clock),
        Window(
            size or settings.window_size, mode, program.say("title.name"), place, settings.display
        ) as window,
    ):
        program.run(window, begin)


def _preferred() -> Iterable[str]:
    """The languages of the system, the one liked best first."""
    from pygame import system

    return (locale["language"] for locale in system.get_pref_locales())


def _loaded(save: Path) -> Session:
    from raccoon.app.session.session import Session

    return Session.load(save)


def _icon() -> pygame.Surface:
    """The window's icon, that of the program's own file (build/icon.py)."""
    data = (folder("pictures") / "icon.png").read_bytes()
    return pygame.image.load(io.BytesIO(data), "icon.png")
