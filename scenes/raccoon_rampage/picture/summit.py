"""The summit: the last policies stand in the light, the scale glows, and the rail says what is at stake."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.pending import Over
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.art.fonts import Face
from scenes.raccoon_rampage.art.colours import ALARM, BRASS_LIGHT, RELIEF_LIGHT
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import ink
from scenes.table.picture.zones import Brush, Part, Parts

Rect = pygame.Rect
GLOW = 220
"""How bright the glow of the scale is."""


def holds(view: View) -> bool:
    """Whether the final evaluation is under way."""
    return view.final and not isinstance(view.pending, Over)


def lights(layout: RampageLayout, view: View, brush: Brush) -> Parts:
    """A glow round the scale, in the colour of the side on which it stands; the policies have their own."""
    if holds(view):
        colour = RELIEF_LIGHT if view.impact < 0 else ALARM
        yield Part("light", layout.tracker, colour, partial(_glow, brush, colour))


def words(layout: RampageLayout, view: View, brush: Brush) -> Parts:
    """On the rail, where nobody votes any more: what every verdict still decides."""
    if holds(view):
        told = brush.say("rampage.summit.won" if view.impact < 0 else "rampage.summit.lost")
        yield Part("summit", layout.voters, told, partial(_words, brush, told))


def _glow(brush: Brush, colour: str, surface: pygame.Surface, rect: Rect) -> None:
    shapes.glow(surface, rect, brush.frame.scale, colour, GLOW)


def _words(brush: Brush, told: str, surface: pygame.Surface, rect: Rect) -> None:
    style = (Face.BOOK_SEMIBOLD, 20, BRASS_LIGHT)
    ink.line(surface, told, rect.center, style, brush.snug(1.1), rect.width - 24, "centre", 1.1)
