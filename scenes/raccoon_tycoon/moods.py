"""The one table from events to moods: who is pleased, who is put out, by what has just happened.

A mood lasts until the end of the turn after the one in which it arose; then the face is calm again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Protocol

from raccoon.engine.events import Event, SeatEvent
from raccoon.games.raccoon_tycoon import events as ev
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, LOWEST_PRICES
from scenes.art.pieces.characters import CALM, PLEASED, PUT_OUT
from scenes.table.log.event_table import EventTable

LASTS = 2
"""Turns for which a mood is seen: the one in which it arose, and the next."""
HIGH = 5
"""A price so many dollars above the lowest of its track is a high one: the upper half."""

Moods = tuple[str, ...]
Change = Mapping[int, str]
"""New moods by seat."""


class Move(Protocol):
    """A move of a game's log."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What came of it."""


@dataclass(frozen=True)
class _Feelings:
    """Everybody's mood with the turn in which it arose, and who has bid in the auction so far."""

    moods: Mapping[int, tuple[str, int]] = field(default_factory=dict)
    turn: int = 0
    bids: tuple[int, ...] = ()


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
    feelings = _Feelings()
    for event in events:
        feelings = _after(feelings, event)
    return tuple(feelings.moods.get(seat, (CALM, 0))[0] for seat in range(players))


def moods_at(entries: Sequence[Move], moves: int, players: int) -> Moods:
    """Everybody's mood after so many moves of a game's log."""
    first, turns = moves, 0
    while first > 0 and turns < LASTS:
        first -= 1
        turns += any(isinstance(event, ev.TurnEnded) for event in entries[first].events)
    return moods_of(chain.from_iterable(entry.events for entry in entries[first:moves]), players)


def _after(feelings: _Feelings, event: Event) -> _Feelings:
    turn, bids = feelings.turn, feelings.bids
    change = FELT(event, bids)
    moods = {**feelings.moods, **{seat: (mood, turn) for seat, mood in change.items()}}
    if isinstance(event, ev.AuctionOpened):
        return replace(feelings, moods=moods, bids=(event.seat,))
    if isinstance(event, ev.BidMade):
        return replace(feelings, moods=moods, bids=(*bids, event.seat))
    if isinstance(event, ev.TurnEnded):
        lasting = {seat: (mood, since) for seat, (mood, since) in moods.items() if since > turn + 1 - LASTS}
        return _Feelings(lasting, turn + 1)
    return replace(feelings, moods=moods)
