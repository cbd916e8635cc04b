"""In the history of any game neither a hasty press nor one meant to end a turn takes moves back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.engine.chance import Chance
from scenes.registry import PRESENTATIONS
from scenes.table.history.history_scene import HistoryScene
from tests.scenes.person import Sitting, seats


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_moves_are_taken_back_on_purpose(game: str, tmp_path: Path) -> None:
    sitting, chance = Sitting(tmp_path), Chance(game)
    sitting.program.settings.confirmations = False
    session = sitting.begin(seats("person", "random", "random"), "moment", game=game)
    while len(session.match.entries) < 20:
        session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))
    table = sitting.table
    table.follow()
    confirming = [
        *table.context.shown.layout.verbs.values(),
        *(one.rect for one in table.parts.quick_actions.buttons),
    ]
    made = len(session.match.entries)
    table.parts.look_back.open()
    moment = sitting.stack.top
    assert isinstance(moment, HistoryScene)
    sitting.look()
    place = moment.buttons.take_back.rect
    assert not any(place.colliderect(rect) for rect in confirming)
    sitting.press(pygame.K_LEFT)
    for press in (place.center, pygame.K_t, moment.buttons.later.rect.center, place.center):
        if isinstance(press, int):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=press, unicode="t", mod=0, scancode=0))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=press, unicode="t", mod=0, scancode=0))
        else:
            sitting.click_at_once(press)
        sitting.frame(48)  # 0.8 seconds: a hasty hand
        assert sitting.stack.top is moment
    assert len(session.match.entries) == made
    assert not session.takebacks
    moment.step(-1)
    sitting.click(place.center)
    assert sitting.stack.top is table
    assert session.takebacks
