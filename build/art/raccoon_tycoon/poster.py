"""The poster of Raccoon Tycoon on the title: the tycoon in front of the valley, a train on the viaduct."""

import numpy as np

from art.cast import heroes
from art.relief import backdrop, lettering, poster
from art.relief.brush import varnished
from art.relief.fields import Field, resized
from scenes.art.fonts import Typeface
from scenes.art.vector import Drawing

SKY = ((0, "#1d6f80"), (0.34, "#6fb3a4"), (0.6, "#f3dfa0"), (1, "#f0b868"))
LIVERY = ("#1f5a5c", "#b07f33")


def tile() -> Field:
    """The poster."""
    width, height = poster.DOTS
    picture = backdrop.sky(height, width, SKY, ("#fff2d8", "#c9a98a"), 11, 0.8, 0.66)
    picture = poster.rays(picture, (130, 330), "#fff0b8", 24, 0.16)
    picture = poster.glow(picture, (130, 330), 130, "#fff2c0", 0.45)
    picture = backdrop.painterly(backdrop.over(picture, _valley()), 5)
    picture = poster.stood(picture, heroes.tycoon((620, 633)), (64, 176), 400)
    picture = poster.footed(picture, "#1c1420", 440)
    for words, y, size, radius in (("Raccoon", 82, 92, 520), ("Tycoon", 166, 92, 520)):
        at = (poster.DOTS[0] / 2, y * poster.SCALE)
        mask = lettering.words_on(
            (height, width), words, Typeface.POSTER, size * poster.SCALE, at, radius * poster.SCALE
        )
        picture = lettering.carved(picture, mask)
    return varnished(resized(np.clip(picture, 0, 1), poster.SIZE), 3, 0.02, 0.22, 0.04)


def _valley() -> Drawing:
    sheet = Drawing(*poster.SHEET)
    backdrop.ridge(sheet, 318, 14, ("#7f9fa0", "#a8b48a"), 1.0, 34)
    crest = backdrop.ridge(sheet, 356, 10, ("#8fae74", "#6f9450"), 2.2)
    backdrop.bushes(sheet, crest, 26, 5, ("#3f6a38", "#b8c878"), 4)
    backdrop.ridge(sheet, 400, 8, ("#7aa052", "#4f7a3a"), 3.1)
    backdrop.viaduct(sheet, 392, ("#d8bc8a", "#b89868", "#6a5a44"))
    backdrop.train(sheet, 392, 12, 0.92, LIVERY)
    return sheet
