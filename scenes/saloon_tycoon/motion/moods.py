"""The one table from events to moods: who is pleased, who is put out, by what has just happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from raccoon.engine.events import Event, SeatEvent
from raccoon.games.saloon_tycoon import events as e
from scenes.art.pieces.characters import PLEASED, PUT_OUT
from scenes.saloon_tycoon.holdings import OUTLAWS
from scenes.table.log.event_table import EventTable
from scenes.table.log.feelings import Change, Feelings, Moods, Move, lately

FELT: EventTable[[], Change] = EventTable(dict)
"""The moods an event gives; most leave everybody calm: the day's work."""
FELT.quiet(
    e.SecretsKept,
    e.SecretsShown,
    e.IncomeTaken,
    e.Earned,
    e.GoldTaken,
    e.DrawChosen,
    e.DeckShuffled,
    e.CardsDrawn,
    e.CardPlayed,
    e.CardResolved,
    e.TileBuilt,
    e.Supplied,
    e.CubePlaced,
    e.VictimChosen,
    e.Declined,
    e.Skipped,
    e.EndTriggered,
    e.TurnEnded,
)


@FELT.on(e.RoomFinished, e.RoofLaid, e.PointsScored, e.ClaimScored, e.CitizenArrived)
def _pleases(event: SeatEvent) -> Change:
    return {event.seat: PLEASED}


@FELT.on(e.OutlawArrived, e.CardDiscarded)
def _annoys(event: SeatEvent) -> Change:
    return {event.seat: PUT_OUT}


@FELT.on(e.CharacterMoved)
def _moved(event: e.CharacterMoved) -> Change:
    """A citizen is missed where they were, an outlaw where they are now."""
    glad, sorry = (event.source, event.host) if event.character in OUTLAWS else (event.host, event.source)
    return {glad: PLEASED, sorry: PUT_OUT}


@FELT.on(e.GoldStolen, e.CardsStolen)
def _robbed(event: e.GoldStolen | e.CardsStolen) -> Change:
    return {event.victim: PUT_OUT, event.seat: PLEASED}


@FELT.on(e.GameEnded)
def _ended(event: e.GameEnded) -> Change:
    return {seat: PLEASED if seat in event.winners else PUT_OUT for seat in range(len(event.points))}


def moods_of(events: Iterable[Event], players: int) -> Moods:
    """Everybody's mood after these events, of which those of the last two turns and of this one matter.

    KeyError for an event that the table does not know.
    """
    feelings = Feelings()
    for event in events:
        feelings.feel(FELT(event))
        if isinstance(event, e.TurnEnded):
            feelings.turn_over()
    return feelings.moods(players)


def moods_at(entries: Sequence[Move], moves: int, players: int) -> Moods:
    """Everybody's mood after so many moves of a game's log."""
    return moods_of(lately(entries, moves, lambda event: isinstance(event, e.TurnEnded)), players)
