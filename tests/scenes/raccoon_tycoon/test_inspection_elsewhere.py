"""Pieces are asked in the past and at the end as they are at the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.results.inspectable import InspectableResults
from scenes.table.history.history_scene import HistoryScene
from scenes.table.inspection.page import TableRow
from scenes.table.inspection.scene import InspectionScene
from scenes.table.piece import Piece
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.midgame import sit_down, turn_of


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    sat = Sitting(tmp_path)
    yield sat
    sat.stack.clear()
    sat.window.close()


def test_the_past_is_asked_as_it_was(sitting: Sitting) -> None:
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(0))
    table = sitting.table
    table.parts.look_back.open()
    past = sitting.stack.top
    assert isinstance(past, HistoryScene)
    now = session.view(0).prices
    while session.view(0, past.moves).prices == now:
        sitting.press(pygame.K_LEFT)
    prices = session.view(0, past.moves).prices
    commodity = next(place for place, price in enumerate(prices) if price != now[place])
    name = COMMODITIES[commodity]
    column = past.places.rects_of(Piece("market", name))[0]
    sitting.click((column.centerx - 20, column.top + 30), button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    assert top.piece == Piece("market", name)
    held = session.view(0, past.moves).players[0].tokens[commodity]
    assert top.page.beside
    assert top.page.beside.rows[1].figures == (str(held), f"${held * prices[commodity]}"), (
        "at the price of then"
    )
    assert not top.action.visible, "nothing is begun in the past"
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is past


def test_the_certificate_and_the_ledger_are_asked(sitting: Sitting) -> None:
    session = sit_down(sitting, ["greedy"] * 3, lambda session: session.over, seed="ended")
    for _ in range(200):
        sitting.frame()
        if isinstance(sitting.stack.top, InspectableResults):
            break
    end = sitting.stack.top
    assert isinstance(end, InspectableResults)
    sitting.press(pygame.K_SPACE, " ")
    inspectables = end.inspectables()
    assert inspectables
    assert inspectables.pieces[:3] == (Piece("panel", 0), Piece("panel", 1), Piece("panel", 2))
    assert all(inspectables.page(piece) for piece in inspectables.pieces)
    (winner, face), *_ = end.certificate.victor.places(end.frame)
    assert inspectables.piece_at(face.center) == Piece("panel", end.results.seats.index(winner))
    place = inspectables.place_of(Piece("panel", 1))
    assert place
    sitting.click(place.center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    total = session.view(None).players[1].score.total
    assert f"{total} VP" in [badge.figure for badge in top.page.badges]
    assert f"${session.view(None).players[1].money}" in [badge.figure for badge in top.page.badges]
    sitting.press(pygame.K_ESCAPE)
    ask_a_round(sitting, end, session)
    sitting.click(end.tabs["ledger"].rect.center)
    inspectables = end.inspectables()
    assert inspectables
    assert len(inspectables.pieces) > 5
    assert all(inspectables.page(piece) for piece in inspectables.pieces)
    sitting.press(pygame.K_i, "i")
    assert isinstance(sitting.stack.top, InspectionScene)


def ask_a_round(sitting: Sitting, end: InspectableResults, session: Session) -> None:
    """On the charts each round tells what everybody had when it was over."""
    sitting.click(end.tabs["charts"].rect.center)
    inspectables, rounds = end.inspectables(), session.view(None).round
    assert inspectables
    rounds_asked = [piece for piece, _ in inspectables.places if piece.startswith("round:")]
    both = [f"round:{number}" for number in range(1, rounds + 1)] * 2
    assert rounds_asked == both, "on the chart of money and on that of prices"
    assert {Piece("panel", seat) for seat in range(3)} < set(inspectables.pieces), (
        "the names at the curves' ends"
    )
    assert {Piece("market", name) for name in COMMODITIES} < set(inspectables.pieces), "the strips' tokens"
    assert all(inspectables.page(piece) for piece in inspectables.pieces)
    place = inspectables.place_of(f"round:{rounds}")
    assert place
    sitting.click(place.center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    assert top.page.now
    assert top.page.beside
    told = [figure for row in top.page.now.rows if isinstance(row, TableRow) for figure in row.figures]
    players = session.view(None).players
    points = sorted((player.score.total for player in players), reverse=True)
    assert [figure.rpartition("→")[2] for figure in told[: len(players)]] == [str(p) for p in points]
    prices = [row.figures[-1].rpartition("→")[2] for row in top.page.beside.rows]
    assert prices == [f"${price}" for price in session.view(None).prices]
    sitting.press(pygame.K_LEFT)
    assert isinstance(sitting.stack.top, InspectionScene)
    assert sitting.stack.top.page.title == f"Round {rounds - 1}"
    sitting.press(pygame.K_ESCAPE)
