"""The auctioneer, painted: a heron in evening dress by lamplight, and the wing with the hammer on its own
sheet.
"""

import math
from functools import partial

import numpy as np
import pygame

from art.cast.heroes import LAMPS, cut_out
from art.relief import hats
from art.relief.brush import stroke, taper
from art.relief.clay import Group
from art.relief.dress import Outfit, Tie, dress
from art.relief.fields import Field, bell, curve, ease, mix, rgb, turned
from art.relief.figure import Figure, Look
from art.relief.fur import Coat
from art.relief.hand import Grip, hand
from art.relief.materials import cloth, gold, lit_from_within, plain
from scenes.raccoon_tycoon.art.auction_hall import JOINT, SHEET, WING

FINER = 1.7
COAT = "#28324e"
DRESS = Outfit(COAT, "#3a4666", ("#5e1a24", "#832a34"), "#c08a3a", Tie.NONE, "#1f6e5c", high=34)
WHITE, GREY, CAP = "#f4f2ea", "#8e9cb0", "#222a40"
HEAD, FACING = (196.0, 68.0, 40.0), turned(-58, 8, 2)


def heron(size: tuple[int, int]) -> Field:
    """The heron from the hat to the waistcoat, looking left: colours on the left, opacity on the right."""
    figure = Figure(*SHEET, size[0] / SHEET[0] * FINER, 0.62, 0.5)
    dress(figure, (214, 230, -40), turned(-12), 0.53, DRESS, "", (-1,))
    _neck(figure)
    _head(figure)
    _hat(figure)
    figure.after += [partial(_crest, figure), partial(_ruff, figure)]
    return cut_out(*figure.sprite(LAMPS), size)


def wing(size: tuple[int, int]) -> Field:
    """The sleeve from its joint, the hand, and the raised hammer."""
    figure = Figure(*WING, size[0] / WING[0] * FINER, 0.62, 0.5)
    sleeve = figure.group((0, 0, 0))
    sleeve.tube([(*JOINT, 0), (66, 160, 10), (90, 134, 20), (108, 106, 28)], [27, 26, 23, 19], step=0.1)
    figure.add(sleeve, cloth(COAT, 0.04))
    cuff = figure.group((0, 0, 0))
    cuff.lathe((105, 110, 28), (14, -24, 4), [(0, 20), (13, 21)])
    figure.add(cuff, lit_from_within("#f4ecdc", 0.3))
    turn, at = turned(yaw=-8, roll=24), np.array((122.0, 74.0, 44.0))
    _hammer(figure, figure.group(at, turn))
    hand(figure, at + np.array((0, 4, 2)), turn, 0.36, Grip("#9aa2ae", "#39404a", hair=1.5))
    return cut_out(*figure.sprite(LAMPS), size)


def _hammer(figure: Figure, gavel: Group) -> None:
    """A turned handle, and a head with two brass bands."""
    gavel.lathe((0, 34, 0), (0, -1, 0), [(0, 5), (6, 6), (20, 4), (60, 4.5)], 1)
    gavel.lathe(
        (-43, -39, 0), (1, 0, 0), [(0, 17), (7, 18), (9, 14), (43, 16), (77, 14), (79, 18), (86, 17)], 2
    )
    for x in (-43, 35, -5):
        gavel.lathe((x, -39, 0), (1, 0, 0), [(0, 18.4), (8 if x > -6 else 7, 18.4)], 3)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        grain = 1 + 0.10 * np.sin(local[1] * 0.9 + np.sin(local[0] * 0.1) * 2)
        colour = rgb("#8a4a22") * (grain + 0.8 * bell(looks[:, 1], -0.55, 0.25))[:, None]
        bands = material == 3
        colour[bands] = gold()(local[:, bands], material[bands], looks[bands]).colour
        return Look(colour, np.where(bands, 0.9, 0.35))

    figure.add(gavel, paint)


def _neck(figure: Figure) -> None:
    """An S of white feathers, grey behind, with dark strokes down the throat."""
    neck = figure.group((0, 0, 0))
    path = [(214, 236, -10), (236, 200, 0), (231, 168, 8), (206, 136, 16), (188, 108, 24), (190, 80, 32)]
    neck.tube(path, [30, 26, 23, 19, 16, 17], step=0.1)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        return Look(mix(rgb(WHITE), rgb(GREY), ease(-0.25, 0.75, looks[:, 0])[:, None]), 0.02)

    down = Coat(
        lambda local: np.stack([0.15 + 0 * local[0], 1 + 0 * local[0], 0.1 + 0 * local[0]]),
        3.0,
        11,
        2.2,
        order=lambda local: local[1],
        tones=(0.84, 1.14),
        seed=3,
    )
    figure.add(neck, paint, down)


def _head(figure: Figure) -> None:
    """The head, nearly in profile: a dark cap over the eye, a long bill, a monocle."""
    head = figure.group(HEAD, FACING)
    head.ball((0, 0, 0), (29, 28, 40))
    head.ball((0, 5, 26), (21, 19, 26), melt=12)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        cap = np.maximum(ease(-10, -17, local[1] - 0.12 * local[2]), bell(local[1], -12, 5) * (local[2] < 14))
        return Look(mix(rgb("#eceeee"), rgb(CAP), cap[:, None]), 0.02)

    down = Coat(
        lambda local: np.stack([0 * local[0], 0.3 + 0 * local[0], -1 + 0 * local[0]]),
        2.6,
        8,
        1.8,
        order=lambda local: -local[2],
        tones=(0.86, 1.16),
        seed=4,
    )
    figure.add(head, paint, down)
    bill = figure.group(HEAD, FACING)
    bill.lathe((0, 8, 40), (0, 0.19, 1), [(0, 14), (26, 11), (80, 6), (134, 1)], 1)
    bill.lathe((0, 16, 36), (0, 0.205, 1), [(0, 11), (40, 8), (118, 1)], 2)
    figure.add(bill, plain({1: ("#eaa32c", 0.5), 2: ("#b8741a", 0.3)}))
    _eye(figure)


def _eye(figure: Figure) -> None:
    eye = figure.group(HEAD, FACING)
    for side in (-1, 1):
        eye.ball((side * 22, -5, 24), (10.5, 11.5, 11.5))

    def paint(local: Field, material: Field, looks: Field) -> Look:
        away = np.hypot(local[1] + 4, local[2] - 26)
        iris = mix(rgb("#ffd24a"), rgb("#b8680e"), ease(3, 9, away)[:, None])
        colour = mix(iris, rgb("#2a2420"), ease(8.6, 9.6, away)[:, None])
        colour = mix(colour, rgb("#0a0608"), ease(4.6, 3.8, away)[:, None])
        return Look(colour, 0.9, 0.25 * colour)

    figure.add(eye, paint)
    figure.after.append(partial(_monocle, figure, eye))


def _monocle(figure: Figure, head: Group, surface: pygame.Surface) -> None:
    """A gold ring round the visible eye, its ribbon, and the light in the eye."""
    side = max((-1, 1), key=lambda side: float(head.world((side, 0, 0))[2]))
    turns = np.linspace(0, math.tau, 40)
    ring = [head.world((side * 28, -4 + 15 * math.sin(t), 25 + 14 * math.cos(t))) for t in turns]
    for width, code in ((3.4, "#5a3a12"), (2.4, "#d8a24a"), (1.0, "#fff0c0")):
        stroke(surface, ring, [width] * len(ring), rgb(code), figure.scene.scale)
    drop = curve([ring[10][:2], np.array((192, 120)), np.array((214, 190)), np.array((216, 246))], 8)
    stroke(surface, list(drop), [1.1] * len(drop), rgb("#b07c2a"), figure.scene.scale)
    spark = head.world((side * 33, -9, 27))[:2] * figure.scene.scale
    pygame.draw.circle(surface, (255, 255, 250), spark, 2.2 * figure.scene.scale)


def _hat(figure: Figure) -> None:
    """A silk hat with a red band, tipped a little to the bill."""
    hat = figure.group((199, 48, 40), turned(-20, 6, -4), 0.44)
    hat.lathe((0, 0, 0), (0, -1, 0), [(-4, 86), (30, 84), (56, 86), (84, 94)], hats.CROWN)
    hats.brim(hat, 86, 138, 6.5, 20, 10)
    figure.add(hat, hats.silk("#7c2630", "#1c1b24", 2, 34))


def _crest(figure: Figure, surface: pygame.Surface) -> None:
    """Plumes behind the cap."""
    dice = np.random.default_rng(2)
    for _ in range(15):
        start = np.array((226 + dice.uniform(-4, 4), 58 + dice.uniform(-7, 5)))
        far, fall = dice.uniform(62, 118), dice.uniform(10, 50)
        line = curve(
            [start, start + (far * 0.3, -2), start + (far * 0.7, fall * 0.4), start + (far, fall)], 6
        )
        tone = rgb(CAP) * dice.uniform(0.8, 1.9)
        stroke(
            surface,
            list(line),
            [3.6 * (1 - t) + 0.4 for t in np.linspace(0, 1, len(line))],
            tone,
            figure.scene.scale,
        )


def _ruff(figure: Figure, surface: pygame.Surface) -> None:
    """Long feathers that hang over the waistcoat, and the light in the eye."""
    dice = np.random.default_rng(5)
    for number in range(120):
        across = dice.uniform(-36, 36)
        start = np.array((216 + across, 216 + dice.uniform(-8, 8) + number * 0.06))
        aside, fall = across * 0.12 + dice.uniform(-7, 5), dice.uniform(22, 42)
        line = curve([start, start + (aside * 0.3, fall * 0.5), start + (aside, fall)], 5)
        tone = rgb("#e6ebee") * dice.uniform(0.66, 1.06) * (1 - 0.2 * (across > 12))
        stroke(surface, list(line), taper(len(line), 2.6), tone, figure.scene.scale)


SIZES = {heron: (600, 480), wing: (330, 330)}
"""The parts, and the pixels of their masters."""
