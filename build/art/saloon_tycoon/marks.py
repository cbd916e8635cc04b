"""Small marks in one colour, for plates, signs and meters."""

from collections.abc import Callable
from functools import partial

from raccoon.games.saloon_tycoon.catalogue import TOP_FLOOR
from scenes.art.geometry import circle, star
from scenes.art.palette import Colour
from scenes.art.vector import Drawing, closed
from scenes.saloon_tycoon.art.colours import APRICOT, CREAM, GILT, GILT_LIGHT, INK, OXBLOOD, PLUM, WOOD

Mark = Callable[[Drawing, Colour], None]


def _star(sheet: Drawing, colour: Colour) -> None:
    sheet.path(star((50, 53), 46, 19, 5), colour, INK, 5)


def _horseshoe(sheet: Drawing, colour: Colour) -> None:
    bow = "M26 88H14V80L20 76C4 40 24 10 50 10S96 40 80 76L86 80V88H62V76C78 50 68 30 50 30S22 50 38 76V88Z"
    sheet.path(bow, colour, INK, 5)


def _spade(sheet: Drawing, colour: Colour) -> None:
    right = "M50 8C60 28 92 40 90 62C88 80 66 82 56 70C57 82 60 88 68 92H32"
    sheet.path(f"{right}C40 88 43 82 44 70C34 82 12 80 10 62C8 40 40 28 50 8Z", colour, INK, 5)


def _spur(sheet: Drawing, colour: Colour) -> None:
    sheet.path("M92 30C60 20 44 30 44 50S60 80 92 70", "none", INK, 20)
    sheet.path("M92 30C60 20 44 30 44 50S60 80 92 70", "none", colour, 11)
    sheet.path(star((24, 50), 22, 10, 8), colour, INK, 4)


def _gold(sheet: Drawing, colour: Colour) -> None:
    sheet.circle((50, 50), 42, colour, INK, 5)
    sheet.path(closed(circle((50, 50), 32)) + closed(circle((50, 50), 27)), INK, even_odd=True, opacity=0.7)
    sheet.path(star((50, 52), 18, 8, 5), INK)


def _cube(sheet: Drawing, colour: Colour) -> None:
    sheet.path([(50, 8), (90, 28), (90, 74), (50, 94), (10, 74), (10, 28)], colour, INK, 5)
    sheet.path("M10 28L50 48L90 28M50 48V94", "none", INK, 5)


def _level(sheet: Drawing, colour: Colour) -> None:
    sheet.path([(6, 50), (50, 10), (94, 50), (84, 50), (84, 92), (16, 92), (16, 50)], colour, INK, 5)
    sheet.box(41, 60, 18, 32, 2, INK)


def _card(sheet: Drawing, colour: Colour) -> None:
    sheet.begin("rotate(10 50 50)")
    sheet.box(22, 10, 56, 80, 7, colour, INK, 5)
    sheet.box(32, 20, 36, 30, 3, "none", INK, 4)
    sheet.path("M32 62H68M32 74H58", "none", INK, 5)
    sheet.end()


def _secret(sheet: Drawing, colour: Colour) -> None:
    sheet.box(6, 20, 88, 62, 5, colour, INK, 5)
    sheet.path("M8 23L50 56L92 23", "none", INK, 5)
    sheet.circle((50, 58), 13, INK)


def _lamp(sheet: Drawing, colour: Colour) -> None:
    sheet.path("M50 4V20", "none", INK, 6)
    sheet.path([(38, 20), (62, 20), (88, 54), (12, 54)], colour, INK, 5)
    sheet.path("M34 56A16 18 0 0 0 66 56Z", colour, INK, 5)
    sheet.path("M50 82V96M22 74L14 88M78 74L86 88", "none", colour, 6)


def _hammer(sheet: Drawing, colour: Colour) -> None:
    sheet.begin("rotate(38 50 50)")
    sheet.box(43, 30, 14, 66, 4, colour, INK, 5)
    sheet.path("M20 8H64C76 8 84 16 84 28H70L64 36H20Z", colour, INK, 5)
    sheet.end()


def _bribe(sheet: Drawing, colour: Colour) -> None:
    sheet.circle((58, 26), 20, colour, INK, 5)
    sheet.path(star((58, 27), 11, 4.6, 5), INK)
    sheet.path("M4 60H22L44 52H70Q78 54 74 62L56 66H80L92 60Q100 64 92 72L66 90H26L4 86Z", colour, INK, 5)


def _mask(sheet: Drawing, colour: Colour) -> None:
    sheet.path("M4 34Q26 24 50 38Q74 24 96 34Q98 70 70 70Q56 70 50 56Q44 70 30 70Q2 70 4 34Z", colour, INK, 5)
    for x in (29, 71):
        sheet.path(circle((x, 48), 10, 24, 7), INK)


def _ribbon(sheet: Drawing, colour: Colour) -> None:
    sheet.path([(34, 52), (22, 96), (38, 86), (50, 96), (62, 86), (78, 96), (66, 52)], colour, INK, 5)
    sheet.path(star((50, 36), 34, 26, 12), colour, INK, 5)
    sheet.circle((50, 36), 12, INK)


def _sun(sheet: Drawing, colour: Colour) -> None:
    sheet.path(star((50, 50), 47, 32, 12), colour, INK, 4)
    sheet.circle((50, 50), 22, colour, INK, 5)


def _moon(sheet: Drawing, colour: Colour) -> None:
    sheet.path("M64 6A46 46 0 1 0 94 70A38 38 0 1 1 64 6Z", colour, INK, 5)


MARKS: dict[str, Mark] = {
    "star": _star,
    "horseshoe": _horseshoe,
    "spade": _spade,
    "spur": _spur,
    "gold": _gold,
    "cube": _cube,
    "level": _level,
    "card": _card,
    "secret": _secret,
    "lamp": _lamp,
    "hammer": _hammer,
    "bribe": _bribe,
    "mask": _mask,
    "ribbon": _ribbon,
    "sun": _sun,
    "moon": _moon,
}
"""The marks by name: the players' brands (star, horseshoe, spade, spur), and those of counts and actions."""


def _rise(sheet: Drawing) -> None:
    sheet.path([(14, 96), (100, 20), (186, 96), (168, 96), (168, 184), (32, 184), (32, 96)], CREAM, INK, 10)
    sheet.box(80, 118, 40, 66, 4, OXBLOOD, INK, 6)


def _sealed(sheet: Drawing) -> None:
    sheet.box(14, 46, 172, 112, 10, PLUM, GILT_LIGHT, 8)
    sheet.path("M20 52L100 112L180 52", "none", GILT, 7)
    sheet.circle((100, 112), 26, OXBLOOD, GILT_LIGHT, 6)


def _reputation(sheet: Drawing) -> None:
    points = (194, 78), (141, 121), (159, 188), (100, 150), (41, 188), (59, 121), (6, 78), (74, 74)
    star = [(100, 10), (126, 74), *points]
    sheet.path(star, APRICOT, INK, 9)


def _storey(floor: int, sheet: Drawing) -> None:
    """The three floors of a house, one of them lit."""
    for below in range(TOP_FLOOR):
        lit = below + 1 == floor
        sheet.box(36, 134 - 58 * below, 128, 50, 6, GILT_LIGHT if lit else PLUM, INK if lit else WOOD, 8)


PICTOGRAMS: dict[str, Callable[[Drawing], None]] = {
    "level": _rise,
    "secret claim": _sealed,
    "reputation": _reputation,
    **{f"storey {floor}": partial(_storey, floor) for floor in range(2, TOP_FLOOR + 1)},
}
"""The small pictures of sentences and lists by name, in their own colours."""
