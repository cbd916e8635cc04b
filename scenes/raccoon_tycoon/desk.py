"""My desk: who I am with my purse, and my hand of production cards."""

import pygame

from raccoon.app.seats import Seat
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import cards, emblems, icons, shapes, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.text import Style
from scenes.raccoon_tycoon.holdings import desk_seat
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.players import kind_of
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
        top = pal.mix(pal.SEAT[seat.colour], pal.NIGHT, 0.45)
        shapes.plate(surface, window, frame.scale, top, pal.mix(top, pal.NIGHT, 0.62), 9)
        emblems.emblem(surface, window.inflate(-px(18), -px(18)), seat.emblem, seat.colour)
        left, limit = rect.left + px(172), rect.width - px(172 + 16)
        box = Rect(left, rect.top + px(22), limit, px(46))
        name = Style(Face.POSTER, frame.type(31), pal.CREAM)
        _name(surface, seat.name, box, name, px(18))
        style = Style(Face.BOOK_ITALIC, frame.type(18), pal.DIM)
        text.draw(surface, kind, (left, rect.top + px(86)), style, limit=limit, floor=px(18))
        side = px(72)
        purse = Rect(left - px(4), rect.bottom - px(142), side, side)
        icons.icon(surface, purse, "purse closed" if money is None else "purse")
        if money is not None:
            sum_style = Style(Face.POSTER, frame.type(54), pal.GILT_LIGHT, px(3))
            words = brush.say("table.money", n=money)
            text.draw(surface, words, (left - px(2), rect.bottom - px(26)), sum_style, limit=limit)

    return Part("me", area, (seat, kind, money), paint)


def _name(surface: pygame.Surface, name: str, box: Rect, style: Style, least: int) -> None:
    """One line in the poster face, or a long name on two in the slab."""
    fitted, _ = text.fit(name, style, box.width, least)
    if fitted == name:
        text.draw(surface, name, (box.left, box.top + round(box.height * 0.72)), style, limit=box.width, floor=least)
        return
    small = Style(Face.SLAB_BOLD, least, style.colour)
    words, start = [], 0
    while start < len(name):
        end = len(name)
        while end > start + 1 and text.width(name[start:end], small) > box.width:
            end -= 1
        space = name.rfind(" ", start, end) if end < len(name) else -1
        end = space if space > start else end
        words.append(name[start:end].strip())
        start = end
    for number, line in enumerate(words):
        text.draw(surface, line, (box.left, box.top + round(small.leading * (number + 0.6))), small)


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
