"""The pictures of Crossroads: everything the game names has one, and no two would be taken for each other."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

from raccoon.app.assets import folder
from raccoon.games.saloon_tycoon.catalogue import CARDS, CHARACTERS, CLAIMS, LARGE, SPACES, TILES
from scenes.art import surface_cache
from scenes.saloon_tycoon import GAME, art
from scenes.saloon_tycoon.art.people import MOODS, OUTLAWS
from scenes.saloon_tycoon.art.street import DAY, NIGHT
from scenes.saloon_tycoon.lobby import SaloonLobby

Picture = Callable[[], pygame.Surface]
BAY = (76, 84)
"""A bay of the own house in the smallest window, in pixels; and of a neighbour's."""
FAR = (36, 34)
FACE = (64, 64)
BILL = (60, 48)
MARKS = sorted(file.stem for file in Path(str(folder("pictures", GAME)), "marks").iterdir())


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def room(tile: str, stage: int, lit: bool = True, bay: tuple[int, int] = BAY) -> pygame.Surface:
    return art.room(tile, stage, SPACES[tile], ((1 + (tile in LARGE)) * bay[0], bay[1]), lit)


def difference(a: pygame.Surface, b: pygame.Surface) -> float:
    """The average distance of two pictures of one size, of 255."""
    one, other = (memoryview(pygame.image.tobytes(picture, "RGBA")) for picture in (a, b))
    return sum(abs(x - y) for x, y in zip(one[::7], other[::7], strict=True)) / len(one[::7])


def apart(pictures: Sequence[pygame.Surface], least: float) -> Iterator[tuple[int, int]]:
    """Yield the pairs of pictures of one size that differ by less than `least`."""
    for (i, a), (j, b) in combinations(enumerate(pictures), 2):
        if a.get_size() == b.get_size() and difference(a, b) < least:
            yield i, j


def empty(picture: pygame.Surface) -> bool:
    """Whether a picture has hardly more than one colour."""
    return len(set(memoryview(pygame.image.tobytes(picture, "RGBA")).cast("B")[::4])) < 4


class TestRooms:
    @pytest.mark.parametrize("tile", TILES)
    def test_every_cube_changes_the_room(self, tile: str) -> None:
        stages = [room(tile, stage) for stage in range(SPACES[tile] + 1)]
        assert not any(map(empty, stages))
        assert all(difference(before, after) > 1 for before, after in pairwise(stages))

    def test_no_two_rooms_look_alike_at_any_stage(self) -> None:
        for stage, least in enumerate((0.8, 3, 4, 8)):
            assert list(apart([room(tile, stage) for tile in TILES], least)) == []

    def test_far_away_they_are_still_told_apart(self) -> None:
        finished = [room(tile, SPACES[tile], True, FAR) for tile in TILES]
        assert list(apart(finished, 9)) == []

    @pytest.mark.parametrize("bay", [BAY, FAR])
    def test_a_lit_window_is_brighter_than_any_unfinished_room(self, bay: tuple[int, int]) -> None:
        for tile in TILES:
            bright = [light(room(tile, stage, True, bay)) for stage in range(SPACES[tile] + 1)]
            assert max(bright[:-1]) + 12 < bright[-1], tile

    def test_without_its_lamp_a_finished_room_is_darker(self) -> None:
        for tile in TILES:
            assert light(room(tile, SPACES[tile], lit=False)) + 20 < light(room(tile, SPACES[tile]))

    def test_another_shape_shows_the_middle_of_it(self) -> None:
        assert art.room("kitchen", 3, 3, (92, 50), True).get_size() == (92, 50)


def light(picture: pygame.Surface) -> float:
    """A picture's average brightness, of 255."""
    return sum(pygame.transform.average_color(picture)[:3]) / 3


class TestPeople:
    def test_citizens_and_outlaws_are_those_of_the_game(self) -> None:
        assert set(OUTLAWS) == {who.id for who in CHARACTERS.values() if who.kind == "outlaw"}

    @pytest.mark.parametrize("name", CHARACTERS)
    def test_everybody_has_three_moods(self, name: str) -> None:
        moods = [art.character(name, mood, FACE) for mood in MOODS]
        assert not any(map(empty, moods))
        assert list(apart(moods, 0.6)) == []

    def test_no_two_are_alike(self) -> None:
        assert list(apart([art.character(name, "calm", (24, 24)) for name in CHARACTERS], 8)) == []

    @pytest.mark.parametrize("name", CHARACTERS)
    def test_the_frame_tells_a_citizen_from_an_outlaw_by_colour_and_by_shape(self, name: str) -> None:
        picture = art.character(name, "calm", (100, 100))
        red, _, blue, _ = pygame.transform.average_color(picture, (40, 4, 20, 5))
        corner = picture.get_at((12, 12))
        if CHARACTERS[name].kind == "outlaw":
            assert red > blue + 40
            assert corner.a == 255
        else:
            assert blue > red + 20
            assert corner.a < 128

    def test_the_masters_are_light(self) -> None:
        weights = [file.stat().st_size for file in Path(str(folder("pictures", GAME))).glob("people/*.jpg")]
        assert len(weights) == 2 * len(MOODS) * len(CHARACTERS)
        assert max(weights) < 90_000
        assert sum(weights) < 2_000_000

    def test_a_head_stands_in_the_middle_of_a_wider_place(self) -> None:
        picture = art.character("doc", "calm", (120, 60))
        assert picture.get_size() == (120, 60)
        assert picture.get_bounding_rect().width <= 60


class TestBills:
    def test_every_claim_and_every_card_has_a_picture_of_its_own(self) -> None:
        pictures = [art.poster(claim, BILL) for claim in CLAIMS] + [art.card(name, BILL) for name in CARDS]
        assert not any(map(empty, pictures))
        assert list(apart(pictures, 4)) == []

    @pytest.mark.parametrize("paint", [art.poster, art.card])
    def test_an_unknown_one_is_an_error(self, paint: Callable[..., pygame.Surface]) -> None:
        with pytest.raises(KeyError):
            paint("o_free_beer", BILL)


class TestStreet:
    def test_every_hour_has_its_light(self) -> None:
        hours = [art.street((320, 120), hour) for hour in (*DAY, NIGHT)]
        assert all(difference(a, b) > 0.5 for a, b in pairwise(hours))

    def test_the_day_grows_dark_and_the_night_is_blue(self) -> None:
        noon, sundown, night = (art.street((320, 120), hour) for hour in ("noon", "sundown", NIGHT))
        assert light(noon) > light(sundown) + 40 > light(night) + 60
        red, _, blue, _ = pygame.transform.average_color(night)
        assert blue > red + 10

    def test_a_house_has_two_kinds_of_roof(self) -> None:
        assert difference(art.roof(1, (152, 44)), art.roof(2, (152, 44))) > 8

    def test_the_sun_sinks_with_the_pile(self) -> None:
        size = (320, 280)
        for share, row in ((1.0, 110), (0.5, 245)):
            spot = pygame.Rect(145, round(row / 730 * 280) - 6, 30, 12)
            assert light(art.sun(share, False, size).subsurface(spot)) > 200
        assert difference(art.sun(0.0, True, size), art.sun(0.0, False, size)) > 20

    @pytest.mark.parametrize("size", [(300, 200), (96, 140), (640, 200)])
    def test_the_title_fills_any_shape(self, size: tuple[int, int]) -> None:
        picture = pygame.Surface(size)
        SaloonLobby().title_ground().draw(picture)
        assert picture.get_size() == size
        assert not empty(picture)


class TestMarks:
    def test_each_takes_the_colour_asked_for(self) -> None:
        for name in MARKS:
            red, green = (art.icon(name, (32, 32), colour) for colour in ("#ff0000", "#00ff00"))
            assert difference(red, green) > 10, name

    def test_no_two_are_alike(self) -> None:
        assert list(apart([art.icon(name, (32, 32), "#d2a04a") for name in MARKS], 8)) == []


DRAWN: list[Picture] = [
    lambda: room("saloon", 2),
    lambda: art.character("angie", "pleased", FACE),
    lambda: art.poster("o_curtain_call", BILL),
    lambda: art.street((320, 120), NIGHT),
]


@pytest.mark.parametrize("paint", DRAWN)
def test_drawn_anew_a_picture_is_the_same(paint: Picture) -> None:
    before = pygame.image.tobytes(paint(), "RGBA")
    surface_cache.clear()
    assert pygame.image.tobytes(paint(), "RGBA") == before
