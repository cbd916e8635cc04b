"""The seats of one game, people and bots, as the lobby sets them and the save keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from raccoon.app.text import can_be_shown

if TYPE_CHECKING:
    from raccoon.engine.game import Game

PERSON = "person"

COLOURS = ("orange", "sky", "green", "pink", "yellow")
"""The seats' colours, from the Okabe-Ito set: told apart by everyone."""

EMBLEMS = ("top hat", "bow tie", "monocle", "cane", "pocket watch", "cravat")
"""The seats' emblems: every seat is told apart by shape as well as by colour."""

CHARACTERS = ("raccoon", "fox", "bear", "cat", "dog", "skunk", "badger", "hare")
"""The characters a seat can be seen as."""

LONGEST_NAME = 40
"""Of a player, in characters."""


_LOOKED_AT = 10 * LONGEST_NAME
"""The characters of a name in a file that are read: some of them may be ones that cannot be shown."""


def _always(value: str) -> str:
    """A default that is written down all the same: only what a factory makes is never left out."""
    found: str = msgspec.field(default_factory=lambda: value)
    return found


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One place at the table: `controller` is ``"person"`` or a bot's name (`raccoon.bots`).

    `character` is the face a person has chosen, "" for none; who is seen there tells `Opponents.faces`.
    `role` is what a game with roles deals the seat, "" where chance may choose; without one it is not
    written down, so that a file of before there were roles stays the same to the byte.
    """

    name: str
    controller: str = _always(PERSON)
    colour: str = _always(COLOURS[0])
    emblem: str = _always(EMBLEMS[0])
    character: str = _always("")
    role: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a human sits here."""
        return self.controller == PERSON


def between_people(seats: Sequence[Seat]) -> bool:
    """Whether several people play: they may not know the same."""
    return sum(seat.is_person for seat in seats) > 1


def fitting(seats: Sequence[Seat], game: Game) -> tuple[Seat, ...]:
    """Seats from a file: names that can be shown, looks that this program can draw, the game's roles."""
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
