"""Pictograms: small pictures by name, in brackets within a sentence, on a button, in a list, next to a curve.

The kit has those that every table shows: marks, coins, options, settings, and each seat's emblem
("emblem top hat orange"). A game adds its own (`add`), once, before anything is drawn.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial

import pygame

from raccoon.app.assets import SHARED
from scenes.art.linework import drawing_file
from scenes.art.palette import SEAT
from scenes.art.surface_cache import surface_cache

PictogramPainter = Callable[[int], pygame.Surface]
"""Returns a picture of that side in pixels, with alpha, from a cache of its own."""


def filed(owner: str, names: Iterable[str]) -> dict[str, PictogramPainter]:
    """The painters of pictograms that are files of `owner`: of a game or `SHARED`."""
    return {name: partial(_filed, owner, name) for name in names}


@surface_cache(256)
def _filed(owner: str, name: str, side: int) -> pygame.Surface:
    return drawing_file.drawing(owner, "pictograms", name).surface((side, side))


NAMES = (
    "coin", "cards", "bolt", "check", "cross", "undo", "redo", "start player", "gear",
    "primer", "mixed", "hourglass", "window", "letters", "speed", "speech", "note", "horn", "crowd",
    "motion", "curtain", "contrast", "patterns", "candle", "captions", "controller", "pointer",
)  # fmt: skip
"""The shared pictograms that are files."""


@cache
def _known() -> dict[str, PictogramPainter]:
    """The painters by name; at first those of the kit."""
    from scenes.art.pieces import emblems

    worn = {
        f"emblem {name} {colour}": partial(emblems.image_of, name, colour)
        for name in emblems.NAMES
        for colour in SEAT
    }
    return filed(SHARED, NAMES) | worn


def add(painters: Mapping[str, PictogramPainter]) -> None:
    """Register a game's pictograms; doing so again has no effect. `ValueError` for a name that is taken."""
    for name, painter in painters.items():
        if _known().setdefault(name, painter) is not painter:
            raise ValueError(f"there is another picture called {name!r}")


def wear(painters: Mapping[str, PictogramPainter]) -> None:
    """Register the emblems that only one game's seats have, as badges and in sentences."""
    from scenes.art.pieces import emblems

    emblems.add(painters)
    add({f"emblem {name} {colour}": painter for name, painter in painters.items() for colour in SEAT})


def image(name: str, side: int) -> pygame.Surface:
    """The pictogram of that name, `side` pixels wide and high; `KeyError` when there is none."""
    return _known()[name](side)


def draw(surface: pygame.Surface, rect: pygame.Rect, name: str, alpha: int = 255) -> None:
    """Draw a pictogram as large as fits, centred; `alpha` fades it. `KeyError` when there is none."""
    picture = image(name, min(rect.size))
    if alpha < 255:
        picture = picture.copy()
        picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(picture, picture.get_rect(center=rect.center))
