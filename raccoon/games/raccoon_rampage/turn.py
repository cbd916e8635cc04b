"""The game's course: which rule answers which command, what follows by itself, which option stands where."""

from collections.abc import Callable
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event, Option
from raccoon.engine.rules import Rules, by_pending, handlers
from raccoon.games.raccoon_rampage.cards import move_votes, redraw
from raccoon.games.raccoon_rampage.cards.kinds import KINDS, plays
from raccoon.games.raccoon_rampage.pending import (
    AwaitContributions,
    AwaitDraft,
    AwaitEvaluation,
    AwaitForcedDiscard,
    AwaitLastCall,
    AwaitMain,
    AwaitMajority,
    AwaitMoves,
    AwaitOpening,
    AwaitPlace,
    AwaitProtection,
    AwaitRedraw,
    AwaitToss,
    AwaitVotes,
    Counting,
    Draw,
    Effects,
    Failing,
    FinalStart,
    NextFinal,
    NextRound,
    TurnDone,
    TurnStart,
)
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
"""The modules of the phases; each brings the handlers of its commands and events."""


def _completion(state: State, pending: object, chance: Chance) -> Event | None:
    """A vote may have filled an event."""
    return completion.completion(state)


FOLLOWS: dict[type, Callable[[State, Any, Chance], Event | None]] = {
    AwaitContributions: opening.open_pool,
    AwaitDraft: opening.shuffle_leftover,
    NextRound: storyline.turn_up,
    TurnStart: storyline.begin_turn,
    AwaitForcedDiscard: forced_discard.show,
    AwaitLastCall: windows.after_last_call,
    AwaitEvaluation: evaluation.verdict,
    AwaitMajority: evaluation.sole_majority,
    Effects: effects.work,
    Failing: spread.deal,
    AwaitProtection: spread.turn_up,
    AwaitPlace: place.search,
    AwaitMain: _completion,
    AwaitVotes: _completion,
    AwaitMoves: _completion,
    Draw: turn_end.draw,
    TurnDone: turn_end.finish,
    FinalStart: final.begin,
    NextFinal: final.go_on,
    Counting: final.count,
}
"""The event that follows by itself at a pending point; None where somebody has to choose."""

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
    AwaitContributions: opening.contribute_options,
    AwaitDraft: opening.draft_options,
    AwaitOpening: place.options,
    AwaitForcedDiscard: forced_discard.options,
    AwaitLastCall: _window_options,
    AwaitEvaluation: _window_options,
    AwaitMajority: evaluation.majority_options,
    Effects: effects.options,
    AwaitProtection: spread.options,
    AwaitPlace: place.options,
    AwaitMain: _main_options,
    AwaitVotes: main.votes_options,
    AwaitMoves: move_votes.move_options,
    AwaitRedraw: redraw.redraw_options,
    AwaitToss: turn_end.options,
}


def to_act(state: State) -> tuple[int, ...]:
    """The seats the game waits for, clockwise from the active one; they answer in any order."""
    return state.pending.asked


def options(state: State, seat: int) -> tuple[Option, ...]:
    """Everything the seat may do now; empty when it is not asked, or has answered."""
    pending = state.pending
    return OPTIONS[type(pending)](state, pending, seat) if seat in pending.asked else ()


RULES: Rules[State] = Rules(to_act, DECIDE, by_pending(FOLLOWS), EVOLVE)
decide, evolve = RULES.decide, RULES.evolve
