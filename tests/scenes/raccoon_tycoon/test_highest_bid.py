"""The highest bid at the auction's panel and secrecy between people, through real events."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.paths import saves_dir
from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.highest_bid import HighestBid, auction_number
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.dialogs.dialog import DialogScene
from scenes.raccoon_tycoon.auction.bidding import BidderControls
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.midgame import bid_of, frame_of, hover, sit_down

SEEDS = ("block", "hammer", "gavel", "lot", "sale", "bid", "going", "gone")


def at_auction(
    tmp_path: Path, people: int, room: int = 12, speed: str = "instant", size: tuple[int, int] = (1280, 720)
) -> tuple[Sitting, Session]:
    """The person of the first seat is asked for a bid and has `room` dollars above the standing one."""
    for seed in SEEDS:
        sitting = Sitting(tmp_path, size=size, speed=speed)
        table = ["person"] * people + ["greedy"] * (3 - people)
        try:
            session = sit_down(sitting, table, bid_of(0, room), seed, saves_dir(tmp_path), least=10)
        except AssertionError:
            continue
        return sitting, session
    raise AssertionError("no such auction")


def panel_of(sitting: Sitting) -> AuctionPanel:
    panel = sitting.table.parts.panel_host.panel
    assert isinstance(panel, AuctionPanel)
    return panel


def type_limit(sitting: Sitting, most: int) -> None:
    sitting.press(pygame.K_l, "l")
    for digit in str(most):
        sitting.press(pygame.key.key_code(digit), digit)


def bids_of(session: Session, since: int, seat: int = 0) -> list[int]:
    return [
        entry.command.amount
        for entry in session.match.entries[since:]
        if entry.command.seat == seat and type(entry.command).__name__ == "Bid"
    ]


def in_auction(session: Session) -> bool:
    return isinstance(session.view(None).pending, AwaitBid)


def test_by_keys_against_bots(tmp_path: Path) -> None:
    sitting, session = at_auction(tmp_path, 1)
    since, start = len(session.match.entries), panel_of(sitting).pending.bid
    type_limit(sitting, start + 6)
    form = panel_of(sitting).controls.form
    assert form is not None
    assert form.sum.value == start + 6
    assert str(start + 6) in form.confirm.label
    assert len(session.match.entries) == since, "typing submits nothing"
    sitting.press(pygame.K_RETURN)
    while in_auction(session):
        assert not session.awaited, "nothing more is asked"
        sitting.frame()
    made = bids_of(session, since)
    assert made[0] == start + 1, "the least raise"
    assert max(made) <= start + 6


def test_by_the_mouse_and_then_ask(tmp_path: Path) -> None:
    sitting, session = at_auction(tmp_path, 1)
    since, panel = len(session.match.entries), panel_of(sitting)
    start = panel.pending.bid
    sitting.click(panel.controls.highest.rect.center)
    assert panel.controls.form is not None
    most = panel.controls.form.sum.value - 1
    assert most >= start
    sitting.click(next(rect for step, rect in panel.controls.form.sum.parts() if step == -1).center)
    most = max(most, start + 1)
    assert panel.controls.form.sum.value == most
    sitting.click(panel.controls.form.then.rect.center)
    assert panel.controls.form.then.label == ENGLISH.say("auction.highest.ask")
    assert len(session.match.entries) == since, "presets fill in and never submit"
    sitting.click(panel.controls.form.confirm.rect.center)
    for _ in range(600):
        if not in_auction(session) or session.awaited:
            break
        sitting.frame()
    if in_auction(session):
        assert session.awaited == (0,)
        assert panel_of(sitting).pending.bid >= most
    assert max(bids_of(session, since)) <= most


@pytest.mark.parametrize("people", [1, 2])
def test_what_is_mistyped_is_taken_back(tmp_path: Path, people: int) -> None:
    """Between people too, where dots stand for the digits."""
    sitting, _ = at_auction(tmp_path, people)
    wanted = panel_of(sitting).pending.bid + 6
    type_limit(sitting, wanted)
    form = panel_of(sitting).controls.form
    assert form is not None
    for _ in range(4):
        sitting.press(pygame.K_BACKSPACE)
    for digit in str(wanted):
        sitting.press(pygame.key.key_code(digit), digit)
    sitting.press(pygame.K_9, "9")
    sitting.press(pygame.K_BACKSPACE)
    assert form.sum.value == wanted


def test_escape_leaves_no_trace(tmp_path: Path) -> None:
    sitting, session = at_auction(tmp_path, 1)
    since = len(session.match.entries)
    type_limit(sitting, 99)
    sitting.press(pygame.K_ESCAPE)
    panel = panel_of(sitting)
    assert panel.controls.form is None
    assert session.orders.of(0) is None
    assert session.awaited == (0,)
    assert len(session.match.entries) == since
    assert panel.controls.stepper.value == panel.pending.bid + 1


def test_it_can_be_ended_while_bots_bid(tmp_path: Path) -> None:
    sitting, session = at_auction(tmp_path, 1, speed="calm")
    type_limit(sitting, panel_of(sitting).pending.bid + 9)
    sitting.press(pygame.K_RETURN)
    assert not session.awaited
    assert session.orders.of(0) is not None
    sitting.press(pygame.K_l, "l")
    assert session.orders.of(0) is None
    assert session.awaited == (0,)
    assert isinstance(panel_of(sitting).controls, BidderControls)


def test_between_people_no_frame_tells_what_is_typed(tmp_path: Path) -> None:
    """Two sums, the same frames: while typing, when it is set, while it bids, and when others are asked."""

    def frames(most: int, folder: Path) -> list[bytes]:
        folder.mkdir()
        sitting, session = at_auction(folder, 2)
        hover(sitting, (2, 2))
        seen = []
        sitting.press(pygame.K_l, "l")
        for digit in str(most):
            sitting.press(pygame.key.key_code(digit), digit)
            seen.append(frame_of(sitting))
        panel = panel_of(sitting)
        assert panel.controls.form is not None
        assert panel.controls.form.sum.value == most
        sitting.press(pygame.K_t, "t")
        seen.append(frame_of(sitting))
        sitting.press(pygame.K_RETURN)
        for _ in range(40):
            seen.append(frame_of(sitting))
            if session.awaited or not in_auction(session):
                break
            sitting.frame()
        assert bids_of(session, 10)
        return seen

    assert frames(41, tmp_path / "one") == frames(77, tmp_path / "other")


def test_between_people_its_owner_may_peek(tmp_path: Path) -> None:
    sitting, session = at_auction(tmp_path, 2)
    panel = panel_of(sitting)
    type_limit(sitting, 41)
    masked = frame_of(sitting)
    assert "41" not in panel.controls.form.confirm.label
    sitting.press(pygame.K_o, "o")
    assert frame_of(sitting) != masked
    assert panel.controls.form is not None
    assert panel.controls.form.sum.shown_number == "41"
    money = session.view(0).players[0].money
    assert f"${money}" in panel.controls.purse.label
    sitting.press(pygame.K_o, "o")
    assert panel.controls.form.sum.shown_number != "41"
    assert panel.controls.purse.label == ENGLISH.say("auction.peek")


def test_a_limit_that_is_set_shows_itself_to_its_owner_behind_the_peek(tmp_path: Path) -> None:
    sitting, session = at_auction(tmp_path, 2)
    start = panel_of(sitting).pending.bid
    session.orders.give(0, HighestBid(auction_number(session.orders.log(0)), start, "ask"))
    sitting.table.follow()
    panel = panel_of(sitting)
    words = [getattr(widget, "label", "") for widget in panel.controls.ring.widgets]
    assert not any(ENGLISH.say("auction.highest.standing", most=start) in label for label in words)
    sitting.press(pygame.K_o, "o")
    money = session.view(0).players[0].money
    assert panel.controls.purse.label == ENGLISH.say("auction.purse_highest", money=money, most=start)


def test_between_people_the_panel_knows_no_purse(tmp_path: Path) -> None:
    """With another purse the panel is the same to the pixel; a bid beyond it is refused when made."""
    sitting, session = at_auction(tmp_path, 2)
    hover(sitting, (2, 2))
    rich = frame_of(sitting)
    panel = panel_of(sitting)
    assert panel.controls.stepper.enabled
    assert panel.controls.bid.enabled
    money = session.view(0).players[0].money
    assert panel.controls.stepper.high > money
    for digit in str(money + 1):
        sitting.press(pygame.key.key_code(digit), digit)
    moves = len(session.match.entries)
    sitting.press(pygame.K_RETURN)
    assert isinstance(sitting.stack.top, DialogScene), "refused after a private check"
    assert len(session.match.entries) == moves
    sitting.press(pygame.K_ESCAPE)
    state = session.match.state
    poor = replace(state.players[0], money=0)
    session.match._states[-1] = replace(state, players=(poor, *state.players[1:]))
    sitting.table.follow()
    sitting.frame()
    panel = panel_of(sitting)
    assert panel.controls.bid.enabled
    assert panel.controls.highest.enabled
    assert frame_of(sitting) == rich


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("people", [1, 2])
def test_nothing_overlaps(tmp_path: Path, size: tuple[int, int], people: int) -> None:
    sitting, _ = at_auction(tmp_path, people, size=size)
    panel = panel_of(sitting)
    for opened in (False, True):
        if opened:
            sitting.press(pygame.K_l, "l")
        rects = [widget.rect for widget in panel.controls.ring.widgets]
        for number, rect in enumerate(rects):
            assert panel.row.rect.contains(rect)
            assert all(not rect.colliderect(other) for other in rects[number + 1 :])
