"""The presentation of Saloon Tycoon: everything that the general table asks of a game, put together."""

from functools import partial

from scenes.art.moving.curtain import Curtain, swung_to
from scenes.art.pieces import stage
from scenes.saloon_tycoon import GAME
from scenes.saloon_tycoon.choices.deciding import SaloonChoices
from scenes.saloon_tycoon.inspection.pages import SaloonInspection
from scenes.saloon_tycoon.loading import SaloonLoading
from scenes.saloon_tycoon.lobby import SaloonLobby
from scenes.saloon_tycoon.look import SaloonLook
from scenes.saloon_tycoon.motion.motion import SaloonMotion
from scenes.saloon_tycoon.motion.sounds import SaloonSound
from scenes.saloon_tycoon.results import SaloonResults
from scenes.saloon_tycoon.rulebook.learning import LEARNING
from scenes.saloon_tycoon.words.telling import SaloonWords
from scenes.table.presentation import GamePresentation, Privacy


class SaloonPrivacy(Privacy):
    """Hands and secret claims are private; between two people swing doors close over the screen."""

    curtain = Curtain(
        leaves=partial(stage.closed, GAME), moved=swung_to, sound="swing_doors", reverse_sound="swing_doors"
    )


PRESENTATION = GamePresentation(
    game=GAME,
    words=SaloonWords(),
    lobby=SaloonLobby(),
    look=SaloonLook(),
    choices=SaloonChoices(),
    motion=SaloonMotion(),
    sound=SaloonSound(),
    privacy=SaloonPrivacy(),
    results=SaloonResults(),
    loading=SaloonLoading(),
    learning=LEARNING,
    inspection=SaloonInspection(),
)
