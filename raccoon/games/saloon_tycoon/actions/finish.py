"""Finishing a tile: points, on floor 3 a roof, then its bonus, once in the game (SR21, SR22)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced
from raccoon.engine.events import Event, SeatEvent
from raccoon.games.saloon_tycoon.catalogue import ROOFS, TILES, TOP_FLOOR
from raccoon.games.saloon_tycoon.effects import BONUSES
from raccoon.games.saloon_tycoon.pending import FinishRoom, LayRoof
from raccoon.games.saloon_tycoon.state import State, done, with_player


class RoomFinished(SeatEvent, frozen=True):
    """All spaces of the room are filled: it gave these points."""

    room: int
    points: int


class RoofLaid(SeatEvent, frozen=True):
    """A roof of the room's size lies on it: it gave these points, and the income level is 1 higher."""

    room: int
    points: int


def finish(state: State, pending: FinishRoom, chance: Chance) -> Event:
    """Points first."""
    room = state.players[state.turn].rooms[pending.room]
    return RoomFinished(state.turn, pending.room, TILES[room.tile].finish_points)


def lay_roof(state: State, pending: LayRoof, chance: Chance) -> Event:
    """Not optional, and free."""
    room = state.players[state.turn].rooms[pending.room]
    return RoofLaid(state.turn, pending.room, ROOFS[TILES[room.tile].size].finish_points)


def evolve_finished(state: State, event: RoomFinished) -> State:
    """Its roof, if it stands on floor 3, and then its bonus are due."""
    player = state.players[event.seat]
    room = player.rooms[event.room]
    points = replace(player.points, tiles=player.points.tiles + event.points)
    roof = (LayRoof(event.room),) if room.floor == TOP_FLOOR else ()
    return replace(
        state,
        players=with_player(state, event.seat, replace(player, points=points)),
        agenda=done(state, *BONUSES[room.tile], *roof),
    )


def evolve_roof(state: State, event: RoofLaid) -> State:
    """A roof is a tile for the income level, and nothing else."""
    player = state.players[event.seat]
    rooms = replaced(player.rooms, event.room, replace(player.rooms[event.room], roof=True))
    points = replace(player.points, roofs=player.points.roofs + event.points)
    player = replace(player, rooms=rooms, points=points)
    return replace(state, players=with_player(state, event.seat, player), agenda=done(state))
