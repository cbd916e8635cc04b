"""Black Friar, Molehill, Bridgewater and Beaver Ford."""

import math

from art.engrave import Plate, curve, placed
from art.towns import built
from art.towns.beasts import beaver, mole
from art.towns.built import (
    PLASTER,
    SLATE,
    STONE,
    THATCH,
    TILE,
    TIMBER,
    arch,
    chimney,
    door,
    house,
    roof,
    spire,
    tower,
    wall,
    window,
)
from art.towns.clouds import cloud
from art.towns.land import INK, Orb, Sky, grass, hill, path, pine, reeds, sky, stars, water
from scenes.art.geometry import circle


def black_friar(plate: Plate) -> None:
    """A moonlit priory; a friar with his lantern walks home."""
    sky(
        plate,
        Sky("#141b3c", "#37427a", "#8f86b4", "#070a1e", 260, (132, 66, 30), "#fdf3cf", orb=Orb.CRESCENT),
    )
    stars(plate)
    hill(plate, "0,222 110,196 240,220 380,190 500,212 600,196", ("#4a4f7a", "#2f345a"), "#161a38")
    hill(plate, "0,262 140,246 300,262 460,244 600,258", ("#39506a", "#1c2c44"), "#0c1626", -6)
    night = ("#a6a0b8", "#4a4560")
    wall(plate, (286, 188, 150, 84), night)
    roof(plate, [(280, 190), (296, 148), (426, 148), (442, 190)], ("#4b5474", "#1d2238"))
    for x in (302, 334, 366, 398):
        window(plate, (x, 206, 18, 44), True, True)
        wall(plate, (x + 22, 194, 7, 78), ("#8f88a4", "#3d3852"), False)
    tower(plate, (262, 272), (56, 154), night, 3, True)
    spire(plate, (262, 110), 40, 58, ("#4b5474", "#171b30"))
    tower(plate, (456, 272), (40, 104), night, 2)
    spire(plate, (456, 168), 40, 54, ("#4b5474", "#171b30"))
    for at, high in (((40, 290), 96), ((86, 284), 70), ((540, 286), 92), ((576, 292), 70)):
        pine(plate, at, high, ("#3a5a5c", "#12242c"))
    path(plate, "262,272! 284,272! 250,310 150,346 90,400! -10,400! 60,340 190,312", ("#b8b0c4", "#6a6484"))
    grass(plate, curve("-20,420! -20,352 120,366 260,350 420,362 620,340 620,420!"), ("#2f5148", "#0f2220"))
    _friar(plate)


def _friar(plate: Plate) -> None:
    glow = ((0.0, "#ffdf8a", 0.95), (0.3, "#ffc45a", 0.5), (1.0, "#ffc45a", 0.0))
    plate.circle((212, 318), 62, plate.radial((212, 318), 62, *glow))
    robe = curve("164,268! 180,272 190,300 200,366! 132,366! 140,312 150,280")
    plate.path(robe, plate.across(130, 200, (0, "#0e0b12"), (0.75, "#2a2230"), (1, "#6a4c34")), INK, 2)
    plate.hatch(robe, 80, 5, lambda x, y: 0.5, "#000000", 0.6, 2.4)
    hood = curve("148,286 146,256 164,240 184,254 186,278 168,292")
    plate.path(hood, plate.across(146, 188, (0, "#0e0b12"), (1, "#4a3834")), INK, 2)
    plate.path(curve("170,262 182,260 182,276 170,280"), "#d9a878", INK, 1)
    plate.line("182,296 196,300 208,298", 9, "#1b151d", ends=(0.8, 0.8))
    plate.path("M204 302H222V330H204Z", "#fff1b8", INK, 2.2)
    plate.path("M200 302H226L213 290Z", "#2a2230", INK, 1.4)
    plate.line("152,312 172,316 194,314", 3, "#c9b078", ends=(1, 1))


def molehill(plate: Plate) -> None:
    """One great round hill with burrows for houses, on a bright morning."""
    sky(plate, Sky("#5aa3c4", "#b4dcd2", "#fdf0c4", "#1f5f80", 250, (96, 92, 36), orb=Orb.RINGS))
    cloud(plate, (250, 66), 0.9)
    cloud(plate, (470, 110), 0.6)
    hill(plate, "0,230 120,206 260,226 420,204 600,226", ("#8fb89a", "#a4bd84"), "#3f6a52")
    mound = curve("60,330! 110,220 190,140 290,104 392,138 470,214 540,330!")
    plate.path(
        mound, plate.radial((240, 150), 300, (0, "#bcd06a"), (0.5, "#7fa048"), (1, "#3f6a2c")), INK, 1.8
    )
    for k in range(5):
        rise = 54 * k
        band = curve(f"60,330! 110,{220 + rise * 0.5} 290,{126 + rise} 470,{220 + rise * 0.5} 540,330!")
        plate.hatch(band, 0, 7, lambda x, y: 0.12 + 0.5 * max(0, (x - 260) / 280), "#24401a", 0.5, 2.6, 7)
    plate.fur(mound, lambda x, y: -1.57 + (x - 300) * 0.004, 10, 9, 1.6, "#dbe89a", 0.7, seed=4)
    plate.fur(mound, lambda x, y: -1.57 + (x - 300) * 0.004, 11, 9, 1.4, "#2c4a1c", 0.6, seed=5)
    for k in range(46 if plate.fine else 12):
        x, y = 100 + (k * 137) % 400, 170 + (k * 89) % 150
        if abs(x - 300) < (y - 104) * 0.96:
            plate.circle((x, y), 2.3, ("#fffaf0", "#f4c04a", "#e88a8a")[k % 3])
    for x, y in ((240, 122), (338, 118)):
        chimney(plate, (x, y - 26, 12, 30))
    for x, y, size in (
        (292, 196, 1.0),
        (196, 238, 1.15),
        (394, 240, 1.1),
        (290, 286, 1.5),
        (130, 306, 0.9),
        (470, 304, 0.9),
    ):
        _burrow(plate, x, y, size)
    path(plate, "276,318! 306,318! 340,352 330,400! 210,400! 262,350", ("#f3dca8", "#b98f55"))
    grass(plate, curve("-20,420! -20,330 90,334 230,352 260,420!"), ("#7fa048", "#35572a"))
    grass(plate, curve("340,420! 352,352 470,330 620,334 620,420!"), ("#7fa048", "#35572a"), 6)
    for x, y in ((30, 356), (196, 388), (450, 372), (536, 362)):
        heap = curve(f"{x - 30},{y}! {x - 14},{y - 20} {x},{y - 26} {x + 16},{y - 18} {x + 30},{y}!")
        plate.path(heap, plate.radial((x - 8, y - 20), 40, (0, "#a4744a"), (1, "#4a2c18")), INK, 1.5)
        plate.fur(heap, lambda a, b: -1.5, 6, 6, 1.6, "#2a170c", 0.6)
    mole(plate, (96, 382))
    earth = curve("44,392! 58,380 78,374 96,378 116,373 136,380 150,392! 96,398")
    plate.path(earth, plate.radial((84, 376), 60, (0, "#a4744a"), (1, "#4a2c18")), INK, 1.5)
    plate.fur(earth, lambda a, b: -1.5, 6, 6, 1.6, "#2a170c", 0.6)


def _burrow(plate: Plate, x: float, y: float, size: float) -> None:
    """A round green door and a round window under a brow of turf."""
    r = 19 * size
    plate.path(
        placed("-1.5,1! -1,-0.9 0,-1.5 1,-0.9 1.5,1!", (x, y), (r, r)),
        "#5f7f34",
        INK,
        1.3,
    )
    plate.circle((x, y), r * 1.14, "#e2c896", INK, 1.4)
    tint = ("#2f6f66", "#9c4a3c", "#3f5f8c")[round(x) % 3]
    plate.circle((x, y), r * 0.92, plate.across(x - r, x + r, (0, tint), (1, "#1b171c")), INK, 1.4)
    plate.hatch(circle((x, y), r * 0.9, 30), 90, 4, lambda px, py: 0.5, "#000000", 0.5, 1.3)
    plate.circle((x + r * 0.5, y + 2), r * 0.13, "#f3d58d", INK, 0.8)
    plate.circle((x + r * 1.55, y - r * 0.1), r * 0.34, "#ffe9a8", INK, 1.3)


def bridgewater(plate: Plate) -> None:
    """A stone bridge of three arches over a broad river, at noon."""
    sky(plate, Sky("#3f8fae", "#9fd0cf", "#eef0d0", "#16506c", 230, (112, 64, 30), "#fffbe4", orb=Orb.DISC))
    cloud(plate, (258, 76), 0.85)
    cloud(plate, (394, 46), 0.55)
    hill(plate, "0,196 130,172 280,194 430,168 600,190", ("#86ac9c", "#a0b98e"), "#3a6658")
    for at, size, walls, cover in (
        ((24, 236), (48, 50), PLASTER, TILE),
        ((76, 236), (40, 66), STONE, SLATE),
        ((480, 234), (46, 62), PLASTER, SLATE),
        ((530, 234), (52, 46), built.BRICK, TILE),
    ):
        house(plate, at, size, walls, cover, at[0] == 76)
    tower(plate, (444, 236), (34, 110), STONE, 3)
    spire(plate, (444, 126), 34, 58, built.COPPER)
    river = [(-10.0, 232.0), (610.0, 232.0), (610.0, 410.0), (-10.0, 410.0)]
    water(plate, river, ("#bfe0d2", "#5fa3a8", "#1f5c6c"), "#0f4150", (150, 18))
    _bridge(plate)
    _boat(plate)
    grass(plate, curve("-20,420! -20,330 60,342 130,372 150,420!"), ("#86a04a", "#2f4a22"))
    grass(plate, curve("470,420! 500,378 560,348 620,336 620,420!"), ("#86a04a", "#2f4a22"), 8)
    reeds(plate, ((40, 378, 56), (58, 386, 70), (548, 380, 60), (570, 374, 48)))


def _bridge(plate: Plate) -> None:
    deck = curve("-20,214! 120,200 300,178 480,200 620,214! 620,300! -20,300!", steps=12)
    openings = [(56.0, 300.0, 108.0, 72.0), (220.0, 300.0, 160.0, 98.0), (436.0, 300.0, 108.0, 72.0)]
    shape = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in deck) + "Z"
    holes = "".join(arch(*opening) for opening in openings)
    stone = plate.down(178, 300, (0, "#ead9b4"), (0.5, "#bda47a"), (1, "#7a6648"))
    plate.path(shape + holes, stone, INK, 1.8, even_odd=True)
    rounds = []
    for x, base, wide, high in openings:
        r = wide / 2
        turns = [(math.cos(k * math.pi / 20) * r, math.sin(k * math.pi / 20) * r) for k in range(21)]
        bow = [(x + r - dx, base - high + r - dy) for dx, dy in turns]
        rounds.append([(x, base), *bow, (x + wide, base)])
    plate.hatch(deck, 0, 8, lambda x, y: 0.4, "#4a3a26", 0.6, 1.6, 9, holes=rounds)
    for ring in rounds:
        plate.stroke(ring, 9, INK, ends=(1, 1))
        plate.stroke(ring, 6.4, "#f0e0ba", ends=(1, 1))
    plate.line("-20,212 120,198 300,176 480,198 620,212", 8, INK, ends=(1, 1))
    plate.line("-20,211 120,197 300,175 480,197 620,211", 5, "#f6e8c6", ends=(1, 1))
    for x in (28, 192, 408, 572):
        cut = [(x - 16, 300.0), (x - 13, 250.0), (x, 238.0), (x + 13, 250.0), (x + 16, 300.0)]
        plate.path(cut, plate.across(x - 16, x + 16, (0, "#e2cda0"), (1, "#7a6648")), INK, 1.5)
        foot = [(x - 20, 300.0), (x + 20, 300.0), (x + 14, 344.0), (x - 14, 344.0)]
        plate.hatch(foot, 0, 4.5, lambda px, py: 0.7 * (1 - (py - 300) / 46), "#12323a", 0.6, 2.6)


def _boat(plate: Plate) -> None:
    hull = curve("236,322! 300,332 372,320! 356,350 256,350")
    plate.path([(300, 322), (300, 244), (352, 312)], "#fbf0d6", INK, 1.4)
    plate.path([(294, 320), (294, 256), (254, 314)], "#e0c48e", INK, 1.4)
    plate.path("M297 326V238", "none", INK, 2.4)
    plate.path(hull, plate.down(320, 350, (0, "#a83844"), (1, "#4a141d")), INK, 1.6)


def beaver_ford(plate: Plate) -> None:
    """A dam of logs across a forest stream, in the mist of morning; the beaver brings another."""
    sky(plate, Sky("#7fa0a8", "#c6d3bd", "#f8e3bd", "#3f6670", 230, (300, 110, 40), "#fff6dc", orb=Orb.HAZE))
    hill(plate, "0,180 120,150 240,176 380,146 500,170 600,150", ("#9fb6a6", "#b6c2a2"), "#5a7a68")
    for k, x in enumerate((20, 64, 108, 150, 196, 404, 446, 492, 538, 584)):
        pine(plate, (x, 236 + (k % 3) * 6), 92 + (k * 37) % 44, ("#6a9070", "#264636"))
    hill(plate, "0,232 90,226 180,238 420,238 520,226 600,232", ("#7f9a5c", "#56743f"), "#2a4420", 4)
    _lodge(plate)
    pool = curve("-20,246! 180,250 300,246 440,252 620,246! 620,310! -20,310!")
    water(plate, pool, ("#dfe8cf", "#8fb5a4", "#4f8a88"), "#245a58", (300, 22))
    _dam(plate)
    lower = curve("-20,338! 160,330 300,336 460,328 620,340! 620,420! -20,420!")
    water(plate, lower, ("#a8cbb8", "#5a9490", "#1f5050"), "#0f3c40")
    for x in (214, 300, 372):
        plate.line(f"{x},318 {x + 4},338 {x - 2},356", 9, "#f6f4e0", 0.8)
    beaver(plate)
    grass(plate, curve("-20,420! -20,332 50,346 110,384 120,420!"), ("#7f9a4a", "#2c4722"))
    grass(plate, curve("500,420! 520,380 570,348 620,338 620,420!"), ("#7f9a4a", "#2c4722"), 9)
    reeds(plate, ((30, 388, 70), (52, 394, 54), (560, 384, 66), (582, 378, 52)))


def _lodge(plate: Plate) -> None:
    """A cabin by the pool, and smoke."""
    wall(plate, (252, 196, 96, 48), TIMBER, False)
    for y in (206, 216, 226, 236):
        plate.path(f"M252 {y}H348", "none", "#3a2416", 2)
    roof(plate, [(240, 200), (262, 156), (338, 156), (360, 200)], THATCH)
    chimney(plate, (318, 136, 12, 26))
    door(plate, (300, 244), 18, 32)
    window(plate, (264, 210, 16, 16))
    window(plate, (322, 210, 16, 16))


def _dam(plate: Plate) -> None:
    for row, (y, count) in enumerate(((290, 9), (302, 10), (314, 9), (326, 10))):
        for k in range(count):
            x = -30 + k * 70 + (row % 2) * 34
            tilt = ((k * 7 + row * 5) % 5 - 2) * 2.4
            log = [(x, y + tilt - 7), (x + 74, y - tilt - 7), (x + 74, y - tilt + 7), (x, y + tilt + 7)]
            plate.path(
                log, plate.down(y - 8, y + 8, (0, "#c89a62"), (0.5, "#8a5c34"), (1, "#432816")), INK, 1.4
            )
            plate.hatch(log, 0, 3.4, lambda px, py: 0.5, "#2a170c", 0.5, 1.1)
            plate.path(circle((x, y + tilt), 4.5, 20, 7), "#e6c48c", INK, 1.2)
    for x, lean in ((90, -12), (180, 9), (262, -8), (350, 12), (430, -9), (520, 8)):
        plate.stroke([(x, 336), (x + lean * 0.5, 300), (x + lean, 266)], 6, INK, ends=(1, 0.5))
        plate.stroke([(x, 336), (x + lean * 0.5, 300), (x + lean, 267)], 4, "#a4744a", ends=(1, 0.5))
