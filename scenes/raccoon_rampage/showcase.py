"""The pictures of Raccoon Rampage by command (`raccoon shot`), and what they are taken of."""

from collections.abc import Callable

from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.pending import (
    AwaitEvaluation,
    AwaitMain,
    AwaitPlace,
    AwaitProtection,
    Effects,
)
from scenes.raccoon_rampage.outlook.stakes import matters
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.table.piece import Piece
from scenes.tools.moments import beginning, choosing, piece_page
from scenes.tools.still import SEED, Shot, Showcase, Still, close_recap
from scenes.window.scene import Scene

PLAYER = "delegate"
CAST = ("person", "commissioner:ottilie", "rapporteur:freya", "delegate:casimir")
"""The controllers of the seats in a picture."""
MOVES = 110


def at_turn(session: Session) -> bool:
    """Whether the first seat is to place a policy."""
    return session.waiting == (0,) and isinstance(session.view(None).pending, AwaitPlace)


def _placed(session: Session) -> Session:
    """Play the game on until the first seat votes, and return it."""
    while not session.over and not (
        session.waiting == (0,) and isinstance(session.view(None).pending, AwaitMain)
    ):
        session.submit(session.think() if session.waiting != (0,) else _first(session))
    return session


def _first(session: Session) -> Command:
    return next(iter(session.options(0)[0].commands()))


def _met(until: Callable[[Session], bool], people: int = 1) -> Shot:
    """The shot of the first moment of a game of bots at which `until` holds, with `people` at the table."""

    def shot(still: Still) -> Scene:
        shown = still.showcase
        session = Session.new(PRESENTATION.game, shown.seats(4, people=0), {}, SEED, None)
        while not (session.over or until(session)):
            session.submit(session.think())
        for number, seat in enumerate(shown.seats(4, people)):
            session.change_seat(number, seat)
        return still.table(close_recap, session)

    return shot


def _asked_for(*kinds: type) -> Callable[[Session], bool]:
    """A condition: one of these pending states asks the first seat."""
    return lambda session: isinstance(session.view(None).pending, kinds) and 0 in session.waiting


def _matters(session: Session) -> bool:
    """Whether all four are asked at an evaluation that cards can change."""
    view = session.view(None)
    return isinstance(view.pending, AwaitEvaluation) and len(session.waiting) == 4 and matters(view)


def _at_summit(session: Session) -> bool:
    """Whether a policy is under final evaluation and the first seat is asked."""
    view = session.view(None)
    return view.final and view.evaluated is not None and 0 in session.waiting


SHOTS: dict[str, Shot] = {
    "call": _met(_matters, people=2),
    "protect": _met(_asked_for(AwaitProtection)),
    "area": _met(_asked_for(Effects)),
    "summit": _met(_at_summit),
    "agenda": beginning,
    "place": choosing("place_policy"),
    "vote": choosing("vote", ("space:1", "space:1"), _placed),
    "play": choosing("play_action", at=_placed),
    "inspect": piece_page(Piece("panel", 1)),
}
"""The game's own pictures by the name given on the command line."""
SHOWCASE = Showcase(PRESENTATION, PLAYER, CAST, MOVES, at_turn, SHOTS)
