"""The lobby of Raccoon Tycoon: title background, option icons, tile, loading progress."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pygame

from scenes.covers.raccoon_tycoon import ValleyGround
from scenes.raccoon_tycoon.art import paintings, progress
from scenes.table.presentation import Lobby, TitleGround


class RaccoonTycoonLobby(Lobby):
    """The lobby's options and pictures."""

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
        """The background of the title: the valley at dawn with its train."""
        return ValleyGround()

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the game's tile: one of the towns."""
        paintings.town(surface, rect, "Molehill")

    def draw_progress(self, done: float, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the progress of loading: the train, so far on its way."""
        progress.draw(done, surface, area)
