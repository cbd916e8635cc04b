"""The sounds that may be heard, by name: the program's own, and in the same form those of a game."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from raccoon.app.assets import SHARED
from raccoon.app.seats import CHARACTERS
from scenes.art.pieces.characters import PLEASED, PUT_OUT

TAKE = re.compile(r"(.+)_\d+")
MUSIC = "music_"
"""The prefix of the files of pieces."""
BETWEEN = "between"
"""The name of the while without music between two pieces."""


@dataclass(frozen=True)
class Repertoire:
    """The sounds of the house or of one `game`, an OGG file each.

    `effects` are captioned by the catalogue's ``caption.<effect>``; `music` are the moods that have a piece.
    Where `takes` tells of more than one file of a name, the others have a number behind it, from 2 on
    (`take`): an effect is never the same twice in a row, unless its takes are `apart`, each asked for by its
    own name; and a mood has several pieces. While one of the `solos` is heard the music makes way: they are
    music themselves, in a key of their own.
    """

    effects: tuple[str, ...]
    music: tuple[str, ...]
    game: str = SHARED
    takes: Mapping[str, int] = field(default_factory=dict)
    solos: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()

    def files(self) -> dict[str, str]:
        """Every sound by name, with the name that the device knows it by."""
        names = (*self.effects, *(f"{MUSIC}{mood}" for mood in self.music))
        every = (take(name, number) for name in names for number in range(self.takes.get(name, 1)))
        return {name: f"{self.game}/{name}" if self.game else name for name in every}


def together(own: Repertoire) -> dict[str, str]:
    """The sounds of the house and a game's own; one that the game has too is the game's in all its takes."""
    names = {known_as(name) for name in own.files()}
    return {name: file for name, file in HOUSE.files().items() if known_as(name) not in names} | own.files()


def take(name: str, number: int) -> str:
    """The name of a take of a sound, counted from 0."""
    return f"{name}_{number + 1}" if number else name


def known_as(name: str) -> str:
    """The sound that a take is one of."""
    found = TAKE.fullmatch(name)
    return found[1] if found else name


VOICE = "voice_"
"""The prefix of guests' voices."""


def voice(animal: str, mood: str) -> str:
    """The sound of an animal in a mood (`scenes.art.pieces.characters`)."""
    return f"{VOICE}{animal}_{mood.replace(' ', '_')}"


VOICES = tuple(voice(animal, mood) for animal in CHARACTERS for mood in (PLEASED, PUT_OUT))
"""Of everybody who may sit at a table."""

HOUSE = Repertoire(
    effects=(
        "button", "card", "coins_in", "coins_out", "curtain", "curtain_parts", "deal", "ledger", "my_turn",
        "page", "refusal", "seal", "shuffle", "turn", "victory", *VOICES,
    ),
    music=("opening", BETWEEN),
    takes=dict.fromkeys(("card", "coins_in", "coins_out", "deal", f"{MUSIC}{BETWEEN}", *VOICES), 3),
    solos=("victory",),
)  # fmt: skip
"""The sounds of every screen and every table."""

INTERFACE = frozenset({"button", "page", "refusal"})
"""Effects of pressed controls and turned pages, whatever is played."""

UNTOLD = frozenset({"button"})
"""Effects without a caption: the pressed button itself is seen."""
