"""The private things that may be shown, above all after an auction that several people took part in."""

from collections.abc import Sequence

from msgspec.structs import replace

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.privacy import RaccoonTycoonPrivacy
from scenes.table.viewer import Viewer
from tests.scenes.raccoon_tycoon.positions import played


def sit(*controllers: str) -> Viewer:
    seats = [Seat(f"P{n}", who, COLOURS[n], EMBLEMS[n]) for n, who in enumerate(controllers)]
    return Viewer(seats, RaccoonTycoonPrivacy())


def at_action(seat: int) -> View:
    return replace(GAME.view(played(3, 12)[0], None), pending=AwaitAction(seat))


def at_bid(seat: int) -> View:
    pending = AwaitBid(seat, "Top Dog", starter=0, leader=0, bid=6, active=(0, 1, 2))
    return replace(at_action(0), pending=pending)


def bids(viewer: Viewer, seats: Sequence[int]) -> None:
    """These are asked for a bid, one after the other, without a curtain and with nobody's things shown."""
    for seat in seats:
        assert not viewer.turn_to(at_bid(seat), (seat,))
        assert viewer.seat is None


def test_who_pressed_last_in_an_auction_of_several_is_not_alone_at_the_screen() -> None:
    viewer = sit("person", "person", "person")
    viewer.lift(0)
    bids(viewer, (1, 2, 1))
    assert viewer.turn_to(at_action(1), (1,))
    assert viewer.seat is None
    viewer.lift(1)
    assert viewer.seat == 1


def test_who_bid_against_bots_alone_stays_at_the_screen() -> None:
    viewer = sit("person", "person", "greedy")
    viewer.lift(0)
    bids(viewer, (0, 0))
    assert not viewer.turn_to(at_action(0), (0,))
    assert viewer.seat == 0


def test_one_person_alone_never_sees_a_curtain() -> None:
    viewer = sit("person", "greedy", "greedy")
    assert not viewer.turn_to(at_bid(0), (0,))
    assert not viewer.turn_to(at_action(0), (0,))
    assert viewer.seat == 0
