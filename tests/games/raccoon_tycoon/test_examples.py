"""The rulebook's worked examples, 1 to 7."""

import pytest

from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.actions.produce import Produce, TakeTokens, TokensOption
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.catalogue import NO_TOKENS, PRODUCTION_CARDS, ProductionCard
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from raccoon.games.raccoon_tycoon.state import Player
from tests.games.raccoon_tycoon.table import Table, tokens

EXTRA_CARD = 101


def test_example_1_three_tokens_out_of_five_icons() -> None:
    card = 42
    assert PRODUCTION_CARDS[card].production == tokens(wood=2, coal=1, iron=1, goods=1)
    assert PRODUCTION_CARDS[card].price == tokens(luxury=1, goods=1)
    table = Table().hand(0, card, 1, 2)
    table.play(Produce(0, card), TakeTokens(0, tokens(wood=2, goods=1)))
    assert table[0].tokens == tokens(wood=2, goods=1)
    assert (table.price("luxury"), table.price("goods")) == (4, 4)
    assert table.state.prices == (1, 1, 2, 2, 4, 4)


def _extra_card(monkeypatch: pytest.MonkeyPatch, **icons: int) -> None:
    """A card face that is not among the 54."""
    card = ProductionCard(EXTRA_CARD, NO_TOKENS, tokens(**icons))
    monkeypatch.setitem(PRODUCTION_CARDS, EXTRA_CARD, card)


@pytest.mark.parametrize(("building", "extra"), [("Wheat Field", "wheat"), ("Coal Deposit", "coal")])
def test_example_2_one_of_two_bonuses(building: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _extra_card(monkeypatch, wood=1, luxury=1, coal=1)
    table = Table().own(0, "Wheat Field", "Coal Deposit").hand(0, EXTRA_CARD, 1, 2)
    table.play(Produce(0, EXTRA_CARD))
    assert {option.building for option in table.options(BonusOption)} == {"Wheat Field", "Coal Deposit"}
    before = table[0].tokens
    assert before == tokens(wood=1, luxury=1, coal=1)
    table.play(TakeBonus(0, building, tokens(**{extra: 1})))
    assert sum(table[0].tokens) == 4
    assert table.held(0, extra) == before[("wheat", "wood", "iron", "coal").index(extra)] + 1
    assert table.pending == AwaitAction(1), "the second bonus is not asked for"


def test_example_3_cottage_industry_takes_four_and_one_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    _extra_card(monkeypatch, wheat=2, goods=1, iron=1)
    table = Table().own(0, "Cottage Industry", "Wheat Field", "Coal Deposit").hand(0, EXTRA_CARD, 1, 2)
    table.play(Produce(0, EXTRA_CARD), TakeBonus(0, "Coal Deposit", tokens(coal=1)))
    assert table[0].tokens == tokens(wheat=2, goods=1, iron=1, coal=1)


def test_example_3_without_cottage_industry_only_three_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    _extra_card(monkeypatch, wheat=2, goods=1, iron=1)
    table = Table().own(0, "Wheat Field", "Coal Deposit").hand(0, EXTRA_CARD, 1, 2)
    table.play(Produce(0, EXTRA_CARD))
    assert table.options(TokensOption)[0].count == 3
    table.play(TakeTokens(0, tokens(wheat=1, goods=1, iron=1)), DeclineBonus(0))
    assert sum(table[0].tokens) == 3


def test_example_4_three_buildings_store_13_with_a_warehouse_16() -> None:
    three = Player(10, (), NO_TOKENS, buildings=("Wheat Field", "Bank", "Smuggler"))
    assert three.powers.storage_limit == 13
    one_is_a_warehouse = Player(10, (), NO_TOKENS, buildings=("Wheat Field", "Warehouse", "Smuggler"))
    assert one_is_a_warehouse.powers.storage_limit == 16


def test_example_5_four_wood_at_6() -> None:
    table = Table().stock(0, wood=4).prices(wood=6).money(0)
    table.play(Sell(0, "wood", 4))
    assert table[0].money == 24
    assert table.price("wood") == 2
    assert table.held(0, "wood") == 0


def test_example_6_top_dog_cards() -> None:
    assert scoring.railroad_points(("Top Dog",) * 2) == 9
    assert scoring.railroad_points(("Top Dog",) * 4) == 23


def test_example_7_pairs() -> None:
    railroads = ("Fat Cat", "Big Bear", "Top Dog", "Tycoon", "Fat Cat")
    towns = ("Molehill", "Trinity", "Newgate", "Dunmoor", "Land's End", "Canterbury Woods")
    three_and_six = Player(0, (), NO_TOKENS, railroads=railroads[:3], towns=towns)
    five_and_three = Player(0, (), NO_TOKENS, railroads=railroads, towns=towns[:3])
    assert scoring.score(three_and_six).pairs == 6
    assert scoring.score(five_and_three).pairs == 6
