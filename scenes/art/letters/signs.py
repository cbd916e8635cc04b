"""Words on signs, plates and boards, measured in design units."""

from __future__ import annotations

import pygame

from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import Colour
from scenes.art.text import Align, Style


def line(
    surface: pygame.Surface,
    words: str,
    at: tuple[int, int],
    style: tuple[Typeface, float, Colour],
    frame: Frame,
    limit: int,
    align: Align = "left",
    most: float = 1.3,
) -> pygame.Rect:
    """One line by the middle of its capitals: face, size in design units, colour; fitted to `limit`, in a
    narrower face before it is cut. Large text has slimmer letters before smaller ones.
    """
    face, units, colour = style
    slim = text.NARROWEST if frame.is_large else text.SLIMMEST if frame.text_scale > 1 else 1.0
    used = Style(face, max(frame.floor, frame.type(units, most)), colour, slim=slim)
    if text.fit(words, used, max(1, limit), frame.floor)[0] != words:
        faces = (Style(each, frame.floor, colour) for each in (face, Typeface.SLAB))
        used = min(faces, key=lambda each: text.width(words, each))
    return text.draw(surface, words, at, used, align, max(1, limit), frame.floor, middle=True)
