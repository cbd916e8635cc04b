"""Which rooms an event is about: it tells them by their numbers, the house knows their names."""

from __future__ import annotations

from functools import singledispatch

from raccoon.app.text import Say
from raccoon.app.wording import listed
from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon import events as e
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.holdings import tile_name


@singledispatch
def told(event: Event, after: View, say: Say) -> str:
    """The rooms, told after the sentence of an event; "" for one about none."""
    return ""


@told.register
def _supplied(event: e.Supplied, after: View, say: Say) -> str:
    return _where(event.seat, event.rooms, after, say)


@told.register
def _placed(event: e.CubePlaced, after: View, say: Say) -> str:
    return _where(event.seat, (event.room,), after, say)


@told.register
def _finished(event: e.RoomFinished, after: View, say: Say) -> str:
    return say("saloon.event.lit", tile=_name(event.seat, event.room, after, say))


def _where(seat: int, rooms: tuple[int, ...], after: View, say: Say) -> str:
    names = [_name(seat, room, after, say) for room in rooms]
    return say("saloon.event.to", rooms=listed(names, say))


def _name(seat: int, room: int, after: View, say: Say) -> str:
    return say(tile_name(after.players[seat].rooms[room].tile, after))
