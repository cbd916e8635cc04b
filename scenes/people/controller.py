"""Opens the page of people, and renames, merges and forgets them."""

from collections.abc import Callable, Iterator
from pathlib import Path

from raccoon.app.afterwards import names
from raccoon.app.afterwards.people import PeopleStatistics, people_statistics
from raccoon.app.paths import chances_dir, names_file
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.library.rename import RenameScene
from scenes.people.scene import PeopleActions, PeopleScene
from scenes.screens.app_context import AppContext


class PeopleController:
    """Opens the page of people over any screen; its figures come from the saves of the library."""

    def __init__(self, shell: AppContext) -> None:
        self._shell, self._library = shell, shell.library
        self._file = names_file(shell.data)
        self._scene: PeopleScene | None = None
        self._reviews: Path | None = None
        """The folder with the figures of reviewed games; None if it cannot be made."""

    def open(self, game: str = "") -> None:
        """Open the page, first for that game (if given); start to read the library again."""
        self._library.open()
        if not self._shell.window:
            self._library.wait()
        self._shell.stack.push(self.scene(game))
        self._shell.attempt(self._look_for_reviews)

    def _look_for_reviews(self) -> None:
        self._reviews = chances_dir(self._shell.data)

    def scene(self, game: str = "") -> PeopleScene:
        """Return the page of people, first for that game (if given)."""
        actions = PeopleActions(self._rename, self._ask_forget, self._shell.back)
        games = tuple(self._shell.presentations)
        self._scene = PeopleScene(self._shell.say, self._shell.say_in, games, game, self._count, actions)
        return self._scene

    def _count(self) -> Iterator[PeopleStatistics]:
        """Yield empty statistics while the library is read, then the statistics after each game counted."""
        found = PeopleStatistics(names.Names())
        while not self._library.complete:
            yield found
        known = [one for one in self._library.listings if one.game in self._shell.presentations]
        yield from people_statistics(known, names.load(self._file), self._reviews)

    def _rename(self, old: str) -> None:
        ask = RenameScene(self._shell.say, old, lambda new: self._ask_merge(old, new), words="people.rename")
        self._shell.stack.push(ask)

    def _ask_merge(self, old: str, new: str) -> None:
        assert self._scene
        assert self._scene.found
        if old == new:
            return
        if new not in self._scene.found.people:
            self._keep(names.load(self._file).renamed(old, new), new)
            return
        sentence = self._shell.say("people.merge.ask", old=old, new=new)
        self._ask("people.merge", sentence, lambda: self._keep(names.load(self._file).renamed(old, new), new))

    def _ask_forget(self, name: str) -> None:
        sentence = self._shell.say("people.forget.ask", name=name)
        self._ask("people.forget", sentence, lambda: self._keep(names.load(self._file).without(name), ""))

    def _ask(self, words: str, sentence: str, then: Callable[[], None]) -> None:
        say = self._shell.say
        yes, no = DialogAnswer(say(words), then), DialogAnswer(say("agreement.no"), None, "primary")
        self._shell.stack.push(DialogScene(say(f"{words}.title"), sentence, [no, yes], cancel=0))

    def _keep(self, known: names.Names, chosen: str) -> None:
        self._shell.attempt(lambda: names.save(known, self._file))
        if self._scene:
            self._scene.recount(chosen)
