"""Painted pictures: towns, buildings, and the animals of the six railroads, whole or as medallions."""

import pygame

from scenes.art import pictures
from scenes.art.linework.framed import framed
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_tycoon import GAME

VIGNETTES, BUILDINGS, PORTRAITS = (f"{GAME}/{kind}" for kind in ("towns", "buildings", "railroads"))
"""The folders of the pictures of towns, buildings and railroads."""


def town(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Fill a rectangle with a town's picture."""
    pictures.fill(surface, rect, VIGNETTES, name)


def building(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Fill a rectangle with a building's picture."""
    pictures.fill(surface, rect, BUILDINGS, name)


HEAD: dict[str, tuple[float, float, float]] = {
    "Tycoon": (0.08, 0.00, 0.84),
    "Sly Fox": (0.10, 0.00, 0.80),
    "Fat Cat": (0.10, 0.03, 0.80),
    "Big Bear": (0.09, 0.02, 0.82),
    "Top Dog": (0.09, 0.03, 0.82),
    "Skunk Works": (0.08, 0.04, 0.80),
}
"""The place of the head on each portrait: left, top and width as shares of the portrait's width."""


def medallion(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Draw a railroad's medallion as large as fits, centred."""
    image = image_of(name, min(rect.width, rect.height))
    surface.blit(image, image.get_rect(center=rect.center))


def portrait(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Fill a rectangle with a railroad's painted portrait."""
    pictures.fill(surface, rect, PORTRAITS, name)


@surface_cache(64)
def image_of(railroad: str, side: int) -> pygame.Surface:
    """A railroad's medallion of `side` pixels, with alpha: the portrait's head in a brass rim."""
    left, top, share = HEAD[railroad]
    whole = round(side / share)
    picture = pictures.PICTURES.image(PORTRAITS, railroad, (whole, whole))
    return framed(GAME, railroad, side, picture, (-round(whole * left), -round(whole * top)))
