"""Lines break: never at a space that holds; in a long word at a soft hyphen, which is not seen else."""

import pygame
import pytest

from raccoon.app.grammar import SOFT
from scenes.art import rich, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.text import Style
from scenes.widgets.forms.fields import DropDown
from scenes.widgets.forms.form import Form
from scenes.window.window import Window

FACES = [Typeface.POSTER, Typeface.BOOK, Typeface.SLAB]
LONG = f"Auktions{SOFT}haus{SOFT}diener"


def words_of(line: list[rich.TextPiece]) -> list[str]:
    return [piece.words for piece in line]


@pytest.mark.parametrize("blank", ["\u00a0", "\u202f"])
def test_a_space_that_holds_keeps_its_words_on_one_line(blank: str) -> None:
    style = Style(Typeface.BOOK, 20)
    words = f"Remonter le temps{blank}? Prix{blank}: 12{blank}$ [coin]{blank}2"
    wide = text.width(f"temps{blank}?", style)
    for limit in range(wide, 4 * wide, 5):
        for line in text.wrap(words, style, limit):
            assert line[:1] not in "?:$", limit
        for pieces in rich.lines(words, style, limit):
            assert pieces[0].words[:1] not in "?:$", limit
            assert pieces[0].words != f"{blank}2", "what belongs to a picture stays with it"


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("pixels", [12, 20])
def test_a_narrow_space_is_as_wide_as_one_and_no_box(face: Typeface, pixels: int) -> None:
    style = Style(face, pixels)
    assert text.width("temps\u202f?", style) == text.width("temps\u00a0?", style)
    assert text.width("temps\u00a0?", style) == text.width("temps ?", style)


@pytest.mark.parametrize("face", FACES)
def test_a_word_is_broken_at_a_soft_hyphen_only_where_it_has_no_room(face: Typeface) -> None:
    style = Style(face, 20)
    whole = text.width("Auktionshausdiener", style)
    assert text.width(LONG, style) == whole
    assert text.wrap(f"Der {LONG}", style, whole) == ["Der", LONG]
    narrow = text.width("Auktionshaus-", style)
    assert text.wrap(f"Der {LONG}", style, narrow) == ["Der", "Auktionshaus-", "diener"]
    assert text.wrap(LONG, style, text.width("Auktions-", style)) == ["Auktions-", "haus-", "diener"]
    assert [words_of(line) for line in rich.lines(LONG, style, narrow)] == [["Auktionshaus-"], ["diener"]]


def test_lines_of_one_length_break_no_word_that_has_room() -> None:
    style = Style(Typeface.BOOK, 20)
    limit = text.width("Auktionshausdiener", style)
    assert text.balanced(f"{LONG} am See", style, limit) == [LONG, "am See"]


def test_no_list_shows_a_soft_hyphen() -> None:
    field = DropDown([(f"Schrift{SOFT}größe\u202f: 2", "a"), ("b", "b")], "a", lambda _: None)
    field.rect = pygame.Rect(20, 20, 400, 56)
    with Window((1280, 720)) as window:
        Form([field]).build(window.size, Frame.of(window.size))
        assert field.element.selected_option[0] == "Schriftgröße\u00a0: 2"
