"""The bots that have learned the game, each with a level of skill and a personality."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from raccoon.bots.bot import Explanation
from raccoon.bots.raccoon_tycoon import auctions
from raccoon.bots.raccoon_tycoon.bid_limit import within_limit
from raccoon.bots.raccoon_tycoon.evaluation import Evaluation
from raccoon.bots.raccoon_tycoon.explanation import after, explain
from raccoon.bots.raccoon_tycoon.one_ply import OnePly
from raccoon.bots.raccoon_tycoon.personalities import PATIENCE, Level, Personality
from raccoon.bots.raccoon_tycoon.search import in_points, search
from raccoon.bots.raccoon_tycoon.waste import without_waste
from raccoon.bots.weighed import Weighed, without_idle
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon.actions.auction import Bid, BidOption
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from raccoon.games.raccoon_tycoon.state import State
from raccoon.games.raccoon_tycoon.view import View


class ExplainedMove:
    """Tracks one move through the steps of thinking: its gap to the best move when last weighed, in VP."""

    def __init__(self, one_ply: OnePly, command: Command, chance: Chance) -> None:
        self._one_ply = one_ply
        self._command = command
        self._chance = chance
        self._behind: float | None = None

    def first(self, state: State, found: Sequence[Weighed]) -> list[Weighed]:
        """Return the moves with this one first, regardless of its value; the others best first."""
        best = found[0][0]
        value = next((value for value, command in found if command == self._command), None)
        if value is not None:
            self._behind = best - value
        elif self._behind is None:
            self._behind = best - self._weigh(state)
        others = [weighed for weighed in found if weighed[1] != self._command]
        return [(best - self._behind, self._command), *others]

    def _weigh(self, state: State) -> float:
        """Return the value of a move that was not weighed, such as a high raise or an odd mix of tokens."""
        seat = self._command.seat
        return self._one_ply.value(after(self._one_ply, state, self._command, self._chance), seat)


SEARCHED = (AwaitAction, AwaitBid)
"""The pending points worth playing ahead for; the choices within an action follow from it."""

STEP_OF_TWO = 0.3
"""The factor of a raise between two players, where a jump drives no third bidder out."""

CARE_AT_LAST = 0.2
"""The factor of a bot's noise and mood in the final round, in which players take more care."""


class LearnedBot:
    """Plays from its seat's view alone; hidden purses are guessed, or given by `memory.Memory.recall`."""

    def __init__(self, name: str, evaluation: Evaluation, level: Level, personality: Personality) -> None:
        self.name = name
        self.level = level
        self.personality = personality
        self.one_ply = OnePly(evaluation)

    def choose(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return the move after the level's number of deals; the same for the same view and chance."""
        command = only_command(options)
        if command is not None:
            return command
        steps = self._think(view, options, chance)
        state, found = next(steps)
        for state, found in islice(steps, self.level.ahead(len(view.players))):  # noqa: B007 - the last one counts
            pass
        return self._pick(state, found, options, chance)

    def moves(self, view: View, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        """Yield the best move so far after each imagined deal; the last one is that of `choose`."""
        command = only_command(options)
        if command is not None:
            yield command
            return
        steps = islice(self._think(view, options, chance), self.level.ahead(len(view.players)) + 1)
        for number, (state, found) in enumerate(steps):
            yield self._pick(state, found, options, Chance("so far", number))
        yield self._pick(state, found, options, chance)

    def think(
        self, view: View, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        """Yield an explanation at once, and a better founded one after each further imagined deal.

        It ends when there is nothing left to compare; otherwise stop when time is up and use the last one.
        With `about` all explain that move, good or bad. Without, bids and passes keep to the bid limit that
        people are shown.
        """
        follow = ExplainedMove(self.one_ply, about, chance) if about is not None else None
        for number, (state, found) in enumerate(self._think(view, options, chance, about is None)):
            weighed = in_points(self.one_ply, state, found, number)
            moves = follow.first(state, weighed) if follow else within_limit(self.one_ply, state, weighed)
            yield explain(self.one_ply, state, moves, chance, number)

    def thoughts(
        self, view: View, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        """Yield the explanations of `think` for the level's number of imagined deals."""
        return islice(self.think(view, options, chance, about), self.level.ahead(len(view.players)) + 1)

    def _think(
        self, view: View, options: tuple[Option, ...], chance: Chance, thriftily: bool = True
    ) -> Iterator[tuple[State, Sequence[Weighed]]]:
        state = GAME.imagine(view, chance)
        weighed = self.one_ply.weigh(state, options, chance, self.level.wide)
        if thriftily:
            weighed = without_waste(state, weighed, view.wasted)
        yield state, weighed
        ahead = self.level.ahead(len(view.players))
        if ahead and type(view.pending) in SEARCHED and len(weighed) > 1:
            for found in search(self.one_ply, state, lambda luck: GAME.imagine(view, luck), weighed, chance):
                yield state, found

    def _pick(
        self, state: State, found: Sequence[Weighed], options: Sequence[Option], chance: Chance
    ) -> Command:
        """Return the best move by value, noise, taste and mood."""
        care = CARE_AT_LAST if state.final_round else 1.0
        bids, level = isinstance(state.pending, AwaitBid), self.level
        noise = care * (level.bid_noise if bids else level.erring(len(state.players)))
        over = state.round - PATIENCE * self.one_ply.evaluation.usual_turns(state)
        if isinstance(state.pending, AwaitAction):
            found = without_idle(found, (EndTurn,))
        found = self._misjudged_bids(state, found)
        moods = self._moods(state, found, care, chance)

        def seems(weighed: Weighed) -> float:
            value, command = weighed
            if isinstance(command, Bid):
                value += self.personality.bid_spread * (chance.random() - 0.5)
            taste = self.personality.liking(command, state) + self.level.hurry(command, over)
            return value + noise * chance.random() + taste + moods.get(type(command), 0.0)

        command = max(found, key=seems)[1]
        if isinstance(command, Bid):
            return self._bid(state, command, options, chance)
        return command

    def _misjudged_bids(self, state: State, found: Sequence[Weighed]) -> Sequence[Weighed]:
        """Return the bids as the level misjudges them, by one error for a whole auction.

        Before the final round bids are left out that spend the money which the level keeps back.
        """
        if not self.level.eye or state.final_round or not isinstance(state.pending, AwaitBid):
            return found
        seat, railroad = found[0][1].seat, state.pending.railroad
        today = Chance(f"auction {seat} {railroad} {state.round} {state.prices}")
        error = self.level.eye * (2 * today.random() - 1)
        error *= auctions.gain(self.one_ply.evaluation, state, seat, railroad)
        most = state.players[seat].money - self.level.keeps * today.random()
        bids = [(value + error, bid) for value, bid in found if isinstance(bid, Bid) and bid.amount <= most]
        return [*bids, *(weighed for weighed in found if not isinstance(weighed[1], Bid))]

    def _moods(
        self, state: State, found: Sequence[Weighed], care: float, chance: Chance
    ) -> dict[type[Command], float]:
        """Return the mood of this turn: VP added to the value of each kind of action."""
        if not self.level.mood or not isinstance(state.pending, AwaitAction):
            return {}
        kinds = dict.fromkeys(type(command) for _, command in found)
        return {kind: care * self.level.mood * chance.random() for kind in kinds}

    def _bid(self, state: State, bid: Bid, options: Sequence[Option], chance: Chance) -> Command:
        """Return the bid raised by a random part of what the rivals would still pay, within the own limit.

        The random size hides the limit. If bids are made only once the bid stays as weighed. A level that
        does not weigh every amount doubles the bid at most.
        """
        pending, option = state.pending, next(o for o in options if isinstance(o, BidOption))
        assert isinstance(pending, AwaitBid)
        if state.options.bids_once(len(state.players)):
            return bid
        most = auctions.limits(self.one_ply.evaluation, state, pending.railroad)
        others = max(most[seat] for seat in pending.active if seat != bid.seat)
        room = min(most[bid.seat], others, option.most) - bid.amount
        step = self.personality.step * (0.5 + chance.random())
        if auctions.with_final_round(state).final_round:
            step = 1.0
        elif len(state.players) == 2:
            step *= STEP_OF_TWO
        if not self.level.wide:
            room = min(room, bid.amount)
        return Bid(bid.seat, bid.amount + int(room * min(1.0, step))) if room > 0 else bid


def only_command(options: Sequence[Option]) -> Command | None:
    """Return the only legal command, or None if there is a choice."""
    if len(options) > 1:
        return None
    commands: Any = options[0].commands()
    first: Command = next(commands)
    return first if next(commands, None) is None else None
