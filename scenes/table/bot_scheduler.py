"""The scheduler of the bots: where both are slow, one frame thinks a move out and the next plays it."""

from raccoon.engine.events import Command
from scenes.art.moving.incremental import is_spread
from scenes.table.context import TableContext


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
