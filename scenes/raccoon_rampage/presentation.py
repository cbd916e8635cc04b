"""The presentation of Raccoon Rampage, put together from its groups."""

from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.choices.deciding import RampageChoices
from scenes.raccoon_rampage.inspection.pages import RampageInspection
from scenes.raccoon_rampage.loading import RampageLoading
from scenes.raccoon_rampage.lobby import RampageLobby
from scenes.raccoon_rampage.look import RampageLook
from scenes.raccoon_rampage.motion.sounds import RampageSound
from scenes.raccoon_rampage.motion.transition import RampageMotion
from scenes.raccoon_rampage.privacy import RampagePrivacy
from scenes.raccoon_rampage.results.presenter import RampageResults
from scenes.raccoon_rampage.rulebook.learning import LEARNING
from scenes.raccoon_rampage.words.telling import RampageWords
from scenes.table.presentation import GamePresentation

PRESENTATION = GamePresentation(
    game=GAME,
    words=RampageWords(),
    lobby=RampageLobby(),
    look=RampageLook(),
    choices=RampageChoices(),
    motion=RampageMotion(),
    sound=RampageSound(),
    privacy=RampagePrivacy(),
    results=RampageResults(),
    loading=RampageLoading(),
    learning=LEARNING,
    inspection=RampageInspection(),
)
