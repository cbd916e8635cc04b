"""What a game must bring to be shown at the general table: the twin of `raccoon/engine/game.py`.

A game's folder fills in one `GamePresentation`; `scenes/registry.py` finds it by the game's name.
Everything a group does not bring has a plain default here, so that a small game brings little.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

import pygame

from raccoon.app.seats import Seat
from raccoon.app.thinking.protocol import Reason
from raccoon.app.wording import plainly
from raccoon.engine.events import Command, Event, Fact
from scenes.art.frame import Frame
from scenes.audio.repertoire import Repertoire
from scenes.table.transition import Passage, Transition
from scenes.table.zones import Say


class Entry(Protocol):
    """A move of the log."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What came of it."""


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

    def fact(self, name: str, fact: Fact) -> object:
        """How a fact of a refusal is told, by its name."""
        return plainly(name, fact)

    def is_trivial(self, event: Event) -> bool:
        """Whether it nearly goes without saying: what comes before or after it tells as much."""
        return False

    def kind(self, event: Event) -> str:
        """What an event is about: one of `kinds`, or something that no chip of the log is for."""
        return ""

    def seats_in(self, event: Event) -> tuple[int, ...]:
        """The players an event speaks of, the one whose it is first."""
        return () if event.seat is None else (event.seat,)

    def turn(self, view: Any) -> int | None:
        """Whose turn it is; None where it is everybody's or nobody's."""
        return None

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


class TablePicture(Protocol):
    """The picture of a table at rest, drawn anew where it has changed."""

    @property
    def composed(self) -> int:
        """How often it was composed: while the number stays, so does the picture."""

    def shown(self) -> pygame.Surface | None:
        """A copy of the picture as it was drawn last."""

    def prepare(
        self, layout: Any, view: Any, history: Sequence[Any], moods: tuple[str, ...]
    ) -> Iterator[object]:
        """Make a picture that will be wanted soon, a little at each step."""


class Scenery(Protocol):
    """The ground behind a table, which has a life of its own."""

    def welcome(self, events: Sequence[Event], after: Any) -> None:
        """These have happened: what they bring comes; `after` is the view then."""

    def settle(self) -> None:
        """Nothing comes any more: it was taken back."""

    def expect(self, layout: Any, view: Any) -> Iterator[object]:
        """Have the ground for a view drawn soon, a little at each step."""


class Look:
    """What lies on the table and where: layout, picture, marks, the ground behind."""

    def layout(self, size: tuple[int, int], view: Any, text_scale: float) -> Any:
        """Where everything lies (`scenes.table.layout`) in a window of this size, for this view."""
        raise NotImplementedError

    def picture(self, seats: tuple[Seat, ...], say: Say) -> Any:
        """What draws the table at rest (`TablePicture`)."""
        raise NotImplementedError


class Choices:
    """How a person decides: verbs, choices, panels, what may be dragged where."""


class Motion:
    """What moves when something happens. By default nothing flies, and all faces are calm."""

    def transition(self, passage: Passage, picture: Any) -> Transition:
        """The flights from one position to the next, and the table meanwhile; `picture` draws the pieces."""
        return Transition(passage.layout, passage.after)

    def moods(self, entries: Sequence[Entry], moves: int, seats: int) -> tuple[str, ...]:
        """The faces that so many seats make after so many moves of the log; () for calm ones everywhere."""
        return ()


class Sound:
    """What is heard. By default only the house itself is."""

    repertoire: Repertoire = Repertoire((), ())
    """The sounds that only this game has."""

    def cues(self, events: Sequence[Event]) -> Iterable[tuple[float, str]]:
        """The effects of a move, each with the seconds after it sets out."""
        return ()

    def music(self, view: Any) -> str:
        """The piece for a view."""
        return "opening"

    def murmurs(self, view: Any) -> bool:
        """Whether a crowd is there."""
        return False


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
