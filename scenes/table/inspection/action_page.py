"""The page of something that can be done, in the words of the game's rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from raccoon.app.text import Say
from scenes.art import pictograms
from scenes.table.described.actions import InBook
from scenes.table.inspection.page import InspectionContext, Large, Page
from scenes.table.piece import Piece

if TYPE_CHECKING:
    from scenes.table.presentation.book import Rulebook

GROUND = ("#23504f", "#0e2526")
SHEET = (260.0, 260.0)


def action_page(asked: InspectionContext, piece: Piece, told: InBook, book: Rulebook) -> Page:
    """The page of a verb or of a choice that stands open (`Inspection.places`)."""
    kind, name = piece.kind, piece.key
    key = f"table.verb.{name}" if kind == "verb" else f"choice.{name}.title"

    def paint(surface: pygame.Surface, rect: pygame.Rect, text_scale: float) -> None:
        pictograms.draw(surface, rect, told.picture)

    rules = tuple(words for place in told.places for words in _words(book, place, asked.say))
    return Page(
        title=asked.say(key),
        kind=asked.say("ask.deed"),
        rules=rules,
        picture=Large(paint, SHEET),
        brief=rules[0],
        in_book=told.places[0],
        ground=GROUND,
    )


def _words(book: Rulebook, place: str, say: Say) -> Iterator[str]:
    """The sentences at a place of the book."""
    for block in book.section_of(place).blocks:
        if block.anchor == place:
            yield from block.words(say)
