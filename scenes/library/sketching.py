"""The other end of the small pictures: draws a saved game's table, in the process that does nothing else."""

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
"""A middle that is a smaller share of the table than this would show nothing: the whole table is shown."""


def draw(
    games: Mapping[str, GamePresentation], path: Path, language: str
) -> tuple[pygame.Surface, pygame.Surface]:
    """A save's table as whoever may look sees it, and its middle; `games` by name. `SaveError` as `read`."""
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
    """Nothing can be pressed on a picture."""


def _read(table: TableScene) -> None:
    """The log is in sight, not the recap."""
    table.parts.log.close_page()


def middle_of(layout: Layout) -> pygame.Rect:
    """The middle of the table, from the top down to the desk; the whole window if that is small."""
    window = pygame.Rect((0, 0), layout.size)
    left = layout.strip.left
    middle = pygame.Rect(left, 0, layout.log_paper.left - left, layout.desk.top).clip(window)
    large = middle.width * middle.height >= LEAST * window.width * window.height
    return middle if large else window
