"""The offer and set-up of Saloon Tycoon."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from scenes.art.landscape.title_ground import PictureGround
from scenes.saloon_tycoon import GAME
from scenes.table.presentation import Lobby, TitleGround


class SaloonLobby(Lobby):
    """The options with their pictures."""

    option_icons: Mapping[str, str] = MappingProxyType(
        {
            "fair_start": "coin",
            "smooth_lots": "mixed",
            "short_game": "hourglass",
            "open_hands": "primer",
            "family_names": "speech",
        }
    )
    options: Sequence[str] = tuple(option_icons)

    def title_ground(self) -> TitleGround:
        return PictureGround(GAME, "top", 0.8)
