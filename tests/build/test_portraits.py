"""The portraits: each shows pleased and annoyed moods differently, visibly even in a small picture."""

from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from art import make
from art.cast.crossroads import PEOPLE
from art.cast.moods import Mood
from art.cast.seats import FACE_AT
from art.cast.sitters import SITTERS, sit
from art.relief.figure import Figure
from scenes.art.pictures import slug

pytestmark = pytest.mark.part("art")

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
    """In greyscale, at the size of a panel at the table."""
    greys = []
    for mood in Mood:
        small = pygame.transform.smoothscale(small_face(name, mood), (52, 52))
        greys.append(pygame.image.tobytes(pygame.transform.grayscale(small), "RGB")[::3])
    for a, b in combinations(greys, 2):
        assert sum(abs(x - y) > 24 for x, y in zip(a, b, strict=True)) > 0.04 * len(a)


@pytest.mark.parametrize("people", CAST, ids=["house", "crossroads"])
def test_no_two_would_pass_for_the_same_without_colour(people: list[str]) -> None:
    """At the size of a row of the table."""
    greys = {}
    for name in people:
        small = pygame.transform.smoothscale(small_face(name, Mood.CALM), (28, 28))
        greys[name] = pygame.image.tobytes(pygame.transform.grayscale(small), "RGB")[::3]
    for a, b in combinations(greys, 2):
        assert sum(abs(x - y) for x, y in zip(greys[a], greys[b], strict=True)) > 16 * 28 * 28, (a, b)


@pytest.mark.parametrize(
    ("people", "least"), list(zip(CAST, (0.14, 0.09), strict=True)), ids=["house", "crossroads"]
)
def test_no_two_have_the_same_silhouette(people: list[str], least: float) -> None:
    """Of the area of either of two outlines, the other one leaves a share free (smallest measured: cat and
    skunk 0.16 among the characters, Lucy Allen and Sydney 0.10 at Crossroads).
    """
    outlines = {name: silhouette(name) for name in people}
    for a, b in combinations(outlines, 2):
        either, both = outlines[a] | outlines[b], outlines[a] & outlines[b]
        assert 1 - both.sum() / either.sum() > least, (a, b)


def silhouette(name: str) -> npt.NDArray[np.bool_]:
    """The outline of a sitter in the calm mood, with hat and shoulders."""
    x, y, size = FACE_AT[name] if name in FACE_AT else PEOPLE[name][1]
    figure = Figure(400, 400, 0.25)
    sit(figure, ALL[name], ALL[name].poses[Mood.CALM], np.array((x, y, 30.0)), size)
    return figure.scene.part > 0


def small_face(name: str, mood: Mood) -> pygame.Surface:
    """The committed small form of a person's head."""
    return pygame.image.load(make.ROOT / "assets" / FOLDERS[name] / f"{slug(f'{name} {mood}')}_small.jpg")
