"""The saved games that can be continued: the last one of each game, and the choice among them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from raccoon.app.saves.listing import Listing, unfinished
from raccoon.app.text import Catalogue, Say
from scenes.screens.app_context import AppContext

if TYPE_CHECKING:
    from scenes.dialogs.dialog import DialogScene


class Unfinished:
    """The unfinished saves of these `games`."""

    def __init__(self, shell: AppContext, games: Collection[str]) -> None:
        self._library = shell.library
        self._games = games
        self._shell = shell

    def last(self) -> Listing | None:
        """Return the save played last, among those read so far."""
        return next(iter(last_unfinished(self._library.listings, self._games)), None)

    def standing(self) -> str | None:
        """Describe how far the last game is; "" if there is none, None while the saves are being read."""
        complete = self._library.complete
        found = last_unfinished(self._library.listings, self._games)
        if not found:
            return "" if complete else None
        say = self._shell.say_in(found[0].game)
        return brief(found[0], say) if len(self._games) > 1 else standing(found[0], say, named=False)

    def go_on(self) -> None:
        """Continue the last game; ask which one if several games have unfinished saves."""
        found = last_unfinished(self._library.listings, self._games)
        if len(found) > 1:
            self._shell.stack.push(choice_among(found, self._shell.catalogue, self._shell.ways.resume))
        elif found:
            self._shell.ways.resume(found[0].path)


def last_unfinished(listings: Iterable[Listing], games: Iterable[str]) -> list[Listing]:
    """Return the last unfinished save of each of `games`, in the order of the listings (newest first)."""
    wanted, found = set(games), []
    for one in unfinished(listings):
        if one.game in wanted:
            found.append(one)
            wanted.remove(one.game)
    return found


def standing(listing: Listing, say: Say, named: bool) -> str:
    """Describe how far a game is ("round 9, Clara to move"); if `named`, after the game's name."""
    assert listing.progress is not None
    progress = say(f"progress.{listing.progress.key}", n=listing.progress.number)
    key = "title.standing" if len(listing.waiting) == 1 else "title.standing.several"
    name = listing.seats[listing.waiting[0]].name
    words = say(key, progress=progress, name=name, n=len(listing.waiting))
    return say("title.standing.game", game=say(f"game.{listing.game}"), standing=words) if named else words


def brief(listing: Listing, say: Say) -> str:
    """Return the game's name and round only, for a place with little room."""
    assert listing.progress is not None
    progress = say(f"progress.{listing.progress.key}", n=listing.progress.number)
    return say("title.standing.brief", game=say(f"game.{listing.game}"), progress=progress)


def choice_among(
    found: Iterable[Listing], catalogue: Catalogue, on_choose: Callable[[Path], None]
) -> DialogScene:
    """Return the dialog that asks which game to continue, the newest first."""
    from scenes.dialogs.dialog import DialogAnswer, DialogScene

    say = catalogue.say
    choices = [
        DialogAnswer(standing(one, catalogue.of(one.game).say, named=True), partial(on_choose, one.path))
        for one in found
    ]
    choices.append(DialogAnswer(say("title.continue.back"), None, "quiet"))
    return DialogScene(say("title.continue"), say("title.continue.which"), choices, long=True)
