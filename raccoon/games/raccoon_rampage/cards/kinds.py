"""The kinds of action cards: a new card of a known kind is a row of data, a new kind is one entry here."""

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

KINDS = (
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
"""The modules of the kinds; each holds its name, its options and the handlers of its commands and events."""
OFFERS: dict[str, Offer] = {module.KIND: module.options for module in KINDS}
"""For each kind of card the function that returns its plays."""


def plays(state: State, seat: int) -> list[Option]:
    """Return every play of a card that the seat may make now."""
    offers = [OFFERS[action.kind](state, seat, action) for action in playable(state, seat)]
    return [offer for offer in offers if offer is not None]
