"""Markup of sentences: marks become pictures and names, and typed names are drawn as typed."""

import pytest
from hypothesis import given, strategies as st

from raccoon.app.seats import Seat
from scenes.art import rich
from scenes.art.fonts import Typeface
from scenes.art.text import Style
from scenes.table.log.markup import dressed, named

STYLE, BOLD = Style(Typeface.BOOK, 18), Style(Typeface.BOOK_BOLD, 18)
ODD = ("*a* [x]", "{0}", "%s", "<seat:0>", "<b>", "[emblem cane sky]", "*", "][", "\u202eabc", "e\u0301")


def words(markup: str) -> list[str]:
    """Every word that would be drawn, bold ones marked by a star; pictures in brackets."""
    return [f"[{bit.words}]" if bit.picture else bit.words for bit in rich.pieces(markup, STYLE, BOLD)]


def test_names_and_pictures_of_a_sentence() -> None:
    people = (Seat("Clara", emblem="cane", colour="sky"),)
    assert named("<seat:0> sold 3 <goods>.", people) == "*Clara* sold 3 [goods]."
    assert dressed("<seat:0> sold 3 <goods>.", people) == "[emblem cane sky] *Clara* sold 3 [goods]."


def test_a_row_of_pictures_can_be_broken_beside_an_emblem() -> None:
    assert named("<goods><goods>", ()) == "[goods] [goods]"
    assert dressed("<goods><goods>", ()) == "[goods][goods]"


@pytest.mark.parametrize("name", ODD)
def test_an_odd_name_is_drawn_as_it_was_typed(name: str) -> None:
    people = (Seat("Ann"), Seat(name))
    drawn = words(named("<seat:1> pays <seat:0> 3 <goods>.", people))
    assert drawn == [*name.split(), "pays", "Ann", "3", "[goods]", "."]
    emblem = f"[emblem {people[1].emblem} {people[1].colour}]"
    assert words(dressed("<seat:1> passes", people)) == [emblem, *name.split(), "passes"]


@given(st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=40))
def test_any_word_survives_the_markup(name: str) -> None:
    assert words(f"*{rich.escape(name)}*") == [name]
