"""The ways in which a game is learned."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pygame

from raccoon.app.text import Say
from raccoon.engine.table_options import OptionValue
from scenes.table.piece import Piece
from scenes.table.presentation.book import Rulebook


@dataclass(frozen=True)
class Novelty:
    """Something to be met for the first time: its name, its piece, and its sentence's key, said once."""

    name: str
    piece: Piece
    sentence: str


def nothing_new(view: Any) -> Iterable[Novelty]:
    """A game that explains nothing in passing."""
    return ()


PaintPoster = Callable[[pygame.Surface, pygame.Rect, Say], None]
"""Draws the picture of a poster."""


@dataclass(frozen=True)
class Learning:
    """The ways in which the game is learned. By default there are none."""

    book: Rulebook | None = None
    """Its rules, complete; the catalogue has the sentences."""
    course: str = ""
    """Its guided game, by the name of the file (`raccoon.app.lessons.course`); "" for none."""
    places: Mapping[str, Callable[[Any], pygame.Rect]] = field(default_factory=dict)
    """Parts of this game's table that the teacher's desk may cover, in its layout, by the names that the
    steps of the guided game call them by; besides those of every table
    (`scenes.learning.tutoring.tutor_desk`).
    """
    posters: tuple[PaintPoster, PaintPoster] | None = None
    """The pictures over "Learn it" and over "Play" at the first start; None for plain ground."""
    first_options: Mapping[str, OptionValue] = field(default_factory=dict)
    """The options that are offered to somebody who has not played it yet."""
    first_level: str = ""
    """The strength of the opponents that are offered then; "" for the usual strength."""
    novelties: Callable[[Any], Iterable[Novelty]] = nothing_new
    """The novelties of a view: each is explained to its viewer the first time ever, outside of lessons."""
