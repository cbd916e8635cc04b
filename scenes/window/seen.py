"""The visible part of a stack: its screens that are seen, and the overlay over them all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.window.scene import Scene


class Overlay(Protocol):
    """The pictures over every screen, which take no part in it."""

    stirred: bool

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; set `stirred` when it looks different."""

    def aloft(self, size: tuple[int, int], text_scale: float, quiet: pygame.Rect) -> Iterable[PlacedSprite]:
        """Its pictures over a window of `size` pixels, in the part that the highest screen leaves free."""


class Seen(Protocol):
    """The screens that a picture shows, and what lies over them all."""

    size: tuple[int, int]
    text_scale: float
    overlay: Overlay | None

    @property
    def top(self) -> Scene | None:
        """The highest screen, None where there is none."""

    def seen(self) -> Sequence[Scene]:
        """The scenes to draw, the lowest first."""
