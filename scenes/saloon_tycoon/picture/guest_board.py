"""The characters in town: below their host's sign, or on the board at the house in the middle."""

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
"""The least height of a place on the board with a figure below the face, in design units."""
MEANT = {"flatfoot": "coin", "angie": "cards", "phineus": CUBE}
"""The pictogram of what an outlaw affects; all others affect the points."""


def parts(layout: SaloonLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """Yield a zone for each character in town, and for each guest of a neighbour shown in the middle."""
    desk = desk_seat(view)
    near = int(marks.magnified) if marks.magnified else desk
    for who, rect in layout.portraits.items():
        host = next(seat for name, seat in layout.places.hosts if name == who)
        hangs = host == desk and layout.board_place is not None
        if Piece("person", who) not in marks.hidden and not (hangs and near != desk):
            yield _guest_part(Piece("person", who), who, host, rect, hangs, marks, context)
    player = view.players[near]
    board = front.board_place(layout.front, player.rooms, len(player.characters))
    if near != desk and board:
        for who, rect in front.on_board(board, player.characters).items():
            yield _guest_part(f"near_{who}", who, near, rect, True, marks, context)


def _guest_part(
    key: str, who: str, host: int, rect: Rect, hangs: bool, marks: Highlights, context: PaintContext
) -> PaintedZone:
    mood = guest_mood(who, marks.moods[host] if marks.moods else characters.CALM)
    return Ink.zone(key, rect, context, _guest, who, mood, hangs)


def board(layout: SaloonLayout, view: View, marks: Highlights, context: PaintContext) -> Parts:
    """Yield the zone of the board at the house in the middle, where it has guests and there is room."""
    seat = int(marks.magnified) if marks.magnified else desk_seat(view)
    player = view.players[seat]
    board_place = front.board_place(layout.front, player.rooms, len(player.characters))
    if board_place and player.characters:
        ground = layout.front.area.bottom
        whole = Rect(board_place.left, board_place.top, board_place.width, ground - board_place.top)
        yield Ink.zone("guests", whole, context, _board, board_place.height, _post(layout, board_place))


def _post(layout: SaloonLayout, board_place: Rect) -> int:
    """The side (-1, 1) of a post, where the board is at the edge of the lots; else 0."""
    area, near = layout.front.area, layout.frame.px(layout.front.bay / 2)
    return -1 if board_place.left - area.left < near else 1 if area.right - board_place.right < near else 0


def _board(pen: Ink, high: int, side: int) -> None:
    """Draw a board on two chains under a beam, which a post carries at that `side` (0: none)."""
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


def guest_mood(who: str, mood: str) -> str:
    """The mood of a guest whose host has `mood`: a citizen's is the same, an outlaw's the opposite."""
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
    """Draw the effect of the guest's presence: a pictogram and a figure."""
    outlaw, units, side = who in OUTLAWS, 18, 24 if pen.is_large else 19
    key = who if outlaw else "citizen"
    said = pen.say(f"saloon.figure.{key}", n=abs(CHARACTERS[who].effect.amount))
    left = pen.rect.centerx - figure_width(said, pen.frame, units, side) // 2
    colour = "#ffc9b4" if outlaw else "#cfe2f4"
    pen.figure(MEANT.get(who, REPUTATION), said, (left, pen.rect.centery), units, colour, side)
