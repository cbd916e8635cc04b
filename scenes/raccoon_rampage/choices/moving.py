"""Moving votes behind the scenes, one by one: which vote, and where to."""

from collections.abc import Iterable

from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote, MoveVoteOption, StopMoving
from scenes.art.frame import Paint
from scenes.raccoon_rampage.choices.decision import Decision
from scenes.raccoon_rampage.holdings import piece_of, role_of, target_of
from scenes.raccoon_rampage.picture import chosen
from scenes.raccoon_rampage.words.pictograms import vote_mark
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops
from scenes.table.piece import Piece
from scenes.widgets.pick import ROW, Pick, numbered

MANY = 5
"""More votes than this stand in two columns."""


class MoveVoteChoice(Decision):
    """A vote of any colour, and a policy or event that takes it."""

    key = "move_vote"

    def __init__(self, table: ChoiceContext, option: MoveVoteOption) -> None:
        super().__init__(table)
        self.option = option
        many = len(option.votes) > MANY
        entries = numbered(
            (f"{space} {colour}", self._vote(space, colour, many)) for space, colour in option.votes
        )
        self.vote = Pick(entries, "", self._chosen, columns=2 if many else 1)
        self.to = Pick([], "", lambda _: table.changed())
        self.to.visible = False
        self.fields = [ChoiceField(self.vote, self.vote.rows * ROW, shrinks=True), ChoiceField(self.to, ROW)]

    def _vote(self, space: int, colour: int, many: bool) -> str:
        """A cube and its policy; where many votes are on offer its picture stands for the name."""
        mark = vote_mark(role_of(self.view, colour))
        return f"[{mark}] {self.space(space, many)}"

    @property
    def source(self) -> tuple[int, int] | None:
        """The space and colour of the vote chosen."""
        space, _, colour = self.vote.chosen.partition(" ")
        return (int(space), int(colour)) if space else None

    def _chosen(self, _: str) -> None:
        source = self.source
        targets = [t for t in self.option.targets if source is None or t != source[0]]
        self.to.entries = tuple(numbered((str(target), self.target(target)) for target in targets))
        if self.to.chosen not in {entry.key for entry in self.to.entries}:
            self.to.chosen = ""
        self.to.visible = source is not None
        self.fields[1] = ChoiceField(self.to, self.to.rows * ROW, shrinks=True)
        self.table.changed()

    def note(self) -> str:
        return self.table.say("rampage.move.note", n=self.option.left)

    def command(self) -> Command | None:
        source = self.source
        if source is None or not self.to.chosen:
            return None
        return MoveVote(self.option.seat, *source, int(self.to.chosen))

    def pictures(self) -> Iterable[Paint]:
        """The pictures of the vote's old and new targets."""
        spaces = (self.source[0],) if self.source else dict.fromkeys(space for space, _ in self.option.votes)
        targets = (*spaces, int(self.to.chosen)) if self.to.chosen else spaces
        return (chosen.target(self.view, target) for target in targets)

    def missing(self) -> str:
        return self.table.say("rampage.missing.target" if self.source else "rampage.missing.vote")

    def instead(self) -> tuple[str, Command] | None:
        return self.table.say("rampage.move.stop"), StopMoving(self.option.seat)

    def lit(self) -> frozenset[Piece]:
        if self.source is None:
            return frozenset(piece_of(space) for space, _ in self.option.votes)
        return frozenset(piece_of(target) for target in self.option.targets if target != self.source[0])

    def chosen(self) -> frozenset[Piece]:
        picked = {piece_of(self.source[0])} if self.source else set()
        return frozenset(picked | ({piece_of(int(self.to.chosen))} if self.to.chosen else set()))

    def click(self, piece: Piece) -> bool:
        """First the policy that a vote is taken from, then where it goes; the first again: another vote."""
        target = target_of(piece)
        here = [f"{space} {colour}" for space, colour in self.option.votes if space == target]
        if self.source is None or (here and target == self.source[0]):
            if not here:
                return False
            place = here.index(self.vote.chosen) + 1 if self.vote.chosen in here else 0
            return self.vote.choose(here[place % len(here)]) or True
        if target not in self.option.targets:
            return False
        self.to.choose(str(target))
        return True

    def drops(self) -> Drops:
        spaces = dict.fromkeys(space for space, _ in self.option.votes)
        return {
            piece_of(space): frozenset(piece_of(t) for t in self.option.targets if t != space)
            for space in spaces
        }

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        source = self.source
        if source is None or source[0] != target_of(piece):
            last = [f"{s} {c}" for s, c in self.option.votes if s == target_of(piece)]
            self.vote.choose(last[-1])
        self._chosen("")
        return self.to.choose(str(target_of(target))) or self.to.chosen == str(target_of(target))
