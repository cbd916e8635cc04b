"""The sentences about a game: events, recaps, the reasons for moves."""

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
    """A move and its reason, for one plain sentence, and beneath it the figures and the next best move."""

    move: str
    why: str
    figures: str


class RecapFoot(Protocol):
    """The part of a recap below its sentences."""

    def height(self, frame: Frame) -> int:
        """Its height in pixels."""

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, say: Say) -> None:
        """Draw it into a box of that height."""


class Narration:
    """The sentences about a game, all public: events, recaps, the reasons for moves."""

    keys: GameKeys = GameKeys()
    """Its own keys, for the page of keys."""
    pictograms: Mapping[str, PictogramPainter] = MappingProxyType({})
    """The small pictures that only its sentences and lists have, by name."""
    kinds: Mapping[str, str] = MappingProxyType({})
    """The kinds of log lines, each with its pictogram; the catalogue has ``log.<kind>``."""
    events: EventSpecs = EventSpecs()
    """A spec of each kind of event."""
    actions: ActionSpecs = ActionSpecs()
    """A spec of each command."""

    def spoken(self, say: Say, setup: Any) -> Say:
        """The sentences at a table that was set up like this: some have other words for the same thing."""
        return say

    def narrate(self, event: Event, say: Say, after: Any = None) -> str:
        """The event's sentence with marks (`raccoon.app.wording`), named by the public view after it."""
        return self.events.sentence(event, say, after)

    def consequence(self, event: Event, before: Any, after: Any, say: Say) -> str:
        """A word on what the whole move brought, told after the event's sentence; "" for none."""
        return self.events.consequence(event, before, after, say)

    def fact(self, name: str, fact: Fact, say: Say) -> object:
        """The wording of a fact of a refusal, by its name."""
        return plainly(name, fact, say)

    def turn(self, view: Any) -> int | None:
        """The seat whose turn it is; None where it is everybody's or nobody's."""
        return None

    def prepares(self, view: Any) -> bool:
        """Whether the game is set up still: turns begin after that, and no step back in one leads into it."""
        return False

    def begins_round(self, event: Event) -> bool:
        """Whether a round begins with it although the move that brought it belongs to the one before."""
        return self.events.of(event).divides == "round"

    def history(self, view: Any) -> Any:
        """The part of a view that the table keeps after each turn (for a curve); None for nothing."""
        return None

    def recap(self, seat: int, events: Sequence[Event], say: Say) -> list[RecapPart]:
        """The notable moves in the turn of the seat, as parts of a sentence: "bought two cards", "passed"."""
        return [*self.events.recap((event for event in events if event.seat == seat), seat, say)]

    def recap_foot(self, before: Any, after: Any) -> RecapFoot | None:
        """The changes on the table between two views, drawn below the recap; None for nothing."""
        return None

    def pieces_of(self, event: Event, view: Any) -> Iterable[Piece]:
        """The pieces on the table that an event speaks of, besides the panels of its seats."""
        return self.events.lit(event, view)

    def pieces_for(self, command: Command, view: Any) -> Iterable[Piece]:
        """The pieces on the table that a move is made with."""
        return self.actions.uses(command, view) if self.actions.commands else ()

    def notes(self, events: Iterable[Event], seats: int, say: Say) -> tuple[str, ...]:
        """The public counts about each seat that anybody could have kept, in a few signs; () for nothing."""
        return ()

    def named(self, command: Command, view: Any, say: Say) -> str:
        """The move as one says what to do: "draw two cards"; "" without a name. `view` is that before it."""
        return self.actions.named(command, view, say) if self.actions.commands else ""

    def advice(self, reason: BotReason, view: Any, say: Say) -> Advice:
        """The words for the reason of a move; `view` is that of the seat when it was to move."""
        raise NotImplementedError
