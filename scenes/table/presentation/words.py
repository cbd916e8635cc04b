"""The group of the sentences about a game: log, recaps, commands in words, advice."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

import pygame

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import plainly
from raccoon.engine.events import Command, Event, Fact
from scenes.art.frame import Frame
from scenes.art.pictograms import PictogramPainter
from scenes.table.described.actions import ActionSpecs
from scenes.table.described.event_spec import RecapPart
from scenes.table.described.events import EventSpecs
from scenes.table.piece import Piece
from scenes.window.keys import GameKeys


@dataclass(frozen=True)
class Advice:
    """A hint in words: the move, its reason, and a second sentence with figures and the next best move."""

    move: str
    why: str
    figures: str


class RecapFoot(Protocol):
    """The drawing below the turns of a recap."""

    def height(self, frame: Frame) -> int:
        """The height in pixels."""

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, say: Say) -> None:
        """Draw it into a box of that height."""


class Narration:
    """The sentences about a game; those about events are public."""

    keys: GameKeys = GameKeys()
    """The game's own key actions."""
    pictograms: Mapping[str, PictogramPainter] = MappingProxyType({})
    """The game's own pictograms, by name."""
    kinds: Mapping[str, str] = MappingProxyType({})
    """The kinds of log lines, each with its pictogram; the catalogue has ``log.<kind>``."""
    events: EventSpecs = EventSpecs()
    """A spec of each kind of event."""
    actions: ActionSpecs = ActionSpecs()
    """A spec of each command."""

    def spoken(self, say: Say, setup: Any) -> Say:
        """The sentences of a table with this set-up, if some of them depend on it."""
        return say

    def narrate(self, event: Event, say: Say, after: Any = None) -> str:
        """The event's sentence with marks (`raccoon.app.wording`); `after` is the public view after it."""
        return self.events.sentence(event, say, after)

    def consequence(self, event: Event, before: Any, after: Any, say: Say) -> str:
        """A further sentence about the consequence, added to the event's sentence; "" for none."""
        return self.events.consequence(event, before, after, say)

    def fact(self, name: str, fact: Fact, say: Say) -> object:
        """A fact of a refusal in words, by its name."""
        return plainly(name, fact, say)

    def turn(self, view: Any) -> int | None:
        """The seat whose turn it is; None if it is no single seat's."""
        return None

    def prepares(self, view: Any) -> bool:
        """Whether the game is still in its set-up; undo in a turn does not lead back into it."""
        return False

    def begins_round(self, event: Event) -> bool:
        """Whether a round begins with the event, although its move belongs to the one before."""
        return self.events.of(event).divides == "round"

    def history(self, view: Any) -> Any:
        """The part of a view that the table records after each turn (for a curve); None for nothing."""
        return None

    def recap(self, seat: int, events: Sequence[Event], say: Say) -> list[RecapPart]:
        """The recap of a turn as parts of a sentence: "bought two cards", "passed"."""
        return [*self.events.recap((event for event in events if event.seat == seat), seat, say)]

    def recap_foot(self, before: Any, after: Any) -> RecapFoot | None:
        """The drawing below a recap of the changes between two views; None for none."""
        return None

    def pieces_of(self, event: Event, view: Any) -> Iterable[Piece]:
        """The pieces on the table that an event concerns, besides the panels of its seats."""
        return self.events.lit(event, view)

    def pieces_for(self, command: Command, view: Any) -> Iterable[Piece]:
        """The pieces on the table that a command uses."""
        return self.actions.uses(command, view) if self.actions.commands else ()

    def notes(self, events: Iterable[Event], seats: int, say: Say) -> tuple[str, ...]:
        """Short public counts about each seat, which anybody could keep from the events; () for none."""
        return ()

    def named(self, command: Command, view: Any, say: Say) -> str:
        """The command in words ("draw two cards"), "" for none; `view` is its seat's before it."""
        return self.actions.named(command, view, say) if self.actions.commands else ""

    def advice(self, reason: BotReason, view: Any, say: Say) -> Advice:
        """The hint in words for a bot's reason; `view` is the seat's before the move."""
        raise NotImplementedError
