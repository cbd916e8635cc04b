"""Make the sounds: every effect and every piece as OGG, in the folders of all games and of each game, and a
file with the ends of the phrases of the pieces.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import astuple
from functools import partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import numpy as np

from sound.effects import EFFECTS
from sound.night import nights
from sound.ogg import stamped
from sound.outdoors import outdoors
from sound.phrasing import phrase_ends
from sound.playing import performed, render
from sound.signal import RATE, Wave, resampled
from sound.street import street
from sound.suite import SUITE, Rag

PERFORMED = Path(__file__).with_name("performed.json")
ASSETS = Path(__file__).resolve().parents[2] / "assets"

PRESSED = {
    "music": (RATE, 1.0),
    "between": (RATE // 4, 0.9),
    "crowd": (RATE, 0.75),
    "effect": (RATE, 0.6),
    "voice": (RATE // 2, 0.75),
    "blow": (RATE, 0.25),
}
"""The samples a second of each kind, and libsndfile's compression: 0 is best, 1 is smallest.

The music has partials up to 14 kHz. The distant land needs only a quarter of the samples; it must be a half
or a quarter, because SDL doubles samples without a seam, but loses one in each block of 24000.
"""

BLOWS = frozenset({
    "bid", "building", "chamber_gavel", "claim", "coins_in", "coins_out", "cube", "gavel", "hammer",
    "price_down", "price_up", "seal", "trade", "upgrade",
})  # fmt: skip
"""Effects that begin with a blow: compressed harder, they would have an audible click before it."""

BETWEEN: dict[str, Callable[[], Wave]] = {
    "music_between": partial(outdoors, 0),
    "music_between_2": partial(outdoors, 1),
    "music_between_3": partial(outdoors, 2),
    "saloon_tycoon/music_between": partial(street, 0),
    "saloon_tycoon/music_between_2": partial(street, 1),
    "saloon_tycoon/music_between_3": partial(street, 2),
    "raccoon_rampage/music_between": partial(nights, 0),
    "raccoon_rampage/music_between_2": partial(nights, 1),
    "raccoon_rampage/music_between_3": partial(nights, 2),
}
"""The makers of the sounds between two pieces, by name."""

BLOCK = 1 << 16
"""The samples passed to the encoder at once: it would otherwise put a whole piece on its stack."""


def names() -> list[str]:
    """The name of every sound ("page", "<game>/gavel"), effects first."""
    return [*EFFECTS, *(rag.name for rag in SUITE), *BETWEEN]


def made(name: str) -> Wave:
    """The finished samples of a sound; KeyError for an unknown name."""
    rags = {rag.name: rag for rag in SUITE}
    if name in BETWEEN:
        return BETWEEN[name]()
    return render(rags[name]) if name in rags else EFFECTS[name].render()


def place(name: str, assets: Path = ASSETS) -> Path:
    """The path of a sound's file."""
    game, _, own = name.rpartition("/")
    return assets / game / "sounds" / f"{own}.ogg"


def bake(chosen: list[str], assets: Path = ASSETS) -> Iterator[Path]:
    """Write the sounds of these names."""
    for name in chosen:
        path = place(name, assets)
        path.parent.mkdir(parents=True, exist_ok=True)
        rate, quality = PRESSED[_kind(name)]
        path.write_bytes(pressed(resampled(made(name), RATE, rate), rate, quality))
        yield path


def read(name: str) -> Wave:
    """The samples of a committed file, one column a channel."""
    import soundfile

    wave, rate = soundfile.read(place(name), always_2d=True)
    both = np.repeat(wave, 2, 1) if wave.shape[1] == 1 else wave
    return np.asarray(resampled(both, rate, RATE))


def phrases(assets: Path = ASSETS) -> Iterator[tuple[Path, str]]:
    """The files next to the pieces with the seconds at which each phrase ends: path and text."""
    for game in dict.fromkeys(rag.name.rpartition("/")[0] for rag in SUITE):
        ends = {
            own: [round(end, 2) for end in phrase_ends(rag)]
            for rag in SUITE
            for owner, _, own in (rag.name.rpartition("/"),)
            if owner == game
        }
        yield place(f"{game}/phrases", assets).with_suffix(".json"), json.dumps(ends) + "\n"


def performances(chosen: list[str]) -> str:
    """The text of `PERFORMED`: for each piece a digest of the notes from which its file was made; those of
    the chosen pieces are recomputed.
    """
    known = json.loads(PERFORMED.read_text())
    today = {rag.name: _digest(rag) for rag in SUITE if rag.name in chosen}
    return json.dumps(known | today, indent=1) + "\n"


def _digest(rag: Rag) -> str:
    notes = [
        [value if isinstance(value, str) else round(float(value), 3) for value in astuple(struck)]
        for struck in performed(rag)
    ]
    return sha256(json.dumps(notes).encode()).hexdigest()


def _kind(name: str) -> str:
    if name in EFFECTS:
        if name.startswith("voice_"):
            return "voice"
        return "crowd" if EFFECTS[name].loops else "blow" if known(name) in BLOWS else "effect"
    return "between" if name in BETWEEN else "music"


def known(name: str) -> str:
    """The name of an effect without its game and its take."""
    return re.sub(r"_\d+$", "", name.rpartition("/")[2])


def pressed(wave: Wave, rate: int, quality: float) -> bytes:
    """The signal as OGG Vorbis; the same bytes in every run."""
    import soundfile  # the tests make sounds without it

    channels, held = 1 if wave.ndim == 1 else wave.shape[1], BytesIO()
    with soundfile.SoundFile(
        held, "w", rate, channels, "VORBIS", format="OGG", compression_level=quality
    ) as out:
        for start in range(0, len(wave), BLOCK):
            out.write(wave[start : start + BLOCK])
    return stamped(held.getvalue())
