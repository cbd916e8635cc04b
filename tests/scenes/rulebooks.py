"""Shared by the tests of every game's rulebook."""

from __future__ import annotations

import json
import re
from pathlib import Path

from scenes.learning import book_flow
from scenes.learning.book_scene import OpenBook
from scenes.learning.book_sheet import BookSheet
from scenes.table.inspection.page import InspectionContext
from scenes.table.piece import Piece
from scenes.table.presentation import GamePresentation
from scenes.table.presentation.book import BlockContext, Rulebook, plain
from tests.scenes.driving import ENGLISH

ASSETS = Path(__file__).resolve().parents[2] / "assets"


def told(book: Rulebook, place: str) -> str:
    """All that stands at a place."""
    blocks = (block for section in book.sections for block in section.blocks if block.anchor == place)
    return plain(" ".join(words for block in blocks for words in block.words(ENGLISH.say)))


def opening(book: Rulebook) -> str:
    """The first lines of the page "How to play", with which the book begins."""
    first = next(book.sections)
    assert first.name == "how_to_play"
    return plain("".join(first.blocks[0].words(ENGLISH.say)))


def assert_pages_hold_their_lines(book: Rulebook, size: tuple[int, int], scale: float) -> None:
    """Nothing stands below the foot of a page at this text scale."""
    sheet = BookSheet(size, scale)
    page = sheet.texts[0]
    room = page.width, page.height - sheet.frame.px(book_flow.TITLE)
    pages = OpenBook(book)
    pages.break_into(room, BlockContext(sheet.pen_frame, ENGLISH.say, book.teacher), sheet.spread)
    for leaf in pages.leaves:
        assert leaf.placed
        assert all(placed.top + placed.height <= room[1] for placed in leaf.placed), leaf.section.name


def assert_deeds_are_told(shown: GamePresentation, asked: InspectionContext) -> None:
    """Every verb, and every choice that has a title, opens a page in the words of the rulebook."""
    sentences = json.loads((ASSETS / shown.game / "lang" / "en.json").read_text("utf-8"))
    choices = [found[1] for key in sentences if (found := re.fullmatch(r"choice\.(\w+)\.title", key))]
    pieces = [Piece("verb", verb.name) for verb in shown.choices.verbs] + [
        Piece("choice", key) for key in choices
    ]
    assert len(pieces) > 15
    book = shown.learning.book
    assert book
    for piece in pieces:
        page = shown.inspection.page(piece, asked)
        assert page is not None, piece
        assert page.rules, piece
        assert page.in_book in book.places
