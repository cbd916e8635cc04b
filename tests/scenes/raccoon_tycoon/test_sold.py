"""The moment of "Sold!": it holds, faces change, any key goes on, and that key does nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art.pieces.characters import PLEASED
from scenes.raccoon_tycoon.auction.bidders import state_of
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.auction.plate import is_sold
from scenes.table.scene import TableScene
from tests.scenes.person import FRAME, Sitting
from tests.scenes.raccoon_tycoon.staging import at_the_hammer, dealt, having, stage, waiting

HELD = 0.85
"""Seconds for which "Sold!" has to be read at the calm speed."""


def seen(table: TableScene) -> AuctionPanel | None:
    """The room after the fall of the hammer; None before and later."""
    panel = table.parts.animator.queue.seen_panel(None)
    return panel if isinstance(panel, AuctionPanel) and is_sold(panel.pending) else None


def sold(sitting: Sitting) -> tuple[TableScene, AuctionPanel]:
    """The table and the room as the hammer has fallen."""
    table = at_the_hammer(sitting)
    while not (room := seen(table)):
        sitting.frame()
    return table, room


def test_what_is_sold_is_seen_for_nearly_a_second_with_faces_that_say_who_won(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    table, room = sold(sitting)
    winner = room.pending.leader
    assert room.table.moods[winner] == PLEASED
    assert state_of(winner, room.pending) == "won"
    others = [seat for seat in range(3) if seat != winner]
    assert {state_of(seat, room.pending) for seat in others} == {"lost"}
    frames = 0
    while seen(table):
        sitting.frame()
        frames += 1
    assert frames * FRAME > HELD


@pytest.mark.parametrize(
    "press",
    [
        lambda sitting: sitting.press(pygame.K_SPACE, " "),
        lambda sitting: sitting.click_at_once((640, 250)),
        lambda sitting: sitting.press(pygame.K_j, "j"),
    ],
    ids=["space", "click", "key"],
)
def test_any_press_goes_on_and_does_nothing_else(press: Callable[[Sitting], None], tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    table, _ = sold(sitting)
    made = len(table.context.session.match.entries)
    press(sitting)
    sitting.frame()
    assert not table.parts.animator.busy
    assert not table.parts.panel_host.panel
    assert table.parts.turns.wait > 0, "the others are not hurried by it"
    assert len(table.context.session.match.entries) == made


def test_with_reduced_motion_it_is_a_picture_in_which_nothing_moves(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    sitting.program.settings.reduced_motion = True
    table, _ = sold(sitting)
    sitting.frame(20)
    pictures = set()
    for _ in range(20):
        assert seen(table)
        pictures.add(tuple((id(image), tuple(place)) for image, place in table.parts.animator.sprites()))
        sitting.frame()
    assert len(pictures) == 1
    while table.parts.animator.busy:
        sitting.frame()
    assert not seen(table)


def test_between_two_the_one_raise_is_what_it_is_sold_for(tmp_path: Path) -> None:
    """The raise and the sale are one move: no earlier bid is sold."""
    sitting = Sitting(tmp_path, speed="calm")
    state = having(dealt(2), money=20)
    lot = state.railroad_offer[0]
    stage(sitting, waiting(state, AwaitBid(0, lot, 1, 1, 6, (0, 1)), turn=1))
    table = sitting.table
    sitting.press(pygame.K_RETURN)
    while not (room := seen(table)):
        sitting.frame()
    assert state_of(0, room.pending) == "won"
    assert room.pending.bid == 7


def test_at_the_speed_without_pauses_it_is_gone(tmp_path: Path) -> None:
    assert not at_the_hammer(Sitting(tmp_path, speed="instant")).parts.animator.busy


def test_the_auctioneer_nods_at_the_winner(tmp_path: Path) -> None:
    """The head goes down while the room stands still again, and is up at the end."""
    sitting = Sitting(tmp_path, speed="calm")
    table = at_the_hammer(sitting)
    before, nodding = beak(table), set()
    while not seen(table):
        sitting.frame()
    while seen(table):
        nodding.add(last := beak(table))
        sitting.frame()
    assert len(nodding) > 8
    assert max(abs(one - other) for one, other in zip(before, last, strict=True)) < 4


def beak(table: TableScene) -> bytes:
    """The picture left of the auctioneer's neck, where only the beak moves."""
    room = table.parts.animator.queue.seen_panel(table.parts.panel_host.panel)
    assert isinstance(room, AuctionPanel)
    place = room.frame.rect(*room.room.podium.heron)
    place.size = place.width * 2 // 5, place.height * 2 // 5
    window = pygame.display.get_surface()
    assert window
    return pygame.image.tobytes(window.subsurface(place), "RGB")
