"""The card of a piece appears over an earlier position as over the table."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from scenes.registry import PRESENTATIONS
from scenes.table.history.history_scene import HistoryScene
from scenes.table.inspection.scene import InspectionScene
from scenes.table.piece import Piece
from tests.app.tables import play
from tests.scenes.person import Sitting, seats

PIECE = Piece("panel", 1)
"""A piece of every game."""


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_the_card_comes_in_the_past_too(tmp_path: Path, game: str) -> None:
    session = play(Session.new(game, seats("random", "random", "random"), {}, "past", None), 30)
    for seat in session.awaited:
        session.change_seat(seat, replace(session.seats[seat], controller=PERSON))
    sitting = Sitting(tmp_path)
    sitting.program.table(session)
    sitting.frame(2)
    sitting.table.parts.look_back.open()
    past = sitting.stack.top
    assert isinstance(past, HistoryScene)
    window = pygame.Rect((0, 0), sitting.window.size)
    place = past.places.rects_of(PIECE)[0].center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    sitting.frame()
    assert not list(past.piece_inspector.sprites(window, past.frame))
    sitting.frame(50)
    assert list(past.piece_inspector.sprites(window, past.frame))
    sitting.click(place, button=3)
    assert isinstance(sitting.stack.top, InspectionScene)
    assert not sitting.stack.top.action.visible, "nothing is begun in the past"
