"""The files of the drawings that all games share."""

from functools import partial

from art.drawing import Files, both, sketched, text
from art.house import coinage, curtain, landmarks, landscape, trimmings
from art.house.choices import CHOICES
from art.house.emblems import EMBLEMS, emblem
from art.house.objects import OBJECTS
from scenes.art.palette import GILT
from scenes.art.pictures import slug
from scenes.art.pieces.coinage import VALUES

SEAT = {"colour": "#8a1f2c", "light": "#b8505a", "deep": "#34090f", "hatch": "M0 0", "ink": "#000000"}
"""The seat's colours in a file that is viewed on its own."""


def files() -> Files:
    """Every drawing that all games share, as a file."""
    found = sketched("pictograms", OBJECTS | CHOICES)
    for name in EMBLEMS:
        badge = partial(emblem, name)
        found |= both(f"emblems/{slug(name)}", badge, False, **SEAT)
    for name, part in landscape.LIVERIED.items():
        found[f"landscape/{name}.svg"] = text(part(), False, **landscape.LIVERY)
    for value in VALUES:
        found |= both(f"coinage/{value}", partial(coinage.piece, value))
    found["landscape/wheel.svg"] = text(landscape.wheel(), True, colour=GILT)
    for name, thing in landscape.ABOUT.items():
        found[f"landscape/{name}.svg"] = text(thing(), True)
    for name, thing in landscape.FLYING.items():
        found[f"landscape/{name}.svg"] = text(thing())
    for seed in landmarks.SEEDS:
        found[f"landscape/village_{seed}.svg"] = text(landmarks.village_file(seed), True, **landmarks.TOKENS)
    for kind in range(3):
        found[f"landscape/factory_{kind}.svg"] = text(landmarks.factory_file(kind), True, **landmarks.TOKENS)
    for name, draw in trimmings.TRIMMINGS.items():
        found[f"trimmings/{name}.svg"] = text(draw(), False, **trimmings.TOKENS)
    found["stage/curtain.svg"] = text(curtain.closed())
    return found
