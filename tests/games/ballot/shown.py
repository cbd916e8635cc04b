"""Ballot among the games that can be shown, for a test or for good; and how it is pictured."""

from __future__ import annotations

import pytest

from raccoon.app.session.session import Session
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.table.scene import TableScene
from scenes.tools.still import Shot, Showcase, Still, read
from scenes.window.scene import Scene
from tests.games.ballot.installed import ballot
from tests.games.ballot.presentation import PRESENTATION

__all__ = ["at_the_window", "ballot", "show"]


def _at_rest(session: Session) -> bool:
    """Whether the first seat has something to answer."""
    return 0 in session.waiting


def _voting(still: Still) -> Scene:
    """The first vote, to be cast."""
    return still.table(read, still.session(moves=0))


def _objecting(still: Still) -> Scene:
    """An objection begun."""

    def begin(table: TableScene) -> None:
        read(table)
        table.parts.open_panel.clicked("vote:2")

    return still.table(begin)


SHOTS: dict[str, Shot] = {"voting": _voting, "objecting": _objecting}
SHOWCASE = Showcase(PRESENTATION, "mayor", ("person", "clerk", "mayor", "random"), 4, _at_rest, SHOTS, {})


@pytest.fixture
def at_the_window(ballot: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The game's name, known everywhere meanwhile."""
    monkeypatch.setitem(PRESENTATIONS, ballot, PRESENTATION)
    monkeypatch.setitem(SHOWCASES, ballot, SHOWCASE)
    return ballot


def show() -> None:
    """Put it among the games that this process shows for good."""
    PRESENTATIONS[PRESENTATION.game], SHOWCASES[PRESENTATION.game] = PRESENTATION, SHOWCASE
