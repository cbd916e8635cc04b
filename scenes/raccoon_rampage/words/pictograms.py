"""The small pictures that only this game has, by the names that its sentences and lists call them by."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.art import pictograms
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import GAME, art
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS,
    PAPER,
    RELIEF,
    STEEL,
)

MARKS = {
    "mitigate": "#4aa37b",
    "reduce": ALARM,
    "shield": "#7fa8e0",
    "hunter_dice": PAPER,
    "influence": BRASS,
    "spread": ALARM,
    "star_paw": "#cc79a7",
    "star_horn": "#009e73",
    "corporate": STEEL,
    "technology": STEEL,
    "vote": BRASS,
    "tracker": RELIEF,
    "skull": ALARM,
}
"""The marks of the cards, each in its colour."""
ROLE_NAMES = {"germany": "DE", "france": "FR", "activist": "AR", "hunter": "HU"}
"""The names of the roles' emblems."""
ROLE_PICTURES = {role: name for name, role in ROLE_NAMES.items()}
"""The name of each role's emblem."""
CARDS = {"no raccoon": 0, "one raccoon": 1, "two raccoons": 2}
"""The names of the spread cards, and the raccoons on them."""


@surface_cache(64)
def _mark(name: str, side: int) -> pygame.Surface:
    return art.icon(name, (side, side), MARKS[name])


@surface_cache(32)
def _role(name: str, side: int) -> pygame.Surface:
    return art.role(name, (side, side))


@surface_cache(16)
def _grey(side: int) -> pygame.Surface:
    return art.cube("", (side, side))


@surface_cache(16)
def _raccoon(awake: bool, side: int) -> pygame.Surface:
    return art.raccoon((side, side), awake)


PICTOGRAMS: dict[str, pictograms.PictogramPainter] = {
    "grey vote": _grey,
    "raccoon": partial(_raccoon, True),
    "sleeper": partial(_raccoon, False),
    **pictograms.filed(GAME, ("blank", "newspaper", *CARDS)),
    **{name.replace("_", " "): partial(_mark, name) for name in MARKS},
    **{name: partial(_role, role) for name, role in ROLE_NAMES.items()},
}


def spread_mark(raccoons: int) -> str:
    """The mark of a spread card in a sentence."""
    return f"<{next(name for name, count in CARDS.items() if count == raccoons)}>"


def marks(names: tuple[str, ...]) -> str:
    """The marks of some pictures in a row."""
    return "".join(f"<{name.replace('_', ' ')}>" for name in names)
