"""Foxwoods and Canterbury Woods."""

import math
import random
from collections.abc import Callable, Sequence

from art.engrave import Plate, curve, placed, tufted
from art.towns.built import THATCH, door, house, roof, spire, wall, window
from art.towns.land import INK, Orb, Sky, grass, hill, path, pine, sky, stars, tree
from scenes.art.geometry import Polyline, circle, ribbon, smooth
from scenes.art.vector import Point

AUTUMN = (("#f0a044", "#8a3c18"), ("#f4c258", "#96581a"), ("#d8643c", "#5e1f16"))


def foxwoods(plate: Plate) -> None:
    """A beech wood in October: low light between the stems, a cottage far off, a fox on its way home."""
    sky(plate, Sky("#7a5a48", "#e6b470", "#fff0c4", "#5a3a20", 250, (352, 150, 40), "#fff8dc", Orb.HAZE))
    hill(plate, "0,190 140,172 300,196 450,168 600,188", ("#d8a468", "#c08a50"), "#7a4a24")
    for k, (x, y, size) in enumerate(((196, 236, 1.0), (244, 230, 0.8), (430, 230, 0.9), (474, 236, 1.1))):
        tree(plate, (x, y), size * 1.3, AUTUMN[k % 3])
    hill(plate, "0,246 150,236 300,246 460,234 600,248", ("#c4964a", "#86602c"), "#4a3410", 4)
    house(plate, (286, 252), (60, 34), ("#f0dfb8", "#a8895a"), THATCH, True, 0.62)
    path(plate, "309,252! 323,252! 344,282 330,318 400,400! 220,400! 268,330 310,290", ("#f8dfa8", "#a87c42"))
    for x, top, wide in (
        (70, -10, 20),
        (150, 20, 13),
        (540, -10, 22),
        (462, 24, 12),
        (12, -20, 24),
        (600, 0, 20),
    ):
        _beech(plate, x, top, wide)
    _shafts(plate)
    _canopy(plate)
    grass(plate, curve("-20,420! -20,352 90,346 220,372 290,420!"), ("#b47c32", "#4a3014"))
    grass(plate, curve("380,420! 440,372 540,352 620,346 620,420!"), ("#b47c32", "#4a3014"), 7)
    _fox(plate, (268, 352))
    _fallen(plate)


def _beech(plate: Plate, x: float, top: float, wide: float) -> None:
    """A smooth stem that widens at the root, with a bough to each side."""
    base = 300 + wide * 3
    for side, y in ((1, top + 90), (-1, top + 130)):
        bough = smooth(
            [
                (x, y + 34),
                (x + side * wide * 0.9, y + 12),
                (x + side * wide * 1.9, y - 26),
                (x + side * wide * 2.3, -20),
            ],
            False,
        )
        thin = [wide * (0.44 - 0.3 * k / (len(bough) - 1)) for k in range(len(bough))]
        plate.path(ribbon(bough, thin), "#6a4a34", INK, 1.2)
    stem = placed(
        "-1.1,1! -0.62,0.86 -0.46,0.4 -0.42,0! 0.42,0! 0.46,0.4 0.62,0.86 1.1,1!",
        (x, top),
        (wide, base - top),
    )
    bark = plate.across(
        x - wide * 0.6, x + wide * 0.6, (0, "#5a3c28"), (0.4, "#a07a58"), (0.6, "#c49a70"), (1, "#3a2416")
    )
    plate.path(
        stem,
        bark
        if x < 350
        else plate.across(x - wide * 0.6, x + wide * 0.6, (0, "#c49a70"), (0.4, "#8a6444"), (1, "#2e1a0e")),
        INK,
        1.8,
    )
    plate.hatch(stem, 86, 4.4, lambda px, py: 0.3 + 0.4 * math.sin(py * 0.06 + px * 0.4), "#1b0e07", 0.65, 2)
    plate.hatch(stem, 2, 17, lambda px, py: 0.5 + 0.4 * math.sin(px), "#1b0e07", 0.5, 2)


def _shafts(plate: Plate) -> None:
    """Light that falls between the stems."""
    for x, lean, wide in ((170, -90, 26), (240, -60, 18), (420, 70, 22), (500, 110, 30)):
        shaft = [(352, 150), (x + lean, 330), (x + lean + wide * 2, 330)]
        plate.path(shaft, "#fff0bc", opacity=0.16)


def _canopy(plate: Plate) -> None:
    """Leaves hang into the picture from above."""
    dice = random.Random(7)
    plate.box(-5, -5, 610, 26, 0, "#8a4418")
    for k in range(46):
        x, row = -14 + (k % 23) * 28 + 12 * (k // 23), 1 - k // 23
        y = 6 + 26 * row + 22 * abs(math.cos(k * 0.8)) * (0.5 + abs(x - 320) / 320)
        crown = [(x + px * dice.uniform(0.92, 1.08), y + py) for px, py in circle((0, 0), 27, 16, 20)]

        def out(px: float, py: float, x: float = x, y: float = y) -> float:
            return math.atan2(py - y, px - x) + 0.8

        def low(_: float, py: float, y: float = y) -> float:
            return 0.75 if py > y else 0.2

        light, deep = AUTUMN[(k * 7 + k // 5) % 3]
        leaves = plate.radial((x + 5, y + 8), 34, (0, light), (1, deep))
        plate.path(tufted(crown, out, 5, 4, seed=k), leaves, INK, 0.9)
        plate.fur(crown, out, 6, 6, 2, "#ffe0a0", 0.5, low, seed=k + 40)
        plate.hatch(crown, 40, 4, low, "#4a1c0c", 0.5, 1.8)


def _fallen(plate: Plate) -> None:
    """Leaves on the ground and in the air."""
    dice = random.Random(12)
    for k in range(70):
        x, y = dice.uniform(0, 600), dice.uniform(296, 388) if k % 5 else dice.uniform(110, 280)
        turn, tint = dice.uniform(0, 3.1), AUTUMN[k % 3][0]
        leaf = [
            (x + 5 * math.cos(turn + a) * r, y + 3.4 * math.sin(turn + a) * r)
            for a, r in ((0, 1), (1.2, 0.7), (3.1, 1), (4.6, 0.7))
        ]
        plate.path(leaf, tint, "#5a2a12", 0.7)


def _fox(plate: Plate, at: Point) -> None:
    """A fox in profile that trots to the left, seen whole."""

    def there(text: str) -> Polyline:
        return placed(text, at, (1.15, 1.15))

    rust, deep, pale = "#e8853a", "#8a3a16", "#fbf1dc"
    _legs(plate, there, _FAR_LEGS, ("#8a4a22", "#2c140e"), at[1])
    brush = there("36,-40 52,-44 70,-36 92,-24 112,-24 122,-30! 116,-12 96,-4 72,-10 52,-22 38,-28")
    plate.path(
        tufted(brush, lambda x, y: 0.2, 6, 7),
        plate.across(at[0] + 40, at[0] + 140, (0, rust), (0.64, deep), (0.72, pale), (1, "#e0cfa8")),
        INK,
        1.5,
    )
    plate.fur(brush, lambda x, y: 0.2, 6, 11, 1.3, "#5a200c", 0.6)
    body = there(
        "-50,-40 -40,-50 -22,-54 0,-49 20,-50 38,-50 48,-40 47,-26 "
        "36,-18 22,-24 4,-22 -14,-14 -32,-12 -46,-22"
    )

    def lying(x: float, y: float) -> float:
        return 0.25 + 0.2 * math.sin(x * 0.05)

    plate.path(
        tufted(body, lying, 8, 4, lambda x, y: y > at[1] - 30),
        plate.down(at[1] - 62, at[1] - 14, (0, "#f4a458"), (0.55, rust), (1, deep)),
        INK,
        1.6,
    )
    plate.fur(body, lying, 6, 11, 1.3, "#5a200c", 0.55)
    plate.path(there("-52,-42 -42,-44 -30,-32 -28,-16 -36,-10! -46,-20"), pale)
    _legs(plate, there, _NEAR_LEGS, ("#d87430", "#4a2216"), at[1])
    _fox_head(plate, at, there)


_FAR_LEGS = (
    "-28,-20 -26,-4 -17,10 -19,16! -27,16! -31,12! -25,11 -36,-2 -40,-18",
    "26,-30 30,-12 26,-2 17,12 9,16! 6,12! 12,8 18,-4 14,-26",
)
_NEAR_LEGS = (
    "-44,-24 -52,-6 -56,10 -63,13! -62,17! -51,17! -46,-2 -30,-16",
    "30,-34 48,-36 50,-22 42,-10 52,4 52,17! 42,17! 41,13! 46,11 34,-2 30,-14",
)
"""Fore and hind leg of each side: two tread, two swing."""


def _legs(
    plate: Plate, there: Callable[[str], Polyline], legs: Sequence[str], tint: tuple[str, str], ground: float
) -> None:
    """Legs that are dark at the feet, without an outline where they leave the body."""
    for leg in legs:
        shade = plate.down(ground - 26, ground + 12, (0, tint[0]), (0.6, tint[1]))
        plate.path(there(leg), shade, INK, 1.2)


def _fox_head(plate: Plate, at: Point, there: Callable[[str], Polyline]) -> None:
    """Pricked ears, a pointed muzzle, a white throat."""
    for ear in ("-56,-64! -52,-86! -42,-64!", "-46,-64! -36,-82! -32,-58!"):
        plate.path(there(ear), "#8a3a16", INK, 1.4)
    plate.path(there("-46,-66! -38,-77! -35,-61!"), "#f0c8a0")
    head = there("-34,-44 -36,-60 -48,-68 -60,-65 -70,-55 -92,-45! -88,-39 -70,-36 -54,-33 -40,-36")
    plate.path(head, plate.down(at[1] - 80, at[1] - 38, (0, "#f6aa5c"), (1, "#c45f24")), INK, 1.6)
    plate.path(there("-88,-42! -70,-44 -56,-48 -42,-40 -50,-33 -70,-36 -87,-39!"), "#fbf1dc")
    plate.circle((at[0] - 106, at[1] - 51), 3.2, "#140c0a")
    plate.path(there("-68,-53! -63,-57 -57,-53!"), "#1b120e", INK, 1)


def canterbury_woods(plate: Plate) -> None:
    """A cathedral rises out of an endless wood; the last light is behind it, its windows are lit."""
    sky(plate, Sky("#1d2250", "#6a5490", "#f6b898", "#0e1030", 262, (120, 74, 30), "#fff2d0", Orb.CRESCENT))
    stars(plate, "#fff4cf", 40, 130)
    hill(plate, "0,214 130,196 300,214 470,190 600,206", ("#7a6088", "#5a4a6c"), "#2a2040")
    _nave(plate)
    for side in (-1, 1):
        _west_tower(plate, 300 + side * 74)
    _front(plate)
    for k, x in enumerate(range(-6, 620, 34)):
        if not 196 < x < 404:
            pine(plate, (x, 296 + (k * 17) % 14), 96 + (k * 41) % 50, ("#4f7068", "#142a30"))
    for k, x in enumerate(range(8, 620, 42)):
        if not 236 < x < 366:
            pine(plate, (x, 344 + (k * 13) % 16), 104 + (k * 29) % 44, ("#3f6a58", "#0e2226"))
    path(plate, "282,290! 318,290! 336,330 392,400! 208,400! 264,330", ("#f4d9b4", "#9a7a74"))
    for k, x in enumerate(range(-12, 620, 54)):
        if not 176 < x < 424:
            pine(plate, (x, 412 + (k * 11) % 12), 122 + (k * 31) % 40, ("#35604a", "#0a1a1c"))
    for k, (x, y) in enumerate(((276, 366), (300, 352), (322, 372))):
        _pilgrim(plate, x, y, k == 1)


_STONE = ("#d8c8bc", "#63566c")


def _nave(plate: Plate) -> None:
    """The roof behind the towers, with a slender spire on the crossing."""
    roof(plate, [(226, 196), (262, 118), (338, 118), (374, 196)], ("#6a7490", "#2a2f44"))
    spire(plate, (300, 118), 16, 92, ("#7a86a0", "#2a2f44"))


def _west_tower(plate: Plate, x: float) -> None:
    """Buttresses, three storeys of lancets, pinnacles, a tall spire."""
    spire(plate, (x, 108), 44, 84, ("#7a86a0", "#2a2f44"))
    wall(plate, (x - 26, 104, 52, 186), _STONE)
    for dx in (-30, 22):
        wall(plate, (x + dx, 128, 8, 162), _STONE, False)
        plate.path([(x + dx, 128), (x + dx + 4, 112), (x + dx + 8, 128)], "#4a4660", INK, 1)
    for dx in (-24, 24):
        spire(plate, (x + dx, 104), 9, 30, ("#7a86a0", "#2a2f44"), False)
    for y, high in ((116, 40), (170, 34), (218, 28)):
        plate.box(x - 28, y + high + 8, 56, 4, 0, "#bfaea8", INK, 0.8)
        for dx in (-16, 4):
            window(plate, (x + dx, y, 12, high), True, True)


def _front(plate: Plate) -> None:
    """The gable between the towers with its rose, a gallery and the door."""
    wall(plate, (252, 164, 96, 126), _STONE)
    roof(plate, [(250, 166), (300, 116), (350, 166)], ("#c8b8b0", "#5a4e64"))
    _rose(plate, (300, 184), 26)
    for k in range(6):
        window(plate, (260 + k * 14, 216, 8, 18), True, True)
    door(plate, (300, 290), 36, 46)
    for reach in (22, 27):
        left, right, top = 300 - reach, 300 + reach, 236 - reach * 0.3
        arch = f"M{left} 290V262Q{left} 242 300 {top:.0f}Q{right} 242 {right} 262V290"
        plate.path(arch, "none", "#e8dccc" if reach == 22 else INK, 2)


def _rose(plate: Plate, at: Point, radius: float) -> None:
    plate.circle(at, radius, "#2a1a24", INK, 2)
    for ring, count, size in ((0.72, 12, 0.18), (0.4, 8, 0.13)):
        for k in range(count):
            a = k * math.tau / count
            tint = ("#ffd978", "#e8785a", "#7ab8c8")[k % 3]
            middle = at[0] + math.cos(a) * radius * ring, at[1] + math.sin(a) * radius * ring
            plate.circle(middle, radius * size, tint, INK, 0.9)
    plate.circle(at, radius * 0.2, "#fff0b8", INK, 1.2)


def _pilgrim(plate: Plate, x: float, y: float, lantern: bool) -> None:
    """A hooded figure from behind with a staff, or with a lantern."""
    robe = curve(
        f"{x - 10},{y}! {x - 9},{y - 20} {x - 5},{y - 32} {x},{y - 40} "
        f"{x + 5},{y - 32} {x + 9},{y - 20} {x + 10},{y}!"
    )
    plate.path(robe, plate.across(x - 10, x + 10, (0, "#6a5570"), (1, "#241a2c")), INK, 1.4)
    plate.hatch(robe, 86, 3.4, lambda px, _: 0.3 + max(0.0, (px - x) / 12), INK, 0.6, 1.6)
    plate.path(curve(f"{x - 5},{y - 32} {x},{y - 43} {x + 5},{y - 32} {x},{y - 26}"), "#3a2a44", INK, 1)
    plate.path(f"M{x + 13} {y}V{y - 44}", "none", "#4a2f1c", 2)
    if lantern:
        glow = ((0.0, "#ffe7a3", 0.8), (1.0, "#ffe7a3", 0.0))
        plate.circle((x + 13, y - 22), 22, plate.radial((x + 13, y - 22), 22, *glow))
        plate.box(x + 10, y - 26, 6, 9, 1, "#ffe7a3", INK, 1)
