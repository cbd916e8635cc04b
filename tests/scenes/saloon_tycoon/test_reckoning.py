"""The Reckoning: the street on the certificate, its lamps one after another, and what decided the game."""

from __future__ import annotations

import pygame
import pytest

from raccoon.games.saloon_tycoon.catalogue import TILES
from raccoon.games.saloon_tycoon.game import GAME
from scenes.art.frame import Frame
from scenes.results.leads import held_from
from scenes.saloon_tycoon.picture.reckoning import House
from scenes.saloon_tycoon.results import SaloonResults
from scenes.table.presentation.result_data import Results, Unfolding
from tests.games.saloon_tycoon import table as tables
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.saloon_tycoon.games import played


def told() -> Results:
    return SaloonResults().results_of(played(4), ENGLISH)


def house() -> House:
    table = tables.Table(2).house(0, "kitchen@A1!", "pantry@A1!", "guest_room@B1+2", saloon=4)
    return House(seats("person")[0], GAME.view(table.state, 0).players[0], ENGLISH.say)


@pytest.mark.parametrize(
    ("lamps", "said"), [(0, "0 lamps: +0"), (1, "1 lamp: +7"), (2, "2 lamps: +12"), (3, "3 lamps: +17")]
)
def test_lamps_are_lit_from_the_ground_up_and_say_what_they_give(lamps: int, said: str) -> None:
    shown = house()
    assert shown.lamps == 3
    assert shown.lamp_words(shown.when_lit(lamps)) == said


def test_with_all_lamps_lit_the_house_is_as_it_was_and_its_points_are_the_table_s() -> None:
    shown = house()
    assert shown.when_lit(shown.lamps) == shown.player.rooms
    results, view = told(), played(4).view(None)
    for seat, player in zip(results.seats, view.players, strict=True):
        assert sum(TILES[room.tile].finish_points for room in player.rooms if room.finished) == seat.points[0]


def test_the_certificate_shows_the_street_and_more_of_it_is_lit_as_the_count_goes_on() -> None:
    course = told().course
    assert isinstance(course, Unfolding)
    pictures = []
    for share in (0.0, 0.5, 1.0):
        sheet = pygame.Surface((500, 470))
        course.paint(sheet, sheet.get_rect(), Frame.of((1920, 1080)), share)
        pictures.append(pygame.image.tobytes(sheet, "RGB"))
    assert len({*pictures}) == 3


@pytest.mark.parametrize(
    ("winner", "first"),
    [((0, 5, 4, 9), 3), ((9, 9, 9, 9), 0), ((0, 0, 0, 0), 4)],
    ids=["at the end", "from the start", "never"],
)
def test_a_lead_is_held_from_when_nobody_caught_up_any_more(winner: tuple[int, ...], first: int) -> None:
    assert held_from((winner, (0, 3, 4, 8)), 0) == first


def test_why_the_game_ended_is_said_first() -> None:
    headline = told().verdict.headline
    assert headline.startswith("The last cube left the pile, and the sun went down. When the lamps go out")


def test_what_decided_it_is_a_room_or_a_claim_of_the_winner() -> None:
    results, session = told(), played(4)
    winner = next(number for number, seat in enumerate(results.seats) if seat.won)
    turning = results.verdict.turning
    assert turning is not None
    assert results.ledger
    named = {row.name for row in results.ledger.rows if row.seat == winner}
    assert any(name in turning[1] for name in named)
    assert session.over
