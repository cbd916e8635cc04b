"""Questions to bots about a match: at which point, for which seat, here or in the thinking process."""

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
    """A question to a seat's bot after so many moves: its move; with `reasons` also why (or why `about`)."""

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
        """Make the question at the point after so many moves."""
        return cls(moves, match.entries[moves - 1] if moves else None, seat, bot, about, reasons)

    @property
    def next_number(self) -> int:
        """The number of the next event at that point."""
        return self.last.last_number + 1 if self.last else 1

    def same(self, other: BotQuestion) -> bool:
        """Return whether it is the same question at the same point: after an undo it is another."""
        return self.last is other.last and self == other


@dataclass
class OpenQuestion:
    """A question with its number at the thinker, and the answer so far."""

    point: BotQuestion
    number: int = 0
    found: BotReply | Failure | None = None


class Questions:
    """Asks bots about one match; `thinker` is their process (None: this one), `memory` what they remember."""

    def __init__(self, match: Match) -> None:
        self.thinker: Thinker | None = None
        self.memory = BotMemory(match)
        self._match = match

    def use(self, thinker: Thinker, seats: Iterable[Seat]) -> None:
        """Let bots think in `thinker` from now on; start it if one of the seats needs it."""
        self.thinker = thinker
        bots = GAME_BOTS[self._match.game.name]
        if any(bots.has_level(who.controller) for who in seats):
            thinker.start()

    def asked(self, before: OpenQuestion | None, point: BotQuestion) -> OpenQuestion:
        """Return the question `before` if it is the same, else a new one; updated with the answer."""
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
        """Drop the question."""
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
        """Return the seed of a bot's random stream, from which the game's, with all decks,
        cannot be derived.
        """
        return blake2b(f"{self._match.seed}/bot/{seat}".encode(), digest_size=16).hexdigest()
