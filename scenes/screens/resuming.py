"""Continuing a saved game: opening saves, and the dialogs if one cannot be opened or written."""

from pathlib import Path

from raccoon.app.errors import AppError
from raccoon.app.paths import saves_dir
from raccoon.app.saves.export import imported
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.listing import listing
from raccoon.app.saves.salvage import salvage
from raccoon.app.saves.sittings import SAVE_ENDING
from raccoon.app.session.session import Session
from raccoon.app.session.watching import Watching
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.screens.app_context import AppContext
from scenes.screens.unfinished import standing


class Resuming:
    """Opens saves at the table; a save already open there is closed before it is read again."""

    def __init__(self, shell: AppContext) -> None:
        self._shell = shell

    def open_file(self, path: Path) -> None:
        """Open a save from any folder; import an exported game into the library first."""
        if path.suffix == SAVE_ENDING:
            self.resume(path)
        else:
            self._shell.attempt(lambda: self.resume(imported(path, saves_dir(self._shell.data))))

    def resume(self, path: Path) -> None:
        """Open a save; offer to watch one that another program has open, or to repair a damaged one."""
        told = self._shell.ways.leave(path)
        try:
            self._load(path)
        except SaveError as error:
            self._shell.stack.push(self._error_dialog(path, error))
        if told:
            self._shell.message(told)

    def _load(self, path: Path) -> None:
        self.put(Session.load(path))

    def put(self, session: Session) -> None:
        """Show a loaded game at the table; a message says if the end of its save was incomplete."""
        self._shell.ways.table(session)
        if session.torn:
            self._shell.message(self._shell.say("menu.torn"))

    def _error_dialog(self, path: Path, error: SaveError) -> DialogScene:
        say, left = self._shell.say, listing(path)
        sentence, choices = say(error.key, **error.facts), [DialogAnswer(say("dialog.ok"), None, "quiet")]
        if error.key == "save.in_use":
            choices.insert(0, DialogAnswer(say("save.watch"), lambda: self._watch(path), "primary"))
        elif left.trouble and left.waiting:
            stands = standing(left, self._shell.say_in(left.game), named=False)
            sentence += "\n\n" + say("save.salvage", standing=stands)
            choices.insert(0, DialogAnswer(say("save.salvage.go_on"), lambda: self._salvage(path), "primary"))
        return DialogScene(say("dialog.notice"), sentence, choices)

    def _watch(self, path: Path) -> None:
        def watch() -> None:
            self._shell.ways.table(Watching.begin(path))
            self._shell.message(self._shell.say("save.watching"))

        self._shell.attempt(watch)

    def _salvage(self, path: Path) -> None:
        def go_on() -> None:
            beside = salvage(path)
            self._load(path)
            self._shell.message(self._shell.say("save.salvaged", path=beside.name))

        self._shell.attempt(go_on)


class SaveFailure:
    """The dialog when a save cannot be written: offers to move it to the home folder."""

    def __init__(self, shell: AppContext, session: Session) -> None:
        self._shell = shell
        self._session = session

    def failed(self, error: AppError) -> None:
        """Show the error and the offer; the move was not made."""
        say = self._shell.say
        sentence, choices = say(error.key, **error.facts), [DialogAnswer(say("dialog.ok"), None, "primary")]
        if isinstance(error, SaveError) and self._session.path:
            home = Path.home()
            choices.insert(0, DialogAnswer(say("save.elsewhere"), lambda: self._move(home)))
        self._shell.stack.push(DialogScene(say("dialog.notice"), sentence, choices, long=len(choices) > 1))

    def _move(self, folder: Path) -> None:
        def move() -> None:
            self._session.keep_in(folder)
            self._shell.message(self._shell.say("save.moved", path=str(self._session.path)))

        self._shell.attempt(move)
