"""The one table from events to motion: what flies, from where to where, for everything that happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from raccoon.engine.events import Event
from raccoon.engine.parts import Counts
from raccoon.games.raccoon_tycoon import events as ev
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art import money, tween
from scenes.raccoon_tycoon.between import Move
from scenes.raccoon_tycoon.board import Board, Rect, in_slot
from scenes.raccoon_tycoon.flights import Flight, fading, flipped, still, struck
from scenes.raccoon_tycoon.holdings import EstateItem
from scenes.raccoon_tycoon.panorama_valley import Arrival, Factory, Hamlet, Train, Valley

Flights = Iterator[Flight]
TOKEN, CARD, COIN, NOTCH, BLOW, LIGHT = 0.38, 0.42, 0.34, 0.08, 0.45, 0.4
"""Seconds: a token or a card on its way, a coin, a price from space to space, the gavel, the turn."""
APART = 0.05
"""Seconds between two alike pieces that set out one after the other."""
LAG = 0.15
"""Seconds after which the next event's pieces set out."""
LAGS: dict[type[Event], float] = {ev.AuctionWon: BLOW + LAG}
"""The same after events whose first part has to be seen alone."""
TOLD = 1.3
"""Seconds a sum stands beside a player."""
MOST_PIECES = 8
"""Of a large sum only the largest coins and notes are seen."""


def _carried(
    board: Board,
    tokens: Counts,
    start: Callable[[str], Rect],
    end: Callable[[str], Rect],
    stays: bool,
    waits: bool,
) -> Flights:
    """Tokens in an arc, one after the other."""
    number = 0
    for name, count in zip(COMMODITIES, tokens, strict=True):
        for _ in range(count):
            stops = (start(name), end(name))
            sprite = board.token(name, max(stop.width for stop in stops))
            yield Flight(still(sprite), stops, number * APART, TOKEN, board.px(90), waits=waits, stays=stays)
            number += 1


def _gained(board: Board, seat: int, tokens: Counts) -> Flights:
    return _carried(
        board, tokens, board.supply, lambda name: board.token_in(seat, name), board.at_desk(seat), False
    )


def _lost(board: Board, seat: int, tokens: Counts) -> Flights:
    return _carried(
        board, tokens, lambda name: board.token_out(seat, name), board.supply, False, board.at_desk(seat)
    )


def _coins(board: Board, start: Rect, end: Rect, amount: int) -> Flights:
    """A shower of the coins and notes that make up the sum."""
    for number, value in enumerate(money.change(amount, MOST_PIECES)):
        sprite = board.money(value, start.width)
        aside = board.px(13) * (number % 3 - 1)
        leave, arrive = Rect(0, 0, *sprite.core), Rect(0, 0, *sprite.core)
        leave.center = start.move(aside, board.px(5) * (number % 2)).center
        arrive.center = end.move(aside // 2, 0).center
        lift = board.px(30 + 12 * (number % 3))
        yield Flight(still(sprite), (leave, arrive), number * APART, COIN, lift)


def _paid(board: Board, seat: int, amount: int, what: str) -> Flights:
    """From the bank to the seat, or back when the amount is negative; told beside its panel."""
    if not amount:
        return
    bank, purse = board.bank(), board.purse(seat)
    yield from _coins(board, *((bank, purse) if amount > 0 else (purse, bank)), abs(amount))
    place, sprite = board.badge(seat, amount, what)
    stops = (place.move(0, board.px(10)), place)
    yield Flight(fading(sprite), stops, 0.1, TOLD, ease=tween.out, lingers=True)


def _climbing(board: Board, commodity: str, prices: list[int]) -> Flights:
    """The price token from space to space; nothing where it comes to rest in its place."""
    if len(prices) < 2 or prices[0] == prices[-1]:
        return
    stops = tuple(board.between.new.token_spot(commodity, price) for price in prices)
    sprite = board.token(commodity, stops[0].width)
    yield Flight(still(sprite), stops, 0.0, NOTCH * len(prices), waits=True, stays=True)


def _steps(start: int, end: int) -> list[int]:
    """Every price on the way."""
    return list(range(start, end + 1)) if end >= start else list(range(start, end - 1, -1))


def _later(flights: Flights, seconds: float) -> Flights:
    """The same, setting out later."""
    return (flight.after(seconds) for flight in flights)


def _tokens_taken(board: Board, event: ev.TokensTaken | ev.StartTokensTaken | ev.BonusTaken) -> Flights:
    return _gained(board, event.seat, event.tokens)


def _discarded(board: Board, event: ev.TokensDiscarded) -> Flights:
    return _lost(board, event.seat, event.tokens)


def _card_played(board: Board, event: ev.CardPlayed) -> Flights:
    face = board.face(event.card)
    start = Rect(0, 0, *face.core).fit(board.hand_place(event.seat, event.card))
    known = board.between.before.players[event.seat].hand is not None
    back = face if known else board.back("production", face.core)
    yield Flight(
        flipped(back, face),
        (start, board.discard()),
        0.0,
        CARD,
        board.px(60),
        waits=board.at_desk(event.seat),
    )


def _cards_drawn(board: Board, event: ev.CardsDrawn) -> Flights:
    """Into the hand on the desk, face up for its owner's eyes only; else, face down, to the panel."""
    places = board.between.new.hand
    back = board.back("production", places[0].size)
    for number in range(event.count):
        begin = number * 2 * APART
        if board.at_desk(event.seat) and board.new_cards:
            place = board.new_cards.pop(0)
            look = flipped(back, board.new_piece(f"hand:{place}"))
            yield Flight(look, (board.draw_pile(), places[place]), begin, CARD, board.px(40), stays=True)
        else:
            end = Rect(0, 0, *back.core).fit(board.purse(event.seat).inflate(board.px(16), board.px(16)))
            yield Flight(still(back), (board.draw_pile(), end), begin, CARD, board.px(40))


def _shuffled(board: Board, event: ev.DrawPileShuffled) -> Flights:
    """The discarded cards, face down, back under the draw pile."""
    back = board.back("production", board.discard().size)
    for number in range(5):
        stops = (
            board.discard(),
            board.draw_pile().move(board.px(46) * (number % 2 * 2 - 1), 0),
            board.draw_pile(),
        )
        yield Flight(still(back), stops, number * APART, CARD)


def _prices_raised(board: Board, event: ev.PricesRaised) -> Flights:
    for name, raised, price in zip(COMMODITIES, event.raised, board.between.before.prices, strict=True):
        yield from _climbing(board, name, _steps(price, price + raised))


def _sold(board: Board, event: ev.Sold) -> Flights:
    """An export raise first, then the goods go, the price falls, and everyone is paid item by item."""
    index = COMMODITIES.index(event.commodity)
    tokens = tuple(event.amount if number == index else 0 for number in range(len(COMMODITIES)))
    before = board.between.before.prices[index]
    yield from _lost(board, event.seat, tokens)
    way = _steps(before, event.price)[:-1] + _steps(event.price, event.new_price)
    yield from _later(_climbing(board, event.commodity, way), 0.25)
    yield from _later(_paid(board, event.seat, event.amount * event.price, event.commodity), 0.2)
    for owner, income in event.firms:
        yield from _later(_paid(board, owner, income, "building"), 0.3)


def _opened(board: Board, event: ev.AuctionOpened) -> Flights:
    offer = board.between.before.railroad_offer
    start = board.between.old.railroads[offer.index(event.railroad)]
    yield Flight(still(board.railroad(event.railroad)), (start, board.block()), 0.0, CARD, stays=True)
    yield from _bid(board, event.seat, event.bid)


def _bid(board: Board, seat: int, amount: int) -> Flights:
    plaque = board.plaque(board.say("table.money", n=amount))
    start = Rect(0, 0, *plaque.core).fit(board.between.new.panels[seat].inflate(0, -board.px(90)))
    yield Flight(still(plaque), (start, board.bid_place()), 0.0, COIN, board.px(40), stays=True)


def _bid_made(board: Board, event: ev.BidMade) -> Flights:
    return _bid(board, event.seat, event.amount)


def _won(board: Board, event: ev.AuctionWon) -> Flights:
    """The gavel falls; then the money goes, the card comes, the next one is turned up."""
    gavel = board.gavel()
    yield Flight(struck(board.picture_of("gavel", gavel.width)), (gavel, gavel), 0.0, BLOW, ease=tween.even)
    yield from _later(_paid(board, event.seat, -event.price, "railroad"), BLOW)
    for owner, income in event.houses:
        yield from _later(_paid(board, owner, income, "gavel"), BLOW + 0.1)
    card = board.railroad(event.railroad)
    end = board.estate(event.seat, EstateItem("railroad", event.railroad), card.core)
    yield Flight(still(card), (board.block(), end), BLOW, CARD, board.px(50), waits=True, stays=True)
    if event.revealed:
        place = board.between.before.railroad_offer.index(event.railroad)
        yield from _later(_turned_up(board, "railroad", f"railroad:{place}"), BLOW)


def _turned_up(board: Board, deck: str, key: str) -> Flights:
    """The next one of a deck turns over into its place."""
    places = board.between.new
    edge = {"railroad": places.railroad_deck, "town": places.town_deck, "building": places.building_stack}[
        deck
    ]
    face, place = board.new_piece(key), places.rects_of(key)[0]
    start = Rect((0, 0), place.size)
    start.midright = edge.midright
    yield Flight(flipped(board.back(deck, place.size), face), (start, place), 0.15, CARD, stays=True)


def _bought(board: Board, event: ev.BuildingBought) -> Flights:
    place = board.between.before.building_offer.index(event.building)
    yield from _paid(board, event.seat, -event.cost, "building")
    yield from _taken(board, event.seat, f"building:{place}", EstateItem("building", event.building))
    if event.revealed:
        yield from _turned_up(board, "building", f"building:{place}")


def _taken(board: Board, seat: int, key: str, item: EstateItem) -> Flights:
    """A piece of the offer to its new owner."""
    card, start = board.old_piece(key), board.between.old.rects_of(key)[0]
    end = board.estate(seat, item, card.core)
    yield Flight(still(card), (start, end), 0.0, CARD, board.px(50), waits=True, stays=True)


def _upgraded(board: Board, event: ev.BuildingUpgraded) -> Flights:
    """The tile turns over where it lies."""
    yield from _paid(board, event.seat, -event.cost, "building")
    tile = board.estate_pieces(event.building, event.upgrade) if board.at_desk(event.seat) else None
    if tile:
        place, old, new = tile
        yield Flight(flipped(old, new), (place, place), 0.1, CARD, board.px(14), waits=True, stays=True)


def _town_bought(board: Board, event: ev.TownBought) -> Flights:
    yield from _lost(board, event.seat, event.tokens)
    yield from _later(_taken(board, event.seat, "town", EstateItem("town", event.town)), 0.2)
    if event.revealed:
        yield from _later(_turned_up(board, "town", "town"), 0.2)


def _floor_traded(board: Board, event: ev.FloorTraded) -> Flights:
    """Goods from player to player, coins the other way."""
    index = COMMODITIES.index(event.commodity)
    tokens = tuple(event.amount if number == index else 0 for number in range(len(COMMODITIES)))
    seller, buyer, sum_ = event.seller, event.seat, event.amount * event.price
    yield from _carried(
        board,
        tokens,
        lambda name: board.token_out(seller, name),
        lambda name: board.token_in(buyer, name),
        board.at_desk(buyer),
        board.at_desk(seller),
    )
    yield from _coins(board, board.purse(buyer), board.purse(seller), sum_)
    for seat, amount in ((buyer, -sum_), (seller, sum_)):
        place, sprite = board.badge(seat, amount, event.commodity)
        yield Flight(
            fading(sprite), (place.move(0, board.px(10)), place), 0.1, TOLD, ease=tween.out, lingers=True
        )


def _turn_ended(board: Board, event: ev.TurnEnded) -> Flights:
    """The light goes on to the next player."""
    if board.next_turn == event.seat:
        return
    start, sprite = board.lamp(event.seat)
    end, _ = board.lamp(board.next_turn)
    yield Flight(still(sprite), (start, end), 0.0, LIGHT)


MOTIONS: dict[type[Event], Callable[[Board, Event], Flights]] = {
    ev.StartTokensTaken: _tokens_taken,  # type: ignore[dict-item]
    ev.CardPlayed: _card_played,  # type: ignore[dict-item]
    ev.TokensTaken: _tokens_taken,  # type: ignore[dict-item]
    ev.BonusTaken: _tokens_taken,  # type: ignore[dict-item]
    ev.PricesRaised: _prices_raised,  # type: ignore[dict-item]
    ev.DrawPileShuffled: _shuffled,  # type: ignore[dict-item]
    ev.CardsDrawn: _cards_drawn,  # type: ignore[dict-item]
    ev.TokensDiscarded: _discarded,  # type: ignore[dict-item]
    ev.FloorTraded: _floor_traded,  # type: ignore[dict-item]
    ev.Sold: _sold,  # type: ignore[dict-item]
    ev.AuctionOpened: _opened,  # type: ignore[dict-item]
    ev.BidMade: _bid_made,  # type: ignore[dict-item]
    ev.AuctionWon: _won,  # type: ignore[dict-item]
    ev.BuildingBought: _bought,  # type: ignore[dict-item]
    ev.BuildingUpgraded: _upgraded,  # type: ignore[dict-item]
    ev.TownBought: _town_bought,  # type: ignore[dict-item]
    ev.TurnEnded: _turn_ended,  # type: ignore[dict-item]
}
"""Every event that moves a piece, with what then flies. One type of event, one function."""

STILL: frozenset[type[Event]] = frozenset(
    {
        ev.Passed,
        ev.BonusDeclined,
        ev.FloorSkipped,
        ev.FinalRoundBegun,
        ev.VictoryDeclared,
        ev.GameEnded,
    }
)
"""Events that move no piece: they are told in words."""


def _hamlet(event: ev.TownBought, valley: Valley) -> Arrival:
    return Hamlet(event.town, event.seat)


def _train(event: ev.AuctionWon, valley: Valley) -> Arrival:
    return Train(event.railroad, event.seat)


def _works(event: ev.BuildingBought | ev.BuildingUpgraded, valley: Valley) -> Arrival:
    """The one that stands there now, told from another tile of its name."""
    name = event.upgrade if isinstance(event, ev.BuildingUpgraded) else event.building
    own = [works for works in valley.factories if (works.building, works.seat) == (name, event.seat)]
    return own[-1] if own else Factory(name, event.seat)


ARRIVALS: dict[type[Event], Callable[[Event, Valley], Arrival]] = {
    ev.TownBought: _hamlet,  # type: ignore[dict-item]
    ev.AuctionWon: _train,  # type: ignore[dict-item]
    ev.BuildingBought: _works,  # type: ignore[dict-item]
    ev.BuildingUpgraded: _works,  # type: ignore[dict-item]
}
"""What comes to the valley behind the table with an event (`panorama_life`)."""


def arrivals_of(events: tuple[Event, ...], valley: Valley) -> list[Arrival]:
    """What has come to the valley with these events; `valley` is as they left it."""
    return [ARRIVALS[type(event)](event, valley) for event in events if type(event) in ARRIVALS]


def flights_of(board: Board, event: Event) -> list[Flight]:
    """What flies when this happens. KeyError for an event that is in neither table."""
    kind = type(event)
    return [] if kind in STILL else list(MOTIONS[kind](board, event))


def closing_up(board: Board) -> Flights:
    """Whatever makes room or closes a gap: cards of the hand, tokens of the crate, what is on offer."""
    between = board.between
    yield from _shifted(board, between.hand_moves, "hand", between.old.hand, between.new.hand)
    for kind, moves in (("railroad", between.railroad_moves), ("building", between.building_moves)):
        yield from _shifted(
            board, moves, kind, getattr(between.old, f"{kind}s"), getattr(between.new, f"{kind}s")
        )
    for start, place in between.crate_moves:
        name = between.new.contents[place]
        if start is not None and between.places.contents[place] is None and name:
            stops = (in_slot(between.old.slots[start]), in_slot(between.places.slots[place]))
            sprite = board.token(name, stops[1].width)
            yield Flight(still(sprite), stops, 0.12, TOKEN, waits=True, stays=True)


def _shifted(
    board: Board, moves: tuple[Move, ...], kind: str, old: tuple[Rect, ...], new: tuple[Rect, ...]
) -> Flights:
    for start, place in moves:
        if start is not None and start != place:
            piece = board.new_piece(f"{kind}:{place}")
            yield Flight(still(piece), (old[start], new[place]), 0.12, TOKEN, waits=True, stays=True)


def all_flights(board: Board, events: tuple[Event, ...]) -> list[Flight]:
    """The flights of an entry: each event sets out a little after the one before it."""
    flights: list[Flight] = []
    clock = 0.0
    for event in events:
        found = [flight.after(clock) for flight in flights_of(board, event)]
        flights += found
        clock += LAGS.get(type(event), LAG) if found else 0.0
    return list(chain(closing_up(board), flights))
