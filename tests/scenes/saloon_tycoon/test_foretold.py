"""Foresight on the page of a choice: what a tile will carry, and where a chain stops; deck and discards."""

from __future__ import annotations

import pytest

from raccoon.games.saloon_tycoon.game import GAME
from scenes.saloon_tycoon.layout import layout_of
from scenes.saloon_tycoon.presentation import PRESENTATION
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.inspection.page import InspectionContext
from scenes.table.piece import Piece
from tests.games.saloon_tycoon import table as tables
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.saloon_tycoon.test_table import choice

SMALL = ("kitchen@A1!", "pantry@A1!", "laundry@B1!", "pharmacy@B2!")
LARGE = ("guest_room@A1!", "laundry@B1!")


def told(table: tables.Table, verb: str, *clicks: str) -> list[str]:
    """The lines of the page after clicks on those pieces."""
    made = ChoicePanel(choice(table, verb), lambda *_: None, None)
    assert all(made.choice.click(piece) for piece in clicks)
    made.refresh()
    return [line.words for line in made.ledger.lines]


@pytest.mark.parametrize(
    ("rooms", "tile", "place", "carries"),
    [
        (
            SMALL,
            "kitchen",
            Piece("lot", "B3"),
            "it carries a small tile or, with the Pharmacy beside it, a large one",
        ),
        (LARGE, "kitchen", Piece("lot", "A3"), "it carries a small tile"),
        (SMALL, "guest_room", Piece("lot", "B3"), "it carries a large tile"),
        (SMALL, "pantry", Piece("space", 3, 3), "a roof, 4 points"),
    ],
)
def test_it_tells_what_the_tile_will_carry(
    rooms: tuple[str, ...], tile: str, place: str, carries: str
) -> None:
    table = tables.Table(3).gold(30).house(0, *rooms)
    assert told(table, "build_tile", Piece("tile", tile), place)[-1] == f"[level] Then: {carries}"


@pytest.mark.parametrize(
    ("room", "then"),
    [
        ("pantry@A1+2", "2 free cubes: Saloon"),
        ("poker_room@A1+3", "[bolt] Then: a Tycoon action"),
        ("pharmacy@A1+2", "[cards] Then: you may play a card"),
    ],
)
def test_it_tells_how_the_chain_goes_on_and_what_it_stops_at(room: str, then: str) -> None:
    table = tables.Table(3).gold(20).hand(0, "payday", "telegraph").house(0, room, saloon=1)
    assert then in told(table, "supply", Piece("room", 1))
    table.house(0, room, "kitchen@B1", saloon=1)
    assert told(table, "supply", Piece("room", 1))[-1].partition("] ")[2].startswith("Then: ")


def test_a_room_and_its_roof_are_one_line() -> None:
    table = tables.Table(3).gold(20).house(0, "kitchen@A1!", "kitchen@A1!", "kitchen@A1+2", saloon=4)
    assert "Kitchen finished: +5, a roof: +4" in told(table, "supply", Piece("room", 3))


def test_the_deck_and_the_discards_lie_open_to_everybody() -> None:
    table = tables.Table(3).change(discard_pile=("payday", "payday", "telegraph"))
    view = GAME.view(table.state, None)
    layout = layout_of((1280, 720), view)
    assert layout.yard.collidepoint(layout.deck.midbottom)
    page = PRESENTATION.inspection.page(
        Piece("deck"), InspectionContext(GAME.name, view, tuple(seats(*["random"] * 3)), ENGLISH.say)
    )
    assert page is not None
    assert page.now is not None
    assert [(row.words, row.figures) for row in page.now.rows] == [("Payday", ("2",)), ("Telegraph", ("1",))]
    assert page.badges[0].figure == str(view.deck)
