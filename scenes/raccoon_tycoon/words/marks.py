"""The marks of commodities in sentences: ``<wheat>`` for a token."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import plainly
from raccoon.engine.counts import Counts
from raccoon.engine.events import Fact
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.raccoon_tycoon.words.names import FIELDS, named


def token_marks(tokens: Counts) -> str:
    """A mark for every token."""
    return "".join(f"<{name}>" * count for name, count in zip(COMMODITIES, tokens, strict=True))


TOLD: Mapping[str, Callable[[Any, Say], object]] = {
    "tokens": lambda tokens, _: token_marks(tokens),
    "commodity": lambda name, _: f"<{name}>",
    **dict.fromkeys(FIELDS, named),
}
"""The words for fields of events and commands."""


def dollars(say: Say) -> Callable[[str], str]:
    """Says a number as a sum of money."""
    return lambda number: str(say("table.money", n=number))


def told_fact(name: str, fact: Fact, say: Say) -> object:
    """A fact of a refusal, commodities by their marks."""
    if name == "available" and isinstance(fact, tuple):
        return token_marks(tuple(int(count) for count in fact))
    if name == "commodity" and fact in COMMODITIES:
        return f"<{fact}>"
    if name in FIELDS and isinstance(fact, str):
        return named(fact, say)
    return plainly(name, fact, say)
