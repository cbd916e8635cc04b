"""Raccoon Tycoon at the window: what the general table asks of a game, wired together."""

from raccoon.games.raccoon_tycoon.game import GAME
from scenes.table.presentation import (
    Choices,
    GamePresentation,
    Lobby,
    Look,
    Motion,
    Privacy,
    Results,
    Sound,
    Words,
)

PRESENTATION = GamePresentation(
    game=GAME.name,
    words=Words(),
    lobby=Lobby(),
    look=Look(),
    choices=Choices(),
    motion=Motion(),
    sound=Sound(),
    privacy=Privacy(),
    results=Results(),
)
