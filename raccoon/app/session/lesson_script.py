"""The protocol of a guided game's script, which makes the bots' moves."""

from typing import Protocol

from raccoon.engine.events import Command


class LessonScript(Protocol):
    """Makes prepared moves in the bots' place."""

    @property
    def in_charge(self) -> bool:
        """Whether it makes the bots' moves now."""

    def command(self) -> Command | None:
        """Return the next bot's move; None while the bots wait."""
