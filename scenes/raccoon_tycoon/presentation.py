"""Raccoon Tycoon at the window: what the general table asks of a game, wired together."""

from scenes.raccoon_tycoon.choices.deciding import TycoonChoices
from scenes.raccoon_tycoon.look import TycoonLook
from scenes.raccoon_tycoon.privacy import TycoonPrivacy
from scenes.raccoon_tycoon.telling import TycoonMotion, TycoonSound, TycoonWords
from scenes.table.presentation import (
    GamePresentation,
    Lobby,
    Results,
)

PRESENTATION = GamePresentation(
    game="raccoon_tycoon",
    words=TycoonWords(),
    lobby=Lobby(),
    look=TycoonLook(),
    choices=TycoonChoices(),
    motion=TycoonMotion(),
    sound=TycoonSound(),
    privacy=TycoonPrivacy(),
    results=Results(),
)
