"""Opens the chances to win of a finished game."""

from __future__ import annotations

from functools import partial

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.opponents import Opponents
from raccoon.app.paths import chances_dir
from raccoon.app.session.session import Session
from scenes.chances.scene import ChancesScene
from scenes.screens.app_context import AppContext


def are_chances(session: Session) -> bool:
    """Whether the game has any: it is kept in a file, and there is somebody who judges it."""
    return session.file is not None and Opponents(session.match.game.name).judge


def open_chances(shell: AppContext, session: Session) -> None:
    """Put them over whatever is on the screen, and go on working them out."""
    shell.attempt(lambda: shell.stack.push(chances_scene(shell, session)))


def chances_scene(shell: AppContext, session: Session) -> ChancesScene:
    """The chances of a game, from which its replay can be opened."""
    assert session.file
    shown = shell.presentations[session.match.game.name]
    catalogue = shell.catalogue.of(shown.game)
    seats = shown.results.told(session, catalogue).seats
    counts = session.match.game.progress(session.view(None)).key
    assessment = Assessment(session.file, chances_dir(shell.data))
    return ChancesScene(
        catalogue.say, seats, counts, assessment, partial(shell.ways.replay, session), shell.back
    )
