"""The special transitions of purchases: the fall of the hammer, and a bought town held up."""

import math

import pygame
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.catalogue import TOWNS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import palette as pal, shapes
from scenes.art.letters.rubber_stamp import stamp
from scenes.art.moving import tween
from scenes.raccoon_tycoon.art import auction_hall
from scenes.raccoon_tycoon.auction.plate import BidPlate
from scenes.raccoon_tycoon.auction.room import GAVEL, HEAD, LOT
from scenes.raccoon_tycoon.motion.places import AnimationContext
from scenes.raccoon_tycoon.motion.transfers import Flights, dust
from scenes.table.motion.flights import (
    STRIKES,
    Flight,
    Sprite,
    SpriteFrame,
    bowed,
    fading,
    flipped,
    lying,
    stamping,
    still,
    struck,
)
from scenes.table.motion.transition import Transition
from scenes.table.piece import Piece

FALLS, SOLD = 0.28, 0.9
"""Seconds until the hammer has fallen, and for which the room is shown after that."""
TURNS, LIFTS, NODS = 0.3, 0.4, (0.15, 0.5)
"""Seconds of the plate's turn, of a town's way up, and the start and length of the nod."""
SNIPPETS, COLOURS = 30, (pal.GILT_LIGHT, pal.OXBLOOD_LIGHT, pal.IVORY, pal.TEAL_LIGHT, pal.GILT)
"""The number and colours of the paper snippets thrown for the winner."""
LARGE = 1.3
"""The scale of a town that is held up."""


def auctioned(board: AnimationContext, asked: AwaitBid, sale: AuctionWon, then: Transition) -> Transition:
    """The transition of a sale: the hammer falls, the sold card is shown in the room, then the room closes.

    With two players the last bid and the sale are one move, so leader and bid are taken from the sale.
    """
    between, view = board.between, board.between.before
    bid = replace(asked, leader=sale.seat, bid=sale.price)
    won = replace(bid, seat=bid.leader, active=(bid.leader,))
    struck_ = Transition(
        between.old,
        view,
        [*_hammered(board, bid, won)],
        panel_hidden=frozenset({LOT, HEAD}),
        lasts=SOLD,
        panel_view=replace(view, pending=won),
        shakes=True,
        then=then,
    )
    return Transition(
        between.old,
        view,
        [*_falling(board)],
        panel_hidden=frozenset({GAVEL}),
        panel_view=None if bid == asked else replace(view, pending=bid),
        then=struck_,
    )


def settled(board: AnimationContext, event: TownBought, then: Transition) -> Transition:
    """The transition of a bought town: it is held up over the table, with its VP, before its flight."""
    between, large = board.between, held_up(board)
    (place,) = between.old.offered["town"]
    mark, lifted = _points_on(board, event.town, large.width), still(board.old_piece("town"))
    flights = [
        Flight(lifted, (place, large), 0.0, LIFTS, ease=tween.out, waits=True, stays=True),
        stamping(Sprite.of(mark), large, LIFTS),
    ]
    hidden = frozenset({Piece("town")})
    return Transition(between.old, between.before, flights, hidden, lasts=SOLD + LIFTS, then=then)


def held_up(board: AnimationContext) -> pygame.Rect:
    """The place of a town that is held up."""
    layout = board.between.old
    (town,) = layout.offered["town"]
    large = town.scale_by(LARGE)
    large.center = town.centerx, layout.strip.centery
    return large.clamp(layout.stage)


def _falling(board: AnimationContext) -> Flights:
    """The swing of the wing with the hammer up to the blow; after it the room shows the lowered wing."""
    raised, down, wing = board.hall.swinging_wing()
    look = struck(wing, auction_hall.LIFT, auction_hall.STRUCK)
    yield Flight(lambda share, size: look(share * STRIKES, size), (raised, down), 0.0, FALLS, ease=tween.even)


def _hammered(board: AnimationContext, bid: AwaitBid, sold: AwaitBid) -> Flights:
    """Dust rises, the heron nods, paper is thrown, the plate turns over, the card is stamped."""
    head, sprite = board.hall.nodding_head()
    yield Flight(bowed(sprite, auction_hall.NOD), (head, head), *NODS, waits=True, stays=True)
    yield from dust(board)
    yield from _cheered(board, board.hall.box(bid.leader, bid.starter))
    plate = board.hall.plate()
    yield Flight(_turning(board, bid, sold), (plate, plate), 0.0, TURNS, waits=True)
    lot = board.hall.card()
    yield lying(board.railroad(sold.railroad), lot)
    yield stamping(_stamp_on(board), lot, 0.2)


def _cheered(board: AnimationContext, box: pygame.Rect) -> Flights:
    """Snippets of coloured paper fly up out of a box and fall down on it."""
    for number in range(SNIPPETS):
        turn, side = number * 2.4, board.px(8 + number % 4)
        snippet = pygame.Surface((side * 2, side), pygame.SRCALPHA)
        snippet.fill(pal.rgb(COLOURS[number % len(COLOURS)]))
        sprite = Sprite.of(pygame.transform.rotate(snippet, number * 47))
        start, end = pygame.Rect((0, 0), sprite.core), pygame.Rect((0, 0), sprite.core)
        start.center = box.left + box.width // 3, box.centery
        end.center = (
            round(box.centerx + 0.62 * box.width * math.sin(turn)),
            round(box.centery + box.height * (0.42 * math.cos(turn * 1.7) - 0.12)),
        )
        lift = board.px(90 + 34 * (number % 4))
        yield Flight(fading(sprite), (start, end), 0.02 * (number % 5), SOLD, lift)


def _turning(board: AnimationContext, *pendings: AwaitBid) -> SpriteFrame:
    """The plate of the bid, turning over to that of the sale."""
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
    """The card of a railroad with the stamp "sold"."""
    return _under(board.railroad(name), _stamp_on(board).image)


def stamped_town(board: AnimationContext, name: str) -> Sprite:
    """The card of a town with its VP stamped on it."""
    card = board.old_piece("town")
    return _under(card, _points_on(board, name, card.core[0]))


def _points_on(board: AnimationContext, name: str, width: int) -> pygame.Surface:
    points = board.say("auction.points", n=TOWNS[name].points)
    return stamp(points, width, board.between.new.frame.scale, pal.TEAL)


def _under(card: Sprite, mark: pygame.Surface) -> Sprite:
    sheet = pygame.Surface(mark.get_rect().union(card.image.get_rect()).size, pygame.SRCALPHA)
    for image in (card.image, mark):
        sheet.blit(image, image.get_rect(center=sheet.get_rect().center))
    return Sprite(sheet, card.core)


def _stamp_on(board: AnimationContext) -> Sprite:
    width = round(1.12 * board.hall.card().width)
    return Sprite.of(stamp(board.say("auction.sold_stamp"), width, board.between.new.frame.scale))
