"""Positions and helpers for the tests of inspection."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

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
)
from raccoon.games.raccoon_tycoon.state import State
from scenes.raccoon_tycoon.inspection.pages import RaccoonTycoonInspection
from scenes.table.inspection.inspectables import Inspectables
from scenes.table.inspection.page import InspectionContext, Now, Page, SidePage, Sum, TableRow
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.positions import crowded, played, seats
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, waiting

INSPECTION = RaccoonTycoonInspection()


FULL = counts(wheat=3, wood=4, iron=2, coal=2)


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    sat = Sitting(tmp_path)
    yield sat
    sat.stack.clear()
    sat.window.close()


def inquiry_of(table: TableScene) -> Inspectables:
    found = table.parts.table_inspector.inspectables()
    assert found
    return found


def asked(state: State, seat: int | None = 0) -> InspectionContext:
    view = GAME.view(state, seat)
    return InspectionContext("raccoon_tycoon", view, seats(len(state.players)), ENGLISH.say, (state.prices,))


def page_of(state: State, piece: str, seat: int | None = 0) -> Page:
    page = INSPECTION.page(Piece(piece), asked(state, seat))
    assert page, piece
    return page


def words_of(page: Page) -> list[str]:
    """Everything a page says, line by line."""
    told = [page.title, page.kind, *page.rules, page.brief]
    told += [words for badge in page.badges for words in (badge.figure, badge.under)]
    for part in (page.now, page.beside):
        if isinstance(part, Now | SidePage):
            told.append(part.title)
            told += [" ".join((row.words, *row.figures)) for row in part.rows if isinstance(row, TableRow)]
    if page.now and isinstance(page.now.sum, Sum):
        told += [page.now.sum.figure, page.now.sum.words]
    return told


def line(page: Page, beginning: str) -> str:
    """The line of a page that begins with these words."""
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
