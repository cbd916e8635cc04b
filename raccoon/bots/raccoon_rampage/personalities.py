"""Levels and personalities: the same knowledge, played with more or less care, and to a taste."""

import msgspec

from raccoon.bots.raccoon_rampage.chances import AS_LEARNED
from raccoon.bots.raccoon_rampage.experience import BY_EXPERIENCE
from raccoon.bots.raccoon_rampage.judgement import BY_THUMB, Judgement
from raccoon.bots.raccoon_rampage.outlook import Taste

GRUDGE = 3.0
"""The wish that who takes for itself shall not be first, as far as it is certain (`memory`)."""

MINDS = 1.2
"""The price of being known as one who takes: what it cost the style that does (`Outlook.worth`)."""


class Level(msgspec.Struct, frozen=True):
    """The skill of a bot: `noise` is the possible error of its judgement (in the unit of `Outlook.worth`).

    With `steady` it is less the nearer the raccoons come; `own` is how much of its wish to be first it knows
    how to follow. `reacts`: it plays cards in windows; `judgement`: its knowledge of how things end;
    `speaks`: it says what it wishes. `deals` are the imagined ones in which it plays the best moves of its
    turn ahead. `grudge` is its wish that who takes for itself shall not be first, `minds` its price for such
    a grudge against itself, borne by all for a whole game.
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
"""By name, weakest first. All of them want the group to win: nobody ruins the table. A guide is company for
children: it saves Europe and would rather have others be first. An intern plays for the group, and hardly for
itself.
"""

PERSONALITIES: dict[str, Taste] = {
    "ottilie": Taste(team=3.0, own=0.8, breadth=0.08),
    "casimir": Taste(own=1.3, hoards=0.045),
    "freya": Taste(envy=1.4, meddles=0.15),
    "lucien": Taste(team=3.0, own=0.9, envy=0.75, thrift=3.0),
}
"""By name; each can play at every level. They keep the house together and have a vote on everything; count,
and part with no card; compare, and move votes about; let others shine, and save cards for a bad day.
"""

PLAIN = Taste()
