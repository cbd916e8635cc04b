"""The tailor and the hatter: coats, collars and cravats in any cloth."""

import math
from dataclasses import dataclass

from art.engrave import Plate, Region, curve, even_outline
from art.portraits.ground import Shades
from scenes.art.geometry import Polyline, mirrored
from scenes.art.palette import GILT, GILT_DEEP, GILT_LIGHT, INK

WHITE = "#fbf3de"


def sides(text: str, steps: int = 9) -> tuple[tuple[Polyline, int], tuple[Polyline, int]]:
    """A shape on the right of the face, and its mirror image, each with its side (1 and -1)."""
    right = curve(text, True, steps)
    return (right, 1), (mirrored(right, 300), -1)


@dataclass(frozen=True)
class Suit:
    """The clothes below somebody's chin."""

    coat: Shades
    sheen: str
    waistcoat: Shades
    cravat: Shades


def coat(plate: Plate, suit: Suit, wide: float = 1.0, drop: float = 0) -> None:
    """Coat with lapels, waistcoat and shirt; `wide` stretches it, `drop` moves it down."""
    plate.begin(f"translate({300 - 300 * wide:.1f} {drop:g}) scale({wide:g} 1)")
    light, middle, deep = suit.coat
    body = even_outline("300,640 345,604 402,622 470,652 520,700 548,770 565,860! 300,870", steps=12)
    plate.path(body, plate.linear((60, 600), (540, 840), (0, light), (0.4, middle), (1, deep)), INK, 1.5)
    plate.hatch(body, 62, 6, lambda x, y: 0.15 + 0.75 * max(0, (x - 90) / 430), "#0b0b12", 0.7, 3.4)
    plate.hatch(body, 62, 6, lambda x, y: max(0, 0.42 - (x - 90) / 430) * 1.2, suit.sheen, 0.55, 2.2)
    _waistcoat(plate, suit)
    for lapel, side in sides(
        "352,600! 404,626! 436,676 446,706! 404,718! 424,738! 378,812 352,870! 322,870! 330,780 352,690"
    ):
        tone = middle if side > 0 else light
        start, end = ((330, 620), (440, 760)) if side > 0 else ((160, 620), (280, 760))
        plate.path(lapel, plate.linear(start, end, (0, tone), (1, deep)), INK, 2.2)
        plate.hatch(lapel, 60 * side + 8, 4.6, _lapel_tone, "#08080d", 0.65, 2.7)
    plate.line("354,606 403,631 434,679 441,703", 1.8, suit.sheen, 0.7)
    plate.line("246,606 197,631 166,679 159,703", 2.2, suit.sheen, 0.8)
    plate.end()


def _lapel_tone(x: float, y: float) -> float:
    return (0.25 + 0.5 * (x > 300)) * (0.4 + abs(y - 600) / 320)


def _waistcoat(plate: Plate, suit: Suit) -> None:
    light, middle, deep = suit.waistcoat
    front = curve("246,640! 354,640! 392,870! 208,870!")
    plate.path(front, plate.across(210, 390, (0, middle), (0.35, light), (0.65, middle), (1, deep)))
    inside = Region(front)
    for row in range(9):
        for column in range(-3, 4):
            x, y = 300 + column * 26 + (13 if row % 2 else 0), 668 + row * 22
            if plate.fine and inside.holds(x, y) and inside.holds(x + 6, y):
                plate.path([(x, y - 6), (x + 4.2, y), (x, y + 6), (x - 4.2, y)], GILT, opacity=0.6)
    plate.hatch(front, 90, 4.5, lambda x, y: max(0, abs(x - 292) - 34) / 70, "#14060a", 0.7, 3)
    shirt = curve("266,604! 334,604! 326,690! 300,724! 274,690!")
    plate.path(shirt, plate.across(262, 338, (0, "#d9cdb2"), (0.4, WHITE), (1, "#cbbd9f")))
    for y in (742, 772, 802):
        button(plate, (300, y), 7)


def button(plate: Plate, at: tuple[float, float], radius: float) -> None:
    """A gilt button."""
    plate.circle(at, radius, GILT_DEEP, "#3a230c", 1)
    shine = plate.radial((at[0] - 3, at[1] - 3), radius * 1.2, (0, "#fff0c0"), (0.5, GILT), (1, "#7d5117"))
    plate.circle(at, radius * 0.86, shine)


def collar(plate: Plate, drop: float = 0) -> None:
    """The two white wings under the chin."""
    for wing, side in sides("312,600! 350,580! 372,604! 352,638! 318,622!", 5):
        shade = plate.linear((300 + side * 10, 600), (300 + side * 70, 630), (0, WHITE), (1, "#c9bb9c"))
        plate.path([(x, y + drop) for x, y in wing], shade, INK, 1.6)


def cravat(plate: Plate, shades: Shades, drop: float = 0) -> None:
    """A full silk cravat with a pearl."""
    light, middle, deep = shades
    plate.begin(f"translate(0 {drop:g})")
    knot = even_outline("300,604 326,606 350,622 340,664 318,690 300,700")
    plate.path(knot, plate.linear((252, 600), (350, 690), (0, light), (0.4, middle), (1, deep)), INK, 2)
    plate.hatch(knot, 76, 5, lambda x, y: max(0.05, (x - 270) / 80) * 0.9, "#0a0608", 0.65, 3.2)
    for fold in ("306,612 330,640 322,676", "294,612 270,640 278,676"):
        plate.line(fold, 2.4, "#0a0608", 0.6)
    plate.line("276,618 266,640 276,664", 3, "#ffffff", 0.4)
    plate.circle((300, 640), 9.5, GILT_DEEP)
    pearl = plate.radial((297, 637), 10, (0, "#ffffff"), (0.5, "#efe3d3"), (1, "#a4937f"))
    plate.circle((300, 640), 7.6, pearl)
    plate.end()


def bow_tie(plate: Plate, shades: Shades) -> None:
    """A spotted bow tie."""
    light, middle, deep = shades
    for loop, side in sides("310,646 350,622 396,612! 406,654 398,698! 350,690 310,668", 7):
        ends = (300.0 + side * 10, 300.0 + side * 106)
        plate.path(loop, plate.across(*ends, (0, deep), (0.5, light), (1, middle)), INK, 2)
        plate.hatch(loop, 8 * side, 5, lambda x, y: 0.1 + 0.6 * max(0, (y - 650) / 40), "#2a060c", 0.7, 2.6)
        for x, y in ((366, 640), (384, 664), (362, 676), (388, 628)):
            plate.circle((300 + side * (x - 300), y), 4.6, "#fff6e0")
    plate.box(278, 634, 44, 46, 11, plate.across(278, 322, (0, middle), (0.4, light), (1, deep)), INK, 2)


def chain(plate: Plate, text: str) -> None:
    """A gilt chain along points."""
    for i, point in enumerate(curve(text, False, 12)):
        plate.circle(point, 2.5, "none", GILT_LIGHT if i % 2 else "#b07d2c", 1.5)


def rosette(plate: Plate, at: tuple[float, float], radius: float, colours: tuple[str, str]) -> None:
    """A pleated rosette with a boss."""
    for k in range(12):
        angles = [(k + part) * math.tau / 12 for part in (-0.46, 0, 0.46)]
        petal = [
            at,
            *(
                (at[0] + math.cos(a) * radius * r, at[1] + math.sin(a) * radius * r)
                for a, r in zip(angles, (0.88, 1, 0.88), strict=True)
            ),
        ]
        plate.path(petal, colours[k % 2], "#5a3a10", 0.8)
    button(plate, at, radius * 0.42)
