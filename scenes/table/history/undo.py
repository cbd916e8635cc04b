"""Steps back and forward: whose last step it is, why it cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from raccoon.app.errors import AppError
from raccoon.app.wording import plain, refuse, seat_mark
from raccoon.engine.events import Refusal
from scenes.table.choosing.open_panel import OpenPanel
from scenes.table.context import TableContext
from scenes.table.history.undo_keys import step_of
from scenes.table.part import TablePart


class Undo(TablePart):
    """Undo and redo for one table. A step back is its maker's: for another the curtain falls."""

    def __init__(self, context: TableContext, open_panel: OpenPanel) -> None:
        super().__init__(context)
        self._open = open_panel

    @property
    def mover(self) -> int | None:
        """The person who moved last; None when that was a bot, or nobody yet."""
        session = self.context.session
        entries = session.match.entries
        seat = entries[-1].command.seat if entries else None
        return seat if seat is not None and session.seats[seat].is_person else None

    @property
    def redoer(self) -> int | None:
        """The person at the screen whose undone step can be made again."""
        person = self.context.shown.person
        return person if person is not None and self.context.session.can_redo(person) else None

    def why_not(self) -> str:
        """Why nothing can be taken back now; "" when it can."""
        session, say = self.context.session, self.context.say
        mover = self.mover
        try:
            session.check_undo(-1 if mover is None else mover)
        except Refusal as refusal:
            told = refuse(refusal, say, self.context.presentation.words.fact)
            return plain(told, session.seats, say)
        return ""

    def tip(self) -> str:
        """What a step back does; whose step it is, where it is nobody's at the screen."""
        shown, mover, say = self.context.shown, self.mover, self.context.say
        if mover is None or mover in (shown.person, shown.viewer):
            return say("table.undo.tip")
        return say("table.undo.tip_other", name=self.context.session.seats[mover].name)

    def handle(self, event: pygame.event.Event) -> bool:
        """Z, Y and their like."""
        step = step_of(event)
        if step is None:
            return False
        if step == "undo":
            self.undo()
        else:
            self.redo()
        self.context.damage.all()
        return True

    def undo(self) -> None:
        """Step back: out of a choice that is not made yet, else take the last move back."""
        if self._open.choice and self._open.choice.verb is not None:
            self._open.close()
            return
        why, mover = self.why_not(), self.mover
        if why or mover is None:
            self.context.tell(why)
            return
        self._step(lambda: self.context.session.undo(mover), "table.undone", mover)

    def redo(self) -> None:
        """Make the last undone move again."""
        redoer = self.redoer
        if redoer is None:
            self.context.tell(self.context.say("refusal.nothing_to_redo"))
        else:
            self._step(self.context.session.redo, "table.redone", redoer)

    def _step(self, step: Callable[[], object], key: str, seat: int) -> None:
        context = self.context
        try:
            step()
        except AppError as error:
            context.navigation.message(context.say(error.key, **error.facts))
            return
        context.gone_on()
        context.tell(context.say(key, seat=seat_mark(seat)))
