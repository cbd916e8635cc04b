"""The games that can be continued: the last of each kind, and the choice among several kinds."""

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
    """The saved games that can be continued, of those kinds (`games`)."""

    def __init__(self, shell: AppContext, games: Collection[str]) -> None:
        self._library = shell.library
        self._games = games
        self._shell = shell

    def last(self) -> Listing | None:
        """The game last played, as far as is known."""
        return next(iter(last_unfinished(self._library.listings, self._games)), None)

    def standing(self) -> str | None:
        """The standing of the game last played; "" where there is none, None while that is not known."""
        complete = self._library.complete
        found = last_unfinished(self._library.listings, self._games)
        if not found:
            return "" if complete else None
        say = self._shell.say_in(found[0].game)
        return brief(found[0], say) if len(self._games) > 1 else standing(found[0], say, named=False)

    def go_on(self) -> None:
        """Go on with the one there is; ask which where several kinds of games are under way."""
        found = last_unfinished(self._library.listings, self._games)
        if len(found) > 1:
            self._shell.stack.push(choice_among(found, self._shell.catalogue, self._shell.ways.resume))
        elif found:
            self._shell.ways.resume(found[0].path)


def last_unfinished(listings: Iterable[Listing], games: Iterable[str]) -> list[Listing]:
    """The first game of each kind that can be played on, in the order of the listings: the last played first.

    Saves of games that are not among `games` are left where they are.
    """
    wanted, found = set(games), []
    for one in unfinished(listings):
        if one.game in wanted:
            found.append(one)
            wanted.remove(one.game)
    return found


def standing(listing: Listing, say: Say, named: bool) -> str:
    """The standing of a game ("round 9, Clara to move"), `named` with the game's name before it."""
    assert listing.progress is not None
    progress = say(f"progress.{listing.progress.key}", n=listing.progress.number)
    key = "title.standing" if len(listing.waiting) == 1 else "title.standing.several"
    name = listing.seats[listing.waiting[0]].name
    words = say(key, progress=progress, name=name, n=len(listing.waiting))
    return say("title.standing.game", game=say(f"game.{listing.game}"), standing=words) if named else words


def brief(listing: Listing, say: Say) -> str:
    """Which game it is and how far it has come, where there is room for no more."""
    assert listing.progress is not None
    progress = say(f"progress.{listing.progress.key}", n=listing.progress.number)
    return say("title.standing.brief", game=say(f"game.{listing.game}"), progress=progress)


def choice_among(
    found: Iterable[Listing], catalogue: Catalogue, on_choose: Callable[[Path], None]
) -> DialogScene:
    """Asks which game is to go on; the newest first."""
    from scenes.dialogs.dialog import DialogAnswer, DialogScene

    say = catalogue.say
    choices = [
        DialogAnswer(standing(one, catalogue.of(one.game).say, named=True), partial(on_choose, one.path))
        for one in found
    ]
    choices.append(DialogAnswer(say("title.continue.back"), None, "quiet"))
    return DialogScene(say("title.continue"), say("title.continue.which"), choices, long=True)
