"""Pure functions on tuples that games share."""

from collections.abc import Iterable, Iterator
from operator import add, sub
from typing import TypeVar

from raccoon.engine.chance import Chance

T = TypeVar("T")
Counts = tuple[int, ...]
"""A number for each kind of piece, in the game's order of kinds."""


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the tuple with one item replaced."""
    return items[:index] + (item,) + items[index + 1 :]


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the tuple without the first such item; ValueError if there is none."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]


def remaining(whole: Iterable[T], gone: Iterable[T]) -> list[T]:
    """Return the items of `whole`, in order, less those in `gone`, each once; ValueError if one
    is missing.
    """
    rest = list(whole)
    for item in gone:
        rest.remove(item)
    return rest


def plus(counts: Counts, more: Counts) -> Counts:
    """Add the counts kind by kind."""
    return tuple(map(add, counts, more))


def minus(counts: Counts, fewer: Counts) -> Counts:
    """Subtract `fewer` from the counts kind by kind."""
    return tuple(map(sub, counts, fewer))


def lowest(counts: Counts, other: Counts) -> Counts:
    """Return the smaller number of each kind."""
    return tuple(map(min, counts, other))


def within(counts: Counts, limits: Counts) -> bool:
    """Return whether each count is at least 0 and at most its limit."""
    return len(counts) == len(limits) and min(counts) >= 0 and min(map(sub, limits, counts)) >= 0


def drawn(limits: Counts, total: int, chance: Chance) -> Counts:
    """Draw `total` pieces at random out of `limits`, each piece equally likely."""
    pieces = sum(limits)
    if 2 * total > pieces:
        return minus(limits, drawn(limits, pieces - total, chance))
    left = list(limits)
    for _ in range(total):
        place = chance.below(pieces)
        pieces -= 1
        kind = 0
        while place >= left[kind]:
            place -= left[kind]
            kind += 1
        left[kind] -= 1
    return minus(limits, tuple(left))


def selections(limits: Counts, total: int) -> Iterator[Counts]:
    """Yield every way to take exactly `total` pieces out of `limits`."""
    if not limits:
        if total == 0:
            yield ()
        return
    rest = limits[1:]
    for first in range(min(limits[0], total), max(0, total - sum(rest)) - 1, -1):
        for others in selections(rest, total - first):
            yield (first, *others)
