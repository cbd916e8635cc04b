"""Repertoire: the names of the general sounds or of a game's sounds, and their files."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from raccoon.app.assets import SHARED
from raccoon.app.seats import CHARACTERS
from scenes.art.pieces.characters import PLEASED, PUT_OUT

TAKE = re.compile(r"(.+)_\d+")
MUSIC = "music_"
"""The prefix of the names of pieces of music."""
BETWEEN = "between"
"""The mood of the pauses between two pieces."""


@dataclass(frozen=True)
class Repertoire:
    """The general sounds or those of one `game`, an OGG file each.

    `effects` are captioned by the catalogue's ``caption.<effect>``; `music` are the moods with music. `takes`
    is the number of files of a name if there are several; from the second on they have a number (`take`). The
    takes of an effect are played in turn, unless it is in `apart`: then each is played by its own name. The
    takes of a mood are its pieces. `solos` lower the music, because they are music in another key.
    """

    effects: tuple[str, ...]
    music: tuple[str, ...]
    game: str = SHARED
    takes: Mapping[str, int] = field(default_factory=dict)
    solos: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()

    def files(self) -> dict[str, str]:
        """The device's name of every sound, by its name."""
        names = (*self.effects, *(f"{MUSIC}{mood}" for mood in self.music))
        every = (take(name, number) for name in names for number in range(self.takes.get(name, 1)))
        return {name: f"{self.game}/{name}" if self.game else name for name in every}


def files_with(own: Repertoire) -> dict[str, str]:
    """The general sounds and a game's; a sound that the game has replaces the general one in all takes."""
    names = {sound_of(name) for name in own.files()}
    return {name: file for name, file in HOUSE.files().items() if sound_of(name) not in names} | own.files()


def take(name: str, number: int) -> str:
    """The name of a take of a sound, counted from 0."""
    return f"{name}_{number + 1}" if number else name


def sound_of(name: str) -> str:
    """The name of a take's sound, without its number."""
    found = TAKE.fullmatch(name)
    return found[1] if found else name


VOICE = "voice_"
"""The prefix of the names of characters' voices."""


def voice(animal: str, mood: str) -> str:
    """The name of a character's voice in a mood (`scenes.art.pieces.characters`)."""
    return f"{VOICE}{animal}_{mood.replace(' ', '_')}"


VOICES = tuple(voice(animal, mood) for animal in CHARACTERS for mood in (PLEASED, PUT_OUT))
"""The voices of all characters."""

HOUSE = Repertoire(
    effects=(
        "button", "card", "coins_in", "coins_out", "curtain", "curtain_parts", "deal", "ledger", "my_turn",
        "page", "refusal", "seal", "shuffle", "turn", "victory", *VOICES,
    ),
    music=("opening", BETWEEN),
    takes=dict.fromkeys(("card", "coins_in", "coins_out", "deal", f"{MUSIC}{BETWEEN}", *VOICES), 3),
    solos=("victory",),
)  # fmt: skip
"""The general sounds."""

INTERFACE = frozenset({"button", "page", "refusal"})
"""The effects whose volume is the setting for the interface."""

UNTOLD = frozenset({"button"})
"""Effects without a caption, because the player sees the pressed button."""
