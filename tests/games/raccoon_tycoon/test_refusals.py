"""Every refusal: its code and the facts a sentence is made of."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import raccoon.games.raccoon_tycoon as package
from raccoon.engine import rules as engine_rules
from raccoon.engine.events import Command, Fact
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory, EndTurn
from raccoon.games.raccoon_tycoon.actions.produce import Produce, TakeTokens
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.start_tokens import ChooseStartTokens
from raccoon.games.raccoon_tycoon.actions.storage import Discard
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor, SkipFloor
from raccoon.games.raccoon_tycoon.pending import AwaitStartTokens
from tests.games.raccoon_tycoon.table import Table, tokens


def plain() -> Table:
    """Seat 0 to act with the usual ten dollars."""
    return Table().hand(0, 42, 4, 36)


def taking() -> Table:
    """Seat 0 chooses three of the tokens on card 42."""
    table = plain()
    table.play(Produce(0, 42))
    return table


def bonus() -> Table:
    """Seat 0 chooses the bonus of its Grain Farm."""
    table = plain().own(0, "Grain Farm")
    table.play(Produce(0, 4))
    return table


def discarding() -> Table:
    """Seat 0 has to give two tokens back."""
    table = plain().stock(0, wheat=9)
    table.play(Produce(0, 4))
    return table


def floor() -> Table:
    """Seat 0 may buy one wheat from seat 1."""
    table = plain().own(0, "Trading Floor").stock(1, wheat=1)
    table.play(Produce(0, 4))
    return table


def bidding() -> Table:
    """Seat 1 is asked to top $5 for a Fat Cat."""
    table = Table().offer_railroads("Fat Cat", "Big Bear").money(10, 9, 8)
    table.play(OpenAuction(0, "Fat Cat", 5))
    return table


def second_sale() -> Table:
    """Seat 0 has sold wheat and may sell wood."""
    table = plain().own(0, "Freight Company").stock(0, wheat=2, wood=1)
    table.play(Sell(0, "wheat", 1))
    return table


def second_purchase() -> Table:
    """Seat 0 has bought a Wheat Field and may go on with $8."""
    table = plain().own(0, "Construction Company").offer_buildings("Wheat Field", "Vineyard", "Factory")
    table.money(12).play(BuyBuilding(0, "Wheat Field"))
    return table


def starting() -> Table:
    """Seat 0 takes two free tokens."""
    return Table().change(pending=AwaitStartTokens(0, 2))


CASES: list[tuple[str, Callable[[], Table], Command, dict[str, Fact]]] = [
    ("not_your_turn", plain, Produce(1, 1), {"seat": 1}),
    ("not_your_turn", plain, Produce(7, 1), {"seat": 7}),
    ("not_your_turn", plain, Produce(-1, 1), {"seat": -1}),
    ("not_your_turn", bidding, Bid(0, 9), {"seat": 0}),
    ("not_now", plain, TakeTokens(0, tokens()), {}),
    ("not_now", plain, ChooseStartTokens(0, tokens(wheat=1)), {}),
    ("not_now", plain, TakeBonus(0, "Grain Farm", tokens(wheat=2)), {}),
    ("not_now", plain, DeclineBonus(0), {}),
    ("not_now", plain, Discard(0, tokens()), {}),
    ("not_now", plain, BuyOnFloor(0, 1, "wheat", 1), {}),
    ("not_now", plain, SkipFloor(0), {}),
    ("not_now", plain, Bid(0, 5), {}),
    ("not_now", plain, Pass(0), {}),
    ("not_now", taking, Produce(0, 4), {}),
    ("not_now", taking, Sell(0, "wheat", 1), {}),
    ("not_now", taking, OpenAuction(0, "Fat Cat", 4), {}),
    ("not_now", taking, BuyTown(0, tokens(coal=2)), {}),
    ("not_now", taking, BuyBuilding(0, "Wheat Field"), {}),
    ("not_now", discarding, Pass(0), {}),
    ("not_now", second_sale, Produce(0, 42), {}),
    ("not_now", second_purchase, Sell(0, "wheat", 1), {}),
    ("start_tokens", starting, ChooseStartTokens(0, tokens(wheat=2)), {"count": 2}),
    ("card_not_in_hand", plain, Produce(0, 1), {"card": 1}),
    ("card_not_in_hand", plain, Produce(0, 999), {"card": 999}),
    (
        "production_tokens",
        taking,
        TakeTokens(0, tokens(wheat=3)),
        {"count": 3, "available": tokens(wood=2, iron=1, coal=1, goods=1)},
    ),
    ("bonus_tokens", bonus, TakeBonus(0, "Grain Farm", tokens(wood=2)), {"building": "Grain Farm"}),
    ("bonus_tokens", bonus, TakeBonus(0, "Saw Mill", tokens(wood=2)), {"building": "Saw Mill"}),
    ("discard_tokens", discarding, Discard(0, tokens(wheat=1)), {"count": 2}),
    ("discard_tokens", discarding, Discard(0, tokens(goods=2)), {"count": 2}),
    ("floor_trade", floor, BuyOnFloor(0, 1, "wheat", 2), {"commodity": "wheat", "amount": 2}),
    ("floor_trade", floor, BuyOnFloor(0, 9, "wheat", 1), {"commodity": "wheat", "amount": 1}),
    ("floor_trade", floor, BuyOnFloor(0, 1, "gold", 1), {"commodity": "gold", "amount": 1}),
    ("unknown_commodity", plain, Sell(0, "gold", 1), {"commodity": "gold"}),
    ("tokens_to_sell", plain, Sell(0, "wheat", 1), {"commodity": "wheat", "amount": 1, "held": 0}),
    ("tokens_to_sell", second_sale, Sell(0, "wood", 2), {"commodity": "wood", "amount": 2, "held": 1}),
    ("tokens_to_sell", second_sale, Sell(0, "wood", 0), {"commodity": "wood", "amount": 0, "held": 1}),
    ("tokens_to_sell", second_sale, Sell(0, "wood", -1), {"commodity": "wood", "amount": -1, "held": 1}),
    ("already_sold", second_sale, Sell(0, "wheat", 1), {"commodity": "wheat"}),
    ("no_export", second_sale, Sell(0, "wood", 1, export=True), {}),
    ("railroad_not_on_offer", plain, OpenAuction(0, "Reading", 9), {"railroad": "Reading"}),
    (
        "opening_bid_too_low",
        lambda: plain().offer_railroads("Top Dog"),
        OpenAuction(0, "Top Dog", 5),
        {"railroad": "Top Dog", "minimum": 6},
    ),
    (
        "not_enough_money",
        lambda: plain().offer_railroads("Top Dog"),
        OpenAuction(0, "Top Dog", 11),
        {"need": 11, "have": 10},
    ),
    ("bid_too_low", bidding, Bid(1, 5), {"bid": 5}),
    ("bid_too_low", bidding, Bid(1, -5), {"bid": 5}),
    ("not_enough_money", bidding, Bid(1, 10), {"need": 10, "have": 9}),
    ("building_not_on_offer", plain, BuyBuilding(0, "Castle"), {"building": "Castle"}),
    ("building_not_on_offer", plain, BuyBuilding(0, "Grain Farm"), {"building": "Grain Farm"}),
    ("not_enough_money", second_purchase, BuyBuilding(0, "Factory"), {"need": 40, "have": 8}),
    ("not_enough_money", second_purchase, UpgradeBuilding(0, "Wheat Field"), {"need": 9, "have": 8}),
    ("building_not_owned", plain, UpgradeBuilding(0, "Wheat Field"), {"building": "Wheat Field"}),
    (
        "no_upgrade",
        lambda: plain().own(0, "Grain Farm"),
        UpgradeBuilding(0, "Grain Farm"),
        {"building": "Grain Farm"},
    ),
    ("no_upgrade", lambda: plain().own(0, "Bank"), UpgradeBuilding(0, "Bank"), {"building": "Bank"}),
    ("no_town_left", lambda: plain().last_towns(1, 0), BuyTown(0, tokens(wheat=5)), {}),
    (
        "town_payment",
        lambda: plain().offer_town("Trinity").stock(0, goods=2),
        BuyTown(0, tokens(goods=2)),
        {"town": "Trinity", "commodity": "goods", "named": 3, "any": 5},
    ),
    (
        "town_payment",
        lambda: plain().own(0, "Brick Works").offer_town("Trinity").stock(0, goods=2),
        BuyTown(0, tokens(goods=3)),
        {"town": "Trinity", "commodity": "goods", "named": 2, "any": 4},
    ),
    ("action_due", plain, EndTurn(0), {}),
    ("action_due", taking, EndTurn(0), {}),
    ("action_due", bidding, EndTurn(1), {}),
    ("no_victory", plain, DeclareVictory(0), {"need": 1000}),
]


@pytest.mark.parametrize(("code", "position", "command", "facts"), CASES)
def test_refusal(code: str, position: Callable[[], Table], command: Command, facts: dict[str, Fact]) -> None:
    refusal = position().refuse(command)
    assert (refusal.code, refusal.facts) == (code, facts)


def test_every_refusal_in_the_rules_is_met_above() -> None:
    own = Path(package.__path__[0]).rglob("*.py")
    rules = "".join(file.read_text("utf-8") for file in (*own, Path(engine_rules.__file__)))
    raised = set(re.findall(r'Refusal\(\s*"(\w+)"', rules))
    assert raised
    assert raised == {code for code, *_ in CASES}


@pytest.mark.parametrize("overpaid", [tokens(goods=4), tokens(goods=3, wheat=1), tokens(goods=3, wheat=3)])
def test_a_town_is_paid_exactly(overpaid: tuple[int, ...]) -> None:
    table = plain().offer_town("Trinity").stock(0, goods=4, wheat=3)
    assert table.refuse(BuyTown(0, overpaid)).code == "town_payment"


@pytest.mark.parametrize("wrong", [(), (1,), (0,) * 7, (-1, 0, 4, 0, 0, 0), (0, 0, 0, 0, 0, 9)])
def test_numbers_of_tokens_that_no_table_has(wrong: tuple[int, ...]) -> None:
    for position, command in (
        (taking, TakeTokens(0, wrong)),
        (bonus, TakeBonus(0, "Grain Farm", wrong)),
        (discarding, Discard(0, wrong)),
        (starting, ChooseStartTokens(0, wrong)),
        (lambda: plain().stock(0, wheat=9), BuyTown(0, wrong)),
    ):
        assert position().refuse(command).code != "not_now"
