"""The final round between two players: playing it out for moves that trigger or belong to it."""

from collections.abc import Callable, Sequence

from raccoon.bots.raccoon_tycoon.evaluation import after_auction, after_win
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions.auction import OpenAuction
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.pending import AwaitBid, Over
from raccoon.games.raccoon_tycoon.state import State

LIKELY = 12
"""The number of moves that are played out in a final round."""
MOST_MOVES = 40
"""The limit of moves in a final round that is played out."""
PURCHASES = (BuyTown, BuyBuilding)
"""The moves besides auctions that may trigger the end."""


def triggers_end(state: State, command: Command, chance: Chance) -> bool:
    """Return whether between two players this move, if not outbid, triggers the final round."""
    if state.final_round or len(state.players) > 2:
        return False
    if isinstance(command, OpenAuction):
        return after_win(state, command.seat, command.railroad, command.bid).final_round
    if isinstance(state.pending, AwaitBid):
        return after_auction(state).final_round
    return isinstance(command, PURCHASES) and turn.decide(state, command, chance).state.final_round


def by_final_round(
    state: State, found: Sequence[tuple[float, Command]], chance: Chance, count: Callable[[Command], float]
) -> list[tuple[float, Command]]:
    """Return the moves, best first, with those that trigger the final round valued by `count`.

    In the final round between two players all are, and only the likely moves are left. Among more than two
    players no value changes.
    """
    last = state.final_round and len(state.players) == 2
    weighed = [
        (count(command) if last or triggers_end(state, command, chance) else value, command)
        for value, command in (found[:LIKELY] if last else found)
    ]
    return sorted(weighed, key=lambda one: -one[0])


def play_out(
    state: State, command: Command, chance: Chance, hurried: Callable[[State, Chance], Command]
) -> State:
    """Return the state after the move and the rest of the final round, in which all play by `hurried`."""
    after: State = turn.decide(state, command, chance).state
    for _ in range(MOST_MOVES):
        if type(after.pending) is Over or not (after.final_round or isinstance(after.pending, AwaitBid)):
            break
        after = turn.decide(after, hurried(after, chance), chance).state
    return after
