"""The one table from events to effects, and the ear at the table that follows a session."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as ev
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.audio.mixer import Sounds
from scenes.raccoon_tycoon.motion.event_flights import BLOW, LAG, LAGS
from scenes.raccoon_tycoon.motion.transfers import APART, NOTCH, TOKEN
from scenes.raccoon_tycoon.repertoire import REPERTOIRE

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

Cues = Iterator[tuple[float, str]]
"""Seconds after the event sets out, and the effect: in step with what flies (motions.py)."""


def _once(*effects: str) -> Callable[[Event], Cues]:
    """These effects, each as its pieces land."""
    return lambda event: ((number * TOKEN * 0.6, effect) for number, effect in enumerate(effects))


def _notches(effect: str, count: int, begin: float = 0.0) -> Cues:
    """A tick a notch."""
    return ((begin + number * NOTCH, effect) for number in range(count))


def _prices_raised(event: ev.PricesRaised) -> Cues:
    return _notches("price_up", max(event.raised, default=0))


def _cards_drawn(event: ev.CardsDrawn) -> Cues:
    return ((number * 2 * APART, "deal") for number in range(min(event.count, 3)))


def _sold(event: ev.Sold) -> Cues:
    yield 0.0, "tokens_given"
    yield TOKEN * 0.6, "coins_in"
    yield from _notches("price_up", event.raised)
    yield from _notches("price_down", event.price - event.new_price, event.raised * NOTCH)


def _won(event: ev.AuctionWon) -> Cues:
    yield BLOW * 0.55, "gavel"
    yield BLOW + LAG, "coins_out"
    yield BLOW + 2 * LAG, "whistle"


HEARD: dict[type[Event], Callable[..., Cues]] = {
    ev.StartTokensTaken: _once("tokens_taken"),
    ev.CardPlayed: _once("card"),
    ev.TokensTaken: _once("tokens_taken"),
    ev.BonusTaken: _once("tokens_taken"),
    ev.PricesRaised: _prices_raised,
    ev.DrawPileShuffled: _once("shuffle"),
    ev.CardsDrawn: _cards_drawn,
    ev.TokensDiscarded: _once("tokens_given"),
    ev.FloorTraded: _once("trade"),
    ev.Sold: _sold,
    ev.AuctionOpened: _once("auction"),
    ev.BidMade: _once("bid"),
    ev.Passed: _once("pass"),
    ev.AuctionWon: _won,
    ev.BuildingBought: _once("coins_out", "building"),
    ev.BuildingUpgraded: _once("coins_out", "upgrade"),
    ev.TownBought: _once("tokens_given", "town"),
    ev.TurnEnded: _once("turn"),
    ev.FinalRoundBegun: _once("final_round"),
    ev.VictoryDeclared: _once("coins_in"),
    ev.GameEnded: _once("victory"),
}
"""Every event that is heard, with its effects. One type of event, one entry."""

SILENT: frozenset[type[Event]] = frozenset({ev.BonusDeclined, ev.FloorSkipped})
"""Events that are not heard: nothing has changed hands."""


def cues_of(event: Event) -> list[tuple[float, str]]:
    """What is heard when this happens. KeyError for an event that is in neither table."""
    kind = type(event)
    return [] if kind in SILENT else list(HEARD[kind](event))


def mood_of(view: View) -> str:
    """Opening until there is a railroad or a town for each player, busy until the last round begins."""
    if view.final_round:
        return "last_round"
    taken = sum(len(player.railroads) + len(player.towns) for player in view.players)
    return "opening" if taken < len(view.players) else "busy"


class Hearing:
    """The ear at one table: follows the session's log as the eyes do."""

    def __init__(self, scene: TableScene, sounds: Sounds | None, pace: Callable[[], float]) -> None:
        self._scene = scene
        self._pace = pace
        self._heard = len(scene.session.match.entries)
        self._turn: int | None = None
        self.sounds = sounds or Sounds(scene.settings)
        self.sounds.enter(REPERTOIRE)

    def follow(self) -> None:
        """The session has gone on (or back): let what is new be heard."""
        session, entries = self._scene.session, self._scene.session.match.entries
        heard, self._heard = self._heard, len(entries)
        back = len(entries) < heard
        if back:
            self.sounds.hush()
            self.sounds.play("page")
        for entry in entries[heard:]:
            self._tell(session.hidden(entry, None))
        view = session.view(None)
        called, self._turn = self._turn not in (None, view.turn), view.turn
        if called and not back and self._scene.person == view.turn:
            self.sounds.play("my_turn", 2 * LAG * self._pace())
        self.sounds.at(mood_of(view), murmur=isinstance(view.pending, AwaitBid))

    def refused(self) -> None:
        """The rules have said no."""
        self.sounds.play("refusal")

    def _tell(self, events: tuple[Event, ...]) -> None:
        pace, begin = self._pace(), 0.0
        for event in events:
            for after, effect in cues_of(event):
                self.sounds.play(effect, (begin + after) * pace)
            begin += LAGS.get(type(event), LAG)
