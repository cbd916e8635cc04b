"""The calendar of daily deals: choosing a day by keys and pointer, and playing its deal."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pygame
import pytest

from raccoon.app.afterwards.daily import DailyResult, code_of, seed_of
from scenes.daily.scene import DailyScene
from scenes.registry import PRESENTATIONS
from scenes.screens.lobby.scene import LobbyScene
from tests.scenes.driving import ENGLISH, assert_apart, at
from tests.scenes.person import Sitting

TODAY, GAMES = date(2026, 11, 25), tuple(PRESENTATIONS)


def calendar(played: list[tuple[str, str]] | None = None) -> DailyScene:
    """Return a calendar with one result, on the second of the month."""
    second = GAMES[0], seed_of(TODAY.replace(day=2), GAMES[0])
    results = {second: DailyResult(1, 40)}
    on_play = (played if played is not None else []).append
    return DailyScene(
        ENGLISH.say, GAMES, TODAY, results, lambda game, code: on_play((game, code)), lambda: None
    )


def test_the_arrows_walk_up_to_today_and_the_pages_turn() -> None:
    scene = calendar()
    with at(scene) as player:
        assert scene.day == TODAY
        player.key(pygame.K_RIGHT)
        assert scene.day == TODAY, "no deal of tomorrow"
        player.key(pygame.K_LEFT, pygame.K_UP)
        assert scene.day == date(2026, 11, 17)
        assert not scene.later.enabled
        player.key(pygame.K_a)
        assert (scene.day.year, scene.day.month) == (2026, 10)
        player.click(scene.earlier)
        assert scene.day.month == 9
        player.click(scene.later)
        player.key(pygame.K_b)
        assert scene.day.month == 11
        places = dict(scene.month.plates())
        assert len(places) == 30
        player.click(places[TODAY.replace(day=2)].center)
        assert scene.day == TODAY.replace(day=2)
        assert scene.result(scene.day) == DailyResult(1, 40)
        player.click(scene.tabs[GAMES[1]])
        assert scene.result(scene.day) is None


def test_the_deal_of_the_day_chosen_is_played() -> None:
    played: list[tuple[str, str]] = []
    scene = calendar(played)
    with at(scene) as player:
        player.key(pygame.K_LEFT)
        player.key(pygame.K_RETURN)
        player.click(scene.tabs[GAMES[2]])
        player.click(scene.play)
    yesterday = TODAY.replace(day=24)
    assert played == [(game, code_of(yesterday, game)) for game in (GAMES[0], GAMES[2])]


def test_the_challenges_lead_to_it_and_it_to_a_lobby_with_the_code(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.program.title()
    sitting.program.challenges()
    sitting.frame(2)
    sitting.press(pygame.K_d, "d")
    scene = sitting.stack.top
    assert isinstance(scene, DailyScene)
    sitting.click(scene.play.rect.center)
    lobby = sitting.stack.top
    assert isinstance(lobby, LobbyScene)
    assert code_of(scene.day, scene.game) in [field.value for field in lobby.form.fields]
    sitting.program.thinker.close()


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_lies_over_another_thing(size: tuple[int, int], scale: float) -> None:
    scene = calendar()
    scene.resize(size, scale)
    assert_apart([widget.rect for widget in scene.ring.widgets], size)
