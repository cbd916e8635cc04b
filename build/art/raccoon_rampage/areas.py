"""The scenes of France, Germany and the Rest of Europe: raccoons with a landmark of each."""

from art.raccoon_rampage import emblems, raccoons, things
from art.raccoon_rampage.things import at
from scenes.raccoon_rampage.art.colours import (
    BRASS,
    CREAM,
    INK,
    ROLES,
    STEEL,
    STEEL_DEEP,
    TIMBER,
    Pen,
    Piece,
    shade,
)


def _shield(role: str) -> Piece:
    """The emblem of an agency on a shield of its colour, 46 wide."""

    def shield(pen: Pen) -> None:
        edge = [(-23, -26), (0, -30), (23, -26), (22, 4), (12, 20), (0, 28), (-12, 20), (-22, 4)]
        pen.blob(edge, BRASS)
        pen.begin("scale(0.86)")
        pen.blob(edge, pen.down(-30, 28, (0, shade(ROLES[role], 0.25)), (1, shade(ROLES[role], -0.35))))
        pen.end()
        pen.begin("translate(0 -3) scale(0.44)")
        emblems.SHAPES[role](pen, emblems.contrasting(ROLES[role]))
        pen.end()

    return shield


def france(pen: Pen) -> None:
    """The tower of Paris, a raccoon sitting in front of it, the cockerel on a shield."""
    for side in (-1, 1):
        pen.wire([(-38 + side * 20, 40), (-38 + side * 9, 8), (-38 + side * 2, -44)], STEEL_DEEP, 5)
    for y, half in ((24, 15), (6, 10), (-14, 5)):
        pen.rect(-38 - half, y, 2 * half, 4, STEEL)
    pen.line([(-52, 38), (-38, 20), (-24, 38)], STEEL, 2)
    pen.rect(-39, -50, 2, 8, STEEL_DEEP)
    at(pen, things.sitter("sly"), 4, -1, 0.94)
    at(pen, _shield("FR"), 48, -6, 0.86)


def germany(pen: Pen) -> None:
    """A timbered house, a raccoon sitting in front of it, the leaf on a shield."""
    pen.rect(-66, -8, 46, 48, CREAM)
    pen.blob([(-71, -8), (-43, -42), (-15, -8)], "#9a4a34")
    for line in (
        [(-66, 14), (-20, 14)],
        [(-66, -8), (-66, 40), (-20, 40), (-20, -8), (-66, -8)],
        [(-43, -8), (-43, 40)],
        [(-66, 14), (-43, -8), (-20, 14)],
        [(-66, 40), (-43, 14), (-20, 40)],
    ):
        pen.line(line, INK, 5)
        pen.line(line, TIMBER, 3)
    at(pen, things.sitter(), 4, -1, 0.94)
    at(pen, _shield("DE"), 48, -6, 0.86)


def rest(pen: Pen) -> None:
    """Two raccoons that step out of the firs by night, one looking round."""
    at(pen, raccoons.creeping, 30, 26, 0.62)
    at(pen, things.sitter("sly"), -28, 0, 0.92)
