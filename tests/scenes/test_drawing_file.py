"""Drawings that are files: their tokens, their two forms, and one drawn within another."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

import drawings
from art.drawing import Width, text
from scenes.art.linework import drawing_file
from scenes.art.vector import Drawing


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game's marks."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    monkeypatch.setattr(drawing_file, "folder", lambda kind, owner: tmp_path / kind / owner)
    place = tmp_path / "pictures" / "whist" / "marks"
    place.mkdir(parents=True)
    return place


def square(fill: str, edge: float = 0) -> Drawing:
    sheet = Drawing(10, 10)
    sheet.box(0, 0, 10, 10, 0, fill, "#000000" if edge else "", edge)
    return sheet


def middle(sheet: Drawing) -> tuple[int, ...]:
    return tuple(sheet.surface((10, 10)).get_at((5, 5)))


def test_a_token_has_the_colour_and_the_width_asked_for(files: Path) -> None:
    (files / "trump.svg").write_text(text(square("&colour;", Width(1)), colour="#ffffff", edge=1))
    for colour, seen in (("#ff0000", (255, 0, 0, 255)), ("#0000ff", (0, 0, 255, 255))):
        assert middle(drawing_file.drawing("whist", "marks", "trump", colour=colour, edge=2)) == seen
    for edge, rim in ((2, (255, 0, 0)), (6, (0, 0, 0))):
        sheet = drawing_file.drawing("whist", "marks", "trump", colour="#ff0000", edge=edge)
        assert sheet.surface((10, 10)).get_at((2, 5))[:3] == rim


@pytest.mark.parametrize("edge", [0.9, 1.234567, 3])
def test_what_is_reckoned_with_a_width_comes_out_the_same(files: Path, edge: float) -> None:
    ways: tuple[Callable[[Any], Any], ...] = (
        lambda e: e,
        lambda e: 0.7 * e,
        lambda e: e * 1.4,
        lambda e: 10 + 2 * e,
    )
    for reckon in ways:
        (files / "rim.svg").write_text(text(square("#ffffff", reckon(Width(1))), edge=1))
        found = drawing_file.drawing("whist", "marks", "rim", edge=edge)
        assert found.svg() == square("#ffffff", reckon(edge)).svg()


def test_few_pixels_have_a_form_of_their_own_where_there_is_one(files: Path) -> None:
    (files / "ace_high.svg").write_text(text(square("#ff0000")))
    assert middle(drawing_file.drawing("whist", "marks", "Ace high", fine=False)) == (255, 0, 0, 255)
    (files / "ace_high_small.svg").write_text(text(square("#0000ff")))
    assert middle(drawing_file.drawing("whist", "marks", "Ace high", fine=False)) == (0, 0, 255, 255)


def test_a_name_without_a_file_is_a_key_error(files: Path) -> None:
    with pytest.raises(KeyError):
        drawing_file.drawing("whist", "marks", "joker")


def test_a_drawing_in_another_keeps_its_own_paints() -> None:
    both = square("#ffffff")
    both.box(0, 0, 5, 10, 0, both.down(0, 10, (0, "#ff0000"), (1, "#ff0000")))
    other = Drawing(10, 10)
    other.box(5, 0, 5, 10, 0, other.down(0, 10, (0, "#0000ff"), (1, "#0000ff")))
    both.take(other)
    picture = both.surface((10, 10))
    assert picture.get_at((2, 5)) == (255, 0, 0, 255)
    assert picture.get_at((8, 5)) == (0, 0, 255, 255)


def test_a_packaged_program_holds_its_drawings_compressed(files: Path) -> None:
    plain = text(square("&colour;"), colour="#ffffff").encode()
    words, packed = drawings.pack({"trump": plain, "honour": plain * 2})
    assert sum(map(len, packed.values())) < len(plain)
    for name, data in {**packed, drawing_file.DICTIONARY: words}.items():
        (files / f"{name}{drawing_file.PACKED}").write_bytes(data)
    assert middle(drawing_file.drawing("whist", "marks", "trump", colour="#00ff00")) == (0, 255, 0, 255)
    with pytest.raises(KeyError):
        drawing_file.drawing("whist", "marks", "knave")


def test_a_folder_that_hardly_becomes_smaller_is_not_packed() -> None:
    alike = {f"square_{n}": text(square("#ffffff")).encode() * 20 for n in range(20)}
    unlike = {"noise": random.Random(1).randbytes(4000)}
    assert not drawings.is_dense(alike, drawings.pack(alike)[1])
    assert drawings.is_dense(unlike, drawings.pack(unlike)[1])
