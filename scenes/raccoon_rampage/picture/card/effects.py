"""The effects of a policy, as signs on its card: dice, numbers, effects, stars."""

from __future__ import annotations

import pygame

from raccoon.games.raccoon_rampage.catalogue import Effect, Policy
from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.text import Style
from scenes.raccoon_rampage.art.colours import INK
from scenes.raccoon_rampage.picture import ink
from scenes.raccoon_rampage.picture.card.sheet import Sheet

ROW_SIGNS = 60
"""The room of all signs in a row of a thin card but the range of its die, in design units."""


def effect_row(sheet: Sheet, found: Policy) -> None:
    """Draw a policy's effects as signs at the left, its stars at the right; on a slim card on its picture."""
    frame, right = sheet.frame, sheet.wide - 12
    stars = [star for star, there in (("star_horn", found.hunter), ("star_paw", found.paw)) if there]
    for number, star in enumerate(stars):
        if sheet.slim:
            ink.mark(sheet.surface, ink.square(frame, 10 + 25 * number, sheet.name_top - 28, 25), star)
        else:
            right -= 30
            ink.mark(sheet.surface, ink.square(frame, right, 143, 30), star)
    if not found.effects:
        style = (Typeface.BOOK_ITALIC, 18, ink.GROUND)
        box = (
            frame.rect(12, 143, right - 14, 32) if not sheet.thin else frame.rect(6, 141, sheet.wide - 12, 36)
        )
        ink.narrowed(sheet.surface, sheet.brush.say("rampage.nothing"), box, style, frame, "left", 1.0)
        return
    if sheet.thin and (len(found.effects) > 1 or found.effects[0].low):
        _effect_rows(sheet, found)
        return
    shrunk = min(1.0, (right - 11) / sum(map(_width, found.effects)))
    x = 11.0
    for effect in found.effects:
        x = _effect(sheet.surface, frame, effect, x, shrunk)


def _effect_rows(sheet: Sheet, found: Policy) -> None:
    """On a thin card each line of a policy has a row; where there is no room for it, a die without its
    range.
    """
    frame = sheet.frame
    range_room = text.width("1–4", Style(Typeface.SLAB_BOLD, frame.floor)) + frame.px(ROW_SIGNS)
    brief = range_room > frame.px(sheet.wide - 6)
    first = 151.0 if found.effects[1:] else 159.0
    for number, effect in enumerate(found.effects):
        _effect(sheet.surface, frame, effect, 6.0, 0.54, first + 19 * number, brief)


def _width(effect: Effect) -> float:
    return 36.0 + 17 * (effect.n > 1) + (58 if effect.low else 0) + 14 * effect.other_agency


def _effect(
    surface: pygame.Surface,
    frame: Frame,
    effect: Effect,
    x: float,
    shrunk: float,
    middle: float = 159.0,
    brief: bool = False,
) -> float:
    """A line of a policy: the die it asks for, how often, what; where it is fixed, the country's emblem."""
    side = 32 * shrunk
    if effect.low:
        square = ink.square(frame, x, middle - side * 0.38, side * 0.76)
        surface.blit(ink.die(square.width, 5), square)
        x += side * 0.8
    if effect.low and not brief:
        words = f"{effect.low}–{effect.high}"
        style = (Typeface.SLAB_BOLD, 18 * shrunk, INK)
        drawn = ink.line(surface, words, frame.point(x, middle), style, frame, frame.px(40), most=1.0)
        x += drawn.width / frame.scale + 4
    if effect.n > 1:
        style = (Typeface.POSTER, 25 * shrunk, INK)
        drawn = ink.line(surface, str(effect.n), frame.point(x, middle), style, frame, frame.px(22), most=1.0)
        x += drawn.width / frame.scale + 2
    box = ink.square(frame, x, middle - side / 2, side)
    ink.mark(surface, box, effect.kind)
    role = {"france": "FR", "germany": "DE"}.get(effect.where)
    if role:
        ink.medal(surface, ink.square(frame, x + side * 0.55, middle + side * 0.02, side * 0.6), role)
    return x + side + 5 * shrunk
