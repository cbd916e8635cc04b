"""The questions put to bots about a match: at which point of it, for which seat, and in which process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b

import msgspec

from raccoon.app.seats import Seat
from raccoon.app.session.bot_memory import BotMemory
from raccoon.app.thinking import server
from raccoon.app.thinking.client import Failure, Thinker
from raccoon.app.thinking.protocol import BotReply, Question
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.events import Command
from raccoon.engine.match import Entry, Match


@dataclass(frozen=True)
class BotQuestion:
    """One question: after how many moves, of which seat and bot; for `reasons`, perhaps `about` one move."""

    moves: int
    last: Entry | None
    seat: int
    bot: str
    about: Command | None = None
    reasons: bool = False

    @classmethod
    def of(
        cls,
        match: Match,
        seat: int,
        bot: str,
        moves: int,
        about: Command | None = None,
        reasons: bool = False,
    ) -> BotQuestion:
        """The point of the match after so many moves."""
        return cls(moves, match.entries[moves - 1] if moves else None, seat, bot, about, reasons)

    @property
    def next_number(self) -> int:
        """The number of the event that comes next there."""
        return self.last.last_number + 1 if self.last else 1

    def same(self, other: BotQuestion) -> bool:
        """Whether it is the same question at the very same point: after an undo it is another."""
        return self.last is other.last and self == other


@dataclass
class OpenQuestion:
    """A question under its number at the thinker, and the answer so far."""

    point: BotQuestion
    number: int = 0
    found: BotReply | Failure | None = None


class Questions:
    """Asks about one match; `thinker` is where bots think (None: here), `memory` what they know of it."""

    def __init__(self, match: Match) -> None:
        self.thinker: Thinker | None = None
        self.memory = BotMemory(match)
        self._match = match

    def use(self, thinker: Thinker, seats: Iterable[Seat]) -> None:
        """Let bots think there from now on; it is got ready if anybody sits down who will need it."""
        self.thinker = thinker
        bots = GAME_BOTS[self._match.game.name]
        if any(bots.has_level(who.controller) for who in seats):
            thinker.start()

    def asked(self, before: OpenQuestion | None, point: BotQuestion) -> OpenQuestion:
        """The question `before` if it is the same, else a new one in its place; with what was found."""
        question = before
        if question is None or not point.same(question.point):
            if question:
                self.forget(question)
            question = self._put(point)
        if question.found is None and self.thinker:
            question.found = self.thinker.poll(question.number)
        return question

    def _put(self, point: BotQuestion) -> OpenQuestion:
        if self.thinker:
            return OpenQuestion(point, self.thinker.ask(self._question(point)))
        *_, found = server.think(self._question(point))
        return OpenQuestion(point, found=found)

    def forget(self, question: OpenQuestion) -> None:
        """Nobody waits for its answer any more."""
        if self.thinker and question.found is None:
            self.thinker.drop(question.number)

    def _question(self, point: BotQuestion) -> Question:
        view = self.memory.view(point.seat, point.moves)
        return Question(
            game=self._match.game.name,
            bot=point.bot,
            view=msgspec.Raw(msgspec.json.encode(view)),
            seed=self.own_seed(point.seat),
            number=point.next_number,
            reasons=point.reasons,
            about=point.about and msgspec.to_builtins(point.about),
        )

    def own_seed(self, seat: int) -> str:
        """The seed of a bot's own stream: from it the game's, which knows every deck, cannot be found."""
        return blake2b(f"{self._match.seed}/bot/{seat}".encode(), digest_size=16).hexdigest()
