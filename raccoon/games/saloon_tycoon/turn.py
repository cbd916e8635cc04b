"""The turn: the tables of commands, events, automatic steps, and the options at each pending point."""

from collections.abc import Callable, Mapping
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event, Option
from raccoon.engine.rules import Rules, at_points, by_pending, handlers
from raccoon.games.saloon_tycoon.actions import (
    arrivals,
    build,
    decline,
    draw,
    earn,
    end_turn,
    finish,
    gains,
    income,
    move,
    play,
    secrets,
    stake,
    steal,
    supply,
)
from raccoon.games.saloon_tycoon.pending import ChooseSecrets, GrantedAction, Over, Turn
from raccoon.games.saloon_tycoon.state import State

ACTIONS = (
    arrivals,
    build,
    decline,
    draw,
    earn,
    end_turn,
    finish,
    gains,
    income,
    move,
    play,
    secrets,
    stake,
    steal,
    supply,
)
"""The modules of the rules; each holds the handlers of its commands and events."""

Follows = Callable[[State, Any, Chance], Event | None]
"""The automatic event at a pending point; None where a seat has to choose."""

FOLLOWS: dict[type, Follows] = at_points("follows", *ACTIONS)
DECIDE, EVOLVE = handlers("decide", *ACTIONS), handlers("evolve", *ACTIONS)


def _present(*found: Option | None) -> tuple[Option, ...]:
    return tuple([option for option in found if option is not None])


def _actions(state: State, seat: int, may_play: bool) -> tuple[Option, ...]:
    """Return the Tycoon actions; Earn and Draw are always possible."""
    return _present(
        earn.EarnOption(seat),
        draw.DrawOption(seat),
        play.option(state, seat) if may_play else None,
        build.option(state, seat),
        move.bribe_option(state, seat),
    )


def _turn_options(state: State, pending: Turn) -> tuple[Option, ...]:
    seat = state.turn
    actions = () if pending.action_used else _actions(state, seat, may_play=True)
    free = _present(supply.option(state, seat), stake.option(state, seat))
    return (*actions, *free, end_turn.EndTurnOption(seat))


def _granted_actions(state: State, pending: GrantedAction) -> tuple[Option, ...]:
    return _actions(state, state.turn, pending.may_play)


OPTIONS: dict[type, Callable[[State, Any], tuple[Option, ...]]] = at_points("options", *ACTIONS) | {
    Turn: _turn_options,
    GrantedAction: _granted_actions,
}


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats that the game waits for: those choosing secret claims, then the active one."""
    pending = state.agenda[-1]
    if isinstance(pending, ChooseSecrets):
        return pending.seats
    return () if type(pending) is Over else (state.turn,)


def options(state: State, seat: int) -> tuple[Option, ...]:
    """Return all options of the seat; empty when the game waits for another."""
    if seat not in to_act(state):
        return ()
    pending = state.agenda[-1]
    if isinstance(pending, ChooseSecrets):
        return secrets.options(state, pending, seat)
    return OPTIONS[type(pending)](state, pending)


def rules(following: Mapping[type, Follows]) -> Rules[State]:
    """Return the rules with these automatic steps; the arrival of an outlaw precedes them all (SR26)."""
    follows = by_pending(following)
    return Rules(
        to_act, DECIDE, lambda state, chance: arrivals.outlaw_due(state) or follows(state, chance), EVOLVE
    )


RULES = rules(FOLLOWS)
decide, evolve = RULES.decide, RULES.evolve
