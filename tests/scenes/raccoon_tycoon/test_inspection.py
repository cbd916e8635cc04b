"""Whatever lies on the table can be asked, by pointer, by key, by controller; and what it says is true."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitBid,
    AwaitBonus,
    AwaitDiscard,
    AwaitFloorTrade,
    AwaitSecondPurchase,
    AwaitSecondSale,
    AwaitStartTokens,
    AwaitTokens,
    Over,
)
from raccoon.games.raccoon_tycoon.state import State
from scenes.learning.book_scene import RulebookScene
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.inspection.pages import TycoonInspection
from scenes.raccoon_tycoon.rulebook.book import BOOK
from scenes.screens.handover import HandoverScene
from scenes.table.inspection.inquiry import Inquiry
from scenes.table.inspection.page import Asked, Leaf, Now, Page, Row, Sum
from scenes.table.inspection.scene import InspectionScene
from scenes.table.scene import TableScene
from tests.scenes.driving import ENGLISH
from tests.scenes.raccoon_tycoon.midgame import hover
from tests.scenes.raccoon_tycoon.person import Sitting
from tests.scenes.raccoon_tycoon.positions import crowded, played, seats
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, offering, stage, waiting

INSPECTION = TycoonInspection()
FULL = counts(wheat=3, wood=4, iron=2, coal=2)


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    sat = Sitting(tmp_path)
    yield sat
    sat.stack.clear()
    sat.window.close()


def inquiry_of(table: TableScene) -> Inquiry:
    found = table.parts.asking.inquiry()
    assert found
    return found


def asked(state: State, seat: int | None = 0) -> Asked:
    view = GAME.view(state, seat)
    return Asked("raccoon_tycoon", view, seats(len(state.players)), ENGLISH.say, (state.prices,))


def page_of(state: State, piece: str, seat: int | None = 0) -> Page:
    page = INSPECTION.page(piece, asked(state, seat))
    assert page, piece
    return page


def words_of(page: Page) -> list[str]:
    """Everything a page says, line by line."""
    told = [page.title, page.kind, *page.rules, page.brief]
    told += [words for badge in page.badges for words in (badge.figure, badge.under)]
    for part in (page.now, page.beside):
        if isinstance(part, Now | Leaf):
            told.append(part.title)
            told += [" ".join((row.words, *row.figures)) for row in part.rows if isinstance(row, Row)]
    if page.now and isinstance(page.now.sum, Sum):
        told += [page.now.sum.figure, page.now.sum.words]
    return told


def line(page: Page, beginning: str) -> str:
    """The line of a page that begins so."""
    return next(words for words in words_of(page) if words.startswith(beginning))


def bidding(state: State) -> State:
    """Another seat has opened an auction, and the first seat is to bid."""
    everybody = tuple(range(len(state.players)))
    return waiting(state, AwaitBid(0, state.railroad_offer[0], 1, 1, 5, everybody), turn=1)


OWNED = ("Wheat Field", "Coal Deposit", "Trading Floor")


def rich() -> State:
    state = having(
        dealt(3), tokens=FULL, money=60, buildings=("Wheat Field", "Coal Deposit", "Trading Floor")
    )
    return having(state, 1, tokens=counts(wood=2), money=9, railroads=("Big Bear", "Big Bear"))


STATES: dict[str, Callable[[], State]] = {
    "action": rich,
    "lost auction": lambda: waiting(rich(), AwaitAction(0, may_end=True)),
    "bid": lambda: bidding(rich()),
    "tokens": lambda: waiting(rich(), AwaitTokens(0, rich().players[0].hand[0])),
    "bonus": lambda: waiting(rich(), AwaitBonus(0, rich().players[0].hand[0])),
    "floor": lambda: waiting(rich(), AwaitFloorTrade(0, rich().players[0].hand[0])),
    "discard": lambda: waiting(having(rich(), tokens=counts(wood=9, iron=9)), AwaitDiscard(0, 5)),
    "second sale": lambda: waiting(
        having(rich(), buildings=("Freight Company",)), AwaitSecondSale(0, "wood")
    ),
    "second purchase": lambda: waiting(
        having(rich(), buildings=("Construction Company",)), AwaitSecondPurchase(0)
    ),
    "start": lambda: waiting(dealt(3), AwaitStartTokens(0, 2)),
    "crowded": lambda: crowded(5),
    "nothing left": lambda: replace(
        crowded(3), town=None, railroad_offer=(), building_offer=(), pending=AwaitAction(0)
    ),
    "long game": lambda: played(4, 300)[0],
}
"""Positions with different things on the table."""


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("seat", [0, 1, None], ids=["mine", "another's", "a spectator's"])
def test_every_piece_of_the_table_has_a_page(name: str, seat: int | None) -> None:
    state = STATES[name]()
    seen = asked(state, seat)
    layout = layout_of((1280, 720), seen.view)
    pieces = dict(INSPECTION.places(layout, seen.view))
    assert {f"market:{name}" for name in ("wheat", "luxury")} <= set(pieces)
    for piece in pieces:
        page = INSPECTION.page(piece, seen)
        assert page, piece
        assert all((page.title, page.kind, *page.rules)), piece
        assert page.in_book in BOOK.places, piece
        assert "None" not in " ".join(words_of(page)), piece
    assert INSPECTION.page("nowhere", seen) is None


@pytest.mark.parametrize(
    "name", ["action", "bid", "tokens", "bonus", "floor", "discard", "second sale", "start"]
)
def test_every_piece_opens_at_the_window(sitting: Sitting, name: str) -> None:
    """What lies on the screen, a choice's own paper and the auction's among it, opens and closes by key."""
    stage(sitting, STATES[name]())
    table = sitting.table
    inquiry = inquiry_of(table)
    assert len(inquiry.pieces) > 20
    for piece in inquiry.pieces:
        assert inquiry.page(piece), piece
    sitting.press(pygame.K_i, "i")
    assert isinstance(sitting.stack.top, InspectionScene)
    seen, walked = {sitting.stack.top.piece}, inquiry.pieces if name == "action" else ()
    for _ in walked:
        sitting.press(pygame.K_TAB, "\t")
        assert isinstance(sitting.stack.top, InspectionScene)
        seen.add(sitting.stack.top.piece)
    assert not walked or seen == set(inquiry.pieces)
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is table


def test_every_piece_opens_while_a_verbs_page_is_open(sitting: Sitting) -> None:
    stage(sitting, STATES["action"]())
    for verb, key in {"produce": "p", "sell": "s", "auction": "a", "build": "b", "town": "t"}.items():
        sitting.press(ord(key), key)
        inquiry = inquiry_of(sitting.table)
        assert f"verb:{verb}" in inquiry.pieces
        assert len(inquiry.pieces) > 20
        assert all(inquiry.page(piece) for piece in inquiry.pieces), verb
        sitting.press(pygame.K_i, "i")
        assert isinstance(sitting.stack.top, InspectionScene)
        sitting.press(pygame.K_ESCAPE)
        assert sitting.table.parts.open_panel.choice, "the page asked over is still there"
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
    sitting.click(sitting.table.context.shown.layout.rects_of("railroad:0")[0].center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    sitting.press(pygame.K_RIGHT)
    assert top.piece == "railroad:1"
    sitting.press(pygame.K_LEFT)
    assert top.piece == "railroad:0"


def test_the_focused_verb_is_asked_by_key_and_by_controller(sitting: Sitting) -> None:
    stage(sitting, rich())
    sitting.press(pygame.K_RIGHT)
    sitting.press(pygame.K_RIGHT)
    sitting.press(pygame.K_i, "i")
    assert isinstance(sitting.stack.top, InspectionScene)
    assert sitting.stack.top.piece == "verb:sell"
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
    hover(sitting, table.context.shown.layout.rects_of("building:0")[0].center)
    sitting.frame(20)
    assert not list(table.parts.asking.aloft())
    sitting.frame(30)
    assert len(list(table.parts.asking.aloft())) == 1
    hover(sitting, (2, 400))
    assert not list(table.parts.asking.aloft())


def test_what_a_page_offers_is_begun(sitting: Sitting) -> None:
    stage(sitting, offering(rich(), "Warehouse", "Factory"))
    table = sitting.table
    sitting.click(table.context.shown.layout.rects_of("building:0")[0].center, button=3)
    sitting.press(pygame.K_RETURN, "\r")
    assert sitting.stack.top is table
    choice = table.parts.open_panel.choice
    assert choice
    assert choice.verb == "build"
    assert choice.chosen() == {"building:0"}


def test_what_cannot_be_paid_says_so_and_is_not_begun(sitting: Sitting) -> None:
    stage(sitting, having(offering(dealt(3), "Factory"), money=12))
    table = sitting.table
    sitting.click(table.context.shown.layout.rects_of("building:0")[0].center, button=3)
    top = sitting.stack.top
    assert isinstance(top, InspectionScene)
    assert "$28" in top.deed.reason
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
    assert table.parts.asking.inquiry() is None


def test_the_rulebook_opens_over_a_page_at_its_place(sitting: Sitting) -> None:
    stage(sitting, offering(rich(), "Factory"))
    sitting.click(sitting.table.context.shown.layout.rects_of("building:0")[0].center, button=3)
    page = sitting.stack.top
    sitting.press(pygame.K_r, "r")
    book = sitting.stack.top
    assert isinstance(book, RulebookScene)
    assert "Factory" in {
        placed.block.anchor for n in book.pages.seen for placed in book.pages.leaves[n].placed
    }
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is page


# What the pages say.


def test_a_railroad_tells_what_its_cards_are_worth_and_who_has_how_many() -> None:
    state = having(rich(), 0, railroads=("Big Bear",))
    page = page_of(state, "named:railroad:Big Bear")
    points = RAILROADS["Big Bear"].points
    assert page.beside
    figures = [row.figures for row in page.beside.rows[:4]]
    assert [int(total.removesuffix(" VP")) for _, total in figures] == list(points)
    assert line(page, "2 cards, next") == f"2 cards, next +{points[1] - points[0]} VP {points[1]} VP"
    owned = [row.figures[1] for row in page.beside.rows[5:]]
    assert owned == ["1", "2", "0"]
    assert page.badges[2].figure == "1"


def test_a_railroad_adds_its_pair() -> None:
    state = rich()
    with_town = replace(state.players[0], towns=("Molehill",))
    state = replace(state, players=(with_town, *state.players[1:]))
    page = page_of(state, "named:railroad:Big Bear")
    assert page.now
    assert page.now.sum
    assert page.now.sum.figure == f"+{RAILROADS['Big Bear'].points[0] + 2} VP"


def test_a_town_tells_both_payments_and_what_they_give_up() -> None:
    state = replace(having(dealt(3), tokens=counts(wood=2, iron=3)), prices=(4, 5, 6, 7, 8, 9))
    state = replace(state, town="Beaver Ford")
    page = page_of(state, "town")
    town = TOWNS["Beaver Ford"]
    assert line(page, f"{town.commodity_cost} [wood] (you hold 2)").endswith("$10")
    assert line(page, f"any {town.any_cost} (you hold 5)").endswith(f"${5 + 5 + 6 + 6}")
    assert page.now
    assert page.now.sum
    assert page.now.sum.figure == "+2 VP"


def test_a_brick_works_makes_the_town_cheaper() -> None:
    state = replace(having(dealt(3), tokens=counts(wood=1), buildings=("Brick Works",)), town="Beaver Ford")
    page = page_of(state, "town")
    assert line(page, "1 [wood] (you hold 1)")
    assert line(page, "any 3 (you hold 1)").endswith("too few")


@pytest.mark.parametrize(
    "building", ["Rail Baron", "Governor's Mansion", "Mayor's Office", "Bank", "Warehouse"]
)
def test_a_building_tells_the_points_it_adds(building: str) -> None:
    """As the count would have it once the building is paid."""
    state = having(
        dealt(3), money=75, railroads=("Big Bear", "Fat Cat", "Fat Cat"), buildings=("Wheat Field",)
    )
    state = offering(state, building)
    view = GAME.view(state, 0)
    before = replace(view.players[0], money=75 - BUILDINGS[building].cost)
    after = replace(before, buildings=(*before.buildings, building))
    page = page_of(state, "building:0")
    assert page.now
    assert page.now.sum
    assert page.now.sum.figure == f"+{after.score.total - before.score.total} VP"


def test_an_export_company_tells_the_sale_with_and_without_it() -> None:
    state = offering(having(dealt(3), tokens=counts(iron=4), money=34), "Export Company")
    state = replace(state, prices=(1, 1, 10, 2, 3, 3))
    page = page_of(state, "building:0")
    assert line(page, "Sell 4 [iron] as it is").endswith("$40")
    assert line(page, "The same with the price raised first").endswith("$52")
    assert page.now
    assert page.now.sum
    assert "$4" in page.now.sum.words


def test_the_other_side_is_told_with_its_cost() -> None:
    page = page_of(having(dealt(3), buildings=("Wheat Field",)), "estate:0")
    assert "$9" in " ".join(page.rules)
    assert "Grain Farm" in " ".join(page.rules)
    assert page.deed
    assert page.deed.label == "Upgrade for $9"


def test_a_commodity_tells_what_selling_all_brings() -> None:
    state = replace(having(dealt(3), tokens=counts(wood=4)), prices=(1, 6, 2, 2, 3, 3))
    page = page_of(state, "market:wood")
    assert line(page, "Sell all 4").endswith("$24")
    assert page.now
    assert page.now.sum
    assert "$2" in page.now.sum.words


def test_a_card_tells_its_best_tokens_at_the_prices_after_it() -> None:
    state = replace(having(dealt(3), hand=(42, 1, 2)), prices=(1, 1, 2, 2, 3, 3))
    page = page_of(state, "hand:0")
    assert page.now
    assert page.now.sum
    assert page.now.sum.figure == f"${4 + 2 + 2}"


def test_decks_tell_what_is_out_of_sight_and_no_more() -> None:
    state = rich()
    page = page_of(state, "railroad_deck")
    left = {row.words: int(row.figures[-1]) for row in page.now.rows[1:]} if page.now else {}
    assert sum(left.values()) == len(state.railroad_deck)
    assert left.get("Big Bear", 0) == state.railroad_deck.count("Big Bear")
    stack = page_of(state, "building_stack")
    assert stack.beside
    assert sum(int(row.figures[-1]) for row in stack.beside.rows) == len(state.building_stack)
    pile = page_of(state, "piles")
    assert str(54 - 3) in (pile.now.title if pile.now else "")


@pytest.mark.parametrize("seat", [0, None])
def test_pages_keep_secrets(seat: int | None) -> None:
    """Whatever another player's money, hand or the order of the decks: every page says the same."""
    state = rich()
    other = replace(state.players[1], money=77, hand=state.draw_pile[:3])
    drawn = (*state.players[1].hand, *state.draw_pile[3:])
    secret = replace(
        state,
        players=(state.players[0], other, *state.players[2:]),
        draw_pile=drawn,
        railroad_deck=state.railroad_deck[::-1],
    )
    layout = layout_of((1280, 720), asked(state, seat).view)
    for piece, _ in INSPECTION.places(layout, asked(state, seat).view):
        assert words_of(page_of(state, piece, seat)) == words_of(page_of(secret, piece, seat)), piece


def test_at_the_end_money_is_open() -> None:
    state = replace(rich(), pending=Over(0, (1,)))
    assert "$9" in [badge.figure for badge in page_of(state, "panel:1", None).badges]
