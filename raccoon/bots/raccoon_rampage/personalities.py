"""Levels and personalities: the same knowledge, played with more or less care, and to a taste."""

from __future__ import annotations

import msgspec

from raccoon.bots.raccoon_rampage.outlook import Taste


class Level(msgspec.Struct, frozen=True):
    """The skill of a bot: `noise` is the possible error of its judgement (in the unit of `Outlook.worth`).

    With `steady` it is less the nearer the raccoons come; `own` is how much of its wish to be first it knows
    how to follow. `reacts`: it plays cards in windows; `learned`: it judges the group's chance by experience
    (`chances`); `speaks`: it says what it wishes. `deals` are the imagined ones in which it plays the best
    moves of its turn ahead.
    """

    noise: float
    own: float = 1.0
    steady: bool = False
    reacts: bool = True
    learned: bool = False
    speaks: bool = False
    deals: int = 0


LEVELS: dict[str, Level] = {
    "intern": Level(noise=0.05, own=0.1, steady=True, learned=True, speaks=True),
    "delegate": Level(noise=0.12, reacts=False),
    "rapporteur": Level(noise=0.03),
    "commissioner": Level(noise=0.0, learned=True, speaks=True, deals=3),
}
"""By name, weakest first. All of them want the group to win: nobody ruins the table. An intern is the easiest
company: it plays for the group and lets others be first.
"""

PERSONALITIES: dict[str, Taste] = {
    "ottilie": Taste(team=4.0),
    "casimir": Taste(own=1.8),
    "freya": Taste(envy=2.0),
    "lucien": Taste(team=3.0, own=0.7, envy=0.75),
}
"""By name; each can play at every level. They keep the house together, count, compare, let others shine."""

PLAIN = Taste()
