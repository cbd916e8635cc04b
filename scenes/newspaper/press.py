"""Makes the front page of a session, and its PDF or picture file."""

from raccoon.app.errors import AppError
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from scenes.printing.claims import Edition
from scenes.table.presentation import GamePresentation

ENDINGS = (".pdf", ".png")


def front_page(session: Session, shown: GamePresentation, catalogue: Catalogue) -> Edition:
    """Return the front page of a game; `AppError` if it is not over, or the game has no newspaper."""
    if not session.over:
        raise AppError("newspaper.running")
    edition = shown.results.front_page(session, catalogue.of(shown.game))
    if edition is None:
        raise AppError("newspaper.none", game=catalogue.say(f"game.{shown.game}"))
    return edition


def file_of(edition: Edition, ending: str) -> bytes:
    """Return the page as the contents of a file with that ending."""
    if ending == ".pdf":
        from scenes.printing.pdf import pdf

        return pdf(edition.sheet)
    from scenes.printing.raster import png, printed

    return png(printed(edition.sheet))
