"""Raccoon Rampage's effects: the chamber by day, and the animals at night."""

import numpy as np

from sound import materials as of
from sound.effects.recipe import Effect, series
from sound.instruments import clarinet, pizzicato
from sound.signal import Wave, add, chance, filtered, noise, seconds, shape, swell, times


def _vote(take: int = 0) -> Wave:
    """A rubber stamp: the spring goes down, the rubber meets the paper, the spring comes up."""
    thump = filtered(of.wood(128 + 9 * take, 401 + take, 0.15, 0.25), 50, 1100)
    thump += 0.55 * filtered(of.wood(370 + 30 * take, 407 + take, 0.4, 0.25), 200, 2600)  # the desk
    paper = of.paper(0.09, 404 + take, 300, 3200) * shape(0.09, 0.001, 0.018)
    down, up = of.notch(870 + 40 * take, 0.06), of.notch(1180 + 50 * take, 0.06)
    return series(0.36, [(0, 0.22, down), (0.045, 1.0, thump), (0.045, 0.55, paper), (0.15, 0.16, up)])


def _gavel() -> Wave:
    """The president's gavel, once, in a hall of stone."""
    block = 0.7 * of.wood(305, 411, 0.85, 0.4) + 0.6 * of.wood(132, 412, 0.3, 0.4) + 1.2 * of.crack(413, 0.4)
    return series(0.7, [(0, 1.0, block)])


def _doors() -> Wave:
    """Tall doors: the latch, a long hinge, and the leaves coming to rest against the stone."""
    t = times(0.5)
    rub = np.mod(np.cumsum(150 + 90 * t + 10 * np.sin(2 * np.pi * 7 * t)) / 44100, 1.0) ** 8
    hinge = filtered((rub - rub.mean()) * swell(0.5), 250, 1900) * 2
    boom = filtered(of.wood(64, 422, 0.1, 0.5), 38, 320) + 0.3 * filtered(
        of.wood(180, 423, 0.3, 0.5), 80, 1400
    )
    latch = of.notch(620, 0.08)
    return series(1.2, [(0, 0.35, latch), (0.06, 0.2, latch), (0.1, 0.3, hinge), (0.62, 1.0, boom)])


CALLS = ((0.0, 9, 1.0), (0.5, 6, 0.9)), ((0.0, 7, 1.12), (0.38, 8, 1.0)), ((0.0, 12, 0.93),)
"""The trills of each take: second, number of pulses, pitch factor."""


def chitter(take: int = 0) -> Wave:
    """A raccoon on the roof: purring trills that break upwards, from a throat with a nasal tone."""
    freedom, parts = chance(431 + take), []
    for begin, pulses, high in CALLS[take]:
        gaps = np.cumsum(freedom.uniform(0.036, 0.048, pulses))
        for number, at in enumerate(gaps):
            rise = high * (1 + 0.35 * np.sin(np.pi * number / pulses)) * freedom.uniform(0.96, 1.04)
            loud = 0.5 + 0.5 * np.sin(np.pi * (number + 1) / (pulses + 1))
            parts.append((begin + float(at), loud, _yap(680 * rise, 440 + number)))
    return series(1.1, parts)


def _yap(pitch: float, seed: int) -> Wave:
    """One pulse of a trill, falling in pitch."""
    t = times(0.045)
    phase = 2 * np.pi * np.cumsum(pitch * (1.12 - 5.5 * t)) / 44100
    throat = sum(np.sin(number * phase) / number**0.7 for number in range(1, 9))
    air = noise(0.045, seed, 900, 4200) * 0.5
    return filtered((throat + air) * swell(0.045, 1.2), 500, 3400)


def _die() -> Wave:
    """A die on the green table: its knocks get closer until it rests."""
    freedom, at, parts = chance(451), 0.0, []
    for number in range(8):
        tone = freedom.uniform(780, 1150)
        parts.append((at, 1.0 - 0.1 * number, of.wood(tone, 452 + number, 0.6, 0.16)))
        at += 0.115 * 0.83**number * freedom.uniform(0.85, 1.15)
    return series(at + 0.2, parts)


def _gust() -> Wave:
    """A gust of night wind from one side to the other, with a whistle in the wires."""
    t = times(1.7)
    sides = []
    for side in (0, 1):
        rush = noise(1.7, 461 + side, 110, 760) * swell(1.7, 1.4)
        wires = 560 + 190 * np.sin(np.pi * t / 1.7) + 20 * np.sin(2 * np.pi * 3.1 * t + side)
        whistle = np.sin(2 * np.pi * np.cumsum(wires) / 44100) * swell(1.7, 3) * (0.7 + 0.3 * np.sin(31 * t))
        travel = 0.35 + 0.65 * (t / 1.7 if side else 1 - t / 1.7)
        sides.append((rush + 0.16 * whistle) * travel)
    return np.stack(sides, 1)


def _trap() -> Wave:
    """A crate snaps shut, the wire rattles, and the animal inside complains."""
    snap = of.crack(471) + 0.6 * of.wood(240, 472, 0.7, 0.12)
    wire = [(0.06 + 0.05 * n, 0.22 - 0.05 * n, of.notch(1900 + 130 * n, 0.07)) for n in range(4)]
    grumble = [(0.42 + 0.05 * n, 0.28, _yap(430 - 18 * n, 475 + n)) for n in range(4)]
    return series(0.8, [(0, 0.3, of.notch(980, 0.06)), (0.03, 1.0, snap), *wire, *grumble])


def _notes(length: float, *struck: tuple[float, Wave]) -> Wave:
    """Notes of the night's band: second and note of each."""
    out = np.zeros((seconds(length), 2))
    for at, wave in struck:
        add(out, wave, at)
    return out


def _relief() -> Wave:
    """The needle enters the green: the bass strings climb a major chord, the clarinet breathes out."""
    strings = [(0.1 * n, pizzicato(key, 1, 0.8)) for n, key in enumerate((43, 50, 55, 59, 62, 67))]
    return _notes(1.9, *strings, (0.55, clarinet(71, 0.9, 0.6)), (0.55, clarinet(67, 0.9, 0.45)))


def _alarm() -> Wave:
    """The needle enters the red: a dissonant note three times under a cold clarinet."""
    strings = [(0.16 * n, pizzicato(key, 1, 0.9)) for n, key in enumerate((36, 37, 36, 37, 36))]
    return _notes(1.7, *strings, (0.64, clarinet(66, 0.6, 0.5)), (0.64, clarinet(72, 0.6, 0.5)))


RECIPES: dict[str, Effect] = {
    "alarm": Effect(_alarm, -16, 0.35, 0.7),
    "chamber_doors": Effect(_doors, -16, 0.5, 0.9),
    "chamber_gavel": Effect(_gavel, -14, 0.5, 0.9),
    "chitter": Effect(chitter, -19, 0.3, 0.5),
    "die": Effect(_die, -18, 0.2, 0.3),
    "gust": Effect(_gust, -20, 0.3, 0.6),
    "relief": Effect(_relief, -16, 0.35, 0.8),
    "trap": Effect(_trap, -16, 0.25, 0.4),
    "vote": Effect(_vote, -18, 0.25, 0.35),
}
"""The effects by name, each in its first take."""

TAKES = {"chitter": 3, "vote": 3}
"""The number of takes of frequent sounds, all different."""
