"""The picture of the results: every house with its lamps, which are lit one after another."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from msgspec.structs import replace

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from raccoon.games.saloon_tycoon.catalogue import LARGE, TILES, TOP_FLOOR
from raccoon.games.saloon_tycoon.view import PlayerView, View
from scenes.art import Frame, Size, Typeface, rgb
from scenes.art.pieces import emblems
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, GILT_LIGHT, INK, NIGHT, OAK
from scenes.saloon_tycoon.front import Front, Rooms, span
from scenes.saloon_tycoon.picture import house, ink
from scenes.table.presentation.result_data import Unfolding

Rect = pygame.Rect
GABLE, WALK = 0.45, 0.12
"""The heights of a gable and a boardwalk, in storeys."""
LOWEST = 0.9
"""The least height of the whole sky, as a share of its width."""
SIGN, STREET = 58, 150
"""The height of the lines below a house, in design units, and the opacity of the shade behind them."""


@dataclass(frozen=True)
class House:
    """A house at the end of the game, and the words about its lamps."""

    seat: Seat
    player: PlayerView
    say: Say

    @property
    def lamps(self) -> int:
        """The number of its finished rooms."""
        return sum(room.finished for room in self.player.rooms)

    @property
    def bays(self) -> tuple[int, int]:
        """The first bay that is built on, and the one after the last."""
        spans = [span(room.place, room.tile in LARGE) for room in self.player.rooms]
        return min(first for first, _ in spans), max(first + wide for first, wide in spans)

    def when_lit(self, lamps: int) -> Rooms:
        """The rooms with so many lamps lit, from the ground up; other finished ones lack their last cube."""
        rooms = self.player.rooms
        order = sorted((room for room in rooms if room.finished), key=lambda room: room.floor)
        dark = order[lamps:]
        return tuple(replace(room, cubes=room.cubes - 1) if room in dark else room for room in rooms)

    def lamp_words(self, rooms: Rooms) -> str:
        """The words about the lit lamps of these rooms and their points."""
        lit = [TILES[room.tile].finish_points for room in rooms if room.finished]
        return self.say("saloon.results.lamps", n=len(lit), points=sum(lit))


def street(view: View, seats: Sequence[Seat], say: Say) -> Unfolding:
    """The picture of the houses at the end, which unfolds lamp by lamp."""
    houses = tuple(House(seat, player, say) for seat, player in zip(seats, view.players, strict=True))
    return Unfolding(
        say("saloon.results.chart.street"), partial(_paint, houses), lambda share: _lit(houses, share)
    )


def _lit(houses: Sequence[House], share: float) -> int:
    """The number of lit lamps in the street after a share of the count."""
    return round(share * sum(home.lamps for home in houses))


def _paint(houses: Sequence[House], surface: pygame.Surface, rect: Rect, frame: Frame, share: float) -> None:
    surface.blit(_night(rect.size), rect)
    pygame.draw.rect(surface, rgb(INK), rect, frame.px(2))
    columns = max(range(1, len(houses) + 1), key=lambda count: _bay_width(houses, count, rect, frame))
    wide, high = _place_size(houses, columns, rect)
    bay = _bay_width(houses, columns, rect, frame)
    lit = _lit(houses, share)
    for number, home in enumerate(houses):
        place = Rect(rect.left + number % columns * wide, rect.top + number // columns * high, wide, high)
        inside = _inside(place, frame)
        dusk = pygame.Surface((wide, _sign_height(frame)), pygame.SRCALPHA)
        dusk.fill(rgb(NIGHT, STREET))
        surface.blit(dusk, (place.left, inside.bottom - _sign_height(frame)))
        _house(surface, inside, home, bay, min(lit, home.lamps), frame)
        lit -= min(lit, home.lamps)


@surface_cache(2)
def _night(size: Size) -> pygame.Surface:
    """The night sky; only its upper part in a low place, so that the moon stays round."""
    whole = art.bare_night((size[0], max(size[1], round(LOWEST * size[0]))))
    return whole.subsurface((0, 0), size)


def _place_size(houses: Sequence[House], columns: int, rect: Rect) -> tuple[int, int]:
    return rect.width // columns, rect.height // -(-len(houses) // columns)


def _inside(place: Rect, frame: Frame) -> Rect:
    return place.inflate(-frame.px(24), -frame.px(16))


def _bay_width(houses: Sequence[House], columns: int, rect: Rect, frame: Frame) -> int:
    """The largest width of a bay in so many columns of houses, in whole pixels, so that equal rooms share one
    cached picture.
    """
    place = _inside(Rect(0, 0, *_place_size(houses, columns, rect)), frame)
    widest = max(last - first for first, last in (home.bays for home in houses))
    return int(min(place.width / widest, (place.height - _sign_height(frame)) / (TOP_FLOOR + GABLE + WALK)))


def _sign_height(frame: Frame) -> int:
    return max(frame.px(SIGN), round((4.6 if frame.is_large else 3) * frame.floor))


def _house(surface: pygame.Surface, rect: Rect, home: House, bay: int, lit: int, frame: Frame) -> None:
    """Draw a house in bays of that width with `lit` lamps; below it its owner and the points of the lamps."""
    rooms, (first, last) = home.when_lit(lit), home.bays
    left, ground = rect.centerx - (first + last) * bay / 2, rect.bottom - _sign_height(frame) - WALK * bay
    front = Front(Frame(0, 0, 1), left, ground, bay, bay, GABLE * bay)
    house.draw_house(surface, front, rooms, (0, 0))
    pygame.draw.rect(surface, rgb(OAK), Rect(rect.left, ground, rect.width, max(2, WALK * bay)))
    sign = Rect(rect.left, rect.bottom - _sign_height(frame), rect.width, _sign_height(frame))
    badge = Rect(0, 0, frame.px(40), frame.px(40))
    badge.midleft = sign.left, sign.top + round(sign.height * 0.3) if frame.is_large else sign.centery
    emblems.emblem(surface, badge, home.seat.emblem, home.seat.colour)
    x, wide = badge.right + frame.px(8), rect.width - badge.width - frame.px(8)
    upper, lower = (sign.top + round(sign.height * share) for share in (0.32, 0.74))
    ink.line(surface, home.seat.name, (x, upper), (Typeface.POSTER, 21, CREAM), frame, wide)
    if frame.is_large:  # below the badge
        x, wide = rect.left, rect.width
    lettered = Typeface.SLAB_BOLD, 19, GILT_LIGHT
    ink.line(surface, home.lamp_words(rooms), (x, lower), lettered, frame, wide)
