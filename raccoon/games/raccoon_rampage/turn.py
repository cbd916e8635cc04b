"""The game's course: which rule answers which command, what follows by itself, which option stands where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Option
from raccoon.engine.rules import Rules, by_pending
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

DECIDE: dict[type[Command], Callable[[State, Any], Event]] = {
    opening.Contribute: opening.decide_contribute,
    opening.DraftPolicy: opening.decide_draft,
    forced_discard.GiveUp: forced_discard.decide,
    windows.Pass: windows.decide_pass,
    evaluation.NameMajority: evaluation.decide_majority,
    effects.NameArea: effects.decide,
    spread.CancelCard: spread.decide_cancel,
    spread.EndProtection: spread.decide_end,
    place.PlacePolicy: place.decide_place,
    place.SearchDeck: place.decide_search,
    main.Vote: main.decide_vote,
    main.EndMain: main.decide_end,
    wishes.Wish: wishes.decide,
    turn_end.Toss: turn_end.decide_toss,
    turn_end.KeepAll: turn_end.decide_keep,
    extra_votes.PlayExtraVotes: extra_votes.decide,
    move_votes.PlayMoveVotes: move_votes.decide,
    move_votes.MoveVote: move_votes.decide_move,
    move_votes.StopMoving: move_votes.decide_stop,
    regain.Regain: regain.decide,
    rewrite.Rewrite: rewrite.decide,
    redraw.PlayRedraw: redraw.decide,
    redraw.PutBack: redraw.decide_put_back,
    redraw.StopRedraw: redraw.decide_stop,
    verdict.PlayVerdict: verdict.decide,
    amend.Amend: amend.decide,
    accelerate.Accelerate: accelerate.decide,
    late_votes.AddLateVotes: late_votes.decide,
    fill.FillUp: fill.decide,
    retag.Retag: retag.decide,
    swap.SwapPolicies: swap.decide,
    turn_up.TurnUpPolicy: turn_up.decide,
}


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

EVOLVE: dict[type[Event], Callable[[State, Any], State]] = {
    opening.Contributed: opening.evolve_contributed,
    opening.PoolOpened: opening.evolve_opened,
    opening.PolicyDrafted: opening.evolve_drafted,
    opening.LeftoverShuffled: opening.evolve_leftover,
    storyline.EventTurnedUp: storyline.evolve_turned_up,
    storyline.GreyVotesCast: storyline.evolve_grey,
    storyline.RaccoonsCame: storyline.evolve_came,
    storyline.SeatsGained: storyline.evolve_gained,
    forced_discard.DiscardDemanded: forced_discard.evolve_demanded,
    forced_discard.DiscardChosen: forced_discard.evolve_chosen,
    forced_discard.DiscardsShown: forced_discard.evolve_shown,
    completion.EventCompleted: completion.evolve,
    storyline.TurnBegan: storyline.evolve_began,
    windows.Passed: windows.evolve_passed,
    windows.QueueMoved: windows.evolve_moved,
    evaluation.VerdictGiven: evaluation.evolve_verdict,
    evaluation.MajorityFound: evaluation.evolve_majority,
    evaluation.PolicyLeft: evaluation.evolve_left,
    effects.DieRolled: effects.evolve_die,
    effects.HunterDiceRolled: effects.evolve_hunter_dice,
    effects.ProtectionGained: effects.evolve_protection,
    effects.InfluenceGained: effects.evolve_influence,
    effects.RaccoonRemoved: effects.evolve_removed,
    effects.EffectLost: effects.evolve_lost,
    effects.SpreadAreaNamed: effects.evolve_named,
    effects.SpreadCardTurnedUp: effects.evolve_card,
    spread.SpreadDeckShuffled: spread.evolve_shuffled,
    spread.SpreadDealt: spread.evolve_dealt,
    spread.CardCancelled: spread.evolve_cancelled,
    spread.ProtectionEnded: spread.evolve_ended,
    spread.PileTurnedUp: spread.evolve_turned_up,
    place.PolicyPlaced: place.evolve_placed,
    place.NoPolicyShown: place.evolve_none_shown,
    place.PolicyFound: place.evolve_found,
    main.VotePlaced: main.evolve_vote,
    main.MainEnded: main.evolve_ended,
    wishes.WishSaid: wishes.evolve,
    wishes.WishesSettled: wishes.evolve_settled,
    turn_end.CardTossed: turn_end.evolve_tossed,
    turn_end.AllKept: turn_end.evolve_kept,
    turn_end.DeckShuffled: turn_end.evolve_shuffled,
    turn_end.CardsDrawn: turn_end.evolve_drawn,
    turn_end.TurnEnded: turn_end.evolve_ended,
    extra_votes.ExtraVotesPlayed: extra_votes.evolve,
    move_votes.MoveVotesPlayed: move_votes.evolve,
    move_votes.VoteMoved: move_votes.evolve_moved,
    move_votes.MovingStopped: move_votes.evolve_stopped,
    regain.CardRegained: regain.evolve,
    rewrite.PolicyRewritten: rewrite.evolve,
    redraw.RedrawPlayed: redraw.evolve,
    redraw.CardPutBack: redraw.evolve_put_back,
    redraw.RedrawStopped: redraw.evolve_stopped,
    verdict.VerdictSet: verdict.evolve,
    amend.PolicyAmended: amend.evolve,
    accelerate.AgendaAccelerated: accelerate.evolve,
    late_votes.LateVotesAdded: late_votes.evolve,
    fill.PolicyFilled: fill.evolve,
    retag.PolicyRetagged: retag.evolve,
    swap.PoliciesSwapped: swap.evolve,
    turn_up.PolicyTurnedUp: turn_up.evolve,
    final.FinalEvaluationBegan: final.evolve_began,
    final.PolicyCalled: final.evolve_called,
    final.GameEnded: final.evolve_ended,
}


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
