"""Raccoon Rampage pictured and measured."""

from __future__ import annotations

from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitPlace
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.table.scene import TableScene
from scenes.tools.scripts import dragging
from scenes.tools.still import Script, Shot, Showcase, Still, asked, read
from scenes.window.scene import Scene

PLAYER = "delegate"
CAST = ("person", "commissioner:ottilie", "rapporteur:freya", "delegate:casimir")
"""Who is seen in a picture, seat by seat."""
MOVES = 110


def at_turn(session: Session) -> bool:
    """Whether the first seat is to place a policy."""
    return session.waiting == (0,) and isinstance(session.view(None).pending, AwaitPlace)


def _placed(session: Session) -> Session:
    """The same game, moved on to where the first seat votes."""
    while not session.over and not (
        session.waiting == (0,) and isinstance(session.view(None).pending, AwaitMain)
    ):
        session.submit(session.think() if session.waiting != (0,) else _first(session))
    return session


def _first(session: Session) -> Command:
    return next(iter(session.options(0)[0].commands()))


def _choosing(verb: str, pieces: tuple[str, ...] = ()) -> Shot:
    """A verb begun, pieces clicked."""

    def begin(scene: TableScene) -> None:
        read(scene)
        scene.parts.open_panel.verb(verb)
        for piece in pieces:
            scene.parts.open_panel.clicked(piece)

    def shot(still: Still) -> Scene:
        session = still.session()
        return still.table(begin, session if verb == "place_policy" else _placed(session))

    return shot


def _agenda(still: Still) -> Scene:
    """The pool is being filled."""
    shown = still.showcase
    return still.table(
        read, shown.with_cast(Session.new(PRESENTATION.game, shown.seats(4), {}, "ember", None))
    )


SHOTS: dict[str, Shot] = {
    "agenda": _agenda,
    "place": _choosing("place_policy"),
    "vote": _choosing("vote", ("space:1", "space:1")),
    "play": _choosing("play_action"),
    "inspect": asked("panel:1"),
}
"""The game's own pictures by the name given on the command line."""
SCRIPTS: dict[str, Script] = {"drag": dragging("policy:0")}
SHOWCASE = Showcase(PRESENTATION, PLAYER, CAST, MOVES, at_turn, SHOTS, SCRIPTS)
