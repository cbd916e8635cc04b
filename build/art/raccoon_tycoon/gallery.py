"""The files of Raccoon Tycoon's drawings."""

from functools import partial

from art.drawing import Files, both, sketched, text
from art.raccoon_tycoon import hall_walls, land, rims, tokens, valley
from art.raccoon_tycoon.hall import HALL, RIM, paddle
from art.raccoon_tycoon.icons import ICONS
from scenes.art.landscape.light import light_at
from scenes.art.pictures import slug
from scenes.raccoon_tycoon.art.colours import COMMODITY
from scenes.raccoon_tycoon.valley.land import colours

DRAPE: dict[str, str | float] = {
    "dark": "#4d1118",
    "light": "#912c37",
    "middle": "#681c25",
    "edge": "#9b4046",
}
"""The colours of the velvet in a file that is viewed on its own."""


def files() -> Files:
    """Every drawing of Raccoon Tycoon as a file."""
    found = sketched("pictograms", ICONS)
    for name in rims.RIMS:
        for part in (rims.shadow, rims.inside, rims.rim):
            found[f"frames/{slug(name)}_{part.__name__}.svg"] = text(part(name))
    for name in (*COMMODITY, tokens.ANY):
        found |= both(f"tokens/{name}", partial(tokens.token, name), hatch="none")
    for name in COMMODITY:
        found[f"tokens/{name}_outline.svg"] = text(tokens.outline(name))
    found["hall/drape.svg"] = text(hall_walls.drape(), False, **DRAPE)
    for name, draw in (HALL | hall_walls.HALL).items():
        found[f"hall/{slug(name)}.svg"] = text(draw())
    for state in RIM:
        found[f"hall/paddle_{state}.svg"] = text(paddle(state))
    for draw in (valley.boat, valley.scaffold):
        found[f"valley/{draw.__name__}.svg"] = text(draw(), False, **valley.TOKENS)
    for draw in (land.hills, land.fields, land.tree, land.line, land.cloud):
        found[f"valley/{draw.__name__}.svg"] = text(draw(), False, **colours(light_at(0.34)))
    for draw in (valley.dust, valley.spotlit):
        found[f"hall/{draw.__name__}.svg"] = text(draw())
    for step in range(valley.STEPS):
        found[f"valley/cart_{step}.svg"] = text(valley.cart(step), False, **valley.TOKENS)
    for beat in range(valley.BEATS):
        found[f"valley/bird_{beat}.svg"] = text(valley.bird(beat))
    return found
