"""The choices made in public: an area, a majority, a pile, a policy of the pool, a wish."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from raccoon.app.session.preview import Preview
from raccoon.engine.counts import Counts
from raccoon.engine.events import ChoiceOption, Command
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX
from raccoon.games.raccoon_rampage.pending import Effects
from raccoon.games.raccoon_rampage.phases.effects import AreaOption
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajorityOption
from raccoon.games.raccoon_rampage.phases.opening import DraftOption
from raccoon.games.raccoon_rampage.phases.spread import CancelOption, EndProtection
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishOption
from scenes.art.frame import Paint
from scenes.raccoon_rampage.choices.decision import Decision
from scenes.raccoon_rampage.holdings import missing, piece_of, policy_at, role_of, scorer
from scenes.raccoon_rampage.picture import chosen
from scenes.raccoon_rampage.words.names import record, wish
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.table.choosing.naming import NamedChoice, entries_of
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup
from scenes.table.piece import Piece
from scenes.widgets.pick import ROW, PickEntry
from scenes.widgets.stepper import Stepper


class Named(NamedChoice, Decision):
    """One of several things on the table."""

    on_table = True

    @property
    def shown(self) -> tuple[str, ...]:
        """The key that is chosen, or all keys before that."""
        return (self.pick.chosen,) if self.pick.chosen else self.keys

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.card, self.shown)

    def whose(self, note: str) -> str:
        """The note, with the name of the seat that decides where no seat has the screen to itself."""
        if self.view.seat is not None:
            return note
        return self.table.say("rampage.decides", who=player_markup(self.table.seats[self.seat]), note=note)


class AreaChoice(Named):
    """An area for one raccoon that leaves, or for a spread card still face down."""

    key = "name_area"
    kind, lacks = "area", "rampage.missing.area"

    def __init__(self, table: ChoiceContext, option: AreaOption) -> None:
        super().__init__(table, option.seat, _counted(table, option, "area", table.view.raccoons))

    @property
    def step(self) -> str:
        """The kind of the line in question: "mitigate", "reduce" or "spread"."""
        pending = self.view.pending
        assert isinstance(pending, Effects)
        return pending.steps[0].kind

    def title(self) -> str:
        return self.table.say(f"rampage.area.title.{self.step}")

    def note(self) -> str:
        return self.whose(self.table.say(f"rampage.area.note.{self.step}"))

    def drops(self) -> Drops:
        """Each area's raccoon onto the board of the seat that scores it, or else of the seat that decides."""
        if self.step == "spread":
            return {}
        found: Drops = {}
        for area in self.keys:
            seat = scorer(self.view, area, self.step == "reduce")
            found[Piece("area", area)] = frozenset(
                {Piece("panel", self.seat if seat is None else seat), Piece("me")}
            )
        return found


class MajorityChoice(Named):
    """Which of those who tie is the majority."""

    key, kind, lacks = "name_majority", "panel", "rampage.missing.seat"

    def __init__(self, table: ChoiceContext, option: NameMajorityOption) -> None:
        entries = entries_of(option, lambda seat: player_markup(table.seats[seat]))
        super().__init__(table, option.seat, entries)

    def note(self) -> str:
        return self.whose(self.table.say("rampage.majority.note"))

    def pictures(self) -> Iterable[Paint]:
        return (chosen.role(role_of(self.view, int(seat))) for seat in self.shown)


class ProtectChoice(Named):
    """A pile whose next card protection cancels unseen; or the end of protection."""

    key = "protect"
    kind, lacks = "pile", "rampage.missing.pile"
    on_rail = True  # the map above the piles stays visible

    def __init__(self, table: ChoiceContext, option: CancelOption) -> None:
        super().__init__(table, option.seat, _counted(table, option, "pile", table.view.piles))

    @property
    def _left(self) -> int:
        return self.view.players[self.seat].protection

    def note(self) -> str:
        return self.whose(self.table.say("rampage.protect.note", n=self._left))

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        words = self.table.say("rampage.line.protection")
        return (PreviewLine(words, str(self._left), str(self._left - 1), -1),)

    def instead(self) -> tuple[str, Command] | None:
        return self.table.say("rampage.protect.done"), EndProtection(self.seat)

    def drops(self) -> Drops:
        return every(["ring"], *self.pieces)

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.click(target)


class DraftChoice(Named):
    """A policy of the pool for the next free space."""

    key, kind, lacks, previews = "draft", "pool", "rampage.missing.policy", False

    def __init__(self, table: ChoiceContext, option: DraftOption) -> None:
        self.option = option
        entries: dict[PickEntry, Command] = {}
        for place, (policy, owner) in enumerate(option.pool):
            words = f"[card {policy}] {table.say(f'rampage.policy.{policy}')}"
            entries[PickEntry(str(place), words)] = option.command(option.seat, policy, owner)
        super().__init__(table, option.seat, entries)

    def note(self) -> str:
        if not self.pick.chosen:
            return self.whose(self.table.say("rampage.draft.note", space=self.free))
        policy, _ = self.option.pool[int(self.pick.chosen)]
        return self.table.say(f"rampage.policy.{policy}.text")

    def label(self) -> str:
        return self.table.say("choice.draft.confirm", space=self.free)

    def pictures(self) -> Iterable[Paint]:
        return (chosen.card(self.option.pool[int(key)][0]) for key in self.shown)

    def drops(self) -> Drops:
        return every(self.pieces, Piece("space", self.free))


def _counted(
    table: ChoiceContext, option: ChoiceOption, kind: str, counts: Counts
) -> dict[PickEntry, Command]:
    """An entry for each area or pile, with its number of raccoons or cards."""

    def words_of(entry: str, name: str, area: str) -> str:
        words = table.say(f"rampage.{name}.{area}")
        return table.say(f"rampage.{entry}.entry", area=words, n=counts[AREA_INDEX[area]])

    return entries_of(option, partial(words_of, kind, kind), partial(words_of, "area", "pile"))


PIN = Piece("pin")
STEPPER = 56
"""Its height in design units."""


class WishChoice(NamedChoice, Decision):
    """A wish: a face-up policy by a click or a drag of the pin, and the number of votes promised."""

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

    def sub_label(self) -> str:
        return wish(self.mine.value, self._others, self.table.say)

    def pictures(self) -> Iterable[Paint]:
        spaces = (self.chosen_space,) if self.chosen_space else self.promises
        return (chosen.target(self.view, space) for space in spaces)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        kept = record(self.view.players[self.option.seat], self.table.say)
        return (PreviewLine(self.table.say("rampage.wish.word", record=kept)),) if kept else ()

    @property
    def pieces(self) -> dict[Piece, str]:
        """The spaces that a wish may be on."""
        return {piece_of(space): str(space) for space in self.promises}

    def drops(self) -> Drops:
        return every([PIN], *self.pieces)

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.click(target)
