"""The common part of all games' advice: the one plain reason for a move."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import capitalised, listed
from raccoon.engine.events import Command

TWO, MOST_FACTS = 2, 3
BESIDE = 0.5
"""A clause that weighs less than this share of the strongest need not be said."""


def why(clauses: Iterable[tuple[float, str]], reason: BotReason, say: Say) -> str:
    """The clauses that speak for the move, each with its weight: the strongest, and a second beside it."""
    found = sorted((clause for clause in clauses if clause[0] > 0), key=lambda clause: -clause[0])
    told = [words for weight, words in found[:TWO] if weight >= BESIDE * found[0][0]]
    if told:
        return listed(told, say, "clauses")
    if reason.gap is None:
        return say("hint.only")
    return say("hint.nothing_better" if reason.gap >= 0 else "hint.little")


def figures(facts: Sequence[str], in_all: str, say: Say) -> str:
    """The changes as one sentence, with what they come to at its end, "" for nothing."""
    told = listed(facts, say) if facts else ""
    both = say("hint.parts", a=told, b=in_all) if told and in_all else told or in_all
    return say("hint.figures", facts=capitalised(both)) if both else ""


def next_best(key: str, reason: BotReason, named: Callable[[Command], str], even: float, say: Say) -> str:
    """The comparison with the best other move, if any: ``<key>.next.even``, ``.less`` or ``.more``."""
    if reason.runner_up is None or reason.gap is None:
        return ""
    how = "even" if abs(reason.gap) < even else "less" if reason.gap > 0 else "more"
    return say(f"{key}.next.{how}", move=named(reason.runner_up), n=rounded(reason.gap))


def changes(
    key: str,
    sums: Mapping[str, int],
    estimates: Mapping[str, float],
    say: Say,
    telling: float,
    decided: float = math.inf,
) -> list[str]:
    """The changes by a move, at most three: the sums, then the weightiest estimates that tell something.

    The catalogue has ``<key>.<name>.more`` and ``.less`` for each.
    """
    found: list[tuple[str, float, int]] = [
        (name, amount, abs(amount)) for name, amount in sums.items() if amount
    ]
    others = sorted(estimates.items(), key=lambda estimate: -abs(estimate[1]))[: MOST_FACTS - len(found)]
    found += [(name, amount, rounded(amount)) for name, amount in others if telling <= abs(amount) < decided]
    return [say(f"{key}.{name}.{'more' if amount > 0 else 'less'}", n=n) for name, amount, n in found]


def rounded(amount: float) -> int:
    """An estimate worth a word, without a sign, as people say it: whole, at least one."""
    return max(1, round(abs(amount)))
