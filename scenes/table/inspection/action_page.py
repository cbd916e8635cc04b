"""The page of a verb or a choice, in the words of the game's rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from raccoon.app.text import Say
from scenes.table.described.actions import RulebookLink
from scenes.table.inspection.page import InspectionContext, Page
from scenes.table.piece import Piece

if TYPE_CHECKING:
    from scenes.table.presentation.book import Rulebook

GROUND = ("#23504f", "#0e2526")


def action_page(
    piece: Piece, link: RulebookLink, book: Rulebook, asked: InspectionContext, shown: Page
) -> Page:
    """The page of a verb or an open choice (`Inspection.places`), with the picture of the page `shown`."""
    kind, name = piece.kind, piece.key
    key = f"table.verb.{name}" if kind == "verb" else f"choice.{name}.title"
    rules = tuple(words for place in link.places for words in _words(book, place, asked.say))
    return Page(
        title=asked.say(key),
        kind=asked.say("ask.deed"),
        rules=rules,
        picture=shown.picture,
        brief=rules[0],
        in_book=link.places[0],
        ground=GROUND,
    )


def _words(book: Rulebook, place: str, say: Say) -> Iterator[str]:
    for block in book.section_of(place).blocks:
        if block.anchor == place:
            yield from block.words(say)
