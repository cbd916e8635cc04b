"""The games that can be shown, by name. The only general file that knows them."""

from scenes.raccoon_tycoon.presentation import PRESENTATION as RACCOON_TYCOON
from scenes.table.presentation import GamePresentation

PRESENTATIONS: dict[str, GamePresentation] = {RACCOON_TYCOON.game: RACCOON_TYCOON}
