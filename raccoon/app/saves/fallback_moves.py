"""Fallback moves: a plain bot made a move for one that could not. It stays in the log for good."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from raccoon.app.errors import AppError

FallbackReason = Literal[
    "error.bot_failed", "error.bot_illegal", "error.bot_stranger", "error.bot_unreachable"
]
REASONS: tuple[FallbackReason, ...] = get_args(FallbackReason)
"""The sentences that say why: no others are written, all of them are read."""
STRANGER: FallbackReason = "error.bot_stranger"
"""No bot of that name is known: another plays on in its place, which the player learns once."""
FORMER_REASONS: dict[str, FallbackReason] = {"error.unknown_bot": STRANGER}
"""Reasons as some saves of 0.3.0 name them."""

LONGEST = 120
"""The most letters of an error that a player sees."""


class BotTrouble(AppError):
    """The reason for a move made for the bot in the seat of that `name`; `said` is the bot's own error."""

    def __init__(self, reason: FallbackReason, name: str, said: str = "") -> None:
        super().__init__(reason, name=name, why=unmarked(said))
        self.said = unmarked(said)


@dataclass(frozen=True)
class FallbackMove:
    """A move that was made for a bot: the number of its entry, whose it was, and why."""

    number: int
    seat: int
    why: BotTrouble


def is_told(moves: Iterable[FallbackMove], seat: int, why: BotTrouble) -> bool:
    """Whether the log need not say it again: that the seat's bot is a stranger is said once."""
    return why.key == STRANGER and any((made.seat, made.why.key) == (seat, STRANGER) for made in moves)


def before(moves: Iterable[FallbackMove], number: int) -> tuple[FallbackMove, ...]:
    """The fallback moves that are left after every event from `number` on has gone."""
    return tuple(made for made in moves if made.number < number)


def unmarked(words: str) -> str:
    """A program's words as a player may read them: one short line, no marks of any markup."""
    looked_at = words[: 10 * LONGEST]
    found = "".join(" " if s in "<>[]*" else s for s in looked_at if s.isprintable() or s == "\n")
    return " ".join(found.split())[:LONGEST]
