"""Moves at the window, frame by frame: what is skipped, what waits, what lies still meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.session.session import Session
from scenes.art.moving import incremental
from scenes.raccoon_tycoon import telling
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.auction.plate import is_sold
from scenes.raccoon_tycoon.auction.room import GAVEL, HEAD, LOT
from scenes.raccoon_tycoon.motion.event_flights import CLOSES
from scenes.table.picture.picture import TablePicture
from scenes.table.picture.zones import Drawn, Highlights, PaintedZone, ZoneCache
from scenes.table.scene import TableScene
from scenes.window.window import clock
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.bidders import Mouse
from tests.scenes.raccoon_tycoon.staging import at_the_hammer


def _at_a_motion(tmp_path: Path, speed: str, **settings: object) -> tuple[Sitting, TableScene]:
    """A table just as a bot's move sets out."""
    sitting = Sitting(tmp_path, speed=speed)
    for name, value in settings.items():
        setattr(sitting.program.settings, name, value)
    sitting.begin(seats("person", "greedy", "greedy"), "motion")
    hands = Mouse(5)
    for _ in range(4000):
        sitting.step(hands)
        top = sitting.stack.top
        if isinstance(top, TableScene) and top.parts.animator.busy and top.context.shown.person is None:
            return sitting, top
    raise AssertionError("nothing moved")


def test_the_picture_is_composed_once_when_it_sets_out_and_once_when_it_has_landed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm")
    composed = []
    compose = TablePicture._compose
    monkeypatch.setattr(TablePicture, "_compose", lambda *args: composed.append(1) or compose(*args))
    frames = 0
    while table.parts.animator.busy:
        sitting.frame()
        frames += 1
    assert frames > 10
    assert len(composed) <= 2


def test_a_click_and_space_skip_what_is_in_the_air(tmp_path: Path) -> None:
    """They skip flights, the pause after them, and the others' moves up to the end of the turn."""
    ways: tuple[Callable[[Sitting], None], ...] = (
        lambda sitting: sitting.click((900, 300)),
        lambda sitting: sitting.press(pygame.K_SPACE, " "),
    )
    for skip in ways:
        sitting, table = _at_a_motion(tmp_path, "calm")
        entries = len(table.context.session.match.entries)
        table.parts.turns.wait = 5.0
        skip(sitting)
        sitting.frame()
        made = table.context.session.match.entries[entries:]
        assert made, "the pause was skipped as well"
        ends = table.context.presentation.words.events.ends_turn
        ended = [any(ends(event) for event in entry.events) for entry in made]
        assert not any(ended[:-1]), "no further than to the end of the turn"
        assert ended[-1] or table.context.shown.person is not None
        sitting.stack.clear()


def test_at_a_persons_turn_space_lands_what_is_in_the_air_and_presses_nothing(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm")
    while table.context.shown.person is None or not table.parts.animator.busy:
        sitting.frame()
    entries = len(table.context.session.match.entries)
    sitting.press(pygame.K_SPACE, " ")
    assert not table.parts.animator.busy
    assert len(table.context.session.match.entries) == entries


def test_bots_wait_until_everything_has_landed(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "fast")
    entries = len(table.context.session.match.entries)
    while table.parts.animator.busy:
        assert len(table.context.session.match.entries) == entries
        sitting.frame()


@pytest.mark.usefixtures("ground_at_once")
def test_a_bots_move_its_flights_and_the_picture_each_have_a_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All at once would be too long a frame beside a bot that thinks."""
    done: list[str] = []

    def noted(holder: object, name: str) -> None:
        work = getattr(holder, name)

        def and_noted(*args: object, **rest: object) -> object:
            made = work(*args, **rest)
            if made != []:  # where nothing flies there was nothing to work out
                done.append(name)
            return made

        monkeypatch.setattr(holder, name, and_noted)

    noted(Session, "submit")
    noted(telling, "all_flights")
    noted(TablePicture, "_compose")
    sitting = Sitting(tmp_path, speed="fast")
    session = sitting.begin(seats("greedy", "greedy", "greedy"), "frames")
    sitting.frame(3)
    met: set[str] = set()
    while len(session.match.entries) < 40:
        done.clear()
        sitting.frame()
        assert len(done) <= 1
        met.update(done)
    assert met == {"submit", "all_flights", "_compose"}


@pytest.mark.usefixtures("ground_at_once")
def test_what_lies_still_while_a_move_is_shown_is_drawn_before_it_sets_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    early: list[PaintedZone] = []
    late: list[PaintedZone] = []
    drawn_zone, composing = ZoneCache._drawn, [0]
    compose = TablePicture._compose

    def drawn(part: PaintedZone, margin: int) -> Drawn:
        animation = isinstance(top := sitting.stack.top, TableScene) and top.parts.animator.queue.animation
        if animation or not composing[0]:
            (late if composing[0] else early).append(part)
        return drawn_zone(part, margin)

    def composed(*args: Any) -> pygame.Surface:
        composing[0] += 1
        try:
            return compose(*args)
        finally:
            composing[0] -= 1

    monkeypatch.setattr(ZoneCache, "_drawn", staticmethod(drawn))
    monkeypatch.setattr(TablePicture, "_compose", composed)
    sitting = Sitting(tmp_path, speed="fast")
    with incremental.spread(clock):
        session = sitting.begin(seats("greedy", "greedy", "greedy"), "frames")
        while len(session.match.entries) < 12:
            sitting.frame()
    assert early
    assert not late


def test_until_a_bots_move_sets_out_every_piece_lies_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None is missing for a frame because the move before has only just landed, nor the auction's gavel."""
    drawn: list[Highlights] = []
    gavels: list[bool] = []
    draw, draw_panel = TablePicture.draw, AuctionPanel.draw

    def noted(picture: TablePicture, surface: pygame.Surface, *shown: Any) -> None:
        drawn.append(shown[2])
        draw(picture, surface, *shown)

    def panel_noted(panel: AuctionPanel, *shown: Any) -> None:
        gavels.append("gavel" not in panel.hidden)
        draw_panel(panel, *shown)

    monkeypatch.setattr(TablePicture, "draw", noted)
    monkeypatch.setattr(AuctionPanel, "draw", panel_noted)
    sitting = Sitting(tmp_path, speed="fast")
    session = sitting.begin(seats("greedy", "greedy", "greedy"), "frames")
    sitting.frame(3)
    table, due = sitting.table, 0
    while len(session.match.entries) < 40:
        shown = len(gavels)
        sitting.frame()
        if table.parts.animator.queue.due:
            due += 1
            assert not drawn[-1].hidden
            assert all(gavels[shown:])
    assert due > 30
    assert not all(gavels), "no gavel has fallen"


def test_after_its_blow_the_gavel_lies_until_the_room_has_closed_and_only_then_the_next_card_comes(
    tmp_path: Path,
) -> None:
    table = at_the_hammer(Sitting(tmp_path, speed="calm"))
    falls = table.parts.animator.queue.animation
    assert falls
    assert falls.then
    assert falls.then.then
    legs = [*falls.legs()]
    assert [leg.transition.panel_hidden for leg in legs] == [{GAVEL}, {LOT, HEAD}, frozenset()]
    room = legs[1].departure.panel
    assert isinstance(room, AuctionPanel)
    assert is_sold(room.pending), "the hammer lies"
    assert legs[2].departure.panel is None
    card, *turned_up = [flight for flight in legs[2].transition.flights if flight.stays and not flight.waits]
    assert card.begin == 0
    assert turned_up
    assert all(flight.begin >= CLOSES for flight in turned_up)


def test_nothing_flies_at_the_speed_instant(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="instant")
    session = sitting.begin(seats("greedy", "greedy", "random"), "instant")
    for _ in range(40):
        sitting.frame()
        assert not sitting.table.parts.animator.busy
    assert len(session.match.entries) > 40


def test_with_reduced_motion_the_picture_fades_and_nothing_flies(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm", reduced_motion=True)
    assert not table.parts.animator.queue.air.flights
    sitting.frame(10)
    assert not table.parts.animator.busy


def test_what_is_shown_once_more_flies_and_lands(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm")
    while table.parts.animator.busy or table.context.shown.person is None:
        sitting.frame()
    entries = len(table.context.session.match.entries)
    for number in range(1, entries + 1):
        table.parts.animator.show(number)
        flew = len(table.parts.animator.queue.air.flights)
        for _ in range(600):
            sitting.frame()
            if not table.parts.animator.busy:
                break
        else:
            raise AssertionError(f"{flew} pieces never landed")
    assert len(table.context.session.match.entries) == entries


def test_in_a_window_of_another_size_everything_has_landed(tmp_path: Path) -> None:
    sitting, table = _at_a_motion(tmp_path, "calm")
    sitting.stack.resize((1600, 900))
    assert not table.parts.animator.busy
    table.draw(pygame.Surface((1600, 900)))
