"""The backgrounds of pictures: rays, a night over roofs, a field, a room. Each about (0, 0), 100 high."""

import math

from scenes.art.linework.scatter import Scatter
from scenes.art.palette import Colour
from scenes.raccoon_rampage.art.colours import EYES, INK, MIDNIGHT, Pen, Piece, shade

WIDE = 240.0
"""The width of a ground, of which a picture shows the middle."""
HILLS = ((-69, 20), (-28, 12), (14, 21), (48, 13))
"""The crest of the hills, which repeats."""
TOP, FOOT, HORIZON = -50.0, 50.0, 26.0


def _lines(pen: Pen, top: float, foot: float, strength: float) -> None:
    half = pen.width / 2
    rows = "".join(
        f"M{-half:.1f} {y}H{half:.1f}" for y in range(int(top) + 2, int(foot), 4 if pen.fine else 7)
    )
    pen.path(rows, "none", INK, 0.8 if pen.fine else 1.3, strength)


def rays(dark: Colour, light: Colour, x: float = 0, y: float = 10) -> Piece:
    """A sunburst about a place, in two tints."""

    def ground(pen: Pen) -> None:
        half = pen.width / 2
        pen.box(-half, TOP, pen.width, 100, 0, pen.down(TOP, FOOT, (0, shade(dark, -0.25)), (1, dark)))
        reach = half + 90
        for k in range(14):
            a, b = (k * math.tau / 14 + d for d in (-0.11, 0.11))
            ends = [(x + math.cos(t) * reach, y + math.sin(t) * reach) for t in (a, b)]
            pen.path([(x, y), *ends], light, opacity=0.55)
        pen.circle((x, y), 58, pen.radial((x, y), 58, (0, shade(light, 0.5), 0.75), (1, light, 0)))
        _lines(pen, TOP, FOOT, 0.2)

    return ground


def night(moon: float | None = -38, roofs: bool = True, sky: Colour = MIDNIGHT, eyed: int = 0) -> Piece:
    """A starry night with a moon at x, over lit roofs or firs; `eyed` pairs of eyes are below."""

    def ground(pen: Pen) -> None:
        half, dice = pen.width / 2, Scatter(7 + eyed)
        pen.box(
            -half, TOP, pen.width, 100, 0, pen.down(TOP, FOOT, (0, shade(sky, -0.35)), (1, shade(sky, 0.3)))
        )
        for _ in range(42 if pen.fine else 17):
            pen.circle((dice.between(-half, half), dice.between(TOP, 10)), dice.between(0.4, 0.9), "#fff6df")
        if moon is not None:
            pen.circle((moon, -24), 26, pen.radial((moon, -24), 26, (0, "#ffeec2", 0.6), (1, "#ffeec2", 0)))
            pen.disc((moon, -24), 13, "#ffeec2", 0.6)
        _lines(pen, TOP, HORIZON, 0.22)
        (_roofs if roofs else _firs)(pen, half, shade(sky, -0.55))
        for k in range(eyed):
            at = (-half + pen.width * (k + 0.5) / eyed, 40 - k % 3 * 6)
            for side in (-2.6, 2.6):
                pen.oval((at[0] + side, at[1]), 1.9, 1.5, EYES, 0)

    return ground


def _roofs(pen: Pen, half: float, colour: Colour) -> None:
    dice, x = Scatter(3), -half - 4
    while x < half:
        wide, top = dice.between(13, 24), dice.between(-4, 16)
        pen.path(
            [(x, 51), (x, top), (x + wide / 2, top - dice.between(0, 9)), (x + wide, top), (x + wide, 51)],
            colour,
        )
        for row in range(2):
            if dice.between(0, 1) > 0.4:
                pen.box(x + wide * dice.between(0.2, 0.65), top + 5 + row * 9, 3, 4, 0, EYES, opacity=0.85)
        x += wide
    pen.box(-half, HORIZON + 6, pen.width, 30, 0, shade(colour, -0.3))


def _firs(pen: Pen, half: float, colour: Colour) -> None:
    dice, x = Scatter(5), -half - 6
    while x < half + 10:
        high = dice.between(20, 44)
        for k in range(3):
            y, reach = 30 - high * (1 - k * 0.3), 4 + k * 3
            pen.path([(x, y - 6), (x + reach, y + high * 0.34), (x - reach, y + high * 0.34)], colour)
        x += dice.between(9, 17)
    pen.box(-half, HORIZON, pen.width, 30, 0, shade(colour, -0.3))


def field(high: Colour, low: Colour, earth: Colour, sun: float | None = None) -> Piece:
    """An open sky over hatched earth; a sun low at x."""

    def ground(pen: Pen) -> None:
        half = pen.width / 2
        pen.box(-half, TOP, pen.width, 100, 0, pen.down(TOP, HORIZON, (0, high), (1, low)))
        if sun is not None:
            for k in range(9):
                a, b = (math.pi + (k + d) * math.pi / 9 for d in (0.2, 0.8))
                far = [(sun + math.cos(t) * 190, 20 + math.sin(t) * 190) for t in (a, b)]
                pen.path([(sun, 20), *far], "#fff1c4", opacity=0.3)
            pen.disc((sun, 16), 15, "#ffe9b0", 0.6)
        _lines(pen, TOP, HORIZON, 0.16)
        crest = [(x + turn * 138, y) for turn in (-1, 0, 1) for x, y in HILLS]
        pen.path([(-half, 34), *crest, (half, 34)], shade(earth, -0.3))
        pen.box(
            -half, HORIZON, pen.width, 26, 0, pen.down(HORIZON, FOOT, (0, earth), (1, shade(earth, -0.35)))
        )
        for k in range(-13, 14):
            pen.line([(k * 9, HORIZON), (k * 22, FOOT)], INK, 0.8, 0.3)

    return ground


def room(wall: Colour, floor: Colour, stripes: bool = False) -> Piece:
    """A wall, panelled or striped, over a floor."""

    def ground(pen: Pen) -> None:
        half = pen.width / 2
        pen.box(
            -half,
            TOP,
            pen.width,
            100,
            0,
            pen.down(TOP, HORIZON, (0, shade(wall, -0.3)), (1, shade(wall, 0.12))),
        )
        if stripes:
            for k in range(-9, 10):
                pen.box(k * 13 - 3, TOP, 6, HORIZON - TOP, 0, shade(wall, -0.35), opacity=0.5)
        _lines(pen, TOP, HORIZON, 0.18)
        pen.box(
            -half, HORIZON, pen.width, 26, 0, pen.down(HORIZON, FOOT, (0, floor), (1, shade(floor, -0.45)))
        )
        pen.line([(-half, HORIZON), (half, HORIZON)], INK, 1.4)

    return ground


def curtain(colour: Colour) -> Piece:
    """Heavy folds of cloth."""

    def ground(pen: Pen) -> None:
        half = pen.width / 2
        pen.box(-half, TOP, pen.width, 100, 0, colour)
        for k in range(math.ceil(pen.width / 11)):
            x = -half + k * 11
            fold = pen.across(
                x, x + 11, (0, shade(colour, -0.55)), (0.45, shade(colour, 0.22)), (1, shade(colour, -0.5))
            )
            pen.box(x, TOP, 11.4, 100, 0, fold)
        _lines(pen, TOP, FOOT, 0.18)

    return ground


GROUNDS: dict[str, Piece] = {
    "bins": night(44, sky="#1d3a4a"),
    "helpline": rays("#8f4a2c", "#d88a52"),
    "virus": rays("#1d4a26", "#4f9a3c", -24),
    "land": night(None, sky="#5a2f5c"),
    "burgers": rays("#a04a24", "#e08a3c"),
    "sterilise": field("#6fa0a8", "#dfe6c0", "#a8a04a"),
    "breeding": field("#2f5a5c", "#a9c4a0", "#4f7a4a", 46),
    "international": rays("#15306a", "#3560a8"),
    "freezone": field("#7fb0c8", "#e8ecc8", "#6f9a58"),
    "attic": night(46, sky="#2a3a6a"),
    "compost": field("#5a7a4a", "#c8d08a", "#6a5a34"),
    "monitor": night(None, roofs=False, sky="#16384a"),
    "drones": night(-52),
    "scarecrows": field("#c88a3c", "#f4d48a", "#b8913f", -58),
    "radar": rays("#122a2a", "#235244"),
    "border": field("#5a7fa8", "#d8e4e8", "#8a8478"),
    "vineyard": field("#b8a0c0", "#f4dcb8", "#8a7a3c", 0),
    "rapid": rays("#283a6a", "#5a78b0", -50, 0),
    "pets": rays("#7a4a7a", "#c890b8"),
    "animation": curtain("#46306a"),
    "rehome": field("#3f6a5a", "#b0c88a", "#5a6a3a", -58),
    "bait": rays("#3f5a2a", "#8aa84a"),
    "pizza": room("#a85a4a", "#6a3a30", stripes=True),
    "school": room("#c8b078", "#8a5a34"),
    "wear": curtain("#5a2450"),
    "hobby": field("#88a878", "#e4e4b0", "#5f7a3c", 58),
    "urban": night(48, sky="#3a2a4a"),
    "night": night(-34, roofs=False, sky="#15264a", eyed=8),
    "scopes": rays("#241a4a", "#3a2a6a"),
    "bounty": rays("#5a3a1a", "#b0803a"),
    "inaction": room("#4a4a58", "#3a2c2a", stripes=True),
    "junior": rays("#2f5a8a", "#7aa8cc"),
    "celebrity": rays("#6a1f6a", "#b04aa0", 14, 0),
    "behind": curtain("#7a2430"),
    "fresh": rays("#3f8f8a", "#8fd0b8"),
    "rewrite": rays("#5a2a2a", "#a05a4a"),
    "rethink": rays("#2a2f5a", "#5a62a0"),
    "close_pass": rays("#2f5a48", "#5f9a78"),
    "close_fail": rays("#5a2030", "#a0485a"),
    "compromise": rays("#27506a", "#5f98b4", 0, -4),
    "amendment": room("#5a6a7a", "#5a3a26"),
    "accelerate": rays("#6a3a1a", "#c8883c", -34, 0),
    "funds": field("#6a5a8a", "#e0c8b0", "#6a5a4a"),
    "unilateral": rays("#6a1f24", "#c0503c", 0, 22),
    "dotcom": rays("#0f2a3a", "#1f5a6a"),
    "change": rays("#3a2a5a", "#7a62a8"),
    "news": room("#3a4a6a", "#22263a", stripes=True),
    "relief": night(None, sky="#3a4a66"),
    "self_interest": rays("#3a4a6a", "#7a8ab0", 0, -20),
    "big_farm": field("#9a7a9a", "#f0c890", "#7a6a34", -60),
    "free_trade": field("#4a78a0", "#d8e0d8", "#2f5a84"),
    "europe_burns": curtain("#3a1418"),
    "tech_coop": rays("#24405a", "#4f7a98"),
    "schengen": field("#7a5a5a", "#e0b890", "#5a6a48"),
    "urbanophiles": night(52, sky="#3a1f4a"),
    "stem": rays("#1f4a4a", "#4f9a8a", 0, -8),
    "top_down": field("#4a3a5a", "#e0a878", "#8a6a4a"),
    "france": field("#6a9ac8", "#f4dcb8", "#8a7a3c", 40),
    "germany": field("#5a7fa8", "#e4d8a8", "#5f7a4a", -44),
    "backdrop": rays("#15244a", "#33508c"),
    "rest": night(-46, roofs=False, sky="#24406a"),
}
"""The background of each policy, action, event and area, and of several pictures, by id."""
