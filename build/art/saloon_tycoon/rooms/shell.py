"""The shell of every room: walls and papers, bare studs, sawhorses, the timber frame with its pips, light."""

from collections.abc import Callable

from art.saloon_tycoon.rooms.cutaway import BACK, SILL, Cutaway
from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import GILT, INK, LAMP, NIGHT, OAK, WALNUT, shade
from scenes.saloon_tycoon.art.rooms import STOREY

STUD, PLANK = "#d0a878", "#e2c08c"
BARE = ("#40346c", "#c8786a")
"""The dusk visible between bare studs, from the beam down."""


def walls(pen: Cutaway, colour: Colour, paper: str) -> None:
    """Draw a finished back wall in its paper, and the floor."""
    paint = pen.down(0, BACK, (0, shade(colour, -0.2)), (0.5, shade(colour, 0.1)), (1, shade(colour, -0.12)))
    pen.rect(0, 0, pen.width, BACK, paint, edge=0)
    if pen.fine:
        PAPERS[paper](pen, shade(colour, 0.25), shade(colour, -0.32))
    _floor(pen, "#8a5a34", "#c08a54")


def _sprigs(pen: Cutaway, pale: Colour, dark: Colour) -> None:
    for row in range(5):
        for column in range(int(pen.width / 15)):
            x, y = 8 + column * 15 + 7.5 * (row % 2), 16 + row * 12.5
            pen.poly([(x, y - 3.4), (x + 2, y), (x, y + 3.4), (x - 2, y)], pale, 0, 0.5)
    _panelling(pen, dark, pale)


def _stripes(pen: Cutaway, pale: Colour, dark: Colour) -> None:
    for x in range(4, int(pen.width), 12):
        pen.rect(x, 5, 4.5, 74, pale, edge=0, opacity=0.4)
    _panelling(pen, dark, pale)


def _panelling(pen: Cutaway, dark: Colour, pale: Colour) -> None:
    pen.rect(0, 79, pen.width, BACK - 79, dark, edge=0)
    pen.rect(0, 77, pen.width, 2.6, pale, edge=0.5)
    for x in range(4, int(pen.width) - 12, 20):
        pen.box(x, 83, 14, 11, 1, "none", pale, 0.5, 0.6)


def _planks(pen: Cutaway, pale: Colour, dark: Colour) -> None:
    for x in range(0, int(pen.width), 15):
        pen.line([(x, 4), (x, BACK)], dark, 0.8, 0.7)
        pen.bend([(x + 6, 12), (x + 9, 40), (x + 6, 62), (x + 8, 92)], dark, 0.5, 0.45)


def _bricks(pen: Cutaway, pale: Colour, dark: Colour) -> None:
    for row in range(12):
        y = 4 + row * 8
        pen.line([(0, y), (pen.width, y)], dark, 0.7, 0.7)
        for x in range(8 * (row % 2), int(pen.width), 16):
            pen.line([(x, y), (x, y + 8)], dark, 0.7, 0.7)


def _tiles(pen: Cutaway, pale: Colour, dark: Colour) -> None:
    for x in range(0, int(pen.width), 11):
        pen.line([(x, 54), (x, BACK)], pale, 0.8, 0.7)
    for y in (54, 65, 76, 87):
        pen.line([(0, y), (pen.width, y)], pale, 0.8, 0.7)
    pen.rect(0, 51, pen.width, 3, dark, edge=0, opacity=0.7)


PAPERS: dict[str, Callable[[Cutaway, Colour, Colour], None]] = {
    "sprigs": _sprigs,
    "stripes": _stripes,
    "planks": _planks,
    "bricks": _bricks,
    "tiles": _tiles,
}
"""The patterns of wallpapers by name, drawn in a pale and a dark tone of their colour."""


def _floor(pen: Cutaway, far: Colour, near: Colour) -> None:
    w = pen.width
    pen.rect(0, BACK, w, STOREY - BACK, pen.down(BACK, SILL, (0, far), (1, near)), edge=0.7)
    for x in range(0, int(w) + 1, 14 if pen.fine else 28):
        pen.line([(w / 2 + (x - w / 2) * 0.94, BACK), (x, SILL)], "#4a2a1c", 0.7, 0.7)


def studs(pen: Cutaway) -> None:
    """Draw the bare frame: dusk between studs, a rail and braces."""
    w = pen.width
    pen.rect(0, 0, w, BACK, pen.down(0, BACK, (0, BARE[0]), (1, BARE[1])), edge=0)
    if pen.fine:
        _lathing(pen)
    step = 20 if pen.fine else 30
    for x in range(step, int(w) - 4, step):
        pen.rect(x - 2, 4, 4, BACK - 4, STUD, edge=0.8)
    pen.rect(0, 46, w, 4, shade(STUD, -0.12), edge=0.8)
    for bay in range(pen.bays):
        x = bay * 120
        pen.poly([(x + 5, BACK), (x + 10, BACK), (x + 40, 50), (x + 35, 50)], shade(STUD, -0.2), 0.8)
        pen.poly([(x + 115, 46), (x + 110, 46), (x + 80, 5), (x + 85, 5)], shade(STUD, -0.2), 0.8)
    _floor(pen, "#6d4c3a", "#9a7450")
    pen.rect(0, 0, w, SILL, "#1c1028", edge=0, opacity=0.28)


def _lathing(pen: Cutaway) -> None:
    """Draw boards nailed on from outside, up to a height, with dusk between them."""
    for row in range(7):
        y = BACK - 6 - row * 6.5
        left, right = 6 + row * 4.5, pen.width - 6 - row * 7
        pen.rect(left, y, right - left, 5.4, "#6c4c52", edge=0.5, opacity=0.85)


def site(pen: Cutaway, stage: int) -> None:
    """Draw the carpenters' tools: a ladder until the second cube, a sawhorse until the first."""
    if stage <= 1:
        _ladder(pen, pen.width - 36)
    if stage == 0:
        _sawhorse(pen, pen.width / 2 - 22)


def _ladder(pen: Cutaway, x: float) -> None:
    for foot in (0, 15):
        pen.line([(x + foot, 114), (x + foot + 8, 18)], INK, 4.4)
        pen.line([(x + foot, 114), (x + foot + 8, 18)], PLANK, 2.6)
    for k in range(8):
        y = 106 - k * 11.4
        pen.line([(x + 0.5 + k * 0.95, y), (x + 15.5 + k * 0.95, y)], shade(PLANK, -0.15), 2.2)


def _sawhorse(pen: Cutaway, x: float) -> None:
    for foot in (2, 38):
        for lean in (-6, 6):
            pen.line([(x + foot + lean, 115), (x + foot, 92)], INK, 5)
            pen.line([(x + foot + lean, 115), (x + foot, 92)], shade(PLANK, -0.1), 3.2)
    pen.rect(x - 8, 88, 56, 5, PLANK)
    pen.rect(x - 16, 83.5, 60, 4.5, shade(PLANK, 0.15))
    pen.poly([(x + 40, 83), (x + 52, 74), (x + 54, 78), (x + 44, 83)], "#b8c0c8", 0.8)
    for k in range(3):
        pen.rect(8 + k * 3, 112 - k * 3.6, 30, 3.6, shade(PLANK, -0.12 * (k % 2)), edge=0.7)


def dusk(pen: Cutaway) -> None:
    """Draw the dusk over an unfinished room: warm light in its middle, dark corners."""
    stops = (0, "#a04e14", 0.21), (0.5, "#3c1c34", 0.2), (1, "#1a1030", 0.67)
    light = pen.radial((pen.width / 2, 78), pen.width * 0.62, *stops)
    pen.rect(0, 0, pen.width, SILL, light, edge=0)


def lamp(pen: Cutaway, x: float) -> None:
    """Draw a lamp under the ceiling, lit or not."""
    pen.line([(x, 5), (x, 17)], INK, 1.6)
    pen.poly([(x - 3, 16), (x + 3, 16), (x + 12, 25), (x - 12, 25)], shade(GILT, -0.1))
    pen.disc((x, 27), 5, "#fff6d6" if pen.lit else "#6a5a50", 0.8)


def gloom(pen: Cutaway) -> None:
    """Darken a finished room whose lamp is out."""
    pen.rect(0, 0, pen.width, SILL, "#160d20", edge=0, opacity=0.5)


def timber(pen: Cutaway, finished: bool) -> None:
    """Draw posts, beam and sill about a room."""
    tone, w = (OAK if finished else "#b08d66"), pen.width
    deep = WALNUT if finished else "#6e5238"
    for x in (-4, w - 5):
        pen.rect(x, 0, 9, SILL, pen.across(x, x + 9, (0, shade(tone, 0.1)), (1, deep)))
    pen.rect(-2, -2, w + 4, 8, pen.down(0, 6, (0, shade(tone, 0.3)), (1, deep)))
    pen.rect(
        -2, SILL - 1, w + 4, STOREY - SILL + 3, pen.down(SILL, STOREY, (0, shade(tone, 0.25)), (1, deep))
    )


def pips(pen: Cutaway, stage: int, stages: int) -> None:
    """Draw the cube spaces on the sill, which show the number of cubes."""
    side = 7.0 if pen.fine else 9.0
    gap = side + (2.6 if pen.fine else 2.0)
    left = pen.width / 2 - (stages * gap - (gap - side)) / 2
    for k in range(stages):
        fill = NIGHT if k >= stage else LAMP if stage >= stages else "#d9a870"
        pen.rect(left + k * gap, STOREY - 3.5 - side / 2 - 1, side, side, fill, 1, 1)
