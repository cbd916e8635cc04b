"""An upright piano in a saloon: stretched partials, three strings a note, two-stage decay, felt hammers."""

from functools import lru_cache

import numpy as np

from sound.signal import RATE, Wave, convolved, noise, placed, ring, seconds, shape

LAYERS = 8
"""The number of touches from soft to hard that are rendered; notes between them are scaled."""

KEPT = 400
"""The number of strings cached at one touch each: more than those of a piece."""

Strings = tuple[tuple[float, float], ...]
STRINGS: Strings = ((-0.9, 0.30), (0.1, 0.36), (1.1, 0.34))
"""Detuning in cents and share of each string of a slightly out-of-tune upright."""

RESONANCE = 0.11
"""The loudness of the open strings with the pedal down (a ratio of amplitudes)."""

REFLECTIONS = ((0.0043, 0.22, False), (0.0091, 0.17, True), (0.0137, 0.14, False), (0.0211, 0.11, True),
               (0.0298, 0.08, False))  # fmt: skip
"""The first echoes: seconds, loudness, and whether they come from the opposite side."""

RELEASE = 0.075
"""Seconds in which the damper takes the string of middle C to 1/e; a lower string is heavier."""

HIGHEST = 14000
"""Hz of the highest partial."""

FELT = 7500
"""Hz above which a hammer's felt takes 12 dB an octave."""

DAMPERS = 0.0035
"""The loudness of all dampers moving together: hardly any."""


def pitch(midi: float) -> float:
    """The frequency in Hz of a key (69 is the A of 440 Hz)."""
    return float(440 * 2 ** ((midi - 69) / 12))


def note(midi: int, length: float, velocity: float, strings: Strings = STRINGS) -> Wave:
    """A note of `length` seconds until the damper falls, `velocity` from 0 to 1; stereo."""
    layer = round(velocity * (LAYERS - 1))
    full = _struck(midi, layer, strings)
    release = RELEASE * 2 ** ((60 - midi) / 36)
    keep = min(len(full), seconds(length + 6 * release))
    out = full[:keep] * velocity
    fall = min(keep, seconds(length))
    out[fall:] *= np.exp(-np.arange(keep - fall) / (RATE * release))[:, None]
    last = min(keep, seconds(0.01))
    out[keep - last :] *= np.linspace(1, 0, last)[:, None]
    return out


@lru_cache(KEPT)
def _struck(midi: int, layer: int, strings: Strings) -> Wave:
    """The undamped string at the touch `layer`; its loudness is the same at every touch."""
    hardness = layer / (LAYERS - 1)
    length = float(np.clip(3.4 - 0.025 * (midi - 36), 1.2, 3.4))
    tone = _strings(midi, hardness, length, strings)
    knock = noise(length, 500 + midi, 90, 900 + 1400 * hardness)
    decay = np.exp(-np.arange(len(knock)) / (RATE * 0.012))
    body = placed(tone, np.clip((midi - 64) / 60, -0.5, 0.5))
    body += placed(knock * decay * (0.012 + 0.03 * hardness))
    rise = seconds(0.0022 - 0.0012 * hardness)
    body[:rise] *= np.linspace(0, 1, rise)[:, None]
    return np.asarray(body, dtype=np.float64)


def _strings(midi: int, hardness: float, length: float, strings: Strings) -> Wave:
    base = pitch(midi)
    stiffness = 0.00038 * (base / 261) ** (0.7 if base < 261 else 1.1)  # short strings are stiff
    numbers = np.arange(1, 1 + int(np.clip(HIGHEST / base, 2, 90)))
    tones = numbers * base * np.sqrt(1 + stiffness * numbers**2)
    numbers, tones = numbers[tones < HIGHEST], tones[tones < HIGHEST]
    spread = chance_of(midi).normal(1, 0.13, len(numbers))
    slope = 1.55 - 0.75 * hardness + 0.25 * (midi > 76)
    struck = 0.3 + 0.7 * np.abs(np.sin(np.pi * numbers * 0.121))  # a felt is too wide to leave a partial out
    strength = struck / 0.56 * numbers**-slope * np.clip(spread, 0.6, 1.4)
    strength /= np.sqrt(1 + (tones / FELT) ** 4)
    strength[0] *= np.clip((base / 110) ** 0.5, 0.35, 1.0)  # a small soundboard has little depth
    life = 2.3 / (1 + 0.21 * numbers) * (261 / base) ** 0.5
    rows = []
    for cents, share in strings:
        for part, factor in ((0.74, 0.34), (0.26, 1.7)):
            rows.append((tones * 2 ** (cents / 1200), life * factor, strength * share * part))
    phases = np.tile(chance_of(midi + 1000).uniform(-0.9, 0.9, len(numbers)), len(rows))
    frequency, decay, amplitude = (np.concatenate(column) for column in zip(*rows, strict=True))
    tone = ring(frequency, decay, amplitude, length, phases)
    return np.asarray(tone / np.sqrt((strength**2).sum()) * (base / 261) ** -0.12 * 0.25)


def sympathetic(wave: Wave) -> Wave:
    """The resonance of the open strings with these notes."""
    keys = np.arange(33, 85)
    tones = np.array([pitch(float(key)) for key in keys])
    level = (tones / 200) ** -0.35
    life, strings = 0.55 * (261 / tones) ** 0.3, []
    for side in (0, 1):
        phases = chance_of(2000 + side).uniform(-3, 3, len(keys))
        strings.append(ring(tones, life, level, 1.4, phases))
    answer = [side / np.sqrt((side**2).sum()) * RESONANCE for side in strings]
    rung = [convolved(wave[:, side], answer[side])[: len(wave)] for side in (0, 1)]
    return np.asarray(np.stack(rung, 1))


def damper(seed: int, lifted: bool) -> Wave:
    """The sound of the felts leaving the strings, a breath, or falling back on them, a soft thud; stereo."""
    length = 0.22
    felt = noise(length, 3000 + seed, 70, 900 if lifted else 320)
    return placed(felt * shape(length, 0.03 if lifted else 0.004, 0.05) * DAMPERS)


def early(wave: Wave) -> Wave:
    """The notes with their first echoes from the saloon's walls, floor and ceiling."""
    out = wave.copy()
    for late, level, crossed in REFLECTIONS:
        shift = seconds(late)
        out[shift:] += level * (wave[:-shift, ::-1] if crossed else wave[:-shift])
    return out


def chance_of(seed: int) -> np.random.Generator:
    """The random generator that makes one string different from the next."""
    return np.random.Generator(np.random.PCG64(seed))
