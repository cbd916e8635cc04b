"""Fallback moves: moves a plain bot made for one that failed, recorded permanently in the log."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from raccoon.app.errors import AppError

FallbackReason = Literal[
    "error.bot_failed", "error.bot_illegal", "error.bot_stranger", "error.bot_unreachable"
]
REASONS: tuple[FallbackReason, ...] = get_args(FallbackReason)
"""The catalogue keys of the reasons: only these are written and read."""
STRANGER: FallbackReason = "error.bot_stranger"
"""The reason that no bot of that name is known: another plays for it; the player learns it once."""
FORMER_REASONS: dict[str, FallbackReason] = {"error.unknown_bot": STRANGER}
"""Former names of reasons, in some saves of 0.3.0."""

LONGEST = 120
"""The most characters of a bot's error that a player sees."""


class BotTrouble(AppError):
    """The reason for a fallback move for the seat of that `name`; `said` is the bot's own error."""

    def __init__(self, reason: FallbackReason, name: str, said: str = "") -> None:
        super().__init__(reason, name=name, why=unmarked(said))
        self.said = unmarked(said)


@dataclass(frozen=True)
class FallbackMove:
    """A move made for a bot: the number of its entry's first event, the seat, and the reason."""

    number: int
    seat: int
    why: BotTrouble


def already_reported(moves: Iterable[FallbackMove], seat: int, why: BotTrouble) -> bool:
    """Return whether the log has the reason already: an unknown bot is reported once a seat."""
    return why.key == STRANGER and any((made.seat, made.why.key) == (seat, STRANGER) for made in moves)


def moves_before(moves: Iterable[FallbackMove], number: int) -> tuple[FallbackMove, ...]:
    """Return the fallback moves left when every event from `number` on is removed."""
    return tuple(made for made in moves if made.number < number)


def unmarked(words: str) -> str:
    """Return a program's message for a player: one short line without markup."""
    looked_at = words[: 10 * LONGEST]
    found = "".join(" " if s in "<>[]*" else s for s in looked_at if s.isprintable() or s == "\n")
    return " ".join(found.split())[:LONGEST]
