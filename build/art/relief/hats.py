"""Hats that are added to a head."""

import math

import numpy as np
import pygame

from art.relief.brush import ribbons, stroke
from art.relief.clay import Group
from art.relief.features import Features
from art.relief.fields import F4, Field, Vector, bell, curve, ease, mix, rgb, turned
from art.relief.figure import Figure, Look, Painter
from art.relief.head import Head
from art.relief.light import Light
from art.relief.materials import GOLD, GOLD_LIGHT, gilt, gold, plain

Tilt = tuple[float, float, float]
CROWN, BRIM, PEAK, TOP = 1, 2, 3, 4
"""Materials of hats."""


def _on(figure: Figure, head: Head, at: Vector, tilt: Tilt, size: float = 1.0) -> Group:
    turn = head.clay.turn @ turned(*tilt)
    return figure.group(head.clay.world(at), turn, head.clay.size * size)


def brim(hat: Group, inner: float, outer: float, thick: float, curl: float, dip: float) -> None:
    """A brim rolled up at its sides: rings of balls."""
    radius, step = inner * 0.9, 5.5
    while radius <= outer + 0.1:
        out = max(0.0, (radius - inner) / (outer - inner))
        high = thick * (1.15 if radius > outer - 6 else 0.8)
        for number in range(int(math.tau * radius / step)):
            angle = math.tau * number / int(math.tau * radius / step)
            x, z = math.cos(angle) * radius, math.sin(angle) * radius
            y = -curl * out**2 * abs(math.cos(angle)) ** 3 + dip * out * math.sin(angle)
            hat.ball((x, y, z), (step * 1.5, high, step * 1.5), material=BRIM)
        radius += step * 0.8


def silk(band: str, cloth: str, low: float, high: float, shine: float = 0.18) -> Painter:
    """The painter of napped cloth with a sheen, and of a band about the crown between two heights."""

    def paint(local: Field, material: Field, looks: Field) -> Look:
        up, angle = -local[1], np.arctan2(local[0], local[2])
        nap = np.sin(angle * 90) * 0.10 + np.sin(angle * 37 + 2) * 0.08
        colour = rgb(cloth) * (1 + nap[:, None])
        sheen = bell(looks[:, 0], -0.42, 0.16) * 0.55 + bell(looks[:, 0], 0.72, 0.10) * 0.22
        colour = colour + (sheen * (material != BRIM) * (1 + 0.5 * nap))[:, None] * rgb("#5d6074")
        on_band = (material == CROWN) & (up > low) & (up < high)
        ribbed = rgb(band) * (1 + 0.10 * np.sin(up[on_band] * 1.6))[:, None]
        colour[on_band] = ribbed + bell(looks[on_band, 0], -0.42, 0.2)[:, None] * 0.18
        for edge in (low + 3, high - 3):
            colour[(material == CROWN) & (np.abs(up - edge) < 1.6)] = rgb(GOLD)
        return Look(colour, np.where(on_band, 0.1, shine))

    return paint


def top_hat(figure: Figure, head: Head, tilt: Tilt, height: float = 160, cloth: str = "#1c1b24") -> None:
    """A silk hat with a red band."""
    hat, radius = _on(figure, head, (0, -138, 20), tilt), 88
    profile = [(-4.0, float(radius))]
    for step in range(13):
        t = step / 12
        waist = 1 - 0.10 * math.sin(math.pi * min(1, t * 1.25)) + 0.13 * t * t
        profile.append((height * t, radius * waist))
    hat.lathe((0, 0, 0), (0, -1, 0), profile, CROWN)
    brim(hat, radius, radius + 54, 6.5, 24, 10)
    figure.add(hat, silk("#7c2630", cloth, 0, 44))


def bowler(
    figure: Figure, head: Head, at: Vector, tilt: Tilt, cloth: str, band: str, radius: float = 76
) -> Group:
    """A round hat with a narrow brim."""
    hat = _on(figure, head, at, tilt)
    hat.ball((0, -26, 0), (radius, radius * 0.98, radius * 1.04), material=CROWN)
    hat.lathe((0, 0, 0), (0, -1, 0), [(0, radius * 1.02), (30, radius)], CROWN)
    brim(hat, radius, radius + 36, 6, 20, 8)
    return figure.add(hat, silk(band, cloth, 0, 30, 0.1))


def cattleman(figure: Figure, head: Head, tilt: Tilt, cloth: str, band: str) -> Group:
    """A felt hat with a pinched crown and a broad brim, rolled up at its sides."""
    hat = _on(figure, head, (0, -132, 14), tilt)
    hat.lathe((0, 0, 0), (0, -1, 0), [(-4, 92), (30, 90)], CROWN)
    for side in (1, -1):
        hat.ball((side * 26, -52, -4), (66, 66, 84), melt=14, material=CROWN)
    hat.dent((0, -118, 20), (20, 40, 70), 22)
    for side in (1, -1):
        hat.dent((side * 58, -74, 62), (26, 34, 40), 16)
    brim(hat, 90, 166, 6, 52, 16)
    return figure.add(hat, silk(band, cloth, -2, 26, 0.04))


def crown(figure: Figure, head: Head, at: Vector, tilt: Tilt, size: float = 1.0) -> None:
    """A gold crown with pearls on its points."""
    ring = _on(figure, head, at, tilt, size)
    ring.lathe((0, 0, 0), (0, -1, 0), [(-14, 72), (-10, 77), (0, 75), (26, 76), (34, 79), (38, 74)])
    for number in range(9):
        angle = math.tau * (number + 0.5) / 9
        x, z = math.cos(angle) * 74, math.sin(angle) * 74
        for step in range(24):
            t = step / 23
            ring.ball(
                (x * (1 + 0.10 * t), -34 - 46 * t, z * (1 + 0.10 * t)),
                (18 * (1 - t) + 4, 9, 18 * (1 - t) + 4),
                melt=2,
            )
        ring.ball((x * 1.12, -88, z * 1.12), (11, 11, 11), material=1)
        if number % 2:
            ring.ball((x * 1.02, -14, z * 1.02), (11, 11, 11), material=2)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        colour = gilt("#e0aa48", looks)
        colour[material == 1] = rgb("#f6ecd8")
        colour[material == 2] = rgb("#b3202e") * (1 + ease(0.2, -0.6, looks[material == 2, 1]))[:, None]
        return Look(colour, 0.9)

    figure.add(ring, paint)


def peaked_cap(figure: Figure, head: Head, at: Vector, tilt: Tilt, size: float) -> None:
    """A conductor's cap with a lacquered peak and a badge."""
    cap = _on(figure, head, at, tilt, size)
    cap.ball((0, 10, 96), (92, 9, 62), turned(pitch=16), material=PEAK)
    cap.lathe((0, 6, 0), (0, -1, 0), [(0, 112), (44, 116)], CROWN)
    cap.lathe((0, -34, 0), (0, -1, 0), [(0, 115), (26, 140)], TOP)
    cap.ball((0, -66, -4), (148, 40, 140), melt=6, material=TOP)
    cap.ball((0, -78, -6), (128, 40, 120), melt=20, material=TOP)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        twill = 1 + 0.06 * np.sin((local[0] + local[1]) * 1.2)
        colour = rgb("#26345c") * twill[:, None]
        band, peak = material == CROWN, material == PEAK
        colour[band] = rgb("#1a2342")
        colour[band & (np.abs(np.abs(local[1] + 16) - 17) < 2.6)] = rgb(GOLD) * 1.05
        colour[peak] = rgb("#15151c") + bell(looks[peak, 0], -0.30, 0.2)[:, None] * 0.5
        colour[(material == TOP) & (np.abs(local[1] + 60) < 2.2)] = rgb(GOLD)
        return Look(colour, np.where(peak, 0.6, 0.05))

    figure.add(cap, paint)
    badge = _on(figure, head, at, tilt, size)
    badge.lathe((0, -20, 108), (0, -0.05, 1), [(0, 27), (10, 25), (12, 19), (9, 18)])
    badge.ball((0, -21, 118), (10, 10, 8))
    for number in range(8):
        angle = number * math.tau / 8
        badge.ball((math.cos(angle) * 15, -21 + math.sin(angle) * 15, 118), (6, 6, 4))
    figure.add(badge, gold())


def fez(figure: Figure, head: Head, at: Vector, tilt: Tilt, size: float = 1.0) -> None:
    """A purple fez, its tassel blown aside."""
    hat, radius, height = _on(figure, head, at, tilt, size), 66, 84
    profile = [(-8, radius * 1.02), (0, radius * 1.04), (height, radius * 0.80), (height + 3, radius * 0.74)]
    hat.lathe((0, 0, 0), (0, -1, 0), profile, CROWN)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        angle, up = np.arctan2(local[0], local[2]), -local[1]
        colour = rgb("#5a2470") * (1 + 0.10 * np.sin(angle * 60))[:, None]
        colour = colour + bell(looks[:, 0], -0.40, 0.22)[:, None] * np.array([0.22, 0.14, 0.26], F4)
        band = (up < 20) & (up > -9)
        colour[band] = rgb("#7a3550")
        colour[band & (np.abs(np.abs(up - 5) - 11) < 2)] = rgb(GOLD)
        colour[band & (np.abs(np.sin(angle * 9)) * 0.9 + np.abs(up - 5) / 9 < 0.62)] = rgb(GOLD_LIGHT)
        return Look(colour, 0.06)

    figure.add(hat, paint)
    unit_ = hat.size / 1.5
    top, side = hat.world((0, -height - 4, 0)), hat.world((radius * 0.9, -height * 0.95, 30))
    foot = side + np.array([22, 96, 24]) * unit_
    cord = figure.group((0, 0, 0))
    cord.tube([top, top + np.array([10, -6, 4]) * unit_, side, foot], [4 * unit_] * 4)
    cord.ball(foot, 11 * unit_)
    figure.add(cord, gold("#c08a30"))
    figure.after.append(lambda surface: _fringe(surface, foot, unit_, figure.scene.scale))


def _fringe(surface: pygame.Surface, foot: Field, size: float, scale: float) -> None:
    dice = np.random.Generator(np.random.PCG64(3))
    lines, colours = [], []
    for _ in range(70):
        x, end = foot[0] + dice.uniform(-9, 9) * size, dice.uniform(-9, 9) * size
        middle = (x + dice.uniform(-4, 4) * size, foot[1] + 30 * size)
        lines.append(
            [(x, foot[1] + 4 * size), middle, (x + end, foot[1] + (62 + dice.uniform(-8, 6)) * size)]
        )
        colours.append(rgb("#d9a441") * dice.uniform(0.55, 1.2))
    widths = np.tile(np.array([2.6, 2.4, 0.8]) * size * scale, (70, 1))
    ribbons(surface, np.array(lines) * scale, widths, np.array(colours))


def bicorne(figure: Figure, head: Head, at: Vector, tilt: Tilt, size: float = 1.0) -> None:
    """An admiral's hat worn across, braided with gold, with a cockade."""
    hat = _on(figure, head, at, tilt, size)
    hat.ball((0, -20, -6), (104, 74, 96), material=CROWN)
    for step in range(41):
        t = step / 20 - 1
        x = 168 * t
        top = 62 * (1 - abs(t) ** 1.7) + 12
        hat.ball(
            (x, -top * 0.5 + 26 * abs(t) ** 2.2, 58 - 50 * t * t),
            (15, top * 0.74 + 8, 22),
            melt=6,
            material=TOP,
        )

    def paint(local: Field, material: Field, looks: Field) -> Look:
        weave = 1 + 0.05 * np.sin((local[0] + local[1]) * 1.3)
        colour = rgb("#1d2546") * weave[:, None] + bell(looks[:, 0], -0.42, 0.25)[:, None] * 0.08
        t = local[0] / 168
        rim = -(62 * (1 - np.minimum(1, np.abs(t)) ** 1.7) + 12) * 1.24 - 6 + 26 * np.abs(t) ** 2.2
        braid = (material == TOP) & (local[1] < rim + 13)
        colour[braid] = gilt(GOLD, looks[braid]) * (1 + 0.14 * np.sin(local[0][braid] * 0.8))[:, None]
        return Look(colour, np.where(braid, 0.5, 0.06))

    figure.add(hat, paint)
    _cockade(figure, _on(figure, head, at, tilt, size), (52, -34, 84))


def _cockade(figure: Figure, rose: Group, at: tuple[float, float, float]) -> None:
    x, y, z = at
    rose.ball((x, y, z), (25, 25, 9))
    for number in range(12):
        angle = number * math.tau / 12
        rose.ball((x + math.cos(angle) * 20, y + math.sin(angle) * 20, z + 3), (8, 8, 5), material=1)
    rose.ball((x, y, z + 8), (9, 9, 7), material=2)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        angle = np.arctan2(local[1] - y, local[0] - x)
        red = (np.sin(angle * 6) > 0)[:, None]
        colour = np.where(red, rgb("#b3202e"), rgb("#f4ead4"))
        colour[material == 2] = gilt(GOLD, looks[material == 2])
        return Look(colour, np.where(material == 2, 0.6, 0.08))

    figure.add(rose, paint)


def goggled_helmet(figure: Figure, head: Head, at: Vector, tilt: Tilt, size: float = 1.0) -> None:
    """An inventor's leather helmet with brass goggles pushed up."""
    hat = _on(figure, head, at, tilt, size)
    hat.ball((0, -8, -6), (108, 88, 106), material=CROWN)
    hat.lathe((0, 4, -4), (0, -1, 0), [(-6, 108), (14, 109)], BRIM)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        grain = np.sin(local[0] * 0.31 + np.sin(local[1] * 0.13) * 2) * np.sin(local[1] * 0.27)
        colour = rgb("#7a4420") * (1 + 0.07 * grain)[:, None] + bell(looks[:, 0], -0.45, 0.2)[:, None] * 0.14
        seam = (np.abs(local[0]) < 2.2) | (np.abs(np.abs(local[0]) - 54) < 1.8)
        colour[seam & (material == CROWN)] *= 0.5
        colour[material == BRIM] = rgb("#4a2812")
        return Look(colour, 0.16)

    figure.add(hat, paint)
    for side in (1, -1):
        _goggle(figure, _on(figure, head, at, tilt, size), side)
    bridge = _on(figure, head, at, tilt, size)
    bridge.tube([(-16, -34, 98), (0, -38, 104), (16, -34, 98)], [6, 6, 6])
    figure.add(bridge, gold())


def _goggle(figure: Figure, glass: Group, side: int) -> None:
    at, way = (side * 46, -34, 78), (side * 0.36, -0.18, 1)
    glass.lathe(at, way, [(-10, 40), (12, 41), (20, 38), (20, 31), (15, 30)], 1)
    middle = np.array(at) + np.array(way) * 10
    glass.ball(middle, (30, 30, 16), material=2)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        colour = gilt(GOLD, looks)
        lens = material == 2
        shade = ease(0.4, -0.5, looks[lens, 1] + looks[lens, 0] * 0.5)[:, None]
        colour[lens] = mix(rgb("#123c3c"), rgb("#7fd6b8"), 1 - shade * 0.9)
        return Look(colour, np.where(lens, 1.3, 0.8))

    figure.add(glass, paint)


def tweed_cap(figure: Figure, head: Head, at: Vector, tilt: Tilt, size: float = 1.0) -> None:
    """A soft checked cap with a short peak."""
    cap = _on(figure, head, at, tilt, size)
    cap.ball((0, -12, -4), (100, 54, 96), material=CROWN)
    cap.ball((0, -22, 10), (92, 44, 84), melt=20, material=CROWN)
    cap.ball((0, 4, 84), (70, 9, 40), turned(pitch=14), material=BRIM)
    cap.ball((0, -66, 0), (9, 7, 9), material=TOP)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        base = rgb("#4f7a58") * np.ones((len(material), 1))
        check = ((np.floor(local[0] / 13) + np.floor(local[2] / 13 + local[1] / 17)) % 2 == 0)[:, None]
        line = (np.abs((local[0] / 26) % 1 - 0.5) < 0.06) | (np.abs((local[2] / 26) % 1 - 0.5) < 0.06)
        colour = np.where(check, base, base * 0.74)
        colour[line] = mix(colour[line], rgb("#d9b46a"), 0.55)
        colour[material == BRIM] = rgb("#35573f")
        colour[material == TOP] = gilt(GOLD, looks[material == TOP])
        return Look(colour, 0.04)

    figure.add(cap, paint)


def spectacles(figure: Figure, head: Head, slip: float = 0, wide: float = 38, arms: float = 1) -> None:
    """Round gold glasses on the nose, `slip` units down from their usual place."""
    x, y, z, radius = head.species.eye.ball
    deep = z + radius + 12 + slip * 0.5
    wires: list[list[tuple[float, float, float]]] = []
    for side in (1, -1):
        ring: list[tuple[float, float, float]] = []
        for angle in np.linspace(0, math.tau, 49):
            across, high = x + math.cos(angle) * wide, y + slip + math.sin(angle) * wide
            ring.append((side * across, high, deep - max(0.0, across - 70) * 0.4))
        wires += [
            ring,
            [
                (side * (60 + wide + 8 * t), y + slip - 2 - 3 * t, deep - 14 - 16 * t)
                for t in np.linspace(0, 5 * arms, 6)
            ],
        ]
    wires.append([(20 * t / 4, y + slip - 6 - 8 * (1 - (t / 4) ** 2), deep + 12) for t in range(-4, 5)])

    def draw(surface: pygame.Surface) -> None:
        pen = Features(head, surface, Light())
        for width, code in ((8.0, "#2a1808"), (5.4, "#c8922e"), (2.0, "#fff0b4")):
            for wire in wires:
                up = 1.2 if width < 3 else 0
                pen.line([head.clay.world((a, b - up, c)) for a, b, c in wire], width, rgb(code), 0.9, 20)

    figure.after.append(draw)


def plume(
    figure: Figure, at: Vector, points: list[tuple[float, float]], width: float, colours: tuple[str, str]
) -> None:
    """An ostrich feather at a place in the scene: barbs along a spine."""
    size = figure.scene.scale
    path = curve([(at[0] + x, at[1] + y) for x, y in points], 24)

    def draw(surface: pygame.Surface) -> None:
        dice = np.random.Generator(np.random.PCG64(4))
        along = np.gradient(path, axis=0)
        along = along / np.linalg.norm(along, axis=1, keepdims=True)
        lines, inks = [], []
        for number, (place, way) in enumerate(zip(path, along, strict=True)):
            t = number / (len(path) - 1)
            reach = width * math.sin(math.pi * min(1, 0.12 + t * 0.9)) ** 0.7 * (1 - 0.15 * t)
            for side in (1, -1):
                aside = np.array([-way[1], way[0]]) * side
                for _ in range(4):
                    lines.append(_barb(dice, place + way * dice.uniform(-3, 3), way, aside, reach))
                    tone = dice.uniform(0.55, 1.1) * (1.15 if aside[1] < 0 else 0.75)
                    inks.append(mix(rgb(colours[0]), rgb(colours[1]), t * 0.7 + dice.uniform(0, 0.3)) * tone)
        widths = np.tile(np.array([1.8, 2.6, 2.4, 1.5, 0.3]) * size, (len(lines), 1))
        ribbons(surface, np.array(lines) * size, widths, np.array(inks))
        spine = [max(0.7, 3.4 * (1 - i / len(path))) for i in range(len(path))]
        stroke(surface, list(path), spine, rgb("#f4e6c6"), size)

    figure.after.append(draw)


def _barb(dice: np.random.Generator, root: Field, way: Field, aside: Field, reach: float) -> list[Field]:
    long = reach * dice.uniform(0.6, 1.1)
    out = aside * 0.75 + way * dice.uniform(0.45, 0.95)
    out = out / np.linalg.norm(out)
    fall = way * 0.8 + np.array([0, 0.35])
    return [root + out * long * t + fall * long * 0.35 * t * t for t in np.linspace(0, 1, 5)]


def hat_pin(figure: Figure, at: Vector, size: float) -> None:
    """A gilt rosette that holds a plume, at a place in the scene."""
    rose = figure.group(at, None, size)
    for number in range(8):
        angle = number * math.tau / 8
        rose.ball((math.cos(angle) * 13, math.sin(angle) * 13, 0), (8, 8, 4))
    rose.ball((0, 0, 5), (8, 8, 6), material=1)
    figure.add(rose, plain({0: (GOLD, 0.6), 1: ("#ffecb4", 0.9)}))
