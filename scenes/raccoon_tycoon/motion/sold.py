"""The moment of a sale: the hammer falls, the plate turns over, the card is stamped, all see who has won."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.moving import tween
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon.art import auction_hall
from scenes.raccoon_tycoon.auction.plate import BidPlate
from scenes.raccoon_tycoon.auction.room import GAVEL, LOT
from scenes.raccoon_tycoon.motion.places import AnimationContext
from scenes.raccoon_tycoon.motion.transfers import Flights, dust
from scenes.table.motion.flights import STRIKES, Flight, Sprite, SpriteFrame, flipped, still, struck
from scenes.table.motion.transition import Transition

FALLS, SOLD = 0.28, 0.9
"""Seconds until the hammer has fallen, and for which the room is seen after that."""
STAMPS, TURNS = 0.16, 0.3
"""Seconds: a stamp on its way down, the plate that turns over."""
ASKEW = 12
"""Degrees by which a stamp is turned."""


def moment(board: AnimationContext, bid: AwaitBid, then: Transition) -> Transition:
    """The hammer falls on a bid, the room is seen as it stands then, and only after that it closes."""
    between, view = board.between, board.between.before
    won = replace(bid, seat=bid.leader, active=(bid.leader,))
    struck_ = Transition(
        between.old,
        view,
        [*_hammered(board, bid, won)],
        panel_hidden=frozenset({LOT}),
        lasts=SOLD,
        panel_view=replace(view, pending=won),
        shakes=True,
        then=then,
    )
    return Transition(between.old, view, [*_falling(board)], panel_hidden=frozenset({GAVEL}), then=struck_)


def _falling(board: AnimationContext) -> Flights:
    """The wing with the hammer, up to the blow; from then on the room shows it where it lies."""
    raised, down, wing = board.hall.swinging_wing()
    look = struck(wing, auction_hall.LIFT, auction_hall.STRUCK)
    yield Flight(lambda share, size: look(share * STRIKES, size), (raised, down), 0.0, FALLS, ease=tween.even)


def _hammered(board: AnimationContext, bid: AwaitBid, sold: AwaitBid) -> Flights:
    """Dust rises, the plate turns over, and a stamp comes down on the card."""
    yield from dust(board)
    plate = board.hall.plate()
    yield Flight(_turning(board, bid, sold), (plate, plate), 0.0, TURNS, waits=True)
    lot, stamp = board.hall.card(), _stamp_on(board)
    yield Flight(still(board.railroad(sold.railroad)), (lot, lot), 0.0, STAMPS, waits=True, stays=True)
    lies = stamp.image.get_rect(center=lot.center)
    yield Flight(still(stamp), (lies.inflate(lies.size), lies), 0.2, STAMPS, ease=tween.fall, stays=True)


def _turning(board: AnimationContext, *pendings: AwaitBid) -> SpriteFrame:
    """The plate turns in its frame from what is bid to what it is sold for."""
    frame = board.between.new.frame
    empty, *sides = (pygame.Surface(board.hall.plate().size, pygame.SRCALPHA) for _ in range(3))
    shapes.inset(empty, empty.get_rect(), frame.scale, 10)
    for sheet, pending in zip(sides, pendings, strict=True):
        BidPlate(frame, board.picture.seats, board.say, pending).draw(sheet, sheet.get_rect())
    turned = flipped(*map(Sprite.of, sides))

    def look(share: float, size: tuple[int, int]) -> pygame.Surface:
        sheet, side = empty.copy(), turned(share, size)
        sheet.blit(side, side.get_rect(center=sheet.get_rect().center))
        return sheet

    return look


def stamped(board: AnimationContext, name: str) -> Sprite:
    """A railroad that is sold."""
    card, stamp = board.railroad(name).image, _stamp_on(board).image
    sheet = pygame.Surface(stamp.get_rect().union(card.get_rect()).size, pygame.SRCALPHA)
    for image in (card, stamp):
        sheet.blit(image, image.get_rect(center=sheet.get_rect().center))
    return Sprite(sheet, card.get_size())


def _stamp_on(board: AnimationContext) -> Sprite:
    """The word that is stamped on a card that is sold."""
    width = round(1.12 * board.hall.card().width)
    return Sprite.of(_stamp(board.say("auction.sold_stamp"), width, board.between.new.frame.scale))


@surface_cache(2)
def _stamp(words: str, width: int, k: float) -> pygame.Surface:
    """A word in a double frame, in red ink on paper, a little askew."""
    style, line = text.Style(Typeface.POSTER, round(0.3 * width), pal.OXBLOOD_LIGHT), max(2, round(4 * k))
    words, style = text.fit(words, style, round(0.86 * width), 8)
    sheet = pygame.Surface((width, round(1.5 * style.pixels)), pygame.SRCALPHA)
    rect, ink = sheet.get_rect(), pal.rgb(pal.OXBLOOD_LIGHT)
    pygame.draw.rect(sheet, pal.rgb(pal.IVORY, 225), rect.inflate(-line, -line), border_radius=3 * line)
    for inner, thick in ((line, line), (3 * line, max(1, line // 2))):
        pygame.draw.rect(sheet, ink, rect.inflate(-2 * inner, -2 * inner), thick, 2 * line)
    text.draw(sheet, words, rect.center, style, "centre", middle=True)
    return pygame.transform.rotozoom(sheet, ASKEW, 1)
