"""Fallback moves: a plain bot made a move for one that could not. It stays in the log for good."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from raccoon.app.errors import AppError

REASONS = ("error.bot_failed", "error.bot_illegal", "error.bot_unreachable")
"""The sentences that say why."""

LONGEST = 120
"""Letters of what went wrong that a player is told."""


@dataclass(frozen=True)
class FallbackMove:
    """A move that was made for a bot: the number of its entry, whose it was, and why."""

    number: int
    seat: int
    why: AppError


def before(moves: Iterable[FallbackMove], number: int) -> tuple[FallbackMove, ...]:
    """The fallback moves that are left after every event from `number` on has gone."""
    return tuple(made for made in moves if made.number < number)


def unmarked(words: str) -> str:
    """A program's words as a player may read them: one short line, no marks of any markup."""
    looked_at = words[: 10 * LONGEST]
    found = "".join(" " if s in "<>[]*" else s for s in looked_at if s.isprintable() or s == "\n")
    return " ".join(found.split())[:LONGEST]
