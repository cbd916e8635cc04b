"""The sounds of a game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from raccoon.engine.events import Event
from scenes.art.pieces.characters import PLEASED, PUT_OUT
from scenes.audio.repertoire import Repertoire
from scenes.table.described.events import EventSpecs
from scenes.table.described.feelings import Aloud

ANSWERS = 0.45
"""Seconds from the voice of who is pleased to that of who is put out."""


class Sound:
    """The sounds of the game. By default only the program's own are heard."""

    repertoire: Repertoire = Repertoire((), ())
    """The sounds that only this game has."""
    events: EventSpecs = EventSpecs()
    """A spec of each kind of event; of games without, nothing is heard."""
    lag = 0.0
    """Seconds between the effects of one event and those of the next."""

    def cues(self, events: Sequence[Event]) -> Iterable[tuple[float, str]]:
        """The effects of a move, each with the seconds after it sets out."""
        for number, event in enumerate(events if any(self.events) else ()):
            for after, effect in self.events.of(event).cues(event):
                yield number * self.lag + after, effect

    def voices(self, events: Sequence[Event], earlier: Sequence[Event]) -> Iterator[tuple[float, int, str]]:
        """The first guest whom a voiced event pleases and the first whom it puts out, nobody twice: seconds
        after the move sets out, seat and mood.
        """
        heard = set[tuple[int, str]]()
        for number, event in enumerate(events if any(self.events) else ()):
            aloud = self.events.of(event).felt
            if not isinstance(aloud, Aloud):
                continue
            felt = aloud(event, (*earlier, *events[:number]))
            for answer, mood in enumerate((PLEASED, PUT_OUT)):
                seat = next((seat for seat in felt if felt[seat] == mood), None)
                if seat is not None and (seat, mood) not in heard:
                    heard.add((seat, mood))
                    yield number * self.lag + aloud.after + answer * ANSWERS, seat, mood

    def change(self, before: Any, view: Any) -> Iterable[tuple[float, str]]:
        """The effects of what a move has made of the table: something is reached now that was not before."""
        return ()

    def music(self, view: Any) -> str:
        """The piece for a view."""
        return "opening"

    def tension(self, view: Any) -> float:
        """The tension of the moment, from 0 to 1: the music grows quieter with it."""
        return 0.0

    def murmurs(self, view: Any) -> bool:
        """Whether a crowd is there."""
        return False
