"""The base of all decisions: fields to fill in, what is still missing, the resulting command."""

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
"""Each piece that can be dragged, with the targets it may be dropped on."""


@dataclass(frozen=True)
class ChoiceContext:
    """The input of a choice: the seat's view, the seats, sentences, and a preview of one or several commands.

    Call `changed` whenever a field changed. `moods` are the faces of the seats, () for all calm.
    `public_events` returns all events so far as everybody may know them.
    """

    view: Any
    seats: tuple[Seat, ...]
    say: Say
    preview: Callable[..., Preview]
    changed: Callable[[], None]
    moods: tuple[str, ...] = ()
    public_events: Callable[[], Sequence[Event]] = tuple


@dataclass(frozen=True)
class ChoiceField:
    """A control on the page: its height in design units, whether it `shrinks`, and to which `least` share."""

    widget: Widget
    height: float
    shrinks: bool = False
    least: float = 0.4

    @property
    def is_amount(self) -> bool:
        """Whether it is a visible stepper: such fields are at the foot of the page."""
        return self.widget.visible and isinstance(self.widget, Stepper)


class Choice:
    """One decision. Subclasses fill in `fields` and `command`; everything else has a default."""

    key = ""
    """Part of its catalogue keys: ``choice.<key>.title``, ``choice.<key>.confirm``, ``table.doing.<key>``."""
    verb: str | None = None
    """The verb button that opens it; None for a choice that opens by itself."""
    lacks = "choice.incomplete"
    """The key of the sentence shown while something is missing."""
    ground: Paint
    """The background of its pictures."""
    keeps_height = False
    """Whether its page has its full height from the beginning, even without a picture."""
    on_rail = False
    """Whether its page is always on the rail, because the table shows the effect where the page would be."""
    tells_changes = True
    """Whether preview lines are to be expected, so that room is reserved for them."""

    def __init__(self, table: ChoiceContext) -> None:
        self.table = table
        self.fields: list[ChoiceField] = []

    def title(self) -> str:
        """The name of the decision."""
        return self.table.say(f"choice.{self.key}.title")

    def note(self) -> str:
        """A sentence under the title; "" for none."""
        return ""

    def spoken_note(self) -> str:
        """The spoken form of `note`; also what only the table shows."""
        return self.note()

    def command(self) -> Command | None:
        """The command from the current fields; None while something is missing."""
        raise NotImplementedError

    def order(self, number: int) -> StandingOrder | None:
        """The standing order that is part of this decision and answers later questions for the seat, or None.

        It is given when the decision is confirmed, just before the command, whose first event will have this
        `number`. Without a command the order alone is the decision.
        """
        return None

    def preview_of(self, command: Command) -> Preview:
        """The preview of the command."""
        return self.table.preview(command)

    def label(self) -> str:
        """The label of the confirming button: verb and amount."""
        return self.table.say(f"choice.{self.key}.confirm")

    def sub_label(self) -> str:
        """The small second line on that button, for a sum the label has no room for; "" for none."""
        return ""

    def missing(self) -> str:
        """Why it cannot be confirmed yet."""
        return self.table.say(self.lacks)

    def instead(self) -> tuple[str, Command] | None:
        """An alternative to the decision, as a label and its command; None for none."""
        return None

    def changes(self, seen: Preview) -> Sequence[PreviewLine]:
        """The preview lines: the changes that the move would make by the rules."""
        return ()

    def gains(self, seen: Preview) -> Mapping[int, str]:
        """The gains of other seats, by seat: badges on their panels."""
        return {}

    def own_marks(self, seen: Preview | None) -> Hashable:
        """The game's own emphasis (`Highlights.own`); `seen` is None while the choice is incomplete."""
        return None

    def picture(self) -> Paint | None:
        """The painter of all `pictures` over the ground, for the free room of the page; None for none."""
        found = tuple(self.pictures())
        return vignette.several(found, self.ground) if found else None

    def pictures(self) -> Iterable[Paint]:
        """The picture of the chosen thing, or one of each choosable thing."""
        return ()

    def depicted(self) -> tuple[Piece, ...]:
        """The piece of each of the `pictures`, if they show choosable pieces; else ()."""
        return ()

    def lit(self) -> frozenset[Piece]:
        """The pieces on the table that can be clicked for this choice."""
        return frozenset()

    def chosen(self) -> frozenset[Piece]:
        """The chosen pieces."""
        return frozenset()

    def about(self) -> tuple[Piece, ...]:
        """The pieces next to which its page may be placed: the chosen ones, or all choosable ones."""
        return tuple(sorted(self.chosen() or self.lit()))

    def papers(self, layout: Any) -> tuple[tuple[Piece, pygame.Rect], ...]:
        """The papers that it shows over the table: the piece that each is about, and its rectangle."""
        return ()

    def click(self, piece: Piece) -> bool:
        """Use a click on a piece; return whether it meant something here."""
        return False

    def begin_with(self, piece: Piece) -> None:
        """Begin after a click on the piece that opened this choice."""
        self.click(piece)

    def drops(self) -> Drops:
        """The drags that fill in this decision."""
        return {}

    def most(self, piece: Piece) -> int:
        """The largest number of a draggable piece that may be carried at once."""
        return 1

    def carried(self, piece: Piece) -> Hashable:
        """The game's own emphasis while a piece is dragged for this choice; None for none."""
        return None

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        """Use `count` of a piece dropped on one of its targets; return False if there is no room for it."""
        return False

    def skips_confirmation(self, seen: Preview) -> bool:
        """Whether a drop that completes it makes the move without confirmation: an easily undone one."""
        return False

    def copy_from(self, other: Choice) -> None:
        """Copy the fields of another choice of the same kind, to try something out without changing it."""

    def clear(self) -> None:
        """Empty the fields that are filled in at the start; most choices start empty."""

    def disabled_reason(self, piece: Piece, target: Piece) -> str:
        """Why this piece cannot be dropped there; "" if this choice does not know."""
        return ""

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """Use a key that no control used, and return whether it was used. A digit chooses a list entry."""
        pick = self.numbered_list()
        entry = next((one for one in pick.entries if one.cap == str(digit(event))), None) if pick else None
        if pick and entry:
            pick.choose(entry.key)
        return entry is not None

    def numbered_list(self) -> Pick | None:
        """The list whose entries digits choose: the first without a chosen entry, else the last."""
        widgets = [field.widget for field in self.fields if field.widget.visible]
        lists = [one for one in widgets if isinstance(one, Pick) and any(entry.cap for entry in one.entries)]
        return next((one for one in lists if not one.chosen), lists[-1] if lists else None)


def every(pieces: Iterable[str], *targets: str) -> Drops:
    """Drags of each of these pieces to each of these targets."""
    return dict.fromkeys(map(Piece, pieces), frozenset(map(Piece, targets)))


def counted(amount: Stepper, fresh: bool, count: int) -> None:
    """Add `count` to the amount; start again from `count` if it is `fresh` or already at its maximum."""
    full = amount.value == amount.high
    amount.set(count if fresh or full else amount.value + count)
