"""The painter in relief: solids hide each other, hair does not cover the eyes, pictures are deterministic."""

import math
from collections.abc import Callable

import numpy as np
import pygame
import pytest

from art.beasts import BEASTS
from art.cast import seats
from art.cast.moods import Mood
from art.relief.clay import FAR, Group, Scene
from art.relief.fields import blur, rgb, turned
from art.relief.figure import Figure
from art.relief.head import Head
from art.relief.light import Light, cast_shadow
from art.relief.materials import plain
from art.relief.species import EYE, Expression

pytestmark = pytest.mark.part("art")


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def scene() -> Scene:
    return Scene(100, 100, 1)


def head(face: Expression, species: str = "raccoon", yaw: float = 0) -> Head:
    place = Scene(300, 320, 1)
    return Head(place, BEASTS[species], np.array((150.0, 180.0, 0.0)), turned(yaw), 0.6, face)


def eyes(found: Head) -> int:
    """The number of visible pixels of eyeballs."""
    return int((found.scene.material == EYE).sum())


def test_a_ball_is_as_deep_as_a_ball() -> None:
    place = scene()
    Group(place, (50, 50, 0))
    ball = place.add(Group(place, (50, 50, 0)).ball((0, 0, 0), 30))
    for x, y in ((50, 50), (60, 50), (50, 70)):
        far = math.hypot(x + 0.5 - 50, y + 0.5 - 50)
        assert place.depth[y, x] == pytest.approx(math.sqrt(900 - far**2), abs=0.1)
    assert place.depth[5, 5] == FAR
    assert (place.part == ball.part).sum() == pytest.approx(math.pi * 900, rel=0.03)


def test_a_lathe_is_as_wide_as_its_profile_and_a_slab_as_its_sides() -> None:
    shapes: tuple[tuple[Callable[[Group], Group], int], ...] = (
        (lambda group: group.lathe((0, 20, 0), (0, -1, 0), [(0, 10), (40, 30)]), 40),
        (lambda group: group.slab((0, 0, 0), (15, 10, 5)), 30),
    )
    for build, wide in shapes:
        place = scene()
        place.add(build(Group(place, (50, 50, 0))))
        assert (place.part[50] > 0).sum() == pytest.approx(wide, abs=2)


def test_what_is_nearer_hides_what_is_behind() -> None:
    place = scene()
    near = place.add(Group(place, (50, 50, 40)).ball((0, 0, 0), 20))
    far = place.add(Group(place, (60, 50, 0)).ball((0, 0, 0), 30))
    assert place.part[50, 50] == near.part
    assert place.part[50, 85] == far.part


def test_local_places_turn_with_the_group() -> None:
    place = scene()
    turn = turned(yaw=40, roll=15)
    group = place.add(Group(place, (50, 50, 0), turn, 2).ball((0, 0, 0), 20))
    local = place.local[:, 50, 50]
    assert group.world(local) == pytest.approx([50.5, 50.5, place.depth[50, 50]], abs=0.01)


def test_a_shadow_falls_away_from_the_light() -> None:
    place = scene()
    place.add(Group(place, (50, 50, 0)).slab((0, 0, -30), (50, 50, 1)))
    place.add(Group(place, (40, 40, 0)).ball((0, 0, 0), 12))
    dark = cast_shadow(place, Light(key=(-1, -1, 1), reach=80))
    assert dark[66, 66] > 0.3
    assert dark[14, 14] < 0.05


def test_a_blur_keeps_the_light_and_spreads_it() -> None:
    dot = np.zeros((80, 80), np.float32)
    dot[40, 40] = 1
    for size in (1, 3, 9):
        soft = blur(dot, size)
        assert soft.sum() == pytest.approx(1, rel=0.02)
        assert soft.max() < 0.6


def test_lids_cover_the_eyes_and_a_shut_eye_is_not_seen() -> None:
    open_, half, wide = (
        eyes(head(face)) for face in (Expression(), Expression(lids=(0.6, 0.6)), Expression(wide=1.2))
    )
    assert half < open_ * 0.8 < wide * 0.8
    assert eyes(head(Expression(shut=(True, True)))) == 0
    assert eyes(head(Expression(shut=(False, True)))) == pytest.approx(open_ / 2, rel=0.1)


@pytest.mark.parametrize("species", BEASTS)
def test_both_eyes_are_seen_in_three_quarter_view(species: str) -> None:
    for yaw in (-25, 25):
        found = head(Expression(), species, yaw)
        mine = (found.scene.material == EYE) & (found.scene.part == found.clay.part)
        left = (mine & (found.scene.local[0] < 0)).sum()
        right = (mine & (found.scene.local[0] > 0)).sum()
        assert min(left, right) > 0.2 * max(left, right)


def test_hair_stays_off_the_eyes_and_out_of_an_open_mouth() -> None:
    figure = Figure(300, 320, 1)
    face = Expression(gape=1)
    found = figure.head(BEASTS["bear"], (150, 170, 0), turned(), 0.7, face)
    picture = figure.render(np.zeros((320, 300, 3), np.float32), Light())
    tongue = found.clay.world((0, 128, found.front_depth(0, 80)))
    row, column = found.scene.pixel(tongue)
    red, green, _ = picture[row, column]
    assert red > green * 1.6


def test_a_sprite_is_clear_where_nothing_stands() -> None:
    figure = Figure(60, 60, 1)
    figure.add(figure.group((30, 30, 0)).ball((0, 0, 0), 15), plain({0: ("#ff0000", 0)}))
    colour, opacity = figure.sprite(Light())
    assert opacity[2, 2] == 0
    assert opacity[30, 30] == pytest.approx(1, abs=0.02)
    assert colour[30, 30, 0] > 3 * colour[30, 30, 1]


def test_a_picture_painted_again_is_the_same_to_the_byte() -> None:
    once, again = (seats.face("fox", Mood.PUT_OUT, (64, 64), True) for _ in range(2))
    assert once.tobytes() == again.tobytes()


def test_a_colour_is_read() -> None:
    assert rgb("#ff8000").tolist() == pytest.approx([1, 128 / 255, 0])
