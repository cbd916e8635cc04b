"""The foot of the table: the banner says who is to do what, the verbs why they wait."""

from __future__ import annotations

from pathlib import Path

from raccoon.games.raccoon_tycoon.pending import AwaitBid
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import dealt, stage, waiting


def test_in_an_auction_it_says_who_is_to_bid_and_who_leads(tmp_path: Path) -> None:
    """A bot's bid is not its turn: that is the starter's still, as the tabs on the panels say."""
    sitting = Sitting(tmp_path, speed="calm")
    state = dealt()
    auction = AwaitBid(1, state.railroad_offer[0], 0, 2, 7, (0, 1, 2))
    session = stage(sitting, waiting(state, auction), "sensible", "sensible")
    bidder, leader = (session.seats[seat].name for seat in (1, 2))
    banner = sitting.table.parts.banner
    assert (banner.title, banner.below) == (f"{bidder} to bid", f"{leader} leads")


def test_at_a_turn_it_says_whose_comes_next(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    session = stage(sitting, dealt())
    banner = sitting.table.parts.banner
    assert (banner.title, banner.below) == ("Your turn", f"{session.seats[1].name} is next")


def test_in_an_auction_the_verbs_say_that_they_wait_for_it(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    state = dealt()
    auction = AwaitBid(0, state.railroad_offer[0], 1, 2, 7, (0, 1, 2))
    stage(sitting, waiting(state, auction, turn=1), "sensible", "sensible")
    verbs = sitting.table.parts.controls.verbs.values()
    assert {button.reason for button in verbs} == {"An auction is under way: bid or pass first."}
