"""The plants of the foreground: grass, flowers, reeds, bushes, trees."""

import math
import random
from collections.abc import Sequence

from art.engrave import Plate, tufted
from scenes.art.geometry import Polyline, ribbon, smooth
from scenes.art.landscape.countryside import SUN, TREES, crown
from scenes.art.palette import INK, Colour
from scenes.art.vector import Point

LEAVES: tuple[Colour, Colour, Colour] = ("#93b150", "#406f35", "#12301c")
_BANKS = (
    [(-30.0, 952.0), (90, 962), (230, 992), (390, 1024), (560, 1052), (720, 1084)],
    [(1330.0, 1084.0), (1460, 1052), (1600, 1020), (1740, 984), (1950, 948)],
)
_BLADES = (
    (0, 430, 30, ("#2c5a28", "#3f7030", "#1c4420")),
    (34, 430, 36, ("#1c4420", "#2c5a28", "#5a8a38", "#123018")),
    (72, 340, 44, ("#0e2814", "#163a1c", "#3f7030", "#0a1c0e")),
)
"""The rows of grass: distance below the bank's edge, number of blades, height, colours."""


_BUSHES = ((1730, 1044, 30), (1768, 1036, 38), (1806, 1050, 30), (478, 1052, 26), (508, 1046, 32))


def foreground(plate: Plate) -> None:
    """The near meadows with all their plants."""
    for seed, bank in enumerate(_BANKS, 3):
        crest = smooth(bank, False, 12)
        turf = plate.down(950, 1080, (0, "#406b2f"), (0.5, "#204521"), (1, "#0a1c0e"))
        plate.path([(bank[0][0], 1120), *crest, (bank[-1][0], 1120)], turf, INK, 1.6)
        for row, (down, count, high, colours) in enumerate(_BLADES):
            grass(plate, [(x, y + down) for x, y in crest], count, high, colours, seed + 10 * row)
        _flowers(plate, crest, seed)
    for number in range(28):
        _reed(plate, number)
    for number, (x, y, radius) in enumerate(_BUSHES):
        leafy(plate, (x, y), radius, 51 + number)
    for number, (left, foot, scale) in enumerate(TREES):
        _tree(plate, (left, foot), scale, 5 + number)


def grass(
    plate: Plate, crest: Sequence[Point], count: int, high: float, colours: Sequence[Colour], seed: int
) -> None:
    """Blades of grass on a line and slightly below it."""
    dice = random.Random(seed)
    for _ in range(count):
        here, after = _piece(crest, dice)
        x, y = here[0] + dice.random() * (after[0] - here[0]), here[1] + dice.uniform(0, 34)
        tall, lean = high * dice.uniform(0.5, 1.15), dice.gauss(0, 9)
        blade = [(x, y + 4), (x + lean * 0.3, y - tall * 0.55), (x + lean, y - tall)]
        plate.path(ribbon(blade, [dice.uniform(2.6, 4.6), 2.4, 0.2]), dice.choice(colours), opacity=0.95)


def _piece(crest: Sequence[Point], dice: random.Random) -> tuple[Point, Point]:
    number = dice.randrange(len(crest) - 1)
    return crest[number], crest[number + 1]


def _flowers(plate: Plate, crest: Polyline, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(46):
        at = dice.choice(crest)
        x, y = at[0] + dice.uniform(-8, 8), at[1] + dice.uniform(4, 80)
        colour = dice.choice(("#f3d58d", "#d0515a", "#fff3cf"))
        if y < 1074:
            for petal in range(5):
                turn = petal * math.tau / 5
                plate.circle((x + 3 * math.cos(turn), y + 3 * math.sin(turn)), 2.3, colour, INK, 0.5)
            plate.circle((x, y), 1.7, "#8a5c1e")


def _reed(plate: Plate, number: int) -> None:
    dice = random.Random(number)
    x = dice.uniform(690, 860) if number % 2 else dice.uniform(1220, 1370)
    high, lean = dice.uniform(34, 66), dice.uniform(-12, 12)
    stem = [(x, 1084.0), (x + lean * 0.3, 1084 - high * 0.6), (x + lean, 1084 - high)]
    plate.path(ribbon(stem, [3.4, 2.6, 0.3]), "#16301a")
    if number % 3 == 0:
        head = [(x + lean * 0.8, 1084 - high * 0.8), (x + lean * 0.95, 1082 - high)]
        plate.path(ribbon(head, [5, 5]), "#5a3418", INK, 0.8)


def leafy(plate: Plate, at: Point, radius: float, seed: int) -> None:
    """A round crown of leaves, lit from the side of the sun."""
    dice = random.Random(seed)
    x, y = at
    edge = [
        (
            x + math.cos(math.tau * k / 30) * radius * dice.uniform(0.9, 1.06),
            y + math.sin(math.tau * k / 30) * radius * 0.92 * dice.uniform(0.9, 1.06),
        )
        for k in range(30)
    ]
    side = 1 if x < SUN[0] else -1

    def flow(px: float, py: float) -> float:
        return math.atan2(py - y, px - x) + 0.7

    def dark(px: float, py: float) -> float:
        return max(0.1, 0.6 - side * (px - x) / (1.6 * radius) + (py - y) / (1.8 * radius))

    def bright(px: float, py: float) -> float:
        return max(0.0, side * (px - x) / (1.7 * radius) - (py - y) / (1.5 * radius))

    tones = zip((0, 0.45, 1), LEAVES, strict=True)
    body = plate.radial((x + side * radius * 0.42, y - radius * 0.5), radius * 1.7, *tones)
    plate.path(tufted(edge, flow, 5, 6, seed=seed), body, LEAVES[2], 0.8)
    plate.fur(edge, flow, 6.5, 9, 2.6, "#0a1c10", 0.7, dark, seed=seed + 1)
    plate.fur(edge, flow, 7, 8, 2.2, "#e2e28c", 0.75, bright, seed=seed + 2)


def _tree(plate: Plate, foot: Point, scale: float, seed: int) -> None:
    x, y = foot

    def at(dx: float, dy: float) -> Point:
        return x + dx * scale, y + dy * scale

    trunk = [at(-20, 0), at(-9, -60), at(-12, -150), at(10, -150), at(10, -60), at(22, 0)]
    bark = plate.across(x - 16 * scale, x + 16 * scale, (0, "#8a6038"), (0.4, "#4a2e1c"), (1, "#1c100a"))
    plate.path(smooth(trunk, corners=(0, 2, 3, 5)), bark, INK, 1.8)
    plate.hatch(trunk, 88, 4.4, lambda _x, _y: 0.6, "#0e0806", 0.8, 2.2)
    for dx, dy in ((-46, -150), (44, -168), (8, -190)):
        bough = [at(0, -120), at(dx * 0.5, -142), at(dx, dy)]
        plate.path(ribbon(bough, [13 * scale, 8 * scale, 3 * scale]), "#3a2416", INK, 1.2)
    for number, (bx, by, radius) in enumerate(crown(foot, scale)):
        leafy(plate, (bx, by), radius, seed * 40 + number)
