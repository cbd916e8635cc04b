"""Groups of seats, and the influence or protection that an event gives to them."""

from msgspec.structs import replace

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_rampage.catalogue import ROLES
from raccoon.games.raccoon_rampage.in_force import in_group
from raccoon.games.raccoon_rampage.state import Player, State, clockwise


def group(state: State, name: str) -> tuple[int, ...]:
    """Return the seats of "agencies", "lobbyists" or "all", clockwise from the active one."""
    seats = clockwise(state.turn, len(state.players))
    return tuple(seat for seat in seats if in_group(state.players[seat].role, name))


def influence_gains(players: tuple[Player, ...], seats: tuple[int, ...], n: int) -> Counts:
    """Return the rise of each seat's influence: `n` for these seats, limited by the track (RR15)."""
    raised = [0] * len(players)
    for seat in seats:
        raised[seat] = min(n, ROLES[players[seat].role].highest_influence - players[seat].influence)
    return tuple(raised)


def with_gains(players: tuple[Player, ...], what: str, amounts: Counts) -> tuple[Player, ...]:
    """Return the players with these amounts of "influence" or "protection" added."""
    return tuple(
        replace(player, **{what: getattr(player, what) + n}) if n else player
        for player, n in zip(players, amounts, strict=True)
    )
