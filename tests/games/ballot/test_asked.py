"""The council can be asked through the general inspection: chest and votes; nothing secret is told."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.screens.handover import HandoverScene
from scenes.table.inspection.page import Now, Page, TableRow
from scenes.table.inspection.scene import InspectionScene
from tests.games.ballot.shown import at_the_window, ballot
from tests.games.ballot.sitting import Council

__all__ = ["at_the_window", "ballot"]
pytestmark = pytest.mark.usefixtures("at_the_window")


def figures(page: Page | None) -> list[tuple[str, ...]]:
    assert page
    assert isinstance(page.now, Now)
    return [row.figures for row in page.now.rows if isinstance(row, TableRow)]


def test_the_chest_and_a_member_are_asked(tmp_path: Path) -> None:
    sitting = Council(tmp_path)
    sitting.convene("person", "mayor", "clerk")
    table = sitting.table
    layout = table.context.shown.layout
    sitting.click(layout.rects_of("chest")[0].center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    assert figures(top.page) == [(str(table.context.shown.view.chest),)]
    sitting.press(pygame.K_ESCAPE)
    sitting.click(layout.rects_of("panel:1")[0].center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    assert top.page.title == table.context.session.seats[1].name
    assert top.page.rules, "a bot's temper"


def test_what_has_no_page_does_not_open(tmp_path: Path) -> None:
    sitting = Council(tmp_path)
    sitting.convene("person", "mayor", "clerk")
    table = sitting.table
    sitting.click(table.context.shown.layout.rects_of("die")[0].center, button=3)
    assert sitting.stack.top is table


def test_a_secret_vote_is_not_told(tmp_path: Path) -> None:
    sitting = Council(tmp_path)
    sitting.convene("person", "person", "person")
    sitting.lift()
    sitting.vote("aye")
    sitting.wait_for(lambda: isinstance(sitting.stack.top, HandoverScene))
    sitting.lift()
    inspectables = sitting.table.parts.table_inspector.inspectables()
    assert inspectables
    assert figures(inspectables.page("vote:0")) == [("Has voted",)]
    assert figures(inspectables.page("vote:1")) == [("To vote",)]
