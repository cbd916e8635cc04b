"""The table: shows a session, takes a person's moves, lets bots move at a readable pace."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from raccoon.app.errors import AppError
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.app.wording import plain
from raccoon.engine.events import Command, Refusal
from raccoon.games.raccoon_tycoon.pending import Over
from scenes.art.sprite_layer import Aloft
from scenes.audio.mixer import Sounds
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.moods import Moods, moods_at
from scenes.raccoon_tycoon.narration import refuse
from scenes.raccoon_tycoon.picture.picture import TablePicture
from scenes.raccoon_tycoon.valley.life import Life
from scenes.screens.key_list import KeysScene
from scenes.screens.key_list import asked as keys_asked
from scenes.table.animator import PACES, Motion
from scenes.table.choice import Say
from scenes.table.controls import Controls
from scenes.table.dock import Dock
from scenes.table.double_click import Steady
from scenes.table.drag import Drag
from scenes.table.game_log import News
from scenes.table.hearing import Hearing
from scenes.table.hints import Hinting
from scenes.table.log_controller import Following
from scenes.table.open_panel import Opened
from scenes.table.thinking_bubble import Pondering
from scenes.table.undo import Steps
from scenes.table.viewer import Seating
from scenes.widgets.focus import move_of
from scenes.window.scene import Scene

PAUSES = {"calm": 2.2, "brisk": 1.1, "fast": 0.45, "instant": 0.0}
"""Seconds before each bot's move, so that the one before can be read (P7)."""
MOVES_A_FRAME = 4
"""Bots' moves in one frame at the speed without pauses."""
END_PAUSE = 1.5
HEADLINE_STAYS = 7.0
"""Seconds of a person's turn that the last headline is seen."""


@dataclass(frozen=True)
class Ways:
    """Where the table leads: the program puts other scenes there."""

    menu: Callable[[], None]
    finished: Callable[[], None]
    curtain: Callable[[Seat, Callable[[], None]], None]
    message: Callable[[str], None]


class TableScene(Scene):
    """One session at the window. The rules are the session's; here are views, choices and pauses."""

    def __init__(
        self, session: Session, settings: Settings, say: Say, ways: Ways, sounds: Sounds | None = None
    ) -> None:
        super().__init__()
        self.session = session
        self.settings = settings
        self.say = say
        self.ways = ways
        self.seating = Seating(session.seats, settings.curtain)
        self.news = News(session, say)
        self.picture = TablePicture(session.seats, say)
        self.steps = Steps(self)
        self.opened = Opened(self)
        self.controls = Controls(say, self.opened.verb, self.steps, ways.menu, self.submit)
        self.headline = ""
        self._told, self._told_for = "", 0.0
        self._wait = 0.0
        self._curtain_due = False
        self._finished = False
        self.view = session.view(self.seating.viewer)
        self.moods = self.moods_after(len(session.match.entries))
        self.places = layout_of(self.size, self.view, self.text_scale)
        self.life = Life()
        self.drag = Drag(self)
        self.steady = Steady()
        self.motion = Motion(self)
        self.hearing = Hearing(self, sounds, lambda: PACES[self.settings.speed])
        self.following = Following(self)
        self.pondering = Pondering(self)
        self.hinting = Hinting(self)
        self.controls.aside = [self.hinting.button]

    def layout(self) -> None:
        """Lay the table out for the window; the choice under way stays as it is."""
        self.places = layout_of(self.size, self.view, self.text_scale)
        self.motion.fit(self.size, self.text_scale)
        self.controls.layout(self.places)
        self.hinting.layout()
        self.opened.layout()
        self.following.layout()
        self.drag.refresh()

    def enter(self) -> None:
        """The game is on the table: ask whoever is due."""
        self.follow()

    def pause(self) -> None:
        """Something covers the table: nothing stays in the hand."""
        self.drag.let_go()

    def leave(self) -> None:
        """Let go of the pictures: a table's take more memory than everything else."""
        self.picture.forget()

    def resume(self) -> None:
        """Back from the menu or the curtain; settings may have changed."""
        super().resume()
        self.life.awake = True
        self.seating.curtain = self.settings.curtain
        self._wait = min(self._wait, PAUSES[self.settings.speed])
        if self.session.seats != self.picture.seats:
            self.seating.change(self.session.seats)
            self.picture = TablePicture(self.session.seats, self.say)
            self.follow()

    @property
    def person(self) -> int | None:
        """The person the game waits for; None when it waits for a bot, a private maximum or nobody."""
        return self.session.awaited

    @property
    def panel(self) -> Dock | AuctionPanel | None:
        """What stands open: the choice under way, or an auction."""
        return self.opened.panel

    def follow(self) -> None:
        """Take up the position as it is now: who looks, what they may do, what is told."""
        self.hinting.close()
        fresh = self.news.update()
        if fresh:
            self.headline = " ".join(fresh)
        asked = self.session.asked
        self.opened.panel = None
        self._curtain_due = self.seating.turn_to(self.session.view(None), self.person)
        self.view = self.session.view(self.seating.viewer)
        self.moods = self.moods_after(len(self.session.match.entries))
        self._wait = PAUSES[self.settings.speed] if asked is not None else END_PAUSE
        if not self._curtain_due:
            self.opened.due()
        self.show_controls()
        self.following.follow()
        self.layout()
        self.motion.follow()
        self.hearing.follow()
        self.dirty = True

    def moods_after(self, moves: int) -> Moods:
        """The faces everybody made after so many moves."""
        return moods_at(self.session.match.entries, moves, len(self.session.seats))

    def show_controls(self) -> None:
        """Word the buttons for the position and the choice under way."""
        person = self.person if self.person == self.seating.viewer else None
        choice = self.opened.dock.choice if self.opened.dock else None
        self.controls.show(self.session, self.view, person, choice)
        self.controls.layout(self.places)
        self.hinting.layout()

    def submit(self, command: Command) -> None:
        """Make a person's move; a refusal or a full disk is told and nothing has happened."""
        try:
            self.session.submit(command)
        except Refusal as refusal:
            self._tell(refusal)
            return
        except AppError as error:
            self.ways.message(self.say(error.key, **error.facts))
            return
        if self.session.seats[command.seat].is_person:
            self.steady.played()
        self.follow()

    def _tell(self, refusal: Refusal) -> None:
        self.hearing.refused()
        seats = self.session.seats
        self.ways.message(plain(refuse(refusal, self.say), seats, self.say))

    def handle(self, event: pygame.event.Event) -> None:
        """What is in the air first, then the panel, pieces, the row of buttons."""
        self.life.notice(event)
        if self.drag.handle(event):
            return
        if self.steady.swallows(event, self.size):
            self.dirty = True
            return
        if self.following.handle(event) or self.steps.handle(event) or self.hinting.handle(event):
            self.drag.no_click()
            self.dirty = True
            return
        if keys_asked(event) and self.stack:
            self.stack.push(KeysScene(self.say, self.stack.pop))
            return
        if self.motion.skipped_by(event):
            self.drag.no_click()
            return
        if self.opened.handle(event):
            return
        if self.person is None and event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self._wait = 0.0
            return
        if self.controls.handle(event, self.size, bool(self.panel)):
            self.touch(self.controls.bounds(self.places.frame))
            return
        if move_of(event) == "cancel":
            self.ways.menu()
        elif self.person is None and move_of(event) == "press":
            self._wait = 0.0

    def clicked(self, piece: str | None) -> bool:
        """A click on a piece; while others move it only hurries them."""
        if self.person is None:
            self._wait = 0.0
            return False
        return self.opened.clicked(piece)

    def update(self, dt: float) -> None:
        """Let the curtain fall, bots move, the end come, each in its time."""
        if self.picture.panorama.has_news:
            self.motion.valley_comes()
        top = self.stack is None or self.stack.top is self
        if not top:
            return
        moved = self.motion.busy  # what has landed is seen to lie before the next sets out
        self.motion.update(dt)
        self.drag.update(dt)
        self.idle = not self.stirred
        self.stirred |= self.life.update(dt)
        self.steady.update(dt)
        self._wait -= dt
        self._let_headline_go(dt)
        if self._curtain_due:
            if not self.motion.busy:
                self._drop_curtain()
        else:
            self.session.prepare()
            if self.person is None and self._wait <= 0 and not moved:
                self._go_on()
        self.pondering.update(dt)
        self.hinting.update()

    def _let_headline_go(self, dt: float) -> None:
        """In a person's turn the headline leaves the view of the valley; the Gazette keeps it."""
        if self.headline != self._told:
            self._told, self._told_for = self.headline, 0.0
        elif self.headline and self.person is not None and not self.motion.busy:
            self._told_for += dt
            if self._told_for > HEADLINE_STAYS:
                self.headline = ""
                self.dirty = True

    def _drop_curtain(self) -> None:
        person = self.person
        assert person is not None
        self._curtain_due = False
        self.ways.curtain(self.session.seats[person], lambda: self._lifted(person))

    def _lifted(self, seat: int) -> None:
        self.seating.lift(seat)
        self.follow()

    def _go_on(self) -> None:
        """Bots move, or the game is over."""
        if isinstance(self.view.pending, Over):
            if not self._finished:
                self._finished = True
                self.ways.finished()
            return
        moves = MOVES_A_FRAME if self.settings.speed == "instant" else 1
        for _ in range(moves):
            if self.session.over or self.person is not None or self._curtain_due:
                return
            command = self.session.consider()
            if command is None:
                return
            self.submit(command)

    def draw(self, surface: pygame.Surface) -> None:
        """The picture of the table, then the controls, then the panel."""
        marks = self.hinting.marks(self.following.marks(self.drag.marks()))
        places, view, marks, history = self.motion.picture(marks)
        self.picture.draw(surface, places, view, marks, (), history)
        headline = "" if self.hinting.open else self.headline
        self.controls.draw(surface, self.places, headline, self.session.seats)
        self.life.follow(self, places, view, marks)
        self.following.draw(surface)
        self.motion.draw_panel(surface, self.panel)
        self.hinting.draw(surface)

    def aloft(self) -> Iterator[Aloft]:
        """The life of the valley, pieces on their way, then the piece in the hand."""
        yield from self.life.aloft()
        yield from self.pondering.aloft()
        yield from self.motion.aloft()
        yield from self._hints()
        yield from self.drag.aloft()

    def _hints(self) -> Iterator[Aloft]:
        bounds = pygame.Rect((0, 0), self.size)
        yield from self.controls.ring.hint(bounds, self.places.frame)
        yield from self.following.aloft(bounds)
        if not self.motion.busy:
            yield from self.opened.aloft(bounds)
