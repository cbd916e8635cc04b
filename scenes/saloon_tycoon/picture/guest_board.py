"""The characters in town: beneath their host's sign, or on the board at the house in the middle."""

import pygame

from raccoon.games.saloon_tycoon.catalogue import CHARACTERS
from raccoon.games.saloon_tycoon.view import View
from scenes.art.palette import rgb
from scenes.art.pieces import characters
from scenes.saloon_tycoon import art, front
from scenes.saloon_tycoon.art.colours import GILT, INK, NIGHT, OAK
from scenes.saloon_tycoon.holdings import OUTLAWS, desk_seat
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture.ink import Ink, figure_width
from scenes.saloon_tycoon.picture.pictograms import CUBE, REPUTATION
from scenes.table.picture.zones import Highlights, PaintContext, PaintedZone, Parts
from scenes.table.piece import Piece

Rect = pygame.Rect
CAPTIONED = 84
"""Design units of a place on the board from which on there is a figure beneath a face."""
MEANT = {"flatfoot": "coin", "angie": "cards", "phineus": CUBE}
"""The small picture of what an outlaw touches; the others touch the points."""


def parts(layout: SaloonLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """Everybody in town; with a neighbour's house comes the board of its guests."""
    desk = desk_seat(view)
    near = int(marks.near) if marks.near else desk
    for who, rect in layout.portraits.items():
        host = next(seat for name, seat in layout.places.hosts if name == who)
        hangs = host == desk and layout.hanging is not None
        if Piece("person", who) not in marks.hidden and not (hangs and near != desk):
            yield _guest_part(Piece("person", who), who, host, rect, hangs, marks, context)
    player = view.players[near]
    board = front.hanging(layout.front, player.rooms, len(player.characters))
    if near != desk and board:
        for who, rect in front.on_board(board, player.characters).items():
            yield _guest_part(f"near_{who}", who, near, rect, True, marks, context)


def _guest_part(
    key: str, who: str, host: int, rect: Rect, hangs: bool, marks: Highlights, context: PaintContext
) -> PaintedZone:
    mood = temper(who, marks.moods[host] if marks.moods else characters.CALM)
    return Ink.zone(key, rect, context, _guest, who, mood, hangs)


def board(layout: SaloonLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """The board that hangs beside the house in the middle, where it has guests and there is room for it."""
    seat = int(marks.near) if marks.near else desk_seat(view)
    player = view.players[seat]
    hanging = front.hanging(layout.front, player.rooms, len(player.characters))
    if hanging and player.characters:
        ground = layout.front.area.bottom
        whole = Rect(hanging.left, hanging.top, hanging.width, ground - hanging.top)
        yield Ink.zone("guests", whole, context, _board, hanging.height, _post(layout, hanging))


def _post(layout: SaloonLayout, hanging: Rect) -> int:
    """On which side a post can stand: at the edge of the lots; 0 for none."""
    area, near = layout.front.area, layout.frame.px(layout.front.bay / 2)
    return -1 if hanging.left - area.left < near else 1 if area.right - hanging.right < near else 0


def _board(pen: Ink, high: int, side: int) -> None:
    """Dark wood on two chains under a beam; at the edge of the lots a post carries it, on that `side`."""
    surface, rect, px = pen.surface, pen.rect, pen.px
    if side:
        post = Rect(0, rect.top - px(16), px(9), rect.height + px(16))
        post.centerx = rect.centerx + side * (rect.width // 2 + px(8))
        pygame.draw.rect(surface, rgb(OAK), post)
        pygame.draw.rect(surface, rgb(INK), post, max(1, px(1.5)))
    rect = Rect(rect.left, rect.top, rect.width, high)
    beam = Rect(0, 0, rect.width + px(18), px(8))
    beam.midtop = (rect.centerx, rect.top - px(12))
    for x in (rect.left + px(30), rect.right - px(30)):
        pygame.draw.line(surface, rgb(GILT), (x, beam.bottom), (x, rect.top + 1), px(3))
    pygame.draw.rect(surface, rgb(OAK), beam, border_radius=px(3))
    pygame.draw.rect(surface, rgb(INK), beam, max(1, px(1.5)), px(3))
    pen.at(rect).board()


def temper(who: str, mood: str) -> str:
    """A citizen feels as their host does; an outlaw is the better pleased the more they are a burden."""
    if who not in OUTLAWS or mood == characters.CALM:
        return mood
    return characters.PUT_OUT if mood == characters.PLEASED else characters.PLEASED


def _guest(pen: Ink, who: str, mood: str, hangs: bool) -> None:
    rect = pen.rect
    word = pen.px(36 if pen.is_large else 20) if hangs and rect.height >= pen.px(CAPTIONED) else 0
    if hangs:
        pygame.draw.rect(pen.surface, rgb(NIGHT), rect, border_radius=pen.px(6))
    side = min(rect.width, rect.height - word) - (pen.px(4) if hangs else 0)
    place = Rect(0, 0, side, side)
    place.center = (rect.centerx, rect.centery - word // 2)
    pen.surface.blit(art.character(who, mood.replace(" ", "_"), place.size), place)
    if word:
        _caption(pen.at(Rect(rect.left, rect.bottom - word, rect.width, word)), who)


def _caption(pen: Ink, who: str) -> None:
    """Draw the effect of their presence: a small picture and a figure."""
    outlaw, units, side = who in OUTLAWS, 18, 24 if pen.is_large else 19
    key = who if outlaw else "citizen"
    said = pen.say(f"saloon.figure.{key}", n=abs(CHARACTERS[who].effect.amount))
    left = pen.rect.centerx - figure_width(said, pen.frame, units, side) // 2
    colour = "#ffc9b4" if outlaw else "#cfe2f4"
    pen.figure(MEANT.get(who, REPUTATION), said, (left, pen.rect.centery), units, colour, side)
