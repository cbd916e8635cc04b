"""Stores: bottles and jars on shelves, barrels and sacks, crates, casks, hay, paper, type."""

from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import (
    COPPER,
    CREAM,
    GILT,
    GILT_LIGHT,
    INK,
    IVORY,
    OAK,
    RUST,
    SAGE,
    WALNUT,
    Pen,
    Piece,
    shade,
)

GLASS = ("#3f8f5a", "#b8382a", "#d2a04a", "#5a4a9a", "#2f8f8a")


def bottle(pen: Pen, x: float, y: float, height: float, colour: Colour) -> None:
    """A bottle with its foot at (x, y)."""
    w = height * 0.19
    body = [
        (x - w, y), (x - w, y - height * 0.56), (x - w * 0.4, y - height * 0.74), (x - w * 0.4, y - height),
        (x + w * 0.4, y - height), (x + w * 0.4, y - height * 0.74), (x + w, y - height * 0.56), (x + w, y),
    ]  # fmt: skip
    pen.poly(body, colour, 0.7)
    pen.rect(x - w * 0.7, y - height * 0.42, w * 1.4, height * 0.2, CREAM, 0, 0)


def bottles(count: int, step: float, height: float, colours: tuple[Colour, ...] = GLASS) -> Piece:
    """A row of bottles from (0, 0) to the right."""

    def draw(pen: Pen) -> None:
        for k in range(count):
            bottle(pen, k * step, 0, height - 3 * (k % 2), colours[k % len(colours)])

    return draw


def shelf(width: float, *on_it: Piece) -> Piece:
    """A board on brackets, centred; the pieces on it start at its left end."""

    def draw(pen: Pen) -> None:
        pen.begin(f"translate({7 - width / 2:g} 0)")
        for piece in on_it:
            piece(pen)
        pen.end()
        pen.rect(-width / 2, 0, width, 3.4, OAK, 0, 0.8)
        for x in (6 - width / 2, width / 2 - 6):
            pen.poly([(x - 2, 3.4), (x + 2, 3.4), (x, 9)], WALNUT, 0.6)

    return draw


def jars(count: int, step: float, turn: int = 0) -> Piece:
    """Preserves in a row, from (0, 0) to the right."""
    fruit = ("#c0442f", "#e3b448", "#7fa04a", "#d9803a", "#8a3a5a", "#e8d8b0")

    def draw(pen: Pen) -> None:
        for k in range(count):
            x = k * step
            pen.rect(x - 4.2, -12, 8.4, 12, fruit[(k + turn) % 6], 2, 0.8)
            pen.rect(x - 3.6, -15, 7.2, 3.6, "#efe8da", 1, 0.6)
            pen.rect(x - 2.6, -10, 1.8, 8, "#ffffff", edge=0, opacity=0.4)

    return draw


def back_bar(pen: Pen) -> None:
    """A back bar: a mirror under a pediment, bottles to both sides."""
    pen.rect(-42, -52, 84, 52, pen.front(-52, 0, "#6a3820"))
    pen.poly([(-47, -52), (0, -64), (47, -52)], GILT)
    pen.disc((0, -56.4), 2.8, GILT_LIGHT, 0.6)
    glass = pen.linear((-18, -48), (18, -18), (0, "#d6e6de"), (0.5, "#8fb0b0"), (1, "#dce8dc"))
    pen.rect(-19, -47, 38, 28, glass, 12)
    pen.line([(-11, -27), (4, -43)], "#ffffff", 2.4, 0.7)
    for x in (-36, 25):
        pen.rect(x - 3, -24, 18, 2.4, GILT, edge=0.5)
        for k in range(2):
            bottle(pen, x + 1 + k * 9, -24, 18 - 2 * k, GLASS[(k + x) % 5])
    for k in range(8):
        bottle(pen, -35 + k * 10, -1, 13, GLASS[(k * 2 + 1) % 5])


def barrel(pen: Pen) -> None:
    """A standing barrel."""
    body = [(-11, -33), (-14, -16), (-11, 0), (11, 0), (14, -16), (11, -33)]
    pen.blob(body, pen.turned(-14, 14, "#a06c3a"), (0, 2, 3, 5))
    for y, w in ((-28, 12.4), (-8, 12.6)):
        pen.rect(-w, y, 2 * w, 3, "#4a4650", edge=0.6)
    for x in (-5, 5):
        pen.line([(x, -32), (x, -1)], INK, 0.6, 0.6)


def cask(pen: Pen) -> None:
    """A cask on its side, its head to us."""
    pen.oval((0, -12), 13, 12, "#8f5f34")
    pen.oval((0, -12), 9.6, 8.8, "#c8935a", 0.8)
    for x in (-4, 0, 4):
        pen.line([(x, -19.6 + abs(x) / 4), (x, -4.4)], WALNUT, 0.8)
    pen.disc((0, -8), 1.7, INK, 0)


def sack(colour: Colour = "#d8c090") -> Piece:
    """A tied sack."""

    def draw(pen: Pen) -> None:
        pen.blob([(-10, 0), (-12, -16), (-5, -26), (5, -26), (12, -16), (10, 0)], colour, (0, 5))
        pen.blob([(-5, -26), (-7, -32), (7, -32), (5, -26)], shade(colour, 0.15), edge=0.8)
        pen.line([(-5.4, -26), (5.4, -26)], RUST, 2.2)

    return draw


def crate(width: float, height: float, fruit: tuple[Colour, ...] = ()) -> Piece:
    """An open crate, with fruit or none."""

    def draw(pen: Pen) -> None:
        for k, colour in enumerate(fruit):
            pen.disc((-width / 2 + 5 + k * (width - 10) / max(1, len(fruit) - 1), -height - 1.5), 4.8, colour)
        pen.rect(-width / 2, -height, width, height, "#b88a54")
        for y in (0.33, 0.67):
            pen.line([(-width / 2, -height * y), (width / 2, -height * y)], INK, 0.9)

    return draw


APPLES = ("#c0442f", SAGE, "#c0442f", "#d9a03a")


def ham(size: float) -> Piece:
    """A ham on a string, hung at (0, 0)."""

    def draw(pen: Pen) -> None:
        s = size
        pen.line([(0, 0), (0, 8)], CREAM, 1.4)
        pen.blob([(-3, 8), (-10 * s, 22), (-8 * s, 36 * s), (5 * s, 38 * s), (10 * s, 22), (3, 8)], "#b8503a")
        pen.blob([(-6 * s, 18), (-6 * s, 31 * s), (0, 32 * s), (-2, 18)], "#dc9070", edge=0)
        pen.rect(-2.6, 6, 5.2, 4, IVORY, 1, 0.6)

    return draw


def loaves(pen: Pen) -> None:
    """Bread and a pie."""
    pen.blob([(-22, 0), (-24, -6), (-16, -11), (-6, -10), (-2, 0)], "#d9913f", (0, 4), 0.8)
    for x in (-17, -11):
        pen.line([(x, -9), (x + 4, -3)], "#8a4a1c", 1.2)
    pen.blob([(4, -4), (8, -10), (14, -11), (20, -10), (24, -4)], "#e0a860", (0, 4), 0.8)
    pen.poly([(3, -4), (25, -4), (21, 0), (7, 0)], "#c8d0d4", 0.8)


def hay(width: float) -> Piece:
    """A bale of hay."""

    def draw(pen: Pen) -> None:
        w = width / 2
        pen.rect(-w, -21, width, 21, pen.front(-21, 0, "#e6bc50"), 2.5)
        for k in range(9 if pen.fine else 4):
            x = -w + 3 + k * (width - 8) / (9 if pen.fine else 4)
            pen.line([(x, -18 + (k * 7) % 6), (x + 3.4, -4 - (k * 5) % 6)], "#a87a1e", 0.9)
        for share in (-0.45, 0.45):
            pen.line([(w * share, -21), (w * share, 0)], WALNUT, 1.6)

    return draw


def reams(count: int) -> Piece:
    """A tied stack of printed sheets."""

    def draw(pen: Pen) -> None:
        for k in range(count):
            pen.rect(-13 + k % 2, -4 * (k + 1), 26, 4, (CREAM, "#dcc898")[k % 2], edge=0.6)
        pen.line([(0, 0), (0, -4 * count)], RUST, 1.8)

    return draw


def type_case(pen: Pen) -> None:
    """A sloping case of type on trestles."""
    for x, top in ((-16, -20), (18, -28)):
        pen.line([(x, top), (x, 0)], INK, 4)
        pen.line([(x, top), (x, 0)], WALNUT, 2.6)
    pen.line([(-16, -10), (18, -10)], WALNUT, 2)
    pen.poly([(-23, -34), (21, -43), (24, -29), (-22, -19)], OAK)
    for k in range(5):
        for row in range(2):
            x, y = -19 + k * 8, -30.6 - k * 1.7 + row * 6
            pen.poly([(x, y), (x + 6, y - 1.3), (x + 6, y + 3), (x, y + 4.3)], WALNUT, 0.4)


def pans(pen: Pen) -> None:
    """Copper pans on a rail, and a string of garlic; the rail's middle is (0, 0)."""
    pen.rect(-26, -1.6, 42, 3.4, "#4a2a1c", edge=0.8)
    for x, r, colour in ((-19, 8, COPPER), (-3, 7, COPPER), (11, 5.6, "#9aa4ae")):
        pen.line([(x, 1), (x, 14)], shade(colour, -0.4), 2.4)
        shine = pen.radial(
            (x - 2, 12 + r), r * 1.3, (0, shade(colour, 0.5)), (0.6, colour), (1, shade(colour, -0.4))
        )
        pen.disc((x, 13 + r), r, shine)
    pen.line([(23, -4), (23, 22)], SAGE, 1.4)
    for k in range(4):
        pen.disc((23, 4 + k * 6.4), 3.8, "#f1e2c0", 0.7)


def show_globe(pen: Pen) -> None:
    """A pharmacist's show globe of coloured water on its stand."""
    pen.poly([(-4, 0), (4, 0), (2.6, -8), (-2.6, -8)], GILT)
    glow = pen.radial((-2, -20), 14, (0, "#d6fff0"), (0.5, "#3fae9a"), (1, "#12584f"))
    pen.blob([(0, -6), (-8, -17), (0, -40), (8, -17)], glow)
    pen.disc((0, -41), 2.8, GILT, 0.7)


def mortar_and_scales(pen: Pen) -> None:
    """The mortar and the scales on a pharmacist's counter."""
    pen.line([(-19, -8), (-11, -20)], "#c8bca4", 3)
    pen.poly([(-30, -10), (-12, -10), (-15, 0), (-27, 0)], "#efe8da")
    pen.wire([(18, 0), (18, -21)], GILT, 1.8)
    pen.line([(5, -18), (31, -18)], GILT, 2)
    for x in (5, 31):
        pen.line([(x - 6, -8), (x, -18), (x + 6, -8)], GILT_LIGHT, 0.9)
        pen.blob([(x - 7, -8), (x, -3.6), (x + 7, -8)], GILT_LIGHT, (0, 2), 0.7)


def flowers(pen: Pen) -> None:
    """A vase of flowers on a white stand."""
    pen.rect(-4, -42, 8, 42, "#efe8da", 1, 0.8)
    pen.rect(-8, -45, 16, 4.4, IVORY, 1, 0.7)
    pen.blob([(-6, -45), (-7, -54), (7, -54), (6, -45)], "#2f8f8a", edge=0.8)
    for x, y, colour in (
        (-7, -58, "#e88aa0"), (0, -64, IVORY), (7, -58, "#e0506a"), (-2, -56, "#e8c070"), (4, -61, "#f6d8d0"),
    ):  # fmt: skip
        pen.disc((x, y), 4.8, colour, 0.7)
