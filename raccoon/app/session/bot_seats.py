"""The moves of the seats without a person: asks the bots, and makes a fallback move when one fails."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from raccoon.app.saves.fallback_moves import STRANGER, BotTrouble
from raccoon.app.seats import Seat
from raccoon.app.session.questions import BotQuestion, OpenQuestion, Questions
from raccoon.app.thinking.client import Failure
from raccoon.bots.bot import Bot
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.engine.match import Match


class BotSeats:
    """The bots of one match, with an open question for each to move; `trouble` is the last move's or None."""

    def __init__(self, match: Match, questions: Questions) -> None:
        self.trouble: BotTrouble | None = None
        self._fallback: Command | None = None
        self._match = match
        self._questions = questions
        self._game_bots = GAME_BOTS[match.game.name]
        self._has_level = cache(self._game_bots.has_level)
        self._made: dict[str, Bot] = {}
        self._open: dict[int, OpenQuestion] = {}

    def choose(self, seat: int, who: Seat) -> Command:
        """Return the bot's move, computed in this process however long that takes."""
        self.trouble = None
        if not self._game_bots.knows(who.controller):
            return self._fall_back(seat, BotTrouble(STRANGER, who.name))
        try:
            command = self._choose(seat, who.controller)
        except Exception as error:  # noqa: BLE001 - a bot's mistake must never end a person's game
            said = f"{type(error).__name__}: {error}"
            return self._fall_back(seat, BotTrouble("error.bot_failed", who.name, said))
        return self._checked(seat, who, command)

    def _choose(self, seat: int, bot: str) -> Any:
        """Return the bot's answer for its seat; a bot without a level has no memory."""
        point = BotQuestion.of(self._match, seat, bot, self._match.waited_since(seat))
        leveled = self._has_level(bot)
        view = (self._questions.memory if leveled else self._match).view(seat, point.moves)
        seed = self._questions.own_seed(seat) if leveled else f"{self._match.seed}/bot/{seat}"
        return self._bot(bot).choose(view, self._match.options(seat), Chance(seed, point.next_number))

    def prepare(self, seats: Iterable[tuple[int, Seat]]) -> None:
        """Start thinking for these seats and stop it for all others; `consider` returns the moves."""
        asked = {seat: who for seat, who in seats if self._thinks_in_process(who.controller)}
        for seat in [seat for seat in self._open if seat not in asked]:
            self._questions.forget(self._open.pop(seat))
        for seat, who in asked.items():
            self._ask(seat, who)

    def consider(self, seat: int, who: Seat) -> Command | None:
        """Return the bot's move; None while it is thinking. Never waits."""
        if not self._thinks_in_process(who.controller):
            return self.choose(seat, who)
        found = self._ask(seat, who).found
        if found is None:
            return None
        self.trouble = None
        if isinstance(found, Failure):
            return self._fall_back(seat, _trouble_of(who, found))
        return self._checked(seat, who, found.command)

    def thinking(self) -> tuple[int, ...]:
        """Return the seats whose bots are thinking."""
        if not self._open:
            return ()
        return tuple(sorted(seat for seat, question in self._open.items() if question.found is None))

    def drop(self) -> None:
        """Drop all open questions."""
        self.prepare(())

    def _ask(self, seat: int, who: Seat) -> OpenQuestion:
        """Return the seat's open question, replaced if another is to be asked."""
        point = BotQuestion.of(self._match, seat, who.controller, self._match.waited_since(seat))
        self._open[seat] = question = self._questions.asked(self._open.get(seat), point)
        return question

    def _thinks_in_process(self, bot: str) -> bool:
        return self._questions.thinker is not None and self._has_level(bot)

    def _bot(self, name: str) -> Bot:
        if name not in self._made:
            self._made[name] = self._game_bots.make(name)
        return self._made[name]

    def _checked(self, seat: int, who: Seat, command: Any) -> Command:
        """Return the command if the rules allow it, else a fallback move."""
        if allowed(self._match.options(seat), command):
            return command  # type: ignore[no-any-return]
        return self._fall_back(seat, BotTrouble("error.bot_illegal", who.name))

    def _fall_back(self, seat: int, why: BotTrouble) -> Command:
        """Return a plain bot's move; a random one if even that is not allowed."""
        self.trouble = why
        match, options = self._match, self._match.options(seat)
        chance = Chance(f"{match.seed}/stand-in/{seat}", match.next_number)
        command = self._bot(self._game_bots.fallback).choose(match.view(seat), options, chance)
        self._fallback = command if allowed(options, command) else chance.pick(options).draw(chance)
        return self._fallback

    def why_fallback(self, command: Command) -> BotTrouble | None:
        """Return the trouble for which this very command was made as a fallback; None for any other."""
        return self.trouble if command is self._fallback else None


def allowed(options: Sequence[Option], command: Any) -> bool:
    """Return whether the command is one of the options."""
    return any(
        type(command) is option.command and command.seat == option.seat and option.allows(command)
        for option in options
    )


def _trouble_of(who: Seat, failure: Failure) -> BotTrouble:
    if failure.trouble == "failed":
        return BotTrouble("error.bot_failed", who.name, failure.why)
    return BotTrouble("error.bot_unreachable", who.name)
