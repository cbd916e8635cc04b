"""The foot of a house: the boardwalk, the light on it, fences of empty lots; the desk below."""

from scenes.art.linework.scatter import Scatter
from scenes.art.ornament import grain
from scenes.art.palette import Colour
from scenes.saloon_tycoon.art.colours import DUSK, INK, LAMP, OAK, WALNUT, WOOD, Pen, shade

PLANK = 26.0
"""Units of a boardwalk's height from the doors to its foot."""
LOT = 126.0
"""Units of a lot's height."""


def planks(pen: Pen, left: float, right: float, top: float, colour: Colour) -> None:
    """A boardwalk seen from above its ends: planks with their grain, nailed down, over a dark side."""
    wide = right - left
    pen.rect(left, top, wide, 12, pen.down(top, top + 12, (0, shade(colour, 0.25)), (1, colour)))
    side = pen.down(top + 12, top + PLANK, (0, shade(colour, -0.42)), (1, shade(WALNUT, -0.45)))
    pen.rect(left + 4, top + 12, wide - 8, PLANK - 12, side)
    dice = Scatter(17)
    seams: list[str] = []
    veins: list[str] = []
    nails: list[str] = []
    x = left
    while x < right - 14:
        each = dice.between(17, 25)
        lean = (x - (left + right) / 2) * 0.006
        seams.append(f"M{x:.1f} {top + 0.6:.1f}l{lean:.1f} 11")
        veins.append(f"M{x + each * 0.3:.1f} {top + dice.between(2, 6):.1f}v{dice.between(3, 6):.1f}")
        veins.append(f"M{x + each * 0.7:.1f} {top + dice.between(1, 5):.1f}v{dice.between(3, 6):.1f}")
        nails.extend((f"M{x + 3.5:.1f} {top + 9.6:.1f}h.6", f"M{x + each - 4:.1f} {top + 9.6:.1f}h.6"))
        x += each
    pen.path("".join(seams), "none", shade(OAK, -0.6), 1.2, 0.85)
    pen.path("".join(veins), "none", shade(OAK, -0.3), 0.8, 0.6)
    pen.path("".join(nails), "none", INK, 1.7, 0.8)
    posts = "".join(f"M{x:.1f} {top + 14:.1f}V{top + PLANK:.1f}" for x in _every(left + 40, right - 20, 96))
    pen.path(posts, "none", shade(WALNUT, -0.6), 7, 0.8)
    pen.line([(left + 5, top + 13.4), (right - 5, top + 13.4)], DUSK, 1.8, 0.55)


def _every(start: float, end: float, step: float) -> list[float]:
    return [start + k * step for k in range(int((end - start) / step) + 1)]


def boardwalk() -> Pen:
    """The boardwalk in front of the own house."""
    pen = Pen(PLANK * 48, PLANK, 1.1)
    planks(pen, 1, pen.width - 1, 0.6, shade(WOOD, -0.12))
    return pen


def spill() -> Pen:
    """The light from the window of a lit room at the ground, wider at its foot."""
    pen = Pen(100, 100)
    w = pen.width
    for lean, strength in ((0, 0.42), (w * 0.06, 0.34)):
        paint = pen.down(0, 100, (0, "#ffe9a8", strength), (0.5, LAMP, strength * 0.7), (1, "#ffb45a", 0))
        pen.poly([(w * 0.16 - lean, 0), (w * 0.84 + lean, 0), (w - lean, 100), (lean, 100)], paint, 0)
    return pen


def halo() -> Pen:
    """The glow about a lit room, which covers the middle half of it."""
    pen = Pen(100, 100)
    stops = ((0, "#ffd98a", 0.62), (0.55, "#ffc266", 0.4), (0.78, "#ff9a4a", 0.14), (1, "#ff9a4a", 0))
    pen.circle((50, 50), 50, pen.radial((50, 50), 50, *stops))
    return pen


def fence(edge: float) -> Pen:
    """An empty lot: stakes and two rails in the dust, a post for its sign."""
    pen = Pen(120, LOT, edge)
    w = pen.width
    pen.oval((w / 2, LOT - 4), w * 0.46, 6, DUSK, 0, 0.34)
    pen.rect(w / 2 - 5, LOT - 66, 10, 64, pen.turned(w / 2 - 5, w / 2 + 5, OAK), 1)
    for y in (34, 18):
        rail = pen.down(LOT - y, LOT - y + 7, (0, shade(WOOD, 0.15)), (1, shade(OAK, -0.1)))
        pen.rect(3, LOT - y, w - 6, 7, rail, 2)
        for share in (0.2, 0.55, 0.8):
            vein = [(w * share, LOT - y + 3.2), (w * share + 14, LOT - y + 4)]
            pen.line(vein, shade(OAK, -0.4), 0.8, 0.6)
    for x in (8, w / 2 - 22, w / 2 + 22, w - 8):
        pale = pen.across(x - 4.5, x + 4.5, (0, shade(WOOD, 0.1)), (1, shade(OAK, -0.15)))
        pen.poly(
            [(x - 4.5, LOT - 2), (x - 4.5, LOT - 38), (x, LOT - 44), (x + 4.5, LOT - 38), (x + 4.5, LOT - 2)],
            pale,
        )
        pen.line([(x - 1.4, LOT - 34), (x - 1.4, LOT - 8)], shade(OAK, -0.3), 0.7, 0.5)
    return pen


def desk() -> Pen:
    """The desk at the foot of a broad window: dark boards behind a rail of rope."""
    pen = Pen(2600, 338)
    w, high = pen.width, pen.height
    pen.rect(0, 0, w, high, pen.down(0, high, (0, "#3a231a"), (0.2, "#2b1913"), (1, "#170c0b")), edge=0)
    for y in _every(high * 0.3, high, 92):
        pen.line([(0, y), (w, y)], DUSK, 2.4, 0.7)
        pen.line([(0, y + 2.2), (w, y + 2.2)], shade(OAK, -0.35), 1, 0.5)
    grain(pen, 0, DUSK, 0.55, 9)
    pen.rect(0, 0, w, 9, pen.down(0, 9, (0, "#f0d9a0"), (0.45, "#b98a4c"), (1, "#5c3a1c")), edge=0)
    strands = "".join(f"M{x:.1f} 9l9 -9" for x in _every(-9, w, 8))
    pen.path(strands, "none", shade(WALNUT, -0.3), 1.7, 0.8)
    pen.rect(0, 9, w, 3, DUSK, edge=0)
    return pen
