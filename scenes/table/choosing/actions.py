"""The buttons of a game's actions: the verbs that begin one, and those that need no choice."""

from dataclasses import dataclass

from raccoon.engine.events import Command
from scenes.table.piece import Piece


@dataclass(frozen=True)
class Action:
    """A verb, which is a key action of its game, and its picture (a pictogram's name, "" for none)."""

    name: str
    icon: str = ""


@dataclass(frozen=True)
class QuickAction:
    """A command that needs no choice; its label is in the catalogue as ``table.<name>``.

    A `quiet` one is not what most want to do now: it asks once, with ``table.<name>.ask``. One that stands
    `instead` of a verb takes its place in the row. `tip` is the key of what it does, for one whose
    label does not tell; `action` the general key action that makes it.
    """

    name: str
    command: Command
    quiet: bool = False
    instead: str = ""
    tip: str = ""
    action: str = ""

    def key_action(self, game: str) -> str:
        """The key action that makes it: by default the game's one of its name."""
        return self.action or f"{game}.{self.name}"


@dataclass(frozen=True)
class Switch:
    """A piece that notes what its owner wants to be called for (`Choices.switch`), with its key action."""

    piece: Piece
    action: str
