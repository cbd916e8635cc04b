"""Undo and redo: whose last step can be taken back, how far it goes, who has to agree."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import pygame

from raccoon.app.errors import AppError
from raccoon.app.session.auto_answers import only_command
from raccoon.app.session.session import Session
from raccoon.app.wording import plain, seat_mark
from scenes.dialogs.dialog import DialogAnswer
from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.presentation import Narration
from scenes.table.viewer import Viewer
from scenes.window.keys import KEYS


@dataclass(frozen=True)
class WayBack:
    """A step back of `seat` to the point after `moves` moves.

    `marked`: it is noted in the log, because hidden things were revealed. `agreed`: all people have to agree.
    """

    seat: int
    moves: int
    marked: bool
    agreed: bool


def way_back(session: Session, words: Narration, holder: int | None) -> WayBack | None:
    """The step back that can be made now, or None; `holder` is the person at the screen, if any."""
    seat = holder if holder is not None else _last_person(session)
    moves = None if seat is None else _begin(session, words, seat)
    if seat is None or moves is None:
        return None
    entries, people = session.match.entries[moves:], session.people
    marked = any(entry.reveals for entry in entries)
    others = any(entry.command.seat in people and entry.command.seat != seat for entry in entries)
    shared = len(people) > 1
    agreed = shared and (holder is None or others or marked)
    return WayBack(seat, moves, marked, agreed)


def _last_person(session: Session) -> int | None:
    movers = (entry.command.seat for entry in reversed(session.match.entries))
    return next((seat for seat in movers if seat in session.people), None)


def _set_up(session: Session, words: Narration, seat: int) -> int:
    """The number of set-up moves that cannot be taken back: all once set-up is over, but 0 if the seat's own
    choice has just ended it and revealed nothing.
    """
    match = session.match
    moves = range(len(match.entries) + 1)
    over = next((i for i in moves if not words.prepares(match.view(None, i))), 0)
    since = match.entries[max(0, over - 1) :]
    turned_up = any(event.reveals or words.begins_round(event) for entry in since for event in entry.events)
    return 0 if len(since) == 1 and since[0].command.seat == seat and not turned_up else over


def _begin(session: Session, words: Narration, seat: int) -> int | None:
    """The number of moves before the seat's last decision; once its turn is over, before the whole turn. None
    for none. A turn begins after the set-up.

    For a person alone a forced answer is no decision. Between people it counts: otherwise a step back would
    reveal what somebody could have done.
    """
    match, alone = session.match, len(session.people) == 1
    entries = match.entries
    set_up = _set_up(session, words, seat)
    own = [i for i, entry in enumerate(entries) if i >= set_up and entry.command.seat == seat]
    last = next((i for i in reversed(own) if not alone or only_command(match, seat, i) is None), None)
    if last is None:
        return None
    over = [i for i, entry in enumerate(entries) if any(map(words.events.ends_turn, entry.events))]
    if (not over or over[-1] < last) or words.turn(match.view(None, last)) != seat:
        return last
    begun = max((i + 1 for i in over if i < last), default=0)
    return next(i for i in own if i >= begun)


def step_of(event: pygame.event.Event) -> Literal["undo", "redo"] | None:
    """The meaning of a key: Z, Ctrl+Z undo; Y, Shift+Z, Ctrl+Y, Ctrl+Shift+Z redo; None for others."""
    if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_ALT:
        return None
    if event.key == KEYS.code_of("undo"):
        return "redo" if event.mod & pygame.KMOD_SHIFT else "undo"
    return "redo" if event.key == KEYS.code_of("redo") else None


class Undo(TablePart):
    """Undo and redo for one table.

    A person alone takes back their last step with one press. If several share the screen, only the one still
    at it does, and only what nobody else has seen; else `ask` asks all people about the point after so many
    moves.
    """

    def __init__(
        self, context: TableContext, panel_host: PanelHost, viewer: Viewer, ask: Callable[[int], None]
    ) -> None:
        super().__init__(context)
        self._panel_host = panel_host
        self._viewer = viewer
        self._ask = ask

    @property
    def way_back(self) -> WayBack | None:
        """The step back that can be made now."""
        context = self.context
        return way_back(context.session, context.presentation.words, self._viewer.holder)

    @property
    def redoer(self) -> int | None:
        """The person at the screen whose undone step can be redone; None for none."""
        person = self.context.shown.person
        return person if person is not None and self.context.session.match.can_redo(person) else None

    def disabled_reason(self) -> str:
        """Why nothing can be taken back now; "" if something can."""
        session, say = self.context.session, self.context.say
        if session.over:
            return say("table.why.over")
        return "" if self.way_back else say("refusal.nothing_to_undo")

    def tip(self) -> str:
        """The tooltip: which moves are taken back, and whether all have to agree."""
        way, say = self.way_back, self.context.say
        if way is None:
            return ""
        moves = self._moves(way, self.context.shown.viewer)
        if way.agreed:
            return say("table.undo.tip_agreed", moves=moves)
        return say("table.undo.tip_marked" if way.marked else "table.undo.tip", moves=moves)

    def at_curtain(self) -> DialogAnswer | None:
        """The button on the curtain for the person who has just moved to step back; None for none."""
        way = self.way_back if self._viewer.holder is not None else None
        if way is None or self.disabled_reason():
            return None
        return DialogAnswer(self.context.say("handover.take_back", moves=self._moves(way, None)), self.undo)

    def _moves(self, way: WayBack, reader: int | None) -> str:
        """The moves of a step back: the first by name, if the `reader` may know it, or their number."""
        session, say = self.context.session, self.context.say
        more, named = len(session.match.entries) - way.moves - 1, self._named(way.moves, reader)
        if not named:
            return say("table.undo.moves", n=more + 1)
        words = say("table.undo.more", move=named, n=more) if more else named
        return plain(words, self.context.seats, say)

    def _named(self, place: int, reader: int | None) -> str:
        """A move in words, without what it revealed or drew; "" if it is secret from the reader."""
        context, session = self.context, self.context.session
        entry, words = session.match.entries[place], context.presentation.words
        seen = zip(session.visible_events(entry, reader), entry.events, strict=True)
        if any(known != event and not (n and event.reveals) for n, (known, event) in enumerate(seen)):
            return ""
        return words.named(entry.command, session.view(entry.command.seat, place), context.say)

    def handle(self, event: pygame.event.Event) -> bool:
        """Use the keys of undo and redo."""
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
        """Close a choice the player has opened; else take the last step back, or ask all people."""
        if self._panel_host.choice and self._panel_host.can_close:
            self._panel_host.close()
            return
        why, way = self.disabled_reason(), self.way_back
        if why or way is None:
            self.context.show_headline(why)
        elif way.agreed:
            self._ask(way.moves)
        else:
            key = "table.taken_back" if way.marked else "table.undone"
            self._step(lambda: self.context.session.go_back(way.moves), key, way.seat)

    def redo(self) -> None:
        """Redo the last undone move."""
        redoer = self.redoer
        if redoer is None:
            self.context.show_headline(self.context.say("refusal.nothing_to_redo"))
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
        context.show_headline(context.say(key, seat=seat_mark(seat)))
