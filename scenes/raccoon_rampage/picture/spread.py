"""The zones of the next Spread: the piles that a failure would deal, and the ring of protection."""

import math
from collections.abc import Callable

import pygame

from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS_DEEP
from scenes.raccoon_rampage.layout import NAME, RampageLayout
from scenes.raccoon_rampage.picture import cards
from scenes.raccoon_rampage.picture.ink import Ink, italic, poster, slab
from scenes.table.picture.zones import PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
Held = tuple[tuple[str, int], ...]
"""Each role and its protection."""
NAMED = 3.88
"""The width of a pile’s name in large text, for its type."""
MOST_CUBES = 12
"""The most cubes that the ring shows."""
UPRIGHT = 0.8
"""The height by width from which on the ring is below the list of holders."""


def parts(layout: RampageLayout, view: View, context: PaintContext) -> Parts:
    """The heading, three piles, the ring."""
    say, dealt = context.say, any(view.piles)
    title = say("rampage.spread.dealt") if dealt else say("rampage.spread", n=view.cards_each)
    colour = say(f"rampage.colour.{view.colour}")
    below = say("rampage.spread.from", level=view.spread_level, colour=colour, n=view.spread_deck)
    above = layout.spread.copy()
    if layout.ring.top < min(pile.top for pile in layout.piles.values()):
        above.width = layout.ring.left - above.left - context.frame.px(12)  # the ring is next to the piles
    yield Ink.zone("spread", above, context, _heading, title, below)
    for area, rect in layout.piles.items():
        count = view.piles[AREA_INDEX[area]] if dealt else view.cards_each
        bare = area in view.rules.unprotected
        place = rect.copy()
        if context.frame.is_large:
            place.inflate_ip(round(NAMED * context.frame.type(18)) - rect.width, 0)
            place.height += context.frame.px(NAME)
        yield Ink.zone(Piece("pile", area), place, context, _pile, area, rect.width, count, dealt, bare)
    held = tuple((player.role, player.protection) for player in view.players)
    yield Ink.zone("ring", layout.ring, context, _ring, held)


def _heading(ink: Ink, title: str, below: str) -> None:
    rect, down = ink.rect, _grown(ink)
    ink.line(title, (rect.centerx, rect.top + down(12)), poster(22), rect.width, "centre")
    at = (rect.centerx, rect.top + down(33 if ink.frame.is_large else 37))
    ink.line(below, at, italic(18, "#ffb98a"), rect.width, "centre")


def _pile(ink: Ink, area: str, wide: int, count: int, dealt: bool, bare: bool) -> None:
    """Draw a pile of so many backs, and the area's name below it."""
    large = ink.frame.is_large
    whole = ink.rect
    rect = whole.inflate(wide - whole.width, 0)
    rect.height -= ink.px(NAME) if large else 0
    if not count:
        ink.outline(rect, BRASS_DEEP, 1.6, 8)
    for number in range(count):
        top = number == count - 1
        place = rect.move(ink.px(5 * (count - 1 - number)) - ink.px(2), -ink.px(2 * number))
        cards.spread_back(ink.surface, place, ink.frame, eyes=top)
        if top and dealt:
            at = (place.centerx, place.bottom - ink.px(18))
            ink.line(str(count), at, poster(24), place.width, "centre")
    words, at = ink.say(f"rampage.pile.{area}"), (rect.centerx, rect.bottom + ink.px(25 if large else 17))
    if large:
        box = Rect(0, 0, whole.width, ink.px(NAME))
        box.center = at
        ink.paragraph(words, box, slab(18))
    else:
        ink.line(words, at, slab(18), rect.width + ink.px(20), "centre")
    if bare:
        corner = (rect.right + ink.px(8), rect.top - ink.px(8))
        ink.unprotected(Rect(0, 0, ink.px(30), ink.px(30)).move_to(topright=corner))


def _ring(ink: Ink, held: Held) -> None:
    """Draw each seat's protection, and the ring with the cubes: next to it, or below it in a high box."""
    rect = ink.rect
    upright = rect.height > UPRIGHT * rect.width
    down = _grown(ink)
    side = min(rect.width, rect.height - down(76)) if upright else min(rect.height, rect.width // 2)
    place = Rect(0, 0, side, side)
    place = place.move_to(midbottom=rect.midbottom) if upright else place.move_to(midright=rect.midright)
    ring(ink.at(place), held)
    room = rect.width if upright else place.left - rect.left - ink.px(4)
    title = (rect.left, rect.top + down(12))
    ink.line(ink.say("rampage.protection"), title, poster(21), room)
    step = min(ink.px(34), (rect.height - ink.px(30)) // 4)
    holders = [(role, count) for role, count in held if count]
    for number, (role, count) in enumerate(holders):
        lower, across = (0, number * (room // 4)) if upright else (number * step, 0)
        badge = Rect(rect.left + across, rect.top + down(28) + lower, step - 3, step - 3)
        ink.emblem(badge, role)
        at = (badge.right + ink.px(8), badge.centery)
        ink.line(str(count), at, slab(20), room - badge.width)
    if not holders:
        at = (rect.left, rect.top + down(42))
        ink.line(ink.say("rampage.nobody"), at, italic(), room)


def _grown(ink: Ink) -> Callable[[float], int]:
    """A function from design units to pixels that grow with large text."""
    return lambda units: ink.px(units * ink.frame.text_scale)


def ring(ink: Ink, held: Held) -> None:
    """Draw the ring with the cubes of all seats on it, in a square."""
    rect, side = ink.rect, ink.rect.width
    ink.surface.blit(art.still("ring", (side, side)), rect)
    ink.mark(rect.inflate(-side * 0.62, -side * 0.62), "shield")
    cubes = [role for role, count in held for _ in range(count)]
    z = round(side * 0.19)
    for number, role in enumerate(cubes[:MOST_CUBES]):
        angle = math.radians(-90 + number * 360 / MOST_CUBES)
        middle = (
            rect.centerx + round(math.cos(angle) * side * 0.39),
            rect.centery + round(math.sin(angle) * side * 0.39),
        )
        ink.cube(Rect(0, 0, z, z).move_to(center=middle), role)
