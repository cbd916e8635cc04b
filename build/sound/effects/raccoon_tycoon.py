"""Raccoon Tycoon's effects: the market, the auction house, hammers and trains."""

from collections.abc import Callable

import numpy as np

from sound import materials as of
from sound.effects.house import coins_out
from sound.effects.recipe import Effect, series
from sound.signal import Wave, add, chance, filtered, noise, placed, swell


def _tokens_taken(take: int = 0) -> Wave:
    """Three wooden tokens dropped into the crate."""
    freedom = chance(411 + take)
    blows = ((0.0, 0.8, 430), (0.09, 1.0, 510), (0.19, 0.7, 465))
    fallen = ((at * freedom.uniform(0.8, 1.25), g, t * freedom.uniform(0.9, 1.1)) for at, g, t in blows)
    return series(0.45, ((at, gain, _token(tone, round(tone), 0.6)) for at, gain, tone in fallen))


def _token(tone: float, seed: int, hardness: float) -> Wave:
    """A small piece of maple: it clicks, and the board under it resonates, from `tone` Hz upwards."""
    return 0.8 * of.wood(2.6 * tone, seed + 1, hardness, 0.3) + 0.5 * of.wood(tone, seed, hardness)


def _tokens_given(take: int = 0) -> Wave:
    """Tokens pushed back over the table, falling in pitch."""
    freedom = chance(421 + take)
    slide = of.paper(0.2, 41 + take, 200, 1500) * swell(0.2)
    blows = ((0.16, 0.8, 400), (0.25, 0.6, 330))
    fallen = ((at, g, _token(tone * freedom.uniform(0.9, 1.1), 44 + take, 0.4)) for at, g, tone in blows)
    return series(0.5, [(0, 0.25, slide), *fallen])


def _knock(gain: float) -> Wave:
    """The gavel on its block, once, as in the picture."""
    block = 0.7 * of.wood(265, 61, 0.8, 0.4) + 0.5 * of.wood(118, 62, 0.3, 0.4)
    return series(0.45, [(0, gain, block), (0, 1.3 * gain, of.crack(63))])


def _auction_opened() -> Wave:
    """Crowd and gavel: an auction opens."""
    murmur = of.voices(1.5, 71, 9) * swell(1.5) ** 0.8
    out = placed(filtered(murmur, 120, 2600) * 0.16)
    add(out, placed(_knock(0.9)), 0.45)
    return out


def _bid() -> Wave:
    """A paddle is raised, a small bell notes the bid."""
    air = noise(0.14, 81, 500, 2600) * swell(0.14) ** 2
    return series(
        0.75, [(0, 0.25, air), (0.09, 0.5, of.wood(620, 82, 0.5)), (0.1, 0.5, of.desk_bell(1320, 0.6))]
    )


def _passed() -> Wave:
    """A paddle laid down on felt."""
    soft = filtered(of.wood(150, 91, 0.1), 60, 900) + 0.5 * filtered(of.wood(410, 93, 0.3), 200, 2200)
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


def _final_round() -> Wave:
    """The station bell is rung for the last train."""
    stroke = of.bell(784, 0.9, 0.4)
    return series(1.65, ((0.23 * n, 1.0 - 0.1 * n, stroke) for n in range(4)))


def _tick(pitch: float) -> Callable[..., Wave]:
    """The pawl of a price column: the teeth are worn, each a little differently."""

    def tick(take: int = 0) -> Wave:
        return of.notch(pitch * (1.0, 1.023, 0.974)[take], 0.08 + 0.004 * take)

    return tick


WHISTLES = (349.2, 392.0, 440.0, 233.1, 277.2, 311.1)
"""The whistle of each railroad in Hz, in the order of the rules; a bear's is low."""


def _whistle(take: int = 0) -> Wave:
    """A short, soft greeting from the line, with its steam."""
    return filtered(of.whistle(0.8, WHISTLES[take]), 100, 6500)


def _trade() -> Wave:
    """Tokens for dollars across the floor."""
    return series(0.9, [(0, 0.8, _tokens_taken()), (0.3, 0.7, coins_out())])


def _crowd() -> Wave:
    """The auction house between two bids: thirty voices, a loop of eight seconds."""
    sides = [of.voices(8.0, 181 + side, 10) for side in (0, 1)]
    middle = of.voices(8.0, 183, 10)
    return np.stack([side + 0.7 * middle for side in sides], 1)


RECIPES: dict[str, Effect] = {
    "auction": Effect(_auction_opened, -14, 0.35, 0.45),
    "bid": Effect(_bid, -17, 0.2, 0.3),
    "building": Effect(_building, -15, 0.3, 0.4),
    "crowd": Effect(_crowd, -20.5, loops=True),
    "final_round": Effect(_final_round, -15, 0.35, 0.8),
    "gavel": Effect(lambda: _knock(1.0), -13, 0.4, 0.6),
    "pass": Effect(_passed, -19, 0.15, 0.25),
    "price_down": Effect(_tick(1480), -23),
    "price_up": Effect(_tick(1980), -23),
    "tokens_given": Effect(_tokens_given, -18, 0.2, 0.3),
    "tokens_taken": Effect(_tokens_taken, -17, 0.2, 0.3),
    "town": Effect(_town, -15, 0.3, 0.9),
    "trade": Effect(_trade, -17, 0.2, 0.4),
    "upgrade": Effect(_upgrade, -16, 0.25, 0.5),
    "whistle": Effect(_whistle, -18, 0.35, 0.5),
}
"""The effects by name, each in its first take."""

TAKES = {
    **dict.fromkeys(("price_down", "price_up", "tokens_given", "tokens_taken"), 3),
    "whistle": len(WHISTLES),
}
"""The number of takes of frequent sounds; there is a whistle for each railroad."""
