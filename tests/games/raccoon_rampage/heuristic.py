"""A plain sensible player, to see whether the rules give the balance they should; it sees views only.

It counts what a policy is worth to the group and to itself, guesses its chance to pass from the votes
that are still to come, spreads its votes for the best sum, and plays the cards whose use is obvious.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage.cards.accelerate import Accelerate, AccelerateOption
from raccoon.games.raccoon_rampage.cards.amend import Amend, AmendOption
from raccoon.games.raccoon_rampage.cards.extra_votes import ExtraVotesOption, PlayExtraVotes
from raccoon.games.raccoon_rampage.cards.fill import FillOption, FillUp
from raccoon.games.raccoon_rampage.cards.late_votes import AddLateVotes, LateVotesOption
from raccoon.games.raccoon_rampage.cards.move_votes import (
    MoveVote,
    MoveVoteOption,
    PlayMoveVotes,
    PlayMoveVotesOption,
)
from raccoon.games.raccoon_rampage.cards.regain import Regain, RegainOption
from raccoon.games.raccoon_rampage.cards.retag import Retag, RetagOption
from raccoon.games.raccoon_rampage.cards.rewrite import Rewrite, RewriteOption
from raccoon.games.raccoon_rampage.cards.swap import SwapOption, SwapPolicies
from raccoon.games.raccoon_rampage.cards.turn_up import TurnUpOption, TurnUpPolicy
from raccoon.games.raccoon_rampage.cards.verdict import PlayVerdict, VerdictOption
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, EVENT_TARGET, EVENTS, POLICIES, ROLES, ROUNDS
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall
from raccoon.games.raccoon_rampage.phases.effects import AreaOption, NameArea
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajority, NameMajorityOption
from raccoon.games.raccoon_rampage.phases.main import EndMain, EndMainOption, Vote, VoteOption
from raccoon.games.raccoon_rampage.phases.opening import (
    Contribute,
    ContributeOption,
    DraftOption,
    DraftPolicy,
)
from raccoon.games.raccoon_rampage.phases.place import PlaceOption, PlacePolicy
from raccoon.games.raccoon_rampage.phases.spread import CancelCard, CancelOption
from raccoon.games.raccoon_rampage.phases.turn_end import Toss, TossOption
from raccoon.games.raccoon_rampage.phases.wishes import WishOption
from raccoon.games.raccoon_rampage.state import Queued
from raccoon.games.raccoon_rampage.view import View
from raccoon.games.raccoon_rampage.voting import grey_due

RACCOONS_A_CARD = {3: 0.6, 4: 1.02}
SKULLS, SHIELDS = 1 / 3, 1 / 6
OWN, STAR = 0.45, 2.0
EVENT_WORTH = {"self_interest": 9, "big_farm": 14, "free_trade": 2, "schengen": 1, "urbanophiles": 14}


class Player:
    """One seat's way to play; `team` is what a step of the tracker is worth beside an own point."""

    def __init__(self, team: float = 1.0) -> None:
        self.team = team

    def choose(self, seen: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """A command out of the options of the view's seat; it says no wishes."""
        options = tuple(option for option in options if not isinstance(option, WishOption))
        for kind, answer in ANSWERS.items():
            for option in options:
                if isinstance(option, kind) and (command := answer(Mind(self, seen), option)):
                    return command
        return options[-1].draw(chance)


class Mind:
    """A position from a player's seat, with what it makes of it."""

    def __init__(self, player: Player, seen: View) -> None:
        assert seen.seat is not None
        self.seen, self.seat, self.team = seen, seen.seat, player.team
        self.me = seen.players[seen.seat]
        self.role = ROLES[self.me.role]
        self.card = RACCOONS_A_CARD[len(seen.players)]
        self.own = OWN * (0.4 if seen.impact >= 0 else 1.0 if seen.impact >= -4 else 2.0)
        self.spread = 3 * seen.cards_each * self.card

    # What things are worth

    def own_removal(self, kind: str, where: str, mine: bool) -> float:
        """My points for one raccoon that leaves."""
        if kind == "reduce":
            return 2.0 if self.me.role == "HU" else 0.0
        home = where == self.role.country or (not where and mine)
        if not self.role.agency or not home:
            return 0.0
        few = self.seen.raccoons[AREA_INDEX[self.role.country]] <= len(self.role.points_by_tokens_left)
        return 3.1 if self.me.role == "DE" else 1.0 + 3.0 * few

    def effect(self, name: str, mine: bool = True) -> tuple[float, float]:
        """The gains of a policy that passes: to the group in steps of the tracker, to me in points."""
        policy, group, own = POLICIES[name], 0.0, 0.0
        for line in policy.effects:
            share = (line.high - line.low + 1) / 6 if line.low else 1.0
            if line.kind in ("mitigate", "reduce"):
                group += share * line.n
                own += share * line.n * self.own_removal(line.kind, line.where, mine)
            elif line.kind == "hunter_dice":
                group += line.n * (SKULLS + 0.9 * SHIELDS)
                own += line.n * SKULLS * self.own_removal("reduce", "", mine)
            elif line.kind == "shield":
                group += 0.9 * line.n
            elif line.kind == "spread":
                group -= share * line.n * self.card
            elif line.kind == "influence":
                group += 1.2 * max(0, ROUNDS - self.seen.round)
        stars = {"AR": policy.paw, "HU": policy.hunter}.get(self.me.role, False)
        return group, own + STAR * stars

    def worth(self, policy: Queued, mine: bool = True, space: int = 1) -> float:
        """The worth of a policy in the queue passing instead of failing."""
        group, own = self.effect(policy.policy, mine)
        at_the_end = self.seen.final or (self.seen.round == ROUNDS and self.last_turns(space))
        return self.team * (group + (0 if at_the_end else self.spread)) + self.own * own

    def promise(self, name: str) -> float:
        """The worth of a policy in hand or in the pool for each vote it costs."""
        group, own = self.effect(name)
        return (self.team * (self.spread + group) + self.own * own) / POLICIES[name].cost

    # How votes are spread

    def missing(self, policy: Queued) -> int:
        """Votes it lacks."""
        return (self.seen.cost(policy) or 0) - len(policy.votes)

    def coming(self, space: int) -> float:
        """Votes that others will place before the policy of a space is evaluated, as far as it gets them."""
        seen, count = self.seen, len(self.seen.players)
        turn = 0.0
        for step in range(1, space):
            seat = (self.seat + step) % count
            if seat != self.seat and not (seen.round == ROUNDS and self.last_turns(step)):
                turn += 0.55 * (seen.votes_each_turn(seat) + 0.5)
        return turn

    def last_turns(self, step: int) -> bool:
        """Whether the game is over before the seat so many steps on acts again."""
        count = len(self.seen.players)
        return (self.seen.turn - self.seen.start_player) % count + step >= count

    def chance_to_pass(self, missing: int, coming: float) -> float:
        """From 0 to 1: one vote short may still be mended by a card."""
        if missing <= 0:
            return 0.97
        by_card = {1: 0.3, 2: 0.12, 3: 0.05}.get(missing, 0.02)
        return float(max(by_card, min(0.9, 0.9 * coming / missing if coming else 0.0) ** 1.3))

    def gain(self, target: int, votes: int) -> float:
        """The gain of so many of my votes on a target."""
        if target > EVENT_TARGET:
            event = self.seen.events[target - EVENT_TARGET - 1]
            left = 6 - self.seen.round
            share = votes / EVENTS[event.name].slots * (1.2 if votes >= event.free_slots else 0.8)
            return EVENT_WORTH[event.name] * left / 5 * share if votes <= event.free_slots else -9.0
        policy = self.seen.queue[target - 1]
        assert policy is not None
        missing, coming = self.missing(policy), self.coming(target)
        before = self.chance_to_pass(missing, coming)
        after = self.chance_to_pass(missing - votes, coming)
        leads = policy.votes.count(self.seat) + votes
        mine = all(
            policy.votes.count(seat) < leads for seat in range(len(self.seen.players)) if seat != self.seat
        )
        worth = after * self.worth(policy, mine, target) - before * self.worth(policy, False, target)
        return worth + 0.01 * votes

    def best_target(self, targets: tuple[int, ...], left: int) -> int:
        """The target of the next vote if all that are left are spread for the best sum."""
        best: list[tuple[float, int]] = [(0.0, targets[0])] + [(-99.0, targets[0])] * left
        for target in targets:
            best = [
                max(
                    (
                        best[total - votes][0] + (self.gain(target, votes) if votes else 0.0),
                        target if votes else best[total - votes][1],
                    )
                    for votes in range(total + 1)
                )
                for total in range(left + 1)
            ]
        return best[left][1]


def _vote(mind: Mind, option: VoteOption) -> Command:
    return Vote(mind.seat, mind.best_target(option.choices, option.left))


def _contribute(mind: Mind, option: ContributeOption) -> Command:
    return Contribute(mind.seat, tuple(sorted(option.cards, key=mind.promise)[-option.count :]))


def _draft(mind: Mind, option: DraftOption) -> Command:
    return DraftPolicy(mind.seat, *max(option.pool, key=lambda entry: mind.promise(entry[0])))


def _place(mind: Mind, option: PlaceOption) -> Command:
    return PlacePolicy(mind.seat, max(option.choices, key=mind.promise))


def _toss(mind: Mind, option: TossOption) -> Command | None:
    """A card without use, or the policy least likely to help: votes are what is short."""
    worst = [card for card in option.choices if card in ("close_fail", "rethink", "change", "rewrite")]
    policies = sorted([card for card in option.choices if card in POLICIES], key=mind.promise)
    worst += policies[:1] if len(policies) > 1 else []
    return Toss(mind.seat, worst[0]) if worst and mind.seen.round < ROUNDS else None


def _area(mind: Mind, option: AreaOption) -> Command:
    """Raccoons leave my own country; a spread card goes elsewhere."""
    spreading = mind.seen.pending.steps[0].kind == "spread"
    home = [area for area in option.choices if area == mind.role.country]
    away = [area for area in option.choices if area not in home]
    ordered = away[::-1] + home if spreading else home + away[::-1]
    return NameArea(mind.seat, ordered[0])


def _majority(mind: Mind, option: NameMajorityOption) -> Command:
    return NameMajority(mind.seat, mind.seat if mind.seat in option.choices else option.choices[0])


def _cancel(mind: Mind, option: CancelOption) -> Command | None:
    if not option.choices:
        return None
    home = [area for area in option.choices if area == mind.role.country]
    return CancelCard(mind.seat, (home or list(option.choices[::-1]))[0])


def _front(mind: Mind) -> Queued | None:
    """The policy that a card can still save now."""
    if isinstance(mind.seen.pending, AwaitEvaluation):
        return mind.seen.evaluated
    return mind.seen.queue[0] if isinstance(mind.seen.pending, AwaitLastCall) else None


def _short(mind: Mind) -> int:
    front = _front(mind)
    return mind.missing(front) if front and mind.worth(front, False) > 0 else 0


def _extra_votes(mind: Mind, option: ExtraVotesOption) -> Command:
    return PlayExtraVotes(mind.seat, option.card)


def _verdict(mind: Mind, option: VerdictOption) -> Command | None:
    cancel = mind.seen.verdict == "fail"
    useful = option.card == "close_pass" and (cancel or _short(mind) == 1)
    return PlayVerdict(mind.seat, option.card) if useful else None


def _funds(mind: Mind, option: LateVotesOption) -> Command | None:
    useful = _short(mind) == 1 and not mind.seen.verdict
    return AddLateVotes(mind.seat, option.card) if useful else None


def _spare(mind: Mind) -> list[tuple[int, int]]:
    """Votes behind the front that do more at the front: surplus first, then the furthest back."""
    found = []
    for space, policy in reversed(list(enumerate(mind.seen.queue, 1))):
        if policy and policy.face_up and space > 1:
            surplus = max(0, -mind.missing(policy))
            found += [(0 if n < surplus else 1, space, vote) for n, vote in enumerate(policy.votes[::-1])]
    return [(space, vote) for _, space, vote in sorted(found, key=lambda entry: (entry[0], -entry[1]))]


def _behind(mind: Mind, option: PlayMoveVotesOption) -> Command | None:
    in_call = isinstance(mind.seen.pending, AwaitLastCall) and not mind.seen.final
    useful = in_call and 1 <= _short(mind) <= min(4, len(_spare(mind)))
    return PlayMoveVotes(mind.seat, option.card) if useful else None


def _move(mind: Mind, option: MoveVoteOption) -> Command | None:
    front = mind.seen.queue[0]
    if front is None or mind.missing(front) <= 0:
        return None
    for space, vote in _spare(mind):
        if (space, vote) in option.votes:
            return MoveVote(mind.seat, space, vote, 1)
    return None


def _retag(mind: Mind, option: RetagOption) -> Command | None:
    front = mind.seen.queue[0]
    if not front or not isinstance(mind.seen.pending, AwaitLastCall) or 1 not in option.spaces:
        return None
    new = tuple(tag for tag in ("corporate", "technology") if tag not in mind.seen.tags(front))
    short = _short(mind)
    useful = 0 < short <= grey_due(new, mind.seen.rules)
    return Retag(mind.seat, option.card, 1) if useful else None


def _rewrite(mind: Mind, option: RewriteOption) -> Command | None:
    front = mind.seen.queue[0]
    if not front or not isinstance(mind.seen.pending, AwaitLastCall) or _short(mind) <= 0:
        return None
    fit = [policy for policy in option.policies if POLICIES[policy].cost <= len(front.votes)]
    return (
        Rewrite(mind.seat, option.card, 1, max(fit, key=mind.promise)) if fit and 1 in option.spaces else None
    )


def _fill(mind: Mind, option: FillOption) -> Command | None:
    lacking = [(mind.missing(mind.seen.queue[space - 1]), space) for space in option.spaces]
    most, space = max(lacking)
    return FillUp(mind.seat, option.card, space) if most >= 3 else None


def _regain(mind: Mind, option: RegainOption) -> Command | None:
    wanted = [card for card in ("celebrity", "compromise", "junior", "close_pass") if card in option.discards]
    useful = wanted and mind.seen.turn == mind.seat and not _front(mind)
    return Regain(mind.seat, option.card, wanted[0]) if useful else None


def _accelerate(mind: Mind, option: AccelerateOption) -> Command | None:
    front = mind.seen.queue[0]
    useful = front and mind.missing(front) <= 0 and not mind.seen.votes_left
    return Accelerate(mind.seat, option.card) if useful else None


def _news(mind: Mind, option: TurnUpOption) -> Command | None:
    """A vote more, on the policy that would turn up next anyway."""
    useful = mind.seen.turn == mind.seat and not _front(mind) and 5 in option.spaces
    return TurnUpPolicy(mind.seat, option.card, 5) if useful else None


def _amend(mind: Mind, option: AmendOption) -> Command | None:
    sure = [space for space in option.spaces if mind.missing(mind.seen.queue[space - 1]) <= 0]
    best = max(option.policies, key=lambda name: sum(mind.effect(name)))
    return Amend(mind.seat, option.card, sure[0], best) if sure else None


def _swap(mind: Mind, option: SwapOption) -> Command | None:
    front, second = mind.seen.queue[:2]
    useful = isinstance(mind.seen.pending, AwaitLastCall) and not mind.seen.final and 1 in option.spaces
    useful = useful and mind.missing(front) > 0 >= mind.missing(second)
    return SwapPolicies(mind.seat, option.card, 1) if useful else None


ANSWERS: dict[type[Option], Callable[[Mind, Any], Command | None]] = {
    ContributeOption: _contribute,
    DraftOption: _draft,
    PlaceOption: _place,
    AreaOption: _area,
    NameMajorityOption: _majority,
    CancelOption: _cancel,
    VerdictOption: _verdict,
    LateVotesOption: _funds,
    RetagOption: _retag,
    RewriteOption: _rewrite,
    SwapOption: _swap,
    PlayMoveVotesOption: _behind,
    MoveVoteOption: _move,
    RegainOption: _regain,
    ExtraVotesOption: _extra_votes,
    FillOption: _fill,
    TurnUpOption: _news,
    VoteOption: _vote,
    AmendOption: _amend,
    AccelerateOption: _accelerate,
    EndMainOption: lambda mind, option: EndMain(mind.seat),
    TossOption: _toss,
}
"""The tries, in this order; what remains is the last option, which lets it pass."""
