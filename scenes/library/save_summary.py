"""The words about a saved game in the player's language: title, day, standing, seats."""

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
from scenes.art.landscape import backdrop
from scenes.art.landscape.backdrop import PaintBackdrop

LAST = 6
"""The first place that shares its sentence with all later ones."""


class GameStanding:
    """The standing of a legible save, in words."""

    def __init__(self, listing: Listing, say: Say) -> None:
        self._listing, self._say = listing, say

    @cached_property
    def only_person(self) -> int | None:
        """The seat of the only person, whose result it is; None where there are none or several."""
        people = [place for place, seat in enumerate(self._listing.seats) if seat.is_person]
        return people[0] if len(people) == 1 else None

    @cached_property
    def outcome(self) -> tuple[SeatOutcome, ...]:
        """The outcome seat by seat; empty before the end."""
        return self._listing.outcome or ()

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The points of each seat, at the end or as an onlooker knows them; empty where there are none."""
        return tuple(end.points for end in self.outcome) or self._listing.points

    @cached_property
    def won(self) -> bool:
        """Whether the one person at the table has won it."""
        return bool(self.outcome) and self.only_person is not None and self.outcome[self.only_person].won

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats by rank; in the order of the table while the game is unfinished."""
        seats = range(len(self._listing.seats))
        if not self.outcome:
            return tuple(seats)
        return tuple(sorted(seats, key=lambda seat: (self.rank(seat), -self.outcome[seat].points)))

    def rank(self, seat: int) -> int:
        """The place of a seat in a finished game: 1 for every winner."""
        own = self.outcome[seat]
        ahead = sum(end.won or end.points > own.points for end in self.outcome)
        return 1 if own.won else 1 + ahead

    @cached_property
    def headline(self) -> str:
        """The progress of the game, or the hero's or the winner's points."""
        if self.outcome:
            of = self.order[0] if self.only_person is None else self.only_person
            return self.points_words(self.outcome[of].points)
        progress = self._listing.progress
        return self._say(f"progress.{progress.key}.heading", n=progress.number) if progress else ""

    @cached_property
    def sentence(self) -> str:
        """The sentence about the turn and the hero's points so far; or about the end."""
        if self.outcome:
            names = [self._listing.seats[seat].name for seat in self.order if self.outcome[seat].won]
            if not names:
                return self._say("library.end.lost")
            if self.only_person is not None:
                return self._say(f"library.end.{min(self.rank(self.only_person), LAST)}")
            return self._say("library.end.of", names=listed(names, self._say))
        if self.only_person is None or not self.points:
            return self._turn()
        points = self.points_words(self.points[self.only_person])
        return self._say("library.so_far", points=points, turn=self._turn())

    def points_words(self, points: int) -> str:
        """So many points, in the game's word for them."""
        return self._say(f"game.{self._listing.game}.points", n=points)

    def _turn(self) -> str:
        waiting, say = self._listing.waiting, self._say
        if self.only_person in waiting:
            return say("library.turn.yours")
        if len(waiting) > 1:
            return say("library.turn.several", n=len(waiting))
        return say("library.turn.of", name=self._listing.seats[waiting[0]].name)


SaveKind = Literal["unfinished", "finished", "damaged", "closed"]
LEGIBLE: tuple[SaveKind, ...] = ("unfinished", "finished")
"""The kinds of saves that can be reviewed and played again."""
CLOSED = (NEWER, "save.game", "save.left_out", "save.unreadable")
"""The troubles of undamaged files: they are for another program, or cannot be read at the moment."""
MANY = 9
"""The number of opponents from which on the title just calls them many."""


@dataclass(frozen=True)
class SeatLine:
    """The line of a seat: `place` is the rank, or the seat's number; `note` says who it is."""

    place: int
    seat: Seat
    face: str
    note: str
    result: str


@dataclass(frozen=True)
class SaveSummary:
    """The words about a saved game as of `today`; `parent` is the game from which it was forked."""

    listing: Listing
    say: Say
    today: Day
    parent: SaveSummary | None = None

    @cached_property
    def kind(self) -> SaveKind:
        """Whether it is unfinished, finished, damaged, or not for this program to open."""
        if trouble := self.listing.trouble:
            return "closed" if trouble.key in CLOSED else "damaged"
        return "finished" if self.listing.over else "unfinished"

    @property
    def salvageable(self) -> bool:
        """Whether the rest of a damaged game can be continued."""
        return self.kind == "damaged" and bool(self.listing.waiting)

    @cached_property
    def _standing(self) -> GameStanding:
        return GameStanding(self.listing, self.say)

    @cached_property
    def title(self) -> str:
        """The title given by a person, else the players."""
        return title_of(self.listing.path.stem) or self._players()

    def _players(self) -> str:
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
        """The time of the last move, in words."""
        at, say = played(self.listing.changed, self.today), self.say
        weekday, month = say(f"library.day.{at.weekday}"), say(f"library.month.{at.month}")
        clock = say("library.clock", hour=at.hour, minute=at.minute)
        return say(f"library.{at.form}", clock=clock, weekday=weekday, day=at.day, month=month, year=at.year)

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """The character of each seat."""
        return Opponents(self.listing.game).faces(self.listing.seats) if self.listing.game else ()

    @cached_property
    def headline(self) -> str:
        """The large words on the card: the progress, or the points."""
        return self._standing.headline if self.kind in LEGIBLE else self._closed_words("library.{}")

    @cached_property
    def standing(self) -> str:
        """The line below the headline: whose turn it is, or how it ended."""
        return self._standing.sentence if self.kind in LEGIBLE else self._closed_words("library.{}.short")

    def _closed_words(self, key: str) -> str:
        """The words about a file that cannot be opened; a newer program's name its version."""
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
        """The sentence about the whole: the standing and the number of moves, or the trouble."""
        listing, say = self.listing, self.say
        if listing.trouble:
            return say(listing.trouble.key, **listing.trouble.facts)
        head = self.headline if self.kind == "unfinished" else self.when
        return say("library.sentence", head=head, standing=self.standing, n=listing.moves)

    @cached_property
    def lines(self) -> tuple[SeatLine, ...]:
        """The lines of the seats by rank; in the order of the table while the game is unfinished."""
        return tuple(self._line(seat) for seat in self._standing.order)

    def _line(self, seat: int) -> SeatLine:
        listing, say, outcome = self.listing, self.say, self._standing.outcome
        who = listing.seats[seat]
        note = say("library.you" if seat == self._standing.only_person else "library.person")
        if not who.is_person:
            note = Opponents(listing.game).short_name(who, say)
        if seat in listing.waiting:
            note = say("library.to_move")
        points = self._standing.points
        result = self._standing.points_words(points[seat]) if points else ""
        place = self._standing.rank(seat) if outcome else seat + 1
        return SeatLine(place, who, self.faces[seat], note, result)

    def matches(self, words: str) -> bool:
        """Whether all these words are in its title, players, game or day."""
        names = " ".join(seat.name for seat in self.listing.seats)
        game = self.say(f"game.{self.listing.game}") if self.listing.game else ""
        whole = bare(" ".join((self.title, names, game, self.when)))
        return all(word in whole for word in bare(words).split())


def whole_sentence(save: SaveSummary) -> str:
    """The sentence about the whole, and one about the game from which it was forked, if there is one."""
    if not (parent := save.listing.parent):
        return save.sentence
    if save.parent is None:
        return f"{save.sentence} {save.say('library.fork.gone', n=parent.moves)}"
    return f"{save.sentence} {save.say('library.fork', title=save.parent.title, n=parent.moves)}"


@dataclass(frozen=True)
class ShelfContents:
    """The saves, those in the trash, whether more are still being read, and what paints the background."""

    saves: Sequence[Listing] = ()
    trash: Sequence[Listing] = ()
    reading: bool = False
    ground: PaintBackdrop = backdrop.uncached_countryside


class SaveSummaries:
    """A cache of the summaries of all saves; `find` returns the present contents without waiting."""

    def __init__(self, find: Callable[[], ShelfContents], catalogue: Catalogue, today: Day) -> None:
        self.contents = ShelfContents()
        self._find, self._catalogue, self._today = find, catalogue, today
        self._cache: dict[tuple[Listing, Listing | None], SaveSummary] = {}

    def refresh(self) -> bool:
        """Look for the present contents; return whether anything has changed."""
        before, self.contents = self.contents, self._find()
        return self.contents != before

    def saves(self) -> list[SaveSummary]:
        """The summaries of the saves."""
        return [*map(self._summary, self.contents.saves)]

    def trash(self) -> list[SaveSummary]:
        """The summaries of the saves in the trash."""
        return [*map(self._summary, self.contents.trash)]

    def _summary(self, listing: Listing) -> SaveSummary:
        parent = parent_of(listing, self.contents.saves)
        if (listing, parent) not in self._cache:
            save = self._summary(parent) if parent else None
            say = self._catalogue.of(listing.game).say
            self._cache[listing, parent] = SaveSummary(listing, say, self._today, save)
        return self._cache[listing, parent]
