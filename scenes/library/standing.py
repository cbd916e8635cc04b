"""The standing of a saved game, or its end, from the eyes of the one person at its table if there is one."""

from functools import cached_property

from raccoon.app.saves.listing import Listing
from raccoon.app.text import Say
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
            return self._end()
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

    def _end(self) -> str:
        names = [self._listing.seats[seat].name for seat in self.order if self.outcome[seat].won]
        if not names:
            return self._say("library.end.lost")
        if self.hero is not None:
            return self._say(f"library.end.{min(self.rank(self.hero), LAST)}")
        return self._say("library.end.of", names=listed(names, self._say))
