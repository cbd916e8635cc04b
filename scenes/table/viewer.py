"""The viewer at the screen: whose private things may be drawn, and when the curtain falls."""

from collections.abc import Sequence
from typing import Any

from raccoon.app.seats import Seat
from scenes.table.presentation import Privacy

EVERYBODY = -1
"""Several people have answered at the screen: nobody is alone at it until a curtain has been lifted."""


class Viewer:
    """The people round one screen. `seat` is the one whose private things may be shown.

    With one person it is always that person (who has to come to it first when somebody else was there);
    with none nobody. With several it is the one who has lifted the curtain, and nobody while bots move or
    while people answer before everybody's eyes. `holder` is who is at the screen to begin with.
    """

    def __init__(
        self, seats: Sequence[Seat], privacy: Privacy, curtain: bool = True, holder: int | None = None
    ) -> None:
        self.curtain = curtain
        self._privacy = privacy
        self._people = [seat for seat, who in enumerate(seats) if who.is_person]
        self.seat: int | None = self._people[0] if len(self._people) == 1 else holder
        self._holder: int | None = self.seat
        self.person: int | None = None
        """The person whose turn at the screen it is."""
        self.public = False
        """Whether that one answers before everybody's eyes by the table's usual choices."""
        self._summoned: int | None = None

    def change(self, seats: Sequence[Seat]) -> None:
        """The seats have been set anew. Who is at the screen stays there; anyone else has to come to it."""
        self._people = [seat for seat, who in enumerate(seats) if who.is_person]
        alone = len(self._people) == 1
        stays = self._holder in self._people or self._holder is None or not self.curtain
        self.seat = self._people[0] if alone and stays else None
        if alone and stays:
            self._holder = self.seat

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self._people) > 1

    @property
    def holder(self) -> int | None:
        """The person who is at the screen or was there last; None where that is nobody in particular."""
        return self._holder if self._holder in self._people else None

    def turn_to(self, view: Any, awaited: Sequence[int], waiting: Sequence[int] = ()) -> bool:
        """The game waits for these people now, of whom it is one's turn at the screen: whoever is there
        already, else the first. Returns whether the curtain has to fall before that one can look.

        `view` is what everybody may know. Who is at the screen stays there while the rest of their own
        decision is made for them: they are `waiting` without being awaited.
        """
        if self._summoned not in awaited:
            self._summoned = None
        self.public = False
        first = self._holder if self._summoned is None else self._summoned
        self.person = first if first in awaited else next(iter(awaited), None)
        if not self.shared and (self.seat is not None or not self._people):
            return False
        moment = self._privacy.moment(view)
        before_all = moment in {"shared", "public"} and self._summoned is None
        if self.person is None and self.seat in waiting and not before_all:
            return False
        self.seat = None
        if self.person is None:
            return False
        if before_all and self.shared:
            self._holder = self.person if self._holder in (None, self.person) else EVERYBODY
            self.public = moment == "public"
            return False
        if self._holder == self.person or not self.curtain or moment == "open":
            self.lift(self.person)
            return False
        return True

    def bring_to_screen(self, seat: int) -> None:
        """The person of this seat wants to answer alone what is asked before everybody's eyes: the curtain
        falls, and they stay at the screen until they have answered.
        """
        self._summoned, self._holder = seat, EVERYBODY

    def lift(self, seat: int) -> None:
        """The person of this seat has come to the screen."""
        self.seat = self._holder = seat
