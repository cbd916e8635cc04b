"""The lines of the log, made from public events move by move; and the cursor that finds new moves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from raccoon.app.saves.fallback_moves import FallbackMove
from raccoon.app.saves.seal import in_groups
from raccoon.app.saves.snapshot import Takeback
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Event
from raccoon.engine.game import Progress
from scenes.table.piece import Piece
from scenes.table.presentation import Narration


@dataclass(frozen=True)
class LogStep:
    """A change of the log: `taken` moves were taken back, the first `kept` stayed, there are now `total`."""

    kept: int
    taken: int
    total: int

    @property
    def fresh(self) -> range:
        """The indices of the new moves."""
        return range(self.kept, self.total)


class LogSteps:
    """The cursor on a session's log: finds new moves and moves taken back."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seen: list[object] = []

    def advance(self) -> LogStep:
        """The change of the log since the last call; at the first call all moves are new."""
        entries, seen = self._session.match.entries, self._seen
        kept = min(len(seen), len(entries))
        while kept and seen[kept - 1] is not entries[kept - 1]:
            kept -= 1
        taken = len(seen) - kept
        seen[kept:] = entries[kept:]
        return LogStep(kept, taken, len(entries))


GAME = "game"
"""The kind of a line about the game itself."""


def when(progress: Progress, say: Say) -> str:
    """The progress of the game in words: "round 7"."""
    return say(f"progress.{progress.key}", n=progress.number)


@dataclass(frozen=True)
class Item:
    """One line of the log. `moves` is the number of moves made when it had happened.

    `seats` are the players it is about, the one who acted first; `event` is None for a takeback, for the note
    that a move was made by a fallback, and for the seal of the deal.
    """

    moves: int
    progress: Progress
    sentence: str
    kind: str
    seats: tuple[int, ...]
    trivial: bool
    event: Event | None = None

    def pieces(self, view: Any, words: Narration) -> frozenset[Piece]:
        """The pieces that it is about: the panels of its players and the pieces of its event."""
        panels = (Piece("panel", seat) for seat in self.seats)
        return frozenset((*panels, *(words.pieces_of(self.event, view) if self.event else ())))


@dataclass(frozen=True)
class _MoveRecord:
    """The lines of one move, and what `Narration.history` returned if a turn ended with it."""

    items: tuple[Item, ...]
    history: Any


class GameLog:
    """The lines of a game, oldest first, and its recorded history of turns.

    All of it is public: what a spectator may know.
    """

    def __init__(self, session: Session, words: Narration, say: Say) -> None:
        self._session = session
        self._words = words
        self._say = say
        self._records: list[_MoveRecord] = []
        self._beginning = words.history(session.view(None, 0))

    @property
    def items(self) -> list[Item]:
        """Every line so far, takebacks at the point where play continued."""
        items = self._sealed()
        backs = sorted(self._session.takebacks, key=lambda back: back.number)
        for record, entry in zip(self._records, self._session.match.entries, strict=True):
            while backs and backs[0].number <= entry.number:
                items.append(self._taken_back(backs.pop(0), record.items[0].moves - 1))
            items += record.items
        return items + [self._taken_back(back, len(self._records)) for back in backs]

    @property
    def history(self) -> list[Any]:
        """The recorded history: at the start and after each turn (`Narration.history`)."""
        return self.history_at(len(self._records))

    def history_at(self, moves: int) -> list[Any]:
        """The recorded history after `moves` moves."""
        kept = (self._beginning, *(record.history for record in self._records[:moves]))
        return [remembered for remembered in kept if remembered is not None]

    def items_of(self, moves: int) -> tuple[Item, ...]:
        """The lines of one move, the first being number 1."""
        return self._records[moves - 1].items if 0 < moves <= len(self._records) else ()

    def follow(self, step: LogStep) -> list[str]:
        """Add new moves, drop those taken back; return the new sentences for the headline."""
        del self._records[step.kept :]
        self._records += [self._record(place) for place in step.fresh]
        fresh = [item for record in self._records[step.kept :] for item in record.items]
        return [item.sentence for item in fresh if not item.trivial] or [item.sentence for item in fresh[-1:]]

    def _record(self, place: int) -> _MoveRecord:
        session, words = self._session, self._words
        entry, progress = session.match.entries[place], self._progress(place)
        events = session.visible_events(entry, None)
        items = list(self._items(place, progress, events))
        items += self._fallback(place + 1, progress, entry.number)
        turn_over = any(words.events.ends_turn(event) for event in events)
        return _MoveRecord(tuple(items), words.history(session.view(None, place + 1)) if turn_over else None)

    def _items(self, place: int, progress: Progress, events: Sequence[Event]) -> Iterator[Item]:
        """The lines of a move; from an event on that begins a round they belong to that round."""
        for event in events:
            if self._words.begins_round(event):
                progress = self._progress(place + 1)
            yield self._item(place + 1, progress, event)

    def _progress(self, moves: int) -> Progress:
        return self._session.match.game.progress(self._session.view(None, moves))

    def _item(self, moves: int, progress: Progress, event: Event) -> Item:
        words = self._words
        before, after = (self._session.view(None, place) for place in (moves - 1, moves))
        more = words.consequence(event, before, after, self._say)
        sentence = f"{words.narrate(event, self._say, after)} {more}".rstrip()
        spec, seats = words.events.of(event), words.events.seats(event)
        return Item(moves, progress, sentence, spec.kind, seats, spec.trivial, event)

    def _fallback(self, moves: int, progress: Progress, number: int) -> list[Item]:
        """The lines that say why the move of this number was made by a fallback."""
        made = self._session.fallback_moves
        return [self._why(moves, progress, move) for move in made if move.number == number]

    def _sealed(self) -> list[Item]:
        """The line with the deal's seal, if it has one."""
        header, session = self._session.header, self._session
        if header is None or header.seal is None or session.lesson_script:
            return []
        sentence = self._say("event.sealed", seal=in_groups(header.seal.digest))
        return [Item(0, self._progress(0), sentence, GAME, (), True)]

    def _why(self, moves: int, progress: Progress, move: FallbackMove) -> Item:
        facts = {**move.why.facts, "name": seat_mark(move.seat)}
        return Item(moves, progress, self._say(move.why.key, **facts), GAME, (move.seat,), False)

    def _taken_back(self, back: Takeback, moves: int) -> Item:
        progress = self._progress(moves)
        people = listed(map(seat_mark, back.agreed), self._say)
        sentence = self._say("event.taken_back", n=back.moves, people=people, to=when(progress, self._say))
        return Item(moves, progress, sentence, GAME, back.agreed, False)
