"""Who moves for the seats without a person: asks the opponents, and finds a stand-in when one fails.

Opponents of the ladder think in a process of their own (`thinking`); the plain ones, which stand in for
them, take no time worth mentioning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.opponents import parts
from raccoon.app.seats import Seat
from raccoon.app.session.bot_memory import Recollection
from raccoon.app.session.fallback_moves import plain
from raccoon.app.thinking import server
from raccoon.app.thinking.client import Failure, Thinker
from raccoon.app.thinking.protocol import Answer, Question, Reason
from raccoon.bots.bot import Bot
from raccoon.bots.registry import BOTS, LADDER, make_bot
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.engine.match import Entry, Match

STAND_IN = "greedy"
"""The bot that moves for one that cannot."""


@dataclass(frozen=True)
class _Asked:
    """What the thinking process was asked: at which point of the game, for whom, and what."""

    moves: int
    last: Entry | None
    seat: int
    bot: str
    about: Command | None
    reasons: bool

    def same(self, other: _Asked | None) -> bool:
        """Whether it is the same question at the very same point: after an undo it is another."""
        return other is not None and self.last is other.last and self == other


class Bots:
    """The opponents of one match. `thinker` is where they think, None to think right here.

    `trouble` is what went wrong with the last move, None when nothing did; `recollection` is what the
    opponents know of the game from watching it.
    """

    def __init__(self, match: Match) -> None:
        self.thinker: Thinker | None = None
        self.trouble: AppError | None = None
        self._stood_in: Command | None = None
        self._match = match
        self._made: dict[str, Bot] = {}
        self.recollection = Recollection(match)
        self._asked: _Asked | None = None
        self._found: Answer | Failure | None = None

    def use(self, thinker: Thinker, seats: Sequence[Seat]) -> None:
        """Let them think there from now on; it is got ready if anybody sits down who will need it."""
        self.thinker = thinker
        if any(self._apart(who.controller) for who in seats):
            thinker.start()

    # Moves.

    def choose(self, seat: int, who: Seat) -> Command:
        """The bot's move, thought right here, however long that takes."""
        self.trouble = None
        options, chance = self._match.options(seat), self._chance(seat, who.controller)
        try:
            check_bot(self._match.game.name, who.controller)
            view = self._view(seat, who.controller)
            command: Any = self._bot(who.controller).choose(view, options, chance)
        except AppError as error:
            return self._stand_in(seat, error)
        except Exception as error:  # noqa: BLE001 - a bot's mistake must never end a person's game
            return self._stand_in(seat, _lost(who, f"{type(error).__name__}: {error}"))
        return self._checked(seat, who, command)

    def prepare(self, seat: int, who: Seat) -> None:
        """Let it begin to think, if it thinks apart; `consider` has the move later."""
        if self._apart(who.controller):
            self._answer(self._point(seat, who.controller))

    def consider(self, seat: int, who: Seat) -> Command | None:
        """The bot's move; None while it is thinking about it. Never waits."""
        if not self._apart(who.controller):
            return self.choose(seat, who)
        found = self._answer(self._point(seat, who.controller))
        if found is None:
            return None
        self.trouble = None
        if isinstance(found, Failure):
            return self._stand_in(seat, _unwell(who, found))
        return self._checked(seat, who, found.command)

    def thinking(self) -> int | None:
        """The seat whose bot is thinking about its move."""
        asked = self._asked
        busy = asked is not None and not asked.reasons and self._found is None
        return asked.seat if asked and busy else None

    # Reasons.

    def advise(self, seat: int, bot: str) -> Reason | Failure | None:
        """The best move for a seat and why, as that bot sees it from the seat's view.

        None while it thinks.
        """
        return self._reason(self._point(seat, bot, reasons=True))

    def explain(self, moves: int, who: Seat) -> Reason | Failure | None:
        """What spoke for and against the move after which there were so many; None while it thinks.

        It is recomputed from what the seat knew then. A plain bot has no reasons; a careful one lends its.
        """
        command = self._match.entries[moves - 1].command
        bot = who.controller if self._on_ladder(who.controller) else LADDER[self._match.game.name][-2]
        return self._reason(self._point(command.seat, bot, moves - 1, command, reasons=True))

    def has_reasons(self, who: Seat) -> bool:
        """Whether the seat's reasons are its own: a person's are not known, a plain bot has none."""
        return self._on_ladder(who.controller)

    def _reason(self, asked: _Asked) -> Reason | Failure | None:
        found = self._answer(asked)
        if isinstance(found, Answer):
            return found.reason or Failure("failed")
        return found

    def drop(self) -> None:
        """Nobody waits for an answer any more."""
        self._asked = self._found = None
        if self.thinker:
            self.thinker.drop()

    # Asking.

    def _point(
        self,
        seat: int,
        bot: str,
        moves: int | None = None,
        about: Command | None = None,
        reasons: bool = False,
    ) -> _Asked:
        entries = self._match.entries
        moves = len(entries) if moves is None else moves
        return _Asked(moves, entries[moves - 1] if moves else None, seat, bot, about, reasons)

    def _answer(self, asked: _Asked) -> Answer | Failure | None:
        """The answer, kept until something else is asked; thought right here where there is no thinker."""
        if not asked.same(self._asked):
            self._asked, self._found = asked, None
            if self.thinker:
                self.thinker.ask(self._question(asked))
            else:
                *_, self._found = server.think(self._question(asked))
        if self._found is None and self.thinker:
            self._found = self.thinker.poll()
        return self._found

    def _question(self, asked: _Asked) -> Question:
        match, view = self._match, self.recollection.view(asked.seat, asked.moves)
        number = asked.last.last_number + 1 if asked.last else 1
        return Question(
            game=match.game.name,
            bot=asked.bot,
            view=msgspec.Raw(msgspec.json.encode(view)),
            seed=_own_seed(match.seed, asked.seat),
            number=number,
            reasons=asked.reasons,
            about=asked.about and msgspec.to_builtins(asked.about),
        )

    def _view(self, seat: int, bot: str) -> Any:
        """What a bot of the ladder sees and remembers; the plain ones remember nothing."""
        return self.recollection.view(seat) if self._on_ladder(bot) else self._match.view(seat)

    def _chance(self, seat: int, bot: str) -> Chance:
        """The bot's own stream: the same position always gives the same thought."""
        seed = self._match.seed
        own = _own_seed(seed, seat) if self._on_ladder(bot) else f"{seed}/bot/{seat}"
        return Chance(own, self._match.next_number)

    def _on_ladder(self, bot: str) -> bool:
        game = self._match.game.name
        return bot in BOTS[game] and parts(bot)[0] in LADDER[game]

    def _apart(self, bot: str) -> bool:
        return self.thinker is not None and self._on_ladder(bot)

    def _bot(self, name: str) -> Bot:
        if name not in self._made:
            self._made[name] = make_bot(self._match.game.name, name)
        return self._made[name]

    # Stand-ins.

    def _checked(self, seat: int, who: Seat, command: Any) -> Command:
        """The command if the rules allow it, else a stand-in's."""
        if allowed(self._match.options(seat), command):
            return command  # type: ignore[no-any-return]
        return self._stand_in(seat, AppError("error.bot_illegal", name=who.name))

    def _stand_in(self, seat: int, why: AppError) -> Command:
        """A simpler bot's move; a random one where even that is nothing the rules allow."""
        self.trouble = why
        match, options = self._match, self._match.options(seat)
        chance = Chance(f"{match.seed}/stand-in/{seat}", match.next_number)
        command = make_bot(match.game.name, STAND_IN).choose(match.view(seat), options, chance)
        self._stood_in = command if allowed(options, command) else chance.pick(options).draw(chance)
        return self._stood_in

    def why_stood_in(self, command: Command) -> AppError | None:
        """What went wrong before a stand-in made this very move; None for any other."""
        return self.trouble if command is self._stood_in else None


def allowed(options: Sequence[Option], command: Any) -> bool:
    """Whether the command is one of the options."""
    return any(
        type(command) is option.command and command.seat == option.seat and option.allows(command)
        for option in options
    )


def check_bot(game: str, name: str) -> None:
    """Raise `AppError` unless it is the name of a bot that plays the game."""
    if name not in BOTS[game]:
        raise AppError("error.unknown_bot", name=name, known=", ".join(BOTS[game]))


def _own_seed(seed: str, seat: int) -> str:
    """The seed of a bot's own stream: from it the game's, which knows every deck, cannot be found."""
    return blake2b(f"{seed}/bot/{seat}".encode(), digest_size=16).hexdigest()


def _unwell(who: Seat, failure: Failure) -> AppError:
    return _lost(who, failure.why) if failure.trouble == "failed" else _unreachable(who)


def _lost(who: Seat, why: str) -> AppError:
    """What the program said, cut short and without the signs that sentences use for pictures."""
    return AppError("error.bot_failed", name=who.name, why=plain(why))


def _unreachable(who: Seat) -> AppError:
    return AppError("error.bot_unreachable", name=who.name)
