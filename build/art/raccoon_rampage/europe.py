"""The land on the map by night: hatched sea, land with its lamps, two countries in their colours."""

from art.raccoon_rampage import coasts
from scenes.art.geometry import Polyline, smooth
from scenes.art.linework.scatter import Scatter
from scenes.art.palette import mix
from scenes.art.vector import open_line
from scenes.raccoon_rampage.art.colours import COAST, EYES, ROLES, SEA, SEA_DEEP, shade
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.art.projection import HORIZON, SHEET, outlined, seen

FAR_LAND, LAND, NEAR_LAND, FURROW = "#7d6a68", "#9a8270", "#c9a777", "#70594f"
"""The land in the light of the moon and of its lamps, the brighter the nearer, and its hatching."""


def land(edge: float, fine: bool) -> Pen:
    """Everything below the sky, with the sea about it."""
    width, height = SHEET
    pen = Pen(width, height, edge, fine)
    pen.box(0, 0, width * 2, height, 0, pen.down(0, height, (0, SEA_DEEP), (0.5, SEA), (1, SEA_DEEP)))
    _waves(pen)
    for line in coasts.SOUTH:
        pen.path(_coast(line), "#2a2a3c", "#4a4a62", pen.edge)
    for line in (coasts.SCANDINAVIA, coasts.MAINLAND, coasts.BRITAIN, coasts.IRELAND, *coasts.ISLANDS):
        _land(pen, _coast(line))
    for line, colour in ((coasts.GERMANY, ROLES["DE"]), (coasts.FRANCE, ROLES["FR"])):
        shape = outlined(line, SHEET)
        pen.path(shape, mix(LAND, colour, 0.8), opacity=0.9)
        pen.hatch(shape, height / 45, shade(colour, 0.35), pen.edge * 0.7, -0.7)
        pen.path(shape, "none", shade(colour, 0.45), pen.edge * 1.5)
    for line in coasts.BORDERS:
        pen.path(open_line(outlined(line, SHEET)), "none", "#2c2430", pen.edge, 0.6)
    _lamps(pen)
    _far_east(pen)
    return pen


def _far_east(pen: Pen) -> None:
    """Fade a wide map into the night beyond Europe."""
    night = pen.across(pen.width, pen.width * 1.4, (0, SEA_DEEP, 0), (1, SEA_DEEP))
    pen.box(pen.width, 0, pen.width * 9, pen.height, 0, night)


def _coast(line: Polyline) -> Polyline:
    return smooth(outlined(line, SHEET), True, 3)


def _waves(pen: Pen) -> None:
    """The engraver's sea: level lines, closer towards the far edge."""
    y, lines = pen.height * HORIZON, []
    while y < pen.height:
        lines.append(f"M0 {y:.1f}H{pen.width * 2:g}")
        y += pen.height * (0.02 + 0.022 * y / pen.height)
    pen.path("".join(lines), "none", "#5a76b4", pen.edge * 0.7, 0.28)


def _land(pen: Pen, shape: Polyline) -> None:
    for grow, strength in ((9, 0.1), (5.5, 0.16), (2.8, 0.3)):
        pen.path(shape, "none", COAST, pen.edge * grow, strength)
    pen.path(
        shape,
        pen.down(pen.height * HORIZON, pen.height, (0, FAR_LAND), (0.4, LAND), (1, NEAR_LAND)),
    )
    pen.hatch(shape, pen.height / 45, FURROW, pen.edge * 0.6, 0.35)
    pen.path(shape, "none", COAST, pen.edge)


def _lamps(pen: Pen) -> None:
    """The lamps of cities: one light, and sparks about it."""
    dice, unit = Scatter(2), pen.height / 360
    for place in coasts.CITIES:
        x, y = seen(place, SHEET)
        pen.circle((x, y), 6 * unit, EYES, opacity=0.16)
        pen.circle((x, y), 1.7 * unit, "#ffeeb4")
        for _ in range(4 if pen.fine else 2):
            spark = (x + dice.between(-9, 9) * unit, y + dice.between(-4.5, 4.5) * unit)
            pen.circle(spark, 0.7 * unit, EYES, opacity=0.8)
