"""The words for the facts of a refusal: tiles and characters by their names."""

from raccoon.app.text import Say
from raccoon.app.wording import plainly
from raccoon.engine.events import Fact

NAMES = {"tile": "saloon.tile", "character": "saloon.person"}


def told(name: str, fact: Fact, say: Say) -> object:
    """The name of a tile or of somebody; the rest plainly."""
    if name in NAMES:
        return say(f"{NAMES[name]}.{fact}")
    return plainly(name, fact, say)
