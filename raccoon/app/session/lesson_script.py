"""The prepared moves of the bots in a session: a guided game."""

from typing import Protocol

from raccoon.engine.events import Command


class LessonScript(Protocol):
    """Asked in the bots' place."""

    @property
    def in_charge(self) -> bool:
        """Whether the bots make its moves now, and do not think for themselves."""

    def command(self) -> Command | None:
        """The move of whichever bot is to move; None while they wait."""
