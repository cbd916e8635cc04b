"""The places round an open rulebook: the book fills its window, nothing lies on anything else."""

from itertools import combinations, pairwise

import pygame
import pytest

from scenes.learning import book_flow
from scenes.learning.book_sheet import BookSheet
from scenes.registry import PRESENTATIONS
from scenes.table.presentation.book import BlockContext, Rulebook
from tests.scenes.driving import ENGLISH

FORMS = [
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
    (2560, 1080),
    (2200, 1080),
    (1024, 768),
    (1280, 1024),
    (3840, 1080),
]
BOOKS = [shown.learning.book for shown in PRESENTATIONS.values() if shown.learning.book]


def leaves(book: Rulebook, size: tuple[int, int]) -> tuple[book_flow.BookPage, ...]:
    sheet = BookSheet(size, 1.0)
    page = sheet.texts[0]
    room = page.width, page.height - sheet.frame.px(book_flow.TITLE)
    return book_flow.leaves(book, room, BlockContext(sheet.pen_frame, ENGLISH.say, book.teacher))


@pytest.mark.parametrize("size", FORMS)
@pytest.mark.parametrize("scale", [1.0, 1.4, 2.0])
def test_everything_lies_in_the_window_and_apart(size: tuple[int, int], scale: float) -> None:
    sheet = BookSheet(size, scale)
    window, tabs = pygame.Rect((0, 0), size), list(sheet.tabs(9))
    assert all(window.contains(rect) for rect in (sheet.cover, *tabs, *sheet.controls))
    assert not any(one.colliderect(other) for one, other in combinations((*tabs, *sheet.texts), 2))
    assert not any(one.colliderect(other) for one, other in combinations((*sheet.controls, sheet.cover), 2))
    assert all(sheet.pages.contains(rect) for rect in (*sheet.texts, *sheet.arrows))
    assert all(upper.bottom < lower.top for upper, lower in pairwise(tabs))


@pytest.mark.parametrize("size", FORMS)
def test_the_book_and_its_tabs_fill_the_window(size: tuple[int, int]) -> None:
    sheet = BookSheet(size, 1.0)
    tabs = list(sheet.tabs(9))
    wide = sheet.cover.right - tabs[0].left
    assert sheet.cover.height >= 0.85 * size[1]
    assert wide >= 0.85 * size[0] or size[0] > 2.5 * size[1]
    assert tabs[-1].bottom >= 0.85 * size[1]


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1080), (1024, 768)])
def test_two_pages_lie_open_at_the_usual_type(size: tuple[int, int]) -> None:
    assert len(BookSheet(size, 1.0).texts) == 2
    assert BookSheet((2560, 1080), 2.0).spread
    assert not BookSheet((1920, 1080), 2.0).spread


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.teacher.name)
@pytest.mark.parametrize("size", [(2560, 1080), (1600, 1200)])
def test_larger_pages_have_larger_type_and_are_no_more(book: Rulebook, size: tuple[int, int]) -> None:
    assert BookSheet(size, 1.0).pen_frame.text_scale > 1.1
    assert len(leaves(book, size)) <= len(leaves(book, (1920, 1080)))


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.teacher.name)
def test_the_type_of_a_page_is_smaller_only_where_that_saves_one(book: Rulebook) -> None:
    sheet = BookSheet((1920, 1080), 1.0)
    usual = sheet.pen_frame.text_scale
    for leaf in leaves(book, (1920, 1080)):
        assert 0.94 * usual < leaf.pen.frame.text_scale <= usual
