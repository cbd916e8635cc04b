"""Earlier rules of the game, by which games dealt under them are played to their end.

Version 1 did not ask players who had no choice because of the cards in their hand: everybody learned that
these all move characters, or are all alike (SR9, SR32).
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
    """The rule where cards that are all alike are discarded unasked."""

    def follows(state: State, pending: Any, chance: Chance) -> Event | None:
        hand = state.players[state.turn].hand
        alike = len(set(hand)) == 1
        return rule(state, pending, chance) or (CardDiscarded(state.turn, hand[0]) if alike else None)

    return follows


_DISCARDS = {kind: _discarding(turn.FOLLOWS[kind]) for kind in (DrawCards, DiscardToPlay, TakeCards)}


class SaloonTycoonOf1(SaloonTycoon):
    """The game by the rules of version 1; its records are those of today."""

    rules_version = 1
    rules = turn.rules(turn.FOLLOWS | {GrantedPlay: _granted} | _DISCARDS)


FORMER = (SaloonTycoonOf1(),)
