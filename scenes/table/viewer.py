"""The viewer: the seat whose private things may be shown, and whether the curtain is due."""

from collections.abc import Sequence
from typing import Any

from raccoon.app.seats import Seat
from scenes.table.presentation import Privacy

EVERYBODY = -1
"""The holder after several people have answered in public: nobody until a curtain has been lifted."""


class Viewer:
    """The people at one screen. `seat` is the one whose private things may be shown, None for nobody.

    With one person it is always that person (after a curtain, if somebody else was there); without people
    nobody. With several it is the one who has lifted the curtain, and nobody while bots move or people answer
    in public. `holder` is the person at the screen at the start.
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
        """The person who is to answer at the screen."""
        self.public = False
        """Whether that person answers in public with the table's usual choices."""
        self._summoned: int | None = None

    def change(self, seats: Sequence[Seat]) -> None:
        """Take over other seats. The person at the screen stays; anyone else has to come to it."""
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
        """The person who is at the screen or was last; None for nobody in particular."""
        return self._holder if self._holder in self._people else None

    def turn_to(self, view: Any, awaited: Sequence[int], waiting: Sequence[int] = ()) -> bool:
        """Choose the person who is to answer among the `awaited`: the one at the screen, else the first.
        Return whether the curtain has to fall before.

        `view` is the public one. The person at the screen stays there while the rest of their own decision is
        made for them: they are `waiting` without being awaited.
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
        """Let the person of this seat answer a public question alone: the curtain falls, and they stay at the
        screen until they have answered.
        """
        self._summoned, self._holder = seat, EVERYBODY

    def lift(self, seat: int) -> None:
        """Make the person of this seat the viewer."""
        self.seat = self._holder = seat
