"""Levels and personalities: the same knowledge, played with more or less care, and to a taste."""

import msgspec


class Level(msgspec.Struct, frozen=True):
    """The skill of a bot: `noise` in points on every move, `overlooks`, `width` and `deals`.

    `overlooks` is the share of its possible moves that it does not see, each time others.
    `width` is how many lines of a turn it thinks through at once, 0 for one move at a time; it plays the best
    of them ahead in so many imagined `deals`.
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
    """A taste: points that one of each number (`features.NAMES`) seems to be worth beyond its weight.

    `envy` is how much of a rival's lead counts beyond the usual. Small, so that it costs little.
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
"""By name; each can play at every level. They stack high, keep open house, hold cards, meddle."""

PLAIN = Personality()
