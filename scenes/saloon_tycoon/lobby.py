"""The lobby of Saloon Tycoon: its options, and the picture behind it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from scenes.art.landscape.title_ground import PictureGround
from scenes.saloon_tycoon import GAME
from scenes.table.presentation import Lobby, TitleGround


class SaloonLobby(Lobby):
    """The options with their pictograms, and the title picture."""

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
