"""The offer and set-up of Raccoon Tycoon, and the picture while its table is loaded."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pygame

from scenes.covers.raccoon_tycoon import ValleyGround
from scenes.raccoon_tycoon.art import paintings, progress
from scenes.table.presentation import Lobby, TitleGround


class RaccoonTycoonLobby(Lobby):
    """The options with their pictures."""

    option_icons: Mapping[str, str] = MappingProxyType(
        {
            "beginners": "primer",
            "mixed_opening": "mixed",
            "longer_game": "hourglass",
            "sudden_death": "bolt",
            "open_money": "purse",
            "full_bidding": "rise",
        }
    )
    options: Sequence[str] = tuple(option_icons)

    def title_ground(self) -> TitleGround:
        """The valley at dawn with its train."""
        return ValleyGround()

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """One of the towns of Astoria."""
        paintings.town(surface, rect, "Molehill")

    def draw_progress(self, done: float, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The train on its way."""
        progress.draw(done, surface, area)
