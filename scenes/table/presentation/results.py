"""How a finished game is told."""

from __future__ import annotations

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from scenes.results import data


class Results:
    """How a finished game is told: sources of points, columns, curves, ledger, verdict."""

    def told(self, session: Session, catalogue: Catalogue) -> data.Results:
        """Everything that the end of a session shows, in the words of the catalogue."""
        raise NotImplementedError
