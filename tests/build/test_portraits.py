"""The portraits: all are pleased and put out in a way of their own, and a small picture shows it."""

from itertools import combinations

import pygame
import pytest

from art import make
from art.cast.crossroads import PEOPLE
from art.cast.moods import Mood
from art.cast.sitters import SITTERS
from scenes.art.pictures import slug

CAST = [list(SITTERS), list(PEOPLE)]
FOLDERS = dict.fromkeys(SITTERS, f"{make.HOUSE}/characters")
FOLDERS |= dict.fromkeys(PEOPLE, f"{make.CROSSROADS}/people")
ALL = SITTERS | {name: sitter for name, (sitter, _) in PEOPLE.items()}


@pytest.mark.parametrize("mood", Mood)
@pytest.mark.parametrize("people", CAST, ids=["house", "crossroads"])
def test_no_two_share_an_expression(people: list[str], mood: Mood) -> None:
    faces = [ALL[name].poses[mood].face for name in people]
    assert len({repr(face) for face in faces}) == len(people)


@pytest.mark.parametrize("name", ALL)
def test_nobody_holds_the_head_alike_in_two_moods(name: str) -> None:
    poses = ALL[name].poses
    assert len({(poses[mood].yaw, poses[mood].pitch, poses[mood].roll) for mood in Mood}) == len(Mood)


@pytest.mark.parametrize("name", ALL)
def test_a_mood_is_seen_in_a_small_picture(name: str) -> None:
    """Without colour, as large as on a panel at the table."""
    greys = []
    for mood in Mood:
        small = pygame.transform.smoothscale(small_face(name, mood), (52, 52))
        greys.append(pygame.image.tobytes(pygame.transform.grayscale(small), "RGB")[::3])
    for a, b in combinations(greys, 2):
        assert sum(abs(x - y) > 24 for x, y in zip(a, b, strict=True)) > 0.04 * len(a)


@pytest.mark.parametrize("people", CAST, ids=["house", "crossroads"])
def test_no_two_would_pass_for_the_same_without_colour(people: list[str]) -> None:
    """As small as in a row of the table."""
    greys = {}
    for name in people:
        small = pygame.transform.smoothscale(small_face(name, Mood.CALM), (28, 28))
        greys[name] = pygame.image.tobytes(pygame.transform.grayscale(small), "RGB")[::3]
    for a, b in combinations(greys, 2):
        assert sum(abs(x - y) for x, y in zip(greys[a], greys[b], strict=True)) > 16 * 28 * 28, (a, b)


def small_face(name: str, mood: Mood) -> pygame.Surface:
    """The small form of somebody's head as it is kept."""
    return pygame.image.load(make.ROOT / "assets" / FOLDERS[name] / f"{slug(f'{name} {mood}')}_small.jpg")
