"""Raccoon Tycoon at the window: what the general table asks of a game, wired together."""

from raccoon.games.raccoon_tycoon.game import GAME
from scenes.raccoon_tycoon.look import TycoonLook
from scenes.raccoon_tycoon.telling import TycoonMotion, TycoonSound, TycoonWords
from scenes.table.presentation import (
    Choices,
    GamePresentation,
    Lobby,
    Privacy,
    Results,
)

PRESENTATION = GamePresentation(
    game=GAME.name,
    words=TycoonWords(),
    lobby=Lobby(),
    look=TycoonLook(),
    choices=Choices(),
    motion=TycoonMotion(),
    sound=TycoonSound(),
    privacy=Privacy(),
    results=Results(),
)
