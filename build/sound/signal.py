"""The parts of every sound: tones, noises, envelopes, rooms; and the measurement of loudness.

A mono signal is an array of samples, a stereo signal an array of (samples, 2); ±1 is full scale.
"""

import math
from functools import cache

import numpy as np
from numpy.typing import NDArray

RATE = 44100
"""Samples a second."""

Wave = NDArray[np.floating]


def seconds(length: float) -> int:
    """The number of samples in that many seconds."""
    return round(length * RATE)


def times(length: float) -> Wave:
    """The time of each sample, in seconds."""
    return np.arange(seconds(length)) / RATE


def chance(seed: int) -> np.random.Generator:
    """A random generator that is the same in every run and on every machine."""
    return np.random.Generator(np.random.PCG64(seed))


def ring(
    frequencies: Wave, decays: Wave, amplitudes: Wave, length: float, phases: Wave | None = None
) -> Wave:
    """A sum of decaying sines: Hz, seconds to 1/e, amplitude and phase of each.

    Each is a power of one complex number, so a block of samples is a matrix product: coarse steps times fine
    steps. That is a hundred times faster than to compute each sine.
    """
    count = seconds(length)
    fine = 512
    coarse = -(-count // fine)
    speed = (2j * np.pi * frequencies - 1 / decays) / RATE
    begin = amplitudes * np.exp(1j * ((0.0 if phases is None else phases) - np.pi / 2))
    left = begin[:, None] * np.exp(speed[:, None] * np.arange(coarse) * fine)
    right = np.exp(speed[:, None] * np.arange(fine))
    block = left.real.T @ right.real - left.imag.T @ right.imag
    out = block.reshape(-1)[:count]
    last = count // 6
    out[count - last :] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, last))  # what still rings is not cut off
    return np.asarray(out)


def noise(length: float, seed: int, low: float = 20, high: float = 20000) -> Wave:
    """Noise between two frequencies in Hz, with soft edges; its rms is 1."""
    white = chance(seed).normal(0, 1, seconds(length))
    shaped = filtered(white, low, high)
    return shaped / (rms(shaped) + 1e-12)


def filtered(wave: Wave, low: float = 20, high: float = 20000) -> Wave:
    """The signal between two frequencies in Hz: 12 dB an octave on either side, no shift in time."""
    size = fast_size(len(wave) + seconds(0.05))
    f = np.fft.rfftfreq(size, 1 / RATE)
    with np.errstate(divide="ignore"):
        gain = 1 / ((1 + (f / high) ** 2) * (1 + (low / np.maximum(f, 1e-9)) ** 2))
    spectrum = np.fft.rfft(wave, size, axis=0)
    shape = gain if wave.ndim == 1 else gain[:, None]
    return np.asarray(np.fft.irfft(spectrum * shape, size, axis=0)[: len(wave)])


def fast_size(length: int) -> int:
    """The next size at which a Fourier transform is fast: a power of two or three quarters of one."""
    power = 1 << max(1, (length - 1).bit_length())
    return power * 3 // 4 if power * 3 // 4 >= length else power


def resampled(wave: Wave, rate: int, wanted: int) -> Wave:
    """The signal at another sample rate; frequencies above half of the lower rate are removed."""
    if rate == wanted:
        return wave
    shared = math.gcd(rate, wanted)
    whole = fast_size(-(-len(wave) // (rate // shared)) + 1)
    before, after = whole * (rate // shared), whole * (wanted // shared)
    spectrum = np.fft.rfft(wave, before, axis=0)[: after // 2 + 1]
    out = np.fft.irfft(spectrum, after, axis=0) * (after / before)
    return np.asarray(out[: round(len(wave) * wanted / rate)])


def shape(length: float, attack: float, decay: float) -> Wave:
    """An envelope: up in `attack` seconds, then down to 1/e in each `decay` seconds."""
    t = times(length)
    return np.asarray(np.minimum(1.0, t / attack) * np.exp(-np.maximum(0.0, t - attack) / decay))


def swell(length: float, power: float = 1.0) -> Wave:
    """An envelope that rises and falls like half a sine."""
    return np.asarray(np.sin(np.pi * np.linspace(0, 1, seconds(length))) ** power)


def faded(wave: Wave, fade_in: float = 0.001, fade_out: float = 0.02) -> Wave:
    """The signal with soft ends, so that it neither begins nor ends with a click."""
    out = wave.copy()
    first, last = min(len(out), seconds(fade_in)), min(len(out), seconds(fade_out))
    up, down = np.linspace(0, 1, first), np.linspace(1, 0, last)
    out[:first] *= up if out.ndim == 1 else up[:, None]
    out[len(out) - last :] *= down if out.ndim == 1 else down[:, None]
    return out


def add(onto: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Mix a signal into another from that second on; the part beyond its end is cut off."""
    start = seconds(at)
    count = min(len(wave), len(onto) - start)
    if count > 0:
        onto[start : start + count] += gain * wave[:count]


def silence(length: float) -> Wave:
    """A silent mono signal."""
    return np.zeros(seconds(length))


def placed(wave: Wave, pan: float = 0.0) -> Wave:
    """A mono signal as stereo, from −1 (left) to 1 (right), equally loud at each place."""
    angle = (pan + 1) * math.pi / 4
    return np.stack([wave * math.cos(angle), wave * math.sin(angle)], 1)


def room(wave: Wave, wet: float, decay: float, seed: int = 11) -> Wave:
    """The stereo signal in a wooden room that decays by 60 dB in `decay` seconds, high tones faster; it
    becomes that much longer.

    `wet` is the loudness of the room relative to the signal (ratio of energies).
    """
    count = seconds(decay)
    fall = np.exp(-6.9 * np.arange(count) / count)
    answer = np.zeros((count, 2))
    for side in (0, 1):
        deep, bright = noise(decay, seed + side, 120, 1600), noise(decay, seed + side + 2, 1600, 5600)
        answer[:, side] = deep * fall + 0.7 * bright * fall**1.6
    answer[: seconds(0.009)] = 0
    answer /= np.sqrt((answer**2).sum(0))
    out = np.zeros((len(wave) + count - 1, 2))
    for side in (0, 1):
        out[:, side] = convolved(wave[:, side], answer[:, side] * wet)
    out[: len(wave)] += wave
    return out


def convolved(wave: Wave, answer: Wave) -> Wave:
    """The signal convolved with an impulse response, block by block."""
    size = max(1 << 16, fast_size(4 * len(answer)))
    block = size - len(answer) + 1
    spectrum = np.fft.rfft(answer, size)
    out = np.zeros(len(wave) + size)
    for start in range(0, len(wave), block):
        out[start : start + size] += np.fft.irfft(
            np.fft.rfft(wave[start : start + block], size) * spectrum, size
        )
    return out[: len(wave) + len(answer) - 1]


# How loud


def rms(wave: Wave) -> float:
    """The root mean square."""
    return float(np.sqrt(np.mean(wave**2))) if wave.size else 0.0


def decibels(ratio: float) -> float:
    """20 log10, with a floor at −200."""
    return 20 * math.log10(max(ratio, 1e-10))


def loudness(wave: Wave) -> float:
    """Loudness in LUFS (ITU-R BS.1770 weighting): of the loudest 0.4 s, or the whole of a shorter signal.

    A mono signal counts as on two loudspeakers.
    """
    both = placed(wave) * math.sqrt(2) if wave.ndim == 1 else wave
    energy = (_weighted(both) ** 2).sum(1)
    window = seconds(0.4)
    sums = np.concatenate([[0.0], np.cumsum(energy)])
    most = (sums[window:] - sums[:-window]).max() / window if len(energy) > window else energy.sum() / window
    return -0.691 + 10 * math.log10(max(float(most), 1e-20))


BLOCK, STEP = 0.4, 0.1
"""Seconds of a measured block, and between the starts of two."""
ABSOLUTE_GATE, RELATIVE_GATE = -70.0, -10.0
"""The gates in LUFS and relative to the remaining blocks: softer blocks do not count."""


def programme_loudness(wave: Wave) -> float:
    """Loudness in LUFS of a whole programme, gated by ITU-R BS.1770; −200 for silence."""
    energy = (_weighted(wave) ** 2).sum(1)
    sums = np.concatenate([[0.0], np.cumsum(energy)])
    block = min(seconds(BLOCK), len(energy))
    starts = np.arange(0, len(energy) - block + 1, seconds(STEP))
    means = np.maximum((sums[starts + block] - sums[starts]) / block, 1e-20)
    heard = means[_lufs(means) > ABSOLUTE_GATE]
    if not len(heard):
        return -200.0
    return float(_lufs(heard[_lufs(heard) > _lufs(heard.mean()) + RELATIVE_GATE].mean()))


def _lufs(energy: Wave) -> Wave:
    return np.asarray(-0.691 + 10 * np.log10(energy))


def _weighted(wave: Wave) -> Wave:
    """The signal weighted as the ear does: less below 80 Hz, 4 dB more above 2 kHz (the filters of
    BS.1770).
    """
    answer = _ear()
    return np.stack([convolved(wave[:, side], answer)[: len(wave)] for side in (0, 1)], 1)


@cache
def _ear() -> Wave:
    """The impulse response of the two filters: a high shelf, then a high pass, as second-order sections."""
    size = 1 << 14
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    gain = 10 ** (3.999843853973347 / 20)
    k, q = math.tan(math.pi * 1681.974450955533 / RATE), 0.7071752369554196
    bend = gain**0.4996667741545416
    shelf = (gain + bend * k / q + k * k, 2 * (k * k - gain), gain - bend * k / q + k * k)
    shelf_under = (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)
    k, q = math.tan(math.pi * 38.13547087602444 / RATE), 0.5003270373238773
    passed_under = (1.0, 2 * (k * k - 1) / (1 + k / q + k * k), (1 - k / q + k * k) / (1 + k / q + k * k))
    over = np.polyval(shelf[::-1], z) * np.polyval((1.0, -2.0, 1.0), z)
    return np.asarray(
        np.fft.irfft(over / np.polyval(shelf_under[::-1], z) / np.polyval(passed_under[::-1], z))
    )


def true_peak(wave: Wave) -> float:
    """The highest point of the curve through the samples, computed at four times the rate."""
    flat = wave if wave.ndim == 2 else wave[:, None]
    block, margin, most = 1 << 15, 256, float(np.abs(flat).max(initial=0.0))
    for start in range(0, len(flat), block):
        part = flat[max(0, start - margin) : start + block + margin]
        if np.abs(part).max() < most * 0.7:
            continue  # between samples a curve never rises by that much here
        size = fast_size(len(part))
        spectrum = np.fft.rfft(part, size, axis=0)
        fine = np.fft.irfft(spectrum, 4 * size, axis=0) * 4
        inner = fine[4 * min(start, margin) : 4 * (min(start, margin) + block)]
        most = max(most, float(np.abs(inner).max(initial=0.0)))
    return most


def normalised(wave: Wave, lufs: float, ceiling: float = -1.5) -> Wave:
    """The signal without a constant part at that loudness; softer if its true peak would exceed `ceiling`
    dBFS.
    """
    out = wave - wave.mean(0)
    out = tamed(out * 10 ** ((lufs - loudness(out)) / 20), ceiling)
    out = out * 10 ** ((lufs - loudness(out)) / 20)
    return np.asarray(out * min(1.0, 10 ** (ceiling / 20) / true_peak(out)))


def tamed(wave: Wave, ceiling: float, knee: float = 6.0) -> Wave:
    """The signal with its peaks compressed below `ceiling` dBFS, from `knee` decibels below it upwards."""
    most, bend = 10 ** (ceiling / 20), 10 ** ((ceiling - knee) / 20)
    over = np.maximum(np.abs(wave) - bend, 0)
    bent = bend + (most - bend) * np.tanh(over / (most - bend))
    return np.asarray(np.where(over > 0, np.sign(wave) * bent, wave))
