"""Undo in the first turns does not lead back into the set-up of any game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.engine.match import Entry
from scenes.registry import PRESENTATIONS
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting, seats

FULL = {"raccoon_rampage": {"tutorial": False}}
"""Options with more choices before the first turn."""
PEOPLE = [0, 1, 2]


def begun(tmp_path: Path, game: str, person: int, turns: int) -> tuple[Sitting, list[Entry]]:
    """A new game in which a person takes a seat `turns` moves after the set-up; and its moves."""
    session = Session.new(game, seats("random", "random", "random"), FULL.get(game, {}), "set-up", None)
    words = PRESENTATIONS[game].words
    while words.prepares(session.view(None)):
        session.submit(session.think())
    set_up = list(session.match.entries)
    while len(session.match.entries) < len(set_up) + turns:
        session.submit(session.think())
    session.change_seat(person, seats(*["person"] * 3)[person])
    sitting = Sitting(tmp_path, speed="calm")
    sitting.program.table(session)
    sitting.frame()
    return sitting, set_up


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("person", PEOPLE)
@pytest.mark.parametrize("moves", [1, 2, 5])
def test_a_turn_begins_after_the_set_up(tmp_path: Path, game: str, person: int, moves: int) -> None:
    """However often Z is pressed, it takes back the moves of turns, and says if there are none left."""
    sitting, set_up = begun(tmp_path, game, person, moves)
    session = sitting.table.context.session
    assert any(entry.command.seat == person for entry in set_up)
    for _ in range(moves + 1):
        sitting.press(pygame.K_z, "z")
        assert session.match.entries[: len(set_up)] == set_up
    assert sitting.table.parts.undo.disabled_reason() == ENGLISH.say("refusal.nothing_to_undo")


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_in_the_set_up_the_last_choice_goes_back_alone(tmp_path: Path, game: str) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = sitting.begin(seats("person", "random", "random"), "set-up", FULL.get(game), game=game)
    while session.waiting[0] != 0:
        session.submit(session.think())
    session.submit(next(iter(session.options(0)[0].commands())))
    sitting.table.follow()
    moves = len(session.match.entries)
    sitting.press(pygame.K_z, "z")
    assert len(session.match.entries) == moves - 1
