"""The parts of a long run, and carrying one out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tqdm import tqdm

SHOWN = 20
"""Failures that are told in full; the others are only counted."""


@dataclass(frozen=True)
class Trial:
    """The end of one trial: in a word for the tally, and what was wrong, "" for nothing."""

    kind: str
    wrong: str = ""


Attack = Callable[[int, int], Iterator[Trial]]
"""Called with the seed and the number of trials; gives the trials as they end.

The same seed gives the same trials, and the first trials of a longer run are those of a shorter one.
"""


@dataclass(frozen=True)
class LongRun:
    """An attack: what it does, in a sentence, and how many trials it makes unless told otherwise."""

    what: str
    count: int
    attack: Attack


@dataclass(frozen=True)
class Tally:
    """The count of trials by their ends, and what was wrong."""

    kinds: Counter[str]
    wrong: tuple[str, ...]

    def __str__(self) -> str:
        kinds = ", ".join(f"{self.kinds[kind]} {kind}" for kind in sorted(self.kinds))
        return f"{self.kinds.total()} trials ({kinds}), {len(self.wrong)} wrong"


def carried_out(run: LongRun, seed: int, count: int, show: bool = True) -> Tally:
    """Make so many trials, with a bar on the terminal; every failure is told as soon as it is there."""
    kinds: Counter[str] = Counter()
    wrong: list[str] = []
    for number, trial in enumerate(tqdm(run.attack(seed, count), total=count, disable=not show)):
        kinds[trial.kind] += 1
        if trial.wrong:
            wrong.append(f"trial {number} of seed {seed}: {trial.wrong}")
            if len(wrong) <= SHOWN:
                tqdm.write(wrong[-1])
    return Tally(kinds, tuple(wrong))
