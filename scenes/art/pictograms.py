"""Small pictures by name: in brackets within a sentence, on a button, in a list, beside a curve.

The kit brings what every table shows: marks, coins, options, settings, and each seat's emblem
("emblem top hat orange"). A game adds what only it has (`add`), once, before anything is drawn.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial

import pygame

from scenes.art.palette import SEAT
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing

PictogramPainter = Callable[[int], pygame.Surface]
"""Makes a picture of so many pixels' side, with alpha; it keeps what it has made."""

Sketch = Callable[[Drawing], None]
"""Draws a picture on a sheet of `SHEET` units' side."""

SHEET = 200.0


def drawn(sketches: Mapping[str, Sketch]) -> dict[str, PictogramPainter]:
    """The painters of pictures that are drawn on a sheet."""
    return {name: partial(_drawn, sketch) for name, sketch in sketches.items()}


@surface_cache(256)
def _drawn(sketch: Sketch, side: int) -> pygame.Surface:
    sheet = Drawing(SHEET, SHEET)
    sketch(sheet)
    return sheet.surface((side, side))


@cache
def _known() -> dict[str, PictogramPainter]:
    """The pictures by name; at first those that every game may show."""
    from scenes.art.icons.choices import CHOICES
    from scenes.art.icons.objects import OBJECTS
    from scenes.art.pieces import emblems

    worn = {
        f"emblem {name} {colour}": partial(emblems.image_of, name, colour)
        for name in emblems.NAMES
        for colour in SEAT
    }
    return drawn(OBJECTS | CHOICES) | worn


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
