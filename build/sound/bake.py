"""Make the sounds: every effect and every piece as OGG, the house's and the game's each in its folder."""

import re
from collections.abc import Iterator
from pathlib import Path

from sound.effects import EFFECTS
from sound.outdoors import outdoors
from sound.playing import render
from sound.signal import RATE, Wave
from sound.suite import SUITE

ASSETS = Path(__file__).resolve().parents[2] / "assets"

HOUSE = {
    "button", "card", "coins_in", "coins_out", "curtain", "curtain_parts", "deal", "ledger", "music_between",
    "music_opening", "my_turn", "page", "refusal", "seal", "shuffle", "turn", "victory",
}  # fmt: skip
"""What every game may let sound; the others are Raccoon Tycoon's own."""

QUALITY = {"music": 0.9, "between": 0.7, "effect": 0.2}
"""How far libsndfile presses: 0 is best, 1 is smallest. Wind and water suffer sooner than a piano."""

BETWEEN = ("music_between", "music_between_2", "music_between_3")
"""What is heard between two pieces."""

BLOCK = 1 << 16
"""Samples handed to the encoder at once: it keeps a whole piece on its stack otherwise."""


def names() -> list[str]:
    """Every sound there is, effects first."""
    return [*EFFECTS, *(rag.name for rag in SUITE), *BETWEEN]


def made(name: str) -> Wave:
    """The finished samples of a sound; KeyError for an unknown name."""
    rags = {rag.name: rag for rag in SUITE}
    if name in BETWEEN:
        return outdoors(BETWEEN.index(name))
    return render(rags[name]) if name in rags else EFFECTS[name].render()


def place(name: str, assets: Path = ASSETS) -> Path:
    """Where the file of a sound stands."""
    owner = assets if re.sub(r"_\d$", "", name) in HOUSE else assets / "raccoon_tycoon"
    return owner / "sounds" / f"{name}.ogg"


def bake(chosen: list[str], assets: Path = ASSETS) -> Iterator[Path]:
    """Write the sounds of these names."""
    for name in chosen:
        path = place(name, assets)
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, made(name), QUALITY[_kind(name)])
        yield path


def _kind(name: str) -> str:
    return "effect" if name in EFFECTS else "between" if name in BETWEEN else "music"


def write(path: Path, wave: Wave, quality: float) -> None:
    """Write one OGG Vorbis file."""
    import soundfile  # the tests make sounds without it

    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=quality
    ) as out:
        for start in range(0, len(wave), BLOCK):
            out.write(wave[start : start + BLOCK])
