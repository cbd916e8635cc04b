"""The choice of votes: all of a turn, or of a card, are laid out first and then placed together."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from pygame import Rect

from raccoon.app.session.preview import Preview
from raccoon.app.standing_orders import SeatLog, StandingOrder
from raccoon.engine.events import Command, Refusal
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitVotes
from raccoon.games.raccoon_rampage.phases.main import Vote, VoteOption, VotePlaced
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices.decision import Decision
from scenes.raccoon_rampage.holdings import acting, piece_of, policy_at, story_at, target_of
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.outlook.stakes import stakes
from scenes.raccoon_rampage.words import names
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.piece import Piece
from scenes.widgets.counters import ROW, Counters

CUBES = Piece("cubes")
TRAY = Piece("tray")
FRONT = 1
LABELLED, LEAST = 1.5 * ROW, 0.45
"""The height of a row with a name, and the least share of it on a full page."""
MOST_NAMED = 6
"""With more rows than these the controls would be too small below the names."""


class LaidVotes:
    """The votes of a turn, or of a card, that are laid out: a counter for each target."""

    def __init__(self, table: ChoiceContext, option: VoteOption) -> None:
        self._table, self._option = table, option
        self.targets: list[int] = []
        """The targets of the votes in the order in which they were laid out."""
        kinds = [self._kind(target) for target in option.choices]
        room = [self._room(target) for target in option.choices]
        self.counters = Counters(kinds, room, option.left, self._counted, labels=self._labels())
        self.counters.tally.counts = [0] * len(kinds)

    def field(self) -> ChoiceField:
        """The field of the counters, whose rows are higher with names in them."""
        rows = len(self._option.choices)
        high = LABELLED if self.counters.labels else ROW * min(1.0, 7 / max(1, rows))
        least = LEAST if self.counters.labels else ChoiceField.least
        return ChoiceField(self.counters, high * rows, shrinks=True, least=least)

    def _labels(self) -> list[str]:
        """The names of the targets, if the rows have room for them."""
        if len(self._option.choices) > MOST_NAMED:
            return []
        return [names.there(target, self._table.view, self._table.say) for target in self._option.choices]

    def _kind(self, target: int) -> str:
        if story := story_at(self._table.view, target):
            return f"story {story.name}"
        policy = policy_at(self._table.view, target)
        assert policy is not None
        return f"card {policy.policy}"

    def _room(self, target: int) -> int:
        story = story_at(self._table.view, target)
        return min(self._option.left, story.free_slots) if story else self._option.left

    def _counted(self, counts: tuple[int, ...]) -> None:
        """Follow the counters: targets that were laid out first stay first."""
        for target, count in zip(self._option.choices, counts, strict=True):
            while self.targets.count(target) > count:
                last = len(self.targets) - 1 - self.targets[::-1].index(target)
                del self.targets[last]
            self.targets += [target] * (count - self.targets.count(target))
        self.__dict__.pop("foreseen", None)
        self._table.changed()

    def add(self, target: int, by: int) -> bool:
        """Lay out `by` more votes for a target; return whether that changed anything."""
        return self.counters.tally.add(self._option.choices.index(target), by)

    def commands(self) -> list[Command]:
        """The votes as commands."""
        return [Vote(self._option.seat, target) for target in self.targets]

    @cached_property
    def foreseen(self) -> Preview | None:
        """The preview of all of them together; None where the rules do not allow them."""
        try:
            return self._table.preview(*self.commands())
        except Refusal:
            return None


@dataclass(frozen=True)
class PlacedVotes:
    """The standing order for votes placed together: those after the first, entry `first` of the log, follow
    at once; `targets` are those of all.
    """

    seat: int
    targets: tuple[int, ...]
    first: int
    follows_at_once: bool = True
    about: str = ""

    def _next(self, view: View, log: SeatLog) -> int | None:
        placed = [event for event in log[self.first - 1 :] if isinstance(event, VotePlaced)]
        done = sum(event.seat == self.seat for event in placed)
        waits = isinstance(view.pending, AwaitMain | AwaitVotes) and self.seat in view.pending.asked
        if done >= len(self.targets) or not waits:
            return None
        left = view.pending.left if isinstance(view.pending, AwaitVotes) else view.votes_left
        target = self.targets[done]
        return target if left and _takes(view, target) else None

    def over(self, view: Any, log: SeatLog) -> bool:
        """Whether all are placed, or the next cannot be."""
        return len(log) >= self.first and self._next(view, log) is None

    def answer(self, view: Any, log: SeatLog) -> Command | None:
        """The next vote."""
        target = self._next(view, log)
        return None if target is None else Vote(self.seat, target)


def _takes(view: View, target: int) -> bool:
    """Whether a target takes a vote."""
    story, policy = story_at(view, target), policy_at(view, target)
    return bool(story and story.free_slots > 0) or bool(policy and policy.face_up)


class VotesChoice(Decision):
    """The targets of the votes, by clicks, drags or counters, confirmed together."""

    key = "vote"
    keeps_height = True

    def __init__(self, table: ChoiceContext, option: VoteOption) -> None:
        super().__init__(table)
        self.option = option
        self.verb = "vote" if acting(table.view) else None
        self.laid = LaidVotes(table, option)
        self.fields = [self.laid.field()]

    def note(self) -> str:
        return self.table.say("rampage.vote.note", n=self.option.left)

    def command(self) -> Command | None:
        return self.laid.commands()[0] if self.laid.targets and self.laid.foreseen else None

    def order(self, number: int) -> StandingOrder | None:
        if len(self.laid.targets) < 2 or self.command() is None:
            return None
        return PlacedVotes(self.option.seat, tuple(self.laid.targets), number)

    def preview_of(self, command: Command) -> Preview:
        assert self.laid.foreseen is not None
        return self.laid.foreseen

    def label(self) -> str:
        return self.table.say("choice.vote.confirm", n=len(self.laid.targets))

    def missing(self) -> str:
        key = "rampage.missing.spread_out" if self.laid.targets else "rampage.missing.votes"
        return self.table.say(key, n=self.option.left)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        found = list(super().changes(seen))
        if self.view.queue[0] is not None and 1 in self.laid.targets:
            found += stakes(self.table.say, self.view)
        return found

    def own_marks(self, seen: Preview | None) -> RampageMarks:
        seat = self.option.seat
        votes = tuple(
            (target, (seat,) * self.laid.targets.count(target)) for target in dict.fromkeys(self.laid.targets)
        )
        spent, stake = len(self.laid.targets), _stake(self.view, self.laid.targets)
        return replace(super().own_marks(seen), votes=votes, spent=spent, stake=stake)

    def papers(self, layout: RampageLayout) -> tuple[tuple[Piece, Rect], ...]:
        """The order paper of the policy that is voted on, with its place."""
        space = _stake(self.view, self.laid.targets)
        policy = policy_at(self.view, space)
        return ((piece_of(space), layout.order_paper),) if policy and policy.face_up else ()

    def lit(self) -> frozenset[Piece]:
        return frozenset(map(piece_of, self.option.choices))

    def click(self, piece: Piece) -> bool:
        target = target_of(piece)
        if target not in self.option.choices:
            return False
        self.laid.add(target, 1)
        return True

    def drops(self) -> Drops:
        laid = {piece_of(target): frozenset({TRAY}) for target in self.laid.targets}
        return {CUBES: frozenset(map(piece_of, self.option.choices)), **laid}

    def most(self, piece: Piece) -> int:
        return max(1, self.option.left - len(self.laid.targets)) if piece == CUBES else 1

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        aimed, by = (target_of(piece), -1) if target == TRAY else (target_of(target), count)
        return aimed in self.option.choices and self.laid.add(aimed, by)


def _stake(view: View, targets: Sequence[int]) -> int:
    """The space of the policy that is voted on: the last that got a vote, or the front."""
    return next((space for space in reversed(targets) if policy_at(view, space)), FRONT)
