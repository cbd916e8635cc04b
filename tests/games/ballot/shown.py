"""Ballot among the games that can be shown, for a test or for good; and how it is pictured."""

from __future__ import annotations

import pytest

from raccoon.app.session.session import Session
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.results.inspectable import results_scene
from scenes.results.scene import ResultsActions
from scenes.table.scene import TableScene
from scenes.tools.still import Shot, Showcase, Still, close_recap, nothing
from scenes.window.scene import Scene
from tests.games.ballot.council import begin as begin_council
from tests.games.ballot.installed import ballot
from tests.games.ballot.presentation import PRESENTATION
from tests.games.ballot.records import Object, Vote

__all__ = ["at_the_window", "ballot", "show"]


def _at_rest(session: Session) -> bool:
    """Whether the first seat has something to answer."""
    return 0 in session.waiting


def _voting(still: Still) -> Scene:
    """The first vote, to be cast."""
    return still.table(close_recap, still.session(moves=0))


def _objecting(still: Still) -> Scene:
    """An objection filled in by the first seat; a vote is struck already."""

    def begin(table: TableScene) -> None:
        close_recap(table)
        table.parts.panel_host.clicked("vote:2")

    session = begin_council(None, "person", "mayor", "random", "clerk", seed="2")
    for seat, vote in enumerate(("aye", "nay", "aye", "nay")):
        session.submit(Vote(seat, vote))
    session.submit(Object(1, 3))
    return still.table(begin, session)


def _lost(still: Still) -> Scene:
    """The end that everybody loses."""
    session = begin_council(None, "person", "mayor", "random", "clerk", seed="0")
    while not session.over:
        seat = session.waiting[0]
        session.submit(Vote(seat, "aye") if session.view(None).stage == "vote" else Object(seat, None))
    actions = ResultsActions(nothing, nothing, {"replay": nothing})
    return results_scene(session, still.showcase.presentation, still.catalogue, actions)


SHOTS: dict[str, Shot] = {"voting": _voting, "objecting": _objecting, "lost": _lost}
SHOWCASE = Showcase(PRESENTATION, "mayor", ("person", "clerk", "mayor", "random"), 4, _at_rest, SHOTS)


@pytest.fixture
def at_the_window(ballot: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The game's name, known everywhere meanwhile."""
    monkeypatch.setitem(PRESENTATIONS, ballot, PRESENTATION)
    monkeypatch.setitem(SHOWCASES, ballot, SHOWCASE)
    return ballot


def show() -> None:
    """Put it among the games that this process shows for good."""
    PRESENTATIONS[PRESENTATION.game], SHOWCASES[PRESENTATION.game] = PRESENTATION, SHOWCASE
