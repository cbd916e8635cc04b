"""The light card beside a piece: what it is, then something about now; never the same sentence twice."""

from __future__ import annotations

import pytest

from raccoon.games.saloon_tycoon.game import GAME
from scenes.saloon_tycoon.inspection.pages import SaloonInspection
from scenes.saloon_tycoon.layout import layout_of
from scenes.table.inspection.page import InspectionContext, Page
from scenes.table.piece import Piece
from tests.games.saloon_tycoon import table as tables
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.saloon_tycoon.games import played


def page(table: tables.Table, piece: str) -> Page:
    asked = InspectionContext(
        "saloon_tycoon", GAME.view(table.state, 0), tuple(seats("person", "random")), ENGLISH.say
    )
    found = SaloonInspection().page(Piece(piece), asked)
    assert found is not None
    return found


def poor() -> tables.Table:
    return tables.Table(2).gold(4, 9).house(0, "guest_room@B1").secrets(0, "s_boarding_house", "s_landlord")


def test_no_light_card_of_a_whole_game_says_the_same_twice() -> None:
    session, seen = played(4), 0
    for moves in range(0, len(session.match.entries), 60):
        view = session.view(0, moves)
        asked = InspectionContext("saloon_tycoon", view, tuple(session.seats), ENGLISH.say)
        inspection = SaloonInspection()
        for piece, _ in inspection.places(layout_of((1280, 720), view), view):
            if piece.startswith("verb:"):
                continue  # it has a rule and nothing else, which the card says once
            if found := inspection.page(Piece(piece), asked):
                said = [found.title, found.kind, *found.rules[:1]]
                assert found.brief not in said, piece
                seen += bool(found.brief)
    assert seen > 100


@pytest.mark.parametrize(
    ("piece", "said"),
    [
        (Piece("tile", "guest_room"), "That takes 6 gold, and you have 4."),
        (Piece("tile", "kitchen"), "4 copies are left in the yard."),
        (Piece("person", "sydney"), "At the saloon of Vixen"),
        (Piece("panel", 1), "0 points so far, 9 gold"),
        (Piece("secret", 0), "Clara so far: 1 of 2"),
        ("cube:", "8 spaces are open in your house"),
    ],
)
def test_it_says_how_it_stands_now(piece: str, said: str) -> None:
    assert page(poor().guests(1, "sydney"), piece).brief.startswith(said)


def test_a_claim_that_is_ready_says_what_it_is_worth_now() -> None:
    table = tables.Table(2).house(0, "guest_room@B1!").secrets(0, "s_landlord")
    assert page(table, Piece("secret", 0)).brief == "Ready to be staked, for 3 points"


def test_who_has_built_a_tile_stands_under_a_heading() -> None:
    now = page(poor(), Piece("tile", "guest_room")).now
    assert now is not None
    heads = [row for row in now.rows if getattr(row, "head", False)]
    assert [row.words for row in heads] == ["Who has built it"]
