"""Colours that mean something are told apart by all: in greyscale, with any kind of colour blindness."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

import numpy as np
import pygame
import pytest

from raccoon.app.settings import Settings, load
from scenes.art import palette as pal, surface_cache, theme
from scenes.art.linework import patterns
from scenes.art.linework.patterns import PATTERNS
from scenes.art.pieces import emblems
from scenes.program import Program
from scenes.raccoon_rampage.art.colours import ROLES
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY, COMMODITY_FIELD, RAILROAD
from scenes.registry import showcase_of
from scenes.saloon_tycoon.art.colours import CITIZEN, OUTLAW
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.window import Window, render
from tests.scenes.driving import Player, setting
from tests.scenes.sight import EYES, ciede2000, distance, likeness, nearest, picture

APART = 10.0
"""The least distance (CIEDE2000) of two colours that are to be told apart at a glance."""
PATCHES: Mapping[str, Mapping[str, str]] = {
    "seats": pal.SEAT,
    "roles": ROLES,
    "outlaws and citizens": {"outlaw": OUTLAW, "citizen": CITIZEN},
    "commodities": COMMODITY,
    "plates of commodities": {name: middle for name, (_, middle, _) in COMMODITY_FIELD.items()},
    "railroads": {name: top for name, (top, _) in RAILROAD.items()},
}
BY_SHAPE = ("commodities", "plates of commodities", "railroads")
"""Six of a kind are too many for shades of grey: shapes tell them apart (`test_art.py`), and their names."""


@pytest.fixture(autouse=True)
def usual_theme() -> Iterator[None]:
    _wish(False)
    yield
    _wish(False)


def _wish(for_patterns: bool) -> None:
    theme.choose(False, for_patterns)
    surface_cache.clear()


@pytest.mark.parametrize("kind", PATCHES)
@pytest.mark.parametrize("eyes", EYES)
def test_any_two_of_a_kind_are_told_apart(kind: str, eyes: str) -> None:
    found = {one: (near, first, second) for one, near, first, second in nearest(PATCHES[kind])}
    if eyes != "grey" or kind not in BY_SHAPE:
        assert found[eyes][0] >= APART, found[eyes]


@pytest.mark.parametrize(("one", "other", "apart"), [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1, 2), (50, 0, 0), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
])  # fmt: skip
def test_the_measure_gives_the_published_distances(
    one: tuple[float, ...], other: tuple[float, ...], apart: float
) -> None:
    """Pairs of the table of Sharma, Wu and Dalal (2005)."""
    assert ciede2000(np.array(one), np.array(other)) == pytest.approx(apart, abs=1e-4)


def test_the_measure_finds_colours_that_some_confuse() -> None:
    assert distance("#9c6b3f", "#c0442f") > 17
    assert distance("#9c6b3f", "#c0442f", "deuteranopia") < 4
    assert distance("#a8201a", "#2f5d8a", "grey") < 2


def _bar(colour: str, side: int = 60) -> pygame.Surface:
    """A place of a colour as it is seen without any."""
    surface = pygame.Surface((side, side))
    surface.fill(colour)
    patterns.lay(surface, surface.get_rect(), colour, 1.0)
    return picture(surface, "grey")


def test_the_patterns_differ_whatever_the_colour() -> None:
    _wish(True)
    drawn = {number: pygame.Surface((60, 60)) for number in range(len(PATTERNS))}
    for number, surface in drawn.items():
        surface.fill("white")
        patterns.engrave(surface, patterns.corners(surface.get_rect()), PATTERNS[number], pal.INK, 8, 2)
    for one, other in combinations(drawn, 2):
        assert likeness(drawn[one], drawn[other]) < 0.7, (one, other)
    for meant in (pal.SEAT, COMMODITY, ROLES):
        for first, second in combinations(meant.values(), 2):
            assert likeness(_bar(first), _bar(second)) < 0.7, (first, second)


def test_nothing_is_hatched_unless_it_is_wished() -> None:
    plain = [_bar(colour) for colour in pal.SEAT.values()]
    assert all(len({tuple(one.get_at((x, x))) for x in range(60)}) == 1 for one in plain)


@pytest.mark.parametrize("game", ["raccoon_tycoon", "saloon_tycoon", "raccoon_rampage"])
def test_every_table_has_patterns_where_it_has_colours_of_seats(game: str) -> None:
    """Each rival's panel is another picture with patterns; the same again without."""
    showcase = showcase_of(game)
    seen = []
    for wished in (False, True, False):
        _wish(wished)
        scene = shots_of(showcase)["table"](Still(showcase))
        _wish(wished)
        whole = render(scene, (1280, 720))
        layout = scene.context.shown.layout
        places = [layout.panels[seat] for seat in (1, 2)]
        seen.append([pygame.image.tobytes(whole.subsurface(place), "RGB") for place in places])
    for before, hatched, after in zip(*seen, strict=True):
        assert before != hatched
        assert before == after


def test_goods_and_badges_are_hatched() -> None:
    seen = []
    for wished in (False, True):
        _wish(wished)
        drawn = tokens.image_of("wood", 48), emblems.image_of("cane", "sky", 48)
        seen.append([pygame.image.tobytes(one, "RGBA") for one in drawn])
    assert all(plain != hatched for plain, hatched in zip(*seen, strict=True))


def test_the_player_wishes_for_patterns_and_it_is_remembered(tmp_path: Path) -> None:
    """At once, on every screen below; after a new start too."""
    with Window((1280, 720)) as window:
        program = Program(tmp_path, Settings())
        program.shell.window = window
        program.stack.resize(window.size)
        program.title()
        program.shell.open_settings("raccoon_tycoon")
        player = Player(window, program.stack)
        player.wait()
        before = emblems.image_of("cane", "sky", 48)
        player.click(setting(player, "patterns"))
        assert theme.patterns()
        after = emblems.image_of("cane", "sky", 48)
        assert pygame.image.tobytes(before, "RGBA") != pygame.image.tobytes(after, "RGBA")
        program.stack.clear()
    kept, _ = load(tmp_path)
    assert kept.patterns
    theme.choose(False)
    Program(tmp_path, kept)
    assert theme.patterns()
