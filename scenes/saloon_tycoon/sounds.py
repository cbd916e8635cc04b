"""The sounds that only this game has, the one table from events to effects, and the music for a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon import events as e
from raccoon.games.saloon_tycoon.view import View
from scenes.audio.repertoire import BETWEEN, MUSIC, Repertoire
from scenes.saloon_tycoon.holdings import breathless, daylight
from scenes.table.log.event_table import EventTable
from scenes.table.presentation import Sound

Cues = Iterator[tuple[float, str]]
"""Seconds after the event sets out, and the effect."""
REPERTOIRE = Repertoire(
    effects=("claim", "cube", "hammer", "lamp", "outlaw", "saw", "sundown", "swing_doors"),
    music=("day", "evening", BETWEEN),
    game="saloon_tycoon",
    takes={"cube": 3, f"{MUSIC}{BETWEEN}": 3},
    solos=("sundown",),
)
"""The files in assets/saloon_tycoon/sounds."""

LAG = 0.28
"""Seconds between the effects of one event and those of the next."""
AFTER_COINS = 0.3
"""Seconds from what is paid to what it is paid for."""
DUSK = 0.25
"""So much of the day is left when the lamps are lit."""
HEARD: EventTable[[], Cues] = EventTable(lambda: iter(()))
"""Every event that is heard, with its effects; the others change nothing of anybody's."""
HEARD.quiet(
    e.SecretsKept, e.SecretsShown, e.DrawChosen, e.Declined, e.Skipped, e.CardResolved, e.VictimChosen
)


@HEARD.on(e.IncomeTaken, e.Earned, e.GoldTaken)
def _gold(event: Event) -> Cues:
    return iter(((0.0, "coins_in"),))


@HEARD.on(e.TileBuilt)
def _built(event: e.TileBuilt) -> Cues:
    begin = AFTER_COINS if event.price else 0.0
    if event.price:
        yield 0.0, "coins_out"
    yield begin, "saw"
    yield begin + 0.75, "hammer"


@HEARD.on(e.Supplied)
def _supplied(event: e.Supplied) -> Cues:
    yield 0.0, "coins_out"
    for number in range(min(sum(event.cubes), 3)):
        yield AFTER_COINS + 0.13 * number, "cube"


@HEARD.on(e.CharacterMoved)
def _moved(event: e.CharacterMoved) -> Cues:
    return iter(
        ((0.0, "coins_out"), (AFTER_COINS, "swing_doors")) if event.price else ((0.0, "swing_doors"),)
    )


@HEARD.on(e.OutlawArrived)
def _outlaw(event: e.OutlawArrived) -> Cues:
    return iter(((0.0, "outlaw"), (1.3, "swing_doors")))


@HEARD.on(e.CardsDrawn, e.CardsStolen)
def _cards(event: e.CardsDrawn | e.CardsStolen) -> Cues:
    return ((number * 0.12, "deal") for number in range(min(event.count, 3)))


def _once(effect: str, *kinds: type[Event]) -> None:
    HEARD.on(*kinds)(lambda event: iter(((0.0, effect),)))


_once("card", e.CardPlayed, e.CardDiscarded)
_once("shuffle", e.DeckShuffled)
_once("cube", e.CubePlaced)
_once("lamp", e.RoomFinished)
_once("hammer", e.RoofLaid)
_once("claim", e.ClaimScored)
_once("seal", e.PointsScored)
_once("swing_doors", e.CitizenArrived)
_once("coins_out", e.GoldStolen)
_once("turn", e.TurnEnded)
_once("sundown", e.EndTriggered)
_once("victory", e.GameEnded)


class SaloonSound(Sound):
    """The crossroads: a piano that is out of tune, hammers, swing doors, and the bell at sundown."""

    repertoire = REPERTOIRE

    def cues(self, events: Iterable[Event]) -> Cues:
        """The effects of each event a little after those of the one before."""
        for number, event in enumerate(events):
            for after, effect in HEARD(event):
                yield number * LAG + after, effect

    def music(self, view: View) -> str:
        """A two-step by daylight; a waltz when the sun is low, and after it has set."""
        return "evening" if view.ender is not None or daylight(view) <= DUSK else "day"

    def tension(self, view: View) -> float:
        """The piano holds its breath while somebody is one step before an outlaw."""
        return float(breathless(view))
