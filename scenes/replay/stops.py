"""The places of a game at which its replay can stop: lines of the log, turns, rounds, key moments."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, groupby, pairwise
from typing import Literal, TypeVar, get_args

from raccoon.app.session.session import Session
from scenes.table.log.game_log import Item
from scenes.table.presentation import Narration

Unit = Literal["event", "turn", "round", "moment"]
UNITS: tuple[Unit, ...] = get_args(Unit)
LEAST, MOST = 10, 24
"""The least (if the log has as many lines) and the greatest number of key moments."""
T = TypeVar("T")


@dataclass(frozen=True)
class KeyMoment:
    """The most important line of a part of the game: its place; its round, 0 if an earlier moment has it."""

    place: int
    item: Item
    number: int


class Stops:
    """The places of a replay: 0 is before the first move, n is after line n of the log, up to `last`."""

    def __init__(self, session: Session, words: Narration, items: Sequence[Item]) -> None:
        self._session, self._words = session, words
        self.items = tuple(item for item in items if item.moves)
        self.last = len(self.items)

    @cached_property
    def standings(self) -> tuple[tuple[int, ...], ...]:
        """The publicly known points of each seat after each number of moves."""
        session, moves = self._session, range(len(self._session.match.entries) + 1)
        return tuple(session.match.game.standing(session.view(None, number)) for number in moves)

    @cached_property
    def places(self) -> dict[Unit, tuple[int, ...]]:
        """The places at which each unit ends, and those of the key moments; with the first and last place."""
        entries, number = self._session.match.entries, range(1, self.last + 1)
        over = [any(map(self._words.events.ends_turn, entry.events)) for entry in entries]
        ends = [n for n, here, then in self._pairs() if here.moves != then.moves and over[here.moves - 1]]
        rounds = [n + 1 for n, here, then in self._pairs() if here.progress != then.progress]
        found = {"event": number, "turn": ends, "round": rounds, "moment": [m.place for m in self.moments]}
        return {unit: tuple(sorted({0, *found[unit], self.last})) for unit in UNITS}

    def _pairs(self) -> list[tuple[int, Item, Item]]:
        return [(n, here, then) for n, (here, then) in enumerate(pairwise(self.items), 1)]

    @cached_property
    def moments(self) -> tuple[KeyMoment, ...]:
        """The most important line of each part of the game (a round; a share of one if there are few rounds,
        several if there are many): that which changed the points most, else one of a rare kind.
        """
        rounds = [[*lines] for _, lines in groupby(enumerate(self.items, 1), lambda line: line[1].progress)]
        together, shares = -(-len(rounds) // MOST), -(-LEAST // max(1, len(rounds)))
        parts = [[*chain(*rounds[n : n + together])] for n in range(0, len(rounds), together)]
        found = [self._key_moment(share) for part in parts for share in _split(part, shares)]
        numbers = [moment.number for moment in found]
        return tuple(replace(m, number=0) if m.number in numbers[:n] else m for n, m in enumerate(found))

    @cached_property
    def _kinds(self) -> Counter[str]:
        return Counter(item.kind for item in self.items)

    def _key_moment(self, lines: Sequence[tuple[int, Item]]) -> KeyMoment:
        place, item = max(lines, key=lambda line: self._weight(line[1]))
        return KeyMoment(place, item, item.progress.number)

    def _weight(self, item: Item) -> tuple[int, bool, bool, int]:
        pictured = item.kind in self._words.kinds
        return (
            self._points_change(item),
            pictured and not item.trivial,
            bool(item.seats),
            -self._kinds[item.kind],
        )

    def _points_change(self, item: Item) -> int:
        before, after = self.standings[max(0, item.moves - 1)], self.standings[item.moves]
        return max((abs(now - then) for then, now in zip(before, after, strict=True)), default=0)

    def place_of(self, item: Item | None, moves: int) -> int:
        """Return the place of a line, or, if there is none, of the last line after so many moves."""
        if item in self.items:
            return self.items.index(item) + 1
        return next((n for n in range(self.last, 0, -1) if self.items[n - 1].moves <= moves), 0)

    def beyond(self, place: int, unit: Unit, forward: bool) -> int:
        """Return the next or the previous place of that unit; the same place at the end."""
        places = self.places[unit]
        if forward:
            return next((there for there in places if there > place), place)
        return next((there for there in reversed(places) if there < place), place)


def _split(lines: Sequence[T], shares: int) -> list[Sequence[T]]:
    """Return the lines in `shares` parts of about the same length, without empty ones."""
    edges = [len(lines) * n // shares for n in range(shares + 1)]
    return [lines[begin:end] for begin, end in pairwise(edges) if begin < end]
