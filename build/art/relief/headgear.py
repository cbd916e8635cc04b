"""Headgear of the prairie, and other things on a head."""

import math

import numpy as np

from art.relief import hats
from art.relief.clay import Group
from art.relief.fields import Field, Vector, bell, mix, rgb, turned
from art.relief.figure import Figure, Look
from art.relief.fur import Coat
from art.relief.hats import BRIM, CROWN, Tilt
from art.relief.head import Head
from art.relief.materials import GOLD, gilt, glossy, gold, plain


def on(figure: Figure, head: Head, at: Vector, tilt: Tilt = (0, 0, 0), size: float = 1.0) -> Group:
    """Make a group placed on the head."""
    return figure.group(head.clay.world(at), head.clay.turn @ turned(*tilt), head.clay.size * size)


def boater(
    figure: Figure, head: Head, at: Vector, tilt: Tilt, band: str, size: float = 1.0, worn: float = 0
) -> Group:
    """A straw hat with a flat crown; `worn` is how far the crown has sunk and the brim is bent."""
    hat = on(figure, head, at, tilt, size)
    hat.lathe((0, 0, 0), (0, -1, 0), [(-4, 82), (58, 78), (63, 70)], CROWN)
    if worn:
        hat.ball((6, -52, 4), (74, 40, 72), melt=20, material=CROWN)
    hats.brim(hat, 82, 136, 5, 10 + 40 * worn, 6 + 14 * worn)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        angle, up = np.arctan2(local[0], local[2]), -local[1]
        far = np.hypot(local[0], local[2])
        plait = np.where(
            material == BRIM, np.sin(far * 0.9) + np.sin(angle * 70), np.sin(up * 0.9) + np.sin(angle * 46)
        )
        colour = rgb("#d9b45e") * (1 + 0.11 * plait)[:, None]
        silk = (material == CROWN) & (up > 0) & (up < 30)
        colour[silk] = rgb(band) * (1 + 0.4 * bell(looks[silk, 0], -0.4, 0.25))[:, None]
        return Look(colour, 0.05)

    return figure.add(hat, paint)


def ticket(figure: Figure, hat: Group, at: Vector, roll: float = 10) -> None:
    """A card stuck behind the hat's band."""
    card = figure.group(hat.world(at), hat.turn @ turned(yaw=24, pitch=-8, roll=roll), hat.size)
    card.slab((0, 0, 0), (24, 30, 2))

    def paint(local: Field, material: Field, looks: Field) -> Look:
        colour = rgb("#f6eedc") * np.ones((len(material), 1))
        colour[(np.abs(local[0]) < 17) & (np.abs(local[1] + 16) < 5)] = rgb("#a8232f")
        for y in (0, 10, 19):
            colour[(np.abs(local[0]) < 17) & (np.abs(local[1] - y) < 2.2)] = rgb("#4a3a34")
        return Look(colour, 0.03)

    figure.add(card, paint)


def pencil(figure: Figure, head: Head, start: Vector, end: Vector) -> None:
    """A yellow pencil with its rubber."""
    stick = on(figure, head, (0, 0, 0))
    a, b = np.asarray(start, float), np.asarray(end, float)
    way, long = (b - a) / np.linalg.norm(b - a), float(np.linalg.norm(b - a))
    stick.lathe(a, way, [(0, 1), (16, 7.5)], 1)
    stick.lathe(a + way * 16, way, [(0, 7.5), (long - 34, 7.5)], 2)
    stick.lathe(b - way * 18, way, [(0, 8.5), (8, 8.5)], 3)
    stick.lathe(b - way * 10, way, [(0, 8), (10, 7)], 4)
    figure.add(
        stick, plain({1: ("#e8d0a0", 0), 2: ("#e0a020", 0.3), 3: ("#c8c8c8", 0.8), 4: ("#c8565e", 0.1)})
    )


def mirror(figure: Figure, head: Head, tilt: Tilt) -> None:
    """A physician's mirror on a leather strap."""
    _ring(figure, head, (0, -88, 2), tilt, 90, 12, "#4a2c1a")
    glass = on(figure, head, (10, -108, 92), (tilt[0], tilt[1] - 14, tilt[2]))
    glass.lathe((0, 0, 0), (0, 0, 1), [(0, 42), (8, 42), (10, 37), (8, 34)], 1)
    glass.ball((0, 0, 2), (35, 35, 8), material=2)
    glass.ball((0, 0, 8), (9, 9, 5), material=3)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        colour = gilt("#c8ccd4", looks)
        disc = material == 2
        sheen = 0.75 + 0.25 * np.sin(local[0][disc] * 0.11 + local[1][disc] * 0.09)
        colour[disc] = rgb("#d6e6ee") * sheen[:, None]
        colour[material == 3] = rgb("#1c2630")
        return Look(colour, np.where(material == 3, 0.2, 0.9))

    figure.add(glass, paint)


def bun(figure: Figure, head: Head, code: str) -> None:
    """Feathers or hair pinned up in a knot with a pencil."""
    knot = on(figure, head, (0, -160, -10))
    knot.ball((0, 0, 0), (54, 44, 50))
    knot.ball((0, -30, 0), (36, 26, 34), melt=8)
    size = head.clay.size
    turning = Coat(
        lambda local: np.stack([-local[2] + 0.1, 0.2 * local[0], local[0]]),
        4 * size * figure.fine,
        26 * size,
        4 * size * figure.fine,
        spread=0.1,
        seed=12,
    )
    figure.add(knot, plain({0: (code, 0)}), turning)
    pencil(figure, head, (-92, -140, 42), (96, -196, 40))


def _ring(figure: Figure, head: Head, at: Vector, tilt: Tilt, radius: float, high: float, code: str) -> None:
    """A leather band about the head."""
    band = on(figure, head, at, tilt)
    for number in range(90):
        angle = math.tau * number / 90
        band.ball((math.sin(angle) * radius, 0, math.cos(angle) * radius), (9, high, 9))
    figure.add(band, plain({0: (code, 0.2)}))


def eyeshade(figure: Figure, head: Head, tilt: Tilt) -> None:
    """A gambler's green shade on a leather band."""
    _ring(figure, head, (0, -92, -2), tilt, 92, 17, "#4a2f1e")
    shade = on(figure, head, (0, -84, -2), tilt)
    for row in range(24):
        t = row / 23
        for number in range(71):
            angle = math.pi * (number / 70 - 0.5) * 1.1
            out = math.cos(angle * 0.82)
            far = 94 + 64 * t * out
            shade.ball((math.sin(angle) * far, 4 + 20 * t * out + 8 * t, math.cos(angle) * far), (5, 4, 5))

    def paint(local: Field, material: Field, looks: Field) -> Look:
        far = np.hypot(local[0], local[2])
        colour = rgb("#1f8a4e") * (0.8 + 0.6 * bell(looks[:, 0], -0.3, 0.3))[:, None]
        colour[far < 102] = rgb("#0f4a2a")
        return Look(colour, 0.7, rgb("#0f5a30") * 0.3 * np.ones((len(material), 1)))

    figure.add(shade, paint)


def flower(figure: Figure, head: Head, at: Vector, petals: str, size: float = 1.0) -> None:
    """A flower with a gold heart."""
    bloom = on(figure, head, at, size=size)
    for ring, (count, far) in enumerate(((9, 24), (7, 13))):
        for number in range(count):
            angle = math.tau * (number + 0.5 * ring) / count
            place = (math.cos(angle) * far, math.sin(angle) * far, 4 * ring)
            bloom.ball(place, (12, 9, 5), turned(roll=math.degrees(angle)), material=ring)
    bloom.ball((0, 0, 9), (9, 9, 6), material=2)
    figure.add(bloom, plain({0: (petals, 0.1), 1: ("#f3d58d", 0.1), 2: ("#c8862a", 0.5)}))


def star(figure: Figure, hat: Group, at: Vector, size: float) -> None:
    """A brass star on a hat's crown."""
    badge = figure.group(hat.world(at), hat.turn @ turned(pitch=-12), hat.size * size)
    for ray in range(5):
        angle = ray * math.tau / 5 - math.pi / 2
        for step in range(8):
            t = step / 7
            radius = 12 * (1 - t) + 3.5
            badge.ball((math.cos(angle) * 34 * t, math.sin(angle) * 34 * t, 3 - 2 * t), (radius, radius, 5))
        badge.ball((math.cos(angle) * 37, math.sin(angle) * 37, 2), (6, 6, 5))
    badge.ball((0, 0, 4), (11, 11, 6))
    figure.add(badge, gold())


def sabres(figure: Figure, hat: Group, at: Vector) -> None:
    """Crossed sabres, the badge of the cavalry."""
    badge = figure.group(hat.world(at), hat.turn @ turned(pitch=-10), hat.size)
    for side in (1, -1):
        badge.tube([(side * -38, -16, 0), (0, 2, 6), (side * 34, 24, 2)], [3, 4.5, 5])
        badge.tube([(side * 24, 26, 4), (side * 36, 12, 4)], [4, 4])
    figure.add(badge, gold("#f0c050"))


def tuft(
    figure: Figure,
    head: Head,
    points: list[Vector],
    radii: list[float],
    code: str,
    way: Vector,
    long: float = 30,
) -> None:
    """A beard, or half of a moustache: hair that hangs in the direction `way`."""
    lock = on(figure, head, (0, 0, 0))
    lock.tube(points, radii, step=0.15)
    size, down = head.clay.size, np.asarray(way, float)
    coat = Coat(
        lambda local: np.repeat(down[:, None], local.shape[1], 1),
        4.4 * size * figure.fine,
        long * size,
        2.8 * size * figure.fine,
        order=lambda local: local[1],
        seed=21,
    )
    figure.add(lock, plain({0: (code, 0)}), coat)


def straw(figure: Figure, head: Head, points: list[Vector], width: float, code: str) -> None:
    """A stalk, a cigar or a tongue in the mouth."""
    stalk = on(figure, head, (0, 0, 0))
    stalk.tube(points, [width] * len(points), step=0.3)
    figure.add(stalk, glossy(code, 0.3))


def pearls(figure: Figure, at: Vector, turn: Field, size: float, low: float = 46) -> None:
    """A string of pearls about the pit of the neck."""
    string = figure.group(at, turn, size)
    for number in range(19):
        angle = math.pi * (number / 18 - 0.5) * 1.1
        string.ball(
            (math.sin(angle) * 100, low * math.cos(angle) - 8, 24 + math.cos(angle) * 106), (11, 11, 11)
        )
    figure.add(string, plain({0: ("#f4ead8", 1.0)}))


def brooch(figure: Figure, at: Vector, turn: Field, size: float, stone: str) -> None:
    """A stone set in gold at the throat."""
    rim = figure.group(at, turn, size)
    rim.ball((0, 10, 112), (25, 31, 12))
    figure.add(rim, gold(GOLD))
    gem = figure.group(at, turn, size)
    gem.ball((0, 10, 120), (18, 24, 10))
    figure.add(gem, glossy(stone, 0.9))


def shell(figure: Figure, at: Vector, size: float) -> None:
    """A tortoise's shell behind the shoulders: a dome of hexagons."""
    dome = figure.group(at, None, size)
    dome.ball((0, 120, -190), (270, 270, 150))

    def edge(x: Field, y: Field) -> Field:
        """The distance from the middle of a hexagon, 1 at its edge."""
        row = np.round(y / 84)
        u, v = (x / 97 - 0.5 * (row % 2)), (y - row * 84) / 97
        u = u - np.round(u)
        return np.maximum(np.abs(u), np.abs(u) * 0.5 + np.abs(v) * 0.866) * 2

    x, y, _ = dome.local()
    dome.raise_by(-14 * edge(x, y) ** 4)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        near = edge(local[0], local[1])
        colour = mix(rgb("#a8803c"), rgb("#5a4220"), (np.clip(near, 0, 1) ** 2)[:, None])
        colour *= (1 + 0.12 * np.sin(near * 26))[:, None]
        colour[near > 0.93] = rgb("#2c2010")
        return Look(colour, 0.2)

    figure.add(dome, paint)


def ruff(figure: Figure, at: Vector, turn: Field, size: float, code: str) -> None:
    """A collar of loose feathers."""
    ring = figure.group(at, turn, size)
    for step in range(48):
        angle = math.tau * step / 48
        ring.ball(
            (math.cos(angle) * 118, 2 + 18 * math.sin(angle), 10 + math.sin(angle) * 104),
            (46, 36, 40),
            melt=10,
        )
    coat = Coat(
        lambda local: np.stack([local[0], 40 + 0 * local[1], local[2] * 0.6]),
        8 * size * figure.fine,
        54 * size,
        9 * size * figure.fine,
        order=lambda local: local[1],
        tones=(0.6, 1.35),
        spread=0.16,
        bend=0.2,
        seed=9,
    )
    figure.add(ring, plain({0: (code, 0)}), coat)
