"""Tables to lay out and to draw: played by bots, or as crowded as the rules allow."""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.app.text import Catalogue
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import TOWNS, railroads_in_play
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from raccoon.games.raccoon_tycoon.state import State, TableOptions

CRAMPED = (
    "Lumber/Wheat Trading Firm",
    "Coal/Iron Trading Firm",
    "Goods/Luxury Trading Firm",
    "Warehouse",
    "Warehouse",
    "Construction Company",
    "Governor's Mansion",
    "Black Market",
    "Mayor's Office",
    "Trading Floor",
    "Water Mill",
    "Cottage Industry",
)
"""Twelve buildings, those with the longest names among them; room for 28 tokens, five cards."""


def seats(count: int) -> tuple[Seat, ...]:
    """A person and bots, one with a long name."""
    names = ("Clara", "Wilhelmina", "Bartholomew", "Otis", "Vixen")
    bots = ("person", "random", "greedy", "random", "greedy")
    return tuple(Seat(names[n], bots[n], COLOURS[n], EMBLEMS[n]) for n in range(count))


@cache
def say() -> Callable[..., str]:
    """The English sentences."""
    return Catalogue.load("en").say


def played(
    players: int, moves: int, seed: str = "table"
) -> tuple[State, tuple[Counts, ...], tuple[str, ...]]:
    """A state after some random moves, the prices after each turn, and a log."""
    state = GAME.start(GAME.setup(players, TableOptions(), Chance(seed)))
    bot = GAME_BOTS[GAME.name].make("random")
    prices, log = [state.prices], []
    for move in range(moves):
        acting = GAME.to_act(state)
        if not acting:
            break
        turn, seat = state.turn, next(iter(acting))
        command = bot.choose(GAME.view(state, seat), GAME.options(state, seat), Chance(f"{seed}/bot", move))
        state = GAME.decide(state, command, Chance(seed, move)).state
        log.append(f"<seat:{seat}> sold 3 <goods> for $33; its price falls from $11 to $8.")
        if state.turn != turn:
            prices.append(state.prices)
    return state, tuple(prices), tuple(log)


def crowded(players: int) -> State:
    """Seat 0 owns all it can hold, has a full warehouse and five cards; offers have run thin."""
    state = played(players, 12)[0]
    railroads, towns = railroads_in_play(players), tuple(TOWNS)
    most = replace(
        state.players[0],
        money=1234,
        hand=(1, 2, 3, 4, 5),
        tokens=(9, 8, 4, 3, 2, 2),
        railroads=railroads[:4] + railroads[4::3][:6],
        towns=towns[:8],
        buildings=CRAMPED,
    )
    others = tuple(
        replace(player, tokens=(1, 10, 0, 0, 1, 0), railroads=railroads[1::4], buildings=("Factory", "Bank"))
        for player in state.players[1:]
    )
    return replace(
        state,
        players=(most, *others),
        start_player=0,
        turn=0,
        pending=AwaitAction(0),
        railroad_offer=state.railroad_offer[:1],
        railroad_deck=(),
        town=None if players == 2 else "Bishop's Glen",
        building_offer=("Lumber/Wheat Trading Firm", "Construction Company", "Governor's Mansion"),
        building_stack=(),
    )
