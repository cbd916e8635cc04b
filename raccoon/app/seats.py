"""The seats of one game, people and bots, as set in the lobby and stored in the save."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from raccoon.app.text import can_be_shown

if TYPE_CHECKING:
    from raccoon.engine.game import Game

PERSON = "person"

COLOURS = ("orange", "sky", "green", "pink", "yellow")
"""The seats' colours, from the Okabe-Ito set: distinct also with colour-blindness."""

EMBLEMS = ("top hat", "bow tie", "monocle", "cane", "pocket watch", "cravat")
"""The seats' emblems: seats differ by shape as well as by colour."""

CHARACTERS = ("raccoon", "fox", "bear", "cat", "dog", "skunk", "badger", "hare")
"""The animals a seat can be shown as."""

LONGEST_NAME = 40
"""The longest name of a player, in characters."""


_LOOKED_AT = 10 * LONGEST_NAME
"""The characters of a name in a file that are read: some may have to be dropped."""


def _stored_default(value: str) -> str:
    """Return a default that is stored all the same: msgspec omits only defaults that no factory makes."""
    found: str = msgspec.field(default_factory=lambda: value)
    return found


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One place at the table: `controller` is ``"person"`` or a bot's name (`raccoon.bots`).

    `character` is the face a person has chosen, "" for none; `Opponents.faces` resolves the faces. `role` is
    the role asked for or dealt, "" where chance may choose; empty roles are not stored, so that files from
    before there were roles stay the same byte for byte.
    """

    name: str
    controller: str = _stored_default(PERSON)
    colour: str = _stored_default(COLOURS[0])
    emblem: str = _stored_default(EMBLEMS[0])
    character: str = _stored_default("")
    role: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a human sits here."""
        return self.controller == PERSON


def between_people(seats: Sequence[Seat]) -> bool:
    """Return whether several people play: each may know different things."""
    return sum(seat.is_person for seat in seats) > 1


def fitting(seats: Sequence[Seat], game: Game) -> tuple[Seat, ...]:
    """Return seats from a file with displayable names, known looks, and roles of the game."""
    roles = game.roles(len(seats)) if len(seats) in game.seats else ()
    return tuple(
        Seat(
            name="".join(filter(can_be_shown, seat.name[:_LOOKED_AT]))[:LONGEST_NAME] or str(place + 1),
            controller=seat.controller,
            colour=seat.colour if seat.colour in COLOURS else COLOURS[place % len(COLOURS)],
            emblem=seat.emblem if seat.emblem in EMBLEMS else EMBLEMS[place % len(EMBLEMS)],
            character=seat.character if seat.character in CHARACTERS else "",
            role=seat.role if seat.role in roles else "",
        )
        for place, seat in enumerate(seats)
    )
