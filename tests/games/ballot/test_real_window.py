"""Ballot in a real window on an X server: its tile, its lobby, votes by mouse and keyboard, killed, ended."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from display import Display
from evening import Game, until
from raccoon.app import settings as keeping
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.settings import Settings
from scenes.registry import PRESENTATIONS
from scenes.screens.title.places import USUAL
from tests.games.ballot.council import seats
from tests.games.ballot.installed import ballot
from tests.games.ballot.records import Vote
from tests.games.ballot.roster import ENTRANCE
from tests.scenes.test_real_window import of_the_sources

__all__ = ["ballot"]
pytestmark = pytest.mark.x
KEPT = 5.0
"""Seconds in which an answer is kept, or was none."""


class Council(Game):
    """The program with the game, as a process of its own. Points are in design units (1920×1080)."""

    def answers(self) -> list[object]:
        """The answers of the first seat so far, as the save has them."""
        saves = self.saves()
        commands = [entry.command for entry in read(saves[-1]).entries] if saves else []
        return [command for command in commands if command.seat == 0]

    def new_game(self) -> None:
        """The last tile on the title, then Start in the lobby."""
        left, top, wide, high = USUAL.posters
        games = len(PRESENTATIONS) + 1
        step = min(USUAL.broadest, wide / games)
        self.click(round(left + (games - 1) * step + step / 3), round(top + high / 2))
        self.click(1655, 1000)

    def asked(self) -> str:
        """The question to the first seat, as the save has it; "" for none."""
        match = read(self.saves()[-1]).match()
        return match.state.stage if 0 in match.to_act() else ""

    def vote_by_mouse(self) -> None:
        """Aye and its confirmation, or Let it stand in the strip."""
        asked = self.asked()
        places = ((1752, 773), (1752, 872)) if asked == "vote" else ((1449, 363),)
        if asked:
            self._answer(lambda: self._click(places))

    def answer_by_keys(self) -> None:
        """Down to an entry and Enter; P for what needs no choice. Enter for what nobody saw does nothing."""
        asked = self.asked()
        keys = ("Tab", "Down", "Down", "Return") if asked == "vote" else ("p",)
        if asked:
            self._answer(lambda: self._press(keys))

    def _click(self, places: Sequence[tuple[int, int]]) -> None:
        for place in places:
            self.click(*place)

    def _press(self, keys: Sequence[str]) -> None:
        for key in keys:
            self.xdo("key", key)
            time.sleep(0.2)

    def _answer(self, act: Callable[[], object]) -> None:
        """Act on what stands there, and see it kept: who acts too soon, or again, meets the log."""
        self.standing()
        before, end = len(self.answers()), time.monotonic() + KEPT
        act()
        while len(self.answers()) == before and time.monotonic() < end:
            time.sleep(0.1)


@pytest.fixture
def council(x_display: Display, ballot: str, tmp_path: Path) -> Iterator[Council]:
    """At the title, with the seats and options of a last table."""
    settings = Settings(speed="instant")
    settings.keep_table(
        ballot, seats=tuple(seats("person", "mayor", "random")), options={"length": "short"}, level=""
    )
    keeping.save(settings, tmp_path)
    running = Council(of_the_sources(ENTRANCE, tmp_path), x_display, tmp_path, dict(os.environ))
    yield running
    running.kill()


def test_a_person_and_bots_play_it_to_the_end(council: Council) -> None:
    council.standing()
    until(lambda: bool(council.saves()), council.new_game)
    until(lambda: len(council.answers()) >= 2, council.vote_by_mouse)
    assert council.answers()[0] == Vote(0, "aye")
    before = len(council.answers())
    council.resume()
    [path] = council.saves()
    until(lambda: not read(path).match().to_act(), council.answer_by_keys)
    assert Vote(0, "nay") in council.answers()[before:]
    assert verify(path).over
