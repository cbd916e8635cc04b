"""The turns at the screen, and the time that passes before others move or the curtain falls."""

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
    """Asks the session for the others' moves."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._thought: tuple[object, Command] | None = None
        """A command, and the position in which it was thought."""

    def move(self, in_order: bool, at_once: bool) -> Command | None:
        """The command to play now, None while it is thought about or (unless `at_once`) just has been."""
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
"""Moves of others in one frame at the speed without pauses; at any other it is one."""
END_PAUSE = 1.5
"""Seconds before a finished game leaves the table."""
HOLD = 4.0
"""Seconds for which a person's turn is held where they want that, and an answer that is given beside those
of others before the curtain falls: it could not be taken back behind it.
"""


class Turns(TablePart):
    """Lets others move, the curtain fall and the end come, each in its time."""

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
        """Seconds until the others move."""
        self.held = False
        """Whether a person's turn is held: it can be taken back before anything else happens."""
        self._moved = False
        self._finished = False
        self._others = BotScheduler(context)

    def follow(self, step: LogStep) -> None:
        """Set the pause in which the last move can be read before the next."""
        self._pacing.follow(step)
        self.wait = self._pacing.pause if self.context.shown.waiting else END_PAUSE
        self.held = self._own_turn_ended(step) if self._holding else self._answered_beside_others(step)
        if self.held:
            self.wait = HOLD

    @property
    def _holding(self) -> bool:
        return self.context.settings.hold_turn

    def _answered_beside_others(self, step: LogStep) -> bool:
        """Whether a person has answered what others are asked too, one of whom is to come to the screen."""
        match, quick = self.context.session.match, self.context.settings.speed == "instant"
        if quick or not self.context.shown.curtain_due or len(step.fresh) != 1 or step.taken:
            return False
        answered, asked = match.entries[-1].command.seat, match.to_act(step.kept)
        return answered in asked and len(asked) > 1 and self.context.session.seats[answered].is_person

    def _own_turn_ended(self, step: LogStep) -> bool:
        """Whether the turn of a person at the screen is over with this step, or somebody else is to come to
        the screen after it: where all answer at once no turn ends.
        """
        session = self.context.session
        if len(step.fresh) != 1 or step.taken or not session.waiting:
            return False
        if not self.context.shown.curtain_due and not turn_ended(self.context, step):
            return False
        return session.seats[session.match.entries[-1].command.seat].is_person

    def resettle(self) -> None:
        """The settings may have changed."""
        if not self.held:
            self.wait = min(self.wait, self._pacing.pause)

    def hurry(self) -> None:
        """Nobody wants to wait any longer: the others go on to the end of their turn."""
        self.wait, self.held = 0.0, False
        self._pacing.hurry()

    def handle(self, event: pygame.event.Event) -> bool:
        """While others move, skipping hurries them."""
        if move_of(event) != "skip" or not (self.context.shown.person is None or self.held):
            return False
        self.hurry()
        return True

    def leave(self, event: pygame.event.Event) -> None:
        """Open the menu on Esc that nothing else used."""
        if move_of(event) == "cancel":
            self.context.navigation.menu()

    def look(self, arriving: bool) -> None:
        """Before time passes in a frame: what has landed then is seen to lie before the next sets out, and
        nobody moves while the window still goes over to it (`arriving`) or has not drawn it yet.
        """
        if self._pacing.rushes:
            self._animator.under_way.skip()
        unseen = arriving or (is_spread() and self.context.damage.due)
        self._moved = self._animator.busy or (unseen and self.context.settings.speed != "instant")

    def update(self, dt: float) -> None:
        """Let the curtain fall, others move, the end come."""
        self.wait -= dt
        self._pacing.update(dt)
        self._headline.stand(0.0 if self._animator.busy else dt)
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
        """Whether somebody is to move who is not asked at the screen."""
        session, shown = self.context.session, self.context.shown
        if shown.curtain_due or shown.waiting == (shown.person,):
            return False
        if shown.person is not None and bots_last(self.context):
            return False
        return len(session.waiting) > len(session.awaited)

    def _go_on(self) -> None:
        """Others move, or the game is over."""
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
                return  # it could not be kept: that is told once
            if setting:
                seat = context.session.seats[command.seat]
                named = context.presentation.words.named(command, view, context.say)
                action = plain(named, context.seats, context.say)
                context.navigation.answered(seat, setting, action, context.on_session_changed)


def _answered_by(session: Session, seat: int) -> str:
    """The setting that answers for a person now; "" for a bot, and for what a person has ordered."""
    alone = len(session.people) == 1
    return session.auto_answers.setting(seat, alone) if session.seats[seat].is_person else ""


def bots_last(context: TableContext) -> bool:
    """Whether bots answer after people here, in the order of the table."""
    return context.presentation.privacy.bots_last(context.session.view(None))
