"""The events of Raccoon Tycoon at the window: a spec each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as e
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, LOWEST_PRICES, RAILROADS
from raccoon.games.raccoon_tycoon.view import View
from scenes.art.pieces.characters import CALM, PLEASED, PUT_OUT
from scenes.audio.repertoire import take
from scenes.raccoon_tycoon.holdings import desk_seat, estate_items
from scenes.raccoon_tycoon.motion import event_flights as flights
from scenes.raccoon_tycoon.motion.transfers import APART, NOTCH, TOKEN
from scenes.raccoon_tycoon.words import points
from scenes.raccoon_tycoon.words.names import TOLD
from scenes.table.described.event_spec import Cues, EventSpec, about
from scenes.table.described.events import EventSpecs
from scenes.table.described.feelings import Change
from scenes.table.motion.flights import STRIKES

KINDS = {"market": "any", "auctions": "gavel", "buildings": "building"}
"""The kinds of lines in the log that can be chosen, and their pictures: production, sales and prices;
auctions; towns and buildings.
"""
HIGH = 5
"""A price so many dollars above the lowest of its track is a high one: the upper half."""
SECOND = TOKEN * 0.6
"""Seconds from what is given to what is taken for it."""

# Sentences


def _paid(key: str, shares: Sequence[tuple[int, int]], say: Say) -> str:
    return " ".join(say(key, seat=seat_mark(seat), income=income) for seat, income in shares)


def _rises(event: e.PricesRaised, say: Say) -> str:
    risen = zip(COMMODITIES, event.raised, strict=True)
    changes = [say("event.rise", commodity=f"<{name}>", amount=amount) for name, amount in risen if amount]
    return listed(changes, say, "comma") if changes else ""


def _sold(event: e.Sold) -> str:
    sold = "sold_level" if event.new_price == event.price else "sold"
    return f"{'exported ' * bool(event.raised)}{sold}{' paid' * bool(event.firms)}"


def _scores(event: e.GameEnded, say: Say) -> str:
    each = enumerate(event.points)
    return listed([say("event.score", seat=seat_mark(seat), points=own) for seat, own in each], say, "comma")


def _total(event: e.Sold | e.FloorTraded, say: Say) -> int:
    return event.amount * event.price


# Pieces


def _kinds(counts: Counts) -> Iterator[str]:
    return (f"market:{name}" for name, count in zip(COMMODITIES, counts, strict=True) if count)


def _tokens(event: Any, _: View) -> Iterator[str]:
    return _kinds(event.tokens)


def _property(*fields: str) -> Callable[[Any, View], Iterator[str]]:
    """The cards or tiles in these fields, wherever they lie now: on offer, or in the estate on the desk; with
    the columns of the tokens that they were paid with or have brought.
    """

    def lit(event: Any, view: View) -> Iterator[str]:
        yield from _kinds(getattr(event, "tokens", (0,) * len(COMMODITIES)))
        names = [getattr(event, field) for field in fields]
        yield from (f"railroad:{place}" for place, name in enumerate(view.railroad_offer) if name in names)
        yield from (f"building:{place}" for place, name in enumerate(view.building_offer) if name in names)
        if view.town in names:
            yield "town"
        desk = desk_seat(view)
        if desk in EVENTS.seats(event):
            owned = enumerate(estate_items(view.players[desk]))
            yield from (f"estate:{place}" for place, thing in owned if thing.name in names)

    return lit


# Sounds and moods


def _in_turn(*effects: str) -> Callable[[Event], Cues]:
    """These effects, each as its pieces land."""
    return lambda event: ((number * SECOND, effect) for number, effect in enumerate(effects))


def _notches(effect: str, count: int, begin: float = 0.0) -> Cues:
    """A tick a notch."""
    return ((begin + number * NOTCH, effect) for number in range(count))


def _sale(event: e.Sold) -> Cues:
    yield from _in_turn("tokens_given", "coins_in")(event)
    yield from _notches("price_up", event.raised)
    yield from _notches("price_down", event.price - event.new_price, event.raised * NOTCH)


def _gavel(event: e.AuctionWon) -> Cues:
    yield flights.BLOW * STRIKES, "gavel"
    yield flights.BLOW + flights.LAG, "coins_out"
    yield flights.BLOW + 2 * flights.LAG, take("whistle", list(RAILROADS).index(event.railroad))


def _sold_high(event: e.Sold, _: object) -> Change:
    """A high price pleases."""
    high = event.price >= LOWEST_PRICES[COMMODITIES.index(event.commodity)] + HIGH
    return {event.seat: PLEASED} if high else {}


def _bidders(earlier: Sequence[Event]) -> list[int]:
    """The bidders in the auction so far, the last one first."""
    bids: list[int] = []
    for event in reversed(earlier):
        if isinstance(event, e.TurnEnded):
            return []
        if isinstance(event, e.BidMade | e.AuctionOpened):
            bids.append(event.seat)
        if isinstance(event, e.AuctionOpened):
            break
    return bids


def _outbid(event: e.BidMade, earlier: Sequence[Event]) -> Change:
    """The change of mood by a bid: the former leader is put out, the new one is not."""
    bids = _bidders(earlier)
    return {bids[0]: PUT_OUT, event.seat: CALM} if bids else {}


def _gave_up(event: e.Passed, earlier: Sequence[Event]) -> Change:
    """Only who wanted it has lost it."""
    return {event.seat: PUT_OUT} if event.seat in _bidders(earlier) else {}


def _won(event: e.AuctionWon, earlier: Sequence[Event]) -> Change:
    return {**dict.fromkeys(_bidders(earlier), PUT_OUT), event.seat: PLEASED}


def _traded(event: e.FloorTraded, _: object) -> Change:
    """The seller could not refuse."""
    return {event.seller: PUT_OUT, event.seat: PLEASED}


def _ended(event: e.GameEnded, _: object) -> Change:
    return {seat: PLEASED if seat in event.winners else PUT_OUT for seat in range(len(event.points))}


TAKEN: dict[str, Any] = {"heard": "tokens_taken", "flies": flights.tokens_taken}
"""Tokens that come from the supply."""

EVENTS = EventSpecs(
    EventSpec(
        e.TurnEnded, "turn_ended", trivial=True, ends_turn=True, heard="turn", flies=flights.turn_ended
    ),
    EventSpec(
        e.FinalRoundBegun,
        "final_round",
        then=lambda event, _, after, say: points.all_owned(event, after, say),
        recap="final_round",
        heard="final_round",
    ),
    EventSpec(e.VictoryDeclared, "victory", heard="coins_in", felt=PLEASED),
    EventSpec(
        e.GameEnded,
        "over",
        lambda event: len(event.winners),
        facts={"scores": _scores, "winners": lambda event, say: listed(map(seat_mark, event.winners), say)},
        heard="victory",
        felt=_ended,
    ),
    *about(
        "market",
        EventSpec(e.StartTokensTaken, "start_tokens", lights=_tokens, **TAKEN),
        EventSpec(
            e.TokensTaken,
            lambda event: "tokens" if any(event.tokens) else "no_tokens",
            recap=lambda event, _: "tokens" if any(event.tokens) else "",
            lights=_tokens,
            **TAKEN,
        ),
        EventSpec(
            e.PricesRaised,
            lambda event: "prices" if any(event.raised) else "no_prices",
            facts={"changes": _rises},
            lights=lambda event, _: _kinds(event.raised),
            heard=lambda event: _notches("price_up", max(event.raised, default=0)),
            flies=flights.prices_raised,
        ),
        EventSpec(e.CardPlayed, "card_played", trivial=True, heard="card", flies=flights.card_played),
        EventSpec(
            e.CardsDrawn,
            "cards_drawn",
            "count",
            trivial=True,
            heard=lambda event: ((number * 2 * APART, "deal") for number in range(min(event.count, 3))),
            flies=flights.cards_drawn,
        ),
        EventSpec(e.FloorSkipped, "floor_skipped", trivial=True),
        EventSpec(e.DrawPileShuffled, "shuffled", heard="shuffle", flies=flights.shuffled),
        EventSpec(e.BonusTaken, "bonus", recap="bonus", lights=_property("building"), **TAKEN),
        EventSpec(e.BonusDeclined, "bonus_declined"),
        EventSpec(
            e.TokensDiscarded,
            "discarded",
            recap="discarded",
            lights=_tokens,
            heard="tokens_given",
            felt=PUT_OUT,
            flies=flights.discarded,
        ),
        EventSpec(
            e.FloorTraded,
            "floor",
            facts={"total": _total},
            recap="floor",
            seats=("seller",),
            lights="market:{commodity}",
            heard="trade",
            felt=_traded,
            flies=flights.floor_traded,
        ),
        EventSpec(
            e.Sold,
            _sold,
            facts={"total": _total, "paid": lambda event, say: _paid("event.firm", event.firms, say)},
            recap="sold",
            seats=lambda event: [seat for seat, _ in event.firms],
            lights="market:{commodity}",
            heard=_sale,
            felt=_sold_high,
            flies=flights.sold,
        ),
    ),
    *about(
        "auctions",
        EventSpec(
            e.AuctionOpened, "auction", lights=_property("railroad"), heard="auction", flies=flights.opened
        ),
        EventSpec(e.BidMade, "bid", heard="bid", felt=_outbid, flies=flights.bid_made),
        EventSpec(e.Passed, "passed", heard="pass", felt=_gave_up),
        EventSpec(
            e.AuctionWon,
            lambda event: "won paid" if event.houses else "won",
            facts={"paid": lambda event, say: _paid("event.house", event.houses, say)},
            then=points.told,
            recap=lambda event, seat: "won" if event.seat == seat else "lost",
            seats=lambda event: [event.starter, *(seat for seat, _ in event.houses)],
            lights=_property("railroad"),
            heard=_gavel,
            felt=_won,
            flies=flights.won,
        ),
    ),
    *about(
        "buildings",
        EventSpec(
            e.BuildingBought,
            "building",
            then=points.told,
            recap="building",
            lights=_property("building"),
            heard=_in_turn("coins_out", "building"),
            felt=PLEASED,
            flies=flights.bought,
        ),
        EventSpec(
            e.BuildingUpgraded,
            "upgraded",
            recap="upgraded",
            lights=_property("building", "upgrade"),
            heard=_in_turn("coins_out", "upgrade"),
            felt=PLEASED,
            flies=flights.upgraded,
        ),
        EventSpec(
            e.TownBought,
            "town",
            then=points.told,
            recap="town",
            lights=_property("town"),
            heard=_in_turn("tokens_given", "town"),
            felt=PLEASED,
            flies=flights.town_bought,
        ),
    ),
    told=TOLD,
)
