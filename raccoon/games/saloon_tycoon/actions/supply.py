"""Free action Supply: buy and place cubes in one purchase (SR19); and the placing of free cubes (SR23).

Every cube comes from the pile, then from the reserve behind it, which is never exhausted.
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced
from raccoon.engine.events import Command, Event, FieldOption, Option, Refusal, SeatEvent
from raccoon.games.saloon_tycoon.actions.decline import Skipped
from raccoon.games.saloon_tycoon.board import Rooms, open_rooms
from raccoon.games.saloon_tycoon.characters import burdens
from raccoon.games.saloon_tycoon.pending import Agenda, FinishRoom, PlaceCubes, Turn
from raccoon.games.saloon_tycoon.state import State, advance, with_player


class Supply(Command, frozen=True):
    """Buy `cubes[i]` cubes for own room `rooms[i]` (0: the Saloon); rooms finish in this order."""

    rooms: tuple[int, ...]
    cubes: tuple[int, ...]


class PlaceCube(Command, frozen=True):
    """Place a free cube on this own room."""

    room: int


class Supplied(SeatEvent, frozen=True):
    """The seat bought these cubes for `price` gold in all and placed them."""

    rooms: tuple[int, ...]
    cubes: tuple[int, ...]
    price: int


class CubePlaced(SeatEvent, frozen=True):
    """The seat placed a free cube on the room."""

    room: int


class SupplyOption(Option, frozen=True):
    """Buy 1 up to `most` cubes at `price` gold each, on `rooms` with so many open `spaces`."""

    rooms: tuple[int, ...]
    spaces: tuple[int, ...]
    most: int
    price: int
    command = Supply

    def allows(self, command: Supply) -> bool:
        if not len(command.rooms) == len(command.cubes) == len(set(command.rooms)) > 0:
            return False
        spaces = dict(zip(self.rooms, self.spaces, strict=True))
        fits = all(
            1 <= cubes <= spaces.get(room, 0)
            for room, cubes in zip(command.rooms, command.cubes, strict=True)
        )
        return fits and sum(command.cubes) <= self.most

    def draw(self, chance: Chance) -> Command:
        left = list(self.spaces)
        named: dict[int, int] = {}
        for _ in range(1 + chance.below(self.most)):
            index = chance.pick([index for index, spaces in enumerate(left) if spaces])
            left[index] -= 1
            named[self.rooms[index]] = named.get(self.rooms[index], 0) + 1
        return Supply(self.seat, tuple(named), tuple(named.values()))

    def commands(self) -> Iterator[Command]:
        for named in _purchases(tuple(zip(self.rooms, self.spaces, strict=True)), self.most):
            yield Supply(self.seat, *zip(*named, strict=True))


def _purchases(spaces: tuple[tuple[int, int], ...], most: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield every purchase as pairs of a room and its cubes, in every order of the rooms."""
    for index, (room, limit) in enumerate(spaces):
        others = spaces[:index] + spaces[index + 1 :]
        for cubes in range(1, min(limit, most) + 1):
            yield ((room, cubes),)
            for rest in _purchases(others, most - cubes):
                yield ((room, cubes), *rest)


class PlaceCubeOption(FieldOption, frozen=True):
    """Place a free cube on one of these rooms; `count` are to be placed in all."""

    rooms: tuple[int, ...]
    count: int
    command = PlaceCube


def option(state: State, seat: int) -> SupplyOption | None:
    """Return the purchases of the seat; None without gold for one cube or an open space."""
    player = state.players[seat]
    price = burdens(player.characters).cube_price
    affordable = player.gold // price
    if not affordable:
        return None
    rooms = open_rooms(player.rooms)
    if not rooms:
        return None
    spaces = tuple([player.rooms[room].spaces for room in rooms])
    return SupplyOption(seat, rooms, spaces, min(affordable, sum(spaces)), price)


def place_options(state: State, pending: PlaceCubes) -> tuple[Option, ...]:
    """Return placing a cube on any own room with an open space."""
    rooms = open_rooms(state.players[state.turn].rooms)
    return (PlaceCubeOption(state.turn, rooms, pending.count),)


def _check_rooms(rooms: Rooms, command: Supply) -> None:
    """Refuse a purchase that names a room twice, or more cubes than a room has spaces."""
    if not len(command.rooms) == len(command.cubes) == len(set(command.rooms)) > 0:
        raise Refusal("supply_rooms")
    for room, cubes in zip(command.rooms, command.cubes, strict=True):
        if not 0 <= room < len(rooms):
            raise Refusal("no_such_room", room=room)
        if not 1 <= cubes <= rooms[room].spaces:
            raise Refusal("supply_spaces", tile=rooms[room].tile, spaces=rooms[room].spaces)


def decide(state: State, command: Supply, pending: Turn) -> Event:
    """Buy the cubes, all at one price; refuse one without a space, or too little gold (SR19)."""
    player = state.players[command.seat]
    _check_rooms(player.rooms, command)
    price = sum(command.cubes) * burdens(player.characters).cube_price
    if price > player.gold:
        raise Refusal("not_enough_gold", need=price, have=player.gold)
    return Supplied(command.seat, command.rooms, command.cubes, price)


def decide_place(state: State, command: PlaceCube, pending: PlaceCubes) -> Event:
    """Place the cube; refuse a room without an open space."""
    if command.room not in open_rooms(state.players[command.seat].rooms):
        raise Refusal("no_open_space", room=command.room)
    return CubePlaced(command.seat, command.room)


def place(state: State, pending: PlaceCubes, chance: Chance) -> Event | None:
    """Skip the cubes without an open space, place on the only room; with several the player chooses."""
    rooms = open_rooms(state.players[state.turn].rooms)
    if not rooms:
        return Skipped(state.turn, "cubes")
    return CubePlaced(state.turn, rooms[0]) if len(rooms) == 1 else None


def _filled(rooms: Rooms, additions: Iterable[tuple[int, int]]) -> tuple[Rooms, Agenda]:
    """Return the rooms with the cubes added, and the agenda that finishes those completed, the next last."""
    completed = []
    for number, cubes in additions:
        room = rooms[number]
        room = replace(room, cubes=room.cubes + cubes)
        rooms = replaced(rooms, number, room)
        if room.finished:
            completed.append(FinishRoom(number))
    return rooms, tuple(reversed(completed))


def evolve(state: State, event: Supplied) -> State:
    """Pay, place all cubes, then put the rooms completed on the agenda (SR21)."""
    player = state.players[event.seat]
    rooms, finishing = _filled(player.rooms, zip(event.rooms, event.cubes, strict=True))
    player = replace(player, gold=player.gold - event.price, rooms=rooms)
    return replace(
        state,
        players=with_player(state, event.seat, player),
        pile=max(0, state.pile - sum(event.cubes)),
        agenda=state.agenda + finishing,
    )


def evolve_placed(state: State, event: CubePlaced, pending: PlaceCubes) -> State:
    """Place the cube; a room so completed is finished before the next cube is placed (SR23)."""
    player = state.players[event.seat]
    rooms, finishing = _filled(player.rooms, ((event.room, 1),))
    left = (PlaceCubes(pending.count - 1),) if pending.count > 1 else ()
    return replace(
        state,
        players=with_player(state, event.seat, replace(player, rooms=rooms)),
        pile=max(0, state.pile - 1),
        agenda=advance(state, *left, *finishing),
    )
