"""The frames of the people of Crossroads: citizens round and blue, outlaws torn and red."""

from art.outlines import offset
from scenes.art.geometry import Polyline, circle
from scenes.art.linework.scatter import Scatter
from scenes.art.vector import Drawing, Point, closed
from scenes.saloon_tycoon.art.colours import CITIZEN, CREAM, GILT_LIGHT, NIGHT, OUTLAW, shade
from scenes.saloon_tycoon.art.people import CITIZENS, OUTLAWS

SHEET = 100.0
TEAR = 1.7
"""The depth of a torn edge, in hundredths of the frame."""
FRAMES = (CITIZENS, *OUTLAWS)


def _edge(frame: str) -> Polyline:
    return circle((50, 50), 47) if frame == CITIZENS else _torn(frame)


def shadow(frame: str) -> Drawing:
    """The shadow of a frame."""
    sheet = Drawing(SHEET, SHEET)
    sheet.path([(x, y + 2.4) for x, y in _edge(frame)], "#000000", opacity=0.4)
    return sheet


def inside(frame: str) -> Drawing:
    """The visible part of a head, in white."""
    sheet = Drawing(SHEET, SHEET)
    sheet.path(offset(_edge(frame), -2), "#ffffff")
    return sheet


def rim(frame: str) -> Drawing:
    """The frame itself."""
    return (_blue_rim if frame == CITIZENS else _red_rim)(_edge(frame))


def _blue_rim(edge: Polyline) -> Drawing:
    """An enamel ring between two bright lines."""
    sheet = Drawing(SHEET, SHEET)
    sheet.path(closed(offset(edge, 2)) + closed(offset(edge, -6)), NIGHT, even_odd=True)
    blue = sheet.down(0, 100, (0, shade(CITIZEN, 0.3)), (0.5, CITIZEN), (1, shade(CITIZEN, -0.35)))
    sheet.path(closed(offset(edge, 0.8)) + closed(offset(edge, -5)), blue, even_odd=True)
    sheet.path(closed(offset(edge, 0.4)), "none", "#8ab8dc", 1)
    sheet.path(closed(offset(edge, -4.8)), "none", GILT_LIGHT, 1.1)
    return sheet


def _red_rim(edge: Polyline) -> Drawing:
    """Torn paper with the printed red line of a bill inside its edge."""
    sheet = Drawing(SHEET, SHEET)
    sheet.path(closed(offset(edge, 1.4)) + closed(offset(edge, -7)), NIGHT, even_odd=True)
    sheet.path(closed(edge) + closed(offset(edge, -6.2)), CREAM, even_odd=True)
    sheet.path(closed(offset(edge, -1)) + closed(offset(edge, -6.2)), OUTLAW, even_odd=True)
    sheet.path(closed(offset(edge, -4.6)), "none", "#ffb09a", 0.9)
    return sheet


def _torn(name: str) -> Polyline:
    """A square with torn edges; each name is torn in another way."""
    dice = Scatter(OUTLAWS.index(name))
    corners: list[Point] = [(5, 5), (95, 5), (95, 95), (5, 95)]
    line: Polyline = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for k in range(13):
            stray = dice.between(-TEAR, TEAR)
            x, y = x0 + (x1 - x0) * k / 13, y0 + (y1 - y0) * k / 13
            line.append((x + stray, y) if x0 == x1 else (x, y + stray))
    return line
