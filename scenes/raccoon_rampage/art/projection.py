"""The projection of the map: tilted, as on a table, its far edge narrower; and the places of its spaces."""

from raccoon.games.raccoon_rampage.catalogue import SPACES
from scenes.art import Point, Size
from scenes.art.geometry import Polyline

WEST, EAST, SOUTH, NORTH = -11.4, 33.6, 35.4, 62.0
"""The edges of the map in degrees, at its middle."""
HORIZON = 0.13
"""The end of the sky, as a share of the height."""
FAR = 0.8
"""The width of a degree of longitude at the far edge; 1 at the near one."""
WIDEST = 2.2
"""The greatest width by height of Europe: a wider map shows more of the east instead."""
BEYOND = 1.35
"""The width of the painted land by that of Europe: its east fades into the night."""
SHEET = (924, 420)
"""The size at which the land is painted: a map as wide as Europe."""

HEAPS: dict[str, Point] = {"france": (2.3, 46.6), "germany": (10.4, 51.0)}
ASIDE: dict[str, Point] = {
    "poland_east": (1.1, 0.5), "poland_south": (0.5, -0.5), "poland_west": (-0.2, 0.3),
    "czechia": (-0.2, -0.3),
    "alps": (0.0, -0.3), "benelux": (-0.1, -0.2), "england": (-0.2, 0.2), "ireland": (-0.1, 0.0),
    "denmark": (-0.1, 0.1), "macedonia_greece": (0.0, 0.3), "catalonia": (-0.3, 0.2), "italy": (0.2, 0.2),
}  # fmt: skip
"""The shift of crowded spaces from their places, in degrees."""


def seen(place: Point, size: Size) -> Point:
    """The pixel of a longitude and latitude on a map of `size` pixels."""
    width, height = min(size[0], size[1] * WIDEST), size[1]
    depth = (place[1] - SOUTH) / (NORTH - SOUTH)
    y = height * (1 - (1 - HORIZON) * (1.1 * depth - 0.1 * depth * depth))
    degree = width / (EAST - WEST) * (1 - (1 - FAR) * (depth - 0.45))
    return width / 2 + (place[0] - (WEST + EAST) / 2) * degree, y


def outlined(line: Polyline, size: Size) -> Polyline:
    """A line of places on the map."""
    return [seen(place, size) for place in line]


def places() -> dict[str, Point]:
    """Longitude and latitude of every single space, by its id, and of the heaps of France and Germany."""
    found = dict(HEAPS)
    for space in SPACES:
        dx, dy = ASIDE.get(space.name, (0.0, 0.0))
        found[space.name] = (space.longitude + dx, space.latitude + dy)
    return found


def sockets(size: Size) -> dict[str, tuple[int, int]]:
    """The pixels of the 18 single spaces and of the heaps "france" and "germany" on a map."""
    dots = {name: seen(place, size) for name, place in places().items()}
    return {name: (round(x), round(y)) for name, (x, y) in dots.items()}


def reach(size: Size) -> int:
    """The radius of a single space, in pixels."""
    return max(5, round(min(size[0] / WIDEST, size[1]) * 0.046))
