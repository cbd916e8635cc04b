"""Prepares the moments that pictures show: a page over the table, a choice in progress, a new game."""

from collections.abc import Callable, Sequence

from raccoon.app.afterwards.chances import Judge
from raccoon.app.afterwards.review import Glance, Reviewer
from raccoon.app.errors import AppError
from raccoon.app.session.session import Session
from scenes.table.inspection.scene import InspectionScene
from scenes.table.log.game_log import Item
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.tools.still import SEED, Shot, Still, close_recap
from scenes.window.scene import Scene


def skip_deal(table: TableScene) -> None:
    """Close the recap, and skip the dealing of a new game."""
    close_recap(table)
    table.parts.animator.queue.skip()


def over_table(still: Still, make: Callable[[TableScene], Scene]) -> TableScene:
    """Return a table with the scene that `make` makes on top of it."""

    def begin(table: TableScene) -> None:
        close_recap(table)
        table.context.push(make(table))

    return still.table(begin)


class OverScreen(Scene):
    """Puts one screen over another that is no table."""

    def __init__(self, below: Scene, above: Scene) -> None:
        super().__init__()
        self.both = below, above

    def enter(self) -> None:
        assert self.stack
        for scene in self.both:
            self.stack.push(scene)


def piece_page(piece: Piece) -> Shot:
    """Return a shot of a piece's page over the table."""

    def page(table: TableScene) -> Scene:
        inspectables = table.parts.table_inspector.inspectables()
        assert inspectables
        return InspectionScene(table.context.say, inspectables, piece)

    return lambda still: over_table(still, page)


def choosing(
    verb: str, pieces: Sequence[str] = (), at: Callable[[Session], Session] = lambda session: session
) -> Shot:
    """Return a shot of a choice in progress: `verb` started, `pieces` clicked, at a point of the game."""

    def begin(table: TableScene) -> None:
        close_recap(table)
        table.parts.panel_host.verb(verb)
        for piece in pieces:
            table.parts.panel_host.clicked(Piece(piece))

    return lambda still: still.table(begin, at(still.session()))


def beginning(still: Still) -> Scene:
    """Return the table of a new game at its first decision."""
    shown = still.showcase
    session = Session.new(shown.presentation.game, shown.seats(4), {}, SEED, None)
    return still.table(skip_deal, shown.with_cast(session))


def line_from_end(items: Sequence[Item], lines: int, shot: str) -> Item:
    """Return the line of the log so many lines from the end, or the first; `AppError` if there is none."""
    if not items:
        raise AppError("cli.shot_state", name=shot)
    return items[max(-lines, -len(items))]


def require_over(session: Session, shot: str) -> Session:
    """Return the session if it is over, else raise `AppError`."""
    if not session.over:
        raise AppError("cli.shot_state", name=shot)
    return session


def glances_at(session: Session) -> tuple[Glance, ...]:
    """Return a quick glance at every move of a finished game."""
    reviewer = Reviewer(session.match, Judge(session.match).assessor, "", quick=True)
    return tuple([reviewer.glance(moves) for moves in range(len(session.match.entries))])
