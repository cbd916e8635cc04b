"""The drawing of a saved game's small pictures, in the process for that (`sketches`)."""

from collections.abc import Mapping
from pathlib import Path

import pygame

from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue
from scenes.table.context import TableNavigation
from scenes.table.layout import Layout
from scenes.table.presentation import GamePresentation
from scenes.table.scene import TableScene
from scenes.window.window import render

SIZE = (1280, 720)
WHOLE_SIZE, MIDDLE_WIDTH = (960, 540), 640
LEAST = 0.25
"""The least middle, as a share of the table; where it is smaller the whole table is shown."""


def draw(
    games: Mapping[str, GamePresentation], path: Path, language: str
) -> tuple[pygame.Surface, pygame.Surface]:
    """The picture of a save's table, and of its middle; `games` by name. `SaveError` as `Session.load`."""
    session = Session.load(path, keep=False)
    shown = games[session.match.game.name]

    navigation = TableNavigation(_nothing, _nothing, _nothing, _nothing)
    say = Catalogue.load(language).of(shown.game).say
    table = TableScene(session, Settings(), say, navigation, shown, begin=_read)
    picture = render(table, SIZE)
    middle = picture.subsurface(middle_of(table.context.shown.layout))
    high = round(MIDDLE_WIDTH * middle.get_height() / middle.get_width())
    smaller = pygame.transform.smoothscale(middle, (MIDDLE_WIDTH, high))
    return pygame.transform.smoothscale(picture, WHOLE_SIZE), smaller


def _nothing(*_: object) -> None:
    """Do nothing: on a picture nothing can be pressed."""


def _read(table: TableScene) -> None:
    """Close the recap, so that the log is visible."""
    table.parts.log.close_page()


def middle_of(layout: Layout) -> pygame.Rect:
    """The rectangle of the table's middle, from the top to the desk; the whole window if that is small."""
    window = pygame.Rect((0, 0), layout.size)
    left = layout.strip.left
    middle = pygame.Rect(left, 0, layout.log_paper.left - left, layout.desk.top).clip(window)
    large = middle.width * middle.height >= LEAST * window.width * window.height
    return middle if large else window
