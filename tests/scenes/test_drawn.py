"""Pictures drawn at a size have that size: nothing is scaled afterwards, and what repeats is drawn out."""

import pygame
import pytest

from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.pieces import shade
from scenes.art.text import Style, width
from scenes.art.vector import Drawing


@pytest.mark.parametrize("side", [27, 30, 54, 60, 107, 120])
def test_a_line_is_as_sharp_at_every_size(side: int) -> None:
    """At these sizes the rasteriser gives a picture a pixel smaller."""
    sheet = Drawing(200, 200)
    sheet.box(0, 0, 200 * (side // 2) / side, 200, 0, "#000000")
    image = sheet.surface((side, side))
    assert image.get_size() == (side, side)
    assert {image.get_at((x, side // 2)).a for x in range(side)} == {0, 255}


def test_an_apostrophe_is_drawn_as_that_of_print() -> None:
    typed, printed = (pygame.Surface((120, 40)) for _ in range(2))
    style = text.Style(Typeface.BOOK, 20)
    for surface, words in ((typed, "Bishop's"), (printed, "Bishop’s")):
        text.draw(surface, words, (10, 25), style)
    assert pygame.image.tobytes(typed, "RGB") == pygame.image.tobytes(printed, "RGB")
    assert text.width("Bishop's", style) == text.width("Bishop’s", style)


@pytest.mark.parametrize("size", [(700, 240), (101, 95), (300, 60), (60, 300), (30, 30)])
def test_a_shadow_that_is_drawn_out_is_the_one_that_would_be_blurred(size: tuple[int, int]) -> None:
    blurred = shade._blurred(size, 9, 10, "#110a0f", 150)
    drawn_out, margin = shade.soft(size, 9, 10, "#110a0f", 150)
    assert margin == 18
    assert pygame.image.tobytes(drawn_out, "RGBA") == pygame.image.tobytes(blurred, "RGBA")


@pytest.mark.parametrize("face", [Typeface.SLAB, Typeface.SLAB_BOLD])
@pytest.mark.parametrize("pixels", [12, 13, 14, 15, 16, 18])
def test_the_space_between_words_is_seen_in_small_type(face: Typeface, pixels: int) -> None:
    """At 12 pixels the slab face has hardly one of its own: Year 0 was read as Year0."""
    style = Style(face, pixels)
    apart = width("Year 0", style) - width("Year", style) - width("0", style)
    assert apart >= 2
