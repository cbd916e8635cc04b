"""The group of the ways to learn a game: rulebook, guided game, first explanations."""

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
    """Something explained when it first appears: its name, its piece, and the key of the sentence."""

    name: str
    piece: Piece
    sentence: str


PaintPoster = Callable[[pygame.Surface, pygame.Rect, Say], None]
"""Draws the picture of a poster."""


@dataclass(frozen=True)
class Learning:
    """The ways to learn the game; by default none."""

    book: Rulebook | None = None
    """Its complete rules."""
    course: str = ""
    """The file name of its guided game (`raccoon.app.lessons.course`); "" for none."""
    places: Mapping[str, Callable[[Any], pygame.Rect]] = field(default_factory=dict)
    """Parts of this game's table where the teacher's desk may be placed, from its layout, by the names that
    the steps of the guided game use; in addition to those of `scenes.learning.tutoring.tutor_desk`.
    """
    posters: tuple[PaintPoster, PaintPoster] | None = None
    """The pictures over "Learn it" and over "Play" at the first start; None for plain ground."""
    first_options: Mapping[str, OptionValue] = field(default_factory=dict)
    """The options suggested to somebody who has not played it yet."""
    first_level: str = ""
    """The opponents' level suggested then; "" for the usual one."""
    novelties: Callable[[Any], Iterable[Novelty]] = lambda view: ()
    """The novelties of a view; each is explained to its viewer once ever, outside lessons."""
