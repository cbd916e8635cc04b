"""Tweening: easing functions and places between stops; no clock, no drawing."""

import math
from collections.abc import Callable, Sequence

import pygame

ARRIVES, OVERSHOOT = 0.78, 0.03
"""Of `settling`: the share of the time until it first arrives, and the share of the way it overshoots."""
Ease = Callable[[float], float]
"""An easing function: from the share of the time to the share of the way, both from 0 to 1."""


def even(share: float) -> float:
    """Linear."""
    return share


def in_out(share: float) -> float:
    """Cubic ease-in and ease-out."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def settling(share: float) -> float:
    """Cubic up to `ARRIVES`, then an overshoot and back."""
    if share < ARRIVES:
        return in_out(share / ARRIVES)
    return 1 + OVERSHOOT * math.sin(math.pi * (share - ARRIVES) / (1 - ARRIVES))


def out(share: float) -> float:
    """Cubic ease-out."""
    return 1 - (1 - share) ** 3


def fall(share: float) -> float:
    """Quadratic ease-in, like something that falls."""
    return share * share


def share_of(time: float, begin: float, seconds: float) -> float:
    """The progress at `time` of a motion that begins at `begin` and takes `seconds`, 0 to 1."""
    if seconds <= 0:
        return 1.0 if time >= begin else 0.0
    return min(1.0, max(0.0, (time - begin) / seconds))


def between(start: float, end: float, share: float) -> float:
    """Linear interpolation."""
    return start + (end - start) * share


def on_the_way(stops: Sequence[pygame.Rect], share: float, lift: float, ease: Ease) -> pygame.Rect:
    """The rectangle of something moving from stop to stop; each stretch takes the same time and is eased.

    Place and size change together; `lift` is the height of its arc in the middle of each stretch, in pixels.
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
