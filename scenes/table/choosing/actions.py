"""The buttons of a game's actions: verbs that begin a choice, quick actions that need none, switches."""

from dataclasses import dataclass

from raccoon.engine.events import Command
from scenes.table.piece import Piece


@dataclass(frozen=True)
class Action:
    """A verb button: the name of its key action, and its pictogram ("" for none)."""

    name: str
    icon: str = ""


@dataclass(frozen=True)
class QuickAction:
    """A command that needs no choice; its label is in the catalogue as ``table.<name>``.

    A `quiet` one is seldom wanted: it is confirmed first, with the question ``table.<name>.ask``. One with
    `instead` takes that verb's place in the row. `tip` is the key of an explanation where the label is not
    enough; `action` the general key action that makes it.
    """

    name: str
    command: Command
    quiet: bool = False
    instead: str = ""
    tip: str = ""
    action: str = ""

    def key_action(self, game: str) -> str:
        """The key action that makes it: by default ``<game>.<name>``."""
        return self.action or f"{game}.{self.name}"


@dataclass(frozen=True)
class Switch:
    """A piece that turns the questions about one event on or off (`Choices.switch`), and its key action."""

    piece: Piece
    action: str
