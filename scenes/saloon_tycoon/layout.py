"""The places of everything on the table: pure arithmetic, no drawing."""

from collections.abc import Iterator
from functools import cached_property

import pygame

from raccoon.games.saloon_tycoon.catalogue import LARGE, SLOTS, TOP_FLOOR
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon import front
from scenes.saloon_tycoon.front import BAYS, Front, Rooms
from scenes.saloon_tycoon.holdings import CITIZENS, LARGE_TILES, OUTLAWS, SMALL_TILES
from scenes.saloon_tycoon.keys import VERBS
from scenes.saloon_tycoon.places import Places
from scenes.table.layout import MARGIN, Layout
from scenes.table.piece import Piece

Rect = pygame.Rect

DESK = 254
"""The height of the desk above the foot, in design units."""
STRIP = (6, 56)
"""The top and the height of the strip of sky above the neighbours' houses."""
FAR_GROUND, FAR_STOREY, FAR_GABLE = 180.0, 42.5, 12.5
SWELLS = 1.15
"""The factor by which a neighbour's house is larger while it is their turn."""
FAR_BAY, ONLY_BAY = 50.0, 76.0
"""The largest width of a bay of a neighbour's house, and of an only neighbour's."""
SIGN = (188, 48)
PEOPLE = (238, 54)
LOWER, HIGHER = 44, 60
"""By how much the neighbours' two-line signs in large text are higher, and by how much they move up."""
FAR_SMALL = 0.55
"""The size of the neighbours' houses in large text, as a share of the usual."""
SUN, LARGE_SUN = 42, 58
"""The sun's radius."""
HOUSE = 282
"""The top of the own house at its highest, from the sheet's top."""
CARD = (174, 100)
"""The widest and the narrowest card of the hand."""
KEPT, SECRET_WIDE = 2, 152
"""The number of secret claims that are kept, and the width of one."""
CAPS, CLEAR = 12, 4
"""The height of key caps above the foot, and how far the page of a choice may reach over the claims."""
DECK = 236
"""The width of the tab of the deck and the discards."""
WORDY = {
    "guest_room": 134,
    "brothel": 128,
    "theater": 118,
    "whiskey_still": 119,
    "printing_press": 138,
    "pantry": 108,
    "laundry": 124,
    "pharmacy": 120,
    "luxury_suite": 112,
    "jail": 104,
    "stables": 111,
    "schoolroom": 115,
}
"""The widths with their gap of tiles whose words need more than an equal share in large text."""
STOP = 0.58
"""The share of the right rail for the stage stop."""
CITIZEN, OUTLAW, LARGE_ROW = 44, 34, 40
"""The least heights of a citizen's row, an outlaw's, and a row in large text, with their gaps."""
CRATE = (112, 92)
"""The size of the crate of cubes on the own plate."""


PAGE_REACH = 9
"""The reach of a choice's page below the dock: the cards and claims there stay visible."""


class SaloonLayout(Layout):
    """The places on a window of `size` pixels: all rectangles in window pixels."""

    page_reach = PAGE_REACH
    verb_rows = (78, 78)
    wider = 40

    def __init__(self, size: tuple[int, int], places: Places, text_scale: float = 1.0) -> None:
        super().__init__(size, text_scale)
        self.places = places
        self.edge = self.height - self.foot - DESK - 0.2 * self._tall
        """The top of the desk, in design units."""
        self._lay_sky()
        self._lay_house()
        self._lay_rails()
        self._lay_desk()
        self.panels = tuple(self._signs.get(seat, self.me) for seat in range(len(places.neighbours) + 1))
        """The panel of each seat: the plate at the desk, or the neighbour's sign."""
        self._lay_foot([verb.name for verb in VERBS], gap=8)

    def _lay_sky(self) -> None:
        """Place the strip (in large text next to the sun), and the neighbours' houses, signs and guests."""
        count = max(1, len(self.places.neighbours))
        step = (self._centre + 12) / count
        usual = min(FAR_BAY if count > 1 else ONLY_BAY, (step - 60) / BAYS)
        self._down = 0.12 * self._tall
        large = self.frame.is_large
        self._lower = LOWER - HIGHER if large else 0
        higher, small = (HIGHER, FAR_SMALL) if large else (0, 1.0)
        ground = FAR_GROUND - higher + self._down
        self.fronts: dict[int, Front] = {}
        signs: dict[int, Rect] = {}
        self.guests: dict[int, Rect] = {}
        for place, seat in enumerate(self.places.neighbours):
            x, wide, grown = self._left + place * step, step - 12, SWELLS if seat == self.places.turn else 1
            beside = count > 1 and place < 2 and grown > 1  # the sun
            shaded = (LARGE_SUN if large else SUN) * beside
            room = wide - shaded
            bay, storey = min(usual * grown, room / BAYS), (small * FAR_STOREY + 0.25 * self._down) * grown
            left = x + shaded * place + (room - BAYS * bay) / 2
            self.fronts[seat] = Front(self.frame, left, ground, bay, storey, small * FAR_GABLE * grown)
            high = SIGN[1] + (LOWER if large else 0)
            signs[seat] = self._rect(x, SIGN[0] - higher + self._down, wide, high)
            down = PEOPLE[0] + self._down + self._lower
            self.guests[seat] = self._rect(x + 4, down, wide - 8, PEOPLE[1])
        self._signs = signs
        self.sun_x = self._left + (step - 6 if count > 1 else 0.06 * self._centre)
        self.sun_span = (70, 70 + self._down) if large else (108 + 0.3 * self._down, 148 + self._down)
        """The height of the sun at noon and at sundown."""
        x = self.sun_x + LARGE_SUN + 8 if large else self._left
        self.strip = self.country = self._rect(x, STRIP[0], self._left + self._centre - x, STRIP[1])

    @property
    def quiet(self) -> Rect:
        """The desert below the neighbours' signs, left of the own gable: where captions are shown."""
        return Rect(self.house.left, 0, 2 * self.house.width // 5, self.house.top + self.frame.px(36))

    def _lay_house(self) -> None:
        ground, top = self.edge - 26, HOUSE + self._down + self._lower
        gable = 52.0
        storey = min(150.0, (ground - top - gable) / TOP_FLOOR)
        bay = min(146.0, (self._centre - 48) / BAYS)
        left = self._left + (self._centre - BAYS * bay) / 2
        self.front = Front(self.frame, left, ground, bay, storey, gable)
        self.house = self._rect(self._left, top, self._centre, self.edge - top)
        self.fronts[self.places.desk] = self.front
        desk = self.places.desk
        own_guests = sum(host == desk for _, host in self.places.hosts)
        self.board_place = front.board_place(self.front, self.places.rooms[desk], own_guests)
        """The board with the own guests; None where they are on the own plate."""

    def _lay_rails(self) -> None:
        """Place the notice board at the left, the stage stop and the log's paper at the right."""
        high = self.edge - 2 * MARGIN + 14
        self.board = self._rect(MARGIN, MARGIN, self.rail, high)
        self._lay_posters(high)
        x = self._right
        least = 54 + (8 * LARGE_ROW + 6 if self.frame.is_large else 4.25 * self._citizen_height + 4 * OUTLAW)
        stop = least if self.frame.is_large else max(min(480.0, high * STOP), least)
        self.stop = self._rect(x, MARGIN, self.rail, stop)
        self._lay_stop(x, stop)
        self.log_paper = self._rect(x, MARGIN + stop + 12, self.rail, high - stop - 12)
        head = 16 if self.frame.is_large else 56  # large text has no room for its name
        self.log_body = self._rect(x + 14, MARGIN + stop + head, self.rail - 28, high - stop - head - 8)
        self.dock = self._rect(x, MARGIN, self.rail, high)
        self.stage = self.house

    def _lay_posters(self, high: float) -> None:
        """Place the posters in two columns, in large text in one."""
        columns = 1 if self.frame.is_large else 2
        count = -(-len(self.places.claims) // columns)
        rows = max(4, count) if columns == 1 else max(2.15, count)
        wide, step = (self.rail - 16 - 8 * (columns - 1)) / columns, (high - 56) / rows
        self.posters = {
            claim: self._rect(
                MARGIN + 8 + place % columns * (wide + 8),
                MARGIN + 50 + place // columns * step,
                wide,
                step - (8 if columns > 1 else 5),
            )
            for place, claim in enumerate(self.places.claims)
        }

    @property
    def _citizen_height(self) -> float:
        return max(CITIZEN, 2.1 * self.frame.floor / self.frame.scale)

    def _lay_stop(self, x: float, high: float) -> None:
        """Place four rows of outlaws, then the citizens in two columns."""
        room, top, wide = high - 54, MARGIN + 50.0, self.rail - 20
        citizen = LARGE_ROW - 0.5 if self.frame.is_large else max(self._citizen_height, room / 8.25)
        outlaw = (room - 0.25 * citizen) / 4 - citizen
        self.rows: dict[str, Rect] = {}
        for who in OUTLAWS:
            self.rows[who] = self._rect(x + 10, top, wide, outlaw - 4)
            top += outlaw
        top += 0.15 * citizen
        half, gap = (wide - 6) / 2, 1 if self.frame.is_large else 4
        for place, who in enumerate(CITIZENS):
            left = x + 10 + (place % 2) * (half + 6)
            self.rows[who] = self._rect(left, top + (place // 2) * citizen, half, citizen - gap)

    def _lay_desk(self) -> None:
        top, high = self.edge + 10, self.height - self.foot - self.edge - 14
        self.me = self._rect(MARGIN, top, self.rail, high)
        seated = self._rect(MARGIN + 12, top + high - 54, self.rail - CRATE[0] - 36, 46)
        self.guests[self.places.desk] = self.board_place or seated
        right, foot = MARGIN + self.rail - 12, top + high - 10
        self.crate = self._rect(right - CRATE[0], foot - CRATE[1], *CRATE)
        x, right = self._left, self.width - MARGIN
        secrets = right - self._secret_width
        cards = max(3, self.places.hand)
        large = self.frame.is_large
        part = 0.306 if large else 0.345 if self._asks_secrets else 0.385
        share = (secrets - 12 - x) * part
        widest = CARD[0] * high / 240
        room = min(share, 3 * (widest + 6))
        left = secrets - (6 if large else 12) - room
        self._lay_yard(x, top, left - (8 if large else 16) - x, high)
        wide = min(widest, room / cards - 6)
        places = tuple(self._rect(left + place * (wide + 6), top, wide, high) for place in range(cards))
        self.hand, self.bare = places[: self.places.hand], places[self.places.hand :]
        """The places of the cards in the hand, and the empty places for more."""
        self.hand_zone = self._rect(left, top, room, high)
        self._lay_secrets(secrets, top, high)
        self.desk = self._rect(MARGIN, top, self.width - 2 * MARGIN, high)

    def _lay_secrets(self, x: float, top: float, high: float) -> None:
        """Place the secret claims below each other, a single one in large text as high as two; while they are
        chosen, between the choice's page and the key caps of the foot.
        """
        count, wide = max(1 if self.frame.is_large else 2, self.places.secrets), self._secret_width
        if self._asks_secrets:
            below = self.page_reach - CLEAR
            top, high = top + below, high - below - CAPS * (not self.frame.is_large)
        step = (high + 6) / count
        places = tuple(self._rect(x, top + place * step, wide, step - 6) for place in range(count))
        self.secrets = places[: self.places.secrets]
        self.bare += places[self.places.secrets :] if self.secrets else ()
        self.secrets_zone = self._rect(x, top, wide, high)

    @property
    def _secret_width(self) -> float:
        """The width of a secret claim; while four are chosen from, and in large text, they are wider."""
        few, several = (1.33, 1.585) if self.frame.is_large else (1, 1.45)
        return SECRET_WIDE * (several if self._asks_secrets else few)

    @property
    def _asks_secrets(self) -> bool:
        return bool(self.places.secrets > KEPT)

    def _lay_yard(self, x: float, top: float, wide: float, high: float) -> None:
        """Place a row of large tiles above a row of small ones, and the tab of the deck."""
        self.yard = self._rect(x, top, wide, high)
        self.tiles: dict[str, Rect] = {}
        large = self.frame.is_large
        head, edge, gap = (26, 2, 2) if large else (20, 8, 4)
        each = (high - head - 6) / 2
        for row, tiles in enumerate((LARGE_TILES, SMALL_TILES)):
            given = [WORDY.get(tile, 0) * large for tile in tiles]
            shared = (wide - 2 * edge + gap - sum(given)) / given.count(0)
            left = x + edge
            for tile, step in zip(tiles, (one or shared for one in given), strict=True):
                self.tiles[tile] = self._rect(left, top + head + row * each, step - gap, each - 6)
                left += step
        floor = self.frame.floor / self.frame.scale
        tab, tall = max(DECK, 12 * floor), max(30, 1.5 * floor)
        if large:
            tab, tall = max(tab, 0.45 * wide), 38
        self.deck = self._rect(x + wide - tab - 12, top - tall + 18, tab, tall)
        """The tab of the deck and the discards, on the upper edge of the yard next to the hand."""

    @cached_property
    def portraits(self) -> dict[str, Rect]:
        """The places of the characters in town."""
        found: dict[str, Rect] = {}
        for seat, row in self.guests.items():
            here = [who for who, host in self.places.hosts if host == seat]
            if row is self.board_place:
                found |= front.on_board(row, here)
            else:
                found |= front.in_row(row, here, self.frame.px(4), self.frame.px(24))
        return found

    @property
    def reason_area(self) -> Rect:
        """The place for the reason for a move when the game is over: the rows of the stage stop."""
        top = min(rect.top for rect in self.rows.values()) - self.frame.px(8)
        return Rect(self.stop.left, top, self.stop.width, self.stop.bottom - top)

    def reason_paper(self, high: int) -> Rect:
        """A paper of about that height at the foot of that place; it covers whole rows."""
        top = (foot := self.stop.bottom) - high
        top = min((row.top for row in self.rows.values() if row.top < top < row.bottom), default=top)
        return super().reason_paper(foot - top)

    def pieces(self) -> Iterator[tuple[Piece, Rect]]:
        """Every piece that can be pointed at with its rectangle, the topmost first.

        Keys: "person:sydney", "hand:2", "secret:0", "tile:kitchen", "poster:o_skyline", "room:3" (of the own
        house), "lot:" and its name, "space:4:2" (a bay of a storey), "panel:1", "front:1", "deck",
        "sun", "cube" (the crate), "yard", "house".
        """
        yield from ((Piece("person", who), rect) for who, rect in self.portraits.items())
        yield from ((Piece("person", who), rect) for who, rect in self.rows.items())
        yield from ((Piece("hand", place), rect) for place, rect in enumerate(self.hand))
        yield from ((Piece("secret", place), rect) for place, rect in enumerate(self.secrets))
        yield from ((Piece("tile", tile), rect) for tile, rect in self.tiles.items())
        yield from ((Piece("poster", claim), rect) for claim, rect in self.posters.items())
        rooms = self.places.rooms[self.places.desk]
        yield from ((Piece("room", number), self.front.room(room)) for number, room in enumerate(rooms))
        yield from ((Piece("lot", slot), self.front.box(slot, 1, False)) for slot in self.empty_lots)
        for bay in range(BAYS):
            for floor in range(2, TOP_FLOOR + 1):
                yield Piece("space", bay, floor), self.front.cell(bay, floor)
        yield from ((Piece("panel", seat), rect) for seat, rect in self._signs.items())
        yield from ((Piece("front", seat), self.fronts[seat].area) for seat in self.places.neighbours)
        yield Piece("deck"), self.deck
        yield Piece("sun"), self.sun(0.5)
        yield Piece("cube"), self.crate
        yield Piece("panel", self.places.desk), self.me
        yield Piece("yard"), self.yard
        yield Piece("house"), self.house

    @cached_property
    def empty_lots(self) -> tuple[str, ...]:
        """The own empty lots."""
        return empty_lots(self.places.rooms[self.places.desk])

    def sun(self, daylight: float) -> Rect:
        """The place of the sun at a share of the pile, from 1 to 0."""
        high, low = self.sun_span
        middle = low + (high - low) * daylight
        radius = LARGE_SUN if self.frame.is_large else SUN
        return self._rect(self.sun_x - radius, middle - radius, 2 * radius, 2 * radius)

    def rects_of(self, piece: Piece) -> tuple[Rect, ...]:
        """The rectangles of a piece; "site:" with a place, a floor and a size is where a tile would stand,
        "front:" is the house as far as it has been built.
        """
        if piece.kind == "front":
            front = self.fronts[piece.number]
            rooms = [front.room(room) for room in self.places.rooms[piece.number]]
            return (rooms[0].unionall(rooms[1:]),)
        if piece.kind == "site":
            place, floor, size = piece.parts
            return (self.front.box(place, int(floor), size == "large"),)
        return super().rects_of(piece)


def layout_of(size: tuple[int, int], view: View, text_scale: float = 1.0) -> SaloonLayout:
    """The layout of the table for what this view shows."""
    return SaloonLayout(size, Places.of(view), text_scale)


def empty_lots(rooms: Rooms) -> tuple[str, ...]:
    """The empty lots of a board."""
    taken = set()
    for room in rooms:
        slot = SLOTS.index(room.place)
        taken |= {slot, slot + 1} if slot and room.tile in LARGE else {slot}
    return tuple(lot for slot, lot in enumerate(SLOTS) if slot not in taken)
