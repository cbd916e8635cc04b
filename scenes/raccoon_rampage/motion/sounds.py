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
"""From this notch on, a third of the way to the skull, the music does not sit still."""
CROSSED = 0.8
"""Seconds until the needle of the tracker has come to rest."""
LAG = 0.2
"""Seconds between the effects of one event and those of the next."""


class RampageSound(Sound):
    """The chamber, with gavel and stamps; and the night outside, where they are about."""

    repertoire, events = REPERTOIRE, EVENTS

    def cues(self, events: Sequence[Event]) -> Cues:
        """The effects of each event a little after those of the one before."""
        number = 0
        for event in events:
            for after, effect in EVENTS.of(event).cues(event):
                yield number * LAG + after, effect
                number += 1

    def change(self, before: View, view: View) -> Iterable[tuple[float, str]]:
        """Relief when the tracker falls into the green, alarm when it climbs out of it."""
        green, is_green = before.impact < 0, view.impact < 0  # the group wins below 0 (RR36)
        return () if green == is_green else ((CROSSED, "relief" if is_green else "alarm"),)

    def music(self, view: View) -> str:
        """Tiptoe, until the needle nears the skull or the last round has begun."""
        return "alarm" if view.final or view.impact >= DANGER else "night"
