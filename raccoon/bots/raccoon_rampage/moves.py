"""The moves at a pending point with their values: votes weighed together, cards by the state after them."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

from msgspec.structs import replace

from raccoon.bots.raccoon_rampage.judgement import BY_THUMB, Judgement
from raccoon.bots.raccoon_rampage.outlook import Outlook, Taste, outlook
from raccoon.bots.raccoon_rampage.reputation import CARELESS, Standing
from raccoon.bots.raccoon_rampage.wishes import broken
from raccoon.bots.weighed import Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage import turn
from raccoon.games.raccoon_rampage.cards.extra_votes import ExtraVotesOption
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVoteOption, PlayMoveVotesOption, StopMoving
from raccoon.games.raccoon_rampage.cards.redraw import (
    PlayRedraw,
    PlayRedrawOption,
    PutBack,
    PutBackOption,
    StopRedraw,
)
from raccoon.games.raccoon_rampage.cards.regain import Regain, RegainOption
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, EVENT_TARGET, HAND_SIZE, POLICIES, ROUNDS
from raccoon.games.raccoon_rampage.pending import AwaitMain
from raccoon.games.raccoon_rampage.phases import completion
from raccoon.games.raccoon_rampage.phases.forced_discard import GiveUp, GiveUpOption
from raccoon.games.raccoon_rampage.phases.main import EndMain, VoteOption
from raccoon.games.raccoon_rampage.phases.opening import Contribute, ContributeOption, DraftOption
from raccoon.games.raccoon_rampage.phases.spread import CancelCard, EndProtection, decide_cancel
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAll, KeepAllOption, Toss, TossOption
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_rampage.state import Queued, State
from raccoon.games.raccoon_rampage.voting import targets, votes_left, with_votes

Split = tuple[int, ...]
"""The targets of votes placed together."""
Splitting = tuple[float, Split, float]
"""The value of a split, the split, and its price in reputation, already deducted."""

NOTHING = (Pass, EndMain, EndProtection, KeepAll, StopRedraw, StopMoving)
"""The moves that change nothing."""
KEEP = 0.05
"""The worth of an action card in the hand at the start; it falls towards the end."""
EXTRA_KEEP = 0.03
"""The same of a card of extra votes, for each of its votes."""
WORTH_REGAINING = ("celebrity", "compromise", "unilateral", "junior", "behind", "close_pass")
LET_GO = 0.02
"""The value of a wanted exchange of cards."""
HEARING = 4
"""The space on which a policy of the hand is valued: just turned up, when all may still vote."""
NEVER_WANTED = ("close_fail", "change", "rethink")


def after(state: State, command: Command) -> State:
    """Return the state after a command, with imagined results of chance.

    After cancelling a spread card nothing else is turned up yet.
    """
    if isinstance(command, CancelCard):
        return turn.evolve(state, decide_cancel(state, command))
    following: State = turn.decide(state, command, Chance("ahead")).state
    return following


class MoveEvaluator:
    """Weighs the moves of one seat in an imagined state; `standing` prices their effect on its reputation."""

    def __init__(
        self,
        state: State,
        seat: int,
        taste: Taste,
        judgement: Judgement = BY_THUMB,
        standing: Standing = CARELESS,
    ) -> None:
        self.state = state
        self.seat = seat
        self._taste = taste
        self._judgement = judgement
        self._standing = standing
        self._prices: dict[Command, float] = {}
        self._plans: dict[Command, tuple[Command, ...]] = {}
        self.prospects = outlook(state, judgement)
        self.now = self._valued(self.prospects, state)

    def value(self, state: State) -> float:
        """Return the value of a state for the seat."""
        return self._valued(outlook(state, self._judgement), state)

    def _valued(self, prospects: Outlook, state: State) -> float:
        """Return the value of the outlook, with votes that the seat likes and promises that it breaks."""
        taste, worth = self._taste, prospects.worth(self.seat, self._taste)
        if taste.breadth:
            worth += taste.breadth * sum([self.seat in policy.votes for policy in state.queue if policy])
        return worth - self._standing.word * broken(state, self.seat)

    def played_value(self, command: Command, state: State) -> float:
        """Return the value of a state played ahead from a move, with the cards in hand, as a chance."""
        hand = sum([self.keep(card) for card in state.players[self.seat].hand if card in ACTIONS])
        return math.exp(self.value(state) + hand - self._prices.get(command, 0.0))

    def weigh(self, options: Iterable[Option]) -> list[Weighed]:
        """Return the moves worth weighing, best first."""
        found = [weighed for option in options for weighed in self._option(option)]
        return sorted(found, key=lambda weighed: -weighed[0])

    def _option(self, option: Option) -> Iterator[Weighed]:
        if isinstance(option, VoteOption):
            yield from self._votes(option)
        elif isinstance(option, DraftOption):
            yield from self._drafts(option)
        elif isinstance(option, ContributeOption | GiveUpOption):
            yield from self._chosen(option)
        elif isinstance(option, ExtraVotesOption):
            yield self._extra_votes(option)
        elif isinstance(option, PlayMoveVotesOption):
            yield self._moved(option)
        elif isinstance(option, MoveVoteOption):
            yield from ((worth, command) for worth, command, _ in self._votes_moved([option], self.state))
        elif isinstance(option, RegainOption):
            yield from self._regained(option)
        elif isinstance(option, TossOption | KeepAllOption | PlayRedrawOption | PutBackOption):
            yield from self._hand(option)
        else:
            yield from ((self.worth(command), command) for command in option.commands())

    def worth(self, command: Command) -> float:
        """Return the value after a command, less the worth in hand of a card played."""
        if isinstance(command, NOTHING):
            return self.now
        card = getattr(command, "card", "")
        return self.value(after(self.state, command)) - (self.keep(card) if card in ACTIONS else 0.0)

    def outlooks(self, command: Command) -> tuple[Outlook, Outlook]:
        """Return the outlook of the state, and the one after the command alone."""
        then = self.state if isinstance(command, NOTHING) else after(self.state, command)
        return self.prospects, outlook(then, self._judgement)

    def keep(self, card: str) -> float:
        """Return the worth of keeping an action card in hand."""
        action = ACTIONS[card]
        left = self._taste.thrift * (ROUNDS - self.state.round + 1) / ROUNDS
        return left * (EXTRA_KEEP * action.n if action.kind == "votes" else KEEP)

    # Votes

    def _votes(self, option: VoteOption) -> Iterator[Weighed]:
        """Yield a vote for each target, valued by the best split of all votes left that contains it."""
        for target, (value, split, price) in self.splits(self.state, option.choices, option.left).items():
            command = option.make(target)
            self._prices[command] = price
            others = list(split)
            others.remove(target)
            self._plans[command] = (command, *[option.make(other) for other in others])
            yield value, command

    def plan(self, command: Command) -> tuple[Command, ...]:
        """Return the move with those planned after it: the other votes of its split."""
        return self._plans.get(command, (command,))

    def splits(self, state: State, targets: Sequence[int], votes: int) -> dict[int, Splitting]:
        """Return the best split of this many votes for each target that contains a vote for it."""
        best: dict[int, Splitting] = {}
        splits = [
            (split, voted)
            for split in combinations_with_replacement(targets, votes)
            if (voted := self.with_split(state, split)) is not None
        ]
        prices = self._standing.prices(self.seat, state, [voted for _, voted in splits])
        for (split, voted), price in zip(splits, prices, strict=True):
            value = self.value(voted) - price
            for target in dict.fromkeys(split):
                if target not in best or value > best[target][0]:
                    best[target] = value, split, price
        return best or {target: (self.now, (target,), 0.0) for target in targets}

    def _best(self, state: State, targets: Sequence[int], votes: int) -> float:
        return max([value for value, *_ in self.splits(state, targets, votes).values()])

    def with_split(self, state: State, split: Sequence[int]) -> State | None:
        """Return the state with these votes of the seat; None if an event would get too many."""
        for target in dict.fromkeys(split):
            votes = split.count(target)
            if target > EVENT_TARGET and votes > state.events[target - EVENT_TARGET - 1].free_slots:
                return None
            state = with_votes(state, target, (self.seat,) * votes)
        if isinstance(state.pending, AwaitMain):
            state = replace(state, votes_placed=state.votes_placed + len(split))
        filled = completion.completion(state)
        return turn.evolve(state, filled) if filled else state

    def _drafts(self, option: DraftOption) -> Iterator[Weighed]:
        commands = list(option.commands())
        drafted = [after(self.state, command) for command in commands]
        prices = self._standing.prices(self.seat, self.state, drafted)
        for command, state, price in zip(commands, drafted, prices, strict=True):
            yield self.value(state) - price, command

    def _extra_votes(self, option: ExtraVotesOption) -> Weighed:
        """Return the card, valued by the best split of its votes and all others left."""
        left, places = votes_left(self.state), targets(self.state)
        alone = self._best(self.state, places, left) if left else self.now
        with_it = self._best(self._owing(option.card), places, left + ACTIONS[option.card].n)
        gain = with_it - alone - self.keep(option.card)
        return (alone if left else self.now) + gain, next(option.commands())

    def _owing(self, card: str) -> State:
        """Return the state with the card's votes added to those left to place."""
        return replace(self.state, votes_placed=self.state.votes_placed - ACTIONS[card].n)

    # Cards with choices

    def _moved(self, option: PlayMoveVotesOption) -> Weighed:
        """Return the play of Behind the Scenes, valued by moving the best votes one after the other."""
        command = next(option.commands())
        state = after(self.state, command)
        best = self.value(state)
        for _ in range(ACTIONS[option.card].n):
            found = self._best_vote_moved(state)
            if found is None or found[0] <= best + 0.001:
                break
            best, state = found
        return best - self.keep(option.card), command

    def _best_vote_moved(self, state: State) -> tuple[float, State] | None:
        moves = [option for option in turn.options(state, self.seat) if isinstance(option, MoveVoteOption)]
        found = [(worth, moved) for worth, _, moved in self._votes_moved(moves, state)]
        return max(found, key=lambda entry: entry[0], default=None)

    def _votes_moved(
        self, options: Iterable[MoveVoteOption], state: State
    ) -> Iterator[tuple[float, Command, State]]:
        """Yield the value, the command and the state after each move of one vote, after playing the card."""
        commands = [command for option in options for command in option.commands()]
        moved = [after(state, command) for command in commands]
        prices = self._standing.meddling(self.seat, self.state, moved)
        for command, then, price in zip(commands, moved, prices, strict=True):
            yield self.value(then) + self._taste.meddles - price, command, then

    def _regained(self, option: RegainOption) -> Iterator[Weighed]:
        """Yield regaining each card; only the most wanted one has a gain."""
        best = next((card for card in WORTH_REGAINING if card in option.discards), None)
        for command in option.commands():
            assert isinstance(command, Regain)
            yield self.now + (LET_GO if command.regained == best else -LET_GO), command

    # The hand

    def value_in_queue(self, policy: str, space: int = HEARING) -> float:
        """Return the value with a policy of the hand face up on that space."""
        queued = Queued(policy, self.seat, face_up=True)
        queue = (*self.state.queue[: space - 1], queued, *self.state.queue[space:])
        return self.value(replace(self.state, queue=queue))

    def _chosen(self, option: ContributeOption | GiveUpOption) -> Iterator[Weighed]:
        """Yield choices of cards: for the pool the best ones are preferred, for a discard the worst."""
        sign = 1 if isinstance(option, ContributeOption) else -1
        worth = {card: sign * self._card(card) for card in dict.fromkeys(option.cards)}
        for command in option.commands():
            assert isinstance(command, Contribute | GiveUp)
            yield self.now + sum([worth[card] for card in command.cards]), command

    def _card(self, card: str) -> float:
        return self.keep(card) if card in ACTIONS else self.value_in_queue(card) - self.now

    def _hand(self, option: Option) -> Iterator[Weighed]:
        """Yield discarding or redrawing: unwanted actions, and the worst of several policies."""
        hand = self.state.players[self.seat].hand
        policies = sorted((card for card in hand if card in POLICIES), key=self.value_in_queue)
        unwanted = [card for card in hand if card in NEVER_WANTED]
        worst = unwanted + (policies[:1] if len(policies) > 2 or len(hand) < HAND_SIZE else [])
        for command in option.commands():
            if isinstance(command, PlayRedraw):
                wanted = len(worst) > 1
            elif isinstance(command, PutBack | Toss):
                wanted = worst[:1] == [command.card]
            else:
                wanted = bool(not worst)
            liked = self._taste.hoards if isinstance(command, KeepAll) else 0.0
            yield self.now + (LET_GO if wanted else -LET_GO) + liked, command
