"""Votes: all of a turn, or of a card, are laid out first and placed together."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from raccoon.app.session.preview import Preview
from raccoon.app.standing_orders import StandingOrder
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.phases.main import VoteOption
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices.decision import Decision
from scenes.raccoon_rampage.choices.laid_votes import LaidVotes, PlacedVotes
from scenes.raccoon_rampage.holdings import acting, piece_of, policy_at, target_of
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.outlook.stakes import stakes
from scenes.table.choosing.choice import ChoiceContext, Drops
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.piece import Piece

CUBES = Piece("cubes")
TRAY = Piece("tray")
FRONT = 1


class VotesChoice(Decision):
    """The choice of the votes' targets: a click, a drag or a count for each; they are confirmed together."""

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

    def foreseen(self, command: Command) -> Preview:
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
        """The order paper of what is voted on."""
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
