"""The facts of a refusal as they are told: tiles and characters by their marks."""

from raccoon.app.text import Say
from raccoon.app.wording import plainly
from raccoon.engine.events import Fact


def told(name: str, fact: Fact, say: Say) -> object:
    """``<room kitchen>`` for a tile, ``<purty nellie>`` for somebody."""
    if name == "tile":
        return f"<room {fact}>"
    if name == "character" and isinstance(fact, str):
        return f"<{fact.replace('_', ' ')}>"
    return plainly(name, fact, say)
