"""The table's data for a drag: pieces, the choices that a drop may fill in, previews, highlights."""

import math
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import pygame

from scenes.table.choosing import disabled_reason
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.context import TableContext
from scenes.table.hand.drags import Carried, Drags, Situation
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import PLAIN, Highlights, PaintContext
from scenes.table.piece import Piece

Pos = tuple[int, int]
SNAP = 30
"""The distance from a target at which a drop still counts, in design units."""
VEIL = 84
"""The darkness of the rest of the table while a piece is carried, of 255."""


@dataclass(frozen=True)
class DropOutcome:
    """The preview of a drop: its lines, the gains of other seats, the game's own highlights on the table
    (None for none), and the two lines of the button that would make the move.
    """

    lines: Sequence[PreviewLine] = ()
    gains: Mapping[int, str] = field(default_factory=dict)
    own: Hashable = None
    action: str = ""
    sub_label: str = ""


class Hold(NamedTuple):
    """The rectangle where a piece was picked up, and the offset from the pointer to the piece's centre."""

    home: pygame.Rect
    offset: Pos


class DropTargets:
    """Read-only access to the table for drags."""

    def __init__(self, context: TableContext, panel_host: PanelHost, picture: TablePicture) -> None:
        self.context = context
        self.drags: Drags = context.presentation.choices.drags
        self._panel_host = panel_host
        self._picture = picture

    def piece_at(self, pos: Pos) -> Piece | None:
        """The piece at a point; None for none, and under a panel."""
        panel, shown = self._panel_host.panel, self.context.shown
        if panel and panel.rect.collidepoint(pos):
            return None
        return self.drags.piece_at(shown.layout, shown.view, pos)

    def thing(self, piece: Piece) -> object:
        """The thing at a piece's place as the viewer sees it; None if it cannot be dragged."""
        return self.drags.thing(self.context.shown.view, piece)

    def state_key(self, piece: Piece) -> object:
        """A key that changes with the viewer, the window's size or the thing at the piece's place."""
        return self.context.shown.viewer, self.context.shown.layout.size, self.thing(piece)

    def choices(self) -> Iterator[Choice]:
        """The choices that a drop may fill in now: the forced one, or one for each verb."""
        panel, choice = self._panel_host.panel, self._panel_host.choice
        if self.context.shown.chooser is None or (panel and choice is None):
            return
        if choice and choice.verb is None:
            yield choice
            return
        for verb in self.context.presentation.choices.verbs:
            is_open = choice is not None and choice.verb == verb.name
            if found := choice if is_open else self._panel_host.maker.choice_for(verb.name):
                yield found

    def outcome(self, choice: Choice, piece: Piece, target: Piece, count: int) -> DropOutcome:
        """The preview of dropping `count` of a piece, on a copy of the choice; empty if incomplete."""
        tried = self._panel_host.maker.preview_choice(choice.verb)
        if tried is None:
            return DropOutcome()
        tried.copy_from(choice)
        if not tried.drop(piece, target, count):
            return DropOutcome()
        command = tried.command()
        if command is None:
            return DropOutcome()
        seen = tried.preview_of(command)
        lines, gains, own = tried.changes(seen), tried.gains(seen), tried.own_marks(seen)
        return DropOutcome(lines, gains, own, tried.label(), tried.sub_label())

    def situation(self) -> Situation:
        """The input for sentences that say why a drop or click does nothing."""
        context, choice = self.context, self._panel_host.choice
        return Situation(
            context.shown.view,
            context.say,
            context.shown.chooser is not None,
            choice,
            disabled_reason.busy(context, choice),
            lambda verb: disabled_reason.disabled_reason(context, choice, verb),
            lambda piece: context.presentation.choices.opener(piece, context.shown.view),
        )

    def disabled_reason(self, piece: Piece, target: Piece | None) -> str:
        """Why a piece cannot be dropped on the target (None: on no piece)."""
        return self.drags.disabled_reason(self.situation(), piece, target)

    def sprite(self, piece: Piece, count: int) -> pygame.Surface:
        """The sprite of `count` of a piece."""
        context, shown = self.context, self.context.shown
        painting = PaintContext(shown.layout.frame, context.say, context.seats)
        return self.drags.sprite(Carried(piece, count, self._picture, shown.layout, shown.view, painting))

    def marks(self) -> Highlights:
        """The highlights while nothing is held."""
        return self._panel_host.panel.marks() if self._panel_host.panel else PLAIN

    def hidden_with(self, piece: Piece) -> frozenset[Piece]:
        """The pieces that are not drawn while this one is dragged or flies back."""
        return frozenset({piece} if piece.kind in self.drags.whole else ())

    def marks_for(
        self, piece: Piece, count: int, targets: frozenset[Piece], own: Hashable = None
    ) -> Highlights:
        """Highlights with the targets lit and the piece hidden; `own` is the choices' emphasis for it."""
        base, hidden = self.marks(), self.hidden_with(piece)
        own = self.drags.marks(base.own if own is None else own, piece, count)
        return replace(base, chosen=frozenset(), dimmed=True, veil=VEIL, own=own, lit=targets, hidden=hidden)

    def grip(self, piece: Piece, start: Pos) -> Hold:
        """The hold on a piece picked up at `start`; of several alike the one under the pointer."""
        rects = self.drags.homes(self.context.shown.layout, piece)
        lies = next((rect for rect in rects if rect.collidepoint(start)), pygame.Rect(start, (1, 1)))
        if piece.kind not in (*self.drags.whole, *self.drags.gripped):
            return Hold(lies, (0, 0))
        return Hold(lies, (lies.centerx - start[0], lies.centery - start[1]))

    def nearest(self, targets: Iterable[Piece], pos: Pos) -> Piece | None:
        """The nearest of the targets whose inflated rectangle contains the point; None for none."""
        layout = self.context.shown.layout
        near = 2 * layout.frame.px(SNAP)
        found = [
            (distance(rect, pos), rect.width * rect.height, target)
            for target in map(Piece, targets)
            for rect in self.drags.reach(layout, target)
            if rect.inflate(near, near).collidepoint(pos)
        ]
        return min(found)[2] if found else None


def distance(rect: pygame.Rect, pos: Pos) -> float:
    """The distance from a point to a rectangle, 0 inside."""
    across = max(rect.left - pos[0], 0, pos[0] - rect.right)
    down = max(rect.top - pos[1], 0, pos[1] - rect.bottom)
    return math.hypot(across, down)
