"""Bids typed at the keyboard: digits are for the sum, and Enter for what has just been typed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.games.raccoon_tycoon.actions.start_tokens import ChooseStartTokens
from raccoon.games.raccoon_tycoon.pending import AwaitBid, AwaitStartTokens
from scenes.dialogs.dialog import DialogScene
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.choices.auction import AuctionChoice
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.piece import Piece
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import dealt, having, stage, waiting


def at_auction(tmp_path: Path, *controllers: str) -> tuple[Sitting, AuctionPanel]:
    """The first seat, with $30, is asked for more than $7."""
    sitting = Sitting(tmp_path, speed="calm")
    state = having(dealt(), money=30)
    auction = AwaitBid(0, state.railroad_offer[0], 1, 1, 7, (0, 1, 2))
    stage(sitting, waiting(state, auction, turn=1), *controllers)
    panel = sitting.table.parts.panel_host.panel
    assert isinstance(panel, AuctionPanel)
    return sitting, panel


def type_sum(sitting: Sitting, digits: str) -> None:
    for digit in digits:
        sitting.press(ord(digit), digit)


def test_after_a_refused_bid_the_next_digits_are_another_sum(tmp_path: Path) -> None:
    sitting, panel = at_auction(tmp_path, "person", "greedy")
    type_sum(sitting, "50")
    sitting.press(pygame.K_RETURN)
    assert isinstance(sitting.stack.top, DialogScene)
    sitting.press(pygame.K_RETURN)
    type_sum(sitting, "12")
    assert (panel.controls.stepper.value, panel.controls.bid.label) == (12, "Bid $12")
    sitting.press(pygame.K_RETURN)
    assert sitting.table.context.session.view(None).pending.bid == 12


def test_enter_bids_what_was_typed_wherever_the_focus_was(tmp_path: Path) -> None:
    sitting, panel = at_auction(tmp_path, "greedy", "greedy")
    sitting.press(pygame.K_TAB)
    while not panel.controls.leave.focused:
        sitting.press(pygame.K_TAB)
    type_sum(sitting, "15")
    assert panel.controls.stepper.focused
    sitting.press(pygame.K_RETURN)
    pending = sitting.table.context.session.view(None).pending
    assert (pending.bid, pending.leader) == (15, 0)
    assert 0 in pending.active


def test_digits_are_the_opening_bid_and_the_amount_sold_wherever_the_focus_is(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    stage(sitting, having(dealt(), money=30, tokens=(0, 0, 0, 0, 5, 0)), "greedy", "greedy")
    for verb, typed, confirmed in (
        (pygame.K_a, "11", "Open at $11"),
        (pygame.K_s, "3", "Sell 3 crates of goods"),
    ):
        sitting.press(verb, chr(verb))
        dock = sitting.table.parts.panel_host.panel
        assert isinstance(dock, ChoicePanel)
        type_sum(sitting, typed)
        assert dock.confirm.label.startswith(confirmed)
        sitting.press(pygame.K_ESCAPE)


@pytest.mark.parametrize("shown", [False, True])
def test_digits_after_setting_a_limit_are_the_limit_and_the_opening_bid_stays(
    tmp_path: Path, shown: bool
) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    stage(sitting, having(dealt(), money=30), "greedy", "greedy")
    sitting.press(pygame.K_a, "a")
    if shown:
        sitting.press(pygame.K_TAB)
        sitting.press(pygame.K_TAB)
    sitting.press(pygame.K_l, "l")
    sitting.press(pygame.K_2, "2")
    sitting.press(pygame.K_0, "0")
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    choice = dock.choice
    assert isinstance(choice, AuctionChoice)
    assert choice.bid.value == choice.bid.low
    assert choice.highest.value == 20
    assert dock.confirm.sub.startswith("bidding up to $20")


def test_a_bid_beyond_the_purse_is_told_before_it_becomes_another(tmp_path: Path) -> None:
    """Nothing that was typed turns into another sum without a word, and nothing is bid that nobody typed."""
    sitting, panel = at_auction(tmp_path, "greedy", "greedy")
    session, bid = sitting.table.context.session, panel.controls.bid
    for digits, told in (("30", "Bid $30"), ("0", "At most $30")):
        type_sum(sitting, digits)
        assert bid.label == told
    sitting.press(pygame.K_RETURN)
    assert bid.label == "Bid $30"
    assert session.view(None).pending.bid == 7, "the first Enter only takes the sum that can be bid"
    type_sum(sitting, "2")
    assert bid.label == "At least $8"
    sitting.press(pygame.K_l, "l")
    type_sum(sitting, "99")
    assert panel.controls.form is not None
    assert panel.controls.form.confirm.label == "At most $30"


@pytest.mark.parametrize(("verb", "told"), [(pygame.K_a, "At most $30"), (pygame.K_s, "At most 5")])
def test_an_amount_beyond_what_there_is_is_told_on_every_page(tmp_path: Path, verb: int, told: str) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = stage(sitting, having(dealt(), money=30, tokens=(0, 0, 0, 0, 5, 0)), "greedy", "greedy")
    sitting.press(verb, chr(verb))
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    type_sum(sitting, "77")
    assert dock.confirm.label == told
    sitting.press(pygame.K_RETURN)
    assert "At most" not in dock.confirm.label
    assert not session.match.entries


def test_the_first_stock_is_taken_by_enter_alone(tmp_path: Path) -> None:
    """A single free token is chosen to begin with, as several are: Enter takes it, a press exchanges it."""
    sitting = Sitting(tmp_path, speed="calm")
    session = stage(sitting, waiting(dealt(), AwaitStartTokens(0, 1)), "greedy", "greedy")
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    assert dock.complete
    sitting.click(sitting.table.context.shown.layout.rects_of(Piece("market", "wood"))[0].center)
    sitting.press(pygame.K_RETURN)
    assert session.match.entries[0].command == ChooseStartTokens(0, (0, 1, 0, 0, 0, 0))
