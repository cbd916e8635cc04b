"""The data types of a long run, and its execution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tqdm import tqdm

SHOWN = 20
"""The failures shown in full; the others are only counted."""


@dataclass(frozen=True)
class Trial:
    """The result of one trial: a word for the tally, and the error, "" for none."""

    kind: str
    wrong: str = ""


Attack = Callable[[int, int], Iterator[Trial]]
"""Called with the seed and the number of trials; yields the trials as they end.

The same seed gives the same trials, and the first trials of a longer run are those of a shorter one.
"""


@dataclass(frozen=True)
class LongRun:
    """An attack: its description in a sentence, and its default number of trials."""

    what: str
    count: int
    attack: Attack


@dataclass(frozen=True)
class Tally:
    """The count of trials by their results, and the errors."""

    kinds: Counter[str]
    wrong: tuple[str, ...]

    def __str__(self) -> str:
        kinds = ", ".join(f"{self.kinds[kind]} {kind}" for kind in sorted(self.kinds))
        return f"{self.kinds.total()} trials ({kinds}), {len(self.wrong)} wrong"


def carried_out(run: LongRun, seed: int, count: int, show: bool = True) -> Tally:
    """Make that many trials, with a bar on the terminal; every failure is shown as soon as it happens."""
    kinds: Counter[str] = Counter()
    wrong: list[str] = []
    for number, trial in enumerate(tqdm(run.attack(seed, count), total=count, disable=not show)):
        kinds[trial.kind] += 1
        if trial.wrong:
            wrong.append(f"trial {number} of seed {seed}: {trial.wrong}")
            if len(wrong) <= SHOWN:
                tqdm.write(wrong[-1])
    return Tally(kinds, tuple(wrong))
