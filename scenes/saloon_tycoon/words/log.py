"""The pieces that a move is made with; the purchases of a turn in its recap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from raccoon.engine.events import Command, Event
from raccoon.games.saloon_tycoon import commands as c
from raccoon.games.saloon_tycoon import events as e
from raccoon.games.saloon_tycoon.view import View


def pieces_for(command: Command, view: View) -> Iterator[str]:
    """The pieces that a move is made with."""
    match command:
        case c.PlayCard() | c.Discard():
            hand = view.players[command.seat].hand or ()
            yield from (f"hand:{place}" for place, card in enumerate(hand) if card == command.card)
        case c.Build():
            yield f"tile:{command.tile}"
        case c.Bribe() | c.MoveCharacter():
            yield from (f"person:{command.character}", f"panel:{command.host}")
        case c.Supply():
            yield from (f"room:{room}" for room in command.rooms)
        case c.PlaceCube():
            yield f"room:{command.room}"
        case c.ChooseVictim():
            yield f"panel:{command.victim}"
        case c.StakeClaim():
            secrets = view.players[command.seat].secrets or ()
            yield from (f"secret:{place}" for place, claim in enumerate(secrets) if claim == command.claim)
            yield f"poster:{command.claim}"


def together(events: Sequence[Event]) -> Iterator[Event]:
    """A turn's events with all cubes that were bought in it as one purchase, at the place of the first."""
    bought = [event for event in events if isinstance(event, e.Supplied)]
    for event in events:
        if not isinstance(event, e.Supplied):
            yield event
        elif event is bought[0]:
            cubes = tuple(number for each in bought for number in each.cubes)
            yield e.Supplied(event.seat, (), cubes, sum(each.price for each in bought))
