"""The sounds that only this game has, the one table from events to effects, and the music for a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as ev
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.view import View
from scenes.audio.repertoire import Repertoire, take
from scenes.raccoon_tycoon.motion.event_flights import BLOW, LAG, LAGS
from scenes.raccoon_tycoon.motion.transfers import APART, NOTCH, TOKEN
from scenes.table.log.event_table import EventTable
from scenes.table.motion.flights import STRIKES

Cues = Iterator[tuple[float, str]]
"""Seconds after the event sets out, and the effect: in step with what flies."""

REPERTOIRE = Repertoire(
    effects=(
        "auction", "bid", "building", "crowd", "final_round", "gavel", "pass", "price_down", "price_up",
        "tokens_given", "tokens_taken", "town", "trade", "upgrade", "whistle",
    ),
    music=("busy", "last_round"),
    game="raccoon_tycoon",
    takes={
        "price_down": 3, "price_up": 3, "tokens_given": 3, "tokens_taken": 3, "whistle": len(RAILROADS),
        "music_busy": 4,
    },
    solos=("final_round",),
)  # fmt: skip
"""The files in assets/raccoon_tycoon/sounds."""

HEARD: EventTable[[], Cues] = EventTable(lambda: iter(()))
"""Every event that is heard, with its effects; the others change nothing of anybody's."""
HEARD.quiet(ev.BonusDeclined, ev.FloorSkipped)


def _once(*effects: str) -> Callable[[Event], Cues]:
    """These effects, each as its pieces land."""
    return lambda event: ((number * TOKEN * 0.6, effect) for number, effect in enumerate(effects))


def _notches(effect: str, count: int, begin: float = 0.0) -> Cues:
    """A tick a notch."""
    return ((begin + number * NOTCH, effect) for number in range(count))


@HEARD.on(ev.PricesRaised)
def _prices_raised(event: ev.PricesRaised) -> Cues:
    return _notches("price_up", max(event.raised, default=0))


@HEARD.on(ev.CardsDrawn)
def _cards_drawn(event: ev.CardsDrawn) -> Cues:
    return ((number * 2 * APART, "deal") for number in range(min(event.count, 3)))


@HEARD.on(ev.Sold)
def _sold(event: ev.Sold) -> Cues:
    yield 0.0, "tokens_given"
    yield TOKEN * 0.6, "coins_in"
    yield from _notches("price_up", event.raised)
    yield from _notches("price_down", event.price - event.new_price, event.raised * NOTCH)


@HEARD.on(ev.AuctionWon)
def _won(event: ev.AuctionWon) -> Cues:
    yield BLOW * STRIKES, "gavel"
    yield BLOW + LAG, "coins_out"
    yield BLOW + 2 * LAG, take("whistle", list(RAILROADS).index(event.railroad))


HEARD.on(ev.StartTokensTaken, ev.TokensTaken, ev.BonusTaken)(_once("tokens_taken"))
HEARD.on(ev.CardPlayed)(_once("card"))
HEARD.on(ev.DrawPileShuffled)(_once("shuffle"))
HEARD.on(ev.TokensDiscarded)(_once("tokens_given"))
HEARD.on(ev.FloorTraded)(_once("trade"))
HEARD.on(ev.AuctionOpened)(_once("auction"))
HEARD.on(ev.BidMade)(_once("bid"))
HEARD.on(ev.Passed)(_once("pass"))
HEARD.on(ev.BuildingBought)(_once("coins_out", "building"))
HEARD.on(ev.BuildingUpgraded)(_once("coins_out", "upgrade"))
HEARD.on(ev.TownBought)(_once("tokens_given", "town"))
HEARD.on(ev.TurnEnded)(_once("turn"))
HEARD.on(ev.FinalRoundBegun)(_once("final_round"))
HEARD.on(ev.VictoryDeclared)(_once("coins_in"))
HEARD.on(ev.GameEnded)(_once("victory"))


def cues(events: Iterable[Event]) -> Cues:
    """What is heard of a move: the effects of each event a little after those of the one before."""
    begin = 0.0
    for event in events:
        for after, effect in HEARD(event):
            yield begin + after, effect
        begin += LAGS.get(type(event), LAG)


def music_for(view: View) -> str:
    """Opening until there is a railroad or a town for each player, busy until the end comes near."""
    if view.final_round or _nearly_over(view):
        return "last_round"
    taken = sum(len(player.railroads) + len(player.towns) for player in view.players)
    return "opening" if taken < len(view.players) else "busy"


NEAR = 2
"""Cards left, of those on the table and in the deck together, with which the end is near."""


def _nearly_over(view: View) -> bool:
    """Whether little is left of what ends the game: towns or railroads; in the longer game of two kinds."""
    towns, railroads = view.town_deck + (view.town is not None), view.railroad_deck + len(view.railroad_offer)
    buildings = view.building_stack + len(view.building_offer)
    left = sorted((towns, railroads, buildings)) if view.options.longer_game else sorted((towns, railroads))
    return left[1 if view.options.longer_game else 0] <= NEAR
