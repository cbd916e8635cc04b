"""The pictures of the game: every card has one, and no two look alike."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise

import pygame
import pytest

from art.engrave import Region
from art.raccoon_rampage import coasts
from raccoon.games.raccoon_rampage.catalogue import (
    ACTIONS,
    EVENTS,
    LOWEST_IMPACT,
    POLICIES,
    ROLES,
    SKULL,
    SPACES,
)
from scenes.art import surface_cache
from scenes.art.linework.hatching import hatching
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.projection import outlined, reach, seen
from scenes.raccoon_rampage.lobby import RampageLobby
from scenes.raccoon_rampage.words.pictograms import MARKS
from tests.scenes.sight import EYES, distance
from tests.scenes.test_sight import APART

Picture = Callable[[], pygame.Surface]
CARD, SMALL = (148, 110), (60, 45)
MAP = (740, 350)
EFFECTS = {effect.kind for policy in POLICIES.values() for effect in policy.effects}
TAGS = {tag for policy in POLICIES.values() for tag in policy.tags}


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def difference(a: pygame.Surface, b: pygame.Surface) -> float:
    """The average distance of two pictures of one size, of 255."""
    one, other = (memoryview(pygame.image.tobytes(picture, "RGBA")) for picture in (a, b))
    return sum(abs(x - y) for x, y in zip(one[::7], other[::7], strict=True)) / len(one[::7])


def alike(pictures: Sequence[pygame.Surface], least: float) -> Iterator[tuple[int, int]]:
    """The pairs of pictures of one size that are less than `least` apart."""
    for (i, a), (j, b) in combinations(enumerate(pictures), 2):
        if difference(a, b) < least:
            yield i, j


def empty(picture: pygame.Surface) -> bool:
    """Whether a picture has hardly more than one colour."""
    return len(set(memoryview(pygame.image.tobytes(picture, "RGBA")).cast("B")[::4])) < 4


def pictures(size: tuple[int, int]) -> list[pygame.Surface]:
    """The picture of every policy, action and event."""
    drawn = [art.vignette(name, size) for name in POLICIES]
    drawn += [art.vignette(name, size) for name in ACTIONS]
    return drawn + [art.vignette(name, size) for name in EVENTS]


def behind_the_table(size: tuple[int, int]) -> pygame.Surface:
    """The game's picture on the title."""
    picture = pygame.Surface(size)
    RampageLobby().title_ground().draw(picture)
    return picture


def red_over_blue(picture: pygame.Surface, place: pygame.Rect) -> int:
    red, _, blue, _ = pygame.transform.average_color(picture, place)
    return red - blue


def mean_colour(picture: pygame.Surface, spots: Sequence[tuple[float, float]]) -> str:
    """The colour of some places of a picture on the average."""
    boxes = [pygame.Rect(0, 0, 16, 10).move_to(center=(round(x), round(y))) for x, y in spots]
    found = [pygame.transform.average_color(picture, box)[:3] for box in boxes]
    return "#{:02x}{:02x}{:02x}".format(*(sum(part) // len(found) for part in zip(*found, strict=True)))


class TestCards:
    @pytest.mark.parametrize("size", [CARD, SMALL])
    def test_every_policy_action_and_event_has_a_picture_of_its_own(self, size: tuple[int, int]) -> None:
        drawn = pictures(size)
        assert len(drawn) == len(POLICIES) + len(ACTIONS) + len(EVENTS)
        assert all(picture.get_size() == size for picture in drawn)
        assert not any(map(empty, drawn))
        assert list(alike(drawn, 9)) == []

    def test_an_unknown_one_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            art.vignette("free_bins", SMALL)

    def test_a_narrow_place_shows_the_whole_scene(self) -> None:
        assert art.vignette("big_farm", (70, 110)).get_size() == (70, 110)


class TestRoles:
    def test_every_role_has_its_emblem_and_its_vote(self) -> None:
        for size in ((96, 96), (24, 24)):
            assert list(alike([art.role(name, size) for name in ROLES], 12)) == []
            assert list(alike([art.cube(name, size) for name in (*ROLES, "")], 8)) == []

    def test_votes_differ_by_shape_too(self) -> None:
        grey = [pygame.transform.grayscale(art.cube(name, (40, 40))) for name in ROLES]
        assert list(alike(grey, 4)) == []


class TestEurope:
    @pytest.mark.parametrize("size", [MAP, (640, 360), (427, 233), (1280, 350)])
    def test_every_space_stands_on_land_within_the_map(self, size: tuple[int, int]) -> None:
        places = art.sockets(size)
        assert set(places) == {space.name for space in SPACES} | {"france", "germany"}
        land = [coasts.MAINLAND, coasts.BRITAIN, coasts.IRELAND, coasts.SCANDINAVIA]
        inside = pygame.Rect((0, 0), size).inflate(-2 * reach(size), -2 * reach(size))
        for name, place in places.items():
            assert any(Region(outlined(line, size)).holds(*place) for line in land), name
            assert inside.collidepoint(place), name

    def test_the_heaps_lie_in_their_countries(self) -> None:
        places = art.sockets(MAP)
        assert Region(outlined(coasts.FRANCE, MAP)).holds(*places["france"])
        assert Region(outlined(coasts.GERMANY, MAP)).holds(*places["germany"])

    def test_no_space_covers_another(self) -> None:
        for one, other in combinations(art.sockets(MAP).values(), 2):
            assert pygame.Vector2(one).distance_to(other) > 2 * reach(MAP)

    def test_the_more_are_awake_the_redder_is_the_sky(self) -> None:
        sky = pygame.Rect(0, 0, 427, 28)
        redness = [red_over_blue(art.europe((427, 233), awake), sky) for awake in (0, 8, 16, 24, 32)]
        assert all(before + 4 < after for before, after in pairwise(redness))

    def test_the_land_is_the_same_whoever_is_awake(self) -> None:
        low = pygame.Rect(0, 160, 427, 73)
        before, after = (art.europe((427, 233), awake).subsurface(low) for awake in (0, 30))
        assert difference(before, after) == 0

    @pytest.mark.parametrize("eyes", EYES)
    def test_countries_the_rest_and_the_sea_are_told_apart(self, eyes: str) -> None:
        """In the middle of what is painted there, by their mean colours."""
        ground = art.europe(MAP, 12)
        spots = {
            "France": ((0.5, 47.5), (2, 45), (1, 46.5)),
            "Germany": ((9, 52.5), (12, 52.5), (9.5, 50)),
            "the rest": ((20, 53), (-4, 39.5), (25, 51), (19, 47)),
            "the sea": ((-7, 47), (5, 40.5), (3, 56)),
        }
        colours = [mean_colour(ground, [seen(place, MAP) for place in places]) for places in spots.values()]
        assert all(distance(one, other, eyes) >= APART for one, other in combinations(colours, 2))

    def test_a_raccoon_awake_has_lit_eyes(self) -> None:
        awake, asleep = (art.raccoon((36, 34), waking) for waking in (True, False))
        yellow = (255, 210, 74)
        lit = [
            pygame.mask.from_threshold(picture, yellow, (40, 40, 60, 200)).count()
            for picture in (awake, asleep)
        ]
        assert lit[0] > 8
        assert lit[1] == 0


class TestTracker:
    def test_each_impact_has_a_notch_lower_than_the_next(self) -> None:
        notches = [art.notch((204, 338), impact) for impact in range(LOWEST_IMPACT, SKULL + 1)]
        assert len(notches) == 19
        assert all(below - above >= 8 for below, above in pairwise(notches))
        assert 0 < notches[-1] < notches[0] < 338

    def test_zero_is_red_and_below_it_is_green(self) -> None:
        scale = art.tracker((204, 338))
        for impact in range(LOWEST_IMPACT, SKULL + 1):
            spot = pygame.Rect(0, 0, 3, 3)
            spot.center = (97, art.notch((204, 338), impact) + 4 * (-1 if impact == 0 else 1))
            red, green, *_ = pygame.transform.average_color(scale, spot)
            assert (red > green) == (impact >= 0), impact

    def test_beyond_the_ends_the_needle_stays(self) -> None:
        assert art.notch((204, 338), 12) == art.notch((204, 338), SKULL)


class TestPlaces:
    @pytest.mark.parametrize("size", [(640, 360), (400, 400)])
    @pytest.mark.parametrize("paint", [art.chamber, art.sky, behind_the_table])
    def test_they_fill_any_shape(self, paint: Callable[..., pygame.Surface], size: tuple[int, int]) -> None:
        picture = paint(size)
        assert picture.get_size() == size
        assert not empty(picture)

    def test_the_night_leaves_the_map_to_be_seen(self) -> None:
        overlay = art.dark((640, 360), 50)
        assert overlay.get_at((300, 20)).a == 0
        assert overlay.get_at((300, 200)).a < 60
        assert overlay.get_at((4, 350)).a > 90

    def test_the_cards_of_a_spread_are_told_apart(self) -> None:
        faces = [*(art.spread_face((96, 142), count) for count in (0, 1, 2)), art.still("burnt", (96, 142))]
        for one, other in combinations(faces, 2):
            assert difference(one, other) > 20

    def test_the_front_page_tells_a_victory_from_a_defeat(self) -> None:
        size = (640, 360)
        places = art.front_page_places(size)
        won, lost = (art.front_page(size, victory) for victory in (True, False))
        page = pygame.Rect((0, 0), size)
        assert all(page.contains(place) for place in places.values())
        for name in ("picture", "seal"):
            assert difference(won.subsurface(places[name]), lost.subsurface(places[name])) > 20
        for name in ("masthead", "headline", "columns", "count", "course"):
            assert difference(won.subsurface(places[name]), lost.subsurface(places[name])) == 0

    @pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1280, 1024), (2560, 1080), (3840, 1080)])
    def test_the_front_page_is_as_large_as_its_window_lets_it_be(self, size: tuple[int, int]) -> None:
        places, unit = art.front_page_places(size), min(size[0] / 1920, size[1] / 1080)
        page = places["page"]
        assert pygame.Rect((0, 0), size).contains(page)
        assert page.bottom <= size[1] - 100 * unit
        assert page.height > 0.85 * size[1] or page.width > 0.8 * size[0]
        assert page.left > 264 * unit, "the small buttons have room beside it"
        assert page.width > 0.6 * size[0] or size[0] > 2.5 * size[1]
        inside = [place for name, place in places.items() if name != "page"]
        assert all(page.contains(place) for place in inside)
        assert not any(one.colliderect(other) for one, other in combinations(inside, 2))

    def test_the_door_stands_alone(self) -> None:
        door = art.door((94, 272))
        assert door.get_at((2, 2)).a == 0
        assert door.get_at((47, 200)).a == 255


class TestMarks:
    def test_every_kind_of_effect_and_every_tag_has_one(self) -> None:
        assert set(MARKS) >= (EFFECTS | TAGS)

    def test_each_takes_the_colour_asked_for(self) -> None:
        for name in MARKS:
            red, green = (art.icon(name, (32, 32), colour) for colour in ("#ff0000", "#00ff00"))
            assert difference(red, green) > 10, name

    def test_no_two_are_alike(self) -> None:
        assert list(alike([art.icon(name, (24, 24), "#d2a04a") for name in MARKS], 8)) == []


def test_hatching_stays_within_its_outline() -> None:
    square = [(10.0, 10.0), (30.0, 10.0), (30.0, 30.0), (10.0, 30.0)]
    numbers = [float(word) for word in hatching(square, 3).replace("M", " ").replace("L", " ").split()]
    assert len(numbers) == 4 * 6
    assert all(10 <= number <= 30 for number in numbers)


DRAWN: list[Picture] = [
    lambda: art.vignette("bins", CARD),
    lambda: art.vignette("relief", CARD),
    lambda: art.europe((427, 233), 12),
    lambda: behind_the_table((300, 200)),
]


@pytest.mark.parametrize("paint", DRAWN)
def test_drawn_anew_a_picture_is_the_same(paint: Picture) -> None:
    before = pygame.image.tobytes(paint(), "RGBA")
    surface_cache.clear()
    assert pygame.image.tobytes(paint(), "RGBA") == before
