"""A policy's, an action's or an event's picture: a ground, and a scene before it."""

import pygame

from scenes.art.frame import Size
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.art.vignettes.grounds import rays
from scenes.raccoon_rampage.art.vignettes.plans import ACTIONS, AREAS, EVENTS, POLICIES, Scene

HEIGHT, ROOM = 100.0, 138.0
"""A sheet's height in units, and the width that every scene needs; a narrower sheet shows it smaller."""


@surface_cache(64)
def policy(name: str, size: Size) -> pygame.Surface:
    """The picture of a policy, by its id; opaque. `KeyError` where there is no such policy."""
    return _engraved(POLICIES[name], size)


@surface_cache(32)
def action(name: str, size: Size) -> pygame.Surface:
    """The picture of an action, by its id; opaque. `KeyError` where there is no such action."""
    return _engraved(ACTIONS[name], size)


@surface_cache(24)
def event(name: str, size: Size) -> pygame.Surface:
    """The picture of an event, by its id; opaque. `KeyError` where there is no such event."""
    return _engraved(EVENTS[name], size)


@surface_cache(12)
def area(name: str, size: Size) -> pygame.Surface:
    """The picture of an area, by its name; opaque. `KeyError` where there is no such area."""
    return _engraved(AREAS[name], size)


@surface_cache(12)
def backdrop(size: Size) -> pygame.Surface:
    """What lies behind several pictures or an emblem: a sunburst by night; opaque."""
    return _engraved((rays("#15244a", "#33508c"), lambda pen: None), size)


def _engraved(scene: Scene, size: Size) -> pygame.Surface:
    ground, piece = scene
    scale = size[1] / HEIGHT
    pen = Pen(max(1.0, size[0] / scale), HEIGHT, max(1.2, 0.9 / scale), scale >= 0.55)
    pen.begin(f"translate({pen.width / 2:g} {HEIGHT / 2:g})")
    ground(pen)
    pen.begin(f"scale({min(1.0, pen.width / ROOM):g})")
    piece(pen)
    pen.end()
    pen.end()
    return pen.surface(size, opaque=True)
