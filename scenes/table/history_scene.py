"""The table as it was after a move of the log (P10): to look at, not to play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame

from raccoon.app.session.session import Session
from scenes.art import palette as pal
from scenes.art import rich, shapes, text
from scenes.art.fonts import Face
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.log_highlights import pieces
from scenes.raccoon_tycoon.moods import moods_at
from scenes.raccoon_tycoon.picture.picture import TablePicture
from scenes.table.game_log import Item, News, Say
from scenes.table.log_page import LogPage
from scenes.table.marks import Marks
from scenes.table.markup import dressed
from scenes.table.move_reason import Why
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.window.scene import Scene

RIBBON = 96
"""The ribbon's height at most, in design units: on a tall window the country is wider."""


class MomentScene(Scene):
    """One moment of the game through the eyes of `viewer`, who sees what they saw then.

    `on_take_back` gets the number of moves after which the table should go on, `on_back` leaves.
    """

    def __init__(
        self,
        session: Session,
        viewer: int | None,
        news: News,
        log: LogPage,
        picture: TablePicture,
        say: Say,
        on_take_back: Callable[[int], None],
        on_back: Callable[[], None],
    ) -> None:
        super().__init__()
        self.session, self.viewer, self.news, self.log, self.picture = session, viewer, news, log, picture
        self.say = say
        self._return: Callable[[Item], None] = log.on_moment
        earlier, later = say("moment.earlier"), say("moment.later")
        self.earlier = Button(earlier, lambda: self.step(-1), look="quiet", cap="←", size=24)
        self.later = Button(later, lambda: self.step(1), look="quiet", cap="→", size=24)
        self.take_back = Button(
            say("moment.take_back"), lambda: on_take_back(self.moves), look="verb", cap="T", size=26
        )
        self.take_back.hotkeys = (pygame.K_t,)
        self.back = Button(say("moment.now"), on_back, look="primary", cap=say("key.escape"), size=26)
        self._on_back = on_back
        self.ring = FocusRing([self.earlier, self.later, self.take_back, self.back])
        self.moves = len(session.match.entries)
        self.why = Why(session, say)
        self.item: Item | None = None
        self.view: Any = session.view(viewer)

    def enter(self) -> None:
        """The log leads from moment to moment now."""
        self.log.on_moment = self.show
        self.log.focused = True
        if self.item is None:
            self._settle(self.moves)

    def leave(self) -> None:
        """The log leads here again."""
        self.why.leave()
        self.log.on_moment = self._return
        self.log.focused = False

    def show(self, item: Item) -> None:
        """Show the table when this line had happened."""
        self.item = item
        self.log.choose(item)
        self._settle(item.moves)

    def step(self, by: int) -> None:
        """So many moves later or, when negative, earlier."""
        moves = max(0, min(len(self.session.match.entries), self.moves + by))
        lines = self.news.items_of(moves)
        self.item = next((item for item in lines if not item.trivial), lines[0] if lines else None)
        if self.item:
            self.log.choose(self.item)
        self._settle(moves)

    def _settle(self, moves: int) -> None:
        self.moves = moves
        self.why.show(moves)
        self.view = self.session.view(self.viewer, moves)
        last = len(self.session.match.entries)
        self.earlier.reason = "" if moves > 0 else self.say("moment.why.first")
        self.later.reason = "" if moves < last else self.say("moment.why.last")
        self.take_back.reason = self._why_no_takeback(moves, last)
        self.layout()
        self.dirty = True

    def _why_no_takeback(self, moves: int, last: int) -> str:
        if self.session.over:
            return self.say("moment.why.over")
        if moves >= last:
            return self.say("moment.why.now")
        return "" if self.session.people else self.say("moment.why.nobody")

    def layout(self) -> None:
        """The table of then, with buttons in the places of the verbs."""
        self.places = places = layout_of(self.size, self.view, self.text_scale)
        body = places.log_body.copy()
        if self.why.shown:
            body.height = min(body.height, self.why.paper(places).top - places.frame.px(8) - body.top)
        self.log.layout(body, places.frame)
        verbs = list(places.verbs.values())
        self.earlier.rect, self.later.rect = verbs[0], verbs[1]
        self.take_back.rect = verbs[2].union(verbs[4])
        self.back.rect = places.undo.union(places.menu)

    def handle(self, event: pygame.event.Event) -> None:
        """Arrows walk through time and through the log; Escape comes back to now."""
        self.dirty = True
        move = move_of(event)
        if move == "cancel":
            self._on_back()
        elif move in ("left", "right"):
            self.step(1 if move == "right" else -1)
        elif move in ("up", "down"):
            self.log.step(1 if move == "down" else -1)
            if self.log.chosen:
                self.show(self.log.chosen)
        elif not self.ring.handle(event, self.size):
            self.log.handle(event, self.size, keys=_pages(event))

    def update(self, dt: float) -> None:
        """The valley of then may come a little later."""
        self.dirty |= self.picture.panorama.has_news
        if self.why.update():
            self.layout()
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """The picture of then, the log, a ribbon that says so, the buttons."""
        pointed = self.log.hovered or self.item
        lit = pieces(pointed, self.view) if pointed else frozenset()
        history = self.news.history_at(self.moves)
        moods = moods_at(self.session.match.entries, self.moves, len(self.session.seats))
        self.picture.draw(surface, self.places, self.view, Marks(lit=lit, moods=moods), (), history)
        self.log.draw(surface)
        if self.why.shown:
            self.why.draw(surface, self.places)
        self._draw_ribbon(surface)
        self._draw_plate(surface)
        self.ring.draw(surface, self.places.frame)

    def aloft(self) -> Iterator[Aloft]:
        """What a chip of the log is for."""
        return self.log.aloft(pygame.Rect((0, 0), self.size))

    def _draw_ribbon(self, surface: pygame.Surface) -> None:
        """Across the open country: when this was, and what had just happened."""
        frame, strip = self.places.frame, self.places.strip
        ribbon = strip.inflate(0, -frame.px(6))
        if ribbon.height > frame.px(RIBBON):
            ribbon = ribbon.inflate(0, frame.px(RIBBON) - ribbon.height)
        shapes.plate(surface, ribbon, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 10)
        head = text.Style(Face.POSTER, frame.type(28, 1.1), pal.IVORY)
        middle = ribbon.top + round(ribbon.height * 0.3)
        text.draw(
            surface,
            self.say("moment.ribbon", round=self.view.round),
            (ribbon.centerx, middle),
            head,
            "centre",
            ribbon.width - frame.px(40),
            middle=True,
        )
        style = text.Style(Face.BOOK_SEMIBOLD, frame.type(20, 1.25), pal.CREAM)
        bold = text.Style(Face.BOOK_BOLD, frame.type(20, 1.25), pal.IVORY)
        words = dressed(self.item.sentence, self.session.seats) if self.item else self._edge_words()
        box = pygame.Rect(
            ribbon.left + frame.px(16), 0, ribbon.width - frame.px(32), round(ribbon.height * 0.5)
        )
        box.bottom = ribbon.bottom - frame.px(3)
        rich.paragraph(surface, words, box, style, bold, "centre", centred=True, floor=frame.floor)

    def _edge_words(self) -> str:
        return self.say("moment.start" if self.moves == 0 else "moment.latest")

    def _draw_plate(self, surface: pygame.Surface) -> None:
        """Where the banner is at the table: no move is made here."""
        frame, rect = self.places.frame, self.places.banner
        shapes.plate(surface, rect, frame.scale, "#33222c", "#1f141b", 10)
        style = text.Style(Face.BOOK_ITALIC, frame.type(20, 1.15), pal.CREAM)
        box = rect.inflate(-frame.px(24), -frame.px(8))
        text.paragraph(
            surface, self.say("moment.only_look"), box, style, "centre", centred=True, floor=frame.floor
        )


def looking_back(session: Session, say: Say, on_back: Callable[[], None]) -> MomentScene:
    """The end of a finished game and the way to every move before it; through the eyes of a single person."""
    news, log = News(session, say), LogPage(session.seats, say, lambda item: None)
    log.show(news.items)
    viewer = session.people[0] if len(session.people) == 1 else None
    picture = TablePicture(session.seats, say)
    scene = MomentScene(session, viewer, news, log, picture, say, lambda moves: None, on_back)
    scene.back.label = say("settings.back")
    return scene


def _pages(event: pygame.event.Event) -> bool:
    """Whether it is a key that turns the log's pages."""
    return event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN)
