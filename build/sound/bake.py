"""Make the sounds: every effect and every piece, as OGG in assets/sounds/."""

from collections.abc import Iterator
from pathlib import Path

from sound.effects import EFFECTS
from sound.playing import render
from sound.signal import RATE, Wave
from sound.suite import SUITE

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"

QUALITY = {"music": 0.7, "effect": 0.2}
"""How far libsndfile presses: 0 is best, 1 is smallest."""

BLOCK = 1 << 16
"""Samples handed to the encoder at once: it keeps a whole piece on its stack otherwise."""


def names() -> list[str]:
    """Every sound there is, effects first."""
    return [*EFFECTS, *(rag.name for rag in SUITE)]


def made(name: str) -> Wave:
    """The finished samples of a sound; KeyError for an unknown name."""
    rags = {rag.name: rag for rag in SUITE}
    return render(rags[name]) if name in rags else EFFECTS[name].render()


def bake(chosen: list[str], folder: Path = FOLDER) -> Iterator[Path]:
    """Write the sounds of these names."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in chosen:
        path = folder / f"{name}.ogg"
        write(path, made(name), QUALITY["effect" if name in EFFECTS else "music"])
        yield path


def write(path: Path, wave: Wave, quality: float) -> None:
    """Write one OGG Vorbis file."""
    import soundfile  # the tests make sounds without it

    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=quality
    ) as out:
        for start in range(0, len(wave), BLOCK):
            out.write(wave[start : start + BLOCK])
