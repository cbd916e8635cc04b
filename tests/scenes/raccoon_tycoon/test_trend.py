"""The trend on the market and the prices of the recap speak of the same span: since one's last turn."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from scenes.raccoon_tycoon.holdings import since_last_turn
from scenes.raccoon_tycoon.picture import market
from scenes.raccoon_tycoon.words.recap_text import Prices
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.midgame import sit_down, turn_of
from tests.scenes.raccoon_tycoon.staging import dealt, waiting

COURSE = [(1, 1, 2, 2, 3, 3), (2, 1, 2, 2, 3, 3), (3, 1, 2, 2, 3, 3), (5, 1, 2, 2, 3, 3)]
"""Wheat after the turns of the seats 0, 1 and 2."""


@pytest.mark.parametrize(
    ("turn", "seat", "change"),
    [(0, 0, 3), (0, 2, 0), (0, 1, 2), (0, None, 3), (1, 0, 0), (2, 0, 2)],
    ids=["mine again", "just played", "played before", "a spectator", "next", "the one after"],
)
def test_the_trend_begins_where_ones_last_turn_ended(turn: int, seat: int | None, change: int) -> None:
    state = replace(waiting(dealt(3), AwaitAction(turn), turn), prices=COURSE[-1])
    assert since_last_turn(GAME.view(state, seat), COURSE)[0] == change


def test_before_the_first_turn_it_begins_with_the_game() -> None:
    view = GAME.view(dealt(3), 0)
    assert since_last_turn(view, [view.prices]) == (0,) * 6
    assert since_last_turn(view, []) == (0,) * 6


def test_market_and_recap_agree(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sit_down(sitting, ["person", "greedy", "greedy", "greedy"], turn_of(0))
    table = sitting.table
    assert isinstance(table, TableScene)
    page = table.parts.log.page
    assert page
    foot = page.recap.foot
    assert isinstance(foot, Prices)
    told = tuple(after - before for before, after in zip(foot.before, foot.after, strict=True))
    assert any(told)
    assert since_last_turn(table.context.shown.view, table.parts.game_log.history) == told
    sitting.stack.clear()
    sitting.window.close()


def last_point(prices: tuple[int, ...]) -> tuple[int, int]:
    """The place of the small curve's bright end on a picture of 120 by 60."""
    image = market.price_curve((120, 60), 1.0, prices, "#b0a090")
    bright = pygame.mask.from_threshold(image, pygame.Color("#fffaea"), (12, 12, 12, 255))
    found: tuple[int, int] = bright.centroid()
    return found


def test_a_price_that_lay_still_runs_through_the_middle_of_its_paper() -> None:
    x, y = last_point((5,) * 16)
    assert x > 110
    assert abs(y - 30) <= 6


@pytest.mark.parametrize(("prices", "higher"), [((5, 5, 6), True), ((5, 5, 4), False), ((9, 12, 3), False)])
def test_a_price_that_moved_ends_above_or_below(prices: tuple[int, ...], higher: bool) -> None:
    still = last_point((5,) * 16)[1]
    end = last_point(prices)[1]
    assert end < still if higher else end > still
