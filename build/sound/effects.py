"""Every effect of the game by name: what it is made of, how it stands in the room, how loud it is."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from sound import materials as of
from sound.piano import note, pitch
from sound.signal import (
    Wave,
    add,
    chance,
    faded,
    filtered,
    noise,
    normalised,
    placed,
    room,
    seconds,
    shape,
    silence,
    swell,
)

LONGEST = 2.0
"""Seconds of the longest effect; what would ring on is faded out."""


@dataclass(frozen=True)
class Effect:
    """A recipe: a mono or stereo signal, its room (loudness beside it, seconds) and its loudness in LUFS."""

    make: Callable[..., Wave]
    lufs: float = -16.0
    wet: float = 0.0
    decay: float = 0.0
    loops: bool = False

    def render(self) -> Wave:
        """The finished sound: without a constant part, with soft ends unless it goes round."""
        wave = self.make()
        if self.wet:
            wave = room(wave if wave.ndim == 2 else placed(wave), self.wet, self.decay)
        if self.loops:
            return normalised(from_the_quietest(wave), self.lufs)
        heard = filtered(wave, low=45)
        cut = len(heard) > seconds(LONGEST)
        return normalised(faded(heard[: seconds(LONGEST)], 0.0006, 0.4 if cut else 0.03), self.lufs)


def from_the_quietest(loop: Wave) -> Wave:
    """The same round, begun where least is heard: an encoder's first and last block do no harm there."""
    energy = (loop**2).sum(1)
    near = np.convolve(np.concatenate([energy[-500:], energy, energy[:500]]), np.ones(1001), "valid")
    return np.roll(loop, -int(near.argmin()), axis=0)


def series(length: float, parts: Iterable[tuple[float, float, Wave]]) -> Wave:
    """Sounds one after another: second, gain and signal of each."""
    out = silence(length)
    for at, gain, wave in parts:
        add(out, wave, at, gain)
    return out


def _tokens_taken(take: int = 0) -> Wave:
    """Three wooden tokens dropped into the crate."""
    freedom = chance(411 + take)
    blows = ((0.0, 0.8, 430), (0.09, 1.0, 510), (0.19, 0.7, 465))
    fallen = ((at * freedom.uniform(0.8, 1.25), g, t * freedom.uniform(0.9, 1.1)) for at, g, t in blows)
    return series(0.45, ((at, gain, of.wood(tone, round(tone), 0.6)) for at, gain, tone in fallen))


def _tokens_given(take: int = 0) -> Wave:
    """Tokens pushed back over the table, falling in pitch."""
    freedom = chance(421 + take)
    slide = of.paper(0.2, 41 + take, 200, 1500) * swell(0.2)
    blows = ((0.16, 0.8, 400), (0.25, 0.6, 330))
    fallen = ((at, g, of.wood(tone * freedom.uniform(0.9, 1.1), 44 + take, 0.35)) for at, g, tone in blows)
    return series(0.5, [(0, 0.25, slide), *fallen])


def _coins(falls: tuple[float, ...], length: float, take: int) -> Wave:
    """Dollars one upon the other, none like the one before."""
    freedom = chance(431 + take)
    parts = []
    for number, at in enumerate(falls):
        sound = of.coin(freedom.uniform(1650, 2150), 440 + 10 * take + number)
        parts.append((at * freedom.uniform(0.85, 1.15), 1 - at * 1.2, sound))
    return series(length, parts)


def _coins_in(take: int = 0) -> Wave:
    return _coins((0, 0.055, 0.10, 0.16, 0.20, 0.27), 0.6, take)


def _coins_out(take: int = 0) -> Wave:
    return _coins((0, 0.09, 0.20), 0.5, 100 + take)


def _knocks(*blows: tuple[float, float]) -> Wave:
    """The gavel on its block: second and gain of each blow."""
    block = 0.7 * of.wood(265, 61, 0.8, 0.4) + 0.5 * of.wood(118, 62, 0.3, 0.4)
    strokes = [(at, gain, block) for at, gain in blows]
    return series(blows[-1][0] + 0.45, [*strokes, *((at, 1.3 * gain, of.crack(63)) for at, gain in blows)])


def _auction_opened() -> Wave:
    """The room looks up and the gavel asks for silence."""
    murmur = of.voices(1.5, 71, 9) * swell(1.5) ** 0.8
    out = placed(filtered(murmur, 120, 2600) * 0.16)
    add(out, placed(_knocks((0, 0.7), (0.2, 0.9))), 0.45)
    return out


def _bid() -> Wave:
    """A paddle goes up, a small bell notes the sum."""
    air = noise(0.14, 81, 500, 2600) * swell(0.14) ** 2
    return series(
        0.75, [(0, 0.25, air), (0.09, 0.5, of.wood(620, 82, 0.5)), (0.1, 0.5, of.desk_bell(1320, 0.6))]
    )


def _passed() -> Wave:
    """A paddle laid down on felt."""
    soft = filtered(of.wood(150, 91, 0.1), 60, 900)
    return series(0.4, [(0, 0.3, of.paper(0.16, 92, 300, 2000) * swell(0.16)), (0.13, 1.0, soft)])


def _building() -> Wave:
    """Three blows of a hammer, the nail going in."""
    blows = ((0.0, 0.8, 1.0), (0.23, 0.9, 1.07), (0.46, 1.0, 1.14))

    def blow(rise: float) -> Wave:
        return of.wood(190 * rise, 101, 0.6) + 0.45 * of.wood(2250 * rise, 102, 0.9, 0.3)

    return series(0.85, ((at, gain, blow(rise)) for at, gain, rise in blows))


def _upgrade() -> Wave:
    """Two blows, then the new enamel rings."""
    blow = of.wood(210, 111, 0.6)
    tones = [(0.34 + 0.09 * n, 0.5, of.desk_bell(tone, 0.8)) for n, tone in enumerate((1047, 1319, 1568))]
    return series(1.35, [(0, 0.8, blow), (0.17, 1.0, blow), *tones])


def _town() -> Wave:
    """The bell of the town hall, twice."""
    return series(1.6, [(0, 1.0, of.bell(523, 1.6, 0.7)), (0.5, 0.75, of.bell(523, 1.1, 0.7))])


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


def _final_round() -> Wave:
    """The station bell is rung for the last train."""
    stroke = of.bell(784, 0.9, 0.4)
    return series(1.65, ((0.23 * n, 1.0 - 0.1 * n, stroke) for n in range(4)))


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
    """Two notes of a desk bell: it is for you."""
    return series(1.1, [(0, 0.7, of.desk_bell(1175, 0.8)), (0.16, 1.0, of.desk_bell(1568, 0.9))])


def _ledger() -> Wave:
    """A nib writes a figure: two strokes and a dot."""
    strokes = ((0.0, 0.16, 191), (0.19, 0.12, 192))
    scratch = [(at, 0.8, of.paper(length, seed, 1800, 7000) * swell(length)) for at, length, seed in strokes]
    return series(0.46, [*scratch, (0.36, 0.5, of.wood(900, 193, 0.4, 0.08))])


def _seal() -> Wave:
    """The seal comes down on the wax: a soft, heavy press and the creak of the handle."""
    press = filtered(of.wood(96, 201, 0.2, 0.4), 40, 900) + 0.5 * of.wood(240, 202, 0.3, 0.4)
    creak = [(0.2 + 0.035 * n, 0.10, of.notch(640 + 30 * n, 0.05)) for n in range(4)]
    return series(0.6, [(0, 1.0, press), (0.02, 0.3, of.paper(0.2, 203, 200, 1400) * swell(0.2)), *creak])


def _refusal() -> Wave:
    """A dull thud: this drawer is locked."""
    thud = filtered(of.wood(112, 161, 0.15, 0.3), 60, 700)
    return series(0.4, [(0, 1.0, thud), (0.12, 0.7, thud)])


def _card(take: int = 0) -> Wave:
    """A card played: it slides and lands."""
    return of.card(21 + 20 * take, 0.11 - 0.012 * take)


def _deal(take: int = 0) -> Wave:
    """A card drawn into the hand."""
    return series(0.3, [(0, 1.0, of.card(171 + 20 * take, 0.07 + 0.008 * take))])


def _tick(pitch: float) -> Callable[..., Wave]:
    """The pawl of a price column: each tooth is worn a little otherwise."""

    def tick(take: int = 0) -> Wave:
        return of.notch(pitch * (1.0, 1.023, 0.974)[take], 0.08 + 0.004 * take)

    return tick


WHISTLES = (349.2, 392.0, 440.0, 233.1, 277.2, 311.1)
"""The whistle of each railroad in Hz, in the order in which the rules list them: a bear's is low."""


def _whistle(take: int = 0) -> Wave:
    """A short, soft greeting from the line."""
    return filtered(of.whistle(0.8, WHISTLES[take]), 100, 3600)


def _trade() -> Wave:
    """Tokens for dollars across the floor."""
    return series(0.9, [(0, 0.8, _tokens_taken()), (0.3, 0.7, _coins_out())])


def _crowd() -> Wave:
    """The auction house between two bids: thirty throats, eight seconds that go round."""
    sides = [of.voices(8.0, 181 + side, 10) for side in (0, 1)]
    middle = of.voices(8.0, 183, 10)
    return np.stack([side + 0.7 * middle for side in sides], 1)


RECIPES: dict[str, Effect] = {
    "auction": Effect(_auction_opened, -14, 0.35, 0.45),
    "bid": Effect(_bid, -17, 0.2, 0.3),
    "building": Effect(_building, -15, 0.3, 0.4),
    "button": Effect(lambda: of.notch(1150, 0.06), -26),
    "card": Effect(_card, -18, 0.12, 0.2),
    "coins_in": Effect(_coins_in, -17, 0.2, 0.4),
    "coins_out": Effect(_coins_out, -19, 0.2, 0.4),
    "crowd": Effect(_crowd, -23, loops=True),
    "curtain": Effect(_curtain, -19, 0.2, 0.25),
    "curtain_parts": Effect(_curtain_parts, -20, 0.2, 0.25),
    "deal": Effect(_deal, -20, 0.12, 0.2),
    "final_round": Effect(_final_round, -15, 0.35, 0.8),
    "gavel": Effect(lambda: _knocks((0, 0.8), (0.24, 1.0)), -13, 0.4, 0.6),
    "ledger": Effect(_ledger, -23, 0.1, 0.2),
    "my_turn": Effect(_my_turn, -19, 0.25, 0.6),
    "page": Effect(_page, -21, 0.1, 0.2),
    "pass": Effect(_passed, -19, 0.15, 0.25),
    "price_down": Effect(_tick(1480), -23),
    "price_up": Effect(_tick(1980), -23),
    "refusal": Effect(_refusal, -18, 0.1, 0.2),
    "seal": Effect(_seal, -15, 0.3, 0.5),
    "shuffle": Effect(_shuffle, -18, 0.12, 0.25),
    "tokens_given": Effect(_tokens_given, -18, 0.2, 0.3),
    "tokens_taken": Effect(_tokens_taken, -17, 0.2, 0.3),
    "town": Effect(_town, -15, 0.3, 0.9),
    "trade": Effect(_trade, -17, 0.2, 0.4),
    "turn": Effect(lambda: _plucks((67, 74), 0.11, 1.05), -21, 0.2, 0.4),
    "upgrade": Effect(_upgrade, -16, 0.25, 0.5),
    "victory": Effect(_victory, -12, 0.3, 0.7),
    "whistle": Effect(_whistle, -18, 0.35, 0.5),
}
"""By name, each in its first take."""

TAKES = {
    **dict.fromkeys(
        ("card", "coins_in", "coins_out", "deal", "price_down", "price_up", "tokens_given", "tokens_taken"), 3
    ),
    "whistle": len(WHISTLES),
}
"""What is heard often has several takes, none like another; there is a whistle for each railroad."""


def _takes(name: str, effect: Effect) -> Iterable[tuple[str, Effect]]:
    """The takes of an effect: the first has its name, the others a number behind it."""
    for take in range(1, TAKES.get(name, 1)):
        yield f"{name}_{take + 1}", replace(effect, make=partial(effect.make, take))


EFFECTS = {
    known: effect
    for name, recipe in RECIPES.items()
    for known, effect in ((name, recipe), *_takes(name, recipe))
}
"""Every sound by its file's name; `bake.place` tells where it stands."""
