"""Cards of the hand shown large over the map: those that can be chosen, or the one chosen."""

import pygame

from raccoon.games.raccoon_rampage.catalogue import ACTIONS, POLICIES
from scenes.art import Align, shapes
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import ALARM, ALARM_DEEP, DEEP, INK
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture.card.effects import effect_row
from scenes.raccoon_rampage.picture.card.sheet import HIGH, Card
from scenes.raccoon_rampage.picture.card.vote_bar import vote_bar
from scenes.raccoon_rampage.picture.ink import Ink, book, poster, slab
from scenes.raccoon_rampage.words import names
from scenes.table.picture.zones import PaintContext, Parts

Rect = pygame.Rect
BROAD, SHAPE = 1.5, 1.12
"""Width by height: from which on words are next to the picture; the picture's greatest there."""
PICTURE = 0.36, 0.42
"""The greatest share of a broad sheet for the picture in large text, of a policy and of an action."""
TALL, ALONE = 0.54, 2.5
"""The share of a narrow sheet for its picture; the width by height from which large text has the words."""
FULL = 240
"""The least width at which an action has all of its words, in design units."""
ROW = 178, 32
"""The foot of a card's signs on its sheet, and their height."""
BAR = 40
"""The height of the bar of its cost."""


def parts(layout: RampageLayout, effects: RampageMarks, context: PaintContext) -> Parts:
    """The sheets of the cards that are shown large."""
    if effects.cards:
        zone = layout.sheets_zone
        places = tuple(rect.move(-zone.left, -zone.top) for rect in layout.sheets(len(effects.cards)))
        yield Ink.zone("sheets", zone, context, _sheets, effects.cards, tuple(map(tuple, places)))


def _sheets(ink: Ink, shown: tuple[str, ...], places: tuple[tuple[int, int, int, int], ...]) -> None:
    """Draw the sheets side by side."""
    ink.filled(ink.rect, DEEP, 9)
    for card, place in zip(shown, places, strict=True):
        _sheet(ink.at(Rect(place).move(ink.rect.topleft)), card)


def _sheet(ink: Ink, card: str) -> None:
    """Draw the picture, and next to it or below the name, the effects, the cost and the words."""
    rect = ink.rect
    ink.paper(rect, ALARM_DEEP)
    inside = rect.inflate(-ink.px(28), -ink.px(28))
    gap, picture = ink.px(18), inside.copy()
    if broad := rect.width > BROAD * rect.height:
        share = PICTURE[card in ACTIONS] if ink.frame.is_large else 0.5
        picture.width = min(round(share * inside.width), round(SHAPE * inside.height))
        left = picture.right + gap
        column = Rect(left, inside.top, inside.right - left, inside.height)
    else:
        picture.height = round(TALL * inside.height)
        column = Rect(inside.left, picture.bottom, inside.width, inside.bottom - picture.bottom)
    lit_picture(ink.at(picture), card)
    if card in POLICIES:
        seal(ink.at(picture), POLICIES[card].cost)
    else:
        _window(ink.at(picture), card)
    _words(ink.at(column), card, broad)


def lit_picture(ink: Ink, card: str) -> None:
    """Draw the picture of a card in lamplight."""
    rect = ink.rect
    shapes.shadow(ink.surface, rect, ink.frame.scale, 110, 3)
    ink.surface.blit(art.vignette(card, rect.size), rect)
    ink.surface.blit(art.lamplight(rect.size), rect)
    ink.outline(rect, INK, 2.4, 4)


def seal(ink: Ink, cost: int) -> None:
    """Draw the seal with the cost over the corner of a picture."""
    side = ink.px(104 if ink.frame.is_large else 66)
    place = Rect(ink.rect.left - ink.px(12), ink.rect.top - ink.px(12), side, side)
    ink.surface.blit(art.still("seal", place.size), place)
    ink.line(str(cost), place.center, poster(34), place.width, "centre")


def _window(ink: Ink, card: str) -> None:
    """Draw a ribbon with its window across the foot of the picture."""
    plate = ink.rect.inflate(-ink.rect.width * (1 if ink.frame.is_large else 8) // 20, 0)
    plate.height = ink.px(56 if ink.frame.is_large else 38)
    plate.bottom = ink.rect.bottom - ink.px(8)
    ink.plate(plate, ALARM, ALARM_DEEP, 8)
    words = ink.say(f"rampage.window.{ACTIONS[card].window}")
    ink.line(words, plate.center, slab(22), plate.width - ink.px(6), "centre")


def _words(ink: Ink, card: str, broad: bool) -> None:
    """Draw the name, the signs and the bar of the cost; below them the words, where there is room."""
    rect, name = ink.rect, names.card(card, ink.say)
    if ink.frame.is_large:
        alone = rect.width > ALONE * rect.height
        head = Rect(rect.topleft, (rect.width, rect.height // 2 if alone else rect.height))
        ink.paragraph(name, head, poster(34, INK), "left")
        if alone:
            text = Rect(rect.left, head.bottom, rect.width, rect.bottom - head.bottom)
            ink.paragraph(names.text(card, ink.say), text, book(20, INK), "left")
        return
    align: Align = "left" if broad else "centre"
    head = Rect(rect.topleft, (rect.width, ink.px(104 if broad else 62)))
    ink.paragraph(name, head, poster(38 if broad else 25, INK), align)
    text = Rect(rect.left, head.bottom, rect.width, rect.bottom - head.bottom)
    if card in POLICIES:
        text.top = _signs(ink.at(text), card, broad)
        text.height = rect.bottom - text.top
    brief = card in ACTIONS and rect.width < ink.px(FULL)
    words = ink.say(f"rampage.short.{card}") if brief else names.text(card, ink.say)
    if broad or card in ACTIONS:
        ink.paragraph(words, text, book(22 if broad else 19, INK), align)


def _signs(ink: Ink, card: str, broad: bool) -> int:
    """Draw the signs of a policy, larger than on the card, and its cost's sockets; return their foot."""
    rect, scale = ink.rect, 1.5 if broad else 1.2
    sheet = Rect(rect.left - ink.px(9), 0, rect.width + ink.px(18), ink.px(scale * HIGH))
    sheet.top = rect.top - ink.px(scale * (ROW[0] - ROW[1] - 4))
    effect_row(Card.of(ink.at(sheet)), POLICIES[card])
    bar = Rect(rect.left, rect.top + ink.px(scale * ROW[1] + 10), rect.width, ink.px(BAR))
    if broad:
        bar.width = min(bar.width, POLICIES[card].cost * ink.px(BAR + 6))
    vote_bar(ink, bar, POLICIES[card].cost, (), ())
    return bar.bottom + ink.px(6)
