"""Everything that lies on the table can be asked, by every hand: the page opens, walks, leads on."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from raccoon.app.text import Catalogue
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, RAILROADS, TOWNS
from scenes.learning.book_scene import RulebookScene
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.rulebook.book import BOOK
from scenes.raccoon_tycoon.words.names import named
from scenes.screens.handover import HandoverScene
from scenes.table.inspection.scene import InspectionScene
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.inspecting import (
    INSPECTION,
    STATES,
    asked,
    inquiry_of,
    rich,
    sitting,
    words_of,
)
from tests.scenes.raccoon_tycoon.midgame import hover
from tests.scenes.raccoon_tycoon.staging import dealt, having, offering, stage

__all__ = ["sitting"]


@pytest.mark.parametrize("name", STATES)
def test_no_page_has_an_english_name_in_german(name: str) -> None:
    say = Catalogue.load("de").say
    seen = replace(asked(STATES[name]()), say=say)
    english = [one for one in (*RAILROADS, *BUILDINGS, *TOWNS) if one not in named(one, say)]
    assert len(english) > 40
    layout = layout_of((1280, 720), seen.view)
    for piece in dict(INSPECTION.places(layout, seen.view)):
        page = INSPECTION.page(piece, seen)
        assert page, piece
        told = " ".join(words_of(page))
        assert [one for one in english if one in told] == [], piece


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("seat", [0, 1, None], ids=["mine", "another's", "a spectator's"])
def test_every_piece_of_the_table_has_a_page(name: str, seat: int | None) -> None:
    state = STATES[name]()
    seen = asked(state, seat)
    layout = layout_of((1280, 720), seen.view)
    pieces = dict(INSPECTION.places(layout, seen.view))
    assert {Piece("market", name) for name in ("wheat", "luxury")} <= set(pieces)
    for piece in pieces:
        page = INSPECTION.page(piece, seen)
        assert page, piece
        assert all((page.title, page.kind, *page.rules)), piece
        assert page.in_book in BOOK.places, piece
        assert "None" not in " ".join(words_of(page)), piece
    assert INSPECTION.page(Piece("nowhere"), seen) is None


@pytest.mark.parametrize(
    "name", ["action", "bid", "tokens", "bonus", "floor", "discard", "second sale", "start"]
)
def test_every_piece_opens_at_the_window(sitting: Sitting, name: str) -> None:
    """Every piece on the screen, a choice's paper and the auction's among them, opens and closes by key."""
    stage(sitting, STATES[name]())
    table = sitting.table
    inspectables = inquiry_of(table)
    assert len(inspectables.pieces) > 20
    for piece in inspectables.pieces:
        assert inspectables.page(piece), piece
    sitting.press(pygame.K_i, "i")
    assert isinstance(sitting.stack.top, InspectionScene)
    seen, walked = {sitting.stack.top.piece}, inspectables.pieces if name == "action" else ()
    for _ in walked:
        sitting.press(pygame.K_TAB, "\t")
        assert isinstance(sitting.stack.top, InspectionScene)
        seen.add(sitting.stack.top.piece)
    assert not walked or seen == set(inspectables.pieces)
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is table


def test_every_piece_opens_while_a_verbs_page_is_open(sitting: Sitting) -> None:
    stage(sitting, STATES["action"]())
    for verb, key in {"produce": "p", "sell": "s", "auction": "a", "build": "b", "town": "t"}.items():
        sitting.press(ord(key), key)
        inspectables = inquiry_of(sitting.table)
        assert Piece("verb", verb) in inspectables.pieces
        assert len(inspectables.pieces) > 20
        assert all(inspectables.page(piece) for piece in inspectables.pieces), verb
        sitting.press(pygame.K_i, "i")
        assert isinstance(sitting.stack.top, InspectionScene)
        sitting.press(pygame.K_ESCAPE)
        assert sitting.table.parts.panel_host.choice, "the page asked over is still there"
        sitting.press(pygame.K_ESCAPE)


def test_a_right_click_asks_and_a_click_beside_the_page_closes(sitting: Sitting) -> None:
    stage(sitting, rich())
    table = sitting.table
    town = table.context.shown.layout.rects_of("town")[0]
    sitting.click(town.center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    assert top.piece == "town"
    sitting.click(top.places.board.center)
    assert sitting.stack.top is top, "a click on the page leaves it open"
    sitting.click((4, 716))
    assert sitting.stack.top is table


def test_a_right_click_beside_the_page_asks_the_next_piece(sitting: Sitting) -> None:
    stage(sitting, rich())
    layout = sitting.table.context.shown.layout
    sitting.click(layout.rects_of("town")[0].center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    sitting.click(layout.banner.midleft, button=3)
    assert sitting.stack.top is top
    assert top.piece == "banner"


def test_the_arrows_walk_over_the_table(sitting: Sitting) -> None:
    stage(sitting, rich())
    sitting.click(sitting.table.context.shown.layout.rects_of(Piece("railroad", 0))[0].center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    sitting.press(pygame.K_RIGHT)
    assert top.piece == Piece("railroad", 1)
    sitting.press(pygame.K_LEFT)
    assert top.piece == Piece("railroad", 0)


def test_the_focused_verb_is_asked_by_key_and_by_controller(sitting: Sitting) -> None:
    stage(sitting, rich())
    sitting.press(pygame.K_RIGHT)
    sitting.press(pygame.K_RIGHT)
    sitting.press(pygame.K_i, "i")
    assert isinstance(sitting.stack.top, InspectionScene)
    assert sitting.stack.top.piece == Piece("verb", "sell")
    pygame.event.post(
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_B, instance_id=0)
    )
    sitting.frame()
    assert isinstance(sitting.stack.top, TableScene)
    pygame.event.post(
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X, instance_id=0)
    )
    sitting.frame()
    assert isinstance(sitting.stack.top, InspectionScene)


def test_the_card_comes_where_the_pointer_rests_and_goes(sitting: Sitting) -> None:
    stage(sitting, rich())
    table = sitting.table
    hover(sitting, table.context.shown.layout.rects_of(Piece("building", 0))[0].center)
    sitting.frame(20)
    assert not list(table.parts.table_inspector.sprites())
    sitting.frame(30)
    assert len(list(table.parts.table_inspector.sprites())) == 1
    hover(sitting, (2, 400))
    sitting.frame(10)
    assert not list(table.parts.table_inspector.sprites())


def test_the_card_fades_in_and_is_gone_at_once_when_the_position_is_another(sitting: Sitting) -> None:
    stage(sitting, rich())
    table = sitting.table
    hover(sitting, table.context.shown.layout.rects_of(Piece("building", 0))[0].center)
    strengths: list[int] = []
    for _ in range(60):
        sitting.frame()
        strengths += [image.get_alpha() or 0 for image, _ in table.parts.table_inspector.sprites()]
    assert strengths == sorted(strengths)
    assert [strength for strength in strengths if strength < 255]
    assert strengths[-1] == 255
    table.follow()
    assert not list(table.parts.table_inspector.sprites())


def test_what_a_page_offers_is_begun(sitting: Sitting) -> None:
    stage(sitting, offering(rich(), "Warehouse", "Factory"))
    table = sitting.table
    sitting.click(table.context.shown.layout.rects_of(Piece("building", 0))[0].center, button=3)
    sitting.press(pygame.K_RETURN, "\r")
    assert sitting.stack.top is table
    choice = table.parts.panel_host.choice
    assert choice
    assert choice.verb == "build"
    assert choice.chosen() == {Piece("building", 0)}


def test_what_cannot_be_paid_says_so_and_is_not_begun(sitting: Sitting) -> None:
    stage(sitting, having(offering(dealt(3), "Factory"), money=12))
    table = sitting.table
    sitting.click(table.context.shown.layout.rects_of(Piece("building", 0))[0].center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    assert "$28" in top.action.reason
    sitting.press(pygame.K_RETURN, "\r")
    assert sitting.stack.top is top


def test_nothing_is_told_behind_a_curtain(sitting: Sitting) -> None:
    stage(sitting, rich(), "person", "person")
    top, table = sitting.stack.top, sitting.stack.scenes[-2]
    assert isinstance(top, HandoverScene)
    assert isinstance(table, TableScene)
    sitting.press(pygame.K_i, "i")
    sitting.click((300, 300), button=3)
    assert sitting.stack.top is top
    assert table.parts.table_inspector.inspectables() is None


def test_the_rulebook_opens_over_a_page_at_its_place(sitting: Sitting) -> None:
    stage(sitting, offering(rich(), "Factory"))
    sitting.click(sitting.table.context.shown.layout.rects_of(Piece("building", 0))[0].center, button=3)
    page = sitting.stack.top
    sitting.press(pygame.K_r, "r")
    book = sitting.stack.top
    assert isinstance(book, RulebookScene)
    assert "Factory" in {
        placed.block.anchor for n in book.pages.visible for placed in book.pages.leaves[n].placed
    }
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is page


def test_large_text_is_read_to_its_end_by_keys_and_wheel(sitting: Sitting) -> None:
    stage(sitting, rich())
    sitting.stack.resize(sitting.window.size, 2.0)
    sitting.click(sitting.table.context.shown.layout.rects_of("town")[0].center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    last = top.places.paper.overflow
    assert last > 0
    for _ in range(9):
        sitting.press(pygame.K_PAGEDOWN)
    assert top.scrolled == last
    sitting.press(pygame.K_PAGEUP)
    sitting.stack.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    assert top.scrolled < last
    for _ in range(9):
        sitting.press(pygame.K_PAGEUP)
    assert top.scrolled == 0
