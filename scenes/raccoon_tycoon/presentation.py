"""`PRESENTATION`: everything that the general table needs from Raccoon Tycoon."""

from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.choices.deciding import RaccoonTycoonChoices
from scenes.raccoon_tycoon.inspection.pages import RaccoonTycoonInspection
from scenes.raccoon_tycoon.loading import RaccoonTycoonLoading
from scenes.raccoon_tycoon.lobby import RaccoonTycoonLobby
from scenes.raccoon_tycoon.look import RaccoonTycoonLook
from scenes.raccoon_tycoon.privacy import RaccoonTycoonPrivacy
from scenes.raccoon_tycoon.results import RaccoonTycoonResults
from scenes.raccoon_tycoon.rulebook.learning import LEARNING
from scenes.raccoon_tycoon.telling import RaccoonTycoonMotion, RaccoonTycoonSound, RaccoonTycoonWords
from scenes.table.presentation import GamePresentation

PRESENTATION = GamePresentation(
    game=GAME,
    words=RaccoonTycoonWords(),
    lobby=RaccoonTycoonLobby(),
    look=RaccoonTycoonLook(),
    choices=RaccoonTycoonChoices(),
    motion=RaccoonTycoonMotion(),
    sound=RaccoonTycoonSound(),
    privacy=RaccoonTycoonPrivacy(),
    results=RaccoonTycoonResults(),
    loading=RaccoonTycoonLoading(),
    learning=LEARNING,
    inspection=RaccoonTycoonInspection(),
)
