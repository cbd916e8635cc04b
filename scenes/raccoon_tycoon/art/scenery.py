"""Town pictures: each town's own engraved vignette."""

import pygame

from scenes.art import pictures

VIGNETTES = "raccoon_tycoon/towns"
"""The folder of the vignettes among the pictures."""


def town(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Fill a rectangle with a town's picture."""
    pictures.fill(surface, rect, VIGNETTES, name)
