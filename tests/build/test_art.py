"""The generator of pictures: the committed files are its output, and its tools work."""

import math
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from art import gallery, make
from art.cast.moods import Mood
from art.cast.sitters import SITTERS
from art.engrave import Region, curve, hatching, points
from scenes.art.pictures import SMALL, slug
from scenes.art.pieces import characters
from scenes.art.vector import Drawing
from tests.build.unchanged import to_make
from tests.long.pictures import CLOSE, difference, difference_from_file

COMMITTED = make.ROOT / "assets"
MOODS = re.compile(f"_({'|'.join(slug(str(mood)) for mood in Mood)})")
SINGLE = ("buildings", "guests", "_lit")
"""The pieces that have one form; of these every third is drawn again."""


def one_form_each() -> Iterator[str]:
    """One small form of each piece, with its moods in turn. `python -m tests.long pictures` draws all."""
    forms: dict[str, list[str]] = {}
    for path, _ in make.masters():
        if SMALL in path:
            forms.setdefault(MOODS.sub("", path), []).append(path)
    yield f"{make.RAMPAGE}/map/europe.jpg"
    yield from (found[number % len(found)] for number, found in enumerate(forms.values()))
    yield from [path for path, _ in make.masters() if any(part in path for part in SINGLE)][::3]


NUMBER = re.compile(r"\d+(?:\.\d+)?")


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def painted(data: str, size: int = 100) -> pygame.mask.Mask:
    """The places where path data paints a square sheet."""
    sheet = Drawing(size, size)
    sheet.path(data, "#000000")
    return pygame.mask.from_surface(sheet.surface(), 60)


def _even(x: float, y: float, tone: float) -> float:
    """The same tone everywhere."""
    return tone


class TestMasters:
    def test_exactly_what_the_generator_draws_is_committed(self) -> None:
        drawn = {path for path, _ in make.masters()} | set(gallery.drawings())
        kept = {file.relative_to(COMMITTED).as_posix() for file in COMMITTED.glob("**/pictures/*/*")}
        assert kept == drawn

    @pytest.mark.parametrize("path", to_make("art", [*one_form_each()]))
    def test_drawn_again_the_picture_is_the_same(self, path: str) -> None:
        assert difference_from_file(path, dict(make.masters())[path]) < CLOSE

    def test_drawn_again_every_drawing_is_the_same(self) -> None:
        """To about a hundredth of a unit: another machine rounds differently."""
        for path, fresh in gallery.drawings().items():
            kept = (COMMITTED / path).read_text("ascii")
            assert NUMBER.split(kept) == NUMBER.split(fresh), path
            numbers = (list(map(float, NUMBER.findall(drawn))) for drawn in (kept, fresh))
            assert all(abs(a - b) < 0.03 for a, b in zip(*numbers, strict=True)), path

    def test_any_editor_of_drawings_can_open_a_drawing(self) -> None:
        for path in gallery.drawings():
            assert "&" not in ElementTree.tostring(ElementTree.parse(COMMITTED / path).getroot(), "unicode")

    def test_two_pictures_would_not_pass_for_the_same(self) -> None:
        fox, cat = (
            pygame.image.load(COMMITTED / f"{make.GAME}/railroads/{name}_small.jpg")
            for name in ("sly_fox", "fat_cat")
        )
        assert difference(fox, cat) > 15

    def test_the_game_and_the_generator_know_the_same_characters_and_moods(self) -> None:
        assert set(SITTERS) == set(characters.CHARACTERS)
        assert {str(mood) for mood in Mood} == set(characters.MOODS)

    def test_only_what_is_asked_for_is_written(self, tmp_path: Path) -> None:
        written = make.write(tmp_path, "big_bear_small")
        assert [file.name for file in written] == ["big_bear_small.jpg"]
        assert (
            written[0].read_bytes()
            == (tmp_path / make.GAME / "railroads" / "big_bear_small.jpg").read_bytes()
        )


class TestTools:
    def test_points_are_read_with_their_corners(self) -> None:
        assert points("1,2 3.5,-4! 5,6") == ([(1, 2), (3.5, -4), (5, 6)], (1,))

    def test_a_curve_goes_through_its_points(self) -> None:
        line = curve("0,0 10,20 30,5!")
        for point in ((0, 0), (10, 20), (30, 5)):
            assert min(math.dist(point, other) for other in line) < 1e-9

    def test_a_region_knows_its_inside(self) -> None:
        ring = Region([(0, 0), (40, 0), (40, 40), (0, 40)])
        assert ring.holds(20, 20)
        assert not ring.holds(41, 20)
        assert ring.row(10) == [(0, 40)]

    @pytest.mark.parametrize("angle", [0, 37, 90])
    @pytest.mark.parametrize("bend", [None, lambda u: 0.2 * u * u])
    def test_hatching_stays_inside_and_out_of_holes(self, angle: float, bend: object) -> None:
        box = [(20.0, 20.0), (80.0, 20.0), (80.0, 80.0), (20.0, 80.0)]
        hole = [(40.0, 40.0), (60.0, 40.0), (60.0, 60.0), (40.0, 60.0)]
        ink = painted(hatching(box, angle, 5, lambda x, y: 1, bend=bend, holes=[hole]))  # type: ignore[arg-type]
        spots = [(x, y) for x in range(100) for y in range(100) if ink.get_at((x, y))]
        assert len(spots) > 400
        assert all(17 <= x <= 82 and 17 <= y <= 82 for x, y in spots)
        assert not any(44 <= x <= 56 and 44 <= y <= 56 for x, y in spots)

    def test_a_darker_tone_gives_more_ink(self) -> None:
        box = [(10.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)]
        light, dark = (
            painted(hatching(box, 20, 6, partial(_even, tone=tone))).count() for tone in (0.3, 0.9)
        )
        assert 0 < light < dark * 0.6
        assert hatching(box, 20, 6, lambda x, y: 0) == ""
