"""Levels and personalities: the same evaluation, used with more or less care and with preferences."""

import msgspec

from raccoon.bots.raccoon_rampage.chances import AS_LEARNED
from raccoon.bots.raccoon_rampage.experience import BY_EXPERIENCE
from raccoon.bots.raccoon_rampage.judgement import BY_THUMB, Judgement
from raccoon.bots.raccoon_rampage.outlook import Taste

GRUDGE = 3.0
"""The weight against a seat being first that has certainly taken for itself (`memory`)."""

MINDS = 1.2
"""The price of a full grudge for a whole game (`Outlook.worth`): what it cost the selfish style."""


class Level(msgspec.Struct, frozen=True):
    """The skill of a bot: `noise` on its moves (in the unit of `Outlook.worth`).

    With `steady` the noise falls with the group's chance to win; `own` is the factor of the taste's weight of
    being first. `reacts`: it plays cards in windows; `speaks`: it pins wishes. `deals` is the number of
    imagined deals in which it plays the best moves of its main phase ahead. `grudge` is the weight against
    seats that take for themselves, `minds` the price of a full grudge of all others for a whole game.
    """

    noise: float
    own: float = 1.0
    steady: bool = False
    reacts: bool = True
    judgement: Judgement = BY_THUMB
    speaks: bool = False
    deals: int = 0
    grudge: float = 0.0
    minds: float = 0.0


LEVELS: dict[str, Level] = {
    "guide": Level(noise=0.05, own=-0.3, steady=True, judgement=AS_LEARNED, speaks=True),
    "intern": Level(noise=0.05, own=0.1, steady=True, judgement=AS_LEARNED, speaks=True),
    "delegate": Level(noise=0.12, reacts=False),
    "rapporteur": Level(noise=0.03, grudge=GRUDGE),
    "commissioner": Level(
        noise=0.0, judgement=BY_EXPERIENCE, speaks=True, deals=3, grudge=GRUDGE, minds=MINDS
    ),
}
"""By name, weakest first; all want the group to win. A guide, for children, prefers others to be first;
an intern hardly plays for itself.
"""

PERSONALITIES: dict[str, Taste] = {
    "ottilie": Taste(team=3.0, own=0.8, breadth=0.08),
    "casimir": Taste(own=1.3, hoards=0.045),
    "freya": Taste(envy=1.4, meddles=0.15),
    "lucien": Taste(team=3.0, own=0.9, envy=0.75, thrift=3.0),
}
"""By name, each for every level: they spread votes; keep cards; compare points and move votes; play for the
group and save action cards.
"""

PLAIN = Taste()
