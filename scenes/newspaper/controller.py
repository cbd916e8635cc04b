"""Makes the screen of a finished game's front page, and saves it as a file."""

from functools import partial

from scenes.afterwards.finished import FinishedGame
from scenes.newspaper.press import file_of, front_page
from scenes.newspaper.scene import NewspaperScene
from scenes.screens.picture_file import save_file
from scenes.table.presentation import GamePresentation
from scenes.table.presentation.results import ResultsPresenter


def has_newspaper(shown: GamePresentation) -> bool:
    """Return whether the game has a front page."""
    return type(shown.results).front_page is not ResultsPresenter.front_page


def newspaper_scene(game: FinishedGame) -> NewspaperScene:
    """Return the screen of a finished game's front page."""
    shell = game.shell
    edition = front_page(game.session, game.shown, shell.catalogue)

    def keep(ending: str) -> None:
        save_file(shell, partial(file_of, edition, ending), ending, "newspaper.kept")

    return NewspaperScene(
        game.say,
        game.tabs("newspaper"),
        edition,
        keep,
        shell.back,
    )
