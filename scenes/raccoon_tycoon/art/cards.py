"""Railroad, town and production cards, and the backs of the decks."""

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import PRODUCTION_CARDS, RAILROADS, TOWNS
from scenes.art import LARGE_TEXT, Drawing, Typeface, palette as pal, pictograms, shapes, theme
from scenes.art.pieces.card import Card, CardPlace, back as deck_back
from scenes.art.surface_cache import sheet_cache, surface_cache
from scenes.raccoon_tycoon.art import paintings, tokens
from scenes.raccoon_tycoon.art.colours import RAILROAD
from scenes.raccoon_tycoon.words.names import named, per_commodity

RAILROAD_SHEET = (212, 300)
TOWN_SHEET = (244, 300)
PRODUCTION_SHEET = (168, 240)
BACKS: dict[str, tuple[pal.Colour, pal.Colour]] = {
    "railroad": (pal.TEAL, "#0c2427"),
    "town": (pal.OXBLOOD, "#34090f"),
    "building": ("#3a2a4e", "#170e20"),
    "production": ("#3d4a2a", "#171f10"),
}
"""The colours of the back of each deck's cards."""


def railroad_card(place: CardPlace, name: str, owned: int = 0, *, bid: bool = True) -> None:
    """Draw a railroad card: animal, name, the least opening bid (with `bid`), the row of VP.

    `owned` cards of the viewer: a dot under the VP of each number of cards reached, a box round the next.
    """
    card, surface, rect, say = Card(place, RAILROAD_SHEET), place.surface, place.rect, place.say
    frame = card.frame
    top, bottom = RAILROAD[name]
    shapes.shadow(surface, rect, frame.scale, 190, 6)
    shapes.plate(surface, rect, frame.scale, pal.mix(top, pal.IVORY, 0.1), bottom, 12)
    large = frame.is_large
    words, box = named(name, say), frame.rect(16, 157, 180, 92)
    two = card.two_lines(words, box)
    up = 38 if two else 0
    edge = 194 - up if large else 208
    card.picture((9, 9, 194, edge - 10), paintings.portrait, name, pal.GILT)
    foot = frame.rect(9, edge, 194, 291 - edge)
    tone = theme.grounds((pal.CREAM_TOP, pal.CREAM_BOTTOM))
    surface.blit(_nameplate(foot.size, frame.scale, tone), foot)
    if two:
        two.draw(surface, box)
    else:
        card.name(words, 234 if large else 243)
    if bid:
        left, y, wide, high = (30, 148 - up, 152, 42) if large else (57, 190, 98, 30)
        shapes.inset(surface, frame.rect(left, y, wide, high), frame.scale)
        words, middle = say("table.minimum_bid", bid=RAILROADS[name].minimum_bid), (106, y + high / 2)
        card.line(words, middle, wide - 14, (Typeface.SLAB_BOLD, 20, pal.GILT_LIGHT), on_line=False)
    for step, total in enumerate(RAILROADS[name].points):
        _points(card, step, total, owned)


def _points(card: Card, step: int, total: int, owned: int) -> None:
    """Draw the VP of `step` + 1 cards of the railroad."""
    frame, x = card.frame, 34 + step * 48
    ink = pal.INK if step < owned else "#6b5636"
    if step == owned:
        box = frame.rect(x - 20, 251, 40, 32)
        shapes.plate(card.surface, box, frame.scale, pal.OXBLOOD, pal.OXBLOOD_DEEP, 6)
        ink = pal.IVORY
    card.line(str(total), (x, 266), 38, (Typeface.POSTER, 21, ink), on_line=False)
    if step < owned:
        card.surface.blit(_dot(frame.px(8)), frame.rect(x - 4, 278, 8, 8))


@surface_cache(8)
def _dot(side: int) -> pygame.Surface:
    sheet = Drawing(8, 8)
    sheet.circle((4, 4), 3.4, pal.OXBLOOD)
    return sheet.surface((side, side))


@sheet_cache(32)
def _nameplate(sheet: Drawing, tone: tuple[pal.Colour, pal.Colour]) -> None:
    sheet.inset(0, 4, sheet.down(0, sheet.height, (0, tone[0]), (1, tone[1])), pal.NIGHT, 1.5)
    sheet.inset(4, 3, stroke=pal.GILT_DEEP, line=1, opacity=0.8)


def town_card(place: CardPlace, name: str) -> None:
    """Draw a town card: picture, VP, name, and the two prices, in its own commodity or in any mix."""
    card, town, surface, say = Card(place, TOWN_SHEET), TOWNS[name], place.surface, place.say
    shapes.paper_panel(surface, place.rect, card.frame.scale, ruled=True)
    less = 12 if card.frame.is_large else 0
    card.picture((11, 11, 222, 146 - less), paintings.town, name, pal.INK)
    _medal(card, say("table.points", n=town.points))
    card.name(named(name, say), 191 - less / 2)
    shapes.rule(surface, card.frame.rect(22, 201, 200, 8), card.frame.scale)
    _price(card, 11, town.commodity_cost, town.commodity)
    _price(card, 137, town.any_cost, tokens.ANY)
    card.line(say("table.offer.or"), (122, 253), 31, (Typeface.BOOK_ITALIC, 19, pal.INK), on_line=False)


def _medal(card: Card, words: str) -> None:
    """Draw a gold coin with a number and a short word below it; plain under high contrast."""
    k = 1.45 if card.frame.is_large else 1.0
    pictograms.draw(card.surface, card.frame.rect(240 - 72 * k, 3, 72 * k, 72 * k), "coin")
    x = 240 - 36 * k
    if theme.high_contrast():
        clear = pal.rgb(theme.ground(pal.GILT_LIGHT))
        pygame.draw.circle(card.surface, clear, card.frame.point(x, 3 + 36 * k), card.frame.px(30 * k))
    number, _, unit = words.replace("\u00a0", " ").partition(" ")
    card.line(number, (x, 3 + 28 * k), 38 * k, (Typeface.POSTER, 28, pal.INK), on_line=False)
    card.line(unit, (x, 3 + 51 * k), 46 * k, (Typeface.SLAB_BOLD, 18, pal.INK), on_line=False)


def _price(card: Card, left: float, amount: int, commodity: str) -> None:
    box = card.frame.rect(left, 220, 96, 66)
    shapes.plate(card.surface, box, card.frame.scale, "#f3e3ba", "#d6b87c", 8)
    card.line(str(amount), (left + 25, 253), 33, (Typeface.POSTER, 30, pal.INK), on_line=False)
    tokens.token(card.surface, card.frame.rect(left + 39, 229, 48, 48), commodity)


def production_card(place: CardPlace, number: int) -> None:
    """Draw a Price & Production card: above, the commodities whose price rises; below, those produced.

    A rectangle taller than the sheet makes both halves and their pictures larger; in large text a lower one
    makes them lower.
    """
    shown, surface, rect, say = PRODUCTION_CARDS[number], place.surface, place.rect, place.say
    wide, high = PRODUCTION_SHEET
    more = wide * rect.height / rect.width - high
    more = more if place.text_scale > LARGE_TEXT else max(0.0, more)
    card = Card(place, (wide, high + more))
    frame, plate = card.frame, 94 + 0.38 * more
    shapes.paper_panel(surface, rect, frame.scale, edge=pal.TEAL, ruled=True)
    shapes.plate(surface, frame.rect(8, 8, 152, plate), frame.scale, "#27605f", "#123638", 7)
    low = 4 if frame.is_large else 0
    card.line(say("table.desk.rise"), (84, 31 + low), 138 + 2.5 * low, (Typeface.BOOK_ITALIC, 18, pal.CREAM))
    _rising(card, _in_order(shown.price), plate, more)
    shapes.rule(surface, frame.rect(16, plate + 14, 136, 10), frame.scale)
    card.line(
        say("table.desk.produce"),
        (84, plate + 44 + low),
        140 + 2 * low,
        (Typeface.BOOK_ITALIC, 18, pal.OXBLOOD),
    )
    _produced(card, _in_order(shown.production), (plate + high + more + 40) / 2, more)


def _larger(most: float, more: float) -> float:
    """The enlargement of pictograms, up to `most`, on a card that is `more` taller than its sheet."""
    return min(most, more / 9)


def _rising(card: Card, names: list[str], plate: float, more: float) -> None:
    """Draw the commodities whose price rises in the middle of the plate, below its heading."""
    side = min(36 + _larger(10, more), 148 / max(1, len(names)))
    top = (37 if card.frame.is_large else 35) + (plate - side - 48) / 2
    card.pictograms(names, side, top, side)
    for number in range(len(names)):
        x = card.row_left(len(names), side) + (number + 0.5) * side - 9
        shapes.arrow(card.surface, card.frame.rect(x, top + side + 3, 18, 14), True, pal.UP)


def _produced(card: Card, made: list[str], middle: float, more: float) -> None:
    """Draw the produced commodities in one row or two about `middle` of the lower half."""
    if len(made) <= 3:
        card.pictograms(made, 46, middle - 23, 48)
        return
    split, larger = (len(made) + 1) // 2, _larger(5, more)
    side, apart = 41 + larger, 43 + larger + min(16.0, more / 6)
    top = middle + 1 - (apart + 41) / 2 - larger / 2
    card.pictograms(made[:split], side, top, side + 3)
    card.pictograms(made[split:], side, top + apart, side + 3)


def _in_order(counts: Counts) -> list[str]:
    return [name for name, count in per_commodity(counts) for _ in range(count)]


def card_back(surface: pygame.Surface, rect: pygame.Rect, deck: str) -> None:
    """Draw the back of a card of one of the `BACKS`."""
    deck_back(surface, rect, BACKS[deck])
