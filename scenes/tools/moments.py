"""Moments of a game that a picture shows: a page over the table, a choice begun, the first question."""

from collections.abc import Callable, Sequence

from raccoon.app.afterwards.chances import Judge
from raccoon.app.afterwards.review import Glance, Reviewer
from raccoon.app.errors import AppError
from raccoon.app.session.session import Session
from scenes.table.inspection.scene import InspectionScene
from scenes.table.log.game_log import Item
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.still import SEED, Shot, Still, read
from scenes.window.scene import Scene


def dealt(table: TableScene) -> None:
    """The log is in sight, and the cards of a new game are dealt."""
    read(table)
    table.parts.animator.under_way.skip()


def over(still: Still, make: Callable[[TableScene], Scene]) -> TableScene:
    """A scene that is made over a table, as it is met in play."""

    def begin(table: TableScene) -> None:
        read(table)
        table.context.push(make(table))

    return still.table(begin)


class Pile(Scene):
    """A screen over another that is no table."""

    def __init__(self, below: Scene, above: Scene) -> None:
        super().__init__()
        self.both = below, above

    def enter(self) -> None:
        assert self.stack
        for scene in self.both:
            self.stack.push(scene)


def asked(piece: Piece) -> Shot:
    """The page of a piece over the table."""

    def page(table: TableScene) -> Scene:
        inspectables = table.parts.asking.inspectables()
        assert inspectables
        return InspectionScene(table.context.say, inspectables, piece)

    return lambda still: over(still, page)


def choosing(
    verb: str, pieces: Sequence[str] = (), at: Callable[[Session], Session] = lambda session: session
) -> Shot:
    """A verb begun and pieces clicked, at that point of the game."""

    def begin(table: TableScene) -> None:
        read(table)
        table.parts.panel_host.verb(verb)
        for piece in pieces:
            table.parts.panel_host.clicked(Piece(piece))

    return lambda still: still.table(begin, at(still.session()))


def beginning(still: Still) -> Scene:
    """The first question of a new game."""
    shown = still.showcase
    session = Session.new(shown.presentation.game, shown.seats(4), {}, SEED, None)
    return still.table(dealt, shown.with_cast(session))


def looked_back(items: Sequence[Item], lines: int, shot: str) -> Item:
    """The line of the log so many lines from the end, or the first; AppError where there is none."""
    if not items:
        raise AppError("cli.shot_state", name=shot)
    return items[max(-lines, -len(items))]


def ended(session: Session, shot: str) -> Session:
    """The game, which has ended; AppError when it has not."""
    if not session.over:
        raise AppError("cli.shot_state", name=shot)
    return session


def glances_at(session: Session) -> tuple[Glance, ...]:
    """A quick glance at every move of a finished game."""
    reviewer = Reviewer(session.match, Judge(session.match).assessor, "", quick=True)
    return tuple([reviewer.glance(moves) for moves in range(len(session.match.entries))])
