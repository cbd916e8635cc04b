"""The changes of the rules by the events turned up so far: a pure function for each kind of part.

A new event with known kinds is a row of ``data/events.csv``; a new kind is a function here and its rule.
"""

from collections.abc import Callable
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from raccoon.engine.counts import Counts, plus
from raccoon.games.raccoon_rampage.catalogue import EVENTS, HIGHEST_LEVEL, ROLES, TAGS, Part

NOBODY: Counts = (0,) * len(ROLES)


class InForce(msgspec.Struct, frozen=True, gc=False):
    """The changes in force; effects of the same kind add up (RR40).

    `grey` are the grey votes that a policy gets for each of TAGS when it turns face up, `votes` the
    votes that each of ROLES places more or fewer, `costs` pairs of a tag, negated by "not ", and an amount
    added to the cost of policies with it.
    """

    grey: Counts = (0,) * len(TAGS)
    votes: Counts = NOBODY
    costs: tuple[tuple[str, int], ...] = ()
    level: int = 1
    unprotected: tuple[str, ...] = ()
    own_country: bool = False
    agency_vote_needed: bool = False
    agency_majority_only: bool = False


def in_group(role: str, group: str) -> bool:
    """Return whether the role belongs to the group: "agencies", "lobbyists" or "all"."""
    return group == "all" or ROLES[role].agency == (group == "agencies")


def _grey(rules: InForce, part: Part) -> InForce:
    marks = tuple(part.n * (tag == part.argument) for tag in TAGS)
    return replace(rules, grey=plus(rules.grey, marks))


def _influence(rules: InForce, part: Part) -> InForce:
    changes = tuple(part.n * in_group(role, part.argument) for role in ROLES)
    return replace(rules, votes=plus(rules.votes, changes))


HOOKS: dict[str, Callable[[InForce, Part], InForce]] = {
    "grey_on_reveal": _grey,
    "influence": _influence,
    "cost": lambda rules, part: replace(rules, costs=(*rules.costs, (part.argument, part.n))),
    "spread_level": lambda rules, part: replace(rules, level=min(HIGHEST_LEVEL, rules.level + part.n)),
    "no_protection": lambda rules, part: replace(rules, unprotected=(*rules.unprotected, part.argument)),
    "own_country": lambda rules, part: replace(rules, own_country=True),
    "agency_vote_needed": lambda rules, part: replace(rules, agency_vote_needed=True),
    "agency_majority_only": lambda rules, part: replace(rules, agency_majority_only=True),
}
"""The changes by each kind of ongoing or active part."""


@lru_cache(maxsize=4096)
def in_force(events: tuple[tuple[str, bool], ...]) -> InForce:
    """Return the changes by these events, each given with whether it is completed."""
    rules = InForce()
    for name, completed in events:
        event = EVENTS[name]
        active = (event.active,) if event.active and not completed else ()
        for part in (*event.ongoing, *active):
            rules = HOOKS[part.kind](rules, part)
    return rules
