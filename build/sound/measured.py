"""The sounds in figures: loudness, peak, length and spectrum of effects, loudness and tempo of pieces.

`studied` does the same for the scores. ``python build/sound --measure`` reads the files that the game plays
and prints the tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from sound import bake, materials, signal, studied, wanted
from sound.effects import EFFECTS
from sound.phrasing import moments
from sound.signal import RATE, Wave
from sound.suite import SUITE

BANDS = (60, 250, 1000, 3000, 8000, 16000)
"""The limits of the bands of frequencies, in Hz."""
DEFAULT = {"music": 0.75, "effects": 0.9, "crowd": 0.8}
"""The default positions of the volume sliders."""
TAPER = 1.5
"""The power that turns a slider's position into a factor (`scenes.audio.mixer`)."""
BENEATH = 0.95
"""The factor that keeps the music softer than the effects (`scenes.audio.mixer`)."""
TURN = (
    (0.0, "card"), (0.4, "tokens_taken"), (0.7, "price_up"), (0.82, "price_up"), (1.4, "turn"),
    (2.6, "tokens_given"), (2.9, "coins_in"), (3.1, "price_down"), (3.2, "price_down"), (4.3, "turn"),
    (5.4, "coins_out"), (5.7, "building"), (7.2, "turn"), (8.2, "auction"), (9.4, "bid"), (10.4, "bid"),
    (11.4, "pass"), (12.3, "gavel"), (12.9, "coins_out"), (13.4, "whistle"), (15.4, "my_turn"),
)  # fmt: skip
"""A round of Raccoon Tycoon, which has the most sounds, at the default pace: second and effect."""
OWN = "raccoon_tycoon/"
"""The game whose own effects are used where an effect is not shared."""
ROUND, CROWD = 17.0, (8.0, 12.6)
"""The length of the round, and the span of the crowd in it, in seconds."""


def report() -> Iterator[str]:
    """All tables, line by line."""
    yield f"{'effect':32} {'s':>5} {'ms':>5} {'LUFS':>6} {'dBTP':>6}  shares of 60-250-1k-3k-8k-16k Hz, %"
    for name in EFFECTS:
        wave = bake.read(name)
        shares = " ".join(f"{share:3.0f}" for share in 100 * bands(wave))
        peak = signal.decibels(signal.true_peak(wave))
        length = f"{len(wave) / RATE:5.2f} {1000 * dies_away(wave):5.0f}"
        yield f"{name:32} {length} {signal.loudness(wave):6.1f} {peak:6.1f}  {shares}"
    coin = np.mean([dies_away(materials.coin(1900, seed)[:, None]) for seed in range(440, 452)])
    yield f"one coin, without a room: {1000 * coin:.0f} ms"
    yield ""
    yield f"{'piece':32} {'s':>5} {'LUFS':>6} {'dBTP':>6} {'bars':>5} {'tempo':>10}"
    for rag in SUITE:
        wave = bake.read(rag.name)
        peak = signal.decibels(signal.true_peak(wave))
        figures = f"{len(wave) / RATE:5.0f} {signal.programme_loudness(wave):6.1f} {peak:6.1f}"
        tempo = rag.tempo * rag.slot / np.diff(moments(rag))
        yield f"{rag.name:32} {figures} {len(rag.bars):5} {tempo.min():4.0f} - {tempo.max():3.0f}"
    yield ""
    yield from studied.report()
    yield ""
    yield from wanted.of_pieces()
    yield ""
    yield from wanted.of_effects()
    yield ""
    yield "a minute at the table, default settings: " + ", ".join(f"{k} {v:.1f} LUFS" for k, v in minute())


def bands(wave: Wave) -> Wave:
    """The share of the energy in each band."""
    spectrum = np.abs(np.fft.rfft(wave.mean(1))) ** 2
    f = np.fft.rfftfreq(len(wave), 1 / RATE)
    energy = np.array([spectrum[(f >= low) & (f < high)].sum() for low, high in pairwise(BANDS)])
    return np.asarray(energy / max(spectrum.sum(), 1e-20))


def dies_away(wave: Wave) -> float:
    """The seconds from the loudest moment until the sound stays 40 dB softer."""
    block = signal.seconds(0.002)
    energy = (wave[: len(wave) // block * block] ** 2).sum(1).reshape(-1, block).mean(1)
    most = int(energy.argmax())
    return float(np.nonzero(energy[most:] > energy[most] * 1e-4)[0][-1] + 1) * 0.002


def minute() -> Iterator[tuple[str, float]]:
    """The loudness of music, effects and crowd alone and of all together."""
    count = signal.seconds(4 * ROUND)
    factor = {what: place**TAPER for what, place in DEFAULT.items()}
    music = bake.read(f"{OWN}music_busy")[:count] * factor["music"] * BENEATH
    effects, crowd = np.zeros((count, 2)), np.zeros((count, 2))
    for number in range(4):
        begin = number * ROUND
        for at, name in TURN:
            signal.add(
                effects, bake.read(name if name in EFFECTS else OWN + name) * factor["effects"], begin + at
            )
        murmur = bake.read(f"{OWN}crowd")[: signal.seconds(CROWD[1] - CROWD[0])]
        signal.add(crowd, murmur * factor["crowd"], begin + CROWD[0])
    together = music + effects + crowd
    for name, wave in (("music", music), ("effects", effects), ("crowd", crowd), ("together", together)):
        yield name, signal.programme_loudness(wave)
