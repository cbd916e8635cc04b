"""The moves worth weighing: of purchases those for one room or completing several, of other options all."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations

from raccoon.engine.events import Command, Option
from raccoon.games.saloon_tycoon.actions.supply import Supply, SupplyOption
from raccoon.games.saloon_tycoon.state import State


def commands(state: State, options: Iterable[Option]) -> list[Command]:
    """Return the moves worth weighing; in last turns without purchases that leave a room unfinished."""
    found = [command for option in options for command in _candidates(option)]
    if state.final_turn or not state.pile:
        return [command for command in found if not (isinstance(command, Supply) and _begins(state, command))]
    return found


def _candidates(option: Option) -> Iterator[Command]:
    return _purchases(option) if isinstance(option, SupplyOption) else option.commands()


def _begins(state: State, command: Supply) -> bool:
    """Return whether the purchase leaves one of its rooms unfinished."""
    rooms = state.players[command.seat].rooms
    return any(cubes < rooms[room].spaces for room, cubes in zip(command.rooms, command.cubes, strict=True))


def _purchases(option: SupplyOption) -> Iterator[Command]:
    """Yield any number of cubes for one room, and two rooms that are both completed.

    As one large purchase is cheaper before the fifth cube (SR19), one more fills as many rooms as the gold
    allows, the cheapest first.
    """
    spaces = dict(zip(option.rooms, option.spaces, strict=True))
    for room, space in spaces.items():
        for cubes in range(1, min(space, option.most) + 1):
            yield Supply(option.seat, (room,), (cubes,))
    for pair in permutations(spaces, 2):
        filling = tuple(spaces[room] for room in pair)
        if sum(filling) <= option.most:
            yield Supply(option.seat, pair, filling)
    everything = _as_many(sorted(spaces.items(), key=lambda item: item[1]), option.most)
    if len(everything) > 1:
        yield Supply(option.seat, *zip(*everything, strict=True))


def _as_many(spaces: Sequence[tuple[int, int]], most: int) -> list[tuple[int, int]]:
    """Return the rooms with their cubes, filled one after the other until the cubes run out."""
    found = []
    for room, space in spaces:
        cubes = min(space, most)
        if cubes:
            found.append((room, cubes))
            most -= cubes
    return found
