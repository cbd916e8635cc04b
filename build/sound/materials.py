"""The sounds of materials: wood, paper, cloth, brass, coins, bells, voices."""

from collections.abc import Sequence

import numpy as np

from sound.signal import Wave, add, chance, filtered, noise, ring, shape, silence, swell, times


def wood(pitch: float, seed: int, hardness: float = 0.5, length: float = 0.3) -> Wave:
    """A knock on wood: a few short, inharmonic tones and the click of the blow."""
    ratios = np.array([1.0, 1.58, 2.34, 3.42, 4.87])
    spread = chance(seed).uniform(0.97, 1.03, 5)
    decays = 0.055 / ratios**0.8 * (1.2 - 0.5 * hardness)
    tone = ring(pitch * ratios * spread, decays, ratios ** -(1.5 - hardness), length)
    click = noise(length, seed, 400, 2200 + 3500 * hardness) * shape(length, 0.0006, 0.006)
    return tone + click * (0.25 + 0.4 * hardness)


def paper(length: float, seed: int, low: float = 900, high: float = 5200) -> Wave:
    """A sliding sheet: noise with slight crackle."""
    grain = filtered(np.abs(noise(length, seed + 1)), 2, 55)
    return np.asarray(noise(length, seed, low, high) * np.clip(0.5 + grain, 0, 2))


def card(seed: int, slide: float = 0.11) -> Wave:
    """A card slides over the table and lands flat."""
    out = silence(slide + 0.16)
    rush = paper(slide, seed) * np.linspace(0, 1, round(slide * 44100)) ** 1.6
    add(out, rush, 0, 0.5)
    add(out, paper(0.10, seed + 5, 250, 3200) * shape(0.10, 0.001, 0.014), slide)
    add(out, wood(170, seed, 0.1, 0.12), slide, 0.35)
    return out


def coin(pitch: float, seed: int, length: float = 0.25) -> Wave:
    """A silver dollar on other dollars: very many high, inharmonic tones that end within 120 ms."""
    freedom = chance(seed)
    tones = pitch * np.concatenate([[2.4, 2.9, 3.6], freedom.uniform(2.2, 7.6, 33)])
    level = freedom.uniform(0.25, 1.0, len(tones)) * (tones / 6000) ** -0.6
    decays = freedom.uniform(0.011, 0.030, len(tones)) * (7000 / tones) ** 0.5
    tone = ring(tones, decays, level / 3, length, freedom.uniform(-1.5, 1.5, len(tones)))
    click = noise(length, seed, 4000, 13000) * shape(length, 0.0004, 0.0025)
    return tone + 0.5 * click


def purse(seed: int, length: float = 0.3) -> Wave:
    """A full leather purse set on a table: a thud of its contents, and the board under it."""
    board = filtered(wood(230, seed + 1, 0.2, length), 90, 900)
    dull = filtered(wood(105, seed, 0.1, length), 45, 420) + 0.5 * board
    leather = paper(0.08, seed + 2, 180, 1100) * shape(0.08, 0.003, 0.02)
    add(dull, leather, 0, 0.18)
    return dull


def crack(seed: int, length: float = 0.12) -> Wave:
    """Hard wood on hard wood: a gavel as heard at the back of the room, between 1 and 3 kHz."""
    tones = np.array([1080.0, 1390.0, 1730.0, 2210.0, 2840.0]) * chance(seed).uniform(0.98, 1.02, 5)
    body = ring(
        tones, np.array([0.022, 0.017, 0.013, 0.010, 0.007]), np.array([1.0, 0.9, 0.8, 0.6, 0.4]), length
    )
    return body + noise(length, seed, 1000, 3200) * shape(length, 0.0004, 0.005) * 1.2


def hinge(length: float, begin: float, end: float) -> Wave:
    """Dry iron that catches and slips: pulses in a wooden frame, from one pitch in Hz to the other."""
    t = times(length)
    phase = np.cumsum(begin + (end - begin) * t / length + 18 * np.sin(2 * np.pi * 9 * t)) / 44100
    rub = np.mod(phase, 1.0) ** 6
    return filtered((rub - rub.mean()) * swell(length, 0.8), 450, 3000) * 2


def anvil(pitch: float, length: float = 0.9) -> Wave:
    """A hammer on an anvil: a bright, short ring of steel."""
    ratios = np.array([1.0, 1.47, 2.09, 2.56, 3.61, 4.7])
    level = np.array([0.5, 1.0, 0.8, 0.6, 0.4, 0.25])
    blow = noise(length, round(pitch), 600, 5000) * shape(length, 0.0005, 0.006)
    return ring(pitch * ratios, 0.30 / ratios**0.9, level, length) + 0.6 * blow


def bell(pitch: float, length: float, life: float) -> Wave:
    """A cast bell: hum, prime, a minor third, fifth, octave and above; each partial a beating pair."""
    ratios = np.array([0.5, 1.0, 1.19, 1.5, 2.0, 2.51, 2.66, 3.01, 4.1])
    level = np.array([0.45, 0.8, 0.7, 0.35, 1.0, 0.3, 0.3, 0.25, 0.12])
    decays = life / ratios**0.9
    pairs = [ring(pitch * ratios * beat, decays, level, length) for beat in (1.0, 1.0018)]
    strike = noise(length, 7, 1500, 6500) * shape(length, 0.0008, 0.012)
    return sum(pairs) + strike * 0.6


def desk_bell(pitch: float, length: float = 0.9) -> Wave:
    """The small brass bell on a hotel's counter."""
    ratios = np.array([1.0, 2.02, 2.74, 4.05, 5.4])
    level = np.array([1.0, 0.35, 0.3, 0.15, 0.08])
    return ring(pitch * ratios, 0.42 / ratios**0.8, level, length)


def notch(pitch: float, length: float = 0.07) -> Wave:
    """A brass pawl falls into the next tooth of the price column."""
    tone = ring(np.array([pitch, pitch * 1.52, pitch * 2.76]), np.array([0.016, 0.011, 0.006]),
                np.array([1.0, 0.6, 0.4]), length)  # fmt: skip
    return tone + noise(length, round(pitch), 1200, 5000) * shape(length, 0.0004, 0.0035) * 0.7


def plucked(pitch: float, length: float) -> Wave:
    """A plucked gut string: harmonics decay faster the higher they are."""
    numbers = np.arange(1, 1 + min(18, int(9000 / pitch)))
    level = np.abs(np.sin(np.pi * numbers * 0.21)) / numbers**1.35
    return ring(numbers * pitch * (1 + 0.00008 * numbers**2), 0.75 / numbers**0.75, level, length)


def voices(length: float, seed: int, people: int = 14) -> Wave:
    """A murmuring crowd: many voices with different vowels and consonants, without words; a seamless loop."""
    freedom = chance(seed)
    count = round(length * 44100)
    f = np.fft.rfftfreq(count, 1 / 44100)
    out = np.zeros(count)
    for _ in range(people):
        out += freedom.uniform(0.6, 1.4) * _voice(freedom, count, f)  # some stand near
    return np.asarray(out / people**0.5)


VOWELS = ((480, 1000), (600, 1250), (380, 1750), (520, 900), (700, 1500))
"""The two lowest formants of vowels, in Hz."""


def _voice(freedom: np.random.Generator, count: int, f: Wave) -> Wave:
    """One speaker, made as a spectrum, so that the end meets the beginning."""
    turn = np.arange(count) / count
    swing = sum(
        freedom.uniform(0.3, 1) / k * np.sin(2 * np.pi * (k * turn + freedom.uniform())) for k in range(1, 7)
    )
    rounds = round(freedom.uniform(95, 230) * count / 44100)
    phase = 2 * np.pi * (rounds * turn + 10 * swing)
    throat, size = buzz(phase, 21), freedom.uniform(0.9, 1.14)
    breath = freedom.normal(0, 0.35, count)
    heard = np.fft.rfft(throat + breath) * (f > 90)
    said = [
        np.fft.irfft(heard * mouth(vowel, f / size), count)
        for vowel in freedom.choice(VOWELS, 2, replace=False)
    ]
    turns = 0.5 + 0.5 * np.sin(2 * np.pi * (round(1.7 * count / 44100) * turn + 0.8 * swing))
    spoken = turns * said[0] + (1 - turns) * said[1]
    beats = round(freedom.uniform(3.2, 5.2) * count / 44100)
    syllables = np.clip(np.sin(2 * np.pi * (beats * turn + 0.8 * swing + freedom.uniform())), 0, 1) ** 0.7
    phrases = np.clip(0.5 + np.sin(2 * np.pi * (freedom.integers(1, 4) * turn + freedom.uniform())), 0, 1)
    voiced = spoken / (np.std(spoken) + 1e-12) * (0.12 + syllables)
    return np.asarray((voiced + _consonants(freedom, f, beats * turn + 0.8 * swing)) * phrases)


def mouth(vowel: Sequence[float] | Wave, f: Wave) -> Wave:
    """The gain of each frequency in a mouth that forms this vowel; a small mouth shifts all of it up."""
    formants = ((vowel[0], 110, 1.0), (vowel[1], 150, 1.25), (2550, 300, 0.7))
    return np.asarray(sum(level / (1 + ((f - at) / wide) ** 2) for at, wide, level in formants))


def _consonants(freedom: np.random.Generator, f: Wave, beat: Wave) -> Wave:
    """An s, a sh or a t before about every second syllable, different for each mouth."""
    low, high = ((4300, 8200), (2100, 5200), (1700, 3900))[freedom.integers(3)]
    edges = 1 / ((1 + (f / high) ** 8) * (1 + (low / np.maximum(f, 1)) ** 8))
    shaped = np.fft.rfft(freedom.normal(0, 1, len(beat))) * edges
    hiss = np.fft.irfft(shaped, len(beat))
    place = np.mod(beat + freedom.uniform(), 1.0)
    spoken = np.exp(-(((place - 0.5) / 0.045) ** 2)) * (np.sin(2 * np.pi * np.floor(beat) * 0.382) > -0.2)
    return np.asarray(hiss / (np.std(hiss) + 1e-12) * spoken * 0.8)


def buzz(phase: Wave, tones: int) -> Wave:
    """Sines of the first multiples of a phase, each softer than the one before; each is computed from the two
    before.
    """
    double, before, now = 2 * np.cos(phase), np.zeros_like(phase), np.sin(phase)
    out = now.copy()
    for number in range(2, tones + 1):
        before, now = now, double * now - before
        out += now / number
    return out


def whistle(length: float, pitch: float = 311.0) -> Wave:
    """A steam whistle of three chimes: steam is heard first, the tone bends up to its pitch, and falls at the
    end.
    """
    t = times(length)
    bend = 1 - 0.06 * np.exp(-t / 0.05) - 0.05 * np.clip((t - length + 0.28) / 0.28, 0, 1) ** 2
    phase = 2 * np.pi * np.cumsum(bend * (1 + 0.003 * np.sin(2 * np.pi * 5.2 * t))) / 44100
    chimes = ((1.0, 1.0), (1.1892, 0.9), (1.4983, 0.85), (1.7818, 0.5))
    tone = sum(
        level * (np.sin(pitch * ratio * phase) + 0.28 * np.sin(2 * pitch * ratio * phase)
                 + 0.12 * np.sin(3 * pitch * ratio * phase))
        for ratio, level in chimes
    )  # fmt: skip
    steam = noise(length, 31, 900, 8500) * 1.1
    breath = np.minimum(1, t / 0.06) * np.clip((length - t) / 0.25, 0, 1)
    rush = np.minimum(1, t / 0.015) * (0.7 + 0.9 * np.exp(-t / 0.09)) * np.clip((length - t) / 0.12, 0, 1)
    return np.asarray(tone * breath + steam * rush)
