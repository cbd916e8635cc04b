"""Raccoon Rampage's judgement of positions of which everything is known."""

import math
from collections.abc import Iterable, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from raccoon.bots import assessor
from raccoon.bots.assessor import softened
from raccoon.bots.bot import Bot
from raccoon.bots.raccoon_rampage.chances import AS_LEARNED, stages
from raccoon.bots.raccoon_rampage.outlook import outlook
from raccoon.bots.raccoon_rampage.post_mortem import deeds
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation
from raccoon.games.raccoon_rampage.cards.move_votes import PlayMoveVotesOption
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.state import State

HOPE = 1.35
"""By so much are the odds better that not all lose (`raccoon simulate --chances`)."""


class Assessor(assessor.Assessor):
    """By the outlook; a quick bot that plays its cards plays on, for without cards the group hardly wins."""

    version = 5
    ahead = 18
    spread = MappingProxyType({3: (0.8, 0.85), 4: (0.8, 1.0)})

    def __init__(self, player: Bot) -> None:
        self._player = player

    def worths(self, state: State) -> Sequence[float]:
        """The points that each seat may expect if the group wins."""
        return outlook(state, AS_LEARNED).points

    def left(self, state: State) -> float:
        """The points that may still move."""
        return outlook(state, AS_LEARNED).open

    def not_lost(self, state: State) -> float:
        """The group's chance: bots with time save Europe more often than those it was learned from."""
        win = outlook(state, AS_LEARNED).win
        return HOPE * win / (HOPE * win + 1 - win)

    def stages(self, state: State) -> Sequence[float]:
        """By the rounds that are left."""
        return stages(state)

    def lost(self, state: State, seat: int, gap: float) -> float:
        """The bots count in hundredths of a logarithm."""
        chance = softened(self.worths(state), self._spread(state), self.not_lost(state))[seat]
        return chance * (1 - math.exp(-gap / 100))

    def _spread(self, state: State) -> float:
        base, more = self.spread[len(state.players)]
        return base + more * self.left(state)

    def dealt_anew(self, state: State, chance: Chance) -> State:
        """Decks, piles and what a mixed storyline brings at random; a seat knows its cards."""
        players = tuple([GAME.view(state, seat).players[seat] for seat in range(len(state.players))])
        seen = replace(GAME.view(state, None), players=players, queue=state.queue)
        return GAME.imagine(seen, chance)

    def hurried(self, state: State, chance: Chance) -> Sequence[Command]:
        """The move of the first seat that is asked; nobody in a hurry weighs which votes might be moved."""
        seat = GAME.to_act(state)[0]
        options = [one for one in GAME.options(state, seat) if not isinstance(one, PlayMoveVotesOption)]
        return (self._player.choose(GAME.view(state, seat), tuple(options), chance),)

    def valuations(self, match: Match) -> Iterable[Valuation]:
        """Every policy decided by one vote, every word kept or broken."""
        return deeds(match)
