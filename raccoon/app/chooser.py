"""A random choice among names, for what is not part of a game: a guest, a piece of music."""

from collections.abc import Callable, Sequence

from raccoon.engine.chance import Chance, fresh_seed


def chooser(seed: str = "") -> Callable[[Sequence[str]], str]:
    """Return a function that picks a name at random; from a new seed each time unless one is given."""
    return Chance(seed or fresh_seed()).pick
