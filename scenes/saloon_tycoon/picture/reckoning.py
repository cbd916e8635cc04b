"""The street after the last turn: every house with its lamps, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from raccoon.games.saloon_tycoon.catalogue import TOP_FLOOR
from raccoon.games.saloon_tycoon.view import View
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.palette import rgb
from scenes.art.pieces import emblems
from scenes.results.data import Painted
from scenes.saloon_tycoon.art.colours import CREAM, GILT_LIGHT, OAK
from scenes.saloon_tycoon.front import BAYS, Front, Rooms
from scenes.saloon_tycoon.picture import house, ink

Rect = pygame.Rect
SKY = "#1c2140"
GABLE, WALK, SIGN = 0.45, 0.12, 0.62
"""How high a gable, a boardwalk and a sign are, in storeys."""


def street(view: View, seats: Sequence[Seat], say: Say) -> Painted:
    """The houses at the end, house by house, lamp by lamp."""
    houses = []
    for seat, player in zip(seats, view.players, strict=True):
        lamps = sum(room.finished for room in player.rooms)
        houses.append((seat, player.rooms, say("saloon.results.lamps", n=lamps)))
    return Painted(say("saloon.results.chart.street"), partial(_paint, tuple(houses)))


def _paint(
    houses: Sequence[tuple[Seat, Rooms, str]], surface: pygame.Surface, rect: Rect, frame: Frame
) -> None:
    surface.fill(rgb(SKY), rect)
    columns = 1 if rect.height > 1.2 * rect.width and len(houses) < 4 else 2
    rows = -(-len(houses) // columns)
    wide, high = rect.width // columns, rect.height // rows
    for number, told in enumerate(houses):
        place = Rect(rect.left + number % columns * wide, rect.top + number // columns * high, wide, high)
        _house(surface, place.inflate(-frame.px(24), -frame.px(16)), told, frame)


def _house(surface: pygame.Surface, rect: Rect, told: tuple[Seat, Rooms, str], frame: Frame) -> None:
    """A front as large as fits, its owner and the number of its lamps beneath."""
    seat, rooms, lamps = told
    bay = min(rect.width / BAYS, rect.height / (TOP_FLOOR + GABLE + WALK + SIGN))
    left, ground = rect.centerx - BAYS * bay / 2, rect.bottom - (WALK + SIGN) * bay
    front = Front(Frame(0, 0, 1), left, ground, bay, bay, GABLE * bay)
    house.house(surface, front, rooms, (0, 0))
    pygame.draw.rect(surface, rgb(OAK), Rect(left, ground, BAYS * bay, max(2, WALK * bay)))
    row = round(rect.bottom - SIGN * bay / 2)
    badge = Rect(0, 0, frame.px(30), frame.px(30))
    badge.midleft = (rect.left, row)
    emblems.emblem(surface, badge, seat.emblem, seat.colour)
    half = rect.width // 2
    at = (badge.right + frame.px(8), row)
    ink.line(surface, seat.name, at, (Face.POSTER, 21, CREAM), frame, half - badge.width)
    ink.line(surface, lamps, (rect.right, row), (Face.SLAB_BOLD, 19, GILT_LIGHT), frame, half, "right")
