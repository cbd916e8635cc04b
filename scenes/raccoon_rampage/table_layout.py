"""The places of everything on the table by day: pure arithmetic, no drawing."""

from collections.abc import Iterator
from functools import cached_property

import pygame

from raccoon.games.raccoon_rampage.catalogue import AREAS, FACE_UP_SPACES, REST, SPACES
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.projection import WIDEST, reach
from scenes.raccoon_rampage.keys import BELLS
from scenes.raccoon_rampage.places import Places
from scenes.table.layout import MARGIN, Layout
from scenes.table.piece import Piece

Rect = pygame.Rect

VERBS = ("place_policy", "vote", "play_action", "toss", "end_main")
DESK = 270
"""Height of the desk above the row of verbs."""
PANEL = (165, 12, 200)
"""Height of a role's panel among four, the space below it, and its height at most."""
CARD = 178
"""The step from one card of the hand to the next."""
DOOR, HINGE, GAP = 176, 20, 8
ASIDE, APART = 40, 34
"""In the final evaluation: the width of a space that is not evaluated, and the gap between the others."""
READ = 140
"""The width of a policy that has been turned up early among those face down."""
TRACKER = 196
RAIL, RAIL_GROWS = 33, 0.36
"""Height of the row of voters below the queue, and what share of the text's growth it follows."""
BROAD = 1.45
"""The shape, width by height, from which piles and ring are side by side in the room next to the map."""
EUROPE = 768
"""The least width of the map."""


class RampageLayout(Layout):
    """The places on a window of `size` pixels: all rectangles in window pixels."""

    story, queue, door_wide = 78.0, 236.0, float(DOOR)
    """Heights of the storyline and of the queue, the width of the door."""
    verb_rows = (80.0,)
    slip = 62.0
    """The height of a wish at the foot of the newspaper with its space."""
    most_europe: tuple[float, float] = EUROPE, 480
    """The least width of the map, and the width that it leaves of the middle."""
    apart = APART
    between = 10
    """The distance of two cards of the hand."""
    tray_wide = 344.0

    def __init__(self, size: tuple[int, int], places: Places, text_scale: float = 1.0) -> None:
        super().__init__(size, text_scale)
        self.places = places
        self.edge = self.height - self.foot - DESK - 0.24 * self._tall
        """The top of the desk, in design units."""
        self._lay_rails()
        self._lay_storyline()
        self._lay_queue()
        self._lay_map()
        self._lay_desk()
        self._lay_foot(VERBS)
        self.verbs["wish"] = self.wish

    def _lay_rails(self) -> None:
        """Place the roles at the left, from the own one clockwise, and the newspaper at the right."""
        seats, gap = self.places.seats, PANEL[1]
        step = (self.edge - 14) / max(seats, 1)
        high = min(step - gap, PANEL[2] + 0.2 * self._tall)
        panels = [self._rect(0, 0, 1, 1)] * seats
        for place in range(seats):
            seat = (self.places.desk + place) % seats
            panels[seat] = self._rect(MARGIN, MARGIN + place * (high + gap), self.rail, high)
        self.panels = tuple(panels)
        self._lay_paper(self.edge - 26)

    def _lay_paper(self, high: float) -> None:
        """Place the newspaper at the right, in that height, and the wishes at its foot."""
        foot = self.slip * self.places.wishes
        self._lay_log(high, heading=92, foot=12 + foot)
        self.dock = self._rect(self._right, MARGIN, self.rail, self.edge - 26)
        below = MARGIN + high - 8 - foot
        self.slips = tuple(
            self._rect(self._right + 12, below + number * self.slip, self.rail - 24, self.slip - 6)
            for number in range(self.places.wishes)
        )

    def _lay_storyline(self) -> None:
        self._story_high = self.story + 0.06 * self._tall
        share = (self._centre + 12) / sum(self.places.story)
        left, events = self._left, []
        for weight in self.places.story:
            events.append(self._rect(left, MARGIN, weight * share - 12, self._story_high))
            left += weight * share
        self.events = tuple(events)

    def _lay_queue(self) -> None:
        """Place the queue, its front at the right next to the door; spaces that are face down are narrow."""
        top = MARGIN + self._story_high + 10
        high = self.queue + 0.2 * self._tall
        back = range(self.places.spaces, FACE_UP_SPACES, -1)
        x, spaces = self._left, {}
        for space in back:
            wide = self._wide_behind(space, len(back))
            spaces[space] = self._rect(x, top + 4, wide, high - 8)
            x += wide + GAP
        self.hinge = self._rect(x - 2, top, HINGE, high)
        x += HINGE
        step = (self._left + self._centre - self.door_wide - GAP - x) / FACE_UP_SPACES
        apart = self.apart if self.places.summit else 0.0
        for space in range(FACE_UP_SPACES, 0, -1):
            spaces[space] = self._rect(x + apart / 2, top, step - GAP - apart, high)
            x += step
        self.spaces = spaces
        foot = top + high + 3
        rail = self._voters_high()
        self.voters = self._rect(self._left - 4, foot, x - self._left, rail)
        self.door = self._rect(x, top, self.door_wide, high + 3 + rail)
        self.evaluated = self._rect(x + 6, top, self.door_wide - 12, high)
        stage = [spaces[space] for space in range(1, FACE_UP_SPACES + 1)]
        self.beams = self.door.unionall(stage).inflate(self.frame.px(APART), self.frame.px(12))
        self._map_top = foot + rail

    def _wide_behind(self, space: int, count: int) -> float:
        """The width of a space behind those that are face up."""
        small = (84 if count > 3 else 100) + 0.06 * self._broad
        return ASIDE if space in self.places.aside else READ if space in self.places.turned else small

    def _voters_high(self) -> float:
        return RAIL * (1 + RAIL_GROWS * (self.frame.text_scale - 1))

    def _lay_map(self) -> None:
        """Place the map, the strip over its sky, the call's bar on the desk's edge; piles, ring, tracker."""
        high = self.edge - self._map_top
        least, left = self.most_europe
        wide = max(least, min(self._centre - left, 2.2 * high))
        whole = self._centre + 2 * MARGIN
        fits = WIDEST * high <= wide + 24
        self.europe = self._rect(self._left - MARGIN, self._map_top, whole if fits else wide, high)
        right = self._left + self._centre
        self.night = self._rect(self._left - MARGIN + wide, self._map_top, whole - wide, high)
        self.strip = self.country = self._rect(self._left, self._map_top + 2, wide - 24, 76)
        self.call = self._rect(self._left, self.edge - 30, wide - 24, 46)
        x, right = self._left - MARGIN + wide + 14, self._lay_scale(right, high)
        self._lay_spread(x, self._map_top + 10, right - x, high - 16)
        self.stage = self._rect(self._left, MARGIN, self._centre, self.edge - 26)
        self.agenda = self._rect(self._left - MARGIN, self._map_top, whole, high)
        self._lay_pool()

    @property
    def order_paper(self) -> Rect:
        """The place of the policy that is voted on: over the map, below the queue."""
        found = self.country.copy()
        found.height = self.frame.y(self.edge) - self.frame.px(18) - found.top
        return found

    @property
    def sheets_zone(self) -> Rect:
        """The place of the cards shown large: over the piles and the map's east."""
        found, left = self.order_paper, self.heap(AREAS[1]).right + self.frame.px(GAP)
        found.left, found.width = left, self.tracker.left - self.frame.px(MARGIN) - left
        return found

    def sheets(self, count: int) -> list[Rect]:
        """The places of `count` cards shown large, side by side."""
        zone, gap = self.sheets_zone, self.frame.px(GAP)
        wide = (zone.width - (count - 1) * gap) // max(1, count)
        return [Rect(zone.left + place * (wide + gap), zone.top, wide, zone.height) for place in range(count)]

    def _lay_scale(self, right: float, high: float) -> float:
        """Place the tracker next to the map; return the right edge of the room that is left."""
        self.tracker = self._rect(right - TRACKER, self._map_top + 10, TRACKER, high - 16)
        return right - TRACKER - 12

    @property
    def page(self) -> Rect:
        """The rail down to the decks, which a card may be discarded on; with large text down to the verbs."""
        return self._to_verbs(self.dock) if self.frame.is_large else self._to(self.dock, self.decks.top)

    @property
    def recap(self) -> Rect:
        """The rail down to the verbs: the higher the paper, the less of the table next to it is covered."""
        return self._to_verbs(super().recap)

    def _to_verbs(self, rect: Rect) -> Rect:
        """The rectangle with its foot above the keys on the row of verbs."""
        return self._to(rect, self.banner.top - self.frame.px(MARGIN))

    def _to(self, rect: Rect, foot: int) -> Rect:
        """The rectangle with its foot a margin above `foot`."""
        return Rect(rect.topleft, (rect.width, foot - self.frame.px(MARGIN) - rect.top))

    @property
    def quiet(self) -> Rect:
        """The place of captions: the south of the map."""
        return Rect(self.call.left, 0, self.call.width, self.call.top)

    def _lay_spread(self, x: float, top: float, room: float, high: float) -> None:
        """Place the piles of the next Spread; the ring of protection below, in a broad box next to them."""
        self.spread = self._rect(x, top, room, high)
        broad, head, foot = room > BROAD * high, 58.0, 34.0
        pile = high - head - foot - 14 if broad else min(96.0 + 0.14 * self._tall, 0.3 * high)
        step = (0.58 if broad else 1.0) * room / len(AREAS)
        wide = min(68 / 96 * pile, step - 26)
        pile = min(pile, 96 / 68 * wide)
        self.piles = {
            area: self._rect(x + number * step + (step - wide) / 2, top + head, wide, pile)
            for number, area in enumerate(AREAS)
        }
        if broad:
            self.ring = self._rect(x + 0.6 * room, top + 10, 0.4 * room - 10, high - 20)
        else:
            below = top + head + pile + foot
            self.ring = self._rect(x, below, room, top + high - below)
        self.outlook = self.spread

    def _lay_pool(self) -> None:
        """Place the open pool of the draft over the map."""
        count = self.places.pool
        high = min(236.0, self.edge - self._map_top - 118)
        step = min(156.0, self._centre / max(1, count))
        left = self._left + (self._centre - count * step) / 2
        top = self._map_top + 108
        self.pool = tuple(self._rect(left + place * step, top, step - 8, high) for place in range(count))

    def _lay_desk(self) -> None:
        top, high = self.edge + 18, self.height - self.foot - self.edge - 34
        self.me = self._rect(MARGIN, top, self.rail, high)
        right = self._right
        tray = self.tray_wide + 0.1 * self._broad
        self.tray = self._rect(right - MARGIN - tray, top, tray, high)
        room = right - MARGIN - tray - 14 - self._left
        step = min(CARD + 0.08 * self._broad, room / max(5, len(self.places.hand)))
        wide = step - self.between
        self.hand = {
            piece: self._rect(self._left + place * step, top + 2, wide, high)
            for place, piece in enumerate(self.places.hand)
        }
        self.hand_zone = self._rect(self._left, top, room, high)
        self.decks = self._rect(right, top, self.rail, high)
        self._lay_stops(right, top, high)
        self.desk = self._rect(MARGIN, top, self.width - 2 * MARGIN, high)
        self._lay_tray(right - MARGIN - tray, top, tray)

    def _lay_stops(
        self, right: float, top: float, high: float, share: float = 0.54, foot: float = 0.4
    ) -> None:
        """Place the bells next to the deck, from that share of the rail on, above a foot of so many rows."""
        row = (high - 66) / (len(BELLS) + foot)
        left, wide = right + share * self.rail, (0.985 - share) * self.rail
        self.stops = {
            stop: self._rect(left, top + 50 + number * row, wide, row - 4)
            for number, stop in enumerate(BELLS)
        }

    def _lay_tray(self, x: float, top: float, wide: float) -> None:
        """Place the votes of the turn, and below them the pin and the button of a wish."""
        step = (wide - 40) / 5
        self.cubes = tuple(self._rect(x + 20 + number * step, top + 54, step - 8, 64) for number in range(5))
        foot = top + self.tray.height / self.frame.scale * 0.81
        self.wish = self._rect(x + wide - 156, foot - 27, 140, 54)
        self.pin = self._rect(x + wide - 204, foot - 27, 40, 54)

    # The map

    @cached_property
    def sockets(self) -> dict[str, tuple[int, int]]:
        """The middle of every single space and of the two heaps, in the window."""
        left, top = self.europe.topleft
        return {name: (left + x, top + y) for name, (x, y) in art.sockets(self.europe.size).items()}

    @property
    def reach(self) -> int:
        """The radius of a single space, in pixels."""
        return reach(self.europe.size)

    def socket(self, name: str) -> Rect:
        """The place of a raccoon on a space."""
        side = round(2.5 * self.reach)
        found = Rect(0, 0, side, side)
        found.center = self.sockets[name]
        return found

    def heap(self, area: str) -> Rect:
        """A country's heap of raccoons with its number below."""
        wide = round(5.2 * self.reach)
        found = Rect(0, 0, wide, round(4.9 * self.reach))
        found.midtop = self.sockets[area][0], self.sockets[area][1] - round(2.2 * self.reach)
        return found

    def area(self, area: str) -> tuple[Rect, ...]:
        """The rectangles in which an area can be pointed at: its heap, or all its spaces."""
        if area == AREAS[REST]:
            return tuple(self.socket(space.name) for space in SPACES)
        return (self.heap(area),)

    def is_round(self, piece: Piece) -> bool:
        """Whether a piece is lit in a circle: the spaces of the Rest are."""
        return piece == Piece("area", AREAS[REST])

    def taken(self) -> Iterator[Rect]:
        """The spaces of the Rest that hold a raccoon."""
        return (self.socket(space.name) for space in SPACES[: self.places.raccoons[REST]])

    def next_place(self, area: str, more: int = 0) -> Rect:
        """The place of an area's next raccoon, or with `more` of -1 of its last one."""
        if area != AREAS[REST]:
            return self.socket(area)
        number = min(len(SPACES) - 1, max(0, self.places.raccoons[REST] + more))
        return self.socket(SPACES[number].name)

    def notch(self, impact: int) -> int:
        """The row of an impact on the tracker."""
        return self.tracker.top + art.notch(self.tracker.size, impact)

    # Pieces

    def _of_a_spread(self) -> Iterator[tuple[Piece, Rect]]:
        """The pieces of a Spread, and those that help against it."""
        yield from ((Piece("pile", area), rect) for area, rect in self.piles.items())
        yield Piece("ring"), self.ring

    def rects_of(self, piece: Piece) -> tuple[Rect, ...]:
        """The rectangles of a piece; the row of the voters, which cannot be pointed at, has its own too."""
        return (self.voters,) if piece == "voters" else super().rects_of(piece)

    def pieces(self) -> Iterator[tuple[Piece, Rect]]:
        """Every piece that can be pointed at, by its key, the topmost first.

        Keys: "pool:3", "policy:0" and "action:1" (of the hand), "card:2" (a covered one), "event:1" (of round
        1), "space:8", "evaluated", "area:rest", "pile:france", "cubes", "ring", "tracker", "panel:1", "deck",
        "tray", "pin", "agenda".
        """
        yield from ((Piece("pool", place), rect) for place, rect in enumerate(self.pool))
        yield from self.hand.items()
        yield from ((Piece("event", number), rect) for number, rect in enumerate(self.events, 1))
        yield from ((Piece("space", space), rect) for space, rect in self.spaces.items())
        if self.places.evaluated:
            yield Piece("evaluated"), self.evaluated
        if not self.places.agenda:
            yield from ((Piece("area", area), rect) for area in AREAS for rect in self.area(area))
            yield Piece("tracker"), self.tracker
            yield from ((Piece("tracker"), self.outlook),) if self.places.summit else self._of_a_spread()
        yield from ((Piece("panel", seat), rect) for seat, rect in enumerate(self.panels))
        yield from ((Piece("cubes"), rect) for rect in self.cubes)
        yield Piece("door"), self.door
        yield Piece("pin"), self.pin
        yield Piece("tray"), self.tray
        yield from ((Piece("stop", stop), rect) for stop, rect in self.stops.items())
        yield Piece("decks"), self.decks
        yield Piece("me"), self.me
        yield (Piece("agenda"), self.agenda) if self.places.agenda else (Piece("europe"), self.europe)
