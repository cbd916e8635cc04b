"""The owner of the open panel over a table: the page of the current choice, or a panel of the game's own."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pygame

from raccoon.engine.events import Command, Refusal
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing import disabled_reason
from scenes.table.choosing.choice import Choice
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.choosing.panel import Panel
from scenes.table.choosing.panel_maker import PanelMaker
from scenes.table.choosing.run_immediately import run_immediately
from scenes.table.context import TableContext, TablePart
from scenes.table.log.game_log import LogStep
from scenes.table.piece import Piece
from scenes.window.press_guard import Control


class PanelHost(TablePart):
    """The panel over one table, if any; `on_change` when a choice opens or closes, `on_undo` to undo."""

    def __init__(
        self, context: TableContext, on_change: Callable[[], None], on_undo: Callable[[], None]
    ) -> None:
        super().__init__(context)
        self._on_change = on_change
        self._on_undo = on_undo
        self.maker = PanelMaker(context, self.changed)
        self.panel: Panel | None = None
        self.can_close = False
        """Whether the player opened the choice, so that it can be closed without a trace."""
        self._asked: object = None
        """The seat that chooses and its options when the panel was opened."""

    @property
    def choice(self) -> Choice | None:
        """The open choice, or None."""
        return self.panel.choice if self.panel else None

    def follow(self, step: LogStep) -> None:
        """Open the game's own panel or a forced choice; keep an open choice if only others have moved."""
        asked = self.context.shown.chooser, disabled_reason.options_of(self.context)
        if self.choice and asked == self._asked and _others_moved(self.context, step):
            return
        self.panel, self._asked, self.can_close = None, asked, False
        if self.context.shown.curtain_due:
            return
        self.panel = self.maker.own_panel()
        if self.panel is None and (choice := self.maker.forced_choice()):
            self.panel = ChoicePanel(
                choice, partial(_decide, self.context, choice), _way_back(self.context, self._on_undo)
            )

    def verb(self, verb: str, piece: Piece | None = None) -> None:
        """Begin a verb, with a piece if given: open its choice, or make its command if it needs none. The
        verb of the open choice closes it.
        """
        if piece:
            self.close()
        if self.choice and self.choice.verb == verb:
            if self.can_close:
                self.close()
        elif extra := self.maker.quick_action(verb):
            run_immediately(self.context, extra)
        elif choice := self.maker.choice_for(verb):
            self._open(choice)
        if piece and self.choice:
            self.choice.begin_with(piece)
            self.changed()

    def show(self, choice: Choice) -> None:
        """Open a choice that a drop has filled in, unless it is open already."""
        if self.choice is not choice:
            self._open(choice)
        self.changed()

    def confirm_drop(self, asked: bool) -> None:
        """Confirm the choice that a drop has completed; if `asked`, only one that needs no confirmation."""
        command = self.choice.command() if self.choice else None
        at_once = self.choice and command and self.choice.skips_confirmation(self.choice.preview_of(command))
        if isinstance(self.panel, ChoicePanel) and (at_once or not asked):
            self.panel.confirm.press()

    def _open(self, choice: Choice) -> None:
        self.panel = ChoicePanel(choice, partial(_decide, self.context, choice), self.close)
        self.can_close = True
        self.layout()
        self._on_change()
        self.context.damage.all()

    def close(self) -> None:
        """Close the panel without a trace."""
        self.panel = None
        self._on_change()
        self.context.damage.all()

    def layout(self) -> None:
        """Place the panel: a choice next to its piece or on the rail, the game's own on the stage."""
        if self.panel:
            self.maker.put(self.panel)

    def changed(self) -> None:
        """Update the panel after its choice has changed."""
        if self.panel:
            self.panel.refresh()
        if self.panel and self.panel.region == "dock":
            self.maker.put(self.panel)
        self.context.damage.all()

    def handle(self, event: pygame.event.Event) -> bool:
        panel = self.panel
        if panel is None or not panel.handle(event, self.context.shown.layout.size):
            return False
        self.context.damage.area(panel.changed() if self.panel is panel else None)
        return True

    def controls(self) -> Iterable[Control]:
        return self.panel.ring.widgets if self.panel else ()

    def clicked(self, piece: Piece | None) -> bool:
        """Use a click on a piece: it flips a switch, goes to the open choice, or begins the piece's verb."""
        if piece and _switched(self.context, piece):
            return True
        if piece is None or (self.panel and self.choice is None):
            return False
        if self.choice and self.choice.click(piece):
            self.changed()
            return True
        if self.choice and any(field.widget.refusal for field in self.choice.fields):
            self.context.damage.all()
            return True
        return self._begin_with(piece)

    def _begin_with(self, piece: Piece) -> bool:
        verb = self.context.presentation.choices.opener(piece, self.context.shown.view)
        busy = self.choice is not None and self.choice.verb is None
        if verb is None or busy or disabled_reason.disabled_reason(self.context, self.choice, verb):
            return False
        self.verb(verb, piece)
        return True

    def sprites(self) -> Iterator[PlacedSprite]:
        if self.panel:
            yield from self.panel.sprites(pygame.Rect((0, 0), self.context.shown.layout.size))


def _others_moved(context: TableContext, step: LogStep) -> bool:
    """Whether the step consists only of moves of other seats, so that an open choice stays open."""
    entries, chooser = context.session.match.entries, context.shown.chooser
    movers = {entries[place].command.seat for place in step.fresh}
    return bool(movers) and not step.taken and chooser not in movers


def _way_back(context: TableContext, undo: Callable[[], None]) -> Callable[[], None] | None:
    """The undo that Esc does in a forced choice, if the last step can be taken back; else None."""
    chooser = context.shown.chooser
    assert chooser is not None
    try:
        context.session.match.check_undo(chooser)
    except Refusal:
        return None
    return undo


def _decide(context: TableContext, choice: Choice, command: Command | None, with_order: bool) -> None:
    """Give the standing order of a confirmed choice, then play its command.

    The order is dropped if the command was refused; in a lesson only one that follows at once is given.
    """
    session, seat = context.session, context.shown.chooser
    moves, order = len(session.match.entries), None
    if with_order and seat is not None:
        order = choice.order(session.match.next_number)
    if order and seat is not None and (session.lesson_script is None or order.follows_at_once):
        session.orders.give(seat, order)
    if command is None:
        context.on_session_changed()
        return
    context.submit(command)
    if order and seat is not None and len(session.match.entries) == moves:
        session.orders.drop(seat)


def _switched(context: TableContext, piece: Piece) -> bool:
    """Flip the viewer's switch at this piece, if it is one; return whether it is."""
    shown = context.shown
    stop = context.presentation.choices.switch(piece, shown.view)
    if not stop or shown.viewer is None:
        return False
    context.session.auto_answers.switch(shown.viewer, stop)
    context.on_session_changed()
    return True
