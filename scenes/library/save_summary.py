"""The words on a card about a saved game, in the player's language, and its seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from raccoon.app.afterwards.fork import parent_of
from raccoon.app.grammar import bare
from raccoon.app.opponents import Opponents
from raccoon.app.saves.days import Day, played
from raccoon.app.saves.format import NEWER
from raccoon.app.saves.listing import Listing
from raccoon.app.saves.naming import title_of
from raccoon.app.seats import Seat
from raccoon.app.text import Catalogue, Say
from raccoon.app.wording import listed
from raccoon.engine.game import SeatOutcome

LAST = 6
"""The places after the fifth have one word."""


class GameStanding:
    """The standing of a game that can be read, in words."""

    def __init__(self, listing: Listing, say: Say) -> None:
        self._listing, self._say = listing, say

    @cached_property
    def hero(self) -> int | None:
        """The one person among opponents, whose result it is; None where there are none or several."""
        people = [place for place, seat in enumerate(self._listing.seats) if seat.is_person]
        return people[0] if len(people) == 1 else None

    @cached_property
    def outcome(self) -> tuple[SeatOutcome, ...]:
        """The outcome seat by seat; nothing before the end."""
        return self._listing.outcome or ()

    @cached_property
    def points(self) -> tuple[int, ...]:
        """Everybody's points: at the end, or as an onlooker knows them; nothing where there are none."""
        return tuple(end.points for end in self.outcome) or self._listing.points

    @cached_property
    def won(self) -> bool:
        """Whether the one person at the table has won it."""
        return bool(self.outcome) and self.hero is not None and self.outcome[self.hero].won

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats, the first first; as they sit as long as the game goes on."""
        seats = range(len(self._listing.seats))
        if not self.outcome:
            return tuple(seats)
        return tuple(sorted(seats, key=lambda seat: (self.rank(seat), -self.outcome[seat].points)))

    def rank(self, seat: int) -> int:
        """The place of a seat in a game that has ended: 1 for everybody who has won."""
        own = self.outcome[seat]
        ahead = sum(end.won or end.points > own.points for end in self.outcome)
        return 1 if own.won else 1 + ahead

    @cached_property
    def headline(self) -> str:
        """The progress of the game, or the points."""
        if self.outcome:
            of = self.order[0] if self.hero is None else self.hero
            return self.pointed(self.outcome[of].points)
        progress = self._listing.progress
        return self._say(f"progress.{progress.key}.heading", n=progress.number) if progress else ""

    @cached_property
    def sentence(self) -> str:
        """The sentence about whose turn it is, and the hero's points so far; or about the end."""
        if self.outcome:
            names = [self._listing.seats[seat].name for seat in self.order if self.outcome[seat].won]
            if not names:
                return self._say("library.end.lost")
            if self.hero is not None:
                return self._say(f"library.end.{min(self.rank(self.hero), LAST)}")
            return self._say("library.end.of", names=listed(names, self._say))
        if self.hero is None or not self.points:
            return self._turn()
        points = self.pointed(self.points[self.hero])
        return self._say("library.so_far", points=points, turn=self._turn())

    def pointed(self, points: int) -> str:
        """So many points, in the word that the game has for them."""
        return self._say(f"game.{self._listing.game}.points", n=points)

    def _turn(self) -> str:
        waiting, say = self._listing.waiting, self._say
        if self.hero in waiting:
            return say("library.turn.yours")
        if len(waiting) > 1:
            return say("library.turn.several", n=len(waiting))
        return say("library.turn.of", name=self._listing.seats[waiting[0]].name)


SaveKind = Literal["unfinished", "finished", "damaged", "closed"]
LEGIBLE: tuple[SaveKind, ...] = ("unfinished", "finished")
"""Kinds of files that can be looked at and played again."""
CLOSED = (NEWER, "save.game", "save.left_out", "save.unreadable")
"""Troubles of files with which nothing is wrong: they are for another program, or not to be read now."""
MANY = 9
"""From so many opponents on they are just many."""


@dataclass(frozen=True)
class SeatLine:
    """One who sat at the table: `place` is the rank or the seat, `note` who it is, `result` what came."""

    place: int
    seat: Seat
    face: str
    note: str
    result: str


@dataclass(frozen=True)
class SaveSummary:
    """A saved game in words, as of `today`; equal ones look alike. `parent` is the game it goes on from."""

    listing: Listing
    say: Say
    today: Day
    parent: SaveSummary | None = None

    @cached_property
    def kind(self) -> SaveKind:
        """Whether it can be played on, has ended, is damaged, or is not for this program to open."""
        if trouble := self.listing.trouble:
            return "closed" if trouble.key in CLOSED else "damaged"
        return "finished" if self.listing.over else "unfinished"

    @property
    def salvageable(self) -> bool:
        """Whether something is left of a damaged game that can be gone on with."""
        return self.kind == "damaged" and bool(self.listing.waiting)

    @cached_property
    def _standing(self) -> GameStanding:
        return GameStanding(self.listing, self.say)

    @cached_property
    def title(self) -> str:
        """The title somebody has given it, or who played."""
        return title_of(self.listing.path.stem) or self._players()

    def _players(self) -> str:
        """The players, as a title."""
        seats = self.listing.seats
        if not seats:
            return self.say("library.untitled" if self.kind == "damaged" else "library.unopened")
        people = [seat.name for seat in seats if seat.is_person]
        others = [seat.name for seat in seats if not seat.is_person]
        if not people or not others:
            return listed(people or others, self.say)
        against = others[0] if len(others) == 1 else self.say(f"library.count.{min(len(others), MANY)}")
        return self.say("library.against", names=listed(people, self.say), others=against)

    @cached_property
    def when(self) -> str:
        """The time at which it was last played, in words."""
        at, say = played(self.listing.changed, self.today), self.say
        weekday, month = say(f"library.day.{at.weekday}"), say(f"library.month.{at.month}")
        clock = say("library.clock", hour=at.hour, minute=at.minute)
        return say(f"library.{at.form}", clock=clock, weekday=weekday, day=at.day, month=month, year=at.year)

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """The character each seat is seen as."""
        return Opponents(self.listing.game).faces(self.listing.seats) if self.listing.game else ()

    @cached_property
    def headline(self) -> str:
        """The large words at the foot of the card: the progress, or the points."""
        return self._standing.headline if self.kind in LEGIBLE else self._shut("library.{}")

    @cached_property
    def standing(self) -> str:
        """The line below it: whose turn it is, or how it ended."""
        return self._standing.sentence if self.kind in LEGIBLE else self._shut("library.{}.short")

    def _shut(self, key: str) -> str:
        """The words of a file that is not opened; those of a newer program tell its version."""
        trouble = self.listing.trouble
        assert trouble
        what = "newer" if trouble.key == NEWER else self.kind
        return self.say(key.format(what), n=1, version=trouble.facts.get("version", ""))

    @property
    def won(self) -> bool:
        """Whether the one person at the table has won it."""
        return self._standing.won

    @cached_property
    def sentence(self) -> str:
        """One sentence of everything: where it stands or what is wrong with it, and how many moves."""
        listing, say = self.listing, self.say
        if listing.trouble:
            return say(listing.trouble.key, **listing.trouble.facts)
        head = self.headline if self.kind == "unfinished" else self.when
        return say("library.sentence", head=head, standing=self.standing, n=listing.moves)

    @cached_property
    def lines(self) -> tuple[SeatLine, ...]:
        """The lines of the seats, the best first; in the order of the table as long as the game goes on."""
        return tuple(self._line(seat) for seat in self._standing.order)

    def _line(self, seat: int) -> SeatLine:
        listing, say, outcome = self.listing, self.say, self._standing.outcome
        who = listing.seats[seat]
        note = say("library.you" if seat == self._standing.hero else "library.person")
        if not who.is_person:
            note = Opponents(listing.game).short_name(who, say)
        if seat in listing.waiting:
            note = say("library.to_move")
        points = self._standing.points
        result = self._standing.pointed(points[seat]) if points else ""
        place = self._standing.rank(seat) if outcome else seat + 1
        return SeatLine(place, who, self.faces[seat], note, result)

    def found_by(self, words: str) -> bool:
        """Whether all these words are in its title, its players, its game or its day."""
        names = " ".join(seat.name for seat in self.listing.seats)
        game = self.say(f"game.{self.listing.game}") if self.listing.game else ""
        whole = bare(" ".join((self.title, names, game, self.when)))
        return all(word in whole for word in bare(words).split())


def told_whole(told: SaveSummary) -> str:
    """The sentence of everything, and that about the game it goes on from, where there is one."""
    if not (parent := told.listing.parent):
        return told.sentence
    if told.parent is None:
        return f"{told.sentence} {told.say('library.fork.gone', n=parent.moves)}"
    return f"{told.sentence} {told.say('library.fork', title=told.parent.title, n=parent.moves)}"


@dataclass(frozen=True)
class ShelfContents:
    """The contents of the shelves: the saves, those in the trash, and whether more are still being read."""

    saves: Sequence[Listing] = ()
    trash: Sequence[Listing] = ()
    reading: bool = False


class SaveSummaries:
    """The summaries of everything on the shelves; `find` returns what is there now, and does not wait."""

    def __init__(self, find: Callable[[], ShelfContents], catalogue: Catalogue, today: Day) -> None:
        self.contents = ShelfContents()
        self._find, self._catalogue, self._today = find, catalogue, today
        self._told: dict[tuple[Listing, Listing | None], SaveSummary] = {}

    def look(self) -> bool:
        """Look what there is now; whether anything has changed."""
        before, self.contents = self.contents, self._find()
        return self.contents != before

    def saves(self) -> list[SaveSummary]:
        """The saves."""
        return [*map(self._tell, self.contents.saves)]

    def trash(self) -> list[SaveSummary]:
        """The saves in the trash."""
        return [*map(self._tell, self.contents.trash)]

    def _tell(self, listing: Listing) -> SaveSummary:
        parent = parent_of(listing, self.contents.saves)
        if (listing, parent) not in self._told:
            told = self._tell(parent) if parent else None
            say = self._catalogue.of(listing.game).say
            self._told[listing, parent] = SaveSummary(listing, say, self._today, told)
        return self._told[listing, parent]
