"""The kinds of action cards: a new card of a known kind is a row of data, a new kind one entry here."""

from raccoon.engine.events import Option
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
from raccoon.games.raccoon_rampage.cards.play import Offer, playable
from raccoon.games.raccoon_rampage.state import State

OFFERS: dict[str, Offer] = {
    extra_votes.KIND: extra_votes.options,
    move_votes.KIND: move_votes.options,
    regain.KIND: regain.options,
    rewrite.KIND: rewrite.options,
    redraw.KIND: redraw.options,
    verdict.KIND: verdict.options,
    amend.KIND: amend.options,
    accelerate.KIND: accelerate.options,
    late_votes.KIND: late_votes.options,
    fill.KIND: fill.options,
    retag.KIND: retag.options,
    swap.KIND: swap.options,
    turn_up.KIND: turn_up.options,
}
"""The rule for each kind of card that says how one may be played."""


def plays(state: State, seat: int) -> list[Option]:
    """Every play of a card the seat may make now."""
    offers = [OFFERS[action.kind](state, seat, action) for action in playable(state, seat)]
    return [offer for offer in offers if offer is not None]
