"""A table that is dealt: its cards fly in from beyond its far edge, a little askew, and lie straight."""

from collections.abc import Iterator, Sequence

import pygame

from scenes.art.moving import tween
from scenes.table.motion.flights import Flight, Sprite, straightening
from scenes.table.picture.zones import Zone

DEALS, FLIES = 1.2, 0.4
"""Seconds until all is dealt, and for which one card flies."""
TILT = 24
"""Degrees that a card is askew at first, to one side and to the other."""


def dealing(cards: Sequence[Zone], strip: pygame.Rect) -> Iterator[Flight]:
    """The flights of these cards, one after the other, from above the middle of the table."""
    for number, card in enumerate(cards):
        start = card.area.copy()
        start.midbottom = strip.centerx, 0
        begin = number * (DEALS - FLIES) / max(1, len(cards) - 1)
        look = straightening(Sprite(card.surface, card.area.size), TILT * (1 - number % 2 * 2))
        yield Flight(look, (start, card.area), begin, FLIES, ease=tween.out, stays=True)
