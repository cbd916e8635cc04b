"""The turn: the tables of commands, events, automatic steps, and the options at each pending point."""

from collections.abc import Callable, Mapping
from typing import Any

from raccoon.engine.events import Event, Option
from raccoon.engine.rules import Rules, at_points, by_pending, handlers
from raccoon.games.raccoon_tycoon.actions import (
    auction,
    bonus,
    build,
    end_turn,
    produce,
    sell,
    start_tokens,
    storage,
    town,
    trading_floor,
)
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitSecondPurchase,
    AwaitSecondSale,
    Over,
    TurnDone,
)
from raccoon.games.raccoon_tycoon.state import State

ACTIONS = (
    auction,
    bonus,
    build,
    end_turn,
    produce,
    sell,
    start_tokens,
    storage,
    town,
    trading_floor,
)
"""The modules of the rules; each holds the handlers of its commands and events."""

FOLLOWS = at_points("follows", *ACTIONS)
DECIDE, EVOLVE = handlers("decide", *ACTIONS), handlers("evolve", *ACTIONS)


def _action_options(state: State, pending: AwaitAction) -> tuple[Option, ...]:
    seat = pending.seat
    found: list[Option] = [produce.options(state, seat)]
    for option in (sell.options(state, seat), auction.options(state, seat), town.options(state, seat)):
        if option is not None:
            found.append(option)
    found.extend(build.options(state, seat))
    if pending.may_end:
        found.append(end_turn.EndTurnOption(seat))
    return tuple(found)


def _second_sale_options(state: State, pending: AwaitSecondSale) -> tuple[Option, ...]:
    sale = sell.options(state, pending.seat, pending.sold)
    ending = end_turn.EndTurnOption(pending.seat)
    return (sale, ending) if sale else (ending,)


def _second_purchase_options(state: State, pending: AwaitSecondPurchase) -> tuple[Option, ...]:
    return (*build.options(state, pending.seat), end_turn.EndTurnOption(pending.seat))


def _done_options(state: State, pending: TurnDone) -> tuple[Option, ...]:
    return (end_turn.EndTurnOption(pending.seat),)


OPTIONS: dict[type, Callable[[State, Any], tuple[Option, ...]]] = at_points("options", *ACTIONS) | {
    AwaitAction: _action_options,
    AwaitSecondSale: _second_sale_options,
    AwaitSecondPurchase: _second_purchase_options,
    TurnDone: _done_options,
}


def to_act(state: State) -> tuple[int, ...]:
    """Return the one seat that the game waits for; none when it is over."""
    pending = state.pending
    return () if type(pending) is Over else (pending.seat,)


def options(state: State, seat: int) -> tuple[Option, ...]:
    """Return all options of the seat; empty when the game waits for another."""
    pending = state.pending
    if pending.seat != seat or type(pending) is Over:
        return ()
    found = OPTIONS[type(pending)](state, pending)
    if state.options.sudden_death and end_turn.may_declare(state, seat):
        found = (*found, end_turn.DeclareVictoryOption(seat))
    return found


def rules(changes: Mapping[type[Event], Callable[[State, Any], State]]) -> Rules[State]:
    """Return the rules of the turn with these reducers, by the class of event."""
    return Rules(to_act, DECIDE, by_pending(FOLLOWS), changes)


RULES = rules(EVOLVE)
decide, evolve = RULES.decide, RULES.evolve
