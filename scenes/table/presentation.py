"""What a game must bring to be shown at the general table: the twin of `raccoon/engine/game.py`.

A game's folder fills in one `GamePresentation`; `scenes/registry.py` finds it by the game's name.
Everything a group does not bring has a plain default here, so that a small game brings little.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

import pygame

from raccoon.app.thinking.protocol import Reason
from raccoon.engine.events import Command, Event
from scenes.art.frame import Frame
from scenes.table.zones import Say


@dataclass(frozen=True)
class Advice:
    """A move, what speaks for it, and the next best: a sentence each, for showing one beneath the other."""

    move: str
    because: str
    verdict: str


class RecapFoot(Protocol):
    """What a recap shows below its sentences."""

    def height(self, frame: Frame) -> int:
        """How high it is, in pixels."""

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, say: Say) -> None:
        """Draw it into a box of that height."""


class Words:
    """What is told of a game: events, recaps, the reasons for moves.

    Sentences are for everybody's ears: events come as someone who merely watches may see them.
    """

    kinds: Mapping[str, str] = MappingProxyType({})
    """What lines of the log can be about, each with its pictogram; the catalogue has ``log.<kind>``."""

    def narrate(self, event: Event, say: Say) -> str:
        """The sentence of an event, with marks (`scenes.table.markup`)."""
        raise NotImplementedError

    def is_trivial(self, event: Event) -> bool:
        """Whether it nearly goes without saying: what comes before or after it tells as much."""
        return False

    def kind(self, event: Event) -> str:
        """What an event is about: one of `kinds`, or something that no chip of the log is for."""
        return ""

    def seats_in(self, event: Event) -> tuple[int, ...]:
        """The players an event speaks of, the one whose it is first."""
        return () if event.seat is None else (event.seat,)

    def ends_turn(self, event: Event) -> bool:
        """Whether a turn is over with it: recaps tell whole turns."""
        return False

    def history(self, view: Any) -> Any:
        """What of a view the table goes on showing after each turn (a curve); None for nothing."""
        return None

    def recap(self, seat: int, events: Sequence[Event], say: Say) -> list[str]:
        """What mattered in the turn of the seat, as parts of a sentence: "sold 3 wood", "won the auction"."""
        return []

    def recap_foot(self, before: Any, after: Any) -> RecapFoot | None:
        """What has changed on the table between two views, drawn below the recap; None for nothing."""
        return None

    def pieces_of(self, event: Event, view: Any) -> Iterable[str]:
        """The pieces on the table that an event speaks of, besides the panels of its seats."""
        return ()

    def pieces_for(self, command: Command, view: Any) -> Iterable[str]:
        """The pieces on the table that a move is made with."""
        return ()

    def advice(self, reason: Reason, view: Any, say: Say) -> Advice:
        """The words for the reason of a move; `view` is that of the seat when it was to move."""
        raise NotImplementedError


class Lobby:
    """How the game is offered and set up: its tile on the title, its options, its roles."""


class Look:
    """What lies on the table and where: layout, picture, marks, the ground behind."""


class Choices:
    """How a person decides: verbs, choices, panels, what may be dragged where."""


class Motion:
    """What moves when something happens: transition, flights, moods."""


class Sound:
    """What is heard: effects for events, the music for a view."""


class Privacy:
    """Whose things may be seen: a private turn behind a curtain, an open table, a shared screen."""


class Results:
    """How a finished game is told: sources of points, columns, curves, ledger, verdict."""


@dataclass(frozen=True)
class GamePresentation:
    """One game at the window: everything the general screens ask of it, in groups."""

    game: str
    words: Words
    lobby: Lobby
    look: Look
    choices: Choices
    motion: Motion
    sound: Sound
    privacy: Privacy
    results: Results
