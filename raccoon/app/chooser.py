"""The choice of one of several names by chance, for what is no part of a game: a guest, a piece of music."""

from collections.abc import Callable, Sequence

from raccoon.engine.chance import Chance, fresh_seed


def chooser(seed: str = "") -> Callable[[Sequence[str]], str]:
    """Draws one of several names by chance; from another seed each time unless one is given."""
    return Chance(seed or fresh_seed()).pick
