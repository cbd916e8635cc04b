"""The facts of a refusal as they are told."""

from raccoon.app.text import Say
from raccoon.app.wording import plainly
from raccoon.engine.events import Fact


def told(name: str, fact: Fact, say: Say) -> object:
    """Figures as they are; the ids of cards and areas are not for telling: the sentences do without."""
    return plainly(name, fact, say) if isinstance(fact, int) else ""
