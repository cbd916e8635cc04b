"""The group of privacy among several people who share the screen."""

from typing import Any, Literal

from raccoon.engine.events import Command, Option
from scenes.art.moving.curtain import VELVET, Curtain

Moment = Literal["private", "open", "shared", "public"]


class Privacy:
    """Decides who may see a position when several people share the screen, and which questions are asked."""

    hidden = "handover.hidden"
    """The catalogue key of the words for what the curtain hides."""
    curtain: Curtain = VELVET
    """The curtain shown between two people."""

    def moment(self, view: Any) -> Moment:
        """The kind of privacy that a position needs, decided from its public view.

        "private": only the person who is to answer may see it; a curtain is shown before another person does.
        "open": everybody may see everything. "shared": people answer in public in a panel of the game's own,
        and no private things are shown. "public": the same with the table's usual choices.
        """
        return "private"

    def unasked(self, view: Any, seat: int, stops: frozenset[str]) -> Command | None:
        """The command given for a person among several, instead of asking, if they do not want every
        question; None to ask.

        It is decided from the public view, so that it reveals nothing, and from `stops`, the events that the
        seat still wants to be asked about (`Choices.switch`).
        """
        return None

    def idle(self, view: Any, options: tuple[Option, ...]) -> Command | None:
        """The command given for a person alone among bots if the answer makes no difference; None to ask."""
        return None

    def wanted(self, view: Any, stops: frozenset[str]) -> bool:
        """Whether a person who wants to be asked about these `stops` has to be asked in this position."""
        return False

    def bots_last(self, view: Any) -> bool:
        """Whether bots answer only after all people, in table order, so that delays reveal nothing."""
        return False
