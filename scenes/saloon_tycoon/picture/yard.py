"""The lumber yard: fifteen tiles, each with its price, its bonus and the copies that are left."""

import pygame

from raccoon.app.wording import signed
from raccoon.games.saloon_tycoon.catalogue import MARKET_INDEX, SPACES, TILES, Effect
from raccoon.games.saloon_tycoon.view import View
from scenes.art import Typeface, pictograms, rgb, text
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, INK
from scenes.saloon_tycoon.holdings import desk_player, desk_seat, tile_name
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture import ink
from scenes.saloon_tycoon.picture.ink import Ink
from scenes.saloon_tycoon.picture.pictograms import CUBE
from scenes.table.picture.zones import PaintContext, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
SHORT = {False: "#8c1a12", True: "#ffb39c"}
"""The colours of what is missing, on a common tile (False) and on a special one (True)."""

COPIES = 37
"""The width of the plate with the copies in large text."""


def parts(layout: SaloonLayout, view: View, context: PaintContext) -> Parts:
    """Yield the zones of the yard, the deck's tab and the tiles."""
    yield Ink.zone("yard", layout.yard, context, _yard)
    yield Ink.zone("deck", layout.deck, context, _deck, view.deck, len(view.discard_pile))
    desk = desk_seat(view)
    for tile, rect in layout.tiles.items():
        why, price = view.obstacle(tile, desk), view.least_price(tile, desk)
        gold = TILES[tile].cost if price is None else price
        needs = _needs(tile, why.code, context) if why else None
        lacks = gold - desk_player(view).gold if why and why.code == "not_enough_gold" else 0
        name = context.say(tile_name(tile, view, "short"))
        left = view.market[MARKET_INDEX[tile]]
        yield Ink.zone(Piece("tile", tile), rect, context, _tile, tile, left, gold, needs, name, lacks)


def _needs(tile: str, why: str, context: PaintContext) -> str:
    """The word for what a tile needs to be built; "" where it is sold out or only gold is missing."""
    if why in ("tile_sold_out", "not_enough_gold"):
        return ""
    return context.say(f"saloon.need.{tile}" if TILES[tile].special else "saloon.need.place")


def _yard(pen: Ink) -> None:
    large = pen.is_large
    pen.board()
    high = pen.px(38) if large else max(pen.px(30), round(1.5 * pen.frame.floor))
    wide = round(0.45 * pen.rect.width) if large else pen.px(168)
    plate = Rect(pen.rect.left + pen.px(12), pen.rect.top + pen.px(18) - high, wide, high)
    pen.plate(plate, "#e8d2a4", "#b98f58", 6)
    pen.line(pen.say("saloon.yard"), plate.center, (Typeface.SLAB_BOLD, 19, INK), plate.width - 8, "centre")


def _deck(pen: Ink, left: int, discarded: int) -> None:
    rect, px = pen.rect, pen.px
    pen.plate(rect, "#e8d2a4", "#b98f58", 6)
    icon = Rect(rect.left + px(10), 0, px(24), px(24))
    icon.centery = rect.centery
    pictograms.draw(pen.surface, icon, "cards")
    room = Rect(icon.right + px(6), rect.top, rect.right - icon.right - px(14), rect.height)
    said = pen.say("saloon.deck", left=left, discarded=discarded)
    pen.line(said, room.center, (Typeface.SLAB_BOLD, 19, INK), room.width, "centre")


def _tile(pen: Ink, tile: str, left: int, gold: int, needs: str | None, name: str, lacks: int) -> None:
    """Draw a tile; `needs` is None where it can be built, "" where only gold is missing (`lacks`)."""
    found = TILES[tile]
    rect, px = pen.rect, pen.px
    if not left:
        _sold_out(pen, name)
        return
    pen.plate(rect, *(("#35557c", "#1b2f4c") if found.special else ("#efe0ba", "#cdb384")), 6)
    _picture(pen, tile)
    if found.copies > 1:
        _copies(pen, left)
    edge = px(6) * (not pen.is_large)
    foot = Rect(rect.left + edge, 0, rect.width - 2 * edge, 0)
    foot.centery = rect.bottom - round(rect.height * (0.17 if pen.is_large else 0.15))
    if needs is not None:  # but not the foot, which says why
        veiled = rect.inflate(-px(4), -px(4))
        pen.darken(Rect(veiled.topleft, (veiled.width, round(0.72 * veiled.height))), 110)
    colour = CREAM if found.special else INK
    at = (rect.centerx, rect.top + round(rect.height * (0.53 if pen.is_large else 0.62)))
    pen.line(name, at, (Typeface.SLAB_BOLD, 18, colour), rect.width - 4 * (not pen.is_large), "centre")
    short = SHORT[found.special]
    if needs:
        _struck(pen)
        _wanting(pen, foot, gold, (needs,), colour, short)
        return
    if lacks > 0:
        _wanting(pen, foot, gold, (pen.say("saloon.lacking", n=lacks), signed(-lacks)), short, short)
        return
    _price(pen, foot, gold, colour if needs is None else short)
    _bonus(pen, found.bonus, foot, colour, found.copies > 1)


def _sold_out(pen: Ink, name: str) -> None:
    """Draw an empty place with the name of the tile that is sold out, and a cross except in large text."""
    rect, grey = pen.rect, "#b39a86"
    gone = pen.say("saloon.sold_out", tile=name)
    pen.darken(rect.inflate(-pen.px(4), -pen.px(4)), 96)
    pen.outline(rect.inflate(-pen.px(4), -pen.px(4)), "#5a4234", 1.2, 4)
    upper, lower = (0.32, 0.68) if pen.is_large else (0.54, 0.78)
    for words, share, face in ((name, upper, Typeface.SLAB), (gone, lower, Typeface.BOOK_ITALIC)):
        at = (rect.centerx, rect.top + round(rect.height * share))
        pen.line(words, at, (face, 18, grey), rect.width - (0 if pen.is_large else 4), "centre")
    arm, middle = pen.px(7), (rect.centerx, rect.top + round(rect.height * 0.26))
    for side in (-1, 1) if not pen.is_large else ():
        ends = ((middle[0] - arm, middle[1] - side * arm), (middle[0] + arm, middle[1] + side * arm))
        pygame.draw.line(pen.surface, rgb("#7d6757"), *ends, pen.px(2.4))


def _struck(pen: Ink) -> None:
    """Draw the sign in the picture's corner that the tile has no place to be built."""
    surface, rect = pen.surface, pen.rect
    radius, line = max(5, round(rect.height * 0.11)), max(2, pen.px(3))
    at = (rect.left + pen.px(7) + radius, rect.top + pen.px(7) + radius)
    pygame.draw.circle(surface, rgb(INK), at, radius + 2)
    pygame.draw.circle(surface, rgb("#f4e6c6"), at, radius)
    pygame.draw.circle(surface, rgb("#a33a2c"), at, radius, line)
    reach = round(radius * 0.66)
    ends = (at[0] - reach, at[1] - reach), (at[0] + reach, at[1] + reach)
    pygame.draw.line(surface, rgb("#a33a2c"), *ends, line)


def _picture(pen: Ink, tile: str) -> None:
    """Draw the finished room, and next to it the citizen whom a special tile brings."""
    surface, rect, px, found = pen.surface, pen.rect, pen.px, TILES[tile]
    high = round(rect.height * (0.3 if pen.is_large else 0.46))
    box = Rect(rect.left + px(5), rect.top + px(5), rect.width - px(10), high)
    wide = round(high * (120 / 126 if found.size == "small" else 240 / 126))
    room = Rect(0, box.top, min(wide, box.width), high)
    room.centerx = box.centerx
    citizen = found.bonus.detail if found.bonus.kind == "citizen" else ""
    if citizen or pen.is_large:  # the plate of the copies is at the right
        room.left = box.left
    if citizen:
        room.width = min(room.width, box.width - round(high * 0.6))
    surface.blit(art.room(tile, SPACES[tile], SPACES[tile], room.size, True), room)
    pygame.draw.rect(surface, rgb(INK), room, 1)
    ink.pips(surface, room, 0, SPACES[tile], pen.frame)
    if citizen:
        face = Rect(0, 0, high, high)
        face.midright = (box.right, box.centery)
        surface.blit(art.character(citizen, "calm", face.size), face)


def _price(pen: Ink, foot: Rect, gold: int, colour: str) -> None:
    """Draw the least price at the left of the foot, and narrow the foot to the room next to it."""
    end = pen.figure("coin", str(gold), foot.midleft, 19, colour, 22)
    foot.left, foot.width = end + pen.px(4), foot.right - end - pen.px(4)


def _wanting(pen: Ink, foot: Rect, gold: int, texts: tuple[str, ...], colour: str, short: str) -> None:
    """Draw what is missing, in the first words that fit next to the price; if none do, without the price."""
    style = (Typeface.BOOK_ITALIC, 18, short)
    room = foot.width - ink.figure_width(str(gold), pen.frame, 19, 22) - pen.px(4)
    for words in texts:
        apart = pen.px(6) * (words[0].isdigit() and not pen.is_large)  # two figures beside each other
        if text.width(words, pen.legible(*style)) + apart <= room:
            _price(pen, foot, gold, colour)
            pen.line(words, (foot.right - pen.px(3), foot.centery), style, foot.width, "right")
            return
    pen.line(texts[0], foot.center, style, foot.width, "centre")


def _bonus(pen: Ink, bonus: Effect, foot: Rect, colour: str, many: bool) -> None:
    """Draw the bonus for finishing the tile at the right of the foot, except for a citizen (`_picture`). In
    large text, if it does not fit there, on a plate over the picture, next to that of `many` copies.
    """
    if bonus.kind == "citizen":
        return
    icon = {"gold": "coin", "cubes": CUBE, "draw": "cards"}.get(bonus.kind, "")
    words = pen.say(f"saloon.bonus.{bonus.kind}", n=bonus.amount)
    style = pen.legible(Typeface.SLAB_BOLD if icon else Typeface.BOOK_ITALIC, 18, colour)
    side = pen.px(20) if icon else 0
    if pen.is_large:
        style = style._replace(slim=text.NARROWEST)
        wide = round(style.slim * text.width(words, style)) + side
        if wide + pen.px(4) <= foot.width:
            foot.width -= pen.px(4)
        else:
            style = style._replace(colour=CREAM)
            most = pen.rect.width - pen.px(8 + (COPIES + 2) * many)
            plate = Rect(0, 0, min(most, wide + pen.px(8)), pen.px(34))
            plate.topleft = (pen.rect.left + pen.px(4), pen.rect.top + pen.px(4))
            pen.filled(plate, INK, 5)
            foot = plate.inflate(-pen.px(6), 0)
    x, y = foot.right - side, foot.centery
    pen.write(words, (x, y), style, "right", max(1, foot.width - side), pen.frame.floor)
    if icon:
        pictograms.draw(pen.surface, Rect(x, y - side // 2, side, side), icon)


def _copies(pen: Ink, left: int) -> None:
    plate = Rect(0, 0, pen.px(COPIES), pen.px(34)) if pen.is_large else Rect(0, 0, pen.px(34), pen.px(24))
    plate.topright = (pen.rect.right - pen.px(4), pen.rect.top + pen.px(4))
    pen.filled(plate, INK, 5)
    pen.line(f"×{left}", plate.center, (Typeface.SLAB_BOLD, 18, CREAM), plate.width, "centre")
