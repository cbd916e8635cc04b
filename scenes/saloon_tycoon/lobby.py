"""The offer and set-up of Saloon Tycoon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pygame

from scenes.saloon_tycoon import art
from scenes.table.presentation import Lobby, TitleGround


class StreetGround(TitleGround):
    """The street of Crossroads at sundown."""

    awake = False

    def draw(self, surface: pygame.Surface) -> None:
        """The street over the whole window."""
        surface.blit(art.title(surface.get_size()), (0, 0))


class SaloonLobby(Lobby):
    """The options with their pictures."""

    option_icons: Mapping[str, str] = MappingProxyType(
        {
            "fair_start": "coin",
            "smooth_lots": "mixed",
            "short_game": "hourglass",
            "open_hands": "primer",
            "family_names": "speech",
        }
    )
    options: Sequence[str] = tuple(option_icons)

    def title_ground(self) -> TitleGround:
        """The swing doors."""
        return StreetGround()

    def lie_behind(self, surface: pygame.Surface) -> None:
        """The same, not kept: the form keeps what it makes of it."""
        surface.blit(art.fresh_title(surface.get_size()), (0, 0))

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The street at sundown."""
        surface.blit(art.title(rect.size), rect)
