"""The common part of all games' advice: the reason for a move in plain words, and its figures."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import capitalised, listed
from raccoon.engine.events import Command

TWO, MOST_FACTS = 2, 3
BESIDE = 0.5
"""The least weight of a second clause, as a share of the strongest one's."""


def why(clauses: Iterable[tuple[float, str]], reason: BotReason, say: Say) -> str:
    """The reason for a move: the strongest of the weighted clauses, and a second that is nearly as strong."""
    found = sorted((clause for clause in clauses if clause[0] > 0), key=lambda clause: -clause[0])
    strongest = [words for weight, words in found[:TWO] if weight >= BESIDE * found[0][0]]
    if strongest:
        return listed(strongest, say, "clauses")
    if reason.gap is None:
        return say("hint.only")
    return say("hint.nothing_better" if reason.gap >= 0 else "hint.little")


def figures(facts: Sequence[str], in_all: str, say: Say) -> str:
    """The changes as one sentence that ends with their total; "" for nothing."""
    parts = listed(facts, say) if facts else ""
    both = say("hint.parts", a=parts, b=in_all) if parts and in_all else parts or in_all
    return say("hint.figures", facts=capitalised(both)) if both else ""


def next_best(key: str, reason: BotReason, named: Callable[[Command], str], even: float, say: Say) -> str:
    """The comparison with the second best move, "" for none: ``<key>.next.even``, ``.less`` or ``.more``."""
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
    """The changes by a move in words, at most three: the sums, then the largest estimates from `telling` up.

    Estimates from `decided` up are left out. The catalogue has ``<key>.<name>.more`` and ``.less`` for each.
    """
    found: list[tuple[str, float, int]] = [
        (name, amount, abs(amount)) for name, amount in sums.items() if amount
    ]
    others = sorted(estimates.items(), key=lambda estimate: -abs(estimate[1]))[: MOST_FACTS - len(found)]
    found += [(name, amount, rounded(amount)) for name, amount in others if telling <= abs(amount) < decided]
    return [say(f"{key}.{name}.{'more' if amount > 0 else 'less'}", n=n) for name, amount, n in found]


def rounded(amount: float) -> int:
    """The absolute value of an estimate as a whole number, at least one."""
    return max(1, round(abs(amount)))
