"""Names in any script: every letter has a picture, and what runs from right to left is set so."""

from __future__ import annotations

import pygame
import pytest

from raccoon.app.message import isolated
from scenes.art import fonts, rich, text
from scenes.art.fonts import Typeface
from scenes.art.letters import bidi, typeset
from scenes.art.text import Style

HEBREW, ARABIC = "\u05d3\u05d5\u05d3", "\u0645\u0631\u062d\u0628\u0627"
HOSTILE = (
    "*a* [x]",
    "{0} %s",
    f"{HEBREW} \U0001f99d",
    f"{ARABIC} 7",
    "Z\u0351\u036ba\u0311l\u0302",
    "\u1f08\u03b3\u03ac\u03b8\u03b7",
    "\u65e5\u672c\u8a9e \ud55c\uad6d\uc5b4",
    "\u2764\ufe0f\U0001f44d\U0001f3fd",
)


def seen(words: str) -> str:
    """The letters from left to right."""
    return "".join(part[::-1] if to_left else part for part, to_left in bidi.visual(words))


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("face", [Typeface.BOOK_SEMIBOLD, Typeface.SLAB_BOLD, Typeface.POSTER])
def test_every_letter_of_a_name_has_a_picture(name: str, face: Typeface) -> None:
    runs = typeset.runs(name, face)
    assert sorted("".join(run.words for run in runs)) == sorted(name)
    for run in runs:
        assert all(fonts.has(run.face, sign) for sign in run.words if not "\ufe00" <= sign <= "\ufe0f")


@pytest.mark.parametrize("words", ["Otis the dog", "Zo\u00eb", "$12 \u2013 3 \u00d7 \u2026"])
def test_other_lines_are_drawn_as_ever(words: str) -> None:
    style = Style(Typeface.BOOK_SEMIBOLD, 24)
    assert typeset.is_simple(words, style.face)
    assert text.width(words, style) == fonts.font(style.face, style.pixels).size(words)[0]


def test_a_sign_does_not_lie_on_the_one_before() -> None:
    style = Style(Typeface.BOOK_SEMIBOLD, 40)
    assert text.width("%s", style) > text.width("s", style) + text.width("%", style) / 2


@pytest.mark.parametrize(
    ("words", "order"),
    [
        (HEBREW, HEBREW[::-1]),
        (f"{HEBREW} 12", f"12 {HEBREW[::-1]}"),
        (f"Bob {HEBREW}", f"Bob {HEBREW[::-1]}"),
        (f"{isolated(HEBREW)} bids 12", f"{HEBREW[::-1]} bids 12"),
        (f"{isolated(HEBREW)}, {isolated(ARABIC)}: 3", f"{HEBREW[::-1]}, {ARABIC[::-1]}: 3"),
        (f"({isolated(f'{HEBREW} 2')})", f"(2 {HEBREW[::-1]})"),
    ],
)
def test_names_run_to_the_left_and_sentences_to_the_right(words: str, order: str) -> None:
    assert seen(words) == order


def test_words_of_a_name_stand_in_its_own_order_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, int] = {}
    work = text.draw

    def watching(
        surface: pygame.Surface, words: str, at: tuple[int, int], *rest: object, **more: object
    ) -> pygame.Rect:
        drawn[words] = at[0]
        return work(surface, words, at, *rest, **more)

    monkeypatch.setattr(text, "draw", watching)
    surface, name = pygame.Surface((600, 80)), f"{HEBREW} {ARABIC}"
    markup = f"Here *{rich.escape(name)}* bids"
    rich.paragraph(surface, markup, surface.get_rect(), Style(Typeface.BOOK, 24))
    assert sorted(drawn, key=lambda words: drawn[words]) == ["Here", ARABIC, HEBREW, "bids"]


def test_a_name_in_a_sentence_keeps_its_room() -> None:
    style = Style(Typeface.BOOK, 24)
    assert rich.width(rich.escape(HEBREW), style) == text.width(HEBREW, style)
    assert text.width(isolated(HEBREW), style) == text.width(HEBREW, style)


@pytest.mark.parametrize("face", [Typeface.BOOK, Typeface.BOOK_SEMIBOLD, Typeface.BOOK_ITALIC])
@pytest.mark.parametrize("pair", ["“S", "”,", "„A", "«T", "”\u00a0“", "…\u00a0"])
def test_nothing_lies_on_the_quotation_mark_before_it(face: Typeface, pair: str) -> None:
    style = Style(face, 60, "#000000")
    assert text.width(pair, style) >= text.width(pair[0], style) + text.width(pair[1:], style)


@pytest.mark.parametrize("slim", [1.0, text.SLIMMEST, text.NARROWEST])
def test_no_line_is_wider_than_its_room(slim: float) -> None:
    """Also where letters are made as slim as they may be, to the last pixel."""
    surface, style = pygame.Surface((400, 60)), Style(Typeface.BOOK_SEMIBOLD, 22, "#ffffff", slim=slim)
    wide = [
        limit
        for limit in range(24, 120)
        if text.draw(surface, "4 daheim", (0, 40), style, limit=limit).width > limit
    ]
    assert wide == []
