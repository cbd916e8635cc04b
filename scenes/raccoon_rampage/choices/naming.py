"""The choices named before everybody: an area, a majority, a pile to protect, a policy of the pool."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from raccoon.app.session.preview import Preview
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, HUNTER, ROLES
from raccoon.games.raccoon_rampage.commands import DraftPolicy, EndProtection
from raccoon.games.raccoon_rampage.options import (
    AreaOption,
    CancelOption,
    DraftOption,
    NameMajorityOption,
)
from raccoon.games.raccoon_rampage.pending import Effects
from scenes.art.frame import Paint
from scenes.raccoon_rampage.choices.decision import Decision
from scenes.raccoon_rampage.holdings import role_of
from scenes.raccoon_rampage.picture import chosen
from scenes.table.choosing.choice import ChoiceContext, Drops, every
from scenes.table.choosing.naming import NamedChoice, entries_of
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.log.markup import player_markup
from scenes.widgets.pick import PickEntry


class Named(NamedChoice, Decision):
    """One of several things that lie on the table."""

    @property
    def shown(self) -> tuple[str, ...]:
        """The key of what is chosen, or before that all keys."""
        return (self.pick.chosen,) if self.pick.chosen else self.keys

    def whose(self, note: str) -> str:
        """The note, with whose decision it is where everybody looks on."""
        if self.view.seat is not None:
            return note
        return self.table.say("rampage.decides", who=player_markup(self.table.seats[self.seat]), note=note)


class AreaChoice(Named):
    """An area for one raccoon that leaves, or for a spread card still face down."""

    key, kind = "name_area", "area"

    def __init__(self, table: ChoiceContext, option: AreaOption) -> None:
        say, raccoons = table.say, table.view.raccoons

        def told(area: str) -> str:
            words = say(f"rampage.area.{area}")
            return say("rampage.area.entry", area=words, n=raccoons[AREA_INDEX[area]])

        super().__init__(table, option.seat, entries_of(option, told))

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

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.card, self.shown)

    def missing(self) -> str:
        return self.table.say("rampage.missing.area")

    def _scorer(self, area: str) -> int:
        """The seat onto whose board a raccoon from there goes; where it is nobody's, that of the majority."""
        wanted = (
            HUNTER
            if self.step == "reduce"
            else next((r.name for r in ROLES.values() if r.country == area), "")
        )
        seats = (seat for seat, player in enumerate(self.view.players) if player.role == wanted)
        return next(seats, self.seat)

    def drops(self) -> Drops:
        if self.step == "spread":
            return {}
        return {f"area:{area}": frozenset({f"panel:{self._scorer(area)}", "me"}) for area in self.keys}

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(piece)


class MajorityChoice(Named):
    """Which of those who tie is the majority."""

    key, kind = "name_majority", "panel"

    def __init__(self, table: ChoiceContext, option: NameMajorityOption) -> None:
        entries = entries_of(option, lambda seat: player_markup(table.seats[seat]))
        super().__init__(table, option.seat, entries)

    def note(self) -> str:
        return self.whose(self.table.say("rampage.majority.note"))

    def pictures(self) -> Iterable[Paint]:
        return (chosen.role(role_of(self.view, int(seat))) for seat in self.shown)

    def missing(self) -> str:
        return self.table.say("rampage.missing.seat")


class ProtectChoice(Named):
    """A pile of which protection takes a card, unseen; or being content."""

    key, kind = "protect", "pile"

    def __init__(self, table: ChoiceContext, option: CancelOption) -> None:
        say, piles = table.say, table.view.piles

        def told(area: str) -> str:
            words = say(f"rampage.pile.{area}")
            return say("rampage.pile.entry", area=words, n=piles[AREA_INDEX[area]])

        super().__init__(table, option.seat, entries_of(option, told))

    def note(self) -> str:
        left = self.view.players[self.seat].protection
        return self.whose(self.table.say("rampage.protect.note", n=left))

    def missing(self) -> str:
        return self.table.say("rampage.missing.pile")

    def pictures(self) -> Iterable[Paint]:
        return map(chosen.card, self.shown)

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        have = self.view.players[self.seat].protection
        return (PreviewLine(self.table.say("rampage.line.protection"), str(have), str(have - 1), -1),)

    def instead(self) -> tuple[str, Command] | None:
        return self.table.say("rampage.protect.done"), EndProtection(self.seat)

    def drops(self) -> Drops:
        return every(["ring"], *(f"pile:{area}" for area in self.keys))

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(target)


class DraftChoice(Named):
    """A policy of the pool for the next free space."""

    key, kind = "draft", "pool"

    def __init__(self, table: ChoiceContext, option: DraftOption) -> None:
        self.option = option
        entries: dict[PickEntry, Command] = {}
        for place, (policy, owner) in enumerate(option.pool):
            words = f"[card {policy}] {table.say(f'rampage.policy.{policy}')}"
            entries[PickEntry(str(place), words)] = DraftPolicy(option.seat, policy, owner)
        super().__init__(table, option.seat, entries)

    def note(self) -> str:
        if not self.pick.chosen:
            return self.whose(self.table.say("rampage.draft.note", space=self._free))
        policy, _ = self.option.pool[int(self.pick.chosen)]
        return self.table.say(f"rampage.policy.{policy}.text")

    @property
    def _free(self) -> int:
        return self.view.queue.index(None) + 1

    def label(self) -> str:
        return self.table.say("choice.draft.confirm", space=self._free)

    def pictures(self) -> Iterable[Paint]:
        return (chosen.card(self.option.pool[int(key)][0]) for key in self.shown)

    def missing(self) -> str:
        return self.table.say("rampage.missing.policy")

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        return ()

    def drops(self) -> Drops:
        return every((f"pool:{key}" for key in self.keys), f"space:{self._free}")

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(piece)
