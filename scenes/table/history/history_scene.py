"""The table as it was after a move of the log: to look at, not to play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import pygame

from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.history import history_ribbon
from scenes.table.history.move_reason import MoveReason
from scenes.table.inspection.inspectables import Inspectables, uncovered
from scenes.table.inspection.inspector import inspector_on
from scenes.table.inspection.page import InspectionContext
from scenes.table.layout import Layout, verbs_in_row
from scenes.table.log.game_log import GameLog, Item, when
from scenes.table.log.log_filter import LogFilter
from scenes.table.log.log_highlights import pieces
from scenes.table.log.log_page import LogPage
from scenes.table.log.log_sheet import LogSheet
from scenes.table.log.log_steps import LogSteps
from scenes.table.log.markup import dressed
from scenes.table.picture.highlights import Highlights
from scenes.table.picture.picture import TablePicture
from scenes.table.presentation import GamePresentation
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.window.scene import Scene

GAP = 16
"""Between buttons, in design units."""


@dataclass(frozen=True)
class Past:
    """The game to look back at: a session as its `viewer` sees it, its log with the page, and its picture."""

    session: Session
    presentation: GamePresentation
    say: Say
    viewer: int | None
    log: GameLog
    page: LogPage
    picture: TablePicture

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, with the emblems that are seen at that table."""
        return self.picture.seats


class HistoryScene(Scene):
    """One moment of the game through the eyes of a viewer, who sees what they saw then.

    `on_take_back` gets the number of moves after which the table should go on, None where the game does not
    lie on the table; `on_back` leaves.
    """

    ring: FocusRing

    def __init__(
        self,
        past: Past,
        on_take_back: Callable[[int], None] | None,
        on_back: Callable[[], None],
        leave: str = "",
    ) -> None:
        super().__init__()
        take_back = on_take_back or (lambda moves: None)
        self._elsewhere = on_take_back is None
        self.past = past
        self.say = say = past.say
        self.buttons = _buttons(say, self.step, lambda: take_back(self.moves), on_back, leave)
        self._on_back = on_back
        self._return: Callable[[Item], None] = past.page.on_moment
        self.ring = FocusRing(list(self.buttons))
        self.moves = len(past.session.match.entries)
        self.reason = MoveReason(past.session, past.presentation.words, say, past.seats)
        self.item: Item | None = None
        self.view: Any = past.session.view(past.viewer)
        self.asking = inspector_on(self, past.say, self._inquiry)

    def enter(self) -> None:
        """The log leads from moment to moment now."""
        self.past.page.on_moment = self.show
        self.past.page.focused = True
        if self.item is None:
            self._settle(self.moves)

    def leave(self) -> None:
        """The log leads here again, and follows the game."""
        self.reason.leave()
        self.past.page.on_moment = self._return
        self.past.page.focused = False
        self.past.page.newest()

    def show(self, item: Item) -> None:
        """Show the table when this line had happened."""
        self.item = item
        self.past.page.choose(item)
        self._settle(item.moves)

    def step(self, by: int) -> None:
        """So many moves later or, when negative, earlier."""
        moves = max(0, min(len(self.past.session.match.entries), self.moves + by))
        lines = self.past.log.items_of(moves)
        self.item = next((item for item in lines if not item.trivial), lines[0] if lines else None)
        if self.item:
            self.past.page.choose(self.item)
        self._settle(moves)

    def _settle(self, moves: int) -> None:
        self.moves = moves
        self.reason.show(moves)
        self.view = self.past.session.view(self.past.viewer, moves)
        last = len(self.past.session.match.entries)
        self.buttons.earlier.reason = "" if moves > 0 else self.say("moment.why.first")
        self.buttons.later.reason = "" if moves < last else self.say("moment.why.last")
        self.buttons.take_back.reason = self._why_no_takeback(moves, last)
        self.layout()
        self.dirty = True

    def _why_no_takeback(self, moves: int, last: int) -> str:
        if self.past.session.over:
            return self.say("moment.why.over")
        if self._elsewhere:
            return self.say("moment.why.elsewhere")
        if moves >= last:
            return self.say("moment.why.now")
        return "" if self.past.session.people else self.say("moment.why.nobody")

    def layout(self) -> None:
        """The table of then, with buttons in the places of the verbs. The step back is at the banner's: no
        move is confirmed there.
        """
        self.places = places = self.past.presentation.look.layout(self.size, self.view, self.text_scale)
        body = places.log_body.copy()
        if self.reason.shown and (paper := self.reason.paper(places)).colliderect(body):
            body.height = min(body.height, paper.top - places.frame.px(8) - body.top)
        self.past.page.sheet.layout(body, places.frame)
        earlier, later, self._plate = _in_place_of_verbs(places)
        rects = earlier, later, places.banner, places.undo.union(places.menu)
        for button, rect in zip(self.buttons, rects, strict=True):
            button.rect = rect

    def _inquiry(self) -> Inspectables:
        """The pieces of that moment that can be inspected; no action can be begun in it."""
        past, inspection = self.past, self.past.presentation.inspection
        history = past.log.history_at(self.moves)
        asked = InspectionContext(past.presentation.game, self.view, past.seats, past.say, history)
        covers = [self.reason.paper(self.places)] if self.reason.shown else []
        covers += self.places.verbs.values()
        lying = uncovered(inspection.places(self.places, self.view), covers)
        return Inspectables(lying, lambda piece: inspection.page(piece, asked), back="ask.back.past")

    def handle(self, event: pygame.event.Event) -> None:
        """Arrows walk through time and through the log; Escape comes back to now."""
        if self.asking.handle(event, self.size):
            return
        self.dirty = True
        move = move_of(event)
        if move == "cancel":
            self._on_back()
        elif move in ("left", "right"):
            self.step(1 if move == "right" else -1)
        elif move in ("up", "down"):
            self.past.page.step(1 if move == "down" else -1)
            if self.past.page.chosen:
                self.show(self.past.page.chosen)
        elif not self.ring.handle(event, self.size):
            self.past.page.handle(event, self.size, keys=_pages(event))

    def update(self, dt: float) -> None:
        """The ground of then may come a little later."""
        self.dirty |= self.past.picture.has_news
        self.asking.update(dt)
        if self.reason.update():
            self.layout()
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """The picture of then, the log, a ribbon that says so, the buttons."""
        past, pointed = self.past, self.past.page.pointer.item or self.item
        lit = pieces(pointed, self.view, past.presentation.words) if pointed else frozenset()
        entries, seats = past.session.match.entries, len(past.session.seats)
        marks = Highlights(lit=lit, moods=past.presentation.motion.moods(entries, self.moves, seats))
        past.picture.draw(surface, self.places, self.view, marks, past.log.history_at(self.moves))
        self.past.page.draw(surface)
        if self.reason.shown:
            self.reason.draw(surface, self.places)
        self._draw_words(surface)
        self.ring.draw(surface, self.places.frame)

    def aloft(self) -> Iterator[PlacedSprite]:
        """The tip of a chip of the log; the card of the piece under the pointer."""
        bounds = pygame.Rect((0, 0), self.size)
        yield from self.past.page.aloft(bounds)
        yield from self.asking.aloft(bounds, self.places.frame)

    def _draw_words(self, surface: pygame.Surface) -> None:
        """Draw the words: when this was, what had just happened, and that no move is made here."""
        past, say = self.past, self.say
        progress = past.session.match.game.progress(self.view)
        edge = say("moment.start" if self.moves == 0 else "moment.latest")
        told = dressed(self.item.sentence, past.seats) if self.item else edge
        history_ribbon.draw_ribbon(surface, self.places, say("moment.ribbon", when=when(progress, say)), told)
        history_ribbon.draw_plate(surface, self._plate, self.places.frame, say("moment.only_look"))


class Buttons(NamedTuple):
    """The buttons in the places of the verbs, the banner, the step back and the menu."""

    earlier: Button
    later: Button
    take_back: Button
    back: Button


def _buttons(
    say: Say,
    step: Callable[[int], None],
    take_back: Callable[[], None],
    back: Callable[[], None],
    leave: str,
) -> Buttons:
    taking = Button(say("moment.take_back"), take_back, look="verb", cap="T", hotkeys=(pygame.K_t,), size=26)
    taking.early = say("press.early")
    return Buttons(
        Button(say("moment.earlier"), lambda: step(-1), look="quiet", cap="←", size=24),
        Button(say("moment.later"), lambda: step(1), look="quiet", cap="→", size=24),
        taking,
        Button(leave or say("moment.now"), back, look="primary", cap=say("key.escape"), size=26),
    )


def looking_back(
    session: Session, presentation: GamePresentation, say: Say, on_back: Callable[[], None]
) -> HistoryScene:
    """The last moment of a game that is not played now and the way to every move before it; through the eyes
    of a single person, where there are several or none as everybody may see it.
    """
    words = presentation.words
    say = words.spoken(say, session.match.setup)
    log = GameLog(session, words, say)
    log.follow(LogSteps(session).advance())
    seats = presentation.look.displayed_seats(session.seats, session.match.setup)
    sheet = LogSheet(LogFilter(seats, words.kinds, say), say)
    sheet.show(log.items)
    viewer = session.people[0] if len(session.people) == 1 else None
    picture = TablePicture(presentation.look, seats, say)
    past = Past(session, presentation, say, viewer, log, LogPage(sheet, lambda item: None), picture)
    return HistoryScene(past, None, on_back, say("settings.back"))


def _in_place_of_verbs(places: Layout) -> tuple[pygame.Rect, ...]:
    """Three places in the row of the verbs: the last one over all verbs that are left.

    If there are fewer than three verbs, the whole row between the banner and the step back.
    """
    verbs, gap = verbs_in_row(places), places.frame.px(GAP)
    if len(verbs) >= 3:
        return verbs[0], verbs[1], verbs[2].unionall(verbs[3:])
    left, top, high = places.banner.right + gap, places.undo.top, places.undo.height
    wide = (places.undo.left - left) // 3
    return tuple(pygame.Rect(left + place * wide, top, wide - gap, high) for place in range(3))


def _pages(event: pygame.event.Event) -> bool:
    """Whether it is a key that turns the log's pages."""
    return event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
