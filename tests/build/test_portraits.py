"""The portrait painter: eyes open and shut as told; all are pleased and put out in a way of their own."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from art import make
from art.cast.moods import Mood
from art.cast.sitters import SITTERS
from art.crossroads import gallery as crossroads
from art.portraits.eyes import OPEN, Eye, Glance, eyes
from art.portraits.face import Bearing, Portrait
from scenes.art.pictures import slug
from scenes.art.vector import Drawing

SMALL = make.ROOT / "assets/pictures/characters"
WHITE, SKIN = (255, 255, 255), "#8a5a34"
HALF = Glance(upper="-40,2 0,2 40,2")
RAISED = Glance(lower="-40,2 0,2 40,2")


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def drawn(sheet: Drawing, size: int = 150) -> pygame.Surface:
    return sheet.surface((size, size))


def bare(glance: Glance, mood: Mood = Mood.CALM) -> pygame.Surface:
    """A pair of eyes with white balls and nothing round them."""
    box = "-30,-20! 30,-20! 30,20! -30,20!"
    eye = Eye((372, 300), box, box, "-30,-20! 30,-20! 30,-18! -30,-18!", ("#000000",) * 3, 4, (2, 2))
    eye = replace(eye, ball="#ffffff", skin=SKIN, calm=(glance, glance))
    plate = Portrait(600, 600, True, mood)
    eyes(plate, eye)
    return drawn(plate, 600)


def white(picture: pygame.Surface, part: pygame.Rect) -> int:
    """The number of white dots of the part."""
    return pygame.mask.from_threshold(picture.subsurface(part), WHITE, (2, 2, 2, 255)).count()


RIGHT, LEFT = pygame.Rect(330, 270, 84, 60), pygame.Rect(186, 270, 84, 60)


def test_a_lid_covers_what_lies_beyond_its_edge_and_nothing_else() -> None:
    open_, half, raised = (bare(glance) for glance in (OPEN, HALF, RAISED))
    upper, lower = (pygame.Rect(345, y, 50, 12) for y in (286, 310))
    assert white(open_, upper)
    assert not white(half, upper)
    assert white(half, lower) == white(open_, lower)
    assert white(raised, upper) == white(open_, upper)
    assert not white(raised, lower)


def test_a_lid_stays_within_the_eye() -> None:
    painted = pygame.mask.from_surface(bare(HALF))
    beyond = pygame.Rect(372 - 30 - 8, 300 - 20 - 8, 76, 56)
    for box in painted.get_bounding_rects():
        assert beyond.contains(box) or beyond.move(-144, 0).contains(box)


def test_an_eye_that_is_shut_shows_no_white_and_one_torn_open_more() -> None:
    ordinary = white(bare(OPEN), RIGHT)
    assert white(bare(Glance(shut="-30,0 0,10 30,0")), RIGHT) == 0
    assert white(bare(Glance(gape=1.3)), RIGHT) > ordinary * 1.2


def test_each_eye_has_its_own_glance() -> None:
    shut = Glance(shut="-30,0 0,10 30,0")
    box = "-30,-20! 30,-20! 30,20! -30,20!"
    eye = Eye((372, 300), box, box, box, ("#000000",) * 3, ball="#ffffff")
    plate = Portrait(600, 600)
    eyes(plate, replace(eye, lid="-30,-20! 30,-20! 30,-18! -30,-18!", calm=(shut, OPEN)))
    picture = drawn(plate, 600)
    assert not white(picture, LEFT)
    assert white(picture, RIGHT)


def test_an_ear_is_turned_outward_on_its_own_side() -> None:
    plate = Portrait(600, 600)
    plate.bearing = Bearing(ears=(0, 90))
    for side in (-1, 1):
        with plate.ear(side, (400, 300)):
            plate.box(300 + side * 100 - 5, 200, 10, 100, 0, "#ffffff")
    left, right = (pygame.mask.from_surface(drawn(plate, 600).subsurface(x, 0, 300, 600)) for x in (0, 300))
    assert left.get_bounding_rects()[0].size == (10, 100)
    assert right.get_bounding_rects()[0].size == (100, 10)
    assert right.get_bounding_rects()[0].left == 100


@pytest.mark.parametrize("mood", Mood)
def test_no_two_share_an_expression(mood: Mood) -> None:
    faces = [sitter.poses[mood].face for sitter in SITTERS.values()]
    assert len({repr(face) for face in faces}) == len(SITTERS)


@pytest.mark.parametrize("name", SITTERS)
def test_nobody_holds_the_head_alike_in_two_moods(name: str) -> None:
    poses = SITTERS[name].poses
    assert len({(poses[mood].yaw, poses[mood].pitch, poses[mood].roll) for mood in Mood}) == len(Mood)


@pytest.mark.parametrize("name", [*SITTERS, *crossroads.PEOPLE])
def test_a_mood_is_seen_in_a_small_picture(name: str) -> None:
    """Without colour, as large as on a panel at the table."""
    greys = []
    for mood in Mood:
        small = pygame.transform.smoothscale(small_face(name, mood), (52, 52))
        greys.append(pygame.image.tobytes(pygame.transform.grayscale(small), "RGB")[::3])
    for a, b in combinations(greys, 2):
        assert sum(abs(x - y) > 24 for x, y in zip(a, b, strict=True)) > 0.04 * len(a)


def small_face(name: str, mood: Mood) -> pygame.Surface:
    """The small form of somebody's head: a character's as it is kept, for it takes long to paint."""
    if name in SITTERS:
        return pygame.image.load(SMALL / f"{slug(f'{name} {mood}')}_small.jpg")
    return drawn(crossroads.face(name, mood, False))
