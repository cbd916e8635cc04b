"""Land's End."""

from art.engrave import Plate, curve, placed
from art.towns.built import (
    PLASTER,
    SLATE,
    door,
    house,
    roof,
    window,
)
from art.towns.land import INK, Sky, sky, stars, water
from scenes.art.geometry import circle


def lands_end(plate: Plate) -> None:
    """The lighthouse on the last cliff, its beam over a darkening sea."""
    sky(plate, Sky("#1f2f5c", "#6a5a8c", "#f0a488", "#0f183a", 262, (470, 226, 34), "#ffe0b0"))
    stars(plate, "#fff4cf", 26, 110)
    lamp = (206.0, 84.0)
    for far, wide in ((700, 88), (-160, 54)):
        beam = [lamp, (far, lamp[1] - wide + 24), (far, lamp[1] + wide + 24)]
        side = plate.linear(lamp, (far, lamp[1]), (0, "#fff4b8", 0.85), (1, "#fff4b8", 0.08))
        plate.path(beam, side)
    sea = [(-10.0, 256.0), (610.0, 256.0), (610.0, 410.0), (-10.0, 410.0)]
    water(plate, sea, ("#e0a49a", "#5a6f9c", "#16264c"), "#0a1430", (470, 22))
    _cliff(plate)
    _lighthouse(plate, lamp)
    _ship(plate)
    for y, x in ((330, 380), (352, 300), (372, 420), (344, 500)):
        plate.line(f"{x - 34},{y} {x - 14},{y - 8} {x},{y} {x + 16},{y - 8} {x + 34},{y}", 4, "#f0e4e8", 0.8)


def _cliff(plate: Plate) -> None:
    rock = curve("-20,420! -20,244 70,232 180,226 262,230 300,246! 292,286 318,320 300,352 330,420!")
    plate.path(rock, plate.across(0, 320, (0, "#8a8274"), (0.6, "#6a5f64"), (1, "#2c2838")), INK, 2)
    plate.hatch(
        rock,
        84,
        6,
        lambda x, y: (0.2 + 0.6 * max(0, x / 320)) * min(1, max(0, (y - 250) / 30)),
        "#12101c",
        0.7,
        3.2,
    )
    plate.hatch(rock, 20, 13, lambda x, y: 0.5 * min(1, max(0, (y - 256) / 30)), "#12101c", 0.5, 2.4)
    turf = curve("-20,270! -20,244 70,232 180,226 262,230 302,248! 262,252 200,246 120,256 60,254")
    plate.path(turf, plate.down(226, 268, (0, "#7a9a58"), (1, "#34502e")), INK, 1.5)
    plate.fur(turf, lambda x, y: -1.6, 7, 9, 1.5, "#14240f", 0.7)
    house(plate, (66, 246), (60, 36), PLASTER, SLATE, True, 0.5)
    for x, y, r in ((322, 392, 26), (352, 402, 18)):
        plate.path(circle((x, y), r, 14, r * 0.7), "#4a4454", INK, 1.5)


def _lighthouse(plate: Plate, lamp: tuple[float, float]) -> None:
    x = lamp[0]

    def ring(top: float, bottom: float, colour: tuple[str, str, str]) -> None:
        a, b = 18 + (top - 104) * 0.095, 18 + (bottom - 104) * 0.095
        body = [(x - a, top), (x + a, top), (x + b, bottom), (x - b, bottom)]
        light, middle, deep = colour
        plate.path(body, plate.across(x - b, x + b, (0, middle), (0.3, light), (1, deep)), INK, 1.5)
        plate.hatch(body, 90, 3.4, lambda px, py: max(0.0, (px - x) / 28) * 0.8, INK, 0.55, 2)

    for k in range(5):
        ring(
            104 + k * 27.6,
            104 + (k + 1) * 27.6,
            (("#e87a6a", "#b8323e", "#5a141d"), ("#ffffff", "#f0e4cc", "#9a8c7c"))[k % 2],
        )
    for y in (140, 196):
        window(plate, (x - 5, y, 10, 16), True, True)
    door(plate, (x, 242), 16, 26)
    plate.box(x - 26, 98, 52, 8, 2, "#2a2430", INK, 1.5)
    glow = ((0.0, "#fffbe0", 1.0), (0.3, "#ffe9a0", 0.7), (1.0, "#ffe9a0", 0.0))
    plate.circle(lamp, 62, plate.radial(lamp, 62, *glow))
    plate.box(x - 14, 70, 28, 28, 1, "#fffbd8", INK, 1.8)
    plate.path(f"M{x - 5} 70V98M{x + 5} 70V98", "none", INK, 1.4)
    roof(plate, curve(f"{x - 20},70! {x - 12},54 {x},46 {x + 12},54 {x + 20},70!"), ("#b8323e", "#5a141d"))
    plate.circle((x, 43), 4, "#d2a04a", INK, 1.2)


def _ship(plate: Plate) -> None:
    for x, high in ((398, 70), (430, 82), (460, 62)):
        plate.path(f"M{x} 300V{300 - high - 8}", "none", INK, 2.6)
        for part in (0.0, 0.5):
            y = 296 - high * (1 - part)
            sail = placed("-15,0! 15,0! 21,0.22 16,0.4! -14,0.4! -9,0.2", (x, y), (1, high), 5)
            plate.path(sail, plate.across(x - 15, x + 20, (0, "#e8d4c0"), (1, "#fff4e0")), INK, 1.2)
            plate.hatch(sail, 80, 4, lambda px, py: 0.4, "#6a4a4c", 0.5, 1.3)
    hull = curve("370,298! 430,306 494,292! 478,324 388,324")
    plate.path(hull, plate.down(296, 324, (0, "#6b3a34"), (1, "#1f1018")), INK, 1.8)
    plate.path("M380 308H482", "none", "#d2a04a", 2)
