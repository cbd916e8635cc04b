"""Painted pictures: each town's own view, each building's own diorama."""

import pygame

from scenes.art import pictures

VIGNETTES = "raccoon_tycoon/towns"
"""The folder of the towns' pictures."""
BUILDINGS = "raccoon_tycoon/buildings"
"""The folder of the buildings' pictures."""


def town(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Fill a rectangle with a town's picture."""
    pictures.fill(surface, rect, VIGNETTES, name)


def building(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """Fill a rectangle with a building's picture."""
    pictures.fill(surface, rect, BUILDINGS, name)
