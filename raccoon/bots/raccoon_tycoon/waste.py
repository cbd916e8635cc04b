"""Productions that waste: they throw tokens away, and what is kept would sell for no more than before."""

from operator import mul

from raccoon.bots.raccoon_tycoon.one_ply import OnePly, Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions import produce
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.storage import overflow
from raccoon.games.raccoon_tycoon.pending import AwaitTokens
from raccoon.games.raccoon_tycoon.state import State

PATIENCE = 2
"""After so many turns in a row in which a seat threw tokens away it throws none away while it can sell."""


def thrifty(
    one_ply: OnePly, state: State, found: list[Weighed], wasted: int, chance: Chance
) -> list[Weighed]:
    """The moves without productions that waste, or all of them where there is nothing to sell.

    `wasted` is in how many turns in a row the seat has thrown tokens away.
    """
    if not any(isinstance(command, Sell) for _, command in found):
        return found
    return [weighed for weighed in found if not _wastes(one_ply, state, weighed[1], wasted, chance)]


def _wastes(one_ply: OnePly, state: State, command: Command, wasted: int, chance: Chance) -> bool:
    seat = state.pending.seat
    if not isinstance(command, Produce) or not _overflows(state, AwaitTokens(seat, command.card)):
        return False
    after = one_ply.carry_on(turn.decide(state, command, chance).state, seat, chance)
    return wasted >= PATIENCE or _dollars(after, seat) <= _dollars(state, seat)


def _overflows(state: State, production: AwaitTokens) -> bool:
    option = produce.token_options(state, production)[0]
    return overflow(state.players[production.seat]) + option.count > 0


def _dollars(state: State, seat: int) -> int:
    """The dollars that all the seat's tokens would fetch at today's prices."""
    return sum(map(mul, state.players[seat].tokens, state.prices))
