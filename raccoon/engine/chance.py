"""Seeded randomness: the only place where anything random is drawn.

Draws depend on a seed and a number (that of the event they belong to), so an undo cannot reroll. Only
`random.Random.random` is used, whose sequence Python promises never to change.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of draws for one (seed, number); nothing is computed before the first draw."""

    __slots__ = ("_key", "random")
    random: Callable[[], float]

    def __init__(self, seed: str, number: int = 0) -> None:
        self._key = f"{seed}#{number}"

    def __getattr__(self, name: str) -> Callable[[], float]:
        """Create the generator at the first draw: most commands draw nothing."""
        if name != "random":
            raise AttributeError(name)
        digest = blake2b(self._key.encode(), digest_size=16).digest()
        self.random = Random(int.from_bytes(digest, "big")).random
        return self.random

    def below(self, limit: int) -> int:
        """Draw a whole number from 0 up to, not including, `limit` (at least 1)."""
        return int(self.random() * limit)

    def pick(self, items: Sequence[T]) -> T:
        """Draw one of the items, of which there must be at least one."""
        return items[int(self.random() * len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a random order (Fisher and Yates)."""
        order = list(items)
        random = self.random
        for last in range(len(order) - 1, 0, -1):
            other = int(random() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return tuple(order)


SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base-32 digits: no two look alike."""
SEED_SIGNS = 6


def fresh_digits(count: int) -> str:
    """Draw `count` hexadecimal digits with the system's random source: a salt that cannot be guessed."""
    import secrets

    return "".join(secrets.choice("0123456789abcdef") for _ in range(count))


def fresh_seed() -> str:
    """Draw a new seed with the system's random source, short enough to read aloud and for a deal code."""
    import secrets

    return "".join(secrets.choice(SIGNS) for _ in range(SEED_SIGNS))
