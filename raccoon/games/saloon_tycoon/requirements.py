"""What claims ask for and what they are worth: one hook for each kind of requirement (SR27, SR28).

A selector is words joined by ``+``, all of which must fit; ``a/b`` means either.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol

from raccoon.games.saloon_tycoon.board import ARMS, LOTS_PER_ARM, SLOTS, TOP_FLOOR, Room, columns
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS, CLAIMS, LARGE, LOTS, TILES, Effect


class Holdings(Protocol):
    """What claims look at; a player and the view of a player are such."""

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


def _characters(held: Holdings, selector: str) -> int:
    wanted = character_ids(selector)
    return sum([character in wanted for character in held.characters])


def _tiles(held: Holdings, selector: str) -> int:
    tiles, floors, finished = _tile_selector(selector)
    return sum(
        [
            room.tile in tiles and room.floor in floors and (not finished or room.finished)
            for room in held.rooms
        ]
    )


def _roofs(held: Holdings, selector: str) -> int:
    sizes = {"any": (True, False), "large": (True,), "small": (False,)}[selector]
    return sum([room.roof and (room.tile in LARGE) in sizes for room in held.rooms])


def _lots(held: Holdings, selector: str) -> int:
    """Lots built on that bear one of the numbers, or arms built on all along."""
    built = [top is not None for top in columns(held.rooms)]
    if selector == "full_arm":
        return sum([all(built[arm : arm + LOTS_PER_ARM]) for arm in ARMS])
    wanted = selector.split("/")
    return sum([built[slot] and f"lot{LOTS[SLOTS[slot]].number}" in wanted for slot in range(1, len(SLOTS))])


COUNTS: dict[str, Callable[[Holdings, str], int]] = {
    "chars": _characters,
    "max_chars": _characters,
    "each_char": lambda held, names: min(_characters(held, name) for name in names.split()),
    "tiles": _tiles,
    "each_tile": lambda held, names: min(_tiles(held, name) for name in names.split()),
    "roofs": _roofs,
    "lots": _lots,
    "gold": lambda held, selector: held.gold,
}
"""What each kind of requirement counts."""
AT_MOST = {"max_chars"}
"""The kinds that allow no more than their number; all others ask for at least as much."""


def counted(held: Holdings, requirement: Effect) -> int:
    """How many of what the requirement asks for are there: for the ticks on a claim."""
    return COUNTS[requirement.kind](held, requirement.detail)


def _met(held: Holdings, requirement: Effect) -> bool:
    if requirement.kind in AT_MOST:
        return counted(held, requirement) <= requirement.amount
    return counted(held, requirement) >= requirement.amount


def met(held: Holdings, claim: str) -> bool:
    """Whether all the claim asks for is there now."""
    return all(_met(held, requirement) for requirement in CLAIMS[claim].requirements)


def worth(held: Holdings, claim: str) -> int:
    """The points the claim would give now, were it staked (SR30)."""
    found = CLAIMS[claim]
    if found.per is None:
        return found.points
    return min(found.cap, found.points + found.per.amount * counted(held, found.per))
