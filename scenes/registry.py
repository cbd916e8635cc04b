"""Registries of the games that can be shown, by name; the only general file of `scenes` that names them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from raccoon.app.errors import AppError
from raccoon.engine.registry import Registry
from scenes.covers.raccoon_rampage import COVER as RACCOON_RAMPAGE
from scenes.covers.raccoon_tycoon import COVER as RACCOON_TYCOON
from scenes.covers.saloon_tycoon import COVER as SALOON_TYCOON
from scenes.screens.cover import Cover
from scenes.window.keys import KEYS, GameKeys

if TYPE_CHECKING:
    from scenes.table.presentation import GamePresentation
    from scenes.tools.still import Showcase

COVERS: dict[str, Cover] = {
    "raccoon_tycoon": RACCOON_TYCOON,
    "saloon_tycoon": SALOON_TYCOON,
    "raccoon_rampage": RACCOON_RAMPAGE,
}
"""The cover of each game on the title, in the title's order."""


def _raccoon_tycoon() -> GamePresentation:
    from scenes.raccoon_tycoon.presentation import PRESENTATION

    return PRESENTATION


def _saloon_tycoon() -> GamePresentation:
    from scenes.saloon_tycoon.presentation import PRESENTATION

    return PRESENTATION


def _raccoon_rampage() -> GamePresentation:
    from scenes.raccoon_rampage.presentation import PRESENTATION

    return PRESENTATION


def _raccoon_tycoon_shown() -> Showcase:
    from scenes.raccoon_tycoon.showcase import SHOWCASE

    return SHOWCASE


def _saloon_tycoon_shown() -> Showcase:
    from scenes.saloon_tycoon.showcase import SHOWCASE

    return SHOWCASE


def _raccoon_rampage_shown() -> Showcase:
    from scenes.raccoon_rampage.showcase import SHOWCASE

    return SHOWCASE


def _keys() -> Iterator[GameKeys]:
    """The keys of every game."""
    from scenes.raccoon_rampage.keys import KEYS as RAMPAGE
    from scenes.raccoon_tycoon.keys import KEYS as TYCOON
    from scenes.saloon_tycoon.keys import KEYS as SALOON

    yield from (TYCOON, SALOON, RAMPAGE)


KEYS.games = _keys
PRESENTATIONS: Registry[GamePresentation] = Registry(
    {"raccoon_tycoon": _raccoon_tycoon, "saloon_tycoon": _saloon_tycoon, "raccoon_rampage": _raccoon_rampage}
)
"""The presentation of each game at the window, in the order of the title."""

SHOWCASES: Registry[Showcase] = Registry(
    {
        "raccoon_tycoon": _raccoon_tycoon_shown,
        "saloon_tycoon": _saloon_tycoon_shown,
        "raccoon_rampage": _raccoon_rampage_shown,
    }
)
"""The showcase of each game: scenes to draw and measure."""


def showcase_of(game: str) -> Showcase:
    """The showcase of the game of that name; AppError where there is none."""
    if game not in SHOWCASES:
        raise AppError("error.unknown_game", name=game, known=", ".join(SHOWCASES))
    return SHOWCASES[game]
