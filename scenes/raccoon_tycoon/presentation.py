"""Raccoon Tycoon at the window: what the general table asks of a game, wired together."""

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
    game="raccoon_tycoon",
    words=TycoonWords(),
    lobby=Lobby(),
    look=TycoonLook(),
    choices=Choices(),
    motion=TycoonMotion(),
    sound=TycoonSound(),
    privacy=Privacy(),
    results=Results(),
)
