"""Earlier versions of the rules, for games that were dealt under them.

Version 1 did not ask players whose cards left them no choice, and so revealed that all of them move
characters, or are identical (SR9, SR32).
"""

from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon import turn
from raccoon.games.saloon_tycoon.actions import play
from raccoon.games.saloon_tycoon.actions.decline import Skipped
from raccoon.games.saloon_tycoon.actions.draw import CardDiscarded
from raccoon.games.saloon_tycoon.game import SaloonTycoon
from raccoon.games.saloon_tycoon.pending import DiscardToPlay, DrawCards, GrantedPlay, TakeCards
from raccoon.games.saloon_tycoon.state import State


def _granted(state: State, pending: GrantedPlay, chance: Chance) -> Event | None:
    return None if play.option(state, state.turn) else Skipped(state.turn, "play")


def _discarding(rule: turn.Follows) -> turn.Follows:
    """Return the rule changed so that a card of an all-identical hand is discarded without a question."""

    def follows(state: State, pending: Any, chance: Chance) -> Event | None:
        hand = state.players[state.turn].hand
        alike = len(set(hand)) == 1
        return rule(state, pending, chance) or (CardDiscarded(state.turn, hand[0]) if alike else None)

    return follows


_DISCARDS = {kind: _discarding(turn.FOLLOWS[kind]) for kind in (DrawCards, DiscardToPlay, TakeCards)}


class SaloonTycoonOf1(SaloonTycoon):
    """Saloon Tycoon by the rules of version 1, with today's records."""

    rules_version = 1
    rules = turn.rules(turn.FOLLOWS | {GrantedPlay: _granted} | _DISCARDS)


FORMER = (SaloonTycoonOf1(),)
