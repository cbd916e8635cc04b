"""The bots of each game by its name, imported when looked up: an explicit table for the packaged program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raccoon.engine.registry import Registry

if TYPE_CHECKING:
    from raccoon.bots.game_bots import GameBots


def _raccoon_tycoon() -> GameBots:
    from raccoon.bots.raccoon_tycoon.roster import BOTS

    return BOTS


def _saloon_tycoon() -> GameBots:
    from raccoon.bots.saloon_tycoon.roster import BOTS

    return BOTS


def _raccoon_rampage() -> GameBots:
    from raccoon.bots.raccoon_rampage.roster import BOTS

    return BOTS


GAME_BOTS: Registry[GameBots] = Registry(
    {"raccoon_tycoon": _raccoon_tycoon, "saloon_tycoon": _saloon_tycoon, "raccoon_rampage": _raccoon_rampage}
)
