"""What a card of the library says of a saved game: words in the player's language, and who sat there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cached_property
from typing import Literal

from raccoon.app.opponents import Opponents
from raccoon.app.saves.listing import Listing
from raccoon.app.saves.naming import title_of
from raccoon.app.seats import Seat
from raccoon.app.wording import listed
from raccoon.engine.game import SeatOutcome

Say = Callable[..., str]
Kind = Literal["unfinished", "finished", "damaged"]
WEEK = 6
"""For so many days a day is told by its name."""


@dataclass(frozen=True)
class SeatLine:
    """One who sat at the table: `place` is the rank or the seat, `note` who it is, `result` what came of it."""

    place: int
    seat: Seat
    face: str
    note: str
    result: str


@dataclass(frozen=True)
class Told:
    """A saved game in words. Equal ones look alike."""

    listing: Listing
    say: Say
    today: date

    @cached_property
    def kind(self) -> Kind:
        """Whether it can be played on, has ended, or cannot be read."""
        if self.listing.trouble:
            return "damaged"
        return "finished" if self.listing.over else "unfinished"

    @cached_property
    def typed(self) -> str:
        """The title somebody has given it; empty where nobody has."""
        return title_of(self.listing.path.stem)

    @cached_property
    def title(self) -> str:
        """The title, or who played."""
        return self.typed or self._players()

    def _players(self) -> str:
        """Who played, as a title."""
        seats = self.listing.seats
        if not seats:
            return self.say("library.untitled")
        people = [seat.name for seat in seats if seat.is_person]
        others = [seat.name for seat in seats if not seat.is_person]
        if not people or not others:
            return listed(people or others, self.say)
        against = others[0] if len(others) == 1 else self.say(f"library.count.{min(len(others), 9)}")
        return self.say("library.against", names=listed(people, self.say), others=against)

    @cached_property
    def when(self) -> str:
        """When it was last played: the nearer, the more exactly."""
        moment = datetime.fromtimestamp(self.listing.changed)
        day, say = moment.date(), self.say
        clock = f"{moment:%H:%M}"
        if day == self.today:
            return say("library.today", clock=clock)
        if day == self.today - timedelta(days=1):
            return say("library.yesterday", clock=clock)
        if timedelta(0) < self.today - day <= timedelta(days=WEEK):
            return say("library.weekday", day=say(f"library.day.{day.isoweekday()}"), clock=clock)
        key = "library.date" if day.year == self.today.year else "library.date.year"
        return say(key, day=day.day, month=say(f"library.month.{day.month}"), year=day.year)

    @cached_property
    def game(self) -> str:
        """The game's name; empty for a damaged file."""
        return self.say(f"game.{self.listing.game}") if self.listing.game else ""

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """The character each seat is seen as."""
        return Opponents(self.listing.game).faces(self.listing.seats) if self.listing.game else ()

    @cached_property
    def hero(self) -> int | None:
        """The one person among opponents, whose result it is; None where there are none or several."""
        people = [place for place, seat in enumerate(self.listing.seats) if seat.is_person]
        return people[0] if len(people) == 1 else None

    @cached_property
    def outcome(self) -> tuple[SeatOutcome, ...]:
        """How it ended seat by seat; nothing before."""
        return self.listing.outcome or ()

    @cached_property
    def headline(self) -> str:
        """What stands large at the foot of the card: how far it came, or the points."""
        listing, say = self.listing, self.say
        if self.kind == "unfinished" and listing.progress:
            return say(f"progress.{listing.progress.key}.heading", n=listing.progress.number)
        if self.kind == "finished":
            of = self.best if self.hero is None else self.hero
            return say("choice.amount.points", n=self.outcome[of].points)
        return say("library.damaged")

    @cached_property
    def standing(self) -> str:
        """The line below it: whose turn it is, or how it ended."""
        if self.kind == "damaged":
            return self.say("library.damaged.short")
        return self._turn() if self.kind == "unfinished" else self._end()

    def _turn(self) -> str:
        waiting, say = self.listing.waiting, self.say
        if self.hero in waiting:
            return say("library.turn.yours")
        if len(waiting) > 1:
            return say("library.turn.several", n=len(waiting))
        return say("library.turn.of", name=self.listing.seats[waiting[0]].name)

    def _end(self) -> str:
        outcomes, say = self.outcome, self.say
        if not any(outcome.won for outcome in outcomes):
            return say("library.end.lost")
        if self.hero is not None:
            return say(f"library.end.{min(self.rank(self.hero), 6)}")
        names = [s.name for s, end in zip(self.listing.seats, outcomes, strict=True) if end.won]
        return say("library.end.of", names=listed(names, say))

    @cached_property
    def won(self) -> bool:
        """Whether the one person at the table has won it."""
        return self.kind == "finished" and self.hero is not None and self.outcome[self.hero].won

    @cached_property
    def best(self) -> int:
        """The seat that ended first."""
        return min(range(len(self.outcome)), key=lambda seat: (self.rank(seat), seat))

    def rank(self, seat: int) -> int:
        """The place of a seat in a game that has ended: 1 for everybody who has won."""
        own, outcomes = self.outcome[seat], self.outcome
        if own.won:
            return 1
        ahead = sum(end.won or end.points > own.points for end in outcomes)
        return 1 + ahead

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
        """Who sat there, the first first; in the order of the table as long as it goes on."""
        listing = self.listing
        order = list(range(len(listing.seats)))
        if self.kind == "finished":
            order.sort(key=lambda seat: (self.rank(seat), -self.outcome[seat].points))
        return tuple(self._line(seat) for seat in order)

    def _line(self, seat: int) -> SeatLine:
        listing, say = self.listing, self.say
        who, over = listing.seats[seat], self.kind == "finished"
        note = say("library.you" if seat == self.hero else "library.person")
        if not who.is_person:
            note = Opponents(listing.game).short_name(who, say)
        to_move = say("library.to_move") if seat in listing.waiting else ""
        result = say("choice.amount.points", n=self.outcome[seat].points) if over else to_move
        return SeatLine(self.rank(seat) if over else seat + 1, who, self.faces[seat], note, result)

    def found_by(self, words: str) -> bool:
        """Whether all these words are in its title, its players, its game or its day."""
        names = " ".join(seat.name for seat in self.listing.seats)
        whole = " ".join((self.title, names, self.game, self.when)).casefold()
        return all(word in whole for word in words.casefold().split())
