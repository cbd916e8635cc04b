"""Whose private things may be shown, above all after an auction that several people took part in (H1, H2)."""

from collections.abc import Sequence

from msgspec.structs import replace

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.table.viewer import Seating
from tests.scenes.raccoon_tycoon.positions import played


def sit(*controllers: str) -> Seating:
    seats = [Seat(f"P{n}", who, COLOURS[n], EMBLEMS[n]) for n, who in enumerate(controllers)]
    return Seating(seats)


def at_action(seat: int) -> View:
    return replace(GAME.view(played(3, 12)[0], None), pending=AwaitAction(seat))


def at_bid(seat: int) -> View:
    pending = AwaitBid(seat, "Top Dog", starter=0, leader=0, bid=6, active=(0, 1, 2))
    return replace(at_action(0), pending=pending)


def bids(seating: Seating, seats: Sequence[int]) -> None:
    """These are asked for a bid, one after the other, without a curtain and with nobody's things shown."""
    for seat in seats:
        assert not seating.turn_to(at_bid(seat), seat)
        assert seating.viewer is None


def test_who_pressed_last_in_an_auction_of_several_is_not_alone_at_the_screen() -> None:
    seating = sit("person", "person", "person")
    seating.lift(0)
    bids(seating, (1, 2, 1))
    assert seating.turn_to(at_action(1), 1)
    assert seating.viewer is None
    seating.lift(1)
    assert seating.viewer == 1


def test_who_bid_against_bots_alone_stays_at_the_screen() -> None:
    seating = sit("person", "person", "greedy")
    seating.lift(0)
    bids(seating, (0, 0))
    assert not seating.turn_to(at_action(0), 0)
    assert seating.viewer == 0


def test_one_person_alone_never_sees_a_curtain() -> None:
    seating = sit("person", "greedy", "greedy")
    assert not seating.turn_to(at_bid(0), 0)
    assert not seating.turn_to(at_action(0), 0)
    assert seating.viewer == 0
