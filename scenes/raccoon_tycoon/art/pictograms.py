"""The pictograms that only this game has, by their names in sentences and lists."""

from functools import partial

from scenes.art import pictograms
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.art import paintings, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY, RAILROAD

ICONS = (
    "purse", "purse closed", "gavel", "warehouse", "town", "building", "railroad", "pair",
    "produce", "sell", "rise",
)  # fmt: skip

PICTOGRAMS: dict[str, pictograms.PictogramPainter] = {
    **pictograms.filed(GAME, ICONS),
    **{name: partial(tokens.image_of, name) for name in (*COMMODITY, tokens.ANY)},
    **{f"railroad {name}": partial(paintings.image_of, name) for name in RAILROAD},
}
