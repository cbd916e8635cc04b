"""The moves at a point of the game and what they are worth: votes together, cards by what they change."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

from msgspec.structs import replace

from raccoon.bots.raccoon_rampage.judgement import BY_THUMB, Judgement
from raccoon.bots.raccoon_rampage.outlook import Outlook, Taste, outlook
from raccoon.bots.raccoon_rampage.reputation import CARELESS, Standing
from raccoon.bots.raccoon_rampage.wishes import broken
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

Weighed = tuple[float, Command]
"""A move with its worth to its seat (`Outlook.worth`)."""
Split = tuple[int, ...]
"""The targets of votes placed together."""
Splitting = tuple[float, Split, float]
"""A split with its worth, and what it costs in the others' eyes, which is taken off."""

NOTHING = (Pass, EndMain, EndProtection, KeepAll, StopRedraw, StopMoving)
"""Moves that leave the table to what comes anyway."""
KEEP = 0.05
"""The worth of an action card in the hand; less towards the end."""
EXTRA_KEEP = 0.03
"""The worth there of a card of extra votes, for each of its votes."""
WORTH_REGAINING = ("celebrity", "compromise", "unilateral", "junior", "behind", "close_pass")
LET_GO = 0.02
"""The gain of a hand by a small exchange of cards."""
HEARING = 4
"""The space on which a policy of the hand is imagined: it has just turned up, everybody may still vote."""
NEVER_WANTED = ("close_fail", "change", "rethink")


def after(state: State, command: Command) -> State:
    """The state that a command leads to, with what chance brings imagined too; a card of the piles that may
    still be cancelled counts as one that nobody has seen.
    """
    if isinstance(command, CancelCard):
        return turn.evolve(state, decide_cancel(state, command))
    following: State = turn.decide(state, command, Chance("ahead")).state
    return following


class MoveEvaluator:
    """The moves of one seat in one imagined state; `standing` prices what others think of them."""

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
        self.now = self._judged(self.prospects, state)

    def value(self, state: State) -> float:
        """The value of a state for the seat."""
        return self._judged(outlook(state, self._judgement), state)

    def _judged(self, prospects: Outlook, state: State) -> float:
        """The value of what is to be expected, of a word kept, and of votes where the seat likes them."""
        taste, worth = self._taste, prospects.worth(self.seat, self._taste)
        if taste.breadth:
            worth += taste.breadth * sum([self.seat in policy.votes for policy in state.queue if policy])
        return worth - self._standing.word * broken(state, self.seat)

    def hoped(self, command: Command, state: State) -> float:
        """The value of what became of a move, with the cards in the seat's hand, as a chance."""
        hand = sum([self.keep(card) for card in state.players[self.seat].hand if card in ACTIONS])
        return math.exp(self.value(state) + hand - self._prices.get(command, 0.0))

    def weigh(self, options: Iterable[Option]) -> list[Weighed]:
        """The moves worth a look, best first."""
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
        """The value after a command, less what a card played is worth in the hand."""
        if isinstance(command, NOTHING):
            return self.now
        card = getattr(command, "card", "")
        return self.value(after(self.state, command)) - (self.keep(card) if card in ACTIONS else 0.0)

    def outlooks(self, command: Command) -> tuple[Outlook, Outlook]:
        """The prospects as they are, and after the command alone."""
        then = self.state if isinstance(command, NOTHING) else after(self.state, command)
        return self.prospects, outlook(then, self._judgement)

    def keep(self, card: str) -> float:
        """The worth of an action card as long as it is not played."""
        action = ACTIONS[card]
        left = self._taste.thrift * (ROUNDS - self.state.round + 1) / ROUNDS
        return left * (EXTRA_KEEP * action.n if action.kind == "votes" else KEEP)

    # Votes

    def _votes(self, option: VoteOption) -> Iterator[Weighed]:
        """Each target that begins a split of all votes that are left, by the best such split."""
        for target, (value, split, price) in self.splits(self.state, option.choices, option.left).items():
            command = option.make(target)
            self._prices[command] = price
            others = list(split)
            others.remove(target)
            self._plans[command] = (command, *[option.make(other) for other in others])
            yield value, command

    def plan(self, command: Command) -> tuple[Command, ...]:
        """The move with those that were thought of after it: the other votes of its split."""
        return self._plans.get(command, (command,))

    def splits(self, state: State, targets: Sequence[int], votes: int) -> dict[int, Splitting]:
        """The best split of so many votes that has a vote for each target."""
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
        """The state with these votes; None where an event would get more than it takes."""
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
        """The card with its votes and all others that are left, against what those others do alone."""
        left, places = votes_left(self.state), targets(self.state)
        alone = self._best(self.state, places, left) if left else self.now
        with_it = self._best(self._owing(option.card), places, left + ACTIONS[option.card].n)
        gain = with_it - alone - self.keep(option.card)
        return (alone if left else self.now) + gain, next(option.commands())

    def _owing(self, card: str) -> State:
        """The state with as many more votes to place, so that placing them leaves as many as now."""
        return replace(self.state, votes_placed=self.state.votes_placed - ACTIONS[card].n)

    # Cards whose work is a choice

    def _moved(self, option: PlayMoveVotesOption) -> Weighed:
        """Behind the Scenes with the best votes moved one after the other."""
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
        """One vote moved in a state that came of the seat's own card, with its worth."""
        commands = [command for option in options for command in option.commands()]
        moved = [after(state, command) for command in commands]
        prices = self._standing.meddling(self.seat, self.state, moved)
        for command, then, price in zip(commands, moved, prices, strict=True):
            yield self.value(then) + self._taste.meddles - price, command, then

    def _regained(self, option: RegainOption) -> Iterator[Weighed]:
        """The card of the discard pile that is wanted most, if any is."""
        best = next((card for card in WORTH_REGAINING if card in option.discards), None)
        for command in option.commands():
            assert isinstance(command, Regain)
            yield self.now + (LET_GO if command.regained == best else -LET_GO), command

    # The hand

    def promise(self, policy: str, space: int = HEARING) -> float:
        """The worth that a policy of the hand would have, placed where it gets a fair hearing."""
        queued = Queued(policy, self.seat, face_up=True)
        queue = (*self.state.queue[: space - 1], queued, *self.state.queue[space:])
        return self.value(replace(self.state, queue=queue))

    def _chosen(self, option: ContributeOption | GiveUpOption) -> Iterator[Weighed]:
        """Policies for the pool: those that help most; cards given up: those that help least."""
        sign = 1 if isinstance(option, ContributeOption) else -1
        worth = {card: sign * self._card(card) for card in dict.fromkeys(option.cards)}
        for command in option.commands():
            assert isinstance(command, Contribute | GiveUp)
            yield self.now + sum([worth[card] for card in command.cards]), command

    def _card(self, card: str) -> float:
        return self.keep(card) if card in ACTIONS else self.promise(card) - self.now

    def _hand(self, option: Option) -> Iterator[Weighed]:
        """Cards let go: such as nobody wants, and the worst of several policies."""
        hand = self.state.players[self.seat].hand
        policies = sorted((card for card in hand if card in POLICIES), key=self.promise)
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
