"""The pages of the pieces of a finished game."""

from collections.abc import Callable

from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.table.inspection.page import InspectionContext, Page
from scenes.table.piece import Piece
from scenes.table.presentation import GamePresentation


def pages_at_the_end(session: Session, shown: GamePresentation, say: Say) -> Callable[[Piece], Page | None]:
    """Makes the page of a piece as everybody may see it when the game is over."""
    seats = shown.look.displayed_seats(session.seats, session.match.setup)
    asked = InspectionContext(shown.game, session.view(None), seats, say)
    return lambda piece: shown.inspection.page(piece, asked)
