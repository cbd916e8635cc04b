"""The facts of a refusal as they are told."""

from raccoon.app.wording import plainly
from raccoon.engine.events import Fact


def told(name: str, fact: Fact) -> object:
    """Figures as they are; the ids of cards and areas are not for telling: the sentences do without."""
    return plainly(name, fact) if isinstance(fact, int) else ""
