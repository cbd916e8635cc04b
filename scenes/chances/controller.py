"""Makes the review pages of a finished game."""

from functools import partial

from raccoon.app.afterwards.assessing import Assessment
from raccoon.app.afterwards.fork import may_fork
from raccoon.app.opponents import Opponents
from raccoon.app.paths import chances_dir
from raccoon.app.session.session import Session
from scenes.afterwards.finished import FinishedGame
from scenes.chances.luck import LuckPage
from scenes.chances.scene import ChancesScene, ReviewWays


def are_chances(session: Session) -> bool:
    """Return whether the game can be reviewed: it is saved, and its bots have an assessor."""
    return session.file is not None and Opponents(session.match.game.name).has_assessor


def luck_page(game: FinishedGame) -> LuckPage:
    """Return the page about luck and mistakes in a game."""
    assert game.session.file
    assessment = Assessment(game.session.file, chances_dir(game.shell.data))
    return LuckPage(game, assessment, game.shell.back)


def chances_scene(game: FinishedGame) -> ChancesScene:
    """Return the page of chances to win, from which the replay can be opened."""
    session, shell = game.session, game.shell
    assert session.file
    assessment = Assessment(session.file, chances_dir(shell.data))
    fork = partial(shell.ways.fork, session) if may_fork(session) else None
    return ChancesScene(game, assessment, ReviewWays(partial(shell.ways.replay, session), fork, shell.back))
