"""Finishing a tile: its points, on floor 3 a roof, then its bonus, once in the game (SR21, SR22)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced
from raccoon.engine.events import Event, SeatEvent
from raccoon.games.saloon_tycoon.catalogue import ROOFS, TILES, TOP_FLOOR
from raccoon.games.saloon_tycoon.effects import BONUSES
from raccoon.games.saloon_tycoon.pending import FinishRoom, LayRoof
from raccoon.games.saloon_tycoon.state import State, advance, with_player


class RoomFinished(SeatEvent, frozen=True):
    """All cube spaces of the room are filled: it gave these points."""

    room: int
    points: int


class RoofLaid(SeatEvent, frozen=True):
    """A roof was laid on the room: it gave these points and raised the income level by 1."""

    room: int
    points: int


def finish(state: State, pending: FinishRoom, chance: Chance) -> Event:
    """Score the points of the finished room."""
    room = state.players[state.turn].rooms[pending.room]
    return RoomFinished(state.turn, pending.room, TILES[room.tile].finish_points)


def lay_roof(state: State, pending: LayRoof, chance: Chance) -> Event:
    """Lay a roof of the room's size: compulsory and free (SR22)."""
    room = state.players[state.turn].rooms[pending.room]
    return RoofLaid(state.turn, pending.room, ROOFS[TILES[room.tile].size].finish_points)


def evolve_finished(state: State, event: RoomFinished) -> State:
    """Add the points; next come the roof, if the room is on floor 3, and the bonus."""
    player = state.players[event.seat]
    room = player.rooms[event.room]
    points = replace(player.points, tiles=player.points.tiles + event.points)
    roof = (LayRoof(event.room),) if room.floor == TOP_FLOOR else ()
    return replace(
        state,
        players=with_player(state, event.seat, replace(player, points=points)),
        agenda=advance(state, *BONUSES[room.tile], *roof),
    )


def evolve_roof(state: State, event: RoofLaid) -> State:
    """Put the roof on the room and add its points."""
    player = state.players[event.seat]
    rooms = replaced(player.rooms, event.room, replace(player.rooms[event.room], roof=True))
    points = replace(player.points, roofs=player.points.roofs + event.points)
    player = replace(player, rooms=rooms, points=points)
    return replace(state, players=with_player(state, event.seat, player), agenda=advance(state))
