"""Random play, for law tests, measurements and search."""

from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.game import Game


def next_seat(seats: tuple[int, ...], chance: Chance) -> int:
    """Pick which of the awaited seats answers first; draws a random number only where there are several."""
    return chance.pick(seats) if len(seats) > 1 else seats[0]


def play_out(game: Game, state: Any, chance: Chance, most_moves: int = 100_000) -> tuple[Any, int]:
    """Play random commands to the end, each option equally likely.

    Returns the last state and the number of commands; stops after `most_moves`, because nothing else
    guarantees an end.
    """
    to_act, options, decide, pick = game.to_act, game.options, game.decide, chance.pick
    moves = 0
    while moves < most_moves and (seats := to_act(state)):
        found = options(state, next_seat(seats, chance))
        state = decide(state, pick(found).draw(chance), chance).state
        moves += 1
    return state, moves
