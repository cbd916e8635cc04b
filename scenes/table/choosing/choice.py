"""The shape of a decision: fields to fill in, what is still missing, the command it makes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from raccoon.app.seats import Seat
from raccoon.app.session.preview import Preview
from raccoon.app.standing_orders import StandingOrder
from raccoon.app.text import Say
from raccoon.engine.events import Command, Event
from scenes.art.frame import Paint
from scenes.table.choosing import vignette
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.piece import Piece
from scenes.widgets.pick import Pick
from scenes.widgets.stepper import Stepper
from scenes.widgets.widget import Widget
from scenes.window.keyboard import digit

Drops = dict[Piece, frozenset[Piece]]
"""The drags: each piece that can be dragged, with the targets it may be dropped on."""


@dataclass(frozen=True)
class ChoiceContext:
    """The knowledge of a choice: the seat's view, the seats, sentences, previews of one command or of
    several.

    `changed` is to be called whenever a field changed. `moods` are the faces the seats make, none for calm
    ones everywhere. `told` returns all events so far as everybody may know them.
    """

    view: Any
    seats: tuple[Seat, ...]
    say: Say
    preview: Callable[..., Preview]
    changed: Callable[[], None]
    moods: tuple[str, ...] = ()
    told: Callable[[], Sequence[Event]] = tuple


@dataclass(frozen=True)
class ChoiceField:
    """A control in the dock: its height in design units, and the least share of it that it can do with."""

    widget: Widget
    height: float
    shrinks: bool = False
    least: float = 0.4

    @property
    def is_amount(self) -> bool:
        """Whether it counts and is seen: such a field is at the foot of the page."""
        return self.widget.visible and isinstance(self.widget, Stepper)


class Choice:
    """One decision. Subclasses fill in `fields` and `command`; everything else has a use as it is."""

    key = ""
    """Titles: ``choice.<key>.title``, ``choice.<key>.confirm`` and, for the banner, ``table.doing.<key>``."""
    verb: str | None = None
    """The verb button it belongs to."""
    lacks = "choice.incomplete"
    """The sentence while something is missing."""
    ground: Paint
    """The ground behind its pictures."""
    keeps_height = False
    """Whether its page has room for the lines that come later from the beginning, even without a picture."""
    on_rail = False
    """Whether its page always stands on the rail: the table tells of what is chosen where it would lie."""
    tells_changes = True
    """Whether lines about what it would change are to be expected; room is kept for them then."""

    def __init__(self, table: ChoiceContext) -> None:
        self.table = table
        self.fields: list[ChoiceField] = []

    def title(self) -> str:
        """The name of the decision."""
        return self.table.say(f"choice.{self.key}.title")

    def note(self) -> str:
        """A sentence under the title; may be empty."""
        return ""

    def heard(self) -> str:
        """That sentence, or what the table shows instead, for those who listen."""
        return self.note()

    def command(self) -> Command | None:
        """The command as the fields stand; None while something is missing."""
        raise NotImplementedError

    def order(self, number: int) -> StandingOrder | None:
        """The standing order that belongs to the same decision, answered for the seat afterwards; None for
        none.

        It is given when the decision is confirmed, just before its command is played, whose first event will
        have this `number`. Where there is no command the order alone is the decision.
        """
        return None

    def foreseen(self, command: Command) -> Preview:
        """The preview of confirming it."""
        return self.table.preview(command)

    def label(self) -> str:
        """The confirming button: verb and amount."""
        return self.table.say(f"choice.{self.key}.confirm")

    def beneath(self) -> str:
        """The sum in small letters on that button, where the label has no room for it; may be empty."""
        return ""

    def missing(self) -> str:
        """Why it cannot be confirmed yet."""
        return self.table.say(self.lacks)

    def instead(self) -> tuple[str, Command] | None:
        """Another way out of the decision: a label and its command."""
        return None

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        """The changes that the move would make, line by line, as they follow from the rules."""
        return ()

    def gains(self, seen: Preview) -> Mapping[int, str]:
        """The gains of other seats by it: a badge on their panels."""
        return {}

    def own_marks(self, seen: Preview | None) -> Hashable:
        """The game's own emphasis on the table (`Marks.own`); nothing is previewed while it is incomplete."""
        return None

    def picture(self) -> Paint | None:
        """The large picture for the room left on the page, of any shape: all `pictures` before the ground."""
        found = tuple(self.pictures())
        return vignette.several(found, self.ground) if found else None

    def pictures(self) -> Iterable[Paint]:
        """The picture of what is chosen, or one of each thing that can be."""
        return ()

    def depicted(self) -> tuple[Piece, ...]:
        """The pieces of those `pictures`, where each is of one that can be chosen."""
        return ()

    def lit(self) -> frozenset[Piece]:
        """The pieces on the table that can be clicked for it."""
        return frozenset()

    def chosen(self) -> frozenset[Piece]:
        """The pieces that are chosen."""
        return frozenset()

    def about(self) -> tuple[Piece, ...]:
        """The pieces of which its page may lie beside any: those that are chosen, or all that can be."""
        return tuple(sorted(self.chosen() or self.lit()))

    def papers(self, layout: Any) -> tuple[tuple[Piece, pygame.Rect], ...]:
        """The papers that its marks lay over the table: the piece that each is about, and its place."""
        return ()

    def click(self, piece: Piece) -> bool:
        """Use a click on a piece; True when it meant something here."""
        return False

    def begin_with(self, piece: Piece) -> None:
        """It was opened by a click on this piece."""
        self.click(piece)

    def drops(self) -> Drops:
        """The drags that fill this decision in."""
        return {}

    def most(self, piece: Piece) -> int:
        """The largest number of a draggable piece that may be carried at once."""
        return 1

    def carried(self, piece: Piece) -> Hashable:
        """The game's own emphasis while a piece is carried that may be dropped for it; None for none."""
        return None

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        """Use `count` of a piece dropped on one of its targets; False when there is no room for it."""
        return False

    def goes_at_once(self, seen: Preview) -> bool:
        """Whether a drop that fills it in makes the move unconfirmed: one as lightly taken back as made."""
        return False

    def go_on_from(self, other: Choice) -> None:
        """Take over what is filled in in another choice of the same kind, to try something out beside it."""

    def clear(self) -> None:
        """Let go of what was filled in to begin with; most choices begin empty."""

    def disabled_reason(self, piece: Piece, target: Piece) -> str:
        """Why this piece cannot be dropped there; "" where this decision knows nothing about it."""
        return ""

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """Use a key that no control used; True if it meant something. A digit chooses an entry."""
        pick = self.numbered_list()
        entry = next((one for one in pick.entries if one.cap == str(digit(event))), None) if pick else None
        if pick and entry:
            pick.choose(entry.key)
        return entry is not None

    def numbered_list(self) -> Pick | None:
        """The list whose entries digits choose: the one that is chosen from next, in the end the last."""
        widgets = [field.widget for field in self.fields if field.widget.visible]
        lists = [one for one in widgets if isinstance(one, Pick) and any(entry.cap for entry in one.entries)]
        return next((one for one in lists if not one.chosen), lists[-1] if lists else None)


def every(pieces: Iterable[str], *targets: str) -> Drops:
    """Each of these pieces may go to each of these targets."""
    return dict.fromkeys(map(Piece, pieces), frozenset(map(Piece, targets)))


def counted(amount: Stepper, fresh: bool, count: int) -> None:
    """Count so many more in; anew when they are the first, or when all were counted already."""
    full = amount.value == amount.high
    amount.set(count if fresh or full else amount.value + count)
