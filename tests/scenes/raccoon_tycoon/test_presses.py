"""The presses of an ordinary move: those that are not counted here would creep back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon, Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.produce import TakeTokens
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.start_tokens import ChooseStartTokens
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.catalogue import PRODUCTION_CARDS, TOWNS
from raccoon.games.raccoon_tycoon.state import State
from scenes.table.piece import Piece
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.presses import Presses, Way
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage, waiting

ENTER = pygame.K_RETURN
FOUR, FIVE = (
    next(number for number, card in PRODUCTION_CARDS.items() if sum(card.production) == icons)
    for icons in (4, 5)
)
"""A card with four icons and one with five."""


def _hand(card: int) -> tuple[int, ...]:
    return (card, *[other for other in PRODUCTION_CARDS if other != card][:2])


def _rich() -> State:
    return having(dealt(), tokens=counts(wheat=4, wood=3, coal=2), money=60, hand=_hand(FOUR))


def _producing() -> State:
    return having(dealt(), hand=_hand(FOUR))


def _producing_four() -> State:
    return having(dealt(), hand=_hand(FIVE), buildings=("Cottage Industry",))


def _first_stock() -> State:
    return waiting(dealt(), at.AwaitStartTokens(0, 2))


def _town(**tokens: int) -> State:
    return having(dealt(), tokens=counts(**tokens))


def _own(state: State) -> State:
    """Holding just the commodity of the town on offer."""
    town = TOWNS[state.town or ""]
    return having(state, tokens=counts(**{town.commodity: town.commodity_cost}))


def _asked() -> State:
    state = having(dealt(), money=30)
    return waiting(state, at.AwaitBid(0, state.railroad_offer[0], 1, 1, 9, (0, 1, 2)), turn=1)


def _upgrading() -> State:
    return having(_rich(), buildings=("Wheat Field",))


ORDINARY: dict[str, tuple[Callable[[], State], Way, int, type[Command]]] = {
    "three of four tokens, keys": (_producing, lambda p: p.keys("p", ENTER), 2, TakeTokens),
    "three of four tokens, mouse": (
        _producing,
        lambda p: [p.click(Piece("hand", 0)), p.confirm()],
        2,
        TakeTokens,
    ),
    "four of five tokens, keys": (_producing_four, lambda p: p.keys("p", ENTER), 2, TakeTokens),
    "three of four tokens and a bonus, keys": (
        lambda: having(_producing(), buildings=("Wheat Field",)),
        lambda p: p.keys("p", ENTER),
        2,
        TakeBonus,
    ),
    "the first stock, keys": (_first_stock, lambda p: p.keys(ENTER), 1, ChooseStartTokens),
    "another first stock, mouse": (
        _first_stock,
        lambda p: [p.click(Piece("market", "wood")), p.click(Piece("market", "iron")), p.confirm()],
        3,
        ChooseStartTokens,
    ),
    "the best lot, keys": (_rich, lambda p: p.keys("s", ENTER), 2, Sell),
    "the clicked lot": (_rich, lambda p: [p.click(Piece("slot", "wood")), p.confirm()], 2, Sell),
    "a town, exact": (lambda: _own(dealt()), lambda p: p.keys("t", ENTER), 2, BuyTown),
    "a town, any mix": (
        lambda: _town(wheat=3, iron=2, coal=1),
        lambda p: p.keys("t", ENTER),
        2,
        BuyTown,
    ),
    "an upgrade, keys": (_upgrading, lambda p: p.keys("b", "5", ENTER), 3, UpgradeBuilding),
    "an upgrade, mouse": (
        _upgrading,
        lambda p: [p.click(Piece("estate", 0)), p.confirm()],
        2,
        UpgradeBuilding,
    ),
    "an auction opened": (_rich, lambda p: p.keys("a", ENTER), 2, OpenAuction),
    "an auction opened with a highest bid": (
        _rich,
        lambda p: p.keys("a", "l", ENTER),
        3,
        OpenAuction,
    ),
    "a raise": (_asked, lambda p: p.keys(ENTER), 1, Bid),
    "an auction not wanted": (_asked, lambda p: p.keys("x"), 1, Pass),
}


@pytest.mark.parametrize("move", ORDINARY)
def test_an_ordinary_move_takes_so_many_presses(move: str, tmp_path: Path) -> None:
    made, way, most, command = ORDINARY[move]
    sitting = Sitting(tmp_path)
    session = stage(sitting, made())
    presses = Presses(sitting)
    way(presses)
    sitting.frame(3)
    own = [type(entry.command) for entry in session.match.entries if entry.command.seat == 0]
    assert command in own
    assert presses.count == most


def _poor_rivals(state: State, money: int) -> State:
    """Nobody else can pay more than so much."""
    for seat in range(1, len(state.players)):
        state = having(state, seat, money=money)
    return state


WHOLE: dict[str, tuple[int, Way, int, int | None]] = {
    "won at the opening bid": (0, lambda p: p.keys("a", ENTER), 2, 0),
    "won with a highest bid": (12, lambda p: p.keys("a", "l", "5", "9", ENTER), 5, 0),
    "lost with a highest bid": (90, lambda p: p.keys("a", "l", ENTER), 3, None),
}
"""Whole auctions: what each rival has, what is pressed from the table to the fall of the gavel, how often,
and who has to have won (None: somebody else, or nobody knows).
"""


@pytest.mark.parametrize("auction", WHOLE)
def test_a_whole_auction_takes_so_many_presses(auction: str, tmp_path: Path) -> None:
    """Once it is opened with a highest bid nothing more is asked, whoever wins."""
    money, way, most, winner = WHOLE[auction]
    sitting = Sitting(tmp_path)
    session = stage(sitting, _poor_rivals(_rich(), money), "greedy", "greedy")
    presses = Presses(sitting)
    way(presses)
    for _ in range(600):
        if not isinstance(session.match.state.pending, at.AwaitBid):
            break
        assert not session.awaited, "nothing more is asked"
        sitting.frame()
    assert presses.count == most
    won = [
        event for entry in session.match.entries for event in entry.events if isinstance(event, AuctionWon)
    ]
    assert won
    assert winner is None or won[0].seat == winner


def test_the_pick_is_what_will_be_worth_most(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    session = stage(sitting, _producing())
    card = PRODUCTION_CARDS[FOUR]
    prices = [price + rise for price, rise in zip(session.match.state.prices, card.price, strict=True)]
    Presses(sitting).keys("p", ENTER)
    sitting.frame(3)
    taken = session.match.entries[1].command
    assert isinstance(taken, TakeTokens)
    left = [made - out for made, out in zip(card.production, taken.tokens, strict=True)]
    cheapest_taken = min(price for price, n in zip(prices, taken.tokens, strict=True) if n)
    assert all(price <= cheapest_taken for price, n in zip(prices, left, strict=True) if n)


def test_a_token_is_exchanged_with_one_press(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    stage(sitting, _producing())
    presses = Presses(sitting)
    presses.keys("p")
    counters = presses.choice.counters[FOUR]
    tally = counters.tally
    before = list(tally.counts)
    out = next(index for index in tally.kinds if tally.counts[index] < tally.available[index])
    presses.add(counters.kinds[out], 1)
    assert counters.tally.counts[out] == before[out] + 1
    assert not counters.tally.left


def test_rows_stay_under_the_pointer_when_lines_come_and_go(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    stage(sitting, _town(wheat=3, iron=2, coal=1, goods=2, luxury=1))
    presses = Presses(sitting)
    presses.keys("t")
    counters = presses.choice.counters
    places = set()
    for index in counters.rows:
        for _ in range(2):
            counters.tally.add(index, -1)
            places.add(tuple(counters.rect))
    presses.add("wheat", 3)
    places.add(tuple(counters.rect))
    assert len(places) == 1
