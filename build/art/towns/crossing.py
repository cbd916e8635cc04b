"""Drover Crossing and River Ridge."""

import math

from art.engrave import Plate, curve, placed
from art.towns.built import (
    BRICK,
    PLASTER,
    SAND,
    SLATE,
    STONE,
    TILE,
    clock,
    house,
    roof,
    row_house,
    spire,
    tower,
    wall,
)
from art.towns.clouds import cloud, puffs
from art.towns.land import INK, Orb, Sky, birds, grass, hill, path, pine, sky, tree, water
from scenes.art.geometry import Polyline, smooth
from scenes.art.landscape import train
from scenes.art.vector import Point

_EXPRESS = train.Livery(("#8a2833", "#8a2833", "#8a2833", "#9a6a24"), "#256058")


def drover_crossing(plate: Plate) -> None:
    """The evening express passes; at the gate a drover waits with his longhorns."""
    sky(plate, Sky("#4a3a60", "#c8604c", "#ffcc80", "#3a1a34", 236, (128, 184, 50), "#fff2b8", Orb.BANDS))
    cloud(plate, (446, 62), 1.1, ("#ffcfa4", "#b0585a"), "#6b2a3c")
    birds(plate, ((238, 112), (262, 124), (250, 134)))
    hill(plate, "0,204 120,182 280,206 430,176 600,200", ("#8a4f5c", "#7a4a48"), "#3a1a2a")
    _depot(plate)
    bank = [(-10.0, 262.0), (610.0, 262.0), (610.0, 286.0), (-10.0, 286.0)]
    plate.path(bank, plate.down(262, 286, (0, "#94704a"), (1, "#4a3020")), INK, 1.4)
    plate.hatch(bank, 78, 6, lambda x, y: 0.6, INK, 0.6, 2.4)
    _smoke(plate)
    train.train(plate, -92, 264, 0.98)
    train.drivers(plate, -92, 264, 0.98, 0.1)
    yard = [(-10.0, 286.0), (610.0, 284.0), (610.0, 410.0), (-10.0, 410.0)]
    plate.path(yard, plate.down(284, 395, (0, "#dca463"), (1, "#7a4a24")), INK, 1.4)
    plate.hatch(yard, 3, 8, lambda x, y: 0.3 + 0.3 * math.sin(x * 0.05 + y * 0.2), "#4a2412", 0.5, 2.4, 8)
    path(plate, "330,286! 440,286! 480,330 560,400! 250,400! 300,330", ("#f0c98c", "#b98a54"))
    _gates(plate)
    for x, y, size, tint in (
        (86, 344, 0.8, ("#5f3a26", "#2a150c")), (206, 352, 0.86, ("#a4683c", "#4f2a16")),
        (130, 384, 1.05, ("#f0e2c4", "#9a8058")),
    ):  # fmt: skip
        _steer(plate, (x, y), size, tint)
    _drover(plate, (292, 384))
    grass(plate, curve("-20,420! -20,386 70,392 150,420!"), ("#a4742c", "#4a3014"))
    grass(plate, curve("500,420! 540,388 620,378 620,420!"), ("#a4742c", "#4a3014"), 5)


def _depot(plate: Plate) -> None:
    """The station, its water tower, and a signal that says go."""
    row_house(plate, (470, 262), (124, 40), BRICK, SLATE, 5)
    clock(plate, (532, 212), 9)
    house(plate, (18, 262), (54, 40), PLASTER, TILE, True)
    for x in (424, 452):
        plate.path(f"M{x} 262L{x + (8 if x < 430 else -8)} 206", "none", "#3f2a1c", 4)
    plate.path("M426 250L450 218M450 250L428 218", "none", "#3f2a1c", 2)
    wall(plate, (420, 176, 36, 32), ("#b07a48", "#5a3820"), False)
    roof(plate, [(414, 178), (438, 158), (462, 178)], ("#6a4a3a", "#2a1a16"))
    for y in (184, 196):
        plate.path(f"M420 {y}H456", "none", "#2e1a10", 2)
    plate.box(392, 150, 5, 112, 1, "#efe2c4", INK, 1.2)
    plate.begin("rotate(-32 394 160)")
    plate.box(360, 154, 36, 11, 1, "#b8323e", INK, 1.4)
    plate.box(367, 154, 5, 11, 0, "#fbf3de")
    plate.end()
    plate.circle((402, 164), 4.6, "#7ae0a0", INK, 1)


def _smoke(plate: Plate) -> None:
    trail = [
        (412 - 300 * t, 188 - 46 * t - 7 * math.sin(t * 11), 6 + 19 * t) for t in (k / 11 for k in range(12))
    ]
    puffs(plate, trail, ("#fff0da", "#e8b490"), "#8a5a4c")


def _gates(plate: Plate) -> None:
    """A white gate of five bars on either side of the road, each with its red disc."""
    for left, right in ((150, 318), (452, 596)):
        for x in (left, right):
            plate.box(
                x - 5, 282, 10, 54, 2, plate.across(x - 5, x + 5, (0, "#fffaea"), (1, "#a4906a")), INK, 1.4
            )
        for y in (290, 302, 314, 326):
            plate.box(left, y, right - left, 5, 1, "#fbf3de", INK, 1.2)
        plate.path(f"M{left + 4} 328L{right - 4} 292", "none", INK, 5.4)
        plate.path(f"M{left + 4} 328L{right - 4} 292", "none", "#fbf3de", 3)
        middle = (left + right) / 2
        plate.circle((middle, 306), 15, "#b8323e", INK, 1.8)
        plate.circle((middle, 306), 10, "none", "#fbf3de", 1.6)


def _steer(plate: Plate, at: Point, size: float, tint: tuple[str, str]) -> None:
    """A longhorn in profile that faces right; the point is the ground under its belly."""

    def there(text: str) -> Polyline:
        return placed(text, at, (size, size))

    x, y = at
    for leg in ("-44,-40 -50,-22 -46,0 -39,0! -40,-22 -32,-40", "30,-38 34,-18 32,0 39,0! 42,-20 44,-40"):
        plate.path(there(leg), tint[1], INK, 1.2)
    plate.path(there("-58,-66 -66,-50 -64,-28 -67,-16! -60,-18 -59,-40 -53,-56"), tint[1], INK, 1.1)
    body = there("-58,-68 -40,-75 -8,-70 18,-74 40,-82 56,-74 58,-54 48,-38 30,-32 -6,-28 -36,-32 -54,-42")
    plate.path(body, plate.down(y - 82 * size, y - 28 * size, (0, tint[0]), (1, tint[1])), INK, 1.8)
    plate.hatch(body, 70, 4, lambda _, py: max(0.0, (py - y + 60 * size) / (44 * size)) * 0.8, INK, 0.55, 2)
    plate.fur(body, lambda px, py: 2.2 + 0.4 * math.sin(px * 0.06), 7, 7, 1.1, tint[1], 0.5)
    for leg in ("-54,-46 -60,-26 -54,0 -45,0! -48,-24 -38,-36", "40,-44 46,-22 44,0 52,0! 54,-22 57,-50"):
        plate.path(there(leg), plate.down(y - 48 * size, y, (0, tint[0]), (1, tint[1])), INK, 1.3)
    plate.path(there("62,-96 46,-106 42,-124 46,-126! 54,-112 70,-102!"), "#f4e6c6", INK, 1.3)
    plate.path(there("76,-98 94,-104 104,-120 107,-118! 102,-98 80,-90!"), "#f4e6c6", INK, 1.3)
    head = there("48,-78 58,-96 74,-100 84,-92 90,-74 98,-60 95,-50! 84,-48! 74,-56 62,-60 54,-64")
    plate.path(head, plate.down(y - 100 * size, y - 48 * size, (0, tint[0]), (1, tint[1])), INK, 1.7)
    plate.path(there("86,-62 98,-62 96,-50! 84,-48! 80,-54"), "#e8c0a4", INK, 1.1)
    plate.path(there("58,-92 44,-94 40,-86! 52,-82"), tint[1], INK, 1.2)
    plate.circle((x + 78 * size, y - 84 * size), 2.6 * size, "#120c0a")


def _drover(plate: Plate, at: Point) -> None:
    """A man in a long coat seen from the side, hat in the neck, both hands on his staff."""
    x, y = at
    plate.path(placed("-10,0! -8,-26 2,-26 2,0!", at), "#3a2a20", INK, 1.2)
    plate.path(placed("4,0! 4,-26 12,-26 14,0!", at), "#2a1c16", INK, 1.2)
    coat = placed("-18,-14! -16,-44 -14,-72 -4,-80 8,-78 14,-66 16,-40 20,-12! 4,-18", at)
    plate.path(coat, plate.across(x - 18, x + 20, (0, "#7a93a0"), (0.4, "#4f6878"), (1, "#1f2e3a")), INK, 1.7)
    plate.hatch(coat, 84, 4, lambda px, _: 0.2 + max(0.0, (px - x) / 24), INK, 0.6, 1.9)
    plate.circle((x + 3, y - 88), 10, "#dca880", INK, 1.4)
    plate.path(placed("-7,-84 -6,-76 4,-74 10,-80", at), "#a8402f", INK, 1)
    plate.path(placed("-15,-92! -8,-96 -7,-106 4,-110 13,-105 14,-96 22,-92! 4,-89", at), "#6b4424", INK, 1.5)
    plate.path(f"M{x + 27} {y}V{y - 108}", "none", INK, 4.4)
    plate.path(f"M{x + 27} {y}V{y - 108}", "none", "#9a6a3a", 2.4)
    for lift in (0, 9):
        arm = [(x + 2, y - 68 + lift), (x + 14, y - 54 + lift), (x + 27, y - 62 + lift)]
        plate.stroke(smooth(arm, False), 8, INK, ends=(1, 1))
        plate.stroke(smooth(arm, False), 5.6, "#5f7a8a", ends=(1, 1))
        plate.circle((x + 27, y - 62 + lift), 3.6, "#dca880", INK, 1)


def river_ridge(plate: Plate) -> None:
    """A town along the edge of a gorge at sunrise; a stone arch spans the river far beneath it."""
    sky(plate, Sky("#6f7fc0", "#eaa8ae", "#ffe6b8", "#3f3f78", 236, (330, 150, 40), "#fff4cc", Orb.RAYS))
    cloud(plate, (476, 60), 0.8, ("#fff0ec", "#e8a8a8"), "#8a5a74")
    cloud(plate, (98, 40), 0.6, ("#fff0ec", "#e8a8a8"), "#8a5a74")
    hill(plate, "0,196 130,172 240,196 330,206 430,186 600,164", ("#b8a2c0", "#a494a4"), "#5a4470")
    hill(plate, "0,230 150,214 300,234 420,222 600,206", ("#c49a9a", "#a4825c"), "#5f3f3a", 6)
    _gorge(plate)
    _cliff(
        plate,
        "-20,420! -20,176 60,168 150,176 214,184 236,196! 246,226 232,262 252,300 236,344 262,400 262,420!",
        240,
    )
    _arch(plate)
    _cliff(
        plate,
        "620,420! 620,196 560,190 480,196 436,206! 424,236 440,268 420,306 438,350 404,400 400,420!",
        430,
    )
    _turf(plate)
    for at, size, walls, cover in (
        ((6, 172), (38, 40), PLASTER, TILE), ((48, 168), (30, 54), BRICK, SLATE),
        ((82, 172), (36, 34), SAND, TILE), ((164, 182), (34, 40), PLASTER, SLATE),
        ((200, 188), (26, 30), BRICK, TILE),
        ((466, 200), (34, 30), SAND, TILE), ((508, 196), (30, 44), PLASTER, SLATE),
    ):  # fmt: skip
        house(plate, at, size, walls, cover, at[0] == 48)
    tower(plate, (140, 182), (34, 84), STONE, 2)
    spire(plate, (140, 98), 34, 60)
    for x, y, big in ((560, 202, 0.9), (590, 204, 1.1), (446, 212, 0.5)):
        tree(plate, (x, y), big)
    for x, y, high in ((20, 410, 92), (60, 424, 76), (560, 420, 100), (596, 404, 84), (520, 428, 64)):
        pine(plate, (x, y), high, ("#5f8058", "#1f3a2c"))


def _gorge(plate: Plate) -> None:
    """The river comes out of the morning and widens towards the viewer."""
    stream = curve(
        "318,226! 344,226! 360,250 330,276 300,300 330,330 420,360 480,420! 180,420! "
        "236,360 262,320 270,292 306,262 322,246"
    )
    water(plate, stream, ("#ffeccc", "#a8c0c8", "#3f6a8c"), "#2a4a70", (326, 16))
    for k in range(9):
        y = 306 + k * 11
        x = 316 + 22 * math.sin(k * 1.7)
        plate.stroke([(x - 12 - k * 3, y), (x, y + 2), (x + 12 + k * 3, y)], 2.6, "#fffaf0", 0.85, (0.1, 0.1))


def _cliff(plate: Plate, text: str, edge: float) -> None:
    """A wall of rock in beds and joints, bright where the sun comes in at its edge."""
    rock = curve(text)
    left = edge < 300
    ends = (edge - 250, edge + 10) if left else (edge - 10, edge + 200)
    light, middle, deep = "#f0cfa0", "#b58a68", "#5a4046"
    tones = ((0, deep), (0.7, middle), (1, light)) if left else ((0, light), (0.3, middle), (1, deep))
    plate.path(rock, plate.across(*ends, *tones), INK, 2)

    def joints(x: float, y: float) -> float:
        return 0.25 + 0.55 * (math.sin(x * 0.11 + 0.8 * math.sin(y * 0.04)) + 1) / 2

    def beds(x: float, y: float) -> float:
        return max(0.0, math.sin(y * 0.16 + 0.6 * math.sin(x * 0.02))) * 0.9

    plate.hatch(rock, 84 if left else 96, 6, joints, "#3a2028", 0.6, 2.8)
    plate.hatch(rock, 4 if left else -4, 9, beds, "#3a2028", 0.6, 3.4, bend=lambda u: 0.03 * math.sin(7 * u))


def _turf(plate: Plate) -> None:
    for text in (
        "-20,196! -20,174 60,166 150,174 214,182 238,196! 200,204 120,194 40,200",
        "620,212! 620,194 560,188 480,194 434,206! 480,212 560,206",
    ):
        edge = curve(text)
        plate.path(edge, plate.down(166, 212, (0, "#b4c264"), (1, "#5f7a38")), INK, 1.3)
        plate.fur(edge, lambda x, y: -1.5 + 0.3 * math.sin(x), 6, 8, 1.3, "#35481f", 0.7)


def _arch(plate: Plate) -> None:
    """The bridge between the two halves of the town."""
    span = "M226 196Q334 176 446 206V220L430 236Q334 190 246 232L226 216Z"
    plate.path(span, plate.down(184, 232, (0, "#f4dfb4"), (1, "#94785c")), INK, 1.8)
    for k in range(15):
        t = (k + 0.5) / 15
        x = 246 + 184 * t
        rise = 232 * (1 - t) ** 2 + 2 * 190 * t * (1 - t) + 236 * t * t
        plate.path(f"M{x:.1f} {rise:.1f}L{x + (t - 0.5) * 10:.1f} {rise - 11:.1f}", "none", INK, 1)
    plate.path("M226 195Q334 175 446 205", "none", "#fff6dc", 3)
