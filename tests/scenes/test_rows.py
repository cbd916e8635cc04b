"""Buttons in a row are of one form, and a + that takes something away says so."""

from __future__ import annotations

import pygame
import pytest

from scenes.art.frame import Frame
from scenes.widgets.button import Button, share_form, share_type_size
from scenes.widgets.button_form import RowStyle
from scenes.widgets.counters import Counters
from scenes.widgets.pick import numbered
from scenes.widgets.pick_some import PickSome
from scenes.widgets.widget import Pointer

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
    row = _row("Title", "Certificate", wide=110)
    alone = [button.form.fitted(button.rect, FRAME) for button in row]
    assert alone[0] > alone[1]
    share_type_size(row, FRAME)
    assert {button.form.fitted(button.rect, FRAME) for button in row} == {alone[1]}
    row[1].label = "Moves"
    share_type_size(row, FRAME)
    assert row[0].form.fitted(row[0].rect, FRAME) == alone[0]


def _drawn(row: list[Button]) -> list[bytes]:
    """The picture of each button."""
    seen = []
    for button in row:
        surface = pygame.Surface((800, 60))
        button.draw(surface, FRAME)
        seen.append(pygame.image.tobytes(surface, "RGB"))
    return seen


def test_where_one_has_no_room_for_its_key_all_of_its_row_show_them_on_their_corners() -> None:
    row = _row("Go", "An uncommon label")
    assert [button.form.has_room_for_key(button.rect, FRAME) for button in row] == [True, False]
    share_form(row, FRAME)
    assert all(
        button.row_style.cornered and button.form.has_room_for_key(button.rect, FRAME) for button in row
    )
    row[1].label = "On"
    share_form(row, FRAME)
    assert not any(button.row_style.cornered for button in row)


def test_where_one_has_no_room_for_its_icon_none_of_its_row_shows_one() -> None:
    row = [Button(label, lambda: None, icon="coin") for label in ("Go", "Auctioneer in the square")]
    for number, button in enumerate(row):
        button.rect = pygame.Rect(number * 200, 0, 200, 60)
    assert [button.form.has_room_for_icon(button.rect, FRAME) for button in row] == [True, False]
    share_form(row, FRAME)
    assert not any(button.row_style.pictured for button in row)


def test_a_verb_stands_where_it_stood_when_it_has_nothing_to_say_beneath() -> None:
    """Its key at the left edge, its label in the same type."""
    verb, usual = Button("Sell", lambda: None, cap="S", sub="up to $7"), Button("Sell", lambda: None, cap="S")
    for button in (verb, usual):
        button.row_style, button.rect = RowStyle(lined=True), pygame.Rect(0, 0, 240, 60)
    assert verb.form.fitted(verb.rect, FRAME) == usual.form.fitted(usual.rect, FRAME)
    edges = []
    for button in (verb, usual):
        surface = pygame.Surface((240, 60))
        button.draw(surface, FRAME)
        edges.append(pygame.image.tobytes(surface.subsurface((0, 0, 50, 60)), "RGB"))
    assert edges[0] == edges[1]


def _over(counters: Counters, row: int) -> str:
    """The tip over the + of a row."""
    _, _, plus = counters._parts(row)
    counters.pointer(Pointer("move", plus.center))
    return counters.hint


def test_a_plus_that_exchanges_says_so() -> None:
    counters = Counters(("wheat", "wood"), (2, 2), 2, lambda _: None, (3, 1), exchange="instead of another")
    counters.rect = pygame.Rect(0, 0, 300, 100)
    assert counters.tally.counts == [2, 0]
    assert counters.tally.exchanges
    assert _over(counters, 0) == ""
    assert _over(counters, 1) == "instead of another"
    counters.tally.add(0, -1)
    assert not counters.tally.exchanges
    assert _over(counters, 1) == ""


def test_the_plus_of_an_exchange_looks_another() -> None:
    def plus(total: int) -> bytes:
        counters = Counters(("wheat", "wood"), (2, 2), total, lambda _: None)
        counters.rect = pygame.Rect(0, 0, 300, 100)
        counters.tally.add(0, 2)
        surface = pygame.Surface((300, 100))
        counters.draw(surface, FRAME)
        return pygame.image.tobytes(surface.subsurface(counters._parts(1)[2]), "RGB")

    assert plus(2) != plus(3)


def test_in_large_text_names_are_pressed_and_the_one_chosen_has_the_controls() -> None:
    """Nothing covers a name, and nothing moves when another is chosen."""
    counters = Counters(("a", "b"), (2, 2), 3, lambda _: None, labels=("Law", "Order in the house"))
    counters.rect = pygame.Rect(0, 0, 180, counters.least_height(FRAME, 180))
    counters.tally.counts = [0, 0]
    counters.draw(pygame.Surface((180, 400)), FRAME)
    names = [counters._row_rect(row) for row in (0, 1)]

    def press(rect: pygame.Rect) -> list[int]:
        counters.pointer(Pointer("down", rect.center, pygame.BUTTON_LEFT))
        minus, value, plus = counters._parts(counters.row)
        assert not any(part.collidelistall(names) for part in (minus, value, plus))
        assert [counters._row_rect(row) for row in (0, 1)] == names
        return list(counters.tally.counts)

    assert press(names[1]) == [0, 1]
    assert press(counters._parts(1)[2]) == [0, 2]
    assert press(names[0]) == [1, 2]
    assert press(counters._parts(0)[0]) == [0, 2]


def test_one_more_than_may_be_ticked_is_refused_and_says_why() -> None:
    some = PickSome(numbered([("a", "A"), ("b", "B"), ("c", "C")]), 2, lambda: None, "two are enough")
    some.rect = pygame.Rect(0, 0, 300, 150)
    middles = {key: rect.center for key, rect in some.plates()}
    for key in "ab":
        some.pointer(Pointer("down", middles[key], pygame.BUTTON_LEFT))
        assert some.hint == ""
    some.pointer(Pointer("down", middles["c"], pygame.BUTTON_LEFT))
    assert some.picked == ["a", "b"]
    assert some.hint == "two are enough"
    some.pointer(Pointer("down", middles["a"], pygame.BUTTON_LEFT))
    some.pointer(Pointer("down", middles["c"], pygame.BUTTON_LEFT))
    assert some.picked == ["b", "c"]
