"""The one table from events to moods: who is pleased, who is put out, by what has just happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from raccoon.engine.events import Event, SeatEvent
from raccoon.games.raccoon_tycoon import events as ev
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, LOWEST_PRICES
from scenes.art.pieces.characters import CALM, PLEASED, PUT_OUT
from scenes.table.described.feelings import Change, Feelings, Moods, Move, lately
from scenes.table.log.event_table import EventTable

HIGH = 5
"""A price so many dollars above the lowest of its track is a high one: the upper half."""

FELT: EventTable[[tuple[int, ...]], Change] = EventTable(dict)
"""The moods an event gives, from who has bid in the auction so far; most leave everybody calm: the day's
work.
"""
FELT.quiet(
    ev.StartTokensTaken,
    ev.CardPlayed,
    ev.TokensTaken,
    ev.BonusTaken,
    ev.BonusDeclined,
    ev.PricesRaised,
    ev.DrawPileShuffled,
    ev.CardsDrawn,
    ev.FloorSkipped,
    ev.AuctionOpened,
    ev.TurnEnded,
    ev.FinalRoundBegun,
)


@FELT.on(ev.BuildingBought, ev.BuildingUpgraded, ev.TownBought, ev.VictoryDeclared)
def _pleases(event: SeatEvent, _: tuple[int, ...]) -> Change:
    return {event.seat: PLEASED}


@FELT.on(ev.TokensDiscarded)
def _annoys(event: SeatEvent, _: tuple[int, ...]) -> Change:
    return {event.seat: PUT_OUT}


@FELT.on(ev.Sold)
def _sold(event: ev.Sold, _: tuple[int, ...]) -> Change:
    """A high price pleases."""
    high = event.price >= LOWEST_PRICES[COMMODITIES.index(event.commodity)] + HIGH
    return {event.seat: PLEASED} if high else {}


@FELT.on(ev.BidMade)
def _outbid(event: ev.BidMade, bids: tuple[int, ...]) -> Change:
    """Who led is put out; who leads now has nothing to complain of."""
    return {bids[-1]: PUT_OUT, event.seat: CALM} if bids else {}


@FELT.on(ev.Passed)
def _gave_up(event: ev.Passed, bids: tuple[int, ...]) -> Change:
    """Only who wanted it has lost it."""
    return {event.seat: PUT_OUT} if event.seat in bids else {}


@FELT.on(ev.AuctionWon)
def _won(event: ev.AuctionWon, bids: tuple[int, ...]) -> Change:
    return {**dict.fromkeys(bids, PUT_OUT), event.seat: PLEASED}


@FELT.on(ev.FloorTraded)
def _traded(event: ev.FloorTraded, _: tuple[int, ...]) -> Change:
    """The seller could not refuse."""
    return {event.seller: PUT_OUT, event.seat: PLEASED}


@FELT.on(ev.GameEnded)
def _ended(event: ev.GameEnded, _: tuple[int, ...]) -> Change:
    return {seat: PLEASED if seat in event.winners else PUT_OUT for seat in range(len(event.points))}


def moods_of(events: Iterable[Event], players: int) -> Moods:
    """Everybody's mood after these events, of which those of the last two turns and of this one matter.

    KeyError for an event that the table does not know.
    """
    feelings = Feelings()
    bids: tuple[int, ...] = ()
    for event in events:
        feelings.feel(FELT(event, bids))
        bids = _bidders(event, bids)
        if isinstance(event, ev.TurnEnded):
            feelings.turn_over()
    return feelings.moods(players)


def moods_at(entries: Sequence[Move], moves: int, players: int) -> Moods:
    """Everybody's mood after so many moves of a game's log."""
    return moods_of(lately(entries, moves, lambda event: isinstance(event, ev.TurnEnded)), players)


def _bidders(event: Event, bids: tuple[int, ...]) -> tuple[int, ...]:
    """Who has bid in the auction so far."""
    if isinstance(event, ev.AuctionOpened):
        return (event.seat,)
    if isinstance(event, ev.BidMade):
        return (*bids, event.seat)
    return () if isinstance(event, ev.TurnEnded) else bids
