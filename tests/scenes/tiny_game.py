"""A tiny second game for the screens around a game: an option of three values, a flag, roles, a defeat."""

from __future__ import annotations

from types import MappingProxyType
from typing import Literal
from unittest.mock import patch

import msgspec
import pygame

from raccoon.app.chooser import chooser
from raccoon.app.opponents import Opponents
from raccoon.app.text import Catalogue
from raccoon.bots.game_bots import GameBots
from raccoon.bots.registry import GAME_BOTS
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.scene import LobbyDefaults, LobbyScene, OnStart
from scenes.table.presentation import Lobby
from tests.scenes.driving import ENGLISH


class Options(msgspec.Struct, frozen=True):
    """The options of a table."""

    fog: bool = False
    night: Literal["short", "long", "endless"] = "long"


class Lantern:
    """The rules as far as a lobby needs them; from three players on there is a watcher's role."""

    name = "lantern"
    seats = range(1, 4)
    options_type = Options

    def roles(self, players: int) -> tuple[str, ...]:
        return ("lighter", "keeper", "watcher")[:players] if players > 1 else ()


class LanternLobby(Lobby):
    """Options in an order of their own."""

    options = ("night",)
    option_icons = MappingProxyType({"night": "candle"})

    def draw_tile(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        pygame.draw.rect(surface, "#ffd27a", rect)


SENTENCES = {
    "game.lantern": "Lantern",
    "option.fog": "Fog",
    "option.fog.why": "Nobody sees far.",
    "option.night": "Night",
    "option.night.why": "How long it stays dark.",
    "option.night.short": "Short",
    "option.night.long": "Long",
    "option.night.endless": "Endless",
    "role.lighter": "Lighter",
    "role.keeper": "Keeper",
    "role.watcher": "Watcher",
}
CATALOGUE = Catalogue({**ENGLISH._templates, **SENTENCES})
with patch.dict(GAME_BOTS, {"lantern": GameBots()}):
    ROSTER = Opponents("lantern")


def lantern_lobby(on_start: OnStart, offered: LobbyDefaults | None = None) -> LobbyScene:
    """Its lobby; who can be invited is the plain bot alone."""
    invitations = Invitations(ROSTER, Lantern.seats, chooser("fog"), CATALOGUE.say)
    return LobbyScene(
        CATALOGUE, Lantern(), LanternLobby(), invitations, offered or LobbyDefaults(), on_start, lambda: None
    )
