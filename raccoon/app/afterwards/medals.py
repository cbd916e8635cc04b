"""Medals: achievements in one game, defined as data: conditions on the facts of a seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal

import msgspec

from raccoon.app.afterwards.conditions import Condition, WrittenCondition, condition
from raccoon.app.afterwards.facts import facts_in
from raccoon.app.afterwards.names import Names
from raccoon.app.assets import file
from raccoon.app.saves.listing import Listing

FILE = "achievements.json"
"""The file name of a game's medals, easy ones first."""
Tier = Literal["bronze", "silver", "gold"]
"""Easy, medium, rare."""


class _WrittenMedal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    tier: Tier
    picture: str
    when: WrittenCondition


@dataclass(frozen=True)
class Medal:
    """A medal of a game, with its pictogram and goal; the catalogue has ``medal.<name>`` and ``….how``."""

    game: str
    name: str
    tier: Tier
    picture: str
    goal: Condition


@cache
def medals(game: str) -> tuple[Medal, ...]:
    """Return the medals of a game, empty where it has no file of them; ValueError for a malformed goal."""
    found = file(FILE, game)
    if not found.is_file():
        return ()
    written = msgspec.json.decode(found.read_bytes(), type=tuple[_WrittenMedal, ...])
    return tuple(Medal(game, one.name, one.tier, one.picture, condition(game, one.when)) for one in written)


def reached(listing: Listing, seat: int) -> tuple[str, ...]:
    """Return the names of the medals a seat has won in a finished game; none where a bot sat."""
    facts = facts_in(listing, seat)
    return tuple(medal.name for medal in medals(listing.game) if facts and medal.goal.holds(facts))


def won_first(game: Listing, known: Iterable[Listing], names: Names) -> dict[str, tuple[Medal, ...]]:
    """Return, by person, the medals won in a game that were won in none of the `known` games before it."""
    new = {
        names.of(seat.name): {*reached(game, place)}
        for place, seat in enumerate(game.players if game.counts else ())
        if seat.is_person
    }
    for one in known:
        if one.game == game.game and one.counts and one.age < game.age:
            for place, seat in enumerate(one.players):
                if seat.is_person and new.get(names.of(seat.name)):
                    new[names.of(seat.name)] -= {*reached(one, place)}
    return {
        name: tuple(medal for medal in medals(game.game) if medal.name in won)
        for name, won in new.items()
        if name and won
    }
