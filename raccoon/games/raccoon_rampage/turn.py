"""The game's course: which rule answers which command, what follows by itself, which option stands where."""

from collections.abc import Callable
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event, Option
from raccoon.engine.rules import Rules, by_class, by_pending
from raccoon.games.raccoon_rampage.cards import (
    accelerate,
    amend,
    extra_votes,
    fill,
    late_votes,
    move_votes,
    redraw,
    regain,
    retag,
    rewrite,
    swap,
    turn_up,
    verdict,
)
from raccoon.games.raccoon_rampage.cards.kinds import plays
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

DECIDE = by_class(
    opening.decide_contribute,
    opening.decide_draft,
    forced_discard.decide,
    windows.decide_pass,
    evaluation.decide_majority,
    effects.decide,
    spread.decide_cancel,
    spread.decide_end,
    place.decide_place,
    place.decide_search,
    main.decide_vote,
    main.decide_end,
    wishes.decide,
    turn_end.decide_toss,
    turn_end.decide_keep,
    extra_votes.decide,
    move_votes.decide,
    move_votes.decide_move,
    move_votes.decide_stop,
    regain.decide,
    rewrite.decide,
    redraw.decide,
    redraw.decide_put_back,
    redraw.decide_stop,
    verdict.decide,
    amend.decide,
    accelerate.decide,
    late_votes.decide,
    fill.decide,
    retag.decide,
    swap.decide,
    turn_up.decide,
)


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

EVOLVE = by_class(
    opening.evolve_contributed,
    opening.evolve_opened,
    opening.evolve_drafted,
    opening.evolve_leftover,
    storyline.evolve_turned_up,
    storyline.evolve_grey,
    storyline.evolve_came,
    storyline.evolve_gained,
    forced_discard.evolve_demanded,
    forced_discard.evolve_chosen,
    forced_discard.evolve_shown,
    completion.evolve,
    storyline.evolve_began,
    windows.evolve_passed,
    windows.evolve_moved,
    evaluation.evolve_verdict,
    evaluation.evolve_majority,
    evaluation.evolve_left,
    effects.evolve_die,
    effects.evolve_hunter_dice,
    effects.evolve_protection,
    effects.evolve_influence,
    effects.evolve_removed,
    effects.evolve_lost,
    effects.evolve_named,
    effects.evolve_card,
    spread.evolve_shuffled,
    spread.evolve_dealt,
    spread.evolve_cancelled,
    spread.evolve_ended,
    spread.evolve_turned_up,
    place.evolve_placed,
    place.evolve_none_shown,
    place.evolve_found,
    main.evolve_vote,
    main.evolve_ended,
    wishes.evolve,
    wishes.evolve_settled,
    turn_end.evolve_tossed,
    turn_end.evolve_kept,
    turn_end.evolve_shuffled,
    turn_end.evolve_drawn,
    turn_end.evolve_ended,
    extra_votes.evolve,
    move_votes.evolve,
    move_votes.evolve_moved,
    move_votes.evolve_stopped,
    regain.evolve,
    rewrite.evolve,
    redraw.evolve,
    redraw.evolve_put_back,
    redraw.evolve_stopped,
    verdict.evolve,
    amend.evolve,
    accelerate.evolve,
    late_votes.evolve,
    fill.evolve,
    retag.evolve,
    swap.evolve,
    turn_up.evolve,
    final.evolve_began,
    final.evolve_called,
    final.evolve_ended,
)


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
