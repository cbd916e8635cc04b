"""The layout with large text; the choice between it, the usual one and that of a Spread's night."""

from raccoon.games.raccoon_rampage.catalogue import AREAS, FACE_UP_SPACES
from raccoon.games.raccoon_rampage.view import View
from scenes.art.frame import LARGE_TEXT
from scenes.raccoon_rampage.night_layout import NightLayout
from scenes.raccoon_rampage.places import Places
from scenes.raccoon_rampage.table_layout import ASIDE, RampageLayout, Rect
from scenes.table.layout import MARGIN

SLIM, READ, FREE = 50, 140, 120
"""The widths of a space behind the face-up ones: face down, turned up early, the next free one."""
CAPTION, NAME = 44, 44
"""Heights of the tracker's heading and of the name below a pile."""
HEAD, PILE, HELD, ASIDE_OF = 92.0, 150.0, 132.0, 22.0
"""The height above the piles, the step between them, the widths of the ring and of the needle."""
MIDDLES = 0.55, 1.64, 2.56
"""The middles of the piles, in steps: the last has the shortest name."""
TRAY = 302.0
"""The width of the tray during the draft, when the hand has most cards."""
PLATE = 90
"""The width of the plate with the number of a country's raccoons."""
BAR, WIDER, HIGHER, LOWER, SOCKET = 62, 10, 14, 5, 50
"""Height of a call's bar; how much wider, higher and lower the button of a wish is; height of a vote."""


class LargeLayout(RampageLayout):
    """The layout with large text: the tracker replaces the door and a part of the map; it is lower while a
    policy is evaluated above it.
    """

    story, queue, door_wide = 122.0, 268.0, 204.0
    most_europe = 456.0, 768.0
    apart, between = 10, 6
    slip = 92.0

    def _lay_queue(self) -> None:
        super()._lay_queue()
        self.door = self.evaluated.copy()
        stage = [self.spaces[space] for space in range(1, FACE_UP_SPACES + 1)]
        self.beams = self.door.unionall(stage).inflate(self.frame.px(self.apart), self.frame.px(12))

    def _wide_behind(self, space: int, count: int) -> float:
        if space in self.places.aside:
            return ASIDE
        return READ if space in self.places.turned else FREE if space == self.places.last else SLIM

    def _voters_high(self) -> float:
        return 70.0

    def _lay_scale(self, right: float, high: float) -> float:
        top = self.evaluated.bottom if self.places.evaluated else self.evaluated.top
        above, wide = self.frame.px(CAPTION), self.evaluated.width
        self.caption = self.evaluated.copy()
        self.caption.top, self.caption.height = (
            top + (self.frame.px(MARGIN) if self.places.evaluated else 0),
            above,
        )
        self.tracker = self.caption.copy()
        foot = self.frame.y(self._map_top + high - 6)
        self.tracker.update(self.caption.left, self.caption.bottom, wide, foot - self.caption.bottom)
        return right - self.door_wide - 8

    def _lay_map(self) -> None:
        super()._lay_map()
        foot = self.call.bottom
        self.strip = self.strip.copy()
        self.strip.width = self._rect(0, 0, self._centre - self.door_wide - 12, 0).width
        self.call.width = self.strip.width
        self.call.height = self.frame.px(BAR)
        self.call.bottom = foot

    @property
    def beside(self) -> Rect:
        """The row of further buttons: over the sky of the map."""
        found = super().beside
        found.width = self.country.width
        return found

    @property
    def order_paper(self) -> Rect:
        """The place of the policy that is voted on: as wide as the row of voters, over map and piles."""
        found = super().order_paper
        found.width = self.strip.width
        return found

    @property
    def sheets_zone(self) -> Rect:
        return self.order_paper

    def heap(self, area: str) -> Rect:
        """A country's heap, at least as wide as the plate with its number."""
        found = super().heap(area)
        return found.inflate(max(0, self.frame.px(PLATE) - found.width), 0)

    def _lay_spread(self, x: float, top: float, room: float, high: float) -> None:
        self.spread = self.outlook = self._rect(x, top, room, high)
        pile = min(high - HEAD - NAME - 6, 140.0)
        room -= ASIDE_OF
        step = min(PILE, (room - HELD) / len(AREAS))
        wide = min(0.7 * pile, step - 16)
        self.piles = {
            area: self._rect(x + middle * step - wide / 2, top + HEAD, wide, pile)
            for area, middle in zip(AREAS, MIDDLES, strict=True)
        }
        self.ring = self._rect(x + room - HELD, top, HELD, high)

    def _lay_pool(self) -> None:
        super()._lay_pool()
        top = self._map_top + 62
        high = min(236.0, self.edge - top - 8)
        for rect in self.pool:
            rect.update(rect.left, self.frame.y(top), rect.width, self.frame.px(high))

    def _lay_desk(self) -> None:
        if self.places.agenda:
            self.tray_wide, self.between = TRAY, 4
        super()._lay_desk()

    def _lay_tray(self, x: float, top: float, wide: float) -> None:
        super()._lay_tray(x, top, wide)
        self.wish.inflate_ip(self.frame.px(WIDER), self.frame.px(HIGHER))
        self.wish.top += self.frame.px(LOWER)
        for cube in self.cubes:
            cube.height = self.frame.px(SOCKET)

    def _lay_stops(
        self, right: float, top: float, high: float, share: float = 0.265, foot: float = 0.0
    ) -> None:
        super()._lay_stops(right, top, high, share, foot)


def layout_of(size: tuple[int, int], view: View, text_scale: float = 1.0) -> RampageLayout:
    """The layout for a view: that of the night, of large text, or the usual one."""
    places, large = Places.of(view), text_scale > LARGE_TEXT
    return (NightLayout if places.night else LargeLayout if large else RampageLayout)(
        size, places, text_scale
    )
