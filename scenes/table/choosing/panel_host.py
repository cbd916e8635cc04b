"""The owner of the open panel over a table: the choice under way, or a panel of the game's own."""

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
    """The panel over one table, if any; `on_change` when a choice opens or closes, `on_undo` steps back."""

    def __init__(
        self, context: TableContext, on_change: Callable[[], None], on_undo: Callable[[], None]
    ) -> None:
        super().__init__(context)
        self._on_change = on_change
        self._on_undo = on_undo
        self.maker = PanelMaker(context, self.changed)
        self.panel: Panel | None = None
        self.begun = False
        """Whether the choice was begun by a press, so that it can be left without a trace."""
        self._asked: object = None
        """The seat that was asked and its options when the panel was opened."""

    @property
    def choice(self) -> Choice | None:
        """The choice under way, if there is one."""
        return self.panel.choice if self.panel else None

    def follow(self, step: LogStep) -> None:
        """Open what opens by itself: a panel of the game's own, or a choice that has to be made."""
        asked = self.context.shown.chooser, disabled_reason.options_of(self.context)
        if self.choice and asked == self._asked and _others_moved(self.context, step):
            return
        self.panel, self._asked, self.begun = None, asked, False
        if self.context.shown.curtain_due:
            return
        self.panel = self.maker.own_panel()
        if self.panel is None and (choice := self.maker.due()):
            self.panel = ChoicePanel(
                choice, partial(_decide, self.context, choice), _way_back(self.context, self._on_undo)
            )

    def verb(self, verb: str, piece: Piece | None = None) -> None:
        """Begin an action, with a piece if named; the same verb again steps back. Make it if choiceless."""
        if piece:
            self.close()
        if self.choice and self.choice.verb == verb:
            if self.begun:
                self.close()
        elif extra := self.maker.at_once(verb):
            run_immediately(self.context, extra)
        elif choice := self.maker.begun(verb):
            self._open(choice)
        if piece and self.choice:
            self.choice.begin_with(piece)
            self.changed()

    def show(self, choice: Choice) -> None:
        """Open a choice, unless it is the one that stands open: then a drop has filled it in."""
        if self.choice is not choice:
            self._open(choice)
        self.changed()

    def confirm_drop(self, asked: bool) -> None:
        """Make the complete decision that a drop has filled in; if `asked` for, only an unconfirmed one."""
        command = self.choice.command() if self.choice else None
        at_once = self.choice and command and self.choice.goes_at_once(self.choice.foreseen(command))
        if isinstance(self.panel, ChoicePanel) and (at_once or not asked):
            self.panel.confirm.press()

    def _open(self, choice: Choice) -> None:
        self.panel, self.begun = ChoicePanel(choice, partial(_decide, self.context, choice), self.close), True
        self.layout()
        self._on_change()
        self.context.damage.all()

    def close(self) -> None:
        """Step back from a choice without a trace."""
        self.panel = None
        self._on_change()
        self.context.damage.all()

    def layout(self) -> None:
        """Each panel in its place: a choice at the side, the game's own on the stage."""
        if self.panel:
            self.maker.put(self.panel)

    def changed(self) -> None:
        """The choice is another one now: its panel and the pieces it lights up."""
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
        """A click on a piece goes to the choice under way, or begins the piece's verb, or is noted."""
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

    def aloft(self) -> Iterator[PlacedSprite]:
        if self.panel:
            yield from self.panel.aloft(pygame.Rect((0, 0), self.context.shown.layout.size))


def _others_moved(context: TableContext, step: LogStep) -> bool:
    """Whether nothing has happened but moves of others, who were waited for at the same time."""
    entries, chooser = context.session.match.entries, context.shown.chooser
    movers = {entries[place].command.seat for place in step.fresh}
    return bool(movers) and not step.taken and chooser not in movers


def _way_back(context: TableContext, undo: Callable[[], None]) -> Callable[[], None] | None:
    """Esc inside an action takes its last step back, as long as nothing came to light."""
    chooser = context.shown.chooser
    assert chooser is not None
    try:
        context.session.check_undo(chooser)
    except Refusal:
        return None
    return undo


def _decide(context: TableContext, choice: Choice, command: Command | None, with_order: bool) -> None:
    """Order the later answers of a confirmed choice, then play its command.

    An order is kept only if its command was accepted; in a lesson only one that follows at once is given.
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
    """Note what the viewer wants to be called for."""
    shown = context.shown
    stop = context.presentation.choices.switch(piece, shown.view)
    if not stop or shown.viewer is None:
        return False
    context.session.auto_answers.switch(shown.viewer, stop)
    context.on_session_changed()
    return True
