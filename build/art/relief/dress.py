"""Dress: neck, coat with its waistcoat, collar, cravat or bow, epaulettes."""

import math
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

import numpy as np

from art.relief.clay import Group
from art.relief.fields import Field, Vector, bell, ease, mix, rgb, turned
from art.relief.figure import Figure, Look
from art.relief.flat import Cloth, Flat, mirrored
from art.relief.fur import Coat
from art.relief.materials import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    cloth,
    dotted,
    gilt,
    gold,
    lit_from_within,
    plain,
)
from scenes.art.geometry import ribbon, smooth

FRONT = (-330, -110, 330, 460)


class Tie(StrEnum):
    """The tie or cloth at the neck."""

    CRAVAT = "cravat"
    BOW = "bow"
    JABOT = "jabot"
    BANDANA = "bandana"
    NONE = "none"


@dataclass(frozen=True)
class Outfit:
    """The colours and the cut of a person's dress."""

    coat: str
    lapel: str
    vest: tuple[str, str]
    """Its shade and its light colour."""
    dots: str
    tie: Tie
    silk: str
    broad: float = 1.0
    """The breadth of the shoulders, as a factor."""
    high: float = 62
    """The height of the collar."""
    epaulettes: bool = False
    chain: bool = True


def dress(
    figure: Figure,
    at: Vector,
    turn: Field,
    size: float,
    outfit: Outfit,
    neck: str,
    arms: tuple[int, ...] = (1, -1),
    hair: float = 30,
) -> None:
    """Add neck, coat, collar and tie to the scene about the pit of the neck; `arms` hang on those sides.
    `neck` is its colour, "" for a coat and collar alone.
    """
    if neck:
        _neck(figure, figure.group(at, turn, size), neck, hair)
    _torso(figure, figure.group(at, turn, size), outfit, arms)
    if outfit.epaulettes:
        _epaulettes(figure, figure.group(at, turn, size), outfit.broad)
    _collar(figure, at, turn, size, outfit)
    if outfit.tie is Tie.BOW:
        _bow(figure, figure.group(at, turn, size), outfit.silk)
    elif outfit.tie is Tie.BANDANA:
        _bandana(figure, figure.group(at, turn, size), outfit.silk)
    elif outfit.tie is Tie.JABOT:
        _jabot(figure, figure.group(at, turn, size))
    elif outfit.tie is Tie.CRAVAT:
        _cravat(figure, at, turn, size, outfit.silk)


def _neck(figure: Figure, neck: Group, code: str, long: float) -> None:
    neck.tube([(0, -120, -10), (0, -30, 6), (0, 30, 20)], [84, 80, 78])
    size = neck.size
    hair = Coat(
        lambda local: np.stack([local[0] * 0.01, 1 + 0 * local[0], 0.2 + 0 * local[0]]),
        5 * size * figure.fine,
        long * size,
        3 * size * figure.fine,
        order=lambda local: local[1],
        seed=4,
    )
    figure.add(neck, plain({0: (code, 0)}), *[hair] * (long > 0))


def _torso(figure: Figure, torso: Group, outfit: Outfit, arms: tuple[int, ...]) -> None:
    broad = outfit.broad
    torso.ball((0, 190, -6), (178 * broad, 230, 112 * broad))
    torso.ball((0, 60, -4), (150 * broad, 74, 84 * broad), melt=50)
    for side in (1, -1):
        torso.ball((side * 92 * broad, 62, -14), (86 * broad, 64, 78 * broad), melt=60)
        torso.ball((side * 146 * broad, 98, -16), (78 * broad, 82 * broad, 76 * broad), melt=90)
    for side in arms:
        path = [
            (side * x * broad, y, z)
            for x, y, z in ((158, 108, -14), (184, 200, -16), (196, 330, 0), (186, 460, 24))
        ]
        torso.tube(path, [74 * broad, 70 * broad, 64 * broad, 60 * broad], melt=30, step=0.12)
    torso.ball((0, 330, 10), (190 * broad, 190, 120 * broad), melt=50)
    torso.emboss(_heights(outfit.chain), 17)
    x, y, _ = torso.local()
    torso.raise_by(_folds(x, y))
    front = _colours(outfit)
    stuff = cloth(outfit.coat)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        back = stuff(local, material, looks)
        drawn, thick = front.at(local[0], local[1])
        drawn = drawn * (1 + 0.06 * np.sin((local[0] + local[1]) * 1.1))[:, None]
        colour = mix(back.colour, drawn, (thick * ease(-20, 20, local[2]))[:, None])
        bright = (np.abs(colour[:, 0] - colour[:, 2]) > 0.33) & (colour.mean(1) > 0.5)
        return Look(colour, 0.03 + 0.25 * bright)

    figure.add(torso, paint)


def _folds(x: Field, y: Field) -> Field:
    """Soft folds that run from the armpits to the buttons, and creases on the sleeves."""
    soft = 2.4 * np.sin(x * 0.03 + y * 0.045) * np.sin(y * 0.02 + 1)
    across = np.abs(x)
    pull = 2.6 * np.sin((y - 150) * 0.06 + across * 0.035) * bell(across, 128, 34) * bell(y, 190, 80)
    crease = 3.0 * np.sin(y * 0.075 + across * 0.02) * ease(150, 205, across)
    return (soft + crease) * ease(60, 160, across) + pull


def _lapel() -> list[tuple[float, float]]:
    upper = [(58, -40), (112, -6), (150, 60), (158, 92), (120, 104), (142, 128)]
    return [(float(x), float(y)) for x, y in [*upper, (112, 240), (84, 460), (22, 460), (52, 240), (64, 120)]]


VEST = [(-60, -10), (60, -10), (104, 120), (112, 300), (90, 460), (-90, 460), (-112, 300), (-104, 120)]
SHIRT = [(-48, -20), (48, -20), (30, 60), (0, 108), (-30, 60)]
WING = [(14, -18), (66, -64), (84, -20), (52, 22)]


@lru_cache(maxsize=2)
def _heights(chain: bool) -> Cloth:
    """The heights of the front's pieces, in shades of grey."""
    flat = Flat(FRONT)
    flat.ground((0, "#000000"))
    flat.spot(VEST, "#3c3c3c", corners=(0, 1, 4, 5))
    flat.spot(SHIRT, "#505050", corners=(0, 1, 3))
    flat.both(_lapel(), "#8a8a8a", corners=(0, 1, 3, 4, 5, 7, 8))
    for y in (142, 184, 226, 268):
        flat.circle((0, y), 9, "#8c8c8c")
        flat.circle((-1, y - 1), 7.4, "#aaaaaa")
    if chain:
        _chain(flat, ("#c8c8c8", "#c8c8c8"), "#b0b0b0", "#c8c8c8")
    return flat.cloth(1.2, 1.6)


@lru_cache(maxsize=2)
def _colours(outfit: Outfit) -> Cloth:
    """The colours of the front."""
    flat = Flat(FRONT)
    flat.ground((0, outfit.coat))
    shade, light = outfit.vest
    flat.spot(
        VEST, flat.linear((-110, 0), (110, 0), (0, shade), (0.4, light), (1, shade)), corners=(0, 1, 4, 5)
    )
    for row in range(24):
        for column in range(-5, 6):
            x, y = column * 20 + (10 if row % 2 else 0), 40 + row * 18
            if abs(x) < 98:
                flat.path([(x, y - 5), (x + 3.6, y), (x, y + 5), (x - 3.6, y)], outfit.dots, opacity=0.55)
    flat.spot(SHIRT, "#efe6d2", corners=(0, 1, 3))
    flat.both(_lapel(), outfit.lapel, corners=(0, 1, 3, 4, 5, 7, 8))
    for edge in (
        [(60, -38), (110, -4), (148, 60), (155, 90)],
        [(118, 106), (139, 128), (110, 240), (84, 440)],
    ):
        for line in (edge, mirrored(edge)):
            path = smooth(line, False)
            flat.path(ribbon(path, [1.8] * len(path)), "#b8b0c8", opacity=0.45)
    for y in (142, 184, 226, 268):
        flat.circle((0, y), 9, GOLD_DARK)
        shine = flat.radial((-3, y - 3), 10, (0, "#fff0c0"), (0.5, GOLD), (1, "#7d5117"))
        flat.circle((-1, y - 1), 7.4, shine)
    if outfit.chain:
        _chain(flat, (GOLD, GOLD_LIGHT), GOLD_DARK, GOLD)
    return flat.cloth(2.0)


def _chain(flat: Flat, links: tuple[str, str], rim: str, face: str) -> None:
    """A watch chain from the button to the pocket."""
    for number in range(34):
        t = number / 33
        place = (92 * t, 184 + 43 * math.sin(t * math.pi) - 12 * t)
        flat.circle(place, 4.4, "none", links[number % 2], 2.6)
    flat.circle((52, 240), 13, rim)
    flat.circle((52, 240), 11, face)


def _collar(figure: Figure, at: Vector, turn: Field, size: float, outfit: Outfit) -> None:
    radius = 88 * (0.4 + 0.6 * outfit.broad)
    band = figure.group(at, turn, size)
    band.lathe(
        (0, 22, 16),
        (0, -1, -0.12),
        [(0, radius * 1.04), (outfit.high * 0.6, radius), (outfit.high, radius * 1.02)],
    )
    figure.add(band, lit_from_within("#f1e8d6", 0.28))
    if outfit.tie in {Tie.JABOT, Tie.BANDANA, Tie.NONE}:
        return
    wings = figure.group(at, turn, size)
    for side in (1, -1):
        _plate(wings, [(side * x, y, radius + z) for x, y, z in ((4, 24, 30), (58, -46, 10), (80, 8, 8))])
    figure.add(wings, lit_from_within("#f4ecdc", 0.30))


def _plate(group: Group, corners: list[tuple[float, float, float]]) -> None:
    """A stiff triangle of linen."""
    a, b, c = (np.array(corner) for corner in corners)
    for u in np.linspace(0, 1, 14):
        for v in np.linspace(0, 1, max(2, round(14 * (1 - u)))):
            place = a * (1 - u) * (1 - v) + b * (1 - u) * v + c * u
            group.ball(place + np.array([0, 0, 5 * math.sin(math.pi * u)]), (6, 6, 4))


def _cravat(figure: Figure, at: Vector, turn: Field, size: float, silk: str) -> None:
    knot = figure.group(at, turn, size)
    knot.tube([(0, 34, 108), (0, 84, 124), (0, 140, 112)], [18, 44, 4], flat=0.42)
    knot.ball((0, 26, 118), (26, 19, 20), melt=3)
    x, y, _ = knot.local()
    angle = np.arctan2(x, y - 14)
    knot.raise_by(2.0 * np.sin(angle * 17) * ease(34, 60, y) + 1.2 * np.sin(y * 0.5) * ease(40, 30, y))
    base = rgb(silk)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        return Look(base * (1 + 0.34 * bell(looks[:, 0], -0.35, 0.28))[:, None], 0.25)

    figure.add(knot, paint)
    pin = figure.group(at, turn, size)
    pin.ball((0, 30, 134), 9)
    figure.add(pin, plain({0: ("#f7ead8", 1.0)}))


def _bow(figure: Figure, bow: Group, silk: str) -> None:
    for side in (1, -1):
        bow.ball((side * 54, 40, 132), (52, 34, 22), turned(roll=side * -8))
        bow.ball((side * 84, 40, 128), (22, 44, 20), melt=16)
    bow.ball((0, 40, 146), (22, 24, 20))
    x, y, _ = bow.local()
    bow.raise_by(2.4 * np.sin(y * 0.25 + np.abs(x) * 0.02) * ease(90, 20, np.abs(x)))
    figure.add(bow, dotted(silk, "#f4e6c6"))


def _jabot(figure: Figure, lace: Group) -> None:
    for row in range(5):
        y = 22 + row * 28
        for number in range(7):
            t = number / 6 - 0.5
            wave = 8 * math.sin(number * 2.4 + row)
            lace.ball((t * (66 + row * 9), y + abs(t) * 16, 116 + wave - row * 2), (12, 22, 9), melt=3)
    figure.add(lace, lit_from_within("#f6eedc", 0.26))


def _bandana(figure: Figure, scarf: Group, silk: str) -> None:
    """A spotted kerchief, its corner on the chest."""
    for step in range(40):
        angle = math.tau * step / 40
        place = (math.cos(angle) * 92, -8 + 10 * math.sin(angle), 16 + math.sin(angle) * 92)
        scarf.ball(place, (20, 30, 16), melt=4)
    for row in range(9):
        t = row / 8
        for number in range(9):
            u = (number / 8 - 0.5) * 2 * (1 - t)
            fold = 7 * math.sin(number * 2.3 + row * 0.6)
            scarf.ball((u * 96, 4 + 150 * t, 118 - 34 * abs(u) ** 2 + fold), (22 - 8 * t, 18, 9), melt=5)
    scarf.ball((0, 4, 128), (24, 20, 18), melt=6)
    figure.add(scarf, dotted(silk, "#f4e6c6"))


def _epaulettes(figure: Figure, boards: Group, broad: float) -> None:
    for side in (1, -1):
        x = side * 168 * broad
        boards.ball((x, 22, 6), (58, 17, 46), turned(roll=side * 20))
        for number in range(13):
            angle = math.pi * (number / 12)
            place = np.array([x + side * (44 * math.sin(angle) + 8), 40, 6 + 46 * math.cos(angle)])
            boards.tube(
                [place, place + np.array([side * 10, 26, 0]), place + np.array([side * 11, 56, 0])],
                [6, 6.5, 5],
            )

    def paint(local: Field, material: Field, looks: Field) -> Look:
        return Look(gilt(GOLD, looks) * (1 + 0.10 * np.sin(local[0] * 0.9))[:, None], 0.6)

    figure.add(boards, paint)


def sleeve(
    figure: Figure, points: list[Vector], radii: list[float], coat: str, cuff: str = "#efe6d2"
) -> None:
    """Add an arm in cloth, given in the scene's units, with a cuff at the wrist and a cuff link."""
    arm = figure.group((0, 0, 0))
    arm.tube(points, radii, step=0.12)
    x, y, z = arm.local()
    along = np.asarray(points[-1], float) - np.asarray(points[-2], float)
    along = along / np.linalg.norm(along)
    way = along[0] * x + along[1] * y + along[2] * z
    fold = 3.4 * np.sin(way * 0.085 + y * 0.05) * np.sin(x * 0.03 + z * 0.04 + 1)
    arm.raise_by(fold + 2.0 * np.sin(way * 0.19 - x * 0.07))
    figure.add(arm, cloth(coat))
    wrist, radius = np.asarray(points[-1], float), radii[-1] * 0.95
    band = figure.group((0, 0, 0))
    band.lathe(wrist - along * 4, along, [(0, radius * 0.95), (40, radius * 1.04)])
    figure.add(band, lit_from_within(cuff, 0.18))
    link = figure.group((0, 0, 0))
    link.ball(wrist + along * 12 + np.array([0, 0, radius * 0.98]), 7)
    figure.add(link, gold())
