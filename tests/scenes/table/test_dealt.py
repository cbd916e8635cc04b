"""A new game's table is dealt card by card in every game; a press ends that, and it is not dealt again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.engine.chance import Chance
from scenes.registry import PRESENTATIONS
from scenes.screens.handover import HandoverScene
from scenes.table.motion.flight_planner import DEALS
from tests.scenes.person import FRAME, Sitting, seats

EVERY_GAME = pytest.mark.parametrize("game", PRESENTATIONS)


@EVERY_GAME
def test_cards_fly_in_one_after_the_other_and_then_lie_where_they_were(game: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    sitting.begin(seats("person", "random", "random"), "dealt", game=game)
    table = sitting.table
    under_way = table.parts.animator.queue
    assert len(under_way.air.flights) > 3
    assert under_way.animation
    dealt = under_way.animation.transition.hidden
    frames = 0
    while table.parts.animator.busy:
        assert not table.context.session.match.entries, "others wait"
        sitting.frame()
        frames += 1
    assert DEALS - 0.1 < frames * FRAME < DEALS + 0.2
    assert dealt <= table.parts.picture.plain.zones.keys()


@EVERY_GAME
def test_a_press_lays_the_table_and_nothing_is_dealt_with_reduced_motion_or_in_a_game_gone_on_with(
    game: str, tmp_path: Path
) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = sitting.begin(seats("person", "random", "random"), "dealt", game=game)
    sitting.press(pygame.K_SPACE, " ")
    assert not sitting.table.parts.animator.busy
    chance = Chance("dealt")
    session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))
    sitting.program.table(session)
    assert not sitting.table.parts.animator.busy
    sitting.program.settings.reduced_motion = True
    sitting.begin(seats("person", "random", "random"), "dealt", game=game)
    assert not sitting.table.parts.animator.busy


@EVERY_GAME
def test_what_has_landed_is_still_seen_between_the_halves_of_the_curtain(game: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    sitting.begin(seats("person", "person", "random"), "dealt", game=game)
    table, window = sitting.table, sitting.window
    gap = pygame.Rect(0, 0, window.size[0] // 2, window.size[1]).move(window.size[0] // 4, 0)
    while sitting.stack.top is table:
        before = pygame.surfarray.array3d(window.surface.subsurface(gap))
        sitting.frame()
    assert isinstance(sitting.stack.top, HandoverScene)
    after = pygame.surfarray.array3d(window.surface.subsurface(gap))
    assert (before != after).any(axis=2).mean() < 0.02, "only birds, smoke and clouds rest"
