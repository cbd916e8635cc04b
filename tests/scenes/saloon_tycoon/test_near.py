"""A neighbour's house comes near while the pointer rests on it, or its number is held."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from tests.scenes.saloon_tycoon.street import Street


@pytest.fixture
def sitting(tmp_path: Path) -> Street:
    """A person among bots while secret claims are chosen: no other choice is open."""
    street = Street(tmp_path)
    street.open("person", "random", "random")
    street.table.parts.panel_host.close()
    return street


def rest(sitting: Street, pos: tuple[int, int], seconds: float) -> None:
    """Move the pointer there and let it rest."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    for _ in range(round(seconds * 60)):
        sitting.frame()


def near(table: TableScene) -> str:
    """The seat of the neighbour shown enlarged; "" for none."""
    return table.parts.magnifier.magnified


def test_the_pointer_rests_on_a_sign(sitting: Street) -> None:
    layout = sitting.table.context.shown.layout
    rest(sitting, layout.panels[2].center, 0.1)
    assert near(sitting.table) == "", "it only passes"
    rest(sitting, layout.panels[2].center, 0.5)
    assert near(sitting.table) == "2"
    rest(sitting, layout.panels[0].center, 0.1)
    assert near(sitting.table) == "", "one's own is there as soon as the pointer leaves"


def test_a_number_is_held(sitting: Street) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_2, unicode="2", mod=0, scancode=0))
    sitting.frame(2)
    assert near(sitting.table) == "1"
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_2, unicode="2", mod=0, scancode=0))
    sitting.frame(2)
    assert near(sitting.table) == ""
    sitting.press(pygame.K_1, "1")
    assert near(sitting.table) == "", "one's own house is near already"


def test_what_is_near_is_asked_where_it_is_seen_large(sitting: Street) -> None:
    """With the number held the pointer walks through the neighbour's house."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_3, unicode="3", mod=0, scancode=0))
    sitting.frame(2)
    table = sitting.table
    corner = table.context.shown.layout.front.box("corner", 1, True)
    inspectables = table.parts.table_inspector.inspectables()
    assert inspectables is not None
    assert inspectables.piece_at(corner.center) == Piece("far", 2, 0)
    page = inspectables.page(Piece("far", 2, 0))
    assert page is not None
    assert page.title == "Saloon"
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_3, unicode="3", mod=0, scancode=0))
    sitting.frame(2)
    inspectables = table.parts.table_inspector.inspectables()
    assert inspectables is not None
    assert inspectables.piece_at(corner.center) == Piece("room", 0)
