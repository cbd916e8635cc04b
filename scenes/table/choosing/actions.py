"""The buttons of a game's actions: the verbs that begin one, and those that need no choice."""

from __future__ import annotations

from dataclasses import dataclass

from raccoon.engine.events import Command


@dataclass(frozen=True)
class Action:
    """A verb with its key-cap, its key and its picture (a pictogram's name, "" for none)."""

    name: str
    cap: str
    key: int
    icon: str = ""


@dataclass(frozen=True)
class QuickAction:
    """A command that needs no choice; its label is in the catalogue as ``table.<name>``.

    A `quiet` one is not what most want to do now: it asks once, with ``table.<name>.ask``. One that stands
    `instead` of a verb takes its place in the row. `tip` is the key of what it does, for one whose
    label does not tell.
    """

    name: str
    cap: str
    key: int
    command: Command
    quiet: bool = False
    instead: str = ""
    tip: str = ""


@dataclass(frozen=True)
class Switch:
    """A piece that notes what whoever looks wants to be called for (`Choices.switch`), with its key."""

    piece: str
    key: int
