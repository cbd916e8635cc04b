"""The painters of pieces on the pages of the rulebook."""

from collections.abc import Sequence
from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import CLAIMS, LARGE, LOTS, ROOFS, SPACES
from scenes.art import Style, Typeface, rgb, shapes, text
from scenes.learning.book_blocks import PaintPiece
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, INK, OXBLOOD
from scenes.saloon_tycoon.picture import hand, house, ink
from scenes.table.picture.zones import PaintContext
from scenes.table.presentation.book import BlockContext

Rect = pygame.Rect
STOREY = 108.0
"""The height of a room, in design units."""
BAY = 103.0
CARD = (152.0, 214.0)
BILL = (142.0, 104.0)
FACE = (108.0, 108.0)


def room_size(tile: str) -> tuple[float, float]:
    """The size of a room, in design units."""
    return (2 * BAY if tile in LARGE else BAY, STOREY)


def room_of(tile: str) -> tuple[PaintPiece, tuple[float, float]]:
    """The painter of a finished room, and its size."""
    return partial(room, tile, None), room_size(tile)


def room(tile: str, cubes: int | None, surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """Draw a room with so many cubes (None: all) and its cube spaces."""
    spaces = SPACES[tile]
    filled = spaces if cubes is None else cubes
    surface.blit(art.room(tile, filled, spaces, rect.size, filled == spaces), rect)
    pygame.draw.rect(surface, rgb(INK), rect, max(1, pen.frame.px(2)))
    ink.pips(surface, rect, filled, spaces, pen.frame)


def stages(tile: str, surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """Draw a room at every stage from no cube to all."""
    count = SPACES[tile] + 1
    step = rect.width // count
    wide = min(step - pen.frame.px(14), round(rect.height * BAY / STOREY))
    for cubes in range(count):
        box = Rect(0, rect.top, wide, rect.height)
        box.centerx = rect.left + step * cubes + step // 2
        room(tile, cubes, surface, box, pen)


def chain(
    shown: Sequence[tuple[str, int | None]], surface: pygame.Surface, rect: Rect, pen: BlockContext
) -> None:
    """Draw rooms with arrows from each to the one that it sets off."""
    px = pen.frame.px
    left = rect.left
    for number, (tile, cubes) in enumerate(shown):
        if number:
            arrow = Rect(left + px(12), rect.centery - px(18), px(56), px(36))
            shapes.becomes(surface, arrow, OXBLOOD)
            left = arrow.right + px(12)
        box = Rect(left, rect.top, px(room_size(tile)[0]), rect.height)
        room(tile, cubes, surface, box, pen)
        left = box.right


def lots(names: Sequence[str], surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """Draw the signs of empty lots side by side, each above its number."""
    frame = pen.frame
    wide = rect.width // len(names)
    style = Style(Typeface.SLAB_BOLD, frame.px(20), INK)
    for number, name in enumerate(names):
        box = Rect(rect.left + number * wide, rect.top, wide, rect.height - frame.px(24))
        house.draw_lot_sign(surface, box.inflate(-frame.px(6), 0), name, False, frame)
        text.draw(surface, f"{LOTS[name].number}", (box.centerx, rect.bottom), style, "centre")


def person(who: str, surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """Draw the portrait of a character."""
    surface.blit(art.character(who, "calm", rect.size), rect)


def people(names: Sequence[str], surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """Draw several characters in a row."""
    step = rect.width // len(names)
    for number, who in enumerate(names):
        box = Rect(rect.left + number * step, rect.top, step, rect.height)
        person(who, surface, box, pen)


def bill(claim: str, surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """Draw a claim's picture with its most points."""
    frame = pen.frame
    ink.paper(surface, rect, frame)
    inside = rect.inflate(-frame.px(12), -frame.px(12))
    surface.blit(art.poster(claim, inside.size), inside)
    pygame.draw.rect(surface, rgb(INK), inside, max(1, frame.px(1.5)))
    seal = Rect(0, 0, frame.px(42), frame.px(42))
    seal.bottomright = (rect.right - frame.px(3), rect.bottom - frame.px(3))
    pygame.draw.circle(surface, rgb(INK), seal.center, seal.width // 2)
    pygame.draw.circle(surface, rgb(OXBLOOD), seal.center, seal.width // 2 - frame.px(2))
    style = Style(Typeface.POSTER, frame.px(26), CREAM)
    text.draw(surface, str(CLAIMS[claim].cap), seal.center, style, "centre", middle=True)


def card(name: str, surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """Draw a Tycoon card."""
    hand.face(ink.Ink(surface, rect, PaintContext(pen.frame, pen.say, ()), pen.frame), name)


def roof(size: str, surface: pygame.Surface, rect: Rect, pen: BlockContext) -> None:
    """Draw the roof of a room of that size."""
    bays = 2 if ROOFS[size].size == "large" else 1
    surface.blit(art.roof(bays, rect.size), rect)
