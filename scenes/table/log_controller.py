"""Following the game (P7, P10, P12): the log, the recap, the way back in time, who the others are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from raccoon.app import opponents
from raccoon.app.errors import AppError
from raccoon.app.wording import listed
from raccoon.games.raccoon_tycoon.events import TurnEnded
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon.log_highlights import pieces
from scenes.screens.agreement import AgreementScene
from scenes.table.dock import Dock
from scenes.table.game_log import Item
from scenes.table.history_scene import MomentScene
from scenes.table.log_page import LogPage
from scenes.table.marks import Marks
from scenes.table.recap_page import RecapPage, recap
from scenes.widgets import tooltip
from scenes.widgets.pointer import read

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Following:
    """What one table tells besides its picture. It asks the scene for everything and keeps little."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.log = LogPage(scene.session.seats, scene.say, self.open_moment)
        self.page: RecapPage | None = None
        self._told: tuple[int, int] | None = None
        self._panel: int | None = None
        """The panel under the pointer."""

    def follow(self) -> None:
        """The session has gone on: new lines; a recap at the start of a person's turn."""
        scene = self._scene
        if self.log.filter.seats != scene.session.seats:
            self.log.reseat(scene.session.seats)
        self.log.show(scene.news.items)
        self.page = None
        seat = scene.person
        if scene.panel or seat is None or seat != scene.seating.viewer or not _at_start(scene, seat):
            return
        turn = (seat, scene.view.round)
        if turn == self._told:
            return
        self._told = turn
        told = recap(scene.session, seat, scene.say)
        if told:
            self.page = RecapPage(told, scene.session.seats, scene.say, self.close_page)

    def close_page(self) -> None:
        """The recap has been read."""
        self.page = None
        self._scene.dirty = True

    def layout(self) -> None:
        """Into the Gazette; the recap where choices stand."""
        places = self._scene.places
        self.log.layout(places.gazette_body, places.frame)
        if self.page:
            self.page.layout(places.dock, places.frame)

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event. What flies has to land before a press can mean the recap."""
        scene = self._scene
        if isinstance(scene.panel, Dock):
            self.page, self._panel = None, None
            return False
        if event.type == pygame.WINDOWFOCUSLOST:
            self.log.let_go()
            return False
        if self.page:
            return not scene.motion.busy and self.page.handle(event, scene.size)
        self._hover(event)
        return self.log.handle(event, scene.size, keys=scene.panel is None)

    def _hover(self, event: pygame.event.Event) -> None:
        pointer = read(event, self._scene.size)
        if pointer is None or pointer.kind != "move":
            return
        panels = enumerate(self._scene.places.panels)
        over = next((seat for seat, rect in panels if rect.collidepoint(pointer.pos)), None)
        if over != self._panel:
            self._panel = over
            self._scene.stirred = True

    def marks(self, marks: Marks) -> Marks:
        """Light up what the line under the pointer speaks of."""
        item = self.log.item
        if item is None or self.page or isinstance(self._scene.panel, Dock):
            return marks
        return replace(marks, lit=marks.lit | pieces(item, self._scene.view))

    def draw(self, surface: pygame.Surface) -> None:
        """The recap, or the log; over a dimmed table on a paper of its own."""
        panel = self._scene.panel
        if self.page:
            self.page.draw(surface)
        elif not isinstance(panel, Dock):
            self.log.draw(surface, slip=panel is not None or self._scene.motion.shows_old_panel)

    def aloft(self, bounds: pygame.Rect) -> Iterator[Aloft]:
        """Slips of paper over a window of these bounds."""
        if not self.page and not isinstance(self._scene.panel, Dock):
            yield from self.log.aloft(bounds)
            yield from self._bot_tip(bounds)

    def _bot_tip(self, bounds: pygame.Rect) -> Iterator[Aloft]:
        """A bot's character, beside its panel."""
        scene, seat = self._scene, self._panel
        if seat is None or seat >= len(scene.session.seats) or scene.session.seats[seat].is_person:
            return
        who, say = scene.session.seats[seat], scene.say
        bot, about = opponents.title(who.controller, say), opponents.temper(who.controller, say)
        words = say("table.bot_tip", name=who.name, bot=bot, about=about)
        yield tooltip.picture(bounds, scene.places.panels[seat], words, scene.places.frame)

    # Back in time.

    @property
    def can_take_back(self) -> bool:
        """Whether there is something to take back, and a person who may agree to it."""
        session = self._scene.session
        return bool(session.match.entries and session.people) and not session.over

    def open_moment(self, item: Item | None = None) -> None:
        """Show the table as it was after a line of the log; without one, let it be chosen."""
        scene = self._scene
        if scene.stack is None:
            return
        moment = self.moment()
        if item:
            moment.show(item)
        scene.stack.push(moment)

    def moment(self) -> MomentScene:
        """The look back through the eyes of whoever looks at the table."""
        scene = self._scene
        moment = MomentScene(
            scene.session,
            scene.seating.viewer,
            scene.news,
            self.log,
            scene.picture,
            scene.say,
            self.ask_takeback,
            self._back_to_now,
        )
        moment.size, moment.text_scale = scene.size, scene.text_scale
        return moment

    def _back_to_now(self) -> None:
        stack = self._scene.stack
        assert stack is not None
        while stack.top is not self._scene:
            stack.pop()

    def ask_takeback(self, moves: int) -> None:
        """Ask all people whether the table shall go back to the point after so many moves (P8)."""
        assert self._scene.stack is not None
        self._scene.stack.push(self.agreement(moves))

    def agreement(self, moves: int) -> AgreementScene:
        """Where everybody agrees to it."""
        session, say = self._scene.session, self._scene.say
        people = [session.seats[seat] for seat in session.people]
        sentence = say(
            "takeback.ask",
            n=len(session.match.entries) - moves,
            round=session.view(None, moves).round,
            people=listed([seat.name for seat in people], say),
        )
        title, label = say("takeback.title"), say("takeback.confirm")
        return AgreementScene(
            say, title, sentence, people, label, lambda: self._take_back(moves), self._not_agreed
        )

    def _not_agreed(self) -> None:
        assert self._scene.stack is not None
        self._scene.stack.pop()

    def _take_back(self, moves: int) -> None:
        scene = self._scene
        self._back_to_now()
        try:
            scene.session.take_back(moves)
        except AppError as error:
            scene.ways.message(scene.say(error.key, **error.facts))
            return
        self._told = None
        scene.follow()
        back = next(item for item in reversed(scene.news.items) if item.event is None)
        scene.headline = back.sentence


def _at_start(scene: TableScene, seat: int) -> bool:
    """Whether the seat's turn has just begun: it has not moved in it yet."""
    pending = scene.view.pending
    if not isinstance(pending, AwaitAction) or pending.may_end or scene.view.turn != seat:
        return False
    entries = scene.session.match.entries
    return bool(entries) and any(isinstance(event, TurnEnded) for event in entries[-1].events)
