"""The effects of a policy, as signs on its card: dice, numbers, effects, stars."""

from raccoon.games.raccoon_rampage.catalogue import Effect, Policy
from scenes.art import Style, Typeface, text
from scenes.art.pieces import dice
from scenes.raccoon_rampage.art.colours import INK, PAPER
from scenes.raccoon_rampage.picture.card.sheet import Card
from scenes.raccoon_rampage.picture.ink import GROUND, italic, poster, slab

IDLE = 28
"""The height that a policy without effects takes from its name in large text, for a second line."""
LEAST_SIGN = 0.6
"""The least share of their size at which signs leave room for the range of a die."""
RANGE = 36
"""The width of a die's range in the least type, in design units."""
ROW_SIGNS = 60
"""The width of a row's signs on a thin card without the range of its die, in design units."""


def stars_of(found: Policy) -> list[str]:
    """The marks of the stars on a policy."""
    return [star for star, there in (("star_horn", found.hunter), ("star_paw", found.paw)) if there]


def effect_row(card: Card, found: Policy) -> None:
    """Draw a policy's effects as signs at the left, its stars at the right; on a slim card on its picture."""
    right, large = card.wide - 12, card.frame.is_large
    for number, star in enumerate(stars_of(found)):
        if not card.slim:
            right -= 30
            card.mark(card.square(right, 143, 30), star)
        elif not large:
            card.mark(card.square(10 + 25 * number, card.name_top - 28, 25), star)
    if not found.effects:
        left, top, high = (6, 141, 36) if card.thin else (12, 143, 32)
        if large:
            left, top, high = 4, 141 - IDLE, 37 + IDLE
        room = card.wide - 2 * left if card.thin else right + 10 - 2 * left
        box = card.frame.rect(left, top, room, high)
        card.paragraph(card.say("rampage.nothing"), box, italic(18, GROUND), "left")
        return
    if large:
        _large_effects(card, found, right)
        return
    if card.thin and (len(found.effects) > 1 or found.effects[0].low):
        _effect_rows(card, found)
        return
    ranges = RANGE * card.frame.text_scale * sum(bool(effect.low) for effect in found.effects)
    room = (right - 11 - ranges) / sum(map(_width, found.effects))
    x = 11.0
    for effect in found.effects:
        x = _effect(card, effect, x, min(1.0, room))


def _large_effects(card: Card, found: Policy, right: float) -> None:
    """Draw effects in large text: figures keep their size, signs shrink; a die may lose its range."""
    grown = card.frame.text_scale
    words = sum(14 * grown * (effect.n > 1) for effect in found.effects)
    ranges = sum(34 * grown * bool(effect.low) for effect in found.effects)
    signs = sum(37 + 26 * bool(effect.low) for effect in found.effects)
    brief = (right - 6 - words - ranges) / signs < LEAST_SIGN
    shrunk = max(0.5, min(1.0, (right - 6 - words - ranges * (not brief)) / signs))
    x = 6.0
    for effect in found.effects:
        x = _effect(card, effect, x, shrunk, brief=brief)


def _effect_rows(card: Card, found: Policy) -> None:
    """Draw each effect in a row of its own on a thin card; a die without its range where that has no room."""
    range_room = text.width("1–4", Style(Typeface.SLAB_BOLD, card.frame.floor)) + card.px(ROW_SIGNS)
    brief = range_room > card.px(card.wide - 6)
    first = 151.0 if found.effects[1:] else 159.0
    for number, effect in enumerate(found.effects):
        _effect(card, effect, 6.0, 0.54, first + 19 * number, brief)


def _width(effect: Effect) -> float:
    """The width of an effect's signs and figures without the range of its die."""
    return 36.0 + 17 * (effect.n > 1) + 26 * bool(effect.low) + 14 * effect.other_agency


def _effect(
    card: Card, effect: Effect, x: float, shrunk: float, middle: float = 159.0, brief: bool = False
) -> float:
    """Draw an effect: its die, its number, its mark, the emblem of its country; return the next x."""
    side, frame = 32 * shrunk, card.frame
    written = 1.0 if frame.is_large else shrunk
    if effect.low:
        square = card.square(x, middle - side * 0.38, side * 0.76)
        card.surface.blit(dice.die(square.width, 5, PAPER, INK), square)
        x += side * 0.8
    if effect.low and not brief:
        words, style = f"{effect.low}–{effect.high}", slab(18 * written, INK)
        room = card.px(40 * frame.text_scale)
        x += card.line(words, frame.point(x, middle), style, room).width / frame.scale + 4
    if effect.n > 1:
        words, style = str(effect.n), poster((23 if frame.is_large else 25) * written, INK)
        room = card.px(22 * frame.text_scale)
        x += card.line(words, frame.point(x, middle), style, room).width / frame.scale + 2
    card.mark(card.square(x, middle - side / 2, side), effect.kind)
    role = {"france": "FR", "germany": "DE"}.get(effect.where)
    if role:
        card.emblem(card.square(x + side * 0.55, middle + side * 0.02, side * 0.6), role)
    return x + side + 5 * shrunk
