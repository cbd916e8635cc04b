"""The flights of tokens, money and price tokens that several events share."""

from collections.abc import Callable, Iterator

import pygame

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art.moving import tween
from scenes.art.pieces import coinage
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.motion.places import AnimationContext, Rect, puff
from scenes.raccoon_tycoon.picture.market import draw_groove
from scenes.table.motion.flights import Flight, Sprite, SpriteFrame, fading, still, swelling

Flights = Iterator[Flight]
TOKEN, COIN, NOTCH = 0.38, 0.34, 0.08
"""Seconds of a token's flight, of a coin's, and of a price's step to the next space."""
APART = 0.05
"""Seconds between the starts of two alike pieces."""
SWELLS = 0.15
"""Seconds for which a purse swells when it receives a coin."""
SHOWN = 1.3
"""Seconds for which a sum is shown at a panel."""
PUFFS, PUFF = 7, 0.3
"""The number of puffs of dust after a blow, and the seconds for which they are shown."""
MOST_PIECES = 8
"""The most coins and notes shown for a sum: the largest ones."""


def carried(
    board: AnimationContext,
    tokens: Counts,
    start: Callable[[str], Rect],
    end: Callable[[str], Rect],
    stays: bool,
    waits: bool,
) -> Flights:
    """Tokens fly in arcs, one after the other, from `start` to `end` of their commodity."""
    number = 0
    for name, count in zip(COMMODITIES, tokens, strict=True):
        for _ in range(count):
            stops = (start(name), end(name))
            sprite = board.token(name, max(stop.width for stop in stops))
            yield Flight(still(sprite), stops, number * APART, TOKEN, board.px(90), waits=waits, stays=stays)
            number += 1


def gained(board: AnimationContext, seat: int, tokens: Counts) -> Flights:
    """Tokens fly from the supply to the seat: into the warehouse on the desk, or to its panel."""
    return carried(
        board, tokens, board.supply, lambda name: board.token_in(seat, name), board.at_desk(seat), False
    )


def lost(board: AnimationContext, seat: int, tokens: Counts) -> Flights:
    """Tokens fly from the seat back to the supply."""
    return carried(
        board, tokens, lambda name: board.token_out(seat, name), board.supply, False, board.at_desk(seat)
    )


def coins(board: AnimationContext, start: Rect, end: Rect, amount: int) -> Flights:
    """The coins and notes that make up a sum fly from `start` to `end`."""
    for number, value in enumerate(coinage.change(amount, MOST_PIECES)):
        sprite = board.money(value, start.width)
        aside = board.px(13) * (number % 3 - 1)
        leave, arrive = Rect(0, 0, *sprite.core), Rect(0, 0, *sprite.core)
        leave.center = start.move(aside, board.px(5) * (number % 2)).center
        arrive.center = end.move(aside // 2, 0).center
        lift = board.px(30 + 12 * (number % 3))
        yield Flight(still(sprite), (leave, arrive), number * APART, COIN, lift)


def paid(board: AnimationContext, seat: int, amount: int, what: str) -> Flights:
    """Coins fly from the bank to the seat, or back for a negative amount; the panel shows the sum."""
    if not amount:
        return
    bank, purse = board.bank(), board.purse(seat)
    way = [*coins(board, *((bank, purse) if amount > 0 else (purse, bank)), abs(amount))]
    yield from way
    if amount > 0 and board.at_desk(seat):
        place, sprite = board.own_purse()
        yield from (Flight(swelling(sprite), (place, place), coin.end, SWELLS) for coin in way)
    yield sum_at_panel(board, seat, amount, what)


def dust(board: AnimationContext) -> Flights:
    """Dust flies up from the sounding block to both sides."""
    block = board.hall.block()
    for number in range(PUFFS):
        side = board.px(14 + 5 * (number % 3))
        start, aside = Rect(0, 0, side, side), (number - (PUFFS - 1) / 2) / PUFFS
        start.center = block.centerx + round(0.5 * aside * block.width), block.top + board.px(4)
        end = start.inflate(side, side).move(
            round(1.6 * aside * block.width), -board.px(10 + 9 * (number % 2))
        )
        yield Flight(fading(Sprite.of(puff(side))), (start, end), 0.0, PUFF, ease=tween.out)


def sum_at_panel(board: AnimationContext, seat: int, amount: int, what: str) -> Flight:
    """The sum, shown at the seat's panel for a while with a picture of its cause."""
    place, sprite = board.badge(seat, amount, what)
    stops = (place.move(0, board.px(10)), place)
    return Flight(fading(sprite), stops, 0.1, SHOWN, ease=tween.out, lingers=True)


def climbing(board: AnimationContext, commodity: str, prices: list[int]) -> Flights:
    """The price token moves from space to space, the groove fills below it; nothing if the price stays."""
    if len(prices) < 2 or prices[0] == prices[-1]:
        return
    layout = board.between.new
    stops = tuple(layout.token_spot(commodity, price) for price in prices)
    sprite, track, lasts = (
        board.token(commodity, stops[0].width),
        layout.track(commodity),
        NOTCH * len(prices),
    )
    yield Flight(
        _filling(layout, commodity, prices, stops), (track, track), 0.0, lasts, waits=True, stays=True
    )
    yield Flight(still(sprite), stops, 0.0, lasts, waits=True, stays=True)


def _filling(layout: TableLayout, commodity: str, prices: list[int], stops: tuple[Rect, ...]) -> SpriteFrame:
    """The groove of a track, filled up to the token that moves over these stops."""
    track, rises = layout.track(commodity), prices[-1] > prices[0]
    empty, full = (pygame.Surface(track.size, pygame.SRCALPHA) for _ in range(2))
    for image, price in ((empty, min(prices)), (full, max(prices))):
        draw_groove(image, layout, commodity, price, (-track.left, -track.top))
    foot = track.bottom if rises else layout.token_spot(commodity, min(prices)).centery

    def look(share: float, _: tuple[int, int]) -> pygame.Surface:
        image, top = empty.copy(), tween.on_the_way(stops, share, 0, tween.in_out).centery
        filled = pygame.Rect(0, top - track.top, track.width, max(0, foot - top))
        image.blit(full, filled, filled)
        return image

    return look


def steps(start: int, end: int) -> list[int]:
    """Every price from `start` to `end`, both included."""
    return list(range(start, end + 1)) if end >= start else list(range(start, end - 1, -1))


def later(flights: Flights, seconds: float) -> Flights:
    """The same flights, started later."""
    return (flight.after(seconds) for flight in flights)
