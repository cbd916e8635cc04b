"""The auction room at rest: hall, heron, card on its easel, bidders, worth sheet, market heads."""

from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import Drawing, Frame, Size, Typeface, palette as pal, shapes, text
from scenes.art.linework.drawing_file import drawing
from scenes.art.moving.cached_area import Patch, Patchwork
from scenes.art.moving.clipping import Picture, hollow
from scenes.art.pieces.card import CardPlace
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import auction_hall, cards, hall_walls
from scenes.raccoon_tycoon.auction import heads
from scenes.raccoon_tycoon.auction.bidders import Bidders
from scenes.raccoon_tycoon.auction.places import RoomPlaces
from scenes.raccoon_tycoon.auction.plate import BidPlate, is_sold
from scenes.raccoon_tycoon.auction.worth import WorthSheet
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext

GAVEL, LOT, BID, HEAD = "gavel", "lot", "bid", "head"
"""The names of the parts that may be in flight: wing with hammer, card, standing bid, the heron's head."""
TINT = 0.3
"""The share of the asked bidder's colour in the title, between people."""


@dataclass(frozen=True)
class AuctionRoom:
    """Paints an auction; the worth sheet is for `seat`, `hidden` parts are in flight.

    `frame` begins at the stage's corner; `asked` is the seat to bid where people share the screen, else None.
    """

    table: ChoiceContext
    pending: AwaitBid
    seat: int
    frame: Frame
    places: RoomPlaces
    hidden: frozenset[str]
    asked: int | None = None

    def patchwork(self, stage: pygame.Rect) -> Patchwork:
        """The patches of the room on its stage; a bid repaints only those whose key changes."""
        frame, places = self.frame, self.places
        room, paper, wing = (frame.rect(*place) for place in (places.room, places.worth, places.podium.wing))
        edge, railroad, held = self._tinted(pal.GILT, 0.75), self.pending.railroad, self._owned
        own = self.asked is None and self.seat == self.table.view.seat
        standing = self.pending.bid, self.pending.leader, BID in self.hidden, is_sold(self.pending)
        patches = [
            Patch(stage, (), partial(self._draw_backboard, stage)),
            *heads.patches(frame, places, self.table),
            Patch(room, self._hall_tint, self._draw_hall),
            Patch(frame.rect(*places.podium.heron), HEAD in self.hidden, self._draw_head),
            Patch(
                wing.union(auction_hall.lowered_wing(wing)[1]),
                (GAVEL in self.hidden, is_sold(self.pending)),
                partial(self._draw_wing, wing),
            ),
            Patch(self._round_the_card, (railroad, held, LOT in self.hidden), self._draw_card),
            Patch(frame.rect(*places.podium.bid), standing, self._draw_bid),
            Patch(room, (railroad, self.pending.starter, edge), self._draw_title),
            WorthSheet(self.table, self.pending, self.seat, frame, paper, own).patch(),
            *Bidders(frame, places, self.table, self.pending).patches(),
            Patch(room, edge, partial(self._draw_edge, edge)),
        ]
        return Patchwork((frame, places, self.table.seats, self.table.say), stage, patches)

    @property
    def _owned(self) -> int:
        held: tuple[str, ...] = self.table.view.players[self.seat].railroads
        return held.count(self.pending.railroad)

    @property
    def _round_the_card(self) -> pygame.Rect:
        """The area of card, ledge, plate and shadow."""
        frame, places = self.frame, self.places
        card = frame.rect(*places.easel.card)
        parts = card.unionall([frame.rect(*places.easel.ledge), frame.rect(*places.easel.minimum)])
        return parts.inflate(2 * frame.px(heads.SHADOW), 2 * frame.px(heads.SHADOW))

    def _draw_backboard(self, stage: pygame.Rect, surface: pygame.Surface) -> None:
        room = self.frame.rect(*self.places.room).move(-stage.left, -stage.top)
        seen = _backboard(stage.size, self.frame.scale, (*room.topleft, *room.size))
        surface.blits([(image, place.move(stage.topleft)) for image, place in seen])

    def _draw_edge(self, colour: pal.Colour, surface: pygame.Surface) -> None:
        room = self.frame.rect(*self.places.room)
        seen = _edge(room.size, self.frame.scale, colour)
        surface.blits([(image, place.move(room.topleft)) for image, place in seen])

    def _tinted(self, colour: pal.Colour, share: float = TINT) -> pal.Colour:
        """The colour; between people mixed with that of the asked bidder."""
        if self.asked is None:
            return colour
        return pal.mix(colour, pal.SEAT[self.table.seats[self.asked].colour], share)

    @property
    def _hall_tint(self) -> pal.Colour:
        return self._tinted("#8a2833", 0.55)

    def _hall(self, size: tuple[int, int]) -> pygame.Surface:
        places = self.places
        top = places.room[1]
        left, upper, wide, high = places.easel.card
        easel = round(left + wide / 2, 1), round(upper + high / 2 - top, 1)
        lit = places.axis, places.lamps, places.dado, easel
        return hall_walls.hall(size, self.frame.scale, *lit, self._hall_tint)

    def _draw_hall(self, surface: pygame.Surface) -> None:
        """Draw hall, heron without its head, podium, sounding block and easel."""
        frame, places = self.frame, self.places
        room = frame.rect(*places.room)
        surface.blit(self._hall(room.size), room)
        heron = frame.rect(*places.podium.heron)
        surface.blit(auction_hall.heron(heron.size, head=False), heron)
        for place, name in (
            (places.podium.place, "podium"),
            (places.podium.block, "sounding block"),
            (places.easel.legs, "easel"),
        ):
            rect = frame.rect(*place)
            surface.blit(auction_hall.piece(name, rect.size), rect)

    def _draw_head(self, surface: pygame.Surface) -> None:
        if HEAD not in self.hidden:
            place = self.frame.rect(*self.places.podium.heron)
            surface.blit(auction_hall.heron(place.size, head=True), place)

    def _draw_wing(self, place: pygame.Rect, surface: pygame.Surface) -> None:
        """Draw the wing with the hammer, raised or, after the sale, lowered."""
        if GAVEL in self.hidden:
            return
        if is_sold(self.pending):
            surface.blit(*auction_hall.lowered_wing(place))
        else:
            surface.blit(auction_hall.piece("wing", place.size), place)

    def _draw_title(self, surface: pygame.Surface) -> None:
        frame, say = self.frame, self.table.say
        plate = frame.rect(*self.places.title)
        shapes.shadow(surface, plate, frame.scale, 190, 5)
        top, bottom = self._tinted(pal.OXBLOOD_LIGHT), self._tinted(pal.OXBLOOD_DEEP, TINT / 2)
        shapes.plate(surface, plate, frame.scale, top, bottom, 8)
        slim = text.NARROWEST if frame.is_large else 1.0
        head = text.Style(Typeface.POSTER, frame.type(31, 1.8), pal.IVORY, frame.px(2), slim)
        room = plate.width - frame.px(24)
        if frame.is_large:
            text.draw(surface, say("table.verb.auction"), plate.center, head, "centre", room, middle=True)
            return
        at = (plate.centerx, plate.top + round(plate.height * 0.5))
        text.draw(surface, say("auction.title"), at, head, "centre", room, frame.floor)
        starter = self.table.seats[self.pending.starter].name
        sub = text.Style(Typeface.BOOK_ITALIC, frame.type(19, 1.3), pal.CREAM, slim=slim)
        words = say("auction.opened", starter=starter, railroad=named(self.pending.railroad, say))
        at = (plate.centerx, plate.top + round(plate.height * 0.87))
        fitting, sub = text.fit(words, sub, round(room / slim), frame.floor)
        if fitting == words:  # else left out: the log says it, and the card is on the easel
            text.draw(surface, words, at, sub, "centre", room, sub.pixels)

    def _draw_card(self, surface: pygame.Surface) -> None:
        """Draw the card, unless in flight, the ledge, and the plate with the least opening bid."""
        frame, places, say = self.frame, self.places, self.table.say
        card = RAILROADS[self.pending.railroad]
        rect = frame.rect(*places.easel.card)
        if LOT not in self.hidden:
            draw_lot(CardPlace(surface, rect, say, frame.text_scale), card.name, self._owned)
        ledge = frame.rect(*places.easel.ledge)
        surface.blit(auction_hall.piece("ledge", ledge.size), ledge)
        plate = frame.rect(*places.easel.minimum)
        shapes.inset(surface, plate, frame.scale)
        style = text.Style(Typeface.SLAB_BOLD, frame.type(21, 1.8), pal.GILT_LIGHT)
        words = say("table.minimum_bid", bid=card.minimum_bid)
        limit = plate.width - frame.px(8)
        text.draw(surface, words, plate.center, style, "centre", limit, frame.floor, middle=True)

    def _draw_bid(self, surface: pygame.Surface) -> None:
        plate = BidPlate(self.frame, self.table.seats, self.table.say, self.pending)
        plate.draw(surface, self.frame.rect(*self.places.podium.bid), bid=BID not in self.hidden)


def draw_lot(place: CardPlace, name: str, owned: int) -> None:
    """Draw a railroad card in the spotlight; the viewer has `owned` of it."""
    cards.railroad_card(place, name, owned, bid=False)
    place.surface.blit(_spotlit(place.rect.size), place.rect, special_flags=pygame.BLEND_RGB_ADD)


@surface_cache(2)
def _backboard(size: Size, k: float, room: tuple[int, int, int, int]) -> tuple[Picture, ...]:
    """The dark wood behind the heads and round the room, hollow where the room covers it."""
    sheet = Drawing(size[0] / k, size[1] / k)
    wood = sheet.down(0, sheet.height, (0, "#241820"), (1, "#150d13"))
    sheet.box(-4, -4, sheet.width + 8, sheet.height + 8, 12, wood)
    return hollow(sheet.surface(size), pygame.Rect(room))


@surface_cache(6)
def _edge(size: Size, k: float, colour: pal.Colour) -> tuple[Picture, ...]:
    """The room's frame in shades of a colour, as the pictures of its four sides."""
    sheet = Drawing(size[0] / k, size[1] / k)
    light, deep = pal.mix(colour, pal.IVORY, 0.4), pal.mix(colour, pal.NIGHT, 0.45)
    brass = sheet.linear(
        (0, 0), (sheet.width, sheet.height), (0, light), (0.35, colour), (0.65, deep), (1, colour)
    )
    sheet.inset(1, 12, "none", pal.NIGHT, 3)
    sheet.inset(3.4, 10, "none", brass, 3.2)
    sheet.inset(6.4, 9, "none", pal.NIGHT, 2)
    sheet.inset(9.5, 7, "none", colour, 1.0, 0.6)
    room = pygame.Rect((0, 0), size)
    return hollow(sheet.surface(size), room.inflate(-2 * round(14 * k), -2 * round(14 * k)))


@surface_cache(3)
def _spotlit(size: tuple[int, int]) -> pygame.Surface:
    """The light added onto the card: warm above, none at its foot."""
    return drawing(GAME, "hall", "spotlit").surface(size, opaque=True)
