"""The requirements of claims and their worth: a count for each kind of requirement (SR27, SR28).

A selector consists of words joined by ``+``, all of which have to fit; ``a/b`` means either.
"""

import sys
from collections.abc import Callable
from functools import cache
from typing import Protocol

import msgspec

from raccoon.games.saloon_tycoon.board import ARMS, Room, columns
from raccoon.games.saloon_tycoon.catalogue import (
    CHARACTERS,
    CLAIMS,
    LARGE,
    LOTS,
    LOTS_PER_ARM,
    SLOTS,
    TILES,
    TOP_FLOOR,
    Effect,
)


class Holdings(Protocol):
    """The holdings that claims depend on; both a player and the view of a player have them."""

    @property
    def gold(self) -> int:
        """The gold held."""

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The board."""

    @property
    def characters(self) -> tuple[str, ...]:
        """The characters at the saloon."""


@cache
def character_ids(selector: str) -> frozenset[str]:
    """Return the characters that a selector fits."""
    found = set(CHARACTERS)
    for word in selector.split("+"):
        names = word.split("/")
        found &= {c.id for c in CHARACTERS.values() if {c.id, c.kind, c.gender, "any"} & set(names)}
    return frozenset(found)


@cache
def _tile_selector(selector: str) -> tuple[frozenset[str], frozenset[int], bool]:
    """Return the tiles and floors that a selector fits, and whether the tiles have to be finished."""
    tiles, floors, finished = set(TILES), set(range(1, TOP_FLOOR + 1)), False
    for word in selector.split("+"):
        if word == "finished":
            finished = True
        elif word == "upper":
            floors -= {1}
        elif word.startswith("floor"):
            floors &= {int(word.removeprefix("floor"))}
        elif word == "special":
            tiles &= {tile.id for tile in TILES.values() if tile.special}
        elif word in ("small", "large"):
            tiles &= {tile.id for tile in TILES.values() if tile.size == word}
        else:
            tiles &= set(word.split("/"))
    return frozenset(tiles), frozenset(floors), finished


Count = Callable[[Holdings], int]
FULL_ARM = "full_arm"


def _characters(selector: str) -> Count:
    wanted = character_ids(selector)
    return lambda held: sum([character in wanted for character in held.characters])


def _tiles(selector: str) -> Count:
    tiles, floors, finished = _tile_selector(selector)

    def count(held: Holdings) -> int:
        found = [room for room in held.rooms if room.tile in tiles and room.floor in floors]
        return sum([room.finished for room in found]) if finished else len(found)

    return count


def _roofs(selector: str) -> Count:
    sizes = {"any": (True, False), "large": (True,), "small": (False,)}[selector]
    return lambda held: sum([room.roof and (room.tile in LARGE) in sizes for room in held.rooms])


def _lots(selector: str) -> Count:
    """Return a count of the lots of these numbers that are built on, or of the arms completely built on."""
    numbers = selector.split("/")
    wanted = [slot for slot in range(1, len(SLOTS)) if f"lot{LOTS[SLOTS[slot]].number}" in numbers]

    def lots(held: Holdings) -> int:
        tops = columns(held.rooms)
        return sum([tops[slot] is not None for slot in wanted])

    def full_arms(held: Holdings) -> int:
        return sum([built == LOTS_PER_ARM for built in _built_on(held)])

    return full_arms if selector == FULL_ARM else lots


def _built_on(held: Holdings) -> list[int]:
    tops = columns(held.rooms)
    return [sum([top is not None for top in tops[arm : arm + LOTS_PER_ARM]]) for arm in ARMS]


def _each(kind: Callable[[str], Count]) -> Callable[[str], Count]:
    """Return a kind of count that names several things and returns the lowest of their numbers."""

    def made(names: str) -> Count:
        counts = [kind(name) for name in names.split()]
        return lambda held: min([count(held) for count in counts])

    return made


COUNTS: dict[str, Callable[[str], Count]] = {
    "chars": _characters,
    "max_chars": _characters,
    "each_char": _each(_characters),
    "tiles": _tiles,
    "each_tile": _each(_tiles),
    "roofs": _roofs,
    "lots": _lots,
    "gold": lambda selector: lambda held: held.gold,
}
"""For each kind of requirement a function from a selector to a count."""
EACH: dict[str, Callable[[str], Count]] = {"each_char": _characters, "each_tile": _tiles}
"""The kinds that name several things, with the kind of count of each single one."""
AT_MOST = {"max_chars"}
"""The kinds that set a maximum; all others set a minimum."""


class Check(msgspec.Struct, frozen=True, gc=False):
    """A prepared requirement: its count has to be between `least` and `most`."""

    count: Count
    least: int
    most: int


def _check(requirement: Effect) -> Check:
    count = COUNTS[requirement.kind](requirement.detail)
    if requirement.kind in AT_MOST:
        return Check(count, 0, requirement.amount)
    return Check(count, requirement.amount, sys.maxsize)


_CHECKS = {claim.id: tuple(map(_check, claim.requirements)) for claim in CLAIMS.values()}
_GROWTH = {
    claim.id: COUNTS[claim.per.kind](claim.per.detail) for claim in CLAIMS.values() if claim.per is not None
}


def counted(held: Holdings, requirement: Effect) -> int:
    """Return the requirement's count."""
    return COUNTS[requirement.kind](requirement.detail)(held)


def progress(held: Holdings, requirement: Effect) -> tuple[int, int]:
    """Return how much of the requirement is met, and the number required.

    A maximum counts as 1 of 1 if not exceeded; things named singly, and the lots of an arm, count singly.
    """
    if requirement.kind in EACH:
        counts = [EACH[requirement.kind](name)(held) for name in requirement.detail.split()]
        return sum([count >= requirement.amount for count in counts]), len(counts)
    if requirement.detail == FULL_ARM:
        return max(_built_on(held)), LOTS_PER_ARM
    have = counted(held, requirement)
    if requirement.kind in AT_MOST:
        return int(have <= requirement.amount), 1
    return min(have, requirement.amount), requirement.amount


def met(held: Holdings, claim: str) -> bool:
    """Return whether all requirements of the claim are met now."""
    return all(check.least <= check.count(held) <= check.most for check in _CHECKS[claim])


def worth(held: Holdings, claim: str) -> int:
    """Return the points that the claim would score if staked now (SR30)."""
    found = CLAIMS[claim]
    if found.per is None:
        return found.points
    return min(found.cap, found.points + found.per.amount * _GROWTH[claim](held))
