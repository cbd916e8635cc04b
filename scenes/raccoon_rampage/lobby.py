"""How Raccoon Rampage is offered and set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pygame

from scenes.raccoon_rampage import art
from scenes.table.presentation import Lobby, TitleGround


class ChamberGround(TitleGround):
    """Europa House by night."""

    awake = False

    def draw(self, surface: pygame.Surface) -> None:
        """The house over the whole window."""
        surface.blit(art.title(surface.get_size()), (0, 0))


class RampageLobby(Lobby):
    """The options with their pictures."""

    option_icons: Mapping[str, str] = MappingProxyType(
        {"scenario": "mixed", "tutorial": "primer", "level_table": "coin", "printed_spread": "spread"}
    )
    options: Sequence[str] = tuple(option_icons)

    def title_ground(self) -> TitleGround:
        """Europa House by night."""
        return ChamberGround()

    def lie_behind(self, surface: pygame.Surface) -> None:
        """The same, not kept: the form keeps what it makes of it."""
        surface.blit(art.fresh_title(surface.get_size()), (0, 0))

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The same on the tile."""
        surface.blit(art.title(rect.size), rect)
