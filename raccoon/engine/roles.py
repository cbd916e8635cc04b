"""Assigning roles to seats, in games whose seats are not all alike."""

from collections import Counter
from collections.abc import Sequence

from raccoon.engine.chance import Chance


def cast(roles: Sequence[str], wishes: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """Return the role of each seat: the one it asks for, or one of those left at random ("", or no wishes at
    all).

    There are as many `roles` as seats. ValueError for wishes that cannot be had together.
    """
    wishes, there = wishes or ("",) * len(roles), Counter(roles)
    wished = Counter(role for role in wishes if role)
    if len(wishes) != len(roles) or not wished <= there:
        raise ValueError(f"{len(roles)} players cannot have the roles {', '.join(wishes)}")
    left = list(chance.shuffled([*(there - wished).elements()]))
    return tuple(role or left.pop() for role in wishes)
