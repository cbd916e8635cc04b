"""The marks of commodities in sentences: ``<wheat>`` for a token."""

from __future__ import annotations

from raccoon.app.wording import plainly
from raccoon.engine.counts import Counts
from raccoon.engine.events import Fact
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES


def token_marks(tokens: Counts) -> str:
    """A mark for every token."""
    return "".join(f"<{name}>" * count for name, count in zip(COMMODITIES, tokens, strict=True))


def told_fact(name: str, fact: Fact) -> object:
    """A fact of a refusal, commodities by their marks."""
    if name == "available" and isinstance(fact, tuple):
        return token_marks(tuple(int(count) for count in fact))
    if name == "commodity" and fact in COMMODITIES:
        return f"<{fact}>"
    return plainly(name, fact)
