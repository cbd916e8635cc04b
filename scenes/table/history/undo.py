"""Steps back and forward: whose last step it is, how far it goes, who has to agree."""

from collections.abc import Callable
from typing import Literal

import pygame

from raccoon.app.errors import AppError
from raccoon.app.wording import plain, seat_mark
from scenes.dialogs.dialog import DialogAnswer
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext
from scenes.table.history.last_turn import WayBack, way_back
from scenes.table.part import TablePart
from scenes.table.viewer import Viewer
from scenes.window.keys import KEYS


def step_of(event: pygame.event.Event) -> Literal["undo", "redo"] | None:
    """Z and Ctrl+Z go back; Y, Shift+Z, Ctrl+Y and Ctrl+Shift+Z forward."""
    if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_ALT:
        return None
    if event.key == KEYS.code_of("undo"):
        return "redo" if event.mod & pygame.KMOD_SHIFT else "undo"
    return "redo" if event.key == KEYS.code_of("redo") else None


class Undo(TablePart):
    """Undo and redo for one table.

    A person alone takes back what they did last with one press. Around one screen only whoever is at it
    still does, and only what nobody else has seen; else `ask` asks all people about the point after so many
    moves.
    """

    def __init__(
        self, context: TableContext, panel_host: PanelHost, viewer: Viewer, ask: Callable[[int], None]
    ) -> None:
        super().__init__(context)
        self._open = panel_host
        self._viewer = viewer
        self._ask = ask

    @property
    def way_back(self) -> WayBack | None:
        """The step back that can be made now."""
        context = self.context
        return way_back(context.session, context.presentation.words, self._viewer.holder)

    @property
    def redoer(self) -> int | None:
        """The person at the screen whose undone step can be made again."""
        person = self.context.shown.person
        return person if person is not None and self.context.session.can_redo(person) else None

    def disabled_reason(self) -> str:
        """Why nothing can be taken back now; "" when it can."""
        session, say = self.context.session, self.context.say
        if session.over:
            return say("table.why.over")
        return "" if self.way_back else say("refusal.nothing_to_undo")

    def tip(self) -> str:
        """The tip on what a step back takes back, and who is asked."""
        way, say = self.way_back, self.context.say
        if way is None:
            return ""
        moves = self._moves(way, self.context.shown.viewer)
        if way.agreed:
            return say("table.undo.tip_agreed", moves=moves)
        return say("table.undo.tip_marked" if way.marked else "table.undo.tip", moves=moves)

    def at_curtain(self) -> DialogAnswer | None:
        """The step back of the person who has just moved, until the next one looks; None for nobody."""
        way = self.way_back if self._viewer.holder is not None else None
        if way is None or self.disabled_reason():
            return None
        return DialogAnswer(self.context.say("handover.take_back", moves=self._moves(way, None)), self.undo)

    def _moves(self, way: WayBack, reader: int | None) -> str:
        """The moves of a step back: the first by name, as its reader may know it, or their number."""
        session, say = self.context.session, self.context.say
        more, named = len(session.match.entries) - way.moves - 1, self._named(way.moves, reader)
        if not named:
            return say("table.undo.moves", n=more + 1)
        told = say("table.undo.more", move=named, n=more) if more else named
        return plain(told, self.context.seats, say)

    def _named(self, place: int, reader: int | None) -> str:
        """A move in words; "" where it is another's secret. What it turned up or drew is no part of it."""
        context, session = self.context, self.context.session
        entry, words = session.match.entries[place], context.presentation.words
        seen = zip(session.hidden(entry, reader), entry.events, strict=True)
        if any(told != event and not (n and event.reveals) for n, (told, event) in enumerate(seen)):
            return ""
        return words.named(entry.command, session.view(entry.command.seat, place), context.say)

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
        """Step back: out of a choice that is not made yet, else take the last turn or step back."""
        if self._open.choice and self._open.begun:
            self._open.close()
            return
        why, way = self.disabled_reason(), self.way_back
        if why or way is None:
            self.context.tell(why)
        elif way.agreed:
            self._ask(way.moves)
        else:
            key = "table.taken_back" if way.marked else "table.undone"
            self._step(lambda: self.context.session.go_back(way.moves), key, way.seat)

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
        context.back()
        context.on_session_changed()
        context.tell(context.say(key, seat=seat_mark(seat)))
