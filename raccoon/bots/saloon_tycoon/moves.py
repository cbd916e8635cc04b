"""The commands worth a look: of purchases whole rooms and pairs of rooms, of all else everything."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations

from raccoon.engine.events import Command, Option
from raccoon.games.saloon_tycoon.actions.supply import Supply, SupplyOption
from raccoon.games.saloon_tycoon.state import State


def commands(state: State, options: Iterable[Option]) -> list[Command]:
    """The shortlist of all options; in its last turn nobody buys cubes that complete nothing."""
    found = [command for option in options for command in _candidates(option)]
    if state.final_turn or not state.pile:
        return [command for command in found if not (isinstance(command, Supply) and _begins(state, command))]
    return found


def _candidates(option: Option) -> Iterator[Command]:
    """The shortlist of an option."""
    return _purchases(option) if isinstance(option, SupplyOption) else option.commands()


def _begins(state: State, command: Supply) -> bool:
    """Whether the purchase leaves a room unfinished that it has cubes for."""
    rooms = state.players[command.seat].rooms
    return any(cubes < rooms[room].spaces for room, cubes in zip(command.rooms, command.cubes, strict=True))


def _purchases(option: SupplyOption) -> Iterator[Command]:
    """Any number of cubes for one room, and two rooms at once that are both completed.

    Whoever is about to pass five cubes pays less for one large purchase (SR19), so there is one that fills
    as many rooms as there is gold for, the cheapest first.
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
    """Rooms filled one after the other until the cubes run out."""
    found = []
    for room, space in spaces:
        cubes = min(space, most)
        if cubes:
            found.append((room, cubes))
            most -= cubes
    return found
