"""What may be heard, by name: the house's own sounds, and in the same form those that a game brings."""

from dataclasses import dataclass

from raccoon.app.assets import SHARED

MUSIC = "music_"
"""What the files of pieces begin with."""


@dataclass(frozen=True)
class Repertoire:
    """The sounds of the house or of one `game`, an OGG file each.

    `effects` are captioned by the catalogue's ``caption.<effect>``; `music` are the moods that have a piece.
    """

    effects: tuple[str, ...]
    music: tuple[str, ...]
    game: str = SHARED

    def files(self) -> dict[str, str]:
        """Every sound by name, with the name that the device knows it by."""
        names = (*self.effects, *(f"{MUSIC}{mood}" for mood in self.music))
        return {name: f"{self.game}/{name}" if self.game else name for name in names}


HOUSE = Repertoire(
    effects=(
        "button", "card", "coins_in", "coins_out", "curtain", "deal", "ledger", "my_turn", "page", "refusal",
        "seal", "shuffle", "turn", "victory",
    ),
    music=("opening",),
)  # fmt: skip
"""What every screen and every table may let sound."""

UNTOLD = frozenset({"button"})
"""Effects without a caption: the pressed button itself is seen."""
