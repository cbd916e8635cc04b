"""The sounds that only this game has, and the music for a view."""

from raccoon.games.saloon_tycoon.view import View
from scenes.audio.repertoire import BETWEEN, MUSIC, Repertoire
from scenes.saloon_tycoon.events import EVENTS
from scenes.saloon_tycoon.holdings import daylight, near_outlaw
from scenes.table.presentation import Sound

REPERTOIRE = Repertoire(
    effects=("claim", "cube", "hammer", "lamp", "outlaw", "saw", "sundown", "swing_doors"),
    music=("day", "evening", BETWEEN),
    game="saloon_tycoon",
    takes={"cube": 3, f"{MUSIC}day": 2, f"{MUSIC}evening": 2, f"{MUSIC}{BETWEEN}": 3},
    solos=("sundown",),
)
"""The files in assets/saloon_tycoon/sounds."""

DUSK = 0.25
"""The share of the day from which on the evening's music is played."""


class SaloonSound(Sound):
    """The sounds of Saloon Tycoon: a piano out of tune, hammers, swing doors, a bell at sundown."""

    repertoire = REPERTOIRE
    events = EVENTS
    lag = 0.28

    def music(self, view: View) -> str:
        """A two-step by daylight; a waltz when the sun is low, and after it has set."""
        return "evening" if view.ender is not None or daylight(view) <= DUSK else "day"

    def tension(self, view: View) -> float:
        """1 while a player is one step from an outlaw, else 0."""
        return float(near_outlaw(view))
