"""Entry point of the game in its window: opens the window, runs the program, closes everything in order."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from raccoon.app import settings as keeping
from raccoon.app.assets import folder
from raccoon.app.errors import AppError
from raccoon.app.paths import data_dir
from raccoon.app.recovery.crash_detection import mark_running, report_crashes
from raccoon.app.recovery.handing_over import HandoverInbox, hand_over
from scenes.art.moving import incremental
from scenes.guard import Guard
from scenes.program import Program
from scenes.screens.title.scene import TitleScene
from scenes.window.on_desktop import show_pointer
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
    speak: str = "",
) -> None:
    """Open the window and play until it is closed; with `save` at that game's table. If the program is
    already running, it is handed the save, and no other window is opened.

    `seed`, a seed or the code of a deal, is offered for a new game; with `game` its lobby is opened at once.
    The text on the screen is written in lines to the file `speak` ("-": to the terminal). With `shown` the
    window closes after its first picture and a call of that. Raises `AppError` when there is no display, no
    writable folder, when the save cannot be read, or after any unexpected error, which is reported too.
    """
    folder = data_dir(data)
    if save and hand_over(folder, save):
        return
    gone = report_crashes(folder)
    try:
        with mark_running(folder):
            _play(folder, size, windowed, seed, save, gone, shown, game, speak)
    except AppError:
        raise
    except Exception as error:
        from raccoon.app.recovery import reports

        report = reports.write(error, folder, save)
        raise AppError("error.unexpected", what=type(error).__name__, report=report or "") from error


def _play(  # noqa: PLR0913, PLR0917
    folder: Path,
    size: tuple[int, int] | None,
    windowed: bool,
    seed: str | None,
    save: Path | None,
    gone: Path | None,
    shown: Callable[[], None] | None,
    game: str,
    speak: str,
) -> None:
    settings, warning = keeping.load(folder, preferred_languages)
    farewell = AppError("error.vanished", report=gone.name) if gone else None
    program = Program(folder, settings, seed)
    if speak:
        program.follow_speech(speak, starting=True)
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
        run(program, window, begin)


def run(program: Program, window: Window, begin: Callable[[], None] | None = None) -> None:
    """Call `begin` and play until the window is closed, then close everything. Unexpected errors are handled
    by a `Guard`.
    """
    program.shell.window = window
    window.handed, window.open_file = HandoverInbox(program.data).update, program.open_file
    window.desktop.save_picture = partial(_save_picture, program)
    guard = Guard(program.shell, program.title, lambda: program.playing)
    with ExitStack() as last:
        last.callback(_remember, program, window)
        for close in (
            program.end_speech,
            program.audio.close,
            program.library.close,
            program.rest,
            lambda: _end(program),
        ):
            last.callback(guard.end, close)
        last.callback(guard.abandon)  # first: nothing may be drawn once the window closes
        guard.run(window, lambda: begun(program, window, begin))


def begun(program: Program, window: Window, begin: Callable[[], None] | None) -> None:
    """Show the first picture, then start sounds, controllers and speech: if these fail there is a screen to
    return to.
    """
    try:
        if begin:
            begin()
        if program.stack.top:
            window.step(program.stack, 0.0)
    finally:
        if program.stack.top:
            program.sounds.begin()
            listen(program, window)
            program.follow_speech(starting=True)
            show_pointer(program.settings.large_pointer)
    if isinstance(program.stack.top, TitleScene) and program.settings.fresh:
        from scenes.screens.preferences.greeting import greet

        greet(program.shell)


def listen(program: Program, window: Window) -> None:
    """Connect game controllers to the stack, with notices when one is connected or removed."""
    from scenes.controllers.notices import PadNotices
    from scenes.controllers.steering import Steering

    notices = PadNotices(program.shell, program.captions)
    window.controllers = Steering(program.stack, window.offer, notices.tell)


def _save_picture(program: Program, picture: pygame.Surface) -> None:
    from scenes.screens.picture_file import save_picture

    save_picture(program.shell, picture)


def _end(program: Program) -> None:
    """Close the save; print a sentence if others have changed its file."""
    if told := program.close_save():
        print(told, file=sys.stderr)


def _remember(program: Program, window: Window) -> None:
    """Save size, place, display and mode of the window in the settings."""
    settings, desktop = program.settings, window.desktop
    desktop.note(window.mode)
    settings.window_size, settings.display = window.windowed_size, desktop.display
    settings.window_place, settings.displays = desktop.place, displays()
    settings.window = window.mode
    try:
        keeping.save(settings, program.data)
    except AppError as error:
        print(program.say(error.key, **error.facts), file=sys.stderr)


def preferred_languages() -> Iterable[str]:
    """The languages of the system, the preferred one first."""
    from pygame import system

    return (locale["language"] for locale in system.get_pref_locales())


def _loaded(save: Path) -> Session:
    from raccoon.app.session.session import Session

    return Session.load(save)


def _icon() -> pygame.Surface:
    """The window's icon, the same as the program file's (build/icon.py)."""
    data = (folder("pictures") / "icon.png").read_bytes()
    return pygame.image.load(io.BytesIO(data), "icon.png")
