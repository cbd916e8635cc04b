"""Faces: of the players by what has just happened, of their guests by how their hosts feel."""

from __future__ import annotations

import pytest

from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon.actions.arrivals import OutlawArrived
from raccoon.games.saloon_tycoon.actions.draw import CardDiscarded
from raccoon.games.saloon_tycoon.actions.earn import Earned
from raccoon.games.saloon_tycoon.actions.end_turn import GameEnded, TurnEnded
from raccoon.games.saloon_tycoon.actions.finish import RoomFinished
from raccoon.games.saloon_tycoon.actions.move import CharacterMoved
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored
from raccoon.games.saloon_tycoon.actions.steal import GoldStolen
from scenes.art.pieces.characters import CALM, PLEASED, PUT_OUT
from scenes.saloon_tycoon.events import EVENTS
from scenes.saloon_tycoon.picture.guest_board import guest_mood
from scenes.saloon_tycoon.presentation import PRESENTATION
from tests.scenes.saloon_tycoon.games import played

END = TurnEnded(0)


def walk(who: str, source: int, host: int) -> Event:
    return CharacterMoved(0, who, source, host, 6, 0)


@pytest.mark.parametrize(
    ("events", "moods"),
    [
        ([RoomFinished(1, 0, 7)], (CALM, PLEASED, CALM)),
        ([ClaimScored(2, "o_skyline", 8)], (CALM, CALM, PLEASED)),
        ([ClaimScored(2, "o_skyline", 8), OutlawArrived(2, "sydney")], (CALM, CALM, PUT_OUT)),
        ([walk("doc", 1, 2)], (CALM, PUT_OUT, PLEASED)),
        ([walk("angie", 1, 2)], (CALM, PLEASED, PUT_OUT)),
        ([GoldStolen(0, 1, 3)], (PLEASED, PUT_OUT, CALM)),
        ([CardDiscarded(0, "payday")], (PUT_OUT, CALM, CALM)),
        ([Earned(0, 2)], (CALM, CALM, CALM)),
        ([GameEnded(None, (40, 52, 52), (1, 2))], (PUT_OUT, PLEASED, PLEASED)),
    ],
)
def test_who_is_pleased_and_who_is_put_out(events: list[Event], moods: tuple[str, ...]) -> None:
    assert EVENTS.moods(events, 3) == moods


def test_a_mood_is_seen_until_the_end_of_the_next_turn() -> None:
    lit = RoomFinished(1, 0, 7)
    assert EVENTS.moods([lit, END], 3)[1] == PLEASED
    assert EVENTS.moods([lit, END, Earned(2, 2)], 3)[1] == PLEASED
    assert EVENTS.moods([lit, END, Earned(2, 2), END], 3)[1] == CALM


def test_looking_back_at_a_game_the_faces_are_those_of_then() -> None:
    session = played(3)
    entries = session.match.entries
    for moves in range(0, len(entries) + 1, 25):
        whole = [event for entry in entries[:moves] for event in entry.events]
        assert PRESENTATION.motion.moods(entries, moves, 3) == EVENTS.moods(whole, 3)
    assert PLEASED in PRESENTATION.motion.moods(entries, len(entries), 3)


def test_a_citizen_feels_as_the_host_does_and_an_outlaw_enjoys_being_a_burden() -> None:
    assert guest_mood("doc", PUT_OUT) == PUT_OUT
    assert guest_mood("angie", PUT_OUT) == PLEASED
    assert guest_mood("angie", PLEASED) == PUT_OUT
    assert {guest_mood("doc", CALM), guest_mood("angie", CALM)} == {CALM}
