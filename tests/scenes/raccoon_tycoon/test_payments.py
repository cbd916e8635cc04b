"""Money that changes hands is seen as the coins and notes that make up the sum."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from scenes.art.pieces import coinage
from scenes.raccoon_tycoon.events import EVENTS
from scenes.raccoon_tycoon.look import RaccoonTycoonLook
from scenes.raccoon_tycoon.motion.places import AnimationContext
from scenes.raccoon_tycoon.motion.transfers import MOST_PIECES
from scenes.raccoon_tycoon.motion.transition import ViewDiff
from scenes.table.motion.flights import Flight, Sprite
from scenes.table.picture.picture import TablePicture
from scenes.window.window import Window
from tests.scenes.raccoon_tycoon.positions import say
from tests.scenes.raccoon_tycoon.stills import demonstration

SIZE = (1280, 720)
Payment = tuple[AnimationContext, Event, list[int], list[Flight]]
"""The table, what happened, the pieces that were drawn for it, and its flights."""


def owed(event: Event) -> list[int]:
    """The sums that an event moves, in the order in which they are told."""
    match event:
        case Sold():
            return [event.amount * event.price, *(income for _, income in event.firms)]
        case BuildingBought() | BuildingUpgraded():
            return [event.cost]
        case AuctionWon():
            return [event.price, *(income for _, income in event.houses)]
    return []


@pytest.fixture(scope="module")
def payments() -> list[Payment]:
    with Window(SIZE):
        return list(_payments())


def _payments() -> Iterator[Payment]:
    session = demonstration(3, 100_000)
    picture = TablePicture(RaccoonTycoonLook(), session.seats, say())
    draw = AnimationContext.money
    for number, entry in enumerate(session.match.entries):
        for event in entry.events:
            if not owed(event):
                continue
            views = session.view(0, number), session.view(0, number + 1)
            between = ViewDiff(*views, SIZE, 1.0)
            board = AnimationContext(between, picture, say(), pygame.Rect(224, 10, 832, 464), views[1].turn)
            pieces: list[int] = []

            def noted(
                value: int, height: int, board: AnimationContext = board, pieces: list[int] = pieces
            ) -> Sprite:
                pieces.append(value)
                return draw(board, value, height)

            board.money = noted  # type: ignore[method-assign]
            yield board, event, pieces, list(EVENTS.flights(event, board))


def test_every_kind_of_payment_was_seen(payments: list[Payment]) -> None:
    assert {type(event) for _, event, _, _ in payments} >= {Sold, BuildingBought, AuctionWon}


def test_the_pieces_make_up_the_sums(payments: list[Payment]) -> None:
    for _, event, pieces, _ in payments:
        assert pieces == [piece for amount in owed(event) for piece in coinage.change(amount, MOST_PIECES)]


def test_income_comes_from_the_bank_and_prices_go_there(payments: list[Payment]) -> None:
    """The bank lies beyond the far edge of the table."""
    for _, event, _, flights in payments:
        came = [flight for flight in flights if flight.stops[0].bottom <= 0]
        went = [flight for flight in flights if flight.stops[-1].bottom <= 0]
        shares = len(owed(event)) - 1
        assert bool(came) == (isinstance(event, Sold) or shares > 0), event
        assert bool(went) == (not isinstance(event, Sold)), event
