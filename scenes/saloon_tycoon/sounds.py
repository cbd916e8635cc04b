"""From events to what is heard of them, and the music for a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon import events as e
from scenes.table.log.event_table import EventTable
from scenes.table.presentation import Sound

Cues = Iterator[tuple[float, str]]
LAG = 0.28
"""Seconds between the effects of one event and those of the next."""
HEARD: EventTable[[], Cues] = EventTable(lambda: iter(()))
HEARD.quiet(
    e.SecretsKept, e.SecretsShown, e.DrawChosen, e.Declined, e.Skipped, e.CardResolved, e.VictimChosen
)


@HEARD.on(e.IncomeTaken, e.Earned, e.GoldTaken)
def _gold(event: Event) -> Cues:
    return iter(((0.0, "coins_in"),))


@HEARD.on(e.TileBuilt, e.Supplied)
def _paid(event: Event) -> Cues:
    return iter(((0.0, "coins_out"), (0.2, "card")))


@HEARD.on(e.CharacterMoved)
def _moved(event: e.CharacterMoved) -> Cues:
    return iter(((0.0, "coins_out"), (0.3, "curtain")) if event.price else ((0.0, "curtain"),))


@HEARD.on(e.CardsDrawn, e.CardsStolen)
def _cards(event: e.CardsDrawn | e.CardsStolen) -> Cues:
    return ((number * 0.12, "deal") for number in range(min(event.count, 3)))


def _once(effect: str, *kinds: type[Event]) -> None:
    HEARD.on(*kinds)(lambda event: iter(((0.0, effect),)))


_once("card", e.CardPlayed, e.CardDiscarded, e.CubePlaced)
_once("shuffle", e.DeckShuffled)
_once("seal", e.RoomFinished, e.RoofLaid, e.ClaimScored, e.PointsScored)
_once("curtain", e.CitizenArrived, e.OutlawArrived)
_once("coins_out", e.GoldStolen)
_once("turn", e.TurnEnded)
_once("ledger", e.EndTriggered)
_once("victory", e.GameEnded)


class SaloonSound(Sound):
    """The house's own sounds."""

    def cues(self, events: Iterable[Event]) -> Cues:
        """The effects of each event a little after those of the one before."""
        for number, event in enumerate(events):
            for after, effect in HEARD(event):
                yield number * LAG + after, effect
