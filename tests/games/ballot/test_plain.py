"""Optional parts of a game have a plain form: nobody who gives hints, no picture of its own on the title."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from raccoon.app.text import Catalogue
from raccoon.bots.registry import GAME_BOTS
from scenes.table.presentation import Lobby
from tests.games.ballot.shown import at_the_window, ballot
from tests.games.ballot.sitting import Council

__all__ = ["at_the_window", "ballot"]
pytestmark = pytest.mark.usefixtures("at_the_window")


def test_where_nobody_gives_hints_none_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = Council(tmp_path / "offered")
    offered.convene("person", "mayor")
    assert offered.table.parts.hints.button in offered.table.parts.quick_actions.buttons
    monkeypatch.setitem(GAME_BOTS, "ballot", replace(GAME_BOTS["ballot"], hint_givers=()))
    sitting = Council(tmp_path / "none")
    sitting.convene("person", "mayor")
    parts = sitting.table.parts
    assert parts.hints.button not in parts.quick_actions.buttons
    sitting.press(pygame.K_h, "h")
    assert not parts.hints.open


def test_a_game_without_a_picture_is_offered_on_wood() -> None:
    surface = pygame.Surface((400, 300))
    rect = pygame.Rect(100, 80, 160, 120)
    Lobby().draw_tile(surface, rect)
    seen = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    seen.invert()
    assert seen.get_bounding_rects()[0] == rect


def test_two_games_may_call_different_things_alike() -> None:
    """Ballot and another game both ask to "vote", each in its own words; a new game does not change those."""
    before, said = Catalogue.load(), "choice.vote.confirm"
    assert before.of("ballot").say(said) == "Vote"
    assert before.say(said, n=2) == before.of("raccoon_rampage").say(said, n=2) != "Vote"
