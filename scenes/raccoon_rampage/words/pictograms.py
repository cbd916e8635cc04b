"""The small pictures that sentences have besides those of the table: what dice and cards show."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes.art import pictograms
from scenes.art.kept import kept
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
    ROLES,
    STEEL,
)
from scenes.raccoon_rampage.picture.pictograms import PICTOGRAMS as TABLE

MARKS = {
    "skull": ALARM,
    "shield": BRASS,
    "corporate": STEEL,
    "technology": STEEL,
    "star_paw": ROLES["AR"],
    "star_horn": ROLES["HU"],
}
"""The marks of dice and cards, each in its colour."""
CARDS = {"no raccoon": 0, "one raccoon": 1, "two raccoons": 2}
"""What the spread cards are called, and the raccoons on them."""


@kept(64)
def _mark(name: str, side: int) -> pygame.Surface:
    return art.icon(name, (side, side), MARKS[name])


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
PICTOGRAMS: dict[str, pictograms.Painter] = {
    **TABLE,
    **pictograms.drawn(DRAWN),
    **{name.replace("_", " "): partial(_mark, name) for name in MARKS},
}
"""Every picture of this game."""


def spread_mark(raccoons: int) -> str:
    """The mark of a spread card in a sentence."""
    return f"<{next(name for name, count in CARDS.items() if count == raccoons)}>"


def marks(names: tuple[str, ...]) -> str:
    """The marks of some pictures in a row."""
    return "".join(f"<{name.replace('_', ' ')}>" for name in names)
