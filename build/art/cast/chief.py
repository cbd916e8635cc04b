"""The chief of the raccoons: a crown on the head, a parliament's dome in the arms, by night."""

import math
from dataclasses import dataclass

import numpy as np

from art.beasts import BEASTS
from art.relief import hats
from art.relief.fields import Field, bell, ease, mix, rgb, turned
from art.relief.figure import Figure, Look, Painter
from art.relief.fur import Coat
from art.relief.hand import Grip, open_hand
from art.relief.light import Light
from art.relief.materials import gilt
from art.relief.species import Expression
from art.relief.tail import tail

SHEET = (1000.0, 1020.8)
FOOT = 940.0
"""The height of the dome's foot on its drum."""
NIGHT = Light(
    key=(-0.45, -0.62, 0.62),
    key_colour=(0.98, 0.95, 1.08),
    ambient=(0.27, 0.24, 0.38),
    fill_colour=(0.22, 0.12, 0.14),
    rim_colour=(1.2, 0.66, 0.34),
    bounce=(0.40, 0.24, 0.12),
)
GREY, PALE, DARK = "#857a6c", "#c9bca2", "#4c443f"


AWAKE = Expression((0.16, 0.16), (0.02, 0.10), smirk=1.3, wide=1.08)


@dataclass(frozen=True)
class Embrace:
    """The pose with the dome: the head's place, turn and expression, the crown's height on the head and its
    roll, the curve of the tail.
    """

    at: tuple[float, float, float] = (490, 378, 60)
    turn: tuple[float, float, float] = (-14, 13, -5)
    face: Expression = AWAKE
    crown: tuple[float, float] = (-122, 7)
    tail: tuple[tuple[float, float, float], ...] = (
        (740, 980, -260), (826, 880, -250), (862, 730, -250), (866, 570, -240), (784, 490, -230),
    )  # fmt: skip


WATCHFUL = Embrace()
ASLEEP = Embrace(
    (470, 420, 90),
    (-16, 10, -15),
    Expression(lids=(0.97, 0.97), squint=0.3, brow=0.4, smirk=0.8, ears=(-8, -8)),
    (-122, 16),
)
TRIUMPHANT = Embrace(
    (490, 386, 64),
    (-17, 11, -7),
    Expression((0.2, 0.12), (0.04, 0.2), smirk=1.5, wide=1.08, gape=0.5),
    (-136, 8),
    (
        (740, 980, -260),
        (900, 950, -250),
        (1044, 830, -240),
        (1100, 660, -230),
        (1060, 510, -220),
        (970, 470, -210),
    ),
)
"""The pose by night. The tail reaches beyond the sheet: only a wider sheet shows all of it."""


def embrace(figure: Figure, how: Embrace = WATCHFUL) -> None:
    """Set the chief and the dome on the scene."""
    rings = ["#211b1e", "#211b1e", "#b5a78f", "#b5a78f"] * 4 + ["#211b1e", "#211b1e"]
    girth = [60, 80, 84, 72, 26] if len(how.tail) == 5 else [60, 82, 92, 90, 74, 26]
    tail(figure, how.tail, girth, rings, 44)
    body = figure.group((500, 720, -170))
    body.ball((0, 120, 0), (320, 330, 190))
    body.ball((0, -90, 10), (230, 150, 150), melt=60)
    figure.add(body, pelt(), coat(figure, 34, 4))
    _dome(figure)
    for side in (1, -1):
        _arm(figure, side)
    head = figure.head(BEASTS["raccoon"], how.at, turned(*how.turn), 1.52, how.face)
    hats.crown(figure, head, (4, how.crown[0], 16), (0, 8, how.crown[1]), 1.0)


def pelt(base_code: str = GREY, pale_code: str = PALE, dark_code: str = DARK) -> Painter:
    """Fur, by default the grey one: darker behind, paler on the belly."""
    base, pale, dark = rgb(base_code), rgb(pale_code), rgb(dark_code)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        belly = ease(1.2, 0.4, (local[0] / 170) ** 2 + ((local[1] - 120) / 230) ** 2)[:, None]
        mottled = 1 + 0.12 * np.sin(local[0] * 0.05 + np.sin(local[1] * 0.07))
        return Look(
            mix(mix(base, dark, ease(60, -120, local[1])[:, None] * 0.4) * mottled[:, None], pale, belly)
        )

    return paint


def coat(figure: Figure, length: float, seed: int) -> Coat:
    """A coat of long hair that hangs down."""
    return Coat(
        lambda local: np.stack([local[0] * 0.003, 0.9 + 0 * local[1], 0.1 + 0 * local[2]]),
        5.6 * figure.fine,
        length,
        3.4 * figure.fine,
        order=lambda local: local[1],
        tones=(0.74, 1.24),
        tips=1.3,
        seed=seed,
    )


def _arm(figure: Figure, side: int) -> None:
    arm = figure.group((0, 0, 0))
    points = [
        (500 + side * x, y, z)
        for x, y, z in ((228, 600, -60), (322, 730, 70), (268, 826, 190), (186, 838, 236))
    ]
    arm.tube(points, [104, 92, 72, 50], step=0.12)
    base, dark = rgb(GREY), rgb(DARK)

    def paint(local: Field, material: Field, looks: Field) -> Look:
        return Look(mix(base, dark, ease(250, 190, np.abs(local[0] - 500))[:, None] * 0.8))

    start, end = np.array(points[1]), np.array(points[-1])
    way = (end - start) / np.linalg.norm(end - start)
    hair = coat(figure, 28, 7 + side).but(
        flow=lambda local: np.repeat((way + [0, 0.5, 0])[:, None], local.shape[1], 1)
    )
    figure.add(arm, paint, hair)
    open_hand(
        figure, (500 + side * 164, 842, 262), turned(roll=side * 62, pitch=-10), 1.9, Grip("#453a3e", hair=11)
    )


def _dome(figure: Figure) -> None:
    """Copper ribbed with gold, a lantern on top, a drum with lit windows below."""
    shell = figure.group((500, FOOT, 60))
    shell.ball((0, -62, 0), (196, 196, 150), material=1)
    for number in range(13):
        angle = math.pi * (number / 12) - math.pi / 2
        for step in range(64):
            t = math.pi / 2 * step / 63
            x, z = math.sin(angle) * 197 * math.cos(t), math.cos(angle) * 151 * math.cos(t)
            shell.ball((x, -62 - 197 * math.sin(t), z), 6, material=2)
    shell.lathe((0, -54, 0), (0, -1, 0), [(0, 204), (14, 206), (18, 200)], 3)
    shell.lathe((0, 70, 0), (0, -1, 0), [(0, 190), (112, 188), (116, 202), (128, 204)], 3)
    shell.lathe(
        (0, -250, 0), (0, -1, 0), [(0, 44), (8, 46), (12, 36), (56, 36), (60, 46), (70, 44), (120, 3)], 4
    )

    def paint(local: Field, material: Field, looks: Field) -> Look:
        colour = rgb("#4f8f8a") * (1 + 0.5 * bell(looks[:, 0], -0.4, 0.3))[:, None]
        stone = material >= 3
        colour[stone] = rgb("#a89a98") * (1 + 0.05 * np.sin(local[1][stone] * 0.5))[:, None]
        ribs = material == 2
        colour[ribs] = gilt("#d8a24a", looks[ribs])
        angle = np.arctan2(local[0], local[2])
        pane = (material == 3) & (np.cos(angle * 16) > 0.25) & (local[1] > -36) & (local[1] < 62)
        lantern = (material == 4) & (np.cos(angle * 8) > 0) & (local[1] > -304) & (local[1] < -266)
        lit = pane | lantern
        colour[lit] = rgb("#ffd98a")
        return Look(colour, np.where(ribs, 0.8, 0.08), np.where(lit[:, None], rgb("#ffb84a") * 0.7, 0))

    figure.add(shell, paint)
