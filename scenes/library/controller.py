"""The controller of the library: opens it, and carries out its buttons."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from raccoon.app.paths import sketches_dir, trash_dir
from raccoon.app.saves import shelves
from raccoon.app.saves.days import this_day
from raccoon.app.saves.library import Library
from raccoon.app.saves.listing import Listing
from raccoon.app.saves.shelf_listings import ShelfListings
from raccoon.app.session.rematch import rematch
from raccoon.app.session.session import Session
from scenes.art.landscape import backdrop
from scenes.dialogs.dialog import DialogAnswer
from scenes.library.inspectable import InspectableLibrary, game_page
from scenes.library.rename import RenameScene
from scenes.library.save_actions import SaveActions
from scenes.library.save_summary import SaveSummary, ShelfContents
from scenes.library.scene import LibraryScene
from scenes.library.sketches import WHOLE, FolderOfSketches
from scenes.screens.app_context import AppContext
from scenes.screens.loading import push_loading
from scenes.table.inspection.page import Page
from scenes.window import desktop


class LibraryController:
    """Opens the library over the present screen, and carries out its actions on saves."""

    def __init__(self, shell: AppContext) -> None:
        self._shell = shell
        self._saves = ShelfListings(shell.library)
        self._trash = ShelfListings(Library(trash_dir(shell.data)))
        self._on_table: Path | None = None
        self._scene: LibraryScene | None = None

    def open(self, on_table: Path | None = None) -> None:
        """Show the library; `on_table` is the save of the game on the table below."""
        self.look_again()
        lights = next(iter(self._shell.presentations.values())).loading.lights
        push_loading(
            self._shell,
            partial(self.scene, on_table),
            lambda _: iter(()),
            lights,
            "opening.library",
            over=True,
        )

    def scene(self, on_table: Path | None = None) -> LibraryScene:
        """The library's screen; `on_table` is the save of the game on the table below."""
        self._on_table = on_table
        attempt, ways = self._shell.attempt, self._shell.ways

        def replay(one: Listing) -> None:
            attempt(lambda: ways.replay(Session.load(one.path, keep=False)))

        actions = SaveActions(
            open=self._open,
            replay=replay,
            same_deal=lambda one: self.again(one.path, same_deal=True),
            new_deal=lambda one: self.again(one.path, same_deal=False),
            rename=self._rename,
            throw=self._throw,
            put_back=self._put_back,
            folder=self._folder,
            people=ways.people,
            back=self._back,
        )
        self._scene = InspectableLibrary(
            self._shell.catalogue,
            self._find,
            FolderOfSketches(sketches_dir(self._shell.data), language=self._shell.catalogue.language),
            actions,
            this_day(),
            on_table=on_table,
            still=self._shell.settings.reduced_motion,
        )
        return self._scene

    def again(self, path: Path, same_deal: bool) -> None:
        """Begin a new game with the seats of a saved one, which stays as it is."""
        self._shell.attempt(lambda: self.rematch(Session.load(path, keep=False), same_deal))

    def rematch(self, session: Session, same_deal: bool) -> None:
        """Begin a new game with the seats of a session."""
        self._shell.attempt(lambda: self._shell.ways.table(rematch(session, self._saves.folder, same_deal)))

    def choices(self, session: Session) -> list[DialogAnswer]:
        """The entries of a table's menu that lead to other games: a rematch, and the library."""
        say = self._shell.say
        library = DialogAnswer(say("menu.library"), lambda: self.open(session.path))
        if session.lesson_script is not None:
            return [library]  # a lesson is no game of these seats
        return [
            DialogAnswer(say("menu.new"), lambda: self.rematch(session, same_deal=False)),
            DialogAnswer(say("menu.same"), lambda: self.rematch(session, same_deal=True)),
            library,
        ]

    def look_again(self, wait: bool = False) -> None:
        """Begin to read what has changed among the saves and in the trash; `wait` until all is read."""
        self._saves.reload()
        self._trash.reload()
        if wait:
            self._saves.wait()
            self._trash.wait()

    def _find(self) -> ShelfContents:
        """The saves and the trash, as far as they are read, with the background of the game last played."""
        known = self._shell.presentations
        saves = [one for one in self._saves.listings if one.trouble or one.game in known]
        trash = [one for one in self._trash.listings if one.trouble or one.game in known]
        reading = not (self._saves.complete and self._trash.complete)
        last = next((one.game for one in saves if one.game in known), "")
        ground = known[last].lobby.draw_background if last else backdrop.uncached_countryside
        return ShelfContents(tuple(saves), tuple(trash), reading, ground)

    def _open(self, listing: Listing) -> None:
        if listing.path == self._on_table:
            self._back()
        elif not listing.over:
            self._shell.ways.resume(listing.path)
        else:
            self._shell.attempt(
                lambda: self._shell.ways.ended(Session.load(listing.path, keep=False), self._shell.back)
            )

    def _rename(self, listing: Listing) -> None:
        def name(title: str) -> None:
            self._saves.set_path(listing, shelves.rename(listing.path, title))
            self.look_again()

        typed = _summary(listing, self._shell).title
        ask = RenameScene(self._shell.say, typed, lambda title: self._shell.attempt(lambda: name(title)))
        self._shell.stack.push(ask)

    def _throw(self, listing: Listing) -> None:
        def throw() -> None:
            there = shelves.move(listing.path, self._trash.folder)
            self._saves.remove(listing)
            thrown = self._trash.add(listing, there)
            self._report("library.thrown", listing, lambda: self._put_back(thrown))

        self._shell.attempt(throw)

    def _put_back(self, listing: Listing) -> None:
        def put_back() -> None:
            here = shelves.move(listing.path, self._saves.folder)
            self._trash.remove(listing)
            self._saves.add(listing, here)
            self._report("library.came_back", listing)

        self._shell.attempt(put_back)

    def _report(self, key: str, listing: Listing, undo: Callable[[], None] | None = None) -> None:
        self.look_again()
        if self._scene:
            self._scene.notice.show(self._shell.say(key, title=_summary(listing, self._shell).title), undo)
            self._scene.dirty = True

    def _folder(self, trash: bool) -> None:
        folder = self._trash.folder if trash else self._saves.folder
        self._shell.attempt(lambda: desktop.open_folder(folder))

    def _back(self) -> None:
        self._scene = None
        self._shell.back()


def page_of(listing: Listing | None, shell: AppContext) -> Page | None:
    """The inspection page of a saved game outside the library; None for None."""
    if listing is None:
        return None
    sketches = FolderOfSketches(sketches_dir(shell.data), language=shell.catalogue.language)
    small = sketches.get(listing, WHOLE)
    return game_page(_summary(listing, shell), small, None, shell.say)


def _summary(listing: Listing, shell: AppContext) -> SaveSummary:
    return SaveSummary(listing, shell.say_in(listing.game), this_day())
