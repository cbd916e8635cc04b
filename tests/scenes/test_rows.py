"""Buttons in a row are of one form, and a + that takes something away says so."""

from __future__ import annotations

import pygame
import pytest

from scenes.art.frame import Frame
from scenes.widgets.button import Button, in_one_type, widths
from scenes.widgets.counters import Counters
from scenes.widgets.pointer import Pointer

FRAME = Frame.of((1280, 720), 2.0)


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


def _row(*labels: str, wide: int = 140) -> list[Button]:
    row = [Button(label, lambda: None, cap="1") for label in labels]
    for number, button in enumerate(row):
        button.rect = pygame.Rect(number * wide, 0, wide, 48)
    return row


def test_buttons_in_a_row_are_of_one_type_the_longest_label_whole() -> None:
    row = _row("Title", "Certificate")
    alone = [button.fitted(FRAME) for button in row]
    assert alone[0] > alone[1]
    in_one_type(row, FRAME)
    assert {button.fitted(FRAME) for button in row} == {alone[1]}
    row[1].label = "Moves"
    in_one_type(row, FRAME)
    assert row[0].fitted(FRAME) == alone[0]


def test_a_row_is_divided_as_usual_where_its_words_have_room_else_by_what_they_need() -> None:
    row = _row("Title", "Certificate")
    assert widths(row, (900.0, 900.0), FRAME, 70) == (900.0, 900.0)
    narrow = widths(row, (120.0, 120.0), FRAME, 70)
    assert sum(narrow) == pytest.approx(240)
    assert narrow[0] < 120 < narrow[1]


def _over(counters: Counters, row: int) -> str:
    """What is said over the + of a row."""
    _, _, plus = counters._parts(row)
    counters.pointer(Pointer("move", plus.center))
    return counters.hint


def test_a_plus_that_exchanges_says_so() -> None:
    counters = Counters(("wheat", "wood"), (2, 2), 2, lambda _: None, (3, 1), exchange="instead of another")
    counters.rect = pygame.Rect(0, 0, 300, 100)
    assert counters.counts == [2, 0]
    assert counters.exchanges
    assert _over(counters, 0) == ""
    assert _over(counters, 1) == "instead of another"
    counters.add(0, -1)
    assert not counters.exchanges
    assert _over(counters, 1) == ""


def test_the_plus_of_an_exchange_looks_another() -> None:
    def plus(total: int) -> bytes:
        counters = Counters(("wheat", "wood"), (2, 2), total, lambda _: None)
        counters.rect = pygame.Rect(0, 0, 300, 100)
        counters.add(0, 2)
        surface = pygame.Surface((300, 100))
        counters.draw(surface, FRAME)
        return pygame.image.tobytes(surface.subsurface(counters._parts(1)[2]), "RGB")

    assert plus(2) != plus(3)
