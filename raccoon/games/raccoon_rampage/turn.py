"""The turn: the tables of commands, events, automatic steps, and the options at each pending point."""

from collections.abc import Callable
from typing import Any

from raccoon.engine.events import Option
from raccoon.engine.rules import Rules, at_points, by_pending, handlers
from raccoon.games.raccoon_rampage.cards.kinds import KINDS, plays
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall, AwaitMain
from raccoon.games.raccoon_rampage.phases import (
    completion,
    effects,
    evaluation,
    final,
    forced_discard,
    main,
    opening,
    place,
    spread,
    storyline,
    turn_end,
    windows,
    wishes,
)
from raccoon.games.raccoon_rampage.state import State

PHASES = (
    completion,
    effects,
    evaluation,
    final,
    forced_discard,
    main,
    opening,
    place,
    spread,
    storyline,
    turn_end,
    windows,
    wishes,
)
"""The modules of the phases; each holds the handlers of its commands and events."""

FOLLOWS = at_points("follows", *PHASES)
DECIDE, EVOLVE = handlers("decide", *PHASES, *KINDS), handlers("evolve", *PHASES, *KINDS)


def _window_options(state: State, pending: object, seat: int) -> tuple[Option, ...]:
    return (*plays(state, seat), *wishes.options(state, seat), windows.PassOption(seat))


def _main_options(state: State, pending: AwaitMain, seat: int) -> tuple[Option, ...]:
    return (
        *main.main_options(state, pending, seat),
        *plays(state, seat),
        *wishes.options(state, seat),
    )


OPTIONS: dict[type, Callable[[State, Any, int], tuple[Option, ...]]] = {
    **at_points("options", *PHASES, *KINDS),
    AwaitLastCall: _window_options,
    AwaitEvaluation: _window_options,
    AwaitMain: _main_options,
}


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats that the game waits for, clockwise from the active one; they answer in any order."""
    return state.pending.asked


def options(state: State, seat: int) -> tuple[Option, ...]:
    """Return all options of the seat; empty when it is not asked, or has answered."""
    pending = state.pending
    return OPTIONS[type(pending)](state, pending, seat) if seat in pending.asked else ()


RULES: Rules[State] = Rules(to_act, DECIDE, by_pending(FOLLOWS), EVOLVE)
decide, evolve = RULES.decide, RULES.evolve
