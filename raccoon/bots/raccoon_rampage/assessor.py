"""The assessment of Raccoon Rampage's positions with everything known, for reviews of finished games."""

import math
from collections.abc import Iterable, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from raccoon.bots import assessor
from raccoon.bots.assessor import shares_by_worth
from raccoon.bots.bot import Bot
from raccoon.bots.raccoon_rampage.chances import AS_LEARNED, stages
from raccoon.bots.raccoon_rampage.outlook import outlook
from raccoon.bots.raccoon_rampage.post_mortem import valuations_of
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation
from raccoon.games.raccoon_rampage.cards.move_votes import PlayMoveVotesOption
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.state import State

HOPE = 1.35
"""The factor of the odds that not all lose (fitted by `raccoon simulate --chances`)."""


class Assessor(assessor.Assessor):
    """Judges positions by the outlook; quick players do play cards, as the group hardly wins without them."""

    version = 5
    ahead = 18
    spread = MappingProxyType({3: (0.8, 0.85), 4: (0.8, 1.0)})

    def __init__(self, player: Bot) -> None:
        self._player = player

    def worths(self, state: State) -> Sequence[float]:
        """Return the points that each seat may expect if the group wins."""
        return outlook(state, AS_LEARNED).points

    def left(self, state: State) -> float:
        """Return the points that may still change."""
        return outlook(state, AS_LEARNED).open

    def not_lost(self, state: State) -> float:
        """Return the group's chance to win, by odds multiplied by `HOPE`: strong bots win more often."""
        win = outlook(state, AS_LEARNED).win
        return HOPE * win / (HOPE * win + 1 - win)

    def stages(self, state: State) -> Sequence[float]:
        """Return the shares of the position in the stages by rounds left."""
        return stages(state)

    def chance_lost(self, state: State, seat: int, gap: float) -> float:
        """Return the chance lost by a move with this gap, which bots give in hundredths of a logarithm."""
        chance = shares_by_worth(self.worths(state), self._spread(state), self.not_lost(state))[seat]
        return chance * (1 - math.exp(-gap / 100))

    def _spread(self, state: State) -> float:
        base, more = self.spread[len(state.players)]
        return base + more * self.left(state)

    def redeal(self, state: State, chance: Chance) -> State:
        """Return the state with decks, piles and a mixed storyline at random; all hands stay as they are."""
        return GAME.imagine(replace(assessor.open_view(GAME, state), queue=state.queue), chance)

    def quick_moves(self, state: State, chance: Chance) -> Sequence[Command]:
        """Return a quick move of the first seat asked; cards that move votes are not considered."""
        seat = GAME.to_act(state)[0]
        options = [one for one in GAME.options(state, seat) if not isinstance(one, PlayMoveVotesOption)]
        return (self._player.choose(GAME.view(state, seat), tuple(options), chance),)

    def valuations(self, match: Match) -> Iterable[Valuation]:
        """Return a valuation of every policy decided by one vote, and of every promise kept or broken."""
        return valuations_of(match)
