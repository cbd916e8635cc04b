"""Prices that a production will raise stand on the market while any part of it is decided."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.session.preview import preview
from raccoon.games.raccoon_tycoon.actions.produce import PricesRaised, ProduceOption
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, HIGHEST_PRICES, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.state import State
from scenes.raccoon_tycoon.choices.produce import ProduceChoice
from scenes.raccoon_tycoon.holdings import own_marks
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.choice_panel import ChoicePanel
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.positions import say
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage

OWNERS: dict[str, tuple[str, ...]] = {
    "nothing": (),
    "a bonus of one commodity": ("Wheat Field",),
    "two bonuses": ("Grain Farm", "Machine Shop"),
    "more to take": ("Cottage Industry",),
    "a Trading Floor": ("Trading Floor",),
    "all of them": ("Trading Floor", "Cottage Industry", "Water Mill", "Loom"),
}


def _owner(buildings: tuple[str, ...], hand: tuple[int, ...], tokens: int = 0) -> State:
    """Somebody with these tiles; others have something to sell, and two prices cannot rise any more."""
    state = having(dealt(), hand=hand, buildings=buildings, tokens=counts(coal=tokens), money=40)
    state = having(state, 1, tokens=counts(wheat=2, goods=1))
    prices = [*state.prices]
    prices[0], prices[4] = HIGHEST_PRICES[0], HIGHEST_PRICES[4] - 1
    return replace(state, prices=tuple(prices))


def _expected(card: int, state: State) -> dict[str, int]:
    """The Price half: a dollar an icon, never above the top of its track (R6)."""
    rises = PRODUCTION_CARDS[card].price
    prices = zip(COMMODITIES, state.prices, rises, HIGHEST_PRICES, strict=True)
    risen = {name: min(price + rise, top) for name, price, rise, top in prices}
    return {
        name: risen[name]
        for name, price in zip(COMMODITIES, state.prices, strict=True)
        if risen[name] != price
    }


def _shown(sitting: Sitting) -> dict[str, int]:
    """The market's figures while the page stands open."""
    panel = sitting.table.parts.panel_host.panel
    assert isinstance(panel, ChoicePanel)
    return dict(own_marks(panel.marks()).ghost_prices)


def _hands() -> list[tuple[int, ...]]:
    """Every card, three at a time."""
    cards = [*PRODUCTION_CARDS]
    return [tuple(cards[first : first + 3]) for first in range(0, len(cards) - 2, 3)] + [tuple(cards[-3:])]


@pytest.mark.parametrize("owner", OWNERS)
def test_every_card_shows_what_rises(owner: str) -> None:
    for hand in _hands():
        state = _owner(OWNERS[owner], hand)
        view = GAME.view(state, 0)
        table = ChoiceContext(
            view, tuple(seats(*["person"] * 3)), say(), partial(preview, GAME, view), lambda: None
        )
        dock = ChoicePanel(ProduceChoice(table, ProduceOption(0, hand)), lambda *_: None, None)
        for card in hand:
            assert isinstance(dock.choice, ProduceChoice)
            dock.choice.pick.choose(str(card))
            dock.refresh()
            assert dict(own_marks(dock.marks()).ghost_prices) == _expected(card, state)


@pytest.mark.parametrize("owner", OWNERS)
def test_it_stays_until_they_have_risen_and_they_rise_so(owner: str, tmp_path: Path) -> None:
    card = max(PRODUCTION_CARDS, key=lambda card: sum(PRODUCTION_CARDS[card].production))
    hand = (card, *[other for other in PRODUCTION_CARDS if other != card][:2])
    state, sitting = _owner(OWNERS[owner], hand), Sitting(tmp_path)
    session = stage(sitting, state)
    sitting.press(pygame.K_p, "p")
    pages = 0
    while not (
        raised := [e for entry in session.match.entries for e in entry.events if isinstance(e, PricesRaised)]
    ):
        assert _shown(sitting) == _expected(card, state)
        sitting.press(pygame.K_RETURN)
        sitting.frame(2)
        pages += 1
        assert pages < 6
    prices = [price + rise for price, rise in zip(state.prices, raised[0].raised, strict=True)]
    assert dict(zip(COMMODITIES, prices, strict=True)) == {
        **dict(zip(COMMODITIES, state.prices, strict=True)),
        **_expected(card, state),
    }


def test_it_stays_while_a_token_is_left_out(tmp_path: Path) -> None:
    card = next(card for card, made in PRODUCTION_CARDS.items() if sum(made.production) == 4)
    hand = (card, *[other for other in PRODUCTION_CARDS if other != card][:2])
    state, sitting = _owner((), hand), Sitting(tmp_path)
    stage(sitting, state)
    sitting.press(pygame.K_p, "p")
    choice = sitting.table.parts.panel_host.choice
    counters = choice.counters[card]
    row = next(row for row, index in enumerate(counters.rows) if counters.tally.counts[index])
    sitting.click(counters._parts(row)[0].center)
    assert counters.tally.left
    assert _shown(sitting) == _expected(card, state)
