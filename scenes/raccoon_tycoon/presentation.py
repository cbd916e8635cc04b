"""Raccoon Tycoon at the window: what the general table asks of a game, wired together."""

from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.choices.deciding import TycoonChoices
from scenes.raccoon_tycoon.inspection.pages import TycoonInspection
from scenes.raccoon_tycoon.lobby import TycoonLoading, TycoonLobby
from scenes.raccoon_tycoon.look import TycoonLook
from scenes.raccoon_tycoon.privacy import TycoonPrivacy
from scenes.raccoon_tycoon.results import TycoonResults
from scenes.raccoon_tycoon.rulebook.learning import LEARNING
from scenes.raccoon_tycoon.telling import TycoonMotion, TycoonSound, TycoonWords
from scenes.table.presentation import GamePresentation

PRESENTATION = GamePresentation(
    game=GAME,
    words=TycoonWords(),
    lobby=TycoonLobby(),
    look=TycoonLook(),
    choices=TycoonChoices(),
    motion=TycoonMotion(),
    sound=TycoonSound(),
    privacy=TycoonPrivacy(),
    results=TycoonResults(),
    loading=TycoonLoading(),
    learning=LEARNING,
    inspection=TycoonInspection(),
)
