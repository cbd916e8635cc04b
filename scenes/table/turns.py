"""The pace of turns: when other seats move, the curtain falls, the end is shown."""

import pygame

from raccoon.app.session.session import Session
from raccoon.app.wording import plain
from raccoon.engine.events import Command
from scenes.art.moving.incremental import is_spread
from scenes.table.context import TableContext, TablePart
from scenes.table.controls.headline import Headline
from scenes.table.history.undo import Undo
from scenes.table.log.game_log import LogStep
from scenes.table.motion.animator import Animator
from scenes.table.motion.pacing import Pacing, turn_ended
from scenes.table.viewer import Viewer
from scenes.widgets.focus import move_of


class BotScheduler:
    """Gets the other seats' commands from the session."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._thought: tuple[object, Command] | None = None
        """A computed command, and the position it is for."""

    def move(self, in_order: bool, at_once: bool) -> Command | None:
        """The command to play now; None while it is computed and, unless `at_once`, as it arrives."""
        session = self._context.session
        position = len(session.match.entries), session.seats
        thought, self._thought = self._thought, None
        if thought and thought[0] == position:
            return thought[1]
        command = session.consider(in_order)
        if command is None or at_once or not is_spread():
            return command
        self._thought = position, command
        return None


MOVES_A_FRAME = 4
"""The moves of others in one frame at the instant speed; at any other it is one."""
END_PAUSE = 1.5
"""Seconds before the results of a finished game are shown."""
HOLD = 4.0
"""Seconds for which a person's finished turn is held if they want that, and an answer given among others'
before the curtain falls: it could not be taken back after.
"""


class Turns(TablePart):
    """Lets others move, the curtain fall and the end be shown, each after its pause."""

    def __init__(
        self, context: TableContext, viewer: Viewer, undo: Undo, animator: Animator, headline: Headline
    ) -> None:
        super().__init__(context)
        self._viewer = viewer
        self._steps = undo
        self._animator = animator
        self._headline = headline
        self._pacing = Pacing(context)
        self.wait = 0.0
        """Seconds until others move."""
        self.held = False
        """Whether a finished turn is held, so that it can be taken back before anything else happens."""
        self._moved = False
        self._finished = False
        self._others = BotScheduler(context)

    def follow(self, step: LogStep) -> None:
        """Set the pause for reading the last move before the next."""
        self._pacing.follow(step)
        self.wait = self._pacing.pause if self.context.shown.waiting else END_PAUSE
        self.held = self._own_turn_ended(step) if self._holding else self._answered_beside_others(step)
        if self.held:
            self.wait = HOLD

    @property
    def _holding(self) -> bool:
        return self.context.settings.hold_turn

    def _answered_beside_others(self, step: LogStep) -> bool:
        """Whether a person has answered a question to several seats, and another must come to the screen."""
        match, quick = self.context.session.match, self.context.settings.speed == "instant"
        if quick or not self.context.shown.curtain_due or len(step.fresh) != 1 or step.taken:
            return False
        answered, asked = match.entries[-1].command.seat, match.to_act(step.kept)
        return answered in asked and len(asked) > 1 and self.context.session.seats[answered].is_person

    def _own_turn_ended(self, step: LogStep) -> bool:
        """Whether this step has ended a person's turn, or another person has to come to the screen."""
        session = self.context.session
        if len(step.fresh) != 1 or step.taken or not session.waiting:
            return False
        if not self.context.shown.curtain_due and not turn_ended(self.context, step):
            return False
        return session.seats[session.match.entries[-1].command.seat].is_person

    def shorten_pause(self) -> None:
        """Shorten the pause if the settings have changed."""
        if not self.held:
            self.wait = min(self.wait, self._pacing.pause)

    def hurry(self) -> None:
        """Skip the pauses up to the end of the others' turn."""
        self.wait, self.held = 0.0, False
        self._pacing.hurry()

    def handle(self, event: pygame.event.Event) -> bool:
        """Use the skip key while others move or a turn is held."""
        if move_of(event) != "skip" or not (self.context.shown.person is None or self.held):
            return False
        self.hurry()
        return True

    def open_menu(self, event: pygame.event.Event) -> None:
        """Open the menu on an Esc that no part used."""
        if move_of(event) == "cancel":
            self.context.navigation.menu()

    def begin_frame(self, arriving: bool) -> None:
        """Before a frame's updates, decide whether others may move in it: not while an animation runs, so
        that its end is shown, and not while the window is `arriving` in a transition or the picture is due.
        """
        if self._pacing.rushes:
            self._animator.queue.skip()
        unseen = arriving or (is_spread() and self.context.damage.due)
        self._moved = self._animator.busy or (unseen and self.context.settings.speed != "instant")

    def update(self, dt: float) -> None:
        """Let time pass: drop the curtain, let others move or show the end if their time has come."""
        self.wait -= dt
        self._pacing.update(dt)
        self._headline.expire(0.0 if self._animator.busy else dt)
        if self.context.shown.curtain_due:
            if not (self._animator.busy or self._moved) and not (self.held and self.wait > 0):
                self._drop_curtain()
            return
        if self.others_move():
            self.context.session.prepare()
        if (self.wait <= 0 and not self._moved) or self._pacing.rushes:
            self._go_on()

    def _drop_curtain(self) -> None:
        person = self.context.shown.person
        assert person is not None
        self.held = False
        seat = self.context.session.seats[person]
        self.context.navigation.curtain(seat, lambda: self._lifted(person), self._steps.at_curtain())

    def _lifted(self, seat: int) -> None:
        self._viewer.lift(seat)
        self.context.on_session_changed()

    def others_move(self) -> bool:
        """Whether a seat is to move that is not asked at the screen."""
        session, shown = self.context.session, self.context.shown
        if shown.curtain_due or shown.waiting == (shown.person,):
            return False
        if shown.person is not None and bots_last(self.context):
            return False
        return len(session.waiting) > len(session.awaited)

    def _go_on(self) -> None:
        context = self.context
        if not context.shown.waiting:
            if not self._finished:
                self._finished = True
                context.navigation.finished()
            return
        instant = context.settings.speed == "instant"
        at_once = instant or self._pacing.rushes
        for _ in range(MOVES_A_FRAME if instant else 1):
            command = self._others.move(bots_last(context), at_once) if self.others_move() else None
            made = len(context.session.match.entries)
            if command is None:
                return
            setting = _answered_by(context.session, command.seat)
            view = context.session.view(command.seat) if setting else None
            context.submit(command)
            if len(context.session.match.entries) == made:
                return  # it could not be saved, which is reported once
            if setting:
                seat = context.session.seats[command.seat]
                named = context.presentation.words.named(command, view, context.say)
                action = plain(named, context.seats, context.say)
                context.navigation.answered(seat, setting, action, context.on_session_changed)


def _answered_by(session: Session, seat: int) -> str:
    """The setting that answers for a person now; "" for none, a bot or a standing order."""
    alone = len(session.people) == 1
    return session.auto_answers.setting(seat, alone) if session.seats[seat].is_person else ""


def bots_last(context: TableContext) -> bool:
    """Whether bots answer after people in this position (`Privacy.bots_last`)."""
    return context.presentation.privacy.bots_last(context.session.view(None))
