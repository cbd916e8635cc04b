"""Motion as arithmetic: how far along something is, and where that puts it. No clock, no drawing."""

import math
from collections.abc import Callable, Sequence

import pygame

ARRIVES, OVERSHOOT = 0.78, 0.03
"""The share of the time after which what settles is there first, and the share of the way it goes too far."""
Ease = Callable[[float], float]
"""From the share of the time that has passed to the share of the way, both from 0 to 1."""


def even(share: float) -> float:
    """At one speed."""
    return share


def in_out(share: float) -> float:
    """Cubic: off gently, in gently."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def settling(share: float) -> float:
    """Cubic up to `ARRIVES`; then a little too far, and back."""
    if share < ARRIVES:
        return in_out(share / ARRIVES)
    return 1 + OVERSHOOT * math.sin(math.pi * (share - ARRIVES) / (1 - ARRIVES))


def out(share: float) -> float:
    """Cubic: off at once, in gently."""
    return 1 - (1 - share) ** 3


def fall(share: float) -> float:
    """Quadratic: faster and faster, as things fall."""
    return share * share


def share_of(time: float, begin: float, seconds: float) -> float:
    """The share of a motion of `seconds` from `begin` on that has passed at `time`, between 0 and 1."""
    if seconds <= 0:
        return 1.0 if time >= begin else 0.0
    return min(1.0, max(0.0, (time - begin) / seconds))


def between(start: float, end: float, share: float) -> float:
    """The value at that share of the way."""
    return start + (end - start) * share


def on_the_way(stops: Sequence[pygame.Rect], share: float, lift: float, ease: Ease) -> pygame.Rect:
    """The rectangle of something on its way from stop to stop: each stretch takes the same time and is eased.

    Place and size change alike; `lift` pixels is how high it arcs at the middle of each stretch.
    """
    stretches = len(stops) - 1
    number = min(stretches - 1, int(share * stretches))
    local = share * stretches - number
    start, end, way = stops[number], stops[number + 1], ease(local)
    width, height = (round(between(start[side], end[side], way)) for side in (2, 3))
    rect = pygame.Rect(0, 0, max(1, width), max(1, height))
    arc = lift * math.sin(math.pi * way)
    rect.center = (
        round(between(start.centerx, end.centerx, way)),
        round(between(start.centery, end.centery, way) - arc),
    )
    return rect
