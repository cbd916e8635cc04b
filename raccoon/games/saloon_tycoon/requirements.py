"""The requirements of claims and their worth: one hook for each kind of requirement (SR27, SR28).

A selector is words joined by ``+``, all of which must fit; ``a/b`` means either.
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
    """The holdings by which claims are judged; a player and the view of a player have them."""

    @property
    def gold(self) -> int:
        """Gold held."""

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The board."""

    @property
    def characters(self) -> tuple[str, ...]:
        """The characters at the saloon."""


@cache
def character_ids(selector: str) -> frozenset[str]:
    """The characters a selector means."""
    found = set(CHARACTERS)
    for word in selector.split("+"):
        names = word.split("/")
        found &= {c.id for c in CHARACTERS.values() if {c.id, c.kind, c.gender, "any"} & set(names)}
    return frozenset(found)


@cache
def _tile_selector(selector: str) -> tuple[frozenset[str], frozenset[int], bool]:
    """The tiles and floors a selector means, and whether they must be finished."""
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
    """Lots built on that bear one of the numbers, or arms built on all along."""
    numbers = selector.split("/")
    wanted = [slot for slot in range(1, len(SLOTS)) if f"lot{LOTS[SLOTS[slot]].number}" in numbers]

    def lots(held: Holdings) -> int:
        tops = columns(held.rooms)
        return sum([tops[slot] is not None for slot in wanted])

    def full_arms(held: Holdings) -> int:
        return sum([built == LOTS_PER_ARM for built in _built_on(held)])

    return full_arms if selector == FULL_ARM else lots


def _built_on(held: Holdings) -> list[int]:
    """The number of lots of each arm that are built on."""
    tops = columns(held.rooms)
    return [sum([top is not None for top in tops[arm : arm + LOTS_PER_ARM]]) for arm in ARMS]


def _each(kind: Callable[[str], Count]) -> Callable[[str], Count]:
    """The smallest number of those named one by one."""

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
"""The count for each kind of requirement: made once for every selector."""
EACH: dict[str, Callable[[str], Count]] = {"each_char": _characters, "each_tile": _tiles}
"""The kinds that name several things, and what counts one of them."""
AT_MOST = {"max_chars"}
"""The kinds that allow no more than their number; all others ask for at least as much."""


class Check(msgspec.Struct, frozen=True, gc=False):
    """A requirement made ready: what it counts has to lie between `least` and `most`."""

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
    """Count the things that the requirement asks for: for the ticks on a claim."""
    return COUNTS[requirement.kind](requirement.detail)(held)


def progress(held: Holdings, requirement: Effect) -> tuple[int, int]:
    """The number of fitting things, at most as many as the requirement asks for, and the number asked for.

    A limit that is kept is one of one. Those named one by one, and the lots of an arm, count one by one.
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
    """Whether all the claim asks for is there now."""
    return all(check.least <= check.count(held) <= check.most for check in _CHECKS[claim])


def worth(held: Holdings, claim: str) -> int:
    """The points the claim would give now, were it staked (SR30)."""
    found = CLAIMS[claim]
    if found.per is None:
        return found.points
    return min(found.cap, found.points + found.per.amount * _GROWTH[claim](held))
