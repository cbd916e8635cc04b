"""The reasons of moves: hints for the seat to move, and reasons for or against moves made."""

from raccoon.app.seats import Seat
from raccoon.app.session.questions import BotQuestion, OpenQuestion, Questions
from raccoon.app.thinking.client import Failure
from raccoon.app.thinking.protocol import BotReason, BotReply
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.match import Match


class Reasons:
    """The question about reasons at a table, at most one at a time."""

    def __init__(self, match: Match, questions: Questions) -> None:
        self._match = match
        self._questions = questions
        self._game_bots = GAME_BOTS[match.game.name]
        self._open: OpenQuestion | None = None

    def advise(self, seat: int, bot: str, moves: int | None = None) -> BotReason | Failure | None:
        """Return the best move for a seat and why, as that bot sees it from the seat's view: now, or after so
        many moves. None while it thinks.
        """
        at = len(self._match.entries) if moves is None else moves
        return self._why(BotQuestion.of(self._match, seat, bot, at, reasons=True))

    def explain(self, moves: int, who: Seat) -> BotReason | Failure | None:
        """Return the reasons for and against move number `moves`; None while the bot thinks.

        They are recomputed from what the seat knew then. For people and plain bots a hint giver explains.
        """
        command = self._match.entries[moves - 1].command
        bot = who.controller if self.own(who) else next(iter(self._game_bots.hint_givers), None)
        if bot is None:
            return Failure("failed")
        return self._why(BotQuestion.of(self._match, command.seat, bot, moves - 1, command, reasons=True))

    def own(self, who: Seat) -> bool:
        """Return whether the seat's bot has reasons: people's are unknown, plain bots have none."""
        return self._game_bots.has_level(who.controller)

    def drop(self) -> None:
        """Drop the open question."""
        if self._open:
            self._questions.forget(self._open)
            self._open = None

    def _why(self, point: BotQuestion) -> BotReason | Failure | None:
        self._open = self._questions.asked(self._open, point)
        found = self._open.found
        return found.reason or Failure("failed") if isinstance(found, BotReply) else found
