"""The lead in a finished game: when its winner took it for good, who was ahead before."""

from collections.abc import Sequence


def held_from(samples: Sequence[Sequence[int]], winner: int) -> int:
    """The index of the sample from which on the winner alone was ahead, the number of samples for never.

    `samples` has a row of values for each seat, taken at the same moments.
    """
    others = [row for seat, row in enumerate(samples) if seat != winner]
    ahead = [mine > max(theirs) for mine, *theirs in zip(samples[winner], *others, strict=True)]
    first = len(ahead)
    while first and ahead[first - 1]:
        first -= 1
    return first


def after(samples: Sequence[Sequence[int]], round_: int) -> tuple[int, ...]:
    """The values of all seats after a round, from samples taken after each turn."""
    sample = min(round_ * len(samples), len(samples[0]) - 1)
    return tuple(row[sample] for row in samples)


def last_behind(samples: Sequence[Sequence[int]], rounds: int, winner: int) -> tuple[int, int] | None:
    """The last of the rounds after which another seat was ahead of the winner, and which; None for never."""
    for round_ in range(rounds - 1, 0, -1):
        points = after(samples, round_)
        if points[winner] < max(points):
            return round_, points.index(max(points))
    return None
