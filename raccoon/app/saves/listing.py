"""Listings: the row of a saved game in a list; a damaged file is listed with its error."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from raccoon.app.files import modified
from raccoon.app.saves.format import Parent, SaveError
from raccoon.app.saves.sittings import sitting_of
from raccoon.app.seats import Seat
from raccoon.engine.game import Progress, SeatOutcome

if TYPE_CHECKING:
    from raccoon.app.saves.reader import Loaded


class Dealt(msgspec.Struct, frozen=True):
    """The seed of a deal, and its fingerprint (`deal_sign`)."""

    seed: str = ""
    sign: str = ""


class ListedFile(msgspec.Struct, frozen=True):
    """The file of a saved game in a list.

    `changed` is when it was last written (seconds since 1970, by the clock then), `sitting` the number of the
    sitting in which it was last played, counted over all games: the highest is that of the game last played.
    """

    path: Path
    changed: float
    sitting: int = 0

    @property
    def name(self) -> str:
        """The file's name without its ending."""
        return self.path.stem


class Listing(ListedFile, frozen=True):
    """A saved game in a list.

    `begun` is the UTC time (ISO 8601) of the deal or None. `moves` is the number of commands, `waiting` the
    seats the game waits for (none when it is over), `points` those of each seat as an onlooker knows them
    (none where the game shows none), `outcome` the result of each seat, None for a running game. A damaged
    file has its error in `trouble`; the other fields describe what is left up to its last good line, and
    game, progress and seats are empty where nothing is left. `parent` is the game it was forked from, `dealt`
    its deal if it is over. `facts` are those facts of each seat of a finished game that come from its log and
    differ from the defaults (`SeatFacts`); empty for a seat whose moves were not all made by one person.
    `played_by` are those who made most moves of each seat, if they are not the final seats.
    """

    game: str = ""
    seats: tuple[Seat, ...] = ()
    begun: str | None = None
    moves: int = 0
    progress: Progress | None = None
    waiting: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    outcome: tuple[SeatOutcome, ...] | None = None
    torn: bool = False
    trouble: SaveError | None = None
    parent: Parent | None = None
    dealt: Dealt = Dealt()
    facts: tuple[dict[str, int], ...] = ()
    played_by: tuple[Seat, ...] = ()

    def __hash__(self) -> int:
        """Hash the file and its time alone: facts are not hashable."""
        return hash((self.path, self.changed))

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats for which the game counts: those who made most moves of each."""
        return self.played_by or self.seats

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.trouble is None and not self.waiting

    @property
    def counts(self) -> bool:
        """Whether it counts for statistics: finished, and not a fork."""
        return self.over and self.outcome is not None and self.parent is None

    @property
    def age(self) -> tuple[str, int, str]:
        """The sort key by the time of the deal."""
        return self.begun or "", self.sitting, self.name


def listing(path: Path) -> Listing:
    """Read one save for a list; if it cannot be read, `trouble` has the error."""
    from raccoon.app.saves.reader import read_as_far_as_good

    changed = modified(path)
    try:
        return _listed(read_as_far_as_good(path), changed)
    except SaveError as trouble:
        return Listing(path, changed, sitting_of(path), trouble=trouble)


def _listed(loaded: Loaded, changed: float) -> Listing:
    from raccoon.app.deal_code import deal_sign
    from raccoon.app.saves.seatings import players

    match, game = loaded.played, loaded.game
    over, played = not match.to_act(), players(loaded.seatings, loaded.entries)
    who = tuple(seat for seat, _ in played)
    return Listing(
        loaded.path,
        changed,
        loaded.sitting,
        game=game.name,
        seats=loaded.seats,
        begun=loaded.header.created,
        moves=len(loaded.entries),
        progress=game.progress(match.view(None)),
        waiting=match.to_act(),
        points=game.standing(match.view(None)),
        outcome=match.outcome,
        torn=loaded.torn,
        trouble=loaded.trouble,
        parent=loaded.header.parent,
        dealt=Dealt(match.seed, deal_sign(match)) if over else Dealt(),
        facts=_facts(loaded, [seat.is_person and alone for seat, alone in played]) if over else (),
        played_by=who if over and who != loaded.seats else (),
    )


def _facts(loaded: Loaded, people: list[bool]) -> tuple[dict[str, int], ...]:
    from raccoon.engine.facts import FactCounter, count
    from raccoon.games.registry import FACTS

    if not any(people):
        return ()
    counted = count(loaded.played, FACTS.get(loaded.game.name, FactCounter))
    return tuple(
        msgspec.to_builtins(own) if person else {} for own, person in zip(counted, people, strict=True)
    )


def unfinished(found: Iterable[Listing]) -> Iterator[Listing]:
    """Yield the games that can be continued, in their order; also damaged ones with something left."""
    return (one for one in found if one.waiting)
