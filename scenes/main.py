"""The two entrances to the screens: the game in its window, and a picture of a screen."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from raccoon.app import reports
from raccoon.app import settings as keeping
from raccoon.app.assets import folder
from raccoon.app.errors import AppError
from raccoon.app.paths import data_dir
from raccoon.app.session.session import Session
from raccoon.app.vanishing import running, vanished
from scenes.art import theme
from scenes.art.moving import steps
from scenes.art.pictures import PICTURES
from scenes.program import Program
from scenes.tools.shots import shots_of
from scenes.tools.still import Showcase, Still
from scenes.window.window import Window, clock, render


def play(
    data: Path | None = None,
    size: tuple[int, int] | None = None,
    windowed: bool = False,
    seed: str | None = None,
    save: Path | None = None,
) -> None:
    """Open the window and play until it is closed; with `save` at that game's table.

    `seed` is offered for a new game. Raises `AppError` when there is no display, no writable folder, when the
    save cannot be read, or when something happens that nobody foresaw: that is reported too.
    """
    folder = data_dir(data)
    gone = vanished(folder)
    try:
        with running(folder):
            _play(folder, size, windowed, seed, save, gone)
    except AppError:
        raise
    except Exception as error:
        report = reports.write(error, folder, save)
        raise AppError("error.unexpected", what=type(error).__name__, report=report or "") from error


def _play(
    folder: Path,
    size: tuple[int, int] | None,
    windowed: bool,
    seed: str | None,
    save: Path | None,
    gone: Path | None,
) -> None:
    settings, warning = keeping.load(folder)
    farewell = AppError("error.vanished", report=gone.name) if gone else None
    program = Program(folder, settings, seed)
    session = Session.load(save) if save else None
    full_screen = settings.full_screen and not windowed and size is None

    def begin() -> None:
        pygame.display.set_icon(_icon())
        program.stack.resize(window.size, settings.text_scale)
        program.begin(program.shell.warnings(warning, farewell))
        PICTURES.warm()
        if session:
            program.continue_with(session)

    with (
        steps.spread(clock),
        Window(size or settings.window_size, full_screen, program.say("title.name")) as window,
    ):
        program.run(window, begin)


def _icon() -> pygame.Surface:
    """The window's icon, that of the program's own file (build/icon.py)."""
    data = (folder("pictures") / "icon.png").read_bytes()
    return pygame.image.load(io.BytesIO(data), "icon.png")


def shot(
    showcase: Showcase,
    scene: str,
    out: Path,
    state: Path | None = None,
    size: tuple[int, int] = (1920, 1080),
    text_scale: float = 1.0,
    language: str = "en",
    high_contrast: bool = False,
) -> None:
    """Draw a screen of a game (`shots_of`) to a PNG file without a display; `state` is a save to show."""
    theme.choose(high_contrast)
    picture = render(shots_of(showcase)[scene](Still(showcase, state, language)), size, text_scale)
    pygame.image.save(picture, str(out))
