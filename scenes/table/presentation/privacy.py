"""Whose eyes a position is for."""

from __future__ import annotations

from typing import Any, Literal

from raccoon.engine.events import Command, Option
from scenes.art.moving.screen_transitions import VELVET, Curtain

Moment = Literal["private", "open", "shared", "public"]


class Privacy:
    """Whose things may be seen when several people share the screen."""

    hidden = "handover.hidden"
    """What is not to be seen while the curtain hangs, as a key of the catalogue."""
    curtain: Curtain = VELVET
    """What falls between two people."""

    def moment(self, view: Any) -> Moment:
        """Whose eyes a position is for, by what everybody knows of it.

        "private": for whoever is to answer; before another does a curtain falls. "open": everybody may see
        everything. "shared": people answer before everybody's eyes in a panel of the game's own, and nobody's
        private things are shown. "public": as that, by the table's usual choices.
        """
        return "private"

    def unasked(self, view: Any, seat: int, stops: frozenset[str]) -> Command | None:
        """What goes without asking for a person who shares the screen with others and does not want every
        call; None where they are to be asked.

        It is judged by what everybody knows, so that it tells nobody anything, and by what the seat wants to
        be called for all the same (`Choices.switch`).
        """
        return None

    def idle(self, view: Any, options: tuple[Option, ...]) -> Command | None:
        """The answer without asking for a person alone among bots who does not want every call, where nothing
        that they may do could change anything now; None where they are to be asked.
        """
        return None

    def wanted(self, view: Any, stops: frozenset[str]) -> bool:
        """Whether somebody who wants to be called for these `stops` wants it in this position."""
        return False

    def bots_last(self, view: Any) -> bool:
        """Whether bots wait here until all people who are asked have answered, and then answer in the order
        of the table: what anybody takes how long for is to tell nothing.
        """
        return False
