"""One moment of a game: the table as it was after a move, the log, and the reason for the move."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pygame

from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from raccoon.app.wording import plain
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.history import history_ribbon
from scenes.table.history.move_reason import MoveReason
from scenes.table.inspection.inspectables import Inspectables, uncovered
from scenes.table.inspection.inspector import inspector_on
from scenes.table.inspection.page import InspectionContext
from scenes.table.layout import Layout
from scenes.table.log.game_log import GameLog, Item, when
from scenes.table.log.log_page import LogPage
from scenes.table.log.markup import dressed
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Highlights
from scenes.table.presentation import GamePresentation
from scenes.widgets.focus import FocusRing, move_of
from scenes.window.scene import Scene


@dataclass(frozen=True)
class Past:
    """The game to look at: a session as its `viewer` sees it, its log, the log's page, its picture."""

    session: Session
    presentation: GamePresentation
    say: Say
    viewer: int | None
    log: GameLog
    page: LogPage
    picture: TablePicture

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats with the emblems that the table shows."""
        return self.picture.seats


class MomentWords(Scene):
    """The words of a moment: the ribbon's, and the reason for the last move."""

    past: Past
    view: Any
    say: Say
    moves: int
    item: Item | None
    reason: MoveReason

    def ribbon_words(self) -> tuple[str, str]:
        """The title of the moment, and the log line of the last event."""
        progress = self.past.session.match.game.progress(self.view)
        edge = self.say("moment.start" if self.moves == 0 else "moment.latest")
        ribbon = self.say("moment.ribbon", when=when(progress, self.say))
        return ribbon, self.item.sentence if self.item else edge

    def spoken(self) -> Iterable[str]:
        """The ribbon's words and the reason."""
        reasons = self.reason.spoken() if self.reason.shown else ()
        return [plain(words, self.past.seats, self.say) for words in (*self.ribbon_words(), *reasons)]


class MomentScene(MomentWords):
    """One moment of the game as the viewer saw it; `on_back` leaves; subclasses add controls in `ring`."""

    ring: FocusRing
    places: Layout

    def __init__(self, past: Past, on_back: Callable[[], None]) -> None:
        super().__init__()
        self.past, self.say = past, past.say
        self._on_back = on_back
        self._return: Callable[[Item], None] = past.page.on_moment
        self.moves = len(past.session.match.entries)
        self.reason = MoveReason(past.session, past.presentation.words, past.say, past.seats)
        self.item: Item | None = None
        self.view: Any = past.session.view(past.viewer)
        self.piece_inspector = inspector_on(self, past.say, self._inspectables)

    def enter(self) -> None:
        """Let the lines of the log lead from moment to moment."""
        self.past.page.on_moment = self.show
        self.past.page.focused = True
        if self.item is None:
            self.settle(self.moves)

    def leave(self) -> None:
        """Let the log lead to this scene and follow the game again."""
        self.reason.leave()
        self.past.page.on_moment = self._return
        self.past.page.focused = False
        self.past.page.newest()

    def show(self, item: Item) -> None:
        """Show the table as it was after this line of the log."""
        self.item = item
        self.past.page.choose(item)
        self.settle(item.moves)

    def step(self, by: int) -> None:
        """Go `by` moves forward, or back if negative."""
        moves = max(0, min(len(self.past.session.match.entries), self.moves + by))
        lines = self.past.log.items_of(moves)
        self.item = next((item for item in lines if not item.trivial), lines[0] if lines else None)
        if self.item:
            self.past.page.choose(self.item)
        self.settle(moves)

    def settle(self, moves: int) -> None:
        """Show the table after `moves` moves."""
        self.moves = moves
        self.reason.show(moves)
        self.view = self.past.session.view(self.past.viewer, moves)
        self.layout()
        self.dirty = True

    def table_size(self) -> tuple[int, int]:
        """The size of the part of the window that the table has, from the upper left corner."""
        return self.size

    def layout(self) -> None:
        """Lay out the table of the moment; the log ends above a reason that would cover it."""
        self.places = places = table_of(self, self.view)
        body = places.log_body.copy()
        if self.reason.shown and (paper := self.reason.paper(places)).colliderect(body):
            body.height = min(body.height, paper.top - places.frame.px(8) - body.top)
        self.past.page.sheet.layout(body, places.frame)

    def _inspectables(self) -> Inspectables:
        """The pieces that can be inspected at the moment; no action can be begun."""
        past, inspection = self.past, self.past.presentation.inspection
        history = past.log.history_at(self.moves)
        asked = InspectionContext(past.presentation.game, self.view, past.seats, past.say, history)
        covers = [self.reason.paper(self.places)] if self.reason.shown else []
        covers += self.covers()
        lying = uncovered(inspection.places(self.places, self.view), covers)
        return Inspectables(lying, lambda piece: inspection.page(piece, asked), back="ask.back.past")

    def covers(self) -> list[pygame.Rect]:
        """The rectangles of controls over the table."""
        return list(self.places.verbs.values())

    def handle(self, event: pygame.event.Event) -> None:
        """Arrows step through the moves and the log; Escape leaves."""
        if self.piece_inspector.handle(event, self.size):
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
        """Redraw when the ground is ready, a card fades or the reason arrives."""
        self.dirty |= self.past.picture.ground.has_news
        self.piece_inspector.update(dt)
        if self.reason.update():
            self.layout()
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table of the moment, the log, the reason, the ribbon, the controls."""
        past, pointed = self.past, self.past.page.pointer.item or self.item
        lit = pointed.pieces(self.view, past.presentation.words) if pointed else frozenset()
        entries, seats = past.session.match.entries, len(past.session.seats)
        marks = Highlights(lit=lit, moods=past.presentation.motion.moods(entries, self.moves, seats))
        past.picture.draw(surface, self.places, self.view, marks, past.log.history_at(self.moves))
        past.page.draw(surface)
        if self.reason.shown:
            self.reason.draw(surface, self.places)
        self.draw_words(surface)
        self.ring.draw(surface, self.places.frame)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the ribbon with the title of the moment and the last event."""
        ribbon, event = self.ribbon_words()
        history_ribbon.draw_ribbon(surface, self.places, ribbon, dressed(event, self.past.seats))

    def sprites(self) -> Iterator[PlacedSprite]:
        """The tooltip of a log chip; the card of the piece under the pointer."""
        bounds = pygame.Rect((0, 0), self.size)
        yield from self.past.page.sprites(bounds)
        yield from self.piece_inspector.sprites(bounds, self.places.frame)


def _pages(event: pygame.event.Event) -> bool:
    return event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN)


def table_of(scene: MomentScene, view: Any) -> Layout:
    """The table's layout for a view; in a part of the window it keeps the least type of the whole."""
    size, frame = scene.table_size(), scene.frame
    grown = frame.scale / frame.of(size).scale if frame.is_large else 1.0
    places = scene.past.presentation.look.layout(size, view, scene.text_scale * grown)
    if size != scene.size:
        places.frame = replace(places.frame, least=frame.floor)
    return places
