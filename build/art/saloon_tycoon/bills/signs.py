"""Signs, doors and fences. Each is about (0, 0), its ground at y = 34."""

from scenes.saloon_tycoon.art.colours import (
    CREAM,
    GILT_LIGHT,
    INK,
    LAMP,
    OAK,
    OXBLOOD,
    STEEL,
    WALNUT,
    WOOD,
    Pen,
    shade,
)


def signpost(pen: Pen) -> None:
    """A signpost where the town ends, a cactus beyond."""
    pen.blob([(30, 34), (29, -2), (34, -8), (39, -2), (38, 34)], "#6a8a5a", (0, 4))
    pen.wire([(39, 18), (48, 16), (48, 4)], "#6a8a5a", 5)
    pen.wire([(29, 22), (21, 19), (21, 10)], "#6a8a5a", 5)
    pen.rect(-16, -38, 6, 72, OAK)
    pen.poly([(-36, -32), (12, -32), (22, -23), (12, -14), (-36, -14)], WOOD)
    pen.poly([(10, -8), (-28, -8), (-38, 0), (-28, 8), (10, 8)], shade(WOOD, -0.15))
    for y, a, b in ((-23, -28, 8), (0, -24, 2)):
        pen.line([(a, y), (b, y)], INK, 3)


def crossed_signs(pen: Pen) -> None:
    """Two boards crossed on a post."""
    pen.rect(-4, -30, 8, 66, OAK)
    for turn, colour in ((20, WOOD), (-20, shade(WOOD, -0.16))):
        pen.begin(f"translate(0 -12) rotate({turn})")
        pen.poly([(-48, 0), (-40, -8), (40, -8), (48, 0), (40, 8), (-40, 8)], colour)
        pen.line([(-32, 0), (-8, 0)], INK, 3)
        pen.line([(10, 0), (32, 0)], INK, 3)
        pen.end()
    pen.disc((0, -12), 3.6, STEEL)


def four_doors(pen: Pen) -> None:
    """Four doors in a row, each with its own sign."""
    for k, colour in enumerate(("#a5683c", "#5f8496", "#c8935a", "#6a8a5a")):
        x = -45 + k * 30
        pen.rect(x - 12, -22, 24, 56, shade(colour, -0.35))
        pen.rect(x - 9.4, -18, 18.8, 52, colour)
        for y in (-13, 11):
            pen.rect(x - 6, y, 12, 18, shade(colour, 0.25), 1, 0.8)
        pen.disc((x + 6.4, 9), 1.9, GILT_LIGHT, 0.7)
        pen.rect(x - 9, -36, 18, 11, CREAM, 1.5)
    _signs(pen)


def _signs(pen: Pen) -> None:
    """A pot, a shirt, a jar and a cross on the four signs."""
    pen.poly([(-50, -32), (-40, -32), (-42, -27), (-48, -27)], INK, 0)
    pen.poly(
        [(-21, -34), (-9, -34), (-9, -31), (-12, -31), (-12, -27), (-18, -27), (-18, -31), (-21, -31)], INK, 0
    )
    pen.rect(12, -34, 6, 7, INK, 1, 0)
    pen.path("M45 -35V-26M40.5 -30.5H49.5", "none", INK, 3)


def swing_doors(pen: Pen) -> None:
    """The swing doors with a ribbon across them."""
    pen.rect(-42, -38, 84, 8, OAK)
    for side in (-1, 1):
        pen.rect(side * 38 - 4, -34, 8, 70, OAK)
        leaf = [
            (side * 2, -10),
            (side * 12, -16),
            (side * 24, -22),
            (side * 33, -24),
            (side * 33, 24),
            (side * 2, 24),
        ]
        pen.blob(leaf, "#b07a46", (0, 3, 4, 5))
        for k in range(6):
            pen.line([(side * 7, -6 + k * 5), (side * 29, -9 + k * 5.4)], WALNUT, 1.8)
    pen.poly([(-44, -2), (44, -6), (44, 6), (-44, 10)], OXBLOOD)
    for side in (-1, 1):
        pen.blob([(0, 2), (side * 14, -12), (side * 18, 4)], shade(OXBLOOD, 0.15), (0,))
        pen.poly([(side * 2, 4), (side * 12, 26), (side * 5, 24), (side * 1, 30)], OXBLOOD)
    pen.disc((0, 2), 5, shade(OXBLOOD, 0.25))


def open_sign(pen: Pen) -> None:
    """A hanging sign above five lit windows."""
    pen.line([(-20, -38), (-26, -26)], INK, 2)
    pen.line([(20, -38), (26, -26)], INK, 2)
    pen.rect(-38, -27, 76, 30, CREAM, 3)
    pen.box(-34, -23, 68, 22, 2, "none", OXBLOOD, 2)
    for k, word in enumerate(
        ("M-25 -18H-15V-6H-25Z", "M-9 -5V-18H0V-12H-9", "M15 -18H6V-6H15M6 -12H13", "M21 -5V-18L30 -6V-19")
    ):
        pen.path(word, "none", INK, 3.2 - 0.1 * k)
    for k in range(5):
        x = -44 + k * 22
        pen.rect(x - 7, 12, 14, 20, "#8a5a36")
        pen.rect(x - 4.4, 15, 8.8, 14, LAMP)


def fence(pen: Pen) -> None:
    """A fence about an empty lot, a stake with a flag on it."""
    pen.poly([(-58, 34), (-30, 8), (30, 8), (58, 34)], "#d8b078", 0.7)
    for y in (4, 16):
        pen.rect(-56, y, 112, 5, WOOD)
    for x in (-50, -30, -10, 10, 30, 50):
        pen.poly([(x - 4, 34), (x - 4, -6), (x, -12), (x + 4, -6), (x + 4, 34)], shade(WOOD, -0.1))
    pen.line([(0, -6), (0, -40)], INK, 3)
    pen.poly([(1, -40), (28, -34), (1, -24)], OXBLOOD)
