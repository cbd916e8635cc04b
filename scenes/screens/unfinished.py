"""The games that can be continued: the last of each kind, and the choice among several kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from raccoon.app.errors import AppError
from raccoon.app.saves.listing import Listing, listings, unfinished
from raccoon.app.text import Say
from scenes.screens.dialog import Choice, DialogScene


def last_unfinished(folder: Path, games: Iterable[str]) -> list[Listing]:
    """The newest game of each kind that can be played on, the newest first; none where the folder is shut.

    Saves of games that are not among `games` are left where they are.
    """
    wanted, found = set(games), []
    try:
        for one in unfinished(listings(folder)):
            if one.game in wanted:
                found.append(one)
                wanted.remove(one.game)
            if not wanted:
                break
    except AppError:
        return []
    return found


def standing(listing: Listing, say: Say, named: bool) -> str:
    """Where a game stands ("round 9, Clara to move"), `named` with the game's name before it."""
    assert listing.progress is not None
    progress = say(f"progress.{listing.progress.key}", n=listing.progress.number)
    key = "title.standing" if len(listing.waiting) == 1 else "title.standing.several"
    name = listing.seats[listing.waiting[0]].name
    words = say(key, progress=progress, name=name, n=len(listing.waiting))
    return say("title.standing.game", game=say(f"game.{listing.game}"), standing=words) if named else words


def choice_among(found: Iterable[Listing], say: Say, on_choose: Callable[[Path], None]) -> DialogScene:
    """Asks which game is to go on; the newest first."""
    choices = [
        Choice(standing(one, say, named=True), lambda path=one.path: on_choose(path))  # type: ignore[misc]
        for one in found
    ]
    choices.append(Choice(say("title.continue.back"), None, "quiet"))
    return DialogScene(say("title.continue"), say("title.continue.which"), choices, long=True)
