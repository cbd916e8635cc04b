"""The games that can be shown, by name. The only general file of the screens that knows them."""

from raccoon.app.errors import AppError
from scenes.raccoon_rampage.presentation import PRESENTATION as RACCOON_RAMPAGE
from scenes.raccoon_rampage.showcase import SHOWCASE as RACCOON_RAMPAGE_SHOWN
from scenes.raccoon_tycoon.presentation import PRESENTATION as RACCOON_TYCOON
from scenes.raccoon_tycoon.showcase.showcase import SHOWCASE as RACCOON_TYCOON_SHOWN
from scenes.saloon_tycoon.presentation import PRESENTATION as SALOON_TYCOON
from scenes.saloon_tycoon.showcase import SHOWCASE as SALOON_TYCOON_SHOWN
from scenes.table.presentation import GamePresentation
from scenes.tools.still import Showcase

PRESENTATIONS: dict[str, GamePresentation] = {
    game.game: game for game in (RACCOON_TYCOON, SALOON_TYCOON, RACCOON_RAMPAGE)
}
"""What each game brings to be played at the window, in the order of the title."""

SHOWCASES: dict[str, Showcase] = {
    shown.presentation.game: shown
    for shown in (RACCOON_TYCOON_SHOWN, SALOON_TYCOON_SHOWN, RACCOON_RAMPAGE_SHOWN)
}
"""What each game brings to be pictured and measured."""


def showcase_of(game: str) -> Showcase:
    """What is pictured and measured of the game of that name; AppError where there is none."""
    if game not in SHOWCASES:
        raise AppError("error.unknown_game", name=game, known=", ".join(SHOWCASES))
    return SHOWCASES[game]
