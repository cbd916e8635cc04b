"""My desk: who I am with my purse, and my hand of production cards."""

import math
from functools import lru_cache

import pygame

from raccoon.app.seats import Seat
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import cards, emblems, icons, shapes, text
from scenes.art import money as pieces
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.ornament import corners, guilloche
from scenes.art.text import Style
from scenes.art.vector import Drawing, rounded
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.players import broken_name, kind_of
from scenes.raccoon_tycoon.zones import Brush, Part, Parts

Rect = pygame.Rect


def parts(layout: TableLayout, view: View, brush: Brush) -> Parts:
    """The owner of the desk and the hand; of somebody else's hand only the backs."""
    number = desk_seat(view)
    player, mine = view.players[number], view.seat is not None
    money = player.money if mine else None
    yield _me(layout.me, brush.seats[number], kind_of(brush.seats[number], mine, brush), money, brush)
    hand = player.hand if mine and player.hand is not None else (None,) * player.hand_size
    for place, (area, card) in enumerate(zip(layout.hand, hand, strict=False)):
        yield _card(f"hand:{place}", area, card, brush)


def _me(area: Rect, seat: Seat, kind: str, money: int | None, brush: Brush) -> Part:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        frame = brush.snug()
        px = frame.px
        shapes.wood_panel(surface, rect, frame.scale)
        window = Rect(rect.left + px(20), rect.top + px(20), px(136), rect.height - px(40))
        surface.blit(_window(window.size, seat.colour, frame.scale), window)
        emblems.emblem(surface, window.inflate(-px(22), -px(22)), seat.emblem, seat.colour)
        left, limit = rect.left + px(172), rect.width - px(172 + 16)
        top = _name(surface, seat.name, Rect(left, rect.top + px(22), limit, px(46)), brush)
        if top + px(24) < rect.bottom - px(142):
            style = Style(Face.BOOK_ITALIC, frame.type(18), pal.DIM)
            text.draw(surface, kind, (left, top + px(18)), style, limit=limit, floor=px(18))
        side = px(72)
        purse = Rect(left - px(4), rect.bottom - px(142), side, side)
        icons.icon(surface, purse, "purse closed" if money is None else "purse")
        if money is not None:
            sum_style = Style(Face.POSTER, brush.snug(1.0).type(54), pal.GILT_LIGHT, px(3))
            words = brush.say("table.money", n=money)
            text.draw(surface, words, (left - px(2), rect.bottom - px(26)), sum_style, limit=limit)
            heap = Rect(purse.right, purse.top + px(6), rect.right - px(14) - purse.right, px(62))
            pieces.heap(surface, heap, money)

    return Part("me", area, (seat, kind, money), paint)


@lru_cache(maxsize=16)
def _window(size: tuple[int, int], colour: str, k: float) -> pygame.Surface:
    """Rays of the seat's colour and a banknote's rosette in a brass frame: behind its emblem."""
    sheet = Drawing(size[0] / k, size[1] / k)
    width, height = sheet.width, sheet.height
    deep, light = pal.mix(pal.SEAT[colour], pal.NIGHT, 0.74), pal.mix(pal.SEAT[colour], pal.NIGHT, 0.56)
    sheet.inset(0, 9, deep)
    middle = (width / 2, height / 2)
    for ray in range(18):
        turn = [(ray * 20 + side) * math.pi / 180 for side in (-5, 5)]
        ends = [(middle[0] + math.cos(a) * height, middle[1] + math.sin(a) * height) for a in turn]
        sheet.path([middle, *ends], light, opacity=0.75)
    guilloche(sheet, middle, width * 0.62, pal.GILT_LIGHT, 0.62, 6, 18)
    window = rounded(4, 4, width - 8, height - 8, 7)
    outside = f"M-{height} -{height}H{2 * height}V{2 * height}H-{height}Z"
    sheet.path(outside + window, pal.NIGHT, even_odd=True)
    brass = sheet.linear((0, 0), (width, height), (0, "#fff0bf"), (0.5, pal.GILT_DEEP), (1, pal.GILT))
    sheet.inset(2.5, 8, stroke=brass, line=3)
    sheet.inset(6.5, 6, stroke=pal.GILT_LIGHT, line=0.9, opacity=0.5)
    corners(sheet, 7, 34, pal.GILT, pal.OXBLOOD)
    return sheet.surface(size)


def _name(surface: pygame.Surface, name: str, box: Rect, brush: Brush) -> int:
    """One line in the poster face, or a long name on up to three in the slab; returns where it ends."""
    frame = brush.snug()
    style, least = Style(Face.POSTER, frame.type(31), pal.CREAM), frame.px(18)
    if text.fit(name, style, box.width, least)[0] == name:
        text.draw(surface, name, (box.left, box.top + frame.px(33)), style, limit=box.width, floor=least)
        return box.bottom
    small = Style(Face.SLAB_BOLD, brush.snug(1.0).type(18), pal.CREAM)
    lines = broken_name(name, small, box.width, 3)
    for number, line in enumerate(lines):
        at = (box.left, box.top + round(small.leading * (number + 0.7)))
        text.draw(surface, line, at, small, limit=box.width, floor=small.pixels)
    return box.top + round(small.leading * (len(lines) + 0.1))


def _card(key: str, area: Rect, card: int | None, brush: Brush) -> Part:
    def paint(surface: pygame.Surface, rect: Rect) -> None:
        if card is None:
            cards.card_back(surface, rect, "production")
            return
        shown = PRODUCTION_CARDS[card]
        cards.production_card(
            surface,
            rect,
            dict(zip(COMMODITIES, shown.price, strict=True)),
            dict(zip(COMMODITIES, shown.production, strict=True)),
            brush.say("table.desk.rise"),
            brush.say("table.desk.produce"),
            brush.frame.text_scale,
        )

    return Part(key, area, card, paint)
