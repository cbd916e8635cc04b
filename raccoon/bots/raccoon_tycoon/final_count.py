"""The final count between two: moves that bring the end, or lie in the last round, and what follows."""

from collections.abc import Callable, Sequence

from raccoon.bots.raccoon_tycoon.evaluation import settled, won
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions.auction import OpenAuction
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.pending import AwaitBid, Over
from raccoon.games.raccoon_tycoon.state import State

LIKELY = 12
"""So many moves of a final round are counted out."""
MOST_MOVES = 40
"""In a final round nobody has more moves than all these."""
PURCHASES = (BuyTown, BuyBuilding)
"""The moves besides auctions that may bring the end."""


def brings_end(state: State, command: Command, chance: Chance) -> bool:
    """Whether between two the final round begins with this move, if nobody outbids it."""
    if state.final_round or len(state.players) > 2:
        return False
    if isinstance(command, OpenAuction):
        return won(state, command.seat, command.railroad, command.bid).final_round
    if isinstance(state.pending, AwaitBid):
        return settled(state).final_round
    return isinstance(command, PURCHASES) and turn.decide(state, command, chance).state.final_round


def counted(
    state: State, found: Sequence[tuple[float, Command]], chance: Chance, count: Callable[[Command], float]
) -> list[tuple[float, Command]]:
    """The moves, best first: those that bring the end are worth what is counted then; in the final round only
    the likely ones are left, all by the count. Among more than two they are worth what they were.
    """
    last = state.final_round and len(state.players) == 2
    weighed = [
        (count(command) if last or brings_end(state, command, chance) else value, command)
        for value, command in (found[:LIKELY] if last else found)
    ]
    return sorted(weighed, key=lambda one: -one[0])


def played_out(
    state: State, command: Command, chance: Chance, hurried: Callable[[State, Chance], Command]
) -> State:
    """The state after the move and the final round that follows, in which everybody moves as `hurried`."""
    after: State = turn.decide(state, command, chance).state
    for _ in range(MOST_MOVES):
        if type(after.pending) is Over or not (after.final_round or isinstance(after.pending, AwaitBid)):
            break
        after = turn.decide(after, hurried(after, chance), chance).state
    return after
