"""The sounds' figures next to the wanted ones: how a piece is played, and what effects consist of.

A part of the output of ``python build/sound --measure``.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from sound import bake, signal
from sound.effects import EFFECTS
from sound.instruments import JOINING
from sound.phrasing import moments
from sound.playing import HANDS, Struck, performed
from sound.signal import RATE, Wave
from sound.suite import SUITE, Rag
from sound.throats import PLEASED, PUT_OUT, THROATS

HAMMERS = {"raccoon_tycoon/gavel": 1, "raccoon_tycoon/auction": 1, "raccoon_rampage/chamber_gavel": 1}
"""The blows of each hammer; that of the auction house is visible, so the number must agree."""
REACHES = -75.0
"""Decibels below the strongest tone down to which a tone is counted."""
SAID = {"pleased": PLEASED, "put_out": PUT_OUT}
"""The syllables of each mood of a voice."""
WANTED = "wanted: 8-12 ms, 10 %, 8 dB, C7 (96), one strain of 12 or 20, 14 kHz, four from strain B on"


def of_pieces() -> Iterator[str]:
    """The figures of the pieces, one line each."""
    columns = f"{'ms':>5} {'touch':>6} {'dB':>5} {'top':>4} {'kHz':>5}"
    yield f"{'as it is played':32} {columns}  strains; who joins in when"
    yield f"{'':32} {WANTED}"
    for rag in SUITE:
        notes, wave = list(performed(rag)), bake.read(rag.name)
        figures = f"{1000 * spread(notes):5.1f} {100 * touch(notes):5.1f}% {dynamics(rag, wave):5.1f}"
        top = max(note.key for note in notes if note.player in HANDS)
        sizes = "-".join(
            str(len(rag.strains[letter].bars)) for letter in sorted(rag.strains) if letter != "I"
        )
        entries = ", ".join(f"{name} {at:.0f} s" for name, at in joins(notes).items())
        yield f"{rag.name:32} {figures} {top:4} {reach(wave) / 1000:5.1f}  {sizes}; {entries}"


def of_effects() -> Iterator[str]:
    """The figures of hammers, coins, whistles and voices."""
    for name, seen in HAMMERS.items():
        yield f"{name}: {blows(bake.read(name))} blows, wanted {seen}"
    for name in ("coins_in", "coins_out"):
        yield f"{name}: {100 * share(name, 40, 250):.0f} % below 250 Hz, wanted a purse's thud (10 % or more)"
    steam = [100 * share(name, 3000, 8000) for name in EFFECTS if "/whistle" in name]
    yield f"whistles: {min(steam):.0f}-{max(steam):.0f} % from 3 to 8 kHz, wanted steam (4 % or more)"
    voices = [name for name in EFFECTS if name.startswith("voice_")]
    lengths = [len(bake.read(name)) / RATE for name in voices]
    each = f"{len(voices) / len(THROATS) / 2:.0f} takes of {min(lengths):.2f}-{max(lengths):.2f} s"
    yield f"voices: {len(THROATS)} guests, 2 moods, {each}; wanted three takes, pleased and put out"
    for mood, said in SAID.items():
        ways = [way for animal in THROATS for way in glides(animal, mood)]
        glides_to = f"{min(ways):.2f}-{max(ways):.2f}"
        yield f"voices {mood}: {len(said)} ways to say it, the pitch goes to {glides_to} of itself"


def glides(animal: str, mood: str) -> list[float]:
    """The change of pitch in the last syllable of each take of a voice (`glide`)."""
    takes = [f"voice_{animal}_{mood}{number}" for number in ("", "_2", "_3")]
    return [
        glide(bake.read(name).mean(1), THROATS[animal].pitch, said[-1][:2])
        for name, said in zip(takes, SAID[mood], strict=True)
    ]


def spread(notes: list[Struck]) -> float:
    """The standard deviation of the notes' lateness, in seconds."""
    return float(np.std([note.late for note in notes]))


def touch(notes: list[Struck]) -> float:
    """The standard deviation of the touch, as a share."""
    return float(np.std([note.harder for note in notes]))


def dynamics(rag: Rag, wave: Wave) -> float:
    """Decibels between the softest strain and the loudest, without the introduction."""
    levels = [signal.programme_loudness(part) for part in strains(rag, wave)]
    return max(levels) - min(levels)


def strains(rag: Rag, wave: Wave) -> Iterator[Wave]:
    """The samples of each strain in the order of playing, without the introduction."""
    when, size = moments(rag), len(rag.bars[0][0].slots)
    for order in range(1, len(rag.form)):
        bars = [number for number, place in enumerate(rag.places) if place.order == order]
        yield wave[signal.seconds(when[bars[0] * size]) : signal.seconds(when[(bars[-1] + 1) * size])]


def joins(notes: list[Struck]) -> dict[str, float]:
    """The second at which each instrument of the band first plays."""
    return {name: min(note.at for note in notes if note.player == name) for name in JOINING}


def reach(wave: Wave) -> float:
    """The highest frequency in Hz of a tone at most `REACHES` below the strongest tone."""
    size = 1 << 13
    blocks = wave.mean(1)[: len(wave) // size * size].reshape(-1, size) * np.hanning(size)
    most = np.abs(np.fft.rfft(blocks, axis=1)).max(0)
    heard = np.nonzero(most > most.max() * 10 ** (REACHES / 20))[0]
    return float(np.fft.rfftfreq(size, 1 / RATE)[heard[-1]])


def blows(wave: Wave) -> int:
    """The number of strokes: rises by 9 dB within 20 ms, not far below the loudest moment."""
    block = signal.seconds(0.005)
    energy = (wave[: len(wave) // block * block] ** 2).sum(1).reshape(-1, block).mean(1) + 1e-12
    loud = 10 * np.log10(energy / energy.max())
    rises = [loud[n] - min(loud[max(0, n - 4) : n + 1]) for n in range(len(loud))]
    struck = [n for n, rise in enumerate(rises) if loud[n] > -14 and (rise > 9 or n == 0)]
    return sum(n == 0 or n - before > 12 for before, n in zip([-99, *struck], struck, strict=False))


def glide(wave: Wave, pitch: float, syllable: tuple[float, float]) -> float:
    """The pitch near the end of a syllable (second, length), as a share of that near its beginning; searched
    around `pitch` Hz.
    """
    first, last = (_pitch(wave, syllable[0] + way * syllable[1], pitch) for way in (0.12, 0.68))
    return last / first


def _pitch(wave: Wave, at: float, near: float) -> float:
    """The pitch of 70 ms from a second on, by autocorrelation."""
    part = wave[signal.seconds(at) : signal.seconds(at + 0.07)]
    spectrum = np.fft.rfft(part * np.hanning(len(part)), 4 * len(part))
    alike = np.fft.irfft(np.abs(spectrum) ** 2)
    low, high = int(RATE / (1.6 * near)), int(RATE / (0.62 * near))
    return RATE / (low + int(alike[low:high].argmax()))


def share(name: str, low: float, high: float) -> float:
    """The share of an effect's energy between two frequencies in Hz."""
    wave = bake.read(name).mean(1)
    spectrum, f = np.abs(np.fft.rfft(wave)) ** 2, np.fft.rfftfreq(len(wave), 1 / RATE)
    return float(spectrum[(f >= low) & (f < high)].sum() / max(spectrum.sum(), 1e-20))
