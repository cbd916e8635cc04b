"""The offer and set-up of Raccoon Tycoon, and the picture while its table is loaded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import pygame

from scenes.covers.raccoon_tycoon import ValleyGround
from scenes.raccoon_tycoon.art import scenery, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY
from scenes.raccoon_tycoon.showcase.prewarm import prewarm
from scenes.table.presentation import Loading, LoadingLamp, Lobby, TitleGround
from scenes.window.scene import Scene


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
        scenery.town(surface, rect, "Molehill")


def _unlit(name: str, surface: pygame.Surface, rect: pygame.Rect) -> None:
    tokens.empty_slot(surface, rect, name)


class RaccoonTycoonLoading(Loading):
    """The six commodities light up one after the other."""

    lights: Sequence[LoadingLamp] = tuple(
        LoadingLamp(partial(_unlit, name), partial(tokens.image_of, name)) for name in COMMODITY
    )

    def prewarm(self, table: Scene) -> Iterator[None]:
        """Backs of cards, the buttons, the recap, every choice and an auction."""
        return prewarm(table)
