"""Saying a wish: the policy that is to pass, and how many of its missing votes one would bring."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishOption
from scenes.art.frame import Paint
from scenes.raccoon_rampage.choices.decision import Decision
from scenes.raccoon_rampage.holdings import missing, piece_of, policy_at
from scenes.raccoon_rampage.picture import chosen
from scenes.raccoon_rampage.words.names import record, wish
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.table.choosing.naming import NamedChoice
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.piece import Piece
from scenes.widgets.pick import ROW, PickEntry
from scenes.widgets.stepper import Stepper

PIN = Piece("pin")
STEPPER = 56
"""Its height in design units."""


class WishChoice(NamedChoice, Decision):
    """A pin on a face-up policy: a click or a drag for the policy, a step for each vote promised."""

    key = verb = "wish"
    lacks, row = "rampage.missing.policy", ROW

    def __init__(self, table: ChoiceContext, option: WishOption) -> None:
        self.table, self.option, self.promises = table, option, dict(option.places)
        entries = {PickEntry(str(n), self.space(n)): Wish(option.seat, n, 0) for n in self.promises}
        super().__init__(table, option.seat, entries)
        self.pick.on_change = self._chosen
        self.mine = Stepper(0, 0, 0, lambda _: table.changed())
        self.mine.visible = False
        self.fields += [ChoiceField(self.mine, STEPPER)]
        if len(entries) == 1:
            self.pick.choose(self.keys[0])

    @property
    def chosen_space(self) -> int:
        """The space chosen; 0 for none."""
        return int(self.pick.chosen or 0)

    def _chosen(self, _: str) -> None:
        most = self.promises[self.chosen_space]
        self.mine.low, self.mine.high = 0, most
        self.mine.visible = most > 0
        if self.mine.visible:  # digits are for the amount from now on
            self.pick.entries = tuple(replace(entry, cap="") for entry in self.pick.entries)
        self.mine.set(min(most, self.view.votes_each_turn(self.option.seat)))
        self.table.changed()

    @property
    def _others(self) -> int:
        """The number of votes that are asked of the others."""
        policy = policy_at(self.view, self.chosen_space)
        return ((missing(self.view, policy) or 0) if policy else 0) - self.mine.value

    def note(self) -> str:
        say, space = self.table.say, self.chosen_space
        if not space:
            return say("rampage.wish.note")
        if self.promises[space]:
            return say("rampage.wish.note.mine")
        return say("rampage.wish.note.one" if self._others == 1 else "rampage.wish.note.late")

    def command(self) -> Command | None:
        return Wish(self.option.seat, self.chosen_space, self.mine.value) if self.chosen_space else None

    def beneath(self) -> str:
        return wish(self.mine.value, self._others, self.table.say)

    def pictures(self) -> Iterable[Paint]:
        spaces = (self.chosen_space,) if self.chosen_space else self.promises
        return (chosen.target(self.view, space) for space in spaces)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        told = record(self.view.players[self.option.seat], self.table.say)
        return (PreviewLine(self.table.say("rampage.wish.word", record=told)),) if told else ()

    @property
    def pieces(self) -> dict[Piece, str]:
        """The spaces of the queue."""
        return {piece_of(space): str(space) for space in self.promises}

    def drops(self) -> Drops:
        return every([PIN], *self.pieces)

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.click(target)
