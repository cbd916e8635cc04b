"""The street lives while nobody moves: quietly, in its own places, and not where motion is reduced."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.layout import SaloonLayout, layout_of
from scenes.saloon_tycoon.picture.street_life import BEGINS, CYCLE, StreetLife
from tests.scenes.saloon_tycoon.games import played

SIZE = (1280, 720)
FRAME = 1 / 60


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))


def table(share: float = 0.5) -> tuple[SaloonLayout, View]:
    session = played(4)
    view = session.view(0, round(share * len(session.match.entries)))
    assert isinstance(view, View)
    return layout_of(SIZE, view), view


def lived(life: StreetLife, seconds: float) -> list[list[pygame.Rect]]:
    """The rectangles of the sprites at each change during so many seconds."""
    seen = []
    for _ in range(round(seconds / FRAME)):
        if life.update(FRAME):
            seen.append([place for _, place in life.sprites()])
    return seen


def test_something_moves_over_the_street_all_the_time() -> None:
    life, (layout, view) = StreetLife(), table()
    life.follow(None, layout, view, ())
    for _ in range(8):
        assert lived(life, 1)


def test_nothing_leaves_the_sky_and_the_foot_of_the_house() -> None:
    life, (layout, view) = StreetLife(), table()
    life.follow(None, layout, view, ())
    places = [place for seen in lived(life, CYCLE) for place in seen]
    assert places
    assert all(layout.strip.contains(place) or layout.house.contains(place) for place in places)
    below = [place for place in places if not layout.strip.contains(place) and not at_home(layout, place)]
    assert (
        min(place.top for place in below) > layout.front.area.bottom - layout.front.box("A1", 1, False).height
    )


def test_a_tumbleweed_comes_in_at_one_end_and_goes_out_at_the_other_without_a_jump() -> None:
    life, (layout, view) = StreetLife(), table()
    life.follow(None, layout, view, ())
    rolled = [
        place.centerx
        for seen in lived(life, CYCLE)
        for place in seen
        if not layout.strip.contains(place) and not at_home(layout, place)
    ]
    assert rolled == sorted(rolled)
    assert rolled[0] < layout.house.left + 40 < layout.house.right - 40 < rolled[-1]
    assert max(after - before for before, after in pairwise(rolled)) < SIZE[0] / 100


def at_home(layout: SaloonLayout, place: pygame.Rect) -> bool:
    """Whether a place is within a finished room of the own house."""
    rooms = layout.places.rooms[layout.places.desk]
    boxes = [layout.front.room(room) for room in rooms if room.finished]
    return any(box.contains(place) and place.height < box.height // 3 for box in boxes)


def test_guests_blink_in_their_rooms_and_not_all_at_once() -> None:
    life, (layout, view) = StreetLife(), table(1.0)
    life.follow(None, layout, view, ())
    eyes = [[place for place in seen if at_home(layout, place)] for seen in lived(life, BEGINS)]
    finished = [room for room in layout.places.rooms[layout.places.desk] if room.finished]
    assert len({tuple(place) for seen in eyes for place in seen}) == len(finished) > 1
    assert not all(eyes)
    assert max(len(seen) for seen in eyes) < len(finished)


def test_nothing_flies_behind_a_button() -> None:
    life, (layout, view) = StreetLife(), table()
    button = pygame.Rect(layout.strip.right - 400, layout.strip.top, 300, layout.strip.height)
    life.follow(None, layout, view, (button,))
    assert not [place for seen in lived(life, BEGINS) for place in seen if place.colliderect(button)]


def test_whatever_lies_over_the_table_or_reduced_motion_ends_it() -> None:
    life, (layout, view) = StreetLife(), table()
    life.follow(None, layout, view, ())
    lived(life, 2)
    life.rest()
    assert not list(life.sprites())
    assert not lived(life, CYCLE)


def test_by_night_the_buzzards_sleep_and_a_star_falls_now_and_then() -> None:
    by_day, by_night = StreetLife(), StreetLife()
    by_day.follow(None, *table(0.5), ())
    layout, view = table(1.0)
    assert view.ender is not None
    by_night.follow(None, layout, view, ())
    assert peopled(by_day, layout, 20) == pytest.approx(1, abs=0.01)
    assert 0.01 < peopled(by_night, layout, 20) < 0.15


def peopled(life: StreetLife, layout: SaloonLayout, seconds: float) -> float:
    """The share of the time in which there are sprites in the sky."""
    frames = round(seconds / FRAME)
    seen = 0
    for _ in range(frames):
        life.update(FRAME)
        seen += any(layout.strip.contains(place) for _, place in life.sprites())
    return seen / frames
