"""Materials: plain ones by number, gilding, cloth."""

from collections.abc import Mapping

import numpy as np

from art.relief.fields import Field, bell, ease, mix, rgb
from art.relief.figure import Look, Painter

INK, CREAM, OXBLOOD, TEAL = "#1b171c", "#f4e6c6", "#7c2630", "#1d4b4c"
GOLD, GOLD_LIGHT, GOLD_DARK = "#d2a04a", "#f3d58d", "#8a5c1e"


def plain(table: Mapping[int, tuple[str, float]]) -> Painter:
    """A painter with a colour and a shine for each material."""

    def paint(local: Field, material: Field, looks: Field) -> Look:
        colour, shine = np.zeros((len(material), 3)), np.zeros(len(material))
        for number, (code, gloss) in table.items():
            colour[material == number] = rgb(code)
            shine[material == number] = gloss
        mottled = np.sin(local[0] * 0.23 + np.sin(local[1] * 0.17) * 2) * np.sin(
            local[1] * 0.29 + local[2] * 0.19
        )
        return Look(colour * (1 + 0.05 * mottled[:, None]), shine)

    return paint


def lit_from_within(code: str, glow: float) -> Painter:
    """A painter of white linen and other materials whose shade is light."""
    return lambda local, material, looks: Look(
        rgb(code) * np.ones((len(material), 1)), 0.05, rgb("#7a6850") * glow * np.ones((len(material), 1))
    )


def gilt(code: str, looks: Field) -> Field:
    """Metal's colour by its normal: a painted reflection of sky, horizon and ground."""
    x, y = looks[:, 0], looks[:, 1] * 0.8 + looks[:, 0] * 0.35
    tone = 0.54 + 0.44 * bell(x, -0.48, 0.20) + 0.26 * bell(x, 0.62, 0.14) + 0.80 * bell(y, -0.52, 0.26)
    tone = tone + 0.42 * bell(y, 0.45, 0.30) - 0.12 * bell(y, 0.05, 0.16)
    found: Field = np.clip(rgb(code) * tone[:, None] + np.maximum(tone - 1, 0)[:, None] * 0.8, 0, 1.3)
    return found


def gold(code: str = GOLD) -> Painter:
    """Polished gold or brass."""
    return lambda local, material, looks: Look(gilt(code, looks), 0.8)


def glossy(code: str, shine: float = 1.0) -> Painter:
    """A painter of lacquer, stones and cherries: lighter where they face up."""
    return lambda local, material, looks: Look(
        np.clip(rgb(code) * (1 + 1.3 * ease(0.2, -0.6, looks[:, 1]))[:, None], 0, 1), shine
    )


def cloth(code: str, shine: float = 0.03) -> Painter:
    """Twill with soft folds of tone."""

    def paint(local: Field, material: Field, looks: Field) -> Look:
        weave = np.sin((local[0] + local[1]) * 1.1) * 0.035
        weave = weave + np.sin(local[0] * 0.05 + np.sin(local[1] * 0.04) * 2) * 0.05
        return Look(rgb(code) * (1 + weave[:, None]), shine)

    return paint


def dotted(code: str, dot: str) -> Painter:
    """Silk with spots in rows."""

    def paint(local: Field, material: Field, looks: Field) -> Look:
        row = np.floor(local[1] / 15)
        u, v = local[0] / 17 + 0.5 * (row % 2), local[1] / 15
        spot = np.hypot((u - np.floor(u) - 0.5) * 17, (v - np.floor(v) - 0.5) * 15) < 4
        colour = np.where(spot[:, None], rgb(dot), rgb(code))
        sheen = bell(looks[:, 0], -0.35, 0.28)[:, None]
        return Look(mix(colour, colour * 1.35, sheen), 0.14)

    return paint
