"""The effects that all games share."""

from collections.abc import Iterable
from functools import partial

import numpy as np

from sound import materials as of
from sound.effects.recipe import Effect, series
from sound.piano import note, pitch
from sound.signal import Wave, add, chance, filtered, noise, shape, silence, swell
from sound.throats import PLEASED, THROATS, pleased, put_out

THUD = 1.4
"""The strength of a purse in comparison with its coins."""


def _coins(falls: tuple[float, ...], length: float, take: int, lands: bool) -> Wave:
    """Dollars falling on each other, each different, and the purse that contains them."""
    freedom = chance(431 + take)
    parts = []
    for number, at in enumerate(falls):
        sound = of.coin(freedom.uniform(1650, 2150), 440 + 10 * take + number)
        parts.append((at * freedom.uniform(0.85, 1.15), 1 - at * 1.2, sound))
    return series(length, [*parts, (falls[-1] if lands else 0.0, THUD, of.purse(480 + take))])


def _coins_in(take: int = 0) -> Wave:
    return _coins((0, 0.055, 0.10, 0.16, 0.20, 0.27), 0.6, take, lands=True)


def coins_out(take: int = 0) -> Wave:
    """A purse set down, and three dollars out of it."""
    return _coins((0, 0.09, 0.20), 0.5, 100 + take, lands=False)


def _plucks(keys: tuple[int, ...], gap: float, length: float) -> Wave:
    return series(length, ((gap * n, 1.0, of.plucked(pitch(key), 0.9)) for n, key in enumerate(keys)))


def _shuffle() -> Wave:
    """A riffle of two packets, then the bridge."""
    freedom = chance(131)
    falls = np.cumsum(
        0.014 + 0.010 * np.abs(np.sin(np.linspace(0, np.pi, 34))) * freedom.uniform(0.7, 1.3, 34)
    )
    flick = of.paper(0.03, 132, 700, 6000) * shape(0.03, 0.0008, 0.006)
    riffle = [(float(at), float(freedom.uniform(0.5, 1)), flick) for at in falls]
    bridge = of.paper(0.3, 133, 500, 3800) * swell(0.3) ** 2 * 0.35
    return series(float(falls[-1]) + 0.45, [*riffle, (float(falls[-1]) + 0.05, 1.0, bridge)])


def _velvet(length: float, seed: int, rings: Iterable[tuple[float, float]]) -> Wave:
    """Heavy cloth in motion, and rings that run along the rod: second and pitch of each."""
    weight = noise(length, seed, 130, 900) * swell(length) ** 1.3
    pile = of.paper(length, seed + 1, 500, 2600) * swell(length) ** 1.8
    ran = [(at, 0.10, of.notch(pitch, 0.05)) for at, pitch in rings]
    return series(length + 0.1, [(0, 1.0, weight), (0, 0.35, pile), *ran])


def _curtain() -> Wave:
    """Velvet drawn from both sides: the rings run closer, and the halves fall together."""
    rings = [(0.05 + 0.32 * (n / 8) ** 0.6, 2250 + 70 * n) for n in range(9)]
    fall = filtered(of.wood(84, 143, 0.05, 0.2), 50, 420)
    return series(0.72, [(0, 1.0, _velvet(0.5, 141, rings)), (0.36, 0.5, fall)])


def _curtain_parts() -> Wave:
    """The halves swing away from each other, the rings run out to the sides."""
    rings = [(0.03 + 0.40 * (n / 8) ** 1.5, 2850 - 70 * n) for n in range(9)]
    return _velvet(0.56, 145, rings)


def _page() -> Wave:
    """A page of the Gazette turned over."""
    length = 0.42
    lift = of.paper(length, 151, 1100, 6000) * swell(length) ** 1.8
    return series(0.5, [(0, 1.0, lift), (0.3, 0.5, of.paper(0.1, 152, 400, 3000) * shape(0.1, 0.002, 0.02))])


def _chords(*chords: tuple[float, float, float, tuple[int, ...]]) -> Wave:
    """The piano: second, length, touch and keys of each chord."""
    out = np.zeros((len(silence(max(at + length for at, length, _, _ in chords) + 0.35)), 2))
    for at, length, touch, keys in chords:
        for key in keys:
            add(out, note(key, length, touch), at)
    return out


def _victory() -> Wave:
    """The saloon's piano closes the ledger with a flourish."""
    run = [(0.07 * n, 0.10, 0.6, (key,)) for n, key in enumerate((67, 72, 76, 79, 84))]
    return _chords(*run, (0.42, 0.12, 0.75, (53, 65, 72, 77, 81)), (0.60, 0.12, 0.75, (55, 67, 71, 77, 83)),
                   (0.78, 0.65, 0.9, (36, 48, 64, 67, 72, 76, 84)))  # fmt: skip


def _my_turn() -> Wave:
    """Two notes of a desk bell: your turn."""
    return series(1.1, [(0, 0.7, of.desk_bell(1175, 0.8)), (0.16, 1.0, of.desk_bell(1568, 0.9))])


def _ledger() -> Wave:
    """A nib writes a figure: two strokes and a dot."""
    strokes = ((0.0, 0.16, 191), (0.19, 0.12, 192))
    scratch = [(at, 0.8, of.paper(length, seed, 1800, 7000) * swell(length)) for at, length, seed in strokes]
    return series(0.46, [*scratch, (0.36, 0.5, of.wood(900, 193, 0.4, 0.08))])


def _seal() -> Wave:
    """The seal comes down on the wax: a soft, heavy press and the creak of the handle."""
    press = filtered(of.wood(96, 201, 0.2, 0.4), 40, 900) + 0.9 * of.wood(300, 202, 0.3, 0.4)
    creak = [(0.2 + 0.035 * n, 0.10, of.notch(640 + 30 * n, 0.05)) for n in range(4)]
    return series(0.6, [(0, 1.0, press), (0.02, 0.3, of.paper(0.2, 203, 200, 1400) * swell(0.2)), *creak])


def _refusal() -> Wave:
    """A dull thud: a locked drawer."""
    thud = filtered(of.wood(112, 161, 0.15, 0.3), 60, 700) + 0.7 * filtered(
        of.wood(290, 162, 0.3, 0.3), 150, 1800
    )
    return series(0.4, [(0, 1.0, thud), (0.12, 0.7, thud)])


def _card(take: int = 0) -> Wave:
    """A card played: it slides and lands."""
    return of.card(21 + 20 * take, 0.11 - 0.012 * take)


def _deal(take: int = 0) -> Wave:
    """A card drawn into the hand."""
    return series(0.3, [(0, 1.0, of.card(171 + 20 * take, 0.07 + 0.008 * take))])


RECIPES: dict[str, Effect] = {
    "button": Effect(lambda: of.notch(1150, 0.06), -26),
    "card": Effect(_card, -18, 0.12, 0.2),
    "coins_in": Effect(_coins_in, -17, 0.2, 0.4),
    "coins_out": Effect(coins_out, -19, 0.2, 0.4),
    "curtain": Effect(_curtain, -19, 0.2, 0.25),
    "curtain_parts": Effect(_curtain_parts, -20, 0.2, 0.25),
    "deal": Effect(_deal, -20, 0.12, 0.2),
    "ledger": Effect(_ledger, -23, 0.1, 0.2),
    "my_turn": Effect(_my_turn, -19, 0.25, 0.6),
    "page": Effect(_page, -21, 0.1, 0.2),
    "refusal": Effect(_refusal, -18, 0.1, 0.2),
    "seal": Effect(_seal, -15, 0.3, 0.5),
    "shuffle": Effect(_shuffle, -18, 0.12, 0.25),
    "turn": Effect(lambda: _plucks((67, 74), 0.11, 1.05), -21, 0.2, 0.4),
    "victory": Effect(_victory, -12, 0.3, 0.7),
    **{f"voice_{animal}_pleased": Effect(partial(pleased, animal), -21) for animal in THROATS},
    **{f"voice_{animal}_put_out": Effect(partial(put_out, animal), -21) for animal in THROATS},
}
"""The effects by name, each in its first take."""

TAKES = dict.fromkeys(("card", "coins_in", "coins_out", "deal"), 3) | {
    name: len(PLEASED) for name in RECIPES if name.startswith("voice_")
}
"""The number of takes of frequent sounds, all different."""
