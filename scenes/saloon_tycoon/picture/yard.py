"""The lumber yard: fifteen kinds of tile, each with its price, its bonus and the copies that are left."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.saloon_tycoon.catalogue import MARKET_INDEX, SPACES, TILES, Effect
from raccoon.games.saloon_tycoon.view import View
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import rgb
from scenes.art.text import Style
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, INK
from scenes.saloon_tycoon.holdings import desk_seat, tile_name
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture import ink
from scenes.saloon_tycoon.picture.pictograms import CUBE
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
SHORT = {False: "#8c1a12", True: "#ffb39c"}
"""The colours of what is wanting, on the paper of a common tile and on the blue of a special one."""


def parts(layout: SaloonLayout, view: View, brush: PaintContext) -> Parts:
    """The yard, then its plates; the deck's tab."""
    yield PaintedZone("yard", layout.yard, None, partial(_yard, brush))
    cards = view.deck, len(view.discard_pile)
    yield PaintedZone("deck", layout.deck, cards, partial(_deck, brush, *cards))
    desk = desk_seat(view)
    for tile, rect in layout.tiles.items():
        why, price = view.obstacle(tile, desk), view.least_price(tile, desk)
        inputs = (
            tile,
            view.market[MARKET_INDEX[tile]],
            TILES[tile].cost if price is None else price,
            _needs(tile, why.code, brush) if why else None,
            brush.say(tile_name(tile, view, "short")),
        )
        yield PaintedZone(f"tile:{tile}", rect, inputs, partial(_tile, brush, *inputs))


def _needs(tile: str, why: str, brush: PaintContext) -> str:
    """In a word what a tile needs that can stand nowhere now; "" where only gold is wanting."""
    if why in ("tile_sold_out", "not_enough_gold"):
        return ""
    return brush.say(f"saloon.need.{tile}" if TILES[tile].special else "saloon.need.place")


def _yard(brush: PaintContext, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.1)
    ink.board(surface, rect, frame)
    high = max(frame.px(30), round(1.5 * frame.floor))
    plate = Rect(rect.left + frame.px(12), rect.top - frame.px(12), frame.px(168), high)
    shapes.plate(surface, plate, frame.scale, "#e8d2a4", "#b98f58", 6)
    ink.line(
        surface,
        brush.say("saloon.yard"),
        plate.center,
        (Typeface.SLAB_BOLD, 19, INK),
        frame,
        plate.width - 8,
        "centre",
    )


def _deck(brush: PaintContext, left: int, discarded: int, surface: pygame.Surface, rect: Rect) -> None:
    """Draw the numbers of Tycoon cards left to be drawn, and of those face up next to them."""
    frame = brush.snug(1.1)
    shapes.plate(surface, rect, frame.scale, "#e8d2a4", "#b98f58", 6)
    icon = Rect(rect.left + frame.px(10), 0, frame.px(24), frame.px(24))
    icon.centery = rect.centery
    pictograms.draw(surface, icon, "cards")
    room = Rect(icon.right + frame.px(6), rect.top, rect.right - icon.right - frame.px(14), rect.height)
    said = brush.say("saloon.deck", left=left, discarded=discarded)
    ink.line(surface, said, room.center, (Typeface.SLAB_BOLD, 19, INK), frame, room.width, "centre")


def _tile(
    brush: PaintContext,
    tile: str,
    left: int,
    gold: int,
    needs: str | None,
    name: str,
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    """`needs` is None where the tile can be built."""
    frame, found = brush.snug(1.1), TILES[tile]
    if not left:
        _sold_out(surface, rect, name, brush)
        return
    tone = ("#35557c", "#1b2f4c") if found.special else ("#efe0ba", "#cdb384")
    shapes.plate(surface, rect, frame.scale, *tone, 6)
    _picture(surface, rect, tile, frame)
    if found.copies > 1:
        _copies(surface, rect, left, frame)
    if needs is not None:
        ink.veil(surface, rect.inflate(-frame.px(4), -frame.px(4)), 110)
    colour = CREAM if found.special else INK
    _name(surface, rect, name, colour, frame)
    foot = Rect(rect.left + frame.px(6), 0, rect.width - frame.px(12), 0)
    foot.centery = rect.bottom - round(rect.height * 0.15)
    short = SHORT[found.special]
    if needs:
        _struck(surface, rect, frame)
        _wanting(surface, foot, gold, needs, colour, short, frame)
        return
    _price(surface, foot, gold, colour if needs is None else short, frame)
    _bonus(surface, found.bonus, foot, colour, brush)


def _sold_out(surface: pygame.Surface, rect: Rect, name: str, brush: PaintContext) -> None:
    """An empty place: a cross, the name of what lay there."""
    frame, grey = brush.snug(1.1), "#a58d7a"
    shapes.inset(surface, rect, frame.scale, 6)
    arm, middle = frame.px(7), (rect.centerx, rect.top + round(rect.height * 0.26))
    for side in (-1, 1):
        ends = ((middle[0] - arm, middle[1] - side * arm), (middle[0] + arm, middle[1] + side * arm))
        pygame.draw.line(surface, rgb("#7d6757"), *ends, frame.px(2.4))
    gone = brush.say("saloon.sold_out", tile=name)
    for words, share, face in ((name, 0.54, Typeface.SLAB), (gone, 0.78, Typeface.BOOK_ITALIC)):
        at = (rect.centerx, rect.top + round(rect.height * share))
        ink.line(surface, words, at, (face, 18, grey), frame, rect.width - 4, "centre")


def _struck(surface: pygame.Surface, rect: Rect, frame: Frame) -> None:
    """The ring with a bar, in the corner of the picture: it can stand nowhere."""
    radius, line = max(5, round(rect.height * 0.11)), max(2, frame.px(3))
    at = (rect.left + frame.px(7) + radius, rect.top + frame.px(7) + radius)
    pygame.draw.circle(surface, rgb(INK), at, radius + 2)
    pygame.draw.circle(surface, rgb("#f4e6c6"), at, radius)
    pygame.draw.circle(surface, rgb("#a33a2c"), at, radius, line)
    reach = round(radius * 0.66)
    ends = (at[0] - reach, at[1] - reach), (at[0] + reach, at[1] + reach)
    pygame.draw.line(surface, rgb("#a33a2c"), *ends, line)


def _picture(surface: pygame.Surface, rect: Rect, tile: str, frame: Frame) -> None:
    """The room as it will be; a special tile shows whom it brings as well."""
    high = round(rect.height * 0.46)
    box = Rect(rect.left + frame.px(5), rect.top + frame.px(5), rect.width - frame.px(10), high)
    small = TILES[tile].size == "small"
    wide = round(high * (120 / 126 if small else 240 / 126))
    room = Rect(0, box.top, min(wide, box.width), high)
    room.centerx = box.centerx
    citizen = TILES[tile].bonus.detail if TILES[tile].bonus.kind == "citizen" else ""
    if citizen:
        room.left = box.left
        room.width = min(room.width, box.width - round(high * 0.6))
    surface.blit(art.room(tile, SPACES[tile], SPACES[tile], room.size, True), room)
    pygame.draw.rect(surface, rgb(INK), room, 1)
    ink.pips(surface, room, 0, SPACES[tile], frame)
    if citizen:
        face = Rect(0, 0, high, high)
        face.midright = (box.right, box.centery)
        surface.blit(art.character(citizen, "calm", face.size), face)


def _name(surface: pygame.Surface, rect: Rect, name: str, colour: str, frame: Frame) -> None:
    at = (rect.centerx, rect.top + round(rect.height * 0.62))
    ink.line(surface, name, at, (Typeface.SLAB_BOLD, 18, colour), frame, rect.width - 4, "centre")


def _price(surface: pygame.Surface, foot: Rect, gold: int, colour: str, frame: Frame) -> None:
    """Draw the least that it costs at the left of the foot; the foot is what is left beside it."""
    end = ink.figure(surface, "coin", str(gold), foot.midleft, frame, 19, colour, 22)
    foot.left, foot.width = end + frame.px(4), foot.right - end - frame.px(4)


def _wanting(
    surface: pygame.Surface, foot: Rect, gold: int, needs: str, colour: str, short: str, frame: Frame
) -> None:
    """Draw what must be there before it can stand anywhere, beside its price if there is room for both."""
    wide = text.width(needs, Style(Typeface.BOOK_ITALIC, max(frame.floor, frame.type(18)), short))
    if wide + ink.figure_width(str(gold), frame, 19, 22) + frame.px(4) <= foot.width:
        _price(surface, foot, gold, colour, frame)
        ink.line(surface, needs, foot.midright, (Typeface.BOOK_ITALIC, 18, short), frame, foot.width, "right")
    else:
        ink.line(surface, needs, foot.center, (Typeface.BOOK_ITALIC, 18, short), frame, foot.width, "centre")


def _bonus(surface: pygame.Surface, bonus: Effect, foot: Rect, colour: str, brush: PaintContext) -> None:
    """Draw the gain by finishing it, at the right of the foot; a citizen is seen above instead."""
    frame = brush.snug(1.1)
    icon = {"gold": "coin", "cubes": CUBE, "draw": "cards"}.get(bonus.kind, "")
    words = brush.say(f"saloon.bonus.{bonus.kind}", n=bonus.amount)
    if bonus.kind == "citizen":
        return
    style = Style(
        Typeface.SLAB_BOLD if icon else Typeface.BOOK_ITALIC, max(frame.floor, frame.type(18)), colour
    )
    side = frame.px(20) if icon else 0
    x, y = foot.right - side, foot.centery
    text.draw(surface, words, (x, y), style, "right", max(1, foot.width - side), frame.floor, middle=True)
    if icon:
        pictograms.draw(surface, Rect(x, y - side // 2, side, side), icon)


def _copies(surface: pygame.Surface, rect: Rect, left: int, frame: Frame) -> None:
    plate = Rect(0, 0, frame.px(34), frame.px(24))
    plate.topright = (rect.right - frame.px(4), rect.top + frame.px(4))
    pygame.draw.rect(surface, rgb(INK), plate, border_radius=frame.px(5))
    ink.line(surface, f"×{left}", plate.center, (Typeface.SLAB_BOLD, 18, CREAM), frame, plate.width, "centre")
