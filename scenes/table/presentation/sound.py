"""The group of a game's sounds and music."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from raccoon.engine.events import Event
from scenes.art.pieces.characters import PLEASED, PUT_OUT
from scenes.audio.repertoire import Repertoire
from scenes.table.described.events import EventSpecs
from scenes.table.described.feelings import Aloud

ANSWERS = 0.45
"""Seconds from a pleased character's voice to a displeased one's."""


class Sound:
    """The sounds of the game; by default only the program's own."""

    repertoire: Repertoire = Repertoire((), ())
    """The sounds and music that only this game has."""
    events: EventSpecs = EventSpecs()
    """A spec of each kind of event; without any, events have no sounds."""
    lag = 0.0
    """Seconds between the sounds of one event of a move and those of the next."""

    def cues(self, events: Sequence[Event]) -> Iterable[tuple[float, str]]:
        """The sounds of a move, each with its delay in seconds after the move's animation starts."""
        for number, event in enumerate(events if any(self.events) else ()):
            for after, effect in self.events.of(event).cues(event):
                yield number * self.lag + after, effect

    def voices(self, events: Sequence[Event], earlier: Sequence[Event]) -> Iterator[tuple[float, int, str]]:
        """The voices of a move as delay in seconds, seat and mood: for each audible event the first pleased
        and the first displeased seat, none twice.
        """
        heard = set[tuple[int, str]]()
        for number, event in enumerate(events if any(self.events) else ()):
            aloud = self.events.of(event).mood
            if not isinstance(aloud, Aloud):
                continue
            felt = aloud(event, (*earlier, *events[:number]))
            for answer, mood in enumerate((PLEASED, PUT_OUT)):
                seat = next((seat for seat in felt if felt[seat] == mood), None)
                if seat is not None and (seat, mood) not in heard:
                    heard.add((seat, mood))
                    yield number * self.lag + aloud.after + answer * ANSWERS, seat, mood

    def change(self, before: Any, view: Any) -> Iterable[tuple[float, str]]:
        """The sounds of a change between two public views, such as something newly reached."""
        return ()

    def music(self, view: Any) -> str:
        """The name of the music for a view."""
        return "opening"

    def tension(self, view: Any) -> float:
        """The tension from 0 to 1: the music becomes quieter with it."""
        return 0.0

    def murmurs(self, view: Any) -> bool:
        """Whether the murmurs of a crowd are heard."""
        return False
