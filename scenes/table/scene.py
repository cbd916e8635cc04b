"""The table: shows a session, takes a person's moves, lets bots move at a readable pace."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame

from raccoon.app.errors import AppError
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.app.wording import plain, refuse
from raccoon.engine.events import Command, Refusal
from raccoon.games.raccoon_tycoon.pending import Over
from scenes.art.sprite_layer import Aloft
from scenes.audio.mixer import Sounds
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.picture.picture import TablePicture
from scenes.raccoon_tycoon.valley.life import Life
from scenes.raccoon_tycoon.valley.scenery import ValleyScenery
from scenes.screens.key_list import KeysScene
from scenes.screens.key_list import asked as keys_asked
from scenes.table.animator import Animator
from scenes.table.choice import Say
from scenes.table.context import Damage, Shown, TableContext, TableNavigation
from scenes.table.controls import Controls
from scenes.table.double_click import Steady
from scenes.table.drag import Drag
from scenes.table.flight_planner import FlightPlanner
from scenes.table.game_log import GameLog, Item
from scenes.table.hearing import Hearing
from scenes.table.hints import Hinting
from scenes.table.log_controller import LogController
from scenes.table.log_filter import LogFilter
from scenes.table.log_page import LogPage
from scenes.table.log_sheet import LogSheet
from scenes.table.log_steps import LogSteps
from scenes.table.look_back import LookBack
from scenes.table.open_panel import OpenPanel
from scenes.table.pace import PACES, PAUSES
from scenes.table.presentation import GamePresentation
from scenes.table.seat_tips import SeatTips
from scenes.table.thinking_bubble import Pondering
from scenes.table.undo import Steps
from scenes.table.viewer import Seating
from scenes.widgets.focus import move_of
from scenes.window.scene import Scene

MOVES_A_FRAME = 4
"""Bots' moves in one frame at the speed without pauses."""
END_PAUSE = 1.5
HEADLINE_STAYS = 7.0
"""Seconds of a person's turn that the last headline is seen."""


class TableScene(Scene):
    """One session at the window. The rules are the session's; here are views, choices and pauses."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        say: Say,
        navigation: TableNavigation,
        presentation: GamePresentation,
        sounds: Sounds | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.settings = settings
        self.say = say
        self.ways = navigation
        self._presentation = presentation
        self.seating = Seating(session.seats, settings.curtain)
        self.context = TableContext(
            session,
            settings,
            say,
            presentation,
            navigation,
            Damage(self),
            self._shown_now(session.view(self.seating.viewer)),
            self.submit,
            self.tell,
            self.follow,
            self._push,
            self._back,
        )
        words = presentation.words
        self.log_steps = LogSteps(session)
        self.log = GameLog(session, words, say)
        self.log.follow(self.log_steps.advance())
        self.picture = TablePicture(session.seats, say)
        self.steps = Steps(self)
        self.opened = OpenPanel(self)
        self.controls = Controls(say, self.opened.verb, self.steps, navigation.menu, self.submit)
        self.headline = ""
        self._told, self._told_for = "", 0.0
        self._wait = 0.0
        self._curtain_due = False
        self._finished = False
        self.life = Life()
        self.drag = Drag(self)
        self.steady = Steady()
        scenery = ValleyScenery(self.life, self.picture)
        planner = FlightPlanner(self.context, self.log, self.picture, scenery, self.opened)
        self.animator = Animator(self.context, self.log, self.picture, scenery, planner)
        self.hearing = Hearing(self.context, sounds or Sounds(settings), lambda: PACES[self.settings.speed])
        sheet = LogSheet(LogFilter(session.seats, words.kinds, say), say)
        self.log_page = LogPage(sheet, self._look_back_to)
        self.look_back = LookBack(self.context, self.log, self.log_page, self.picture)
        self.log_controller = LogController(self.context, self.log, self.log_page, self.opened, self.animator)
        self.seat_tips = SeatTips(self.context)
        self.pondering = Pondering(self)
        self.hinting = Hinting(self)
        self.controls.aside = [self.hinting.button]

    def _shown_now(self, view: Any) -> Shown:
        """The position as it is to be shown from now on."""
        session = self.session
        entries = session.match.entries
        moods = self._presentation.motion.moods(entries, len(entries), len(session.seats))
        layout = layout_of(self.size, view, self.text_scale)
        return Shown(view, view.seat, session.waiting, self.person, layout, moods)

    def _look_back_to(self, item: Item) -> None:
        self.look_back.open(item)

    @property
    def view(self) -> Any:
        """What is shown."""
        return self.context.shown.view

    @property
    def moods(self) -> tuple[str, ...]:
        """The faces that are shown."""
        return self.context.shown.moods

    @property
    def places(self) -> TableLayout:
        """Where everything lies."""
        layout = self.context.shown.layout
        assert isinstance(layout, TableLayout)
        return layout

    def tell(self, words: str) -> None:
        """Put a sentence into the headline."""
        self.headline = words
        self.dirty = True

    def _push(self, scene: Scene) -> None:
        """Put a scene over the table."""
        assert self.stack is not None
        self.stack.push(scene)

    def _back(self) -> None:
        """Take off whatever lies over the table."""
        assert self.stack is not None
        while self.stack.top is not self:
            self.stack.pop()

    def layout(self) -> None:
        """Lay the table out for the window; the choice under way stays as it is."""
        shown = self.context.shown
        fitted = layout_of(self.size, shown.view, self.text_scale)
        self.context.shown = replace(shown, layout=fitted)
        self.animator.fit(self.size, self.text_scale)
        self.controls.layout(self.places)
        self.hinting.layout()
        self.opened.layout()
        self.log_controller.layout()
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
            self.picture.reseat(self.session.seats)
            self.follow()

    @property
    def person(self) -> int | None:
        """The person the game waits for; None when it waits for a bot, a highest bid or nobody."""
        return next(iter(self.session.awaited), None)

    @property
    def panel(self) -> Any:
        """What stands open: the choice under way, or an auction."""
        return self.opened.panel

    def follow(self) -> None:
        """Take up the position as it is now: who looks, what they may do, what is told."""
        self.hinting.close()
        step = self.log_steps.advance()
        fresh = self.log.follow(step)
        if fresh:
            self.headline = " ".join(fresh)
        asked = next(iter(self.session.waiting), None)
        self.opened.panel = None
        self._curtain_due = self.seating.turn_to(self.session.view(None), self.person)
        self.context.shown = self._shown_now(self.session.view(self.seating.viewer))
        self._wait = PAUSES[self.settings.speed] if asked is not None else END_PAUSE
        if not self._curtain_due:
            self.opened.due()
        self.show_controls()
        self.log_controller.follow(step)
        self.layout()
        self.animator.follow(step)
        self.hearing.follow(step)
        self.dirty = True

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
        self.ways.message(plain(refuse(refusal, self.say, self._presentation.words.fact), seats, self.say))

    def handle(self, event: pygame.event.Event) -> None:
        """What is in the air first, then the panel, pieces, the row of buttons."""
        self.life.notice(event)
        if self.drag.handle(event):
            return
        if self.steady.swallows(event, self.size):
            self.dirty = True
            return
        if self.log_controller.covered:
            self.seat_tips.let_go()
        else:
            self.seat_tips.notice(event)
        if self.log_controller.handle(event) or self.steps.handle(event) or self.hinting.handle(event):
            self.drag.no_click()
            self.dirty = True
            return
        if keys_asked(event) and self.stack:
            self.stack.push(KeysScene(self.say, self.stack.pop))
            return
        if self._skips(event):
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

    def _skips(self, event: pygame.event.Event) -> bool:
        """A click or Space ends what is in the air. True when the event is used up by it.

        A click goes on to what it was meant for: the state under the picture is final already. So does
        Space while others move; at a person's turn it must not press what was not seen yet.
        """
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
        space = event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
        if not (pressed or space) or not self.animator.busy:
            return False
        self.animator.skip()
        self.dirty = True
        return space and self.person is not None

    def clicked(self, piece: str | None) -> bool:
        """A click on a piece; while others move it only hurries them."""
        if self.person is None:
            self._wait = 0.0
            return False
        return self.opened.clicked(piece)

    def update(self, dt: float) -> None:
        """Let the curtain fall, bots move, the end come, each in its time."""
        if self.picture.panorama.has_news:
            self.animator.scenery_comes()
        top = self.stack is None or self.stack.top is self
        if not top:
            return
        moved = self.animator.busy  # what has landed is seen to lie before the next sets out
        self.animator.update(dt)
        self.drag.update(dt)
        self.idle = not self.stirred
        self.stirred |= self.life.update(dt)
        self.steady.update(dt)
        self._wait -= dt
        self._let_headline_go(dt)
        if self._curtain_due:
            if not self.animator.busy:
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
        elif self.headline and self.person is not None and not self.animator.busy:
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
        marks = self.hinting.marks(self.log_controller.marks(self.drag.marks()))
        places, view, marks, history = self.animator.picture(marks)
        assert isinstance(places, TableLayout)
        self.picture.draw(surface, places, view, marks, (), history)
        headline = "" if self.hinting.open else self.headline
        self.controls.draw(surface, self.places, headline, self.session.seats)
        self.life.follow(self, places, view, marks)
        self.log_controller.draw(surface)
        self.animator.draw_panel(surface, self.panel)
        self.hinting.draw(surface)

    def aloft(self) -> Iterator[Aloft]:
        """The life of the valley, pieces on their way, then the piece in the hand."""
        yield from self.life.aloft()
        yield from self.pondering.aloft()
        yield from self.animator.aloft()
        yield from self._hints()
        yield from self.drag.aloft()

    def _hints(self) -> Iterator[Aloft]:
        bounds = pygame.Rect((0, 0), self.size)
        yield from self.controls.ring.hint(bounds, self.places.frame)
        yield from self.log_controller.aloft()
        if not self.log_controller.covered:
            yield from self.seat_tips.aloft()
        if not self.animator.busy:
            yield from self.opened.aloft(bounds)
