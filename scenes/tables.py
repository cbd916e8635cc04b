"""The screens of one session: creates its table, and the certificate when it has ended."""

from collections.abc import Callable, Sequence
from functools import partial

from raccoon.app.session.session import Session
from scenes.audio.opening import LazySounds
from scenes.dialogs.dialog import DialogAnswer
from scenes.learning.first_hints import FirstHints
from scenes.learning.lessons import Guest
from scenes.screens.app_context import AppContext
from scenes.screens.loading import push_loading
from scenes.screens.resuming import SaveFailure
from scenes.screens.table_menu import TableMenu
from scenes.table.context import TableNavigation
from scenes.table.scene import TableScene
from scenes.window.scene import Scene


def lay_table(
    shell: AppContext,
    session: Session,
    audio: LazySounds,
    guest: Guest | None,
    more: Callable[[], Sequence[DialogAnswer]],
) -> None:
    """Show the table of a session. Without a `guest` who teaches, first hints explain what occurs for the
    first time. `more` returns the entries of its menu that lead to other games.
    """
    shown = shell.presentations[session.match.game.name]
    book, say = partial(shell.ways.book, shown.game), shell.say_in(shown.game)
    menu = TableMenu(shell, session, more)
    navigation = TableNavigation(
        menu.open,
        partial(shell.ways.ended, session),
        menu.curtain,
        shell.message,
        book,
        SaveFailure(shell, session).failed,
        menu.answered,
    )
    guest = guest or partial(FirstHints, keep=shell.save_settings)

    def make() -> TableScene:
        return TableScene(session, shell.settings, say, navigation, shown, audio.sounds, guest=guest)

    push_loading(shell, make, shown.loading.prewarm, shown.loading.lights, "opening.table")


def show_results(
    shell: AppContext,
    session: Session,
    audio: LazySounds,
    rematch: Callable[[Session, bool], None],
    on_leave: Callable[[], None] | None,
) -> None:
    """Show the certificate of an ended session; leaving it calls `on_leave`, or shows the title without."""
    from scenes.afterwards.new_medals import finder
    from scenes.challenges.controller import challenge_remark
    from scenes.pages import ASIDE, TABS, finished
    from scenes.results.inspectable import results_scene
    from scenes.results.scene import ResultsActions, leaf_through
    from scenes.table.motion.pace import PACES

    game, ways = finished(shell, session), shell.ways
    shown = game.shown
    actions = ResultsActions(
        new_game=partial(ways.lobby, shown.game, shell.stack.push),
        title=on_leave or ways.title,
        rematch=None if session.lesson_script else partial(rematch, session),
        further=game.openers(TABS),
        aside=game.openers(ASIDE),
        medals=finder(shell, session),
        leave="results.title_button" if on_leave is None else "library.title",
    )
    audio.sounds.at("opening")
    pace = 0.0 if shell.settings.reduced_motion or on_leave else PACES[shell.settings.speed]

    def make() -> Scene:
        remark, hear = challenge_remark(session, game.say), audio.sounds.play
        return results_scene(session, shown, game.catalogue, actions, pace, hear, remark)

    push_loading(shell, make, leaf_through, shown.loading.lights, "opening.results")
