"""The lead in a finished game: the moment from which on its winner was ahead for good."""

from __future__ import annotations

from collections.abc import Sequence


def held_from(samples: Sequence[Sequence[int]], winner: int) -> int:
    """From which sample on the winner alone was ahead until the end; one beyond the last where never.

    `samples` is a row of values for each seat, taken at the same moments.
    """
    others = [row for seat, row in enumerate(samples) if seat != winner]
    ahead = [mine > max(theirs) for mine, *theirs in zip(samples[winner], *others, strict=True)]
    first = len(ahead)
    while first and ahead[first - 1]:
        first -= 1
    return first
