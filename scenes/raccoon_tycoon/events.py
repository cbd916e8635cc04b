"""The events of Raccoon Tycoon at the window: one `EventSpec` for each event."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade, Passed
from raccoon.games.raccoon_tycoon.actions.bonus import BonusDeclined, BonusTaken
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import (
    FinalRoundBegun,
    GameEnded,
    TurnEnded,
    VictoryDeclared,
)
from raccoon.games.raccoon_tycoon.actions.produce import (
    CardPlayed,
    CardsDrawn,
    DrawPileShuffled,
    PricesRaised,
    TokensTaken,
)
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.start_tokens import StartTokensTaken
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorSkipped, FloorTraded
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, LOWEST_PRICES, RAILROADS
from raccoon.games.raccoon_tycoon.view import View
from scenes.art.pieces.characters import CALM, PLEASED, PUT_OUT
from scenes.audio.repertoire import take
from scenes.raccoon_tycoon.holdings import desk_seat, estate_items
from scenes.raccoon_tycoon.motion import event_flights as flights
from scenes.raccoon_tycoon.motion.sold import FALLS, SOLD
from scenes.raccoon_tycoon.motion.transfers import APART, NOTCH, TOKEN, gained, lost
from scenes.raccoon_tycoon.words import points
from scenes.raccoon_tycoon.words.names import FACT_WORDS, named, per_commodity
from scenes.table.described.event_spec import Cues, EventSpec, about
from scenes.table.described.events import EventSpecs
from scenes.table.described.feelings import Aloud, Change, ended
from scenes.table.piece import Piece

KINDS = {"market": "any", "auctions": "gavel", "buildings": "building"}
"""The filters of the log with their icons: production, sales and prices; auctions; towns, buildings."""
HIGH = 5
"""The dollars above the lowest price of a track from which on a price counts as high: its upper half."""
SECOND = TOKEN * 0.6
"""Seconds between the sound of what is given and the sound of what is received for it."""

# Sentences


def _paid(key: str, shares: Sequence[tuple[int, int]], say: Say) -> str:
    return " ".join(say(key, seat=seat_mark(seat), income=income) for seat, income in shares)


def _rises(event: PricesRaised, say: Say) -> str:
    risen = per_commodity(event.raised)
    changes = [say("event.rise", commodity=f"<{name}>", amount=amount) for name, amount in risen]
    return listed(changes, say, "comma") if changes else ""


def _sold(event: Sold) -> str:
    sold = "sold_level" if event.new_price == event.price else "sold"
    return f"{'exported ' * bool(event.raised)}{sold}{' paid' * bool(event.firms)}"


def _scores(event: GameEnded, say: Say) -> str:
    each = enumerate(event.points)
    return listed([say("event.score", seat=seat_mark(seat), points=own) for seat, own in each], say, "comma")


def _total(event: Sold | FloorTraded, say: Say) -> int:
    return event.amount * event.price


# Pieces


def _kinds(counts: Counts) -> Iterator[Piece]:
    return (Piece("market", name) for name, _ in per_commodity(counts))


def _tokens(event: Any, _: View) -> Iterator[Piece]:
    return _kinds(event.tokens)


def _property(*fields: str) -> Callable[[Any, View], Iterator[Piece]]:
    """Make a function that yields the pieces named in these fields of an event: on offer or in the estate on
    the desk; and the market columns of the event's `tokens`.
    """

    def lit(event: Any, view: View) -> Iterator[Piece]:
        yield from _kinds(getattr(event, "tokens", (0,) * len(COMMODITIES)))
        names = [getattr(event, field) for field in fields]
        yield from (
            Piece("railroad", place) for place, name in enumerate(view.railroad_offer) if name in names
        )
        yield from (
            Piece("building", place) for place, name in enumerate(view.building_offer) if name in names
        )
        if view.town in names:
            yield Piece("town")
        desk = desk_seat(view)
        if desk in EVENTS.seats(event):
            owned = enumerate(estate_items(view.players[desk]))
            yield from (Piece("estate", place) for place, thing in owned if thing.name in names)

    return lit


# Sounds and moods


def _in_turn(*effects: str) -> Callable[[Event], Cues]:
    """Make a function that plays these effects `SECOND` apart."""
    return lambda event: ((number * SECOND, effect) for number, effect in enumerate(effects))


def _notches(effect: str, count: int, begin: float = 0.0) -> Cues:
    """The effect once for each of `count` steps of a price, from `begin` seconds on."""
    return ((begin + number * NOTCH, effect) for number in range(count))


def _sale(event: Sold) -> Cues:
    yield from _in_turn("tokens_given", "coins_in")(event)
    yield from _notches("price_up", event.raised)
    yield from _notches("price_down", event.price - event.new_price, event.raised * NOTCH)


def _gavel(event: AuctionWon) -> Cues:
    yield FALLS, "gavel"
    closes = FALLS + SOLD
    yield closes, "coins_out"
    yield closes + flights.LAG, take("whistle", list(RAILROADS).index(event.railroad))


def _sold_high(event: Sold, _: object) -> Change:
    high = event.price >= LOWEST_PRICES[COMMODITIES.index(event.commodity)] + HIGH
    return {event.seat: PLEASED} if high else {}


def _bidders(earlier: Sequence[Event]) -> list[int]:
    """The bidders in the auction so far, the last one first."""
    bids: list[int] = []
    for event in reversed(earlier):
        if isinstance(event, TurnEnded):
            return []
        if isinstance(event, BidMade | AuctionOpened):
            bids.append(event.seat)
        if isinstance(event, AuctionOpened):
            break
    return bids


def _outbid(event: BidMade, earlier: Sequence[Event]) -> Change:
    """The moods after a bid: the former leader is put out, the new one calm; none at the first bid."""
    bids = _bidders(earlier)
    return {bids[0]: PUT_OUT, event.seat: CALM} if bids else {}


def _gave_up(event: Passed, earlier: Sequence[Event]) -> Change:
    """The mood after a pass: put out, if the seat had bid."""
    return {event.seat: PUT_OUT} if event.seat in _bidders(earlier) else {}


def _won(event: AuctionWon, earlier: Sequence[Event]) -> Change:
    return {**dict.fromkeys(_bidders(earlier), PUT_OUT), event.seat: PLEASED}


def _traded(event: FloorTraded, _: object) -> Change:
    """The moods after a trade: the seller, who cannot refuse, is put out."""
    return {event.seller: PUT_OUT, event.seat: PLEASED}


TAKEN: dict[str, Any] = {
    "sound": "tokens_taken",
    "flights": lambda event, board: gained(board, event.seat, event.tokens),
}
"""The sound and the flights of events whose tokens come from the supply."""

EVENTS = EventSpecs(
    EventSpec(
        TurnEnded, "turn_ended", trivial=True, divides="turn", sound="turn", flights=flights.turn_ended
    ),
    EventSpec(
        FinalRoundBegun,
        "final_round",
        then=lambda event, _, after, say: points.all_owned(event, after, say),
        recap="final_round",
        sound="final_round",
    ),
    EventSpec(VictoryDeclared, "victory", sound="coins_in", mood=PLEASED),
    EventSpec(
        GameEnded,
        "over",
        lambda event: len(event.winners),
        facts={"scores": _scores, "winners": lambda event, say: listed(map(seat_mark, event.winners), say)},
        sound="victory",
        mood=ended,
    ),
    *about(
        "market",
        EventSpec(StartTokensTaken, "start_tokens", lit=_tokens, **TAKEN),
        EventSpec(
            TokensTaken,
            lambda event: "tokens" if any(event.tokens) else "no_tokens",
            recap=lambda event, _: "tokens" if any(event.tokens) else "",
            lit=_tokens,
            **TAKEN,
        ),
        EventSpec(
            PricesRaised,
            lambda event: "prices" if any(event.raised) else "no_prices",
            facts={"changes": _rises},
            lit=lambda event, _: _kinds(event.raised),
            sound=lambda event: _notches("price_up", max(event.raised, default=0)),
            flights=flights.prices_raised,
        ),
        EventSpec(CardPlayed, "card_played", trivial=True, sound="card", flights=flights.card_played),
        EventSpec(
            CardsDrawn,
            "cards_drawn",
            "count",
            trivial=True,
            sound=lambda event: ((number * 2 * APART, "deal") for number in range(min(event.count, 3))),
            flights=flights.cards_drawn,
        ),
        EventSpec(FloorSkipped, "floor_skipped", trivial=True),
        EventSpec(DrawPileShuffled, "shuffled", sound="shuffle", flights=flights.shuffled),
        EventSpec(BonusTaken, "bonus", recap="bonus", lit=_property("building"), **TAKEN),
        EventSpec(BonusDeclined, "bonus_declined"),
        EventSpec(
            TokensDiscarded,
            "discarded",
            recap="discarded",
            lit=_tokens,
            sound="tokens_given",
            mood=PUT_OUT,
            flights=lambda event, board: lost(board, event.seat, event.tokens),
        ),
        EventSpec(
            FloorTraded,
            "floor",
            facts={"total": _total},
            recap="floor",
            seats=("seller",),
            lit="market:{commodity}",
            sound="trade",
            mood=Aloud(_traded, 0.5),
            flights=flights.floor_traded,
        ),
        EventSpec(
            Sold,
            _sold,
            facts={"total": _total, "paid": lambda event, say: _paid("event.firm", event.firms, say)},
            recap="sold",
            seats=lambda event: [seat for seat, _ in event.firms],
            lit="market:{commodity}",
            sound=_sale,
            mood=_sold_high,
            flights=flights.sold,
        ),
    ),
    *about(
        "auctions",
        EventSpec(
            AuctionOpened, "auction", lit=_property("railroad"), sound="auction", flights=flights.opened
        ),
        EventSpec(BidMade, "bid", sound="bid", mood=_outbid, flights=flights.bid_made),
        EventSpec(Passed, "passed", sound="pass", mood=_gave_up),
        EventSpec(
            AuctionWon,
            lambda event: "won paid" if event.houses else "won",
            facts={"paid": lambda event, say: _paid("event.house", event.houses, say)},
            then=points.gain_words,
            recap=lambda event, seat: "won" if event.seat == seat else "lost",
            seats=lambda event: [event.starter, *(seat for seat, _ in event.houses)],
            lit=_property("railroad"),
            sound=_gavel,
            mood=Aloud(_won, FALLS + 0.3),
            flights=flights.won,
        ),
    ),
    *about(
        "buildings",
        EventSpec(
            BuildingBought,
            "building",
            then=points.gain_words,
            recap="building",
            lit=_property("building"),
            sound=_in_turn("coins_out", "building"),
            mood=PLEASED,
            flights=flights.bought,
        ),
        EventSpec(
            BuildingUpgraded,
            "upgraded",
            recap="upgraded",
            lit=_property("building", "upgrade"),
            sound=_in_turn("coins_out", "upgrade"),
            mood=PLEASED,
            flights=flights.upgraded,
        ),
        EventSpec(
            TownBought,
            "town",
            then=points.gain_words,
            recap="town",
            lit=_property("town"),
            sound=_in_turn("tokens_given", "town"),
            mood=PLEASED,
            flights=flights.town_bought,
        ),
    ),
    wording=FACT_WORDS,
    pictured={"final_round": "hourglass"},
    revealed=lambda event, say: [named(event.revealed, say)] if getattr(event, "revealed", None) else [],
)
