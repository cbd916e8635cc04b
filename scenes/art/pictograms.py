"""Small pictures by name: in brackets within a sentence, on a button, in a list, beside a curve.

The kit brings what every table shows: marks, coins, options, settings, and each seat's emblem
("emblem top hat orange"). A game adds what only it has (`add`), once, before anything is drawn.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial

import pygame

from raccoon.app.assets import SHARED
from scenes.art.linework import drawing_file
from scenes.art.palette import SEAT
from scenes.art.surface_cache import surface_cache

PictogramPainter = Callable[[int], pygame.Surface]
"""Makes a picture of so many pixels' side, with alpha; it keeps what it has made."""


def filed(owner: str, names: Iterable[str]) -> dict[str, PictogramPainter]:
    """The painters of pictures that are files of the house or of a game."""
    return {name: partial(_filed, owner, name) for name in names}


@surface_cache(256)
def _filed(owner: str, name: str, side: int) -> pygame.Surface:
    return drawing_file.drawing(owner, "pictograms", name).surface((side, side))


NAMES = (
    "coin", "cards", "bolt", "check", "cross", "undo", "redo", "start player", "gear",
    "primer", "mixed", "hourglass", "window", "letters", "speed", "speech", "note", "horn", "crowd",
    "motion", "curtain", "contrast", "patterns", "candle", "captions", "controller", "pointer",
)  # fmt: skip
"""The small objects, and the pictures of options and settings."""


@cache
def _known() -> dict[str, PictogramPainter]:
    """The pictures by name; at first those that every game may show."""
    from scenes.art.pieces import emblems

    worn = {
        f"emblem {name} {colour}": partial(emblems.image_of, name, colour)
        for name in emblems.NAMES
        for colour in SEAT
    }
    return filed(SHARED, NAMES) | worn


def add(painters: Mapping[str, PictogramPainter]) -> None:
    """Make a game's small pictures known; once more is no harm. `ValueError` for a name that is taken."""
    for name, painter in painters.items():
        if _known().setdefault(name, painter) is not painter:
            raise ValueError(f"there is another picture called {name!r}")


def wear(painters: Mapping[str, PictogramPainter]) -> None:
    """Make the emblems that only a game's seats wear known, as badges and in sentences."""
    from scenes.art.pieces import emblems

    emblems.add(painters)
    add({f"emblem {name} {colour}": painter for name, painter in painters.items() for colour in SEAT})


def image(name: str, side: int) -> pygame.Surface:
    """The picture of that name, `side` pixels wide and high; `KeyError` when there is none."""
    return _known()[name](side)


def draw(surface: pygame.Surface, rect: pygame.Rect, name: str, alpha: int = 255) -> None:
    """Draw a picture as large as fits, centred; `alpha` fades it. `KeyError` when there is none."""
    picture = image(name, min(rect.size))
    if alpha < 255:
        picture = picture.copy()
        picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(picture, picture.get_rect(center=rect.center))
