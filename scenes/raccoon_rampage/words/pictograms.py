"""The small pictures that only this game has, by the names that its sentences and lists call them by."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.art import pictograms
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS,
    BRASS_DEEP,
    EYES,
    INK,
    MIDNIGHT,
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
"""What the emblems of the roles are called."""
ROLE_PICTURES = {role: name for name, role in ROLE_NAMES.items()}
"""The name of each role's emblem."""
CARDS = {"no raccoon": 0, "one raccoon": 1, "two raccoons": 2}
"""What the spread cards are called, and the raccoons on them."""


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


def _blank(sheet: Drawing) -> None:
    sheet.box(16, 16, 168, 168, 26, PAPER, INK, 10)


def _newspaper(sheet: Drawing) -> None:
    sheet.box(26, 10, 148, 180, 6, PAPER, INK, 9)
    sheet.path("M42 38H158", "none", INK, 15)
    sheet.box(42, 62, 54, 50, 2, BRASS_DEEP, INK, 5)
    sheet.path("M110 68H158M110 88H158M110 108H158M42 132H158M42 150H158M42 168H120", "none", INK, 7)


def _spread_card(raccoons: int) -> Callable[[Drawing], None]:
    """A spread card: as many pairs of lit eyes as it brings raccoons."""

    def sketch(sheet: Drawing) -> None:
        sheet.box(34, 10, 132, 180, 16, MIDNIGHT, BRASS, 9)
        for pair in range(raccoons):
            middle = 100 + (pair - (raccoons - 1) / 2) * 74
            for x in (74, 126):
                sheet.circle((x, middle), 19, EYES, INK, 5)
                sheet.circle((x, middle), 6, INK)
        if not raccoons:
            sheet.path("M70 100H130", "none", BRASS, 12)

    return sketch


DRAWN = {
    "blank": _blank,
    "newspaper": _newspaper,
    **{name: _spread_card(raccoons) for name, raccoons in CARDS.items()},
}
PICTOGRAMS: dict[str, pictograms.PictogramPainter] = {
    "grey vote": _grey,
    "raccoon": partial(_raccoon, True),
    "sleeper": partial(_raccoon, False),
    **pictograms.drawn(DRAWN),
    **{name.replace("_", " "): partial(_mark, name) for name in MARKS},
    **{name: partial(_role, role) for name, role in ROLE_NAMES.items()},
}


def spread_mark(raccoons: int) -> str:
    """The mark of a spread card in a sentence."""
    return f"<{next(name for name, count in CARDS.items() if count == raccoons)}>"


def marks(names: tuple[str, ...]) -> str:
    """The marks of some pictures in a row."""
    return "".join(f"<{name.replace('_', ' ')}>" for name in names)
