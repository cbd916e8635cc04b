"""Tempers: how the eyes and brows of each of the people of Crossroads go with their moods."""

from dataclasses import dataclass

from art.cast.moods import Mood
from art.portraits.eyes import BEAMING, OPEN, SCOWLING, Glance, Glances

Arch = tuple[float, float, float]
"""The distances by which a brow's inner end, middle and outer end are lower than usual."""
Arches = tuple[Arch, Arch]
"""Those of the brows on the left and on the right of the picture."""

LAUGHING = Glance(shut="-34,10 -18,-8 4,-15 24,-8 38,9")
DREAMING = Glance(shut="-36,-3 -18,10 4,14 24,9 40,-5")
SORRY = Glance(upper="-38,-20 -16,-14 6,-7 26,4 44,18", look=(0, -4))
ASIDE = Glance(upper="-46,0 -16,-4 6,-5 28,-4 48,0", look=(8, 2))
HALF = Glance(upper="-46,6 -16,-3 6,-5 28,-3 48,6")
STARING = Glance(wide=0.84, gape=1.24)
SLY = Glance(upper="-46,8 -14,-7 8,-10 28,-8 48,4", lower="-46,20 -14,12 8,10 28,11 48,18", look=(6, 1))

LEVEL: Arch = (0, -8, 2)
RAISED: Arch = (-8, -22, -4)
KNIT: Arch = (18, 0, -14)
GRIEVED: Arch = (-14, -6, 14)
FLAT: Arch = (6, 2, 4)


@dataclass(frozen=True)
class Temper:
    """Somebody's glances and brows, pleased and put out."""

    pleased: Glances
    put_out: Glances
    raised: Arches = (RAISED, RAISED)
    drawn: Arches = (KNIT, KNIT)

    def arches(self, mood: Mood) -> Arches:
        """The brows of a mood."""
        return {Mood.CALM: (LEVEL, LEVEL), Mood.PLEASED: self.raised, Mood.PUT_OUT: self.drawn}[mood]


GRUFF = Temper((BEAMING, BEAMING), (SCOWLING, SCOWLING))
MERRY = Temper((LAUGHING, LAUGHING), (STARING, STARING), drawn=(RAISED, KNIT))
GENTLE = Temper((DREAMING, DREAMING), (SORRY, SORRY), drawn=(GRIEVED, GRIEVED))
KIND = Temper((BEAMING, BEAMING), (SORRY, SORRY), drawn=(GRIEVED, GRIEVED))
COY = Temper((OPEN, LAUGHING), (ASIDE, ASIDE), (RAISED, LEVEL), (FLAT, RAISED))
STRICT = Temper((BEAMING, BEAMING), (SCOWLING, OPEN), drawn=(KNIT, RAISED))
GRAND = Temper((HALF, HALF), (ASIDE, ASIDE), drawn=(FLAT, FLAT))
HEARTY = Temper((LAUGHING, OPEN), (SCOWLING, SCOWLING), (LEVEL, RAISED))
SHREWD = Temper((SLY, SLY), (ASIDE, ASIDE), (LEVEL, RAISED), (KNIT, FLAT))
TIPSY = Temper((LAUGHING, HALF), (HALF, ASIDE), (RAISED, LEVEL), (GRIEVED, FLAT))
COLD = Temper((SLY, SLY), (SCOWLING, SCOWLING))
PROUD = Temper((HALF, HALF), (STARING, STARING), drawn=(RAISED, RAISED))
