"""The effects of a failure: the piles of the next Spread, and the ring of protection."""

from __future__ import annotations

import math
from functools import partial

import pygame

from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX
from raccoon.games.raccoon_rampage.view import View
from scenes.art.fonts import Typeface
from scenes.art.palette import rgb
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import BRASS, BRASS_DEEP, BRASS_LIGHT, CREAM, INK
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.outlook.verdicts import danger
from scenes.raccoon_rampage.picture import cards, ink
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
MOST_CUBES, LARGEST = 12, 1.35
"""So many cubes the ring shows; so far its words grow with the player’s."""
UPRIGHT = 0.8
"""From this height on, as a share of the width, the ring lies below the list of holders."""


def parts(layout: RampageLayout, view: View, brush: PaintContext) -> Parts:
    """The heading, three piles, the ring."""
    dealt = any(view.piles)
    heading = (
        brush.say("rampage.spread.dealt") if dealt else brush.say("rampage.spread", n=view.cards_each),
        brush.say(
            "rampage.spread.from",
            level=view.spread_level,
            colour=brush.say(f"rampage.colour.{view.colour}"),
            n=view.spread_deck,
        ),
        brush.say("rampage.spread.likely", n=round(danger(view).likely)),
    )
    above = layout.spread.copy()
    if layout.ring.top < min(pile.top for pile in layout.piles.values()):
        above.width = layout.ring.left - above.left  # the ring lies beside the piles
    yield PaintedZone("spread", above, heading, partial(_heading, brush, *heading))
    unprotected = view.rules.unprotected
    for area, rect in layout.piles.items():
        count = view.piles[AREA_INDEX[area]] if dealt else view.cards_each
        inputs = (area, count, dealt, area in unprotected)
        yield PaintedZone(f"pile:{area}", rect, inputs, partial(_pile, brush, *inputs))
    held = tuple((player.role, player.protection) for player in view.players)
    yield PaintedZone("ring", layout.ring, held, partial(_ring, brush, held))


def _heading(
    brush: PaintContext, title: str, below: str, likely: str, surface: pygame.Surface, rect: Rect
) -> None:
    frame = brush.snug(LARGEST)
    at = (rect.centerx, rect.top + frame.px(14))
    ink.line(surface, title, at, (Typeface.POSTER, 22, CREAM), frame, rect.width, "centre", 1.2)
    at = (rect.centerx, rect.top + frame.px(37))
    ink.line(surface, below, at, (Typeface.BOOK_ITALIC, 18, "#ffb98a"), frame, rect.width, "centre", LARGEST)


def _pile(
    brush: PaintContext,
    area: str,
    count: int,
    dealt: bool,
    bare: bool,
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    """So many backs on each other; under them whose they are."""
    frame = brush.snug(LARGEST)
    if not count:
        pygame.draw.rect(surface, rgb(BRASS_DEEP), rect, max(1, frame.px(1.6)), frame.px(8))
    for number in range(count):
        place = rect.move(frame.px(5 * (count - 1 - number)) - frame.px(2), -frame.px(2 * number))
        cards.back(surface, place, frame, "spread")
        if number == count - 1:
            eyes_on(surface, place)
            if dealt:
                ink.line(
                    surface,
                    str(count),
                    (place.centerx, place.bottom - frame.px(18)),
                    (Typeface.POSTER, 24, CREAM),
                    frame,
                    place.width,
                    "centre",
                    1.0,
                )
    at = (rect.centerx, rect.bottom + frame.px(17))
    words = brush.say(f"rampage.pile.{area}")
    ink.line(
        surface,
        words,
        at,
        (Typeface.SLAB_BOLD, 18, CREAM),
        frame,
        rect.width + frame.px(20),
        "centre",
        LARGEST,
    )
    if bare:
        place = Rect(0, 0, frame.px(30), frame.px(30))
        place.topright = (rect.right + frame.px(8), rect.top - frame.px(8))
        ink.mark(surface, place, "shield")
        pygame.draw.line(surface, rgb("#e8503c"), place.bottomleft, place.topright, frame.px(4))


def eyes_on(surface: pygame.Surface, rect: Rect) -> None:
    """Two eyes on the back of a card."""
    picture = art.eyes(rect.width)
    surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery - rect.height // 10)))


def _ring(
    brush: PaintContext, held: tuple[tuple[str, int], ...], surface: pygame.Surface, rect: Rect
) -> None:
    """Draw each seat's protection, and the ring with the cubes: next to it, or below it in a high box."""
    frame = brush.snug(LARGEST)
    upright = rect.height > UPRIGHT * rect.width
    side = min(rect.width, rect.height - frame.px(76)) if upright else min(rect.height, rect.width // 2)
    place = Rect(0, 0, side, side)
    if upright:
        place.midbottom = rect.midbottom
    else:
        place.midright = rect.midright
    ring(surface, place, held)
    room = rect.width if upright else place.left - rect.left - frame.px(4)
    title = (rect.left, rect.top + frame.px(12))
    ink.line(
        surface,
        brush.say("rampage.protection"),
        title,
        (Typeface.POSTER, 21, CREAM),
        frame,
        room,
        most=LARGEST,
    )
    step = min(frame.px(34), (rect.height - frame.px(30)) // 4)
    top = rect.top + frame.px(28)
    holders = [(role, count) for role, count in held if count]
    for number, (role, count) in enumerate(holders):
        down, across = (0, number * (room // 4)) if upright else (number * step, 0)
        badge = Rect(rect.left + across, top + down, step - 3, step - 3)
        ink.medal(surface, badge, role)
        at = (badge.right + frame.px(8), badge.centery)
        ink.line(
            surface, str(count), at, (Typeface.SLAB_BOLD, 20, CREAM), frame, room - badge.width, most=LARGEST
        )
    if not holders:
        at = (rect.left, rect.top + frame.px(42))
        style = (Typeface.BOOK_ITALIC, 18, ink.DIM)
        ink.line(surface, brush.say("rampage.nobody"), at, style, frame, room, most=LARGEST)


def ring(surface: pygame.Surface, rect: Rect, held: tuple[tuple[str, int], ...]) -> None:
    """The ring with everybody's cubes on it, in a square."""
    side = rect.width
    surface.blit(_brass(side), rect)
    ink.mark(surface, rect.inflate(-side * 0.62, -side * 0.62), "shield")
    cubes = [role for role, count in held for _ in range(count)]
    z = round(side * 0.19)
    for number, role in enumerate(cubes[:MOST_CUBES]):
        angle = math.radians(-90 + number * 360 / MOST_CUBES)
        place = Rect(0, 0, z, z)
        place.center = (
            rect.centerx + round(math.cos(angle) * side * 0.39),
            rect.centery + round(math.sin(angle) * side * 0.39),
        )
        ink.cube(surface, place, role)


@surface_cache(4)
def _brass(side: int) -> pygame.Surface:
    pen = Pen(200, 200, 2)
    pen.circle((100, 100), 96, pen.radial((100, 100), 96, (0, "#6fb4ff", 0.35), (1, "#6fb4ff", 0)))
    pen.circle((100, 100), 78, "none", INK, 27)
    brass = pen.linear(
        (30, 30), (170, 170), (0, "#fff0bf"), (0.4, BRASS), (0.7, BRASS_DEEP), (1, BRASS_LIGHT)
    )
    pen.circle((100, 100), 78, "none", brass, 22)
    for number in range(48):
        a = math.tau * number / 48
        ends = [(100 + r * math.cos(a), 100 + r * math.sin(a)) for r in (70, 86)]
        pen.line(ends, BRASS_DEEP, 1)
    return pen.surface((side, side))
