"""The flights of each event: which sprites fly from where to where."""

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.actions.produce import CardPlayed, CardsDrawn, PricesRaised
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorTraded
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.raccoon_tycoon.holdings import EstateItem, of_one_kind
from scenes.raccoon_tycoon.motion import transfers
from scenes.raccoon_tycoon.motion.places import AnimationContext, Rect
from scenes.raccoon_tycoon.motion.sold import held_up, stamped, stamped_town
from scenes.raccoon_tycoon.motion.table_places import in_slot
from scenes.raccoon_tycoon.motion.transition import Move
from scenes.table.motion.flights import Flight, flipped, leaning, still
from scenes.table.piece import Piece

CARD, LIGHT = 0.42, 0.4
"""Seconds of a card's flight, and of the turn's light."""
TO_EASEL = 0.2
"""Seconds of a card's flight to its easel, while the room opens round it."""
CLOSES = 0.2
"""Seconds until the room has nearly closed; before that it covers flights on the table."""
LAG = 0.15
"""Seconds between the starts of two events' flights."""


def card_played(event: CardPlayed, board: AnimationContext) -> transfers.Flights:
    """A card from the hand onto the discard pile."""
    face = board.face(event.card)
    start = Rect(0, 0, *face.core).fit(board.hand_place(event.seat, event.card))
    known = board.between.before.players[event.seat].hand is not None
    back = face if known else board.back("production", face.core)
    stops, waits = (start, board.pile(discarded=True)), board.at_desk(event.seat)
    yield Flight(flipped(back, face), stops, 0.0, CARD, board.px(60), waits=waits)


def cards_drawn(event: CardsDrawn, board: AnimationContext) -> transfers.Flights:
    """Cards from the draw pile: face up into a visible hand on the desk, else face down to the panel."""
    places = board.between.new.hand
    back = board.back("production", places[0].size)
    for number in range(event.count):
        begin = number * 2 * transfers.APART
        if board.at_desk(event.seat) and board.new_cards:
            place = board.new_cards.pop(0)
            look = flipped(back, board.new_piece(Piece("hand", place)))
            yield Flight(look, (board.pile(), places[place]), begin, CARD, board.px(40), stays=True)
        else:
            end = Rect(0, 0, *back.core).fit(board.purse(event.seat).inflate(board.px(16), board.px(16)))
            yield Flight(still(back), (board.pile(), end), begin, CARD, board.px(40))


def shuffled(_: Event, board: AnimationContext) -> transfers.Flights:
    """Five card backs from the discard pile to the draw pile."""
    back = board.back("production", board.pile(discarded=True).size)
    for number in range(5):
        aside = board.pile().move(board.px(46) * (number % 2 * 2 - 1), 0)
        stops = (board.pile(discarded=True), aside, board.pile())
        yield Flight(still(back), stops, number * transfers.APART, CARD)


def prices_raised(event: PricesRaised, board: AnimationContext) -> transfers.Flights:
    """The price tokens climb their tracks."""
    for name, raised, price in zip(COMMODITIES, event.raised, board.between.before.prices, strict=True):
        yield from transfers.climbing(board, name, transfers.steps(price, price + raised))


def sold(event: Sold, board: AnimationContext) -> transfers.Flights:
    """The goods leave, the price rises (export) and falls, and the seller and trading firms are paid."""
    before = board.between.before.prices[COMMODITIES.index(event.commodity)]
    yield from transfers.lost(board, event.seat, of_one_kind(event.commodity, event.amount))
    way = transfers.steps(before, event.price)[:-1] + transfers.steps(event.price, event.new_price)
    yield from transfers.later(transfers.climbing(board, event.commodity, way), 0.25)
    yield from transfers.later(
        transfers.paid(board, event.seat, event.amount * event.price, event.commodity), 0.2
    )
    for owner, income in event.firms:
        yield from transfers.later(transfers.paid(board, owner, income, "building"), 0.3)


def opened(event: AuctionOpened, board: AnimationContext) -> transfers.Flights:
    """The card flies onto its easel, then the first bid to the podium."""
    offer = board.between.before.railroad_offer
    start = board.between.old.offered["railroad"][offer.index(event.railroad)]
    yield Flight(still(board.railroad(event.railroad)), (start, board.hall.card()), 0.0, TO_EASEL, stays=True)
    yield from transfers.later(_bid(board, event.seat, event.bid, event.seat), LAG)


def _bid(board: AnimationContext, seat: int, amount: int, starter: int) -> transfers.Flights:
    """A plaque with the sum flies from the bidder's paddle to the podium."""
    plaque = board.plaque(board.say("table.money", n=amount))
    start = Rect(0, 0, *plaque.core).fit(board.hall.paddle(seat, starter))
    yield Flight(still(plaque), (start, board.hall.bid()), 0.0, transfers.COIN, board.px(40), stays=True)


def bid_made(event: BidMade, board: AnimationContext) -> transfers.Flights:
    """The bid flies to the podium."""
    pending = board.between.before.pending
    assert isinstance(pending, AwaitBid)
    return _bid(board, event.seat, event.amount, pending.starter)


def won(event: AuctionWon, board: AnimationContext) -> transfers.Flights:
    """While the room closes, the money leaves, the card flies to its owner, the next one is turned up."""
    yield from transfers.paid(board, event.seat, -event.price, "railroad")
    for owner, income in event.houses:
        yield from transfers.later(transfers.paid(board, owner, income, "gavel"), 0.1)
    card = stamped(board, event.railroad)
    end = board.estate(event.seat, EstateItem("railroad", event.railroad), card.core)
    yield Flight(leaning(card), (board.hall.card(), end), 0.0, CARD, board.px(50), stays=True)
    if event.revealed:
        place = board.between.before.railroad_offer.index(event.railroad)
        yield from transfers.later(_turned_up(board, "railroad", Piece("railroad", place)), CLOSES)


def _turned_up(board: AnimationContext, deck: str, key: Piece) -> transfers.Flights:
    """The next card of a deck turns over into its place."""
    places = board.between.new
    edge = places.decks[deck]
    face, place = board.new_piece(key), places.rects_of(key)[0]
    start = Rect((0, 0), place.size)
    start.center = edge.center
    start.right = min(start.right, edge.right)
    yield Flight(flipped(board.back(deck, place.size), face), (start, place), 0.15, CARD, stays=True)


def bought(event: BuildingBought, board: AnimationContext) -> transfers.Flights:
    """Coins leave, the tile flies to its owner, the next one of the stack is turned up."""
    place = board.between.before.building_offer.index(event.building)
    yield from transfers.paid(board, event.seat, -event.cost, "building")
    yield from _taken(board, event.seat, Piece("building", place), EstateItem("building", event.building))
    if event.revealed:
        yield from _turned_up(board, "building", Piece("building", place))


def _taken(board: AnimationContext, seat: int, key: Piece, item: EstateItem) -> transfers.Flights:
    card, start = board.old_piece(key), board.between.old.rects_of(key)[0]
    end = board.estate(seat, item, card.core)
    yield Flight(leaning(card), (start, end), 0.0, CARD, board.px(50), waits=True, stays=True)


def upgraded(event: BuildingUpgraded, board: AnimationContext) -> transfers.Flights:
    """Coins leave, and the tile turns over at its place."""
    yield from transfers.paid(board, event.seat, -event.cost, "building")
    tile = board.estate_pieces(event.building, event.upgrade) if board.at_desk(event.seat) else None
    if tile:
        place, old, new = tile
        yield Flight(flipped(old, new), (place, place), 0.1, CARD, board.px(14), waits=True, stays=True)


def town_bought(event: TownBought, board: AnimationContext) -> transfers.Flights:
    """Tokens leave, the town flies to its owner, the next one of the deck is turned up."""
    yield from transfers.lost(board, event.seat, event.tokens)
    card, start = stamped_town(board, event.town), held_up(board)
    end = board.estate(event.seat, EstateItem("town", event.town), card.core)
    yield Flight(leaning(card), (start, end), 0.2, CARD, board.px(50), waits=True, stays=True)
    if event.revealed:
        yield from transfers.later(_turned_up(board, "town", Piece("town")), 0.2)


def floor_traded(event: FloorTraded, board: AnimationContext) -> transfers.Flights:
    """Tokens fly from the seller to the buyer, coins the other way."""
    seller, buyer, sum_ = event.seller, event.seat, event.amount * event.price
    yield from transfers.carried(
        board,
        of_one_kind(event.commodity, event.amount),
        lambda name: board.token_out(seller, name),
        lambda name: board.token_in(buyer, name),
        board.at_desk(buyer),
        board.at_desk(seller),
    )
    yield from transfers.coins(board, board.purse(buyer), board.purse(seller), sum_)
    for seat, amount in ((buyer, -sum_), (seller, sum_)):
        yield transfers.sum_at_panel(board, seat, amount, event.commodity)


def turn_ended(event: TurnEnded, board: AnimationContext) -> transfers.Flights:
    """The light of the turn moves to the next player's panel."""
    if board.next_turn == event.seat:
        return
    start, sprite = board.lamp(event.seat)
    end, _ = board.lamp(board.next_turn)
    yield Flight(still(sprite), (start, end), 0.0, LIGHT)


def gap_flights(board: AnimationContext) -> transfers.Flights:
    """The flights of pieces that move up within the hand, the warehouse and the offers."""
    between = board.between
    yield from _shifted(board, between.hand_moves, "hand", between.old.hand, between.new.hand)
    for kind, moves in between.offers.items():
        old, new = (places.offered[kind] for places in (between.old, between.new))
        yield from _shifted(board, moves, kind, old, new)
    for start, place in between.warehouse_moves:
        name = between.new.contents[place]
        if start is not None and between.places.contents[place] is None and name:
            stops = (in_slot(between.old.slots[start]), in_slot(between.places.slots[place]))
            sprite = board.token(name, stops[1].width)
            yield Flight(still(sprite), stops, 0.12, transfers.TOKEN, waits=True, stays=True)


def _shifted(
    board: AnimationContext, moves: tuple[Move, ...], kind: str, old: tuple[Rect, ...], new: tuple[Rect, ...]
) -> transfers.Flights:
    for start, place in moves:
        if start is not None and start != place:
            piece = board.new_piece(Piece(kind, place))
            yield Flight(
                still(piece), (old[start], new[place]), 0.12, transfers.TOKEN, waits=True, stays=True
            )
