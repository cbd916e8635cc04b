"""Who looks at the screen: whose private things may be drawn, and when the curtain falls (H1, H2)."""

from __future__ import annotations

from collections.abc import Sequence

from raccoon.app.seats import Seat
from raccoon.games.raccoon_tycoon.pending import AwaitBid, Over
from raccoon.games.raccoon_tycoon.view import View

EVERYBODY = -1
"""Several people have bid at the screen: nobody is alone at it until the next curtain has been lifted."""


class Seating:
    """The people round one screen. `viewer` is the seat whose hand and money may be shown.

    With one person it is always that person (who has to come to it first when somebody else was there);
    with none nobody. With several it is the one who has lifted the curtain, and nobody during bots' moves
    and auctions.
    """

    def __init__(self, seats: Sequence[Seat], curtain: bool = True) -> None:
        self.curtain = curtain
        self._people = [seat for seat, who in enumerate(seats) if who.is_person]
        self.viewer: int | None = self._people[0] if len(self._people) == 1 else None
        self._holder: int | None = self.viewer

    def change(self, seats: Sequence[Seat]) -> None:
        """The seats have been set anew. Who is at the screen stays there; anyone else has to come to it."""
        self._people = [seat for seat, who in enumerate(seats) if who.is_person]
        alone = len(self._people) == 1
        stays = self._holder in self._people or self._holder is None or not self.curtain
        self.viewer = self._people[0] if alone and stays else None
        if alone and stays:
            self._holder = self.viewer

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self._people) > 1

    def turn_to(self, view: View, asked: int | None) -> bool:
        """The game asks this seat now; returns whether the curtain has to fall before it can look."""
        if not self.shared and (self.viewer is not None or not self._people):
            return False
        self.viewer = None
        if isinstance(view.pending, Over) or asked not in self._people:
            return False
        if isinstance(view.pending, AwaitBid) and self.shared:
            self._holder = asked if self._holder in (None, asked) else EVERYBODY
            return False
        if self._holder == asked or not self.curtain:
            self.lift(asked)
            return False
        return True

    def lift(self, seat: int) -> None:
        """The person of this seat has come to the screen."""
        self.viewer = self._holder = seat
