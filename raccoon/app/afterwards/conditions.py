"""Conditions on the facts of a seat, as data: `{"won": 1, "points": ">=40", "place": "<seats"}`."""

import operator
import re
from collections.abc import Callable, Mapping

import msgspec

from raccoon.app.afterwards.facts import kind_of
from raccoon.engine.facts import SeatFacts

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
WrittenCondition = Mapping[str, int | str | tuple[int | str, ...]]
"""A condition in a file: for each fact the number it equals, a comparison, or several that must all hold."""
_COMPARISON = re.compile(r"(=|!=|>=|<=|>|<)(-?\d+|[a-z_]+)", re.ASCII)


class Clause(msgspec.Struct, frozen=True):
    """One comparison of a fact with a number, or with another fact."""

    fact: str
    comparison: str
    value: int | str

    def holds(self, facts: SeatFacts) -> bool:
        """Return whether the comparison holds."""
        value = getattr(facts, self.value) if isinstance(self.value, str) else self.value
        return COMPARISONS[self.comparison](getattr(facts, self.fact), value)


class Condition(msgspec.Struct, frozen=True):
    """Clauses that must all hold."""

    clauses: tuple[Clause, ...]

    def holds(self, facts: SeatFacts) -> bool:
        """Return whether all clauses hold."""
        return all(clause.holds(facts) for clause in self.clauses)


def condition(game: str, written: WrittenCondition) -> Condition:
    """Parse a condition; ValueError for a fact the game does not have, and for wrong syntax."""
    known = kind_of(game).__struct_fields__
    clauses = []
    for fact, comparisons in written.items():
        for one in comparisons if isinstance(comparisons, tuple) else (comparisons,):
            clauses.append(_clause(fact, one))
    for name in [name for clause in clauses for name in (clause.fact, clause.value) if isinstance(name, str)]:
        if name not in known:
            raise ValueError(f"{game} has no fact {name!r}; it has {', '.join(sorted(known))}")
    if not clauses:
        raise ValueError("a condition without a clause")
    return Condition(tuple(clauses))


def _clause(fact: str, text: int | str) -> Clause:
    if isinstance(text, int):
        return Clause(fact, "=", text)
    found = _COMPARISON.fullmatch(text)
    if found is None:
        raise ValueError(f"{fact!r}: {text!r} is neither a number nor a comparison")
    comparison, value = found.groups()
    return Clause(fact, comparison, int(value) if value.lstrip("-").isdigit() else value)
