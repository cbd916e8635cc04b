"""The pauses between other seats' moves, and when they are rushed."""

from scenes.table.context import TableContext
from scenes.table.log.game_log import LogStep
from scenes.table.motion.pace import HUSH, ONE_GO, PAUSES, SHARE


class Pacing:
    """The pauses at one table.

    Moves shown in one go (`Motion.in_one_go`) have shorter pauses and are rushed to their end if they take
    long; so are moves that the player skips, up to the end of the turn.
    """

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._hurried = False
        self._at_once = False
        self._silent = False
        """Whether only a person has answered yet where answers are shown at once (`Motion.at_once`)."""
        self._one_go: float | None = None
        """Seconds for which others have made moves shown in one go; None while they do not."""

    def follow(self, step: LogStep) -> None:
        """Update for a step; end the rush when a turn or a run of moves shown in one go is over."""
        entries, motion = self._context.session.match.entries, self._context.presentation.motion
        fresh = [event for place in step.fresh for event in entries[place].events]
        self._at_once = bool(fresh) and not step.taken and motion.at_once(fresh)
        mover = entries[step.fresh[-1]].command.seat if self._at_once else None
        self._silent = mover is not None and self._context.session.seats[mover].is_person
        before, others = self._one_go, self._others_move
        self._one_go = (before or 0.0) if others and self._in_one_go else None
        ended = before is not None and self._one_go is None
        if not others or ended or turn_ended(self._context, step):
            self._hurried = False

    @property
    def _others_move(self) -> bool:
        shown = self._context.shown
        return shown.person is None and bool(shown.waiting)

    @property
    def _in_one_go(self) -> bool:
        return self._context.presentation.motion.in_one_go(self._context.shown.view)

    @property
    def pause(self) -> float:
        """Seconds before the next move, so that the last can be read; 0 if both were one decision."""
        session, pause = self._context.session, PAUSES[self._context.settings.speed]
        if any(session.orders.follows_at_once(seat) for seat in session.waiting):
            return 0.0
        if self._at_once:
            return HUSH[self._context.settings.speed] if self._silent else 0.0
        return pause * SHARE if self._in_one_go else pause

    @property
    def rushes(self) -> bool:
        """Whether others' moves are made without pauses and animations."""
        if not (self._hurried or self._one_go is not None) or not self._others_move:
            return False
        longest = ONE_GO[self._context.settings.speed]
        return self._hurried or (self._one_go is not None and self._one_go > longest)

    def hurry(self) -> None:
        """Rush others to the end of the turn, or of the moves shown in one go."""
        self._hurried = self._others_move

    def update(self, dt: float) -> None:
        """Let time pass."""
        if self._one_go is not None:
            self._one_go += dt


def turn_ended(context: TableContext, step: LogStep) -> bool:
    """Whether a turn has ended with this step."""
    entries, words = context.session.match.entries, context.presentation.words
    return any(words.events.ends_turn(event) for place in step.fresh for event in entries[place].events)
