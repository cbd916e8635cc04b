"""The sounds that only this game has, and the music for a view."""

from collections.abc import Iterable, Sequence

from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.view import View
from scenes.audio.repertoire import BETWEEN, MUSIC, Repertoire
from scenes.raccoon_rampage.events import EVENTS
from scenes.table.described.event_spec import Cues
from scenes.table.presentation import Sound

REPERTOIRE = Repertoire(
    effects=("alarm", "chamber_doors", "chamber_gavel", "chitter", "die", "gust", "relief", "trap", "vote"),
    music=("night", "alarm", BETWEEN),
    game="raccoon_rampage",
    takes={"chitter": 3, "vote": 3, f"{MUSIC}night": 2, f"{MUSIC}alarm": 2, f"{MUSIC}{BETWEEN}": 3},
    solos=("alarm", "relief"),
)
"""The files in assets/raccoon_rampage/sounds."""

DANGER = 3
"""The impact from which on the music is restless: a third of the way to the skull."""
CROSSED = 0.8
"""Seconds until the tracker's needle has stopped."""
LAG = 0.2
"""Seconds between the effects of one event and those of the next."""


class RampageSound(Sound):
    """The sounds of events and of the tracker's change of sides, and the music."""

    repertoire, events = REPERTOIRE, EVENTS

    def cues(self, events: Sequence[Event]) -> Cues:
        """The effects of each event a little after those of the one before."""
        number = 0
        for event in events:
            for after, effect in EVENTS.of(event).cues(event):
                yield number * LAG + after, effect
                number += 1

    def change(self, before: View, view: View) -> Iterable[tuple[float, str]]:
        """Relief when the tracker falls below 0, alarm when it climbs from there."""
        green, is_green = before.impact < 0, view.impact < 0  # the group wins below 0 (RR36)
        return () if green == is_green else ((CROSSED, "relief" if is_green else "alarm"),)

    def music(self, view: View) -> str:
        """The alarm music in the final evaluation and near the skull, else that of the night."""
        return "alarm" if view.final or view.impact >= DANGER else "night"
