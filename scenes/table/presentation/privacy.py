"""The privacy of a position among several people who share the screen."""

from typing import Any, Literal

from raccoon.engine.events import Command, Option
from scenes.art.moving.curtain import VELVET, Curtain

Moment = Literal["private", "open", "shared", "public"]


class Privacy:
    """The rules of who may see which things when several people share the screen."""

    hidden = "handover.hidden"
    """The catalogue's key of the things that nobody sees while the curtain hangs."""
    curtain: Curtain = VELVET
    """The curtain that falls between two people."""

    def moment(self, view: Any) -> Moment:
        """The kind of privacy that a position needs, judged by its public view.

        "private": it is for the person who is to answer; a curtain falls before another person does. "open":
        everybody may see everything. "shared": people answer before everybody's eyes in a panel of the game's
        own, and nobody's private things are shown. "public": the same, with the table's usual choices.
        """
        return "private"

    def unasked(self, view: Any, seat: int, stops: frozenset[str]) -> Command | None:
        """The command that is given unasked for a person who shares the screen with others and does not want
        every call; None where they are to be asked.

        It is judged by the public view, so that it reveals nothing, and by the events the seat still wants to
        be called for (`Choices.switch`).
        """
        return None

    def idle(self, view: Any, options: tuple[Option, ...]) -> Command | None:
        """The answer for a person alone among bots where nothing could hang on it; None to ask them."""
        return None

    def wanted(self, view: Any, stops: frozenset[str]) -> bool:
        """Whether somebody who wants to be called for these `stops` wants it in this position."""
        return False

    def bots_last(self, view: Any) -> bool:
        """Whether bots wait here until all people who are asked have answered, and then answer in the order
        of the table: what anybody takes how long for is to tell nothing.
        """
        return False
