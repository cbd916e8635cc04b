"""Levels and personalities: the same evaluation, used with more or less care and with preferences."""

import msgspec


class Level(msgspec.Struct, frozen=True):
    """The skill of a bot: `noise` in points on every move, `overlooks`, `width` and `deals`.

    `overlooks` is the share of moves that it misses, at random each time. `width` is the beam width of its
    search for the best line of a turn, 0 for one move at a time; it plays the best lines ahead in this number
    of imagined `deals`.
    """

    noise: float
    overlooks: float = 0.0
    width: int = 0
    deals: int = 0


LEVELS: dict[str, Level] = {
    "nipper": Level(noise=12.0, overlooks=0.965),
    "tenderfoot": Level(noise=12.0, overlooks=0.66),
    "cowhand": Level(noise=8.5, overlooks=0.35),
    "foreman": Level(noise=5.0),
    "gambler": Level(noise=1.6, width=4),
    "baron": Level(noise=0.0, width=24, deals=4),
}
"""By name, weakest first."""


class Personality(msgspec.Struct, frozen=True):
    """A taste: points added to the weight of each feature (`features.NAMES`). Small, so that it costs little.

    `envy` is the weight added to the rivals' worth.
    """

    taste: dict[str, float] = {}
    envy: float = 0.0


PERSONALITIES: dict[str, Personality] = {
    "hank": Personality({"storeys": 1.5, "squares": 0.2}),
    "clementine": Personality(
        {"near open claims": 0.3, "near secrets": 0.2, "citizens": 1.6, "promised citizen": 1.2}
    ),
    "slim": Personality({"cards": 0.15, "due play": 0.5}),
    "delia": Personality({"citizens": 0.5, "due move": 2.5, "due theft": 2.0}, envy=0.3),
}
"""By name, each for every level: they build high, host citizens, hold cards, move characters."""

PLAIN = Personality()
