"""The words on the pages of pieces: worth, payments, what is out of sight."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import Over
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.holdings import layout_of
from scenes.raccoon_tycoon.words.names import effect
from scenes.table.inspection import flow
from scenes.table.inspection.sheet import BoardPlaces, _Beside
from scenes.table.piece import Piece
from tests.scenes.driving import ENGLISH
from tests.scenes.raccoon_tycoon.inspecting import INSPECTION, asked, bidding, line, page_of, rich, words_of
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, offering


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
    page = page_of(state, Piece("building", 0))
    assert page.now
    assert page.now.sum
    assert page.now.sum.figure == f"+{after.score.total - before.score.total} VP"


def test_an_export_company_tells_the_sale_with_and_without_it() -> None:
    state = offering(having(dealt(3), tokens=counts(iron=4), money=34), "Export Company")
    state = replace(state, prices=(1, 1, 10, 2, 3, 3))
    page = page_of(state, Piece("building", 0))
    assert line(page, "Sell 4 [iron] as it is").endswith("$40")
    assert line(page, "The same with the price raised first").endswith("$52")
    assert page.now
    assert page.now.sum
    assert "$4" in page.now.sum.words


def test_the_other_side_is_told_with_its_cost() -> None:
    page = page_of(having(dealt(3), buildings=("Wheat Field",)), Piece("estate", 0))
    assert "$9" in " ".join(page.rules)
    assert "Grain Farm" in " ".join(page.rules)
    assert page.action
    assert page.action.label == "Upgrade for $9"


def test_a_commodity_tells_what_selling_all_brings() -> None:
    state = replace(having(dealt(3), tokens=counts(wood=4)), prices=(1, 6, 2, 2, 3, 3))
    page = page_of(state, Piece("market", "wood"))
    assert line(page, "Sell all 4").endswith("$24")
    assert page.now
    assert page.now.sum
    assert "$2" in page.now.sum.words


def test_a_card_tells_its_best_tokens_at_the_prices_after_it() -> None:
    state = replace(having(dealt(3), hand=(42, 1, 2)), prices=(1, 1, 2, 2, 3, 3))
    page = page_of(state, Piece("hand", 0))
    assert page.now
    assert page.now.sum
    assert page.now.sum.figure == f"${4 + 2 + 2}"


def test_a_rival_tells_holdings_powers_and_what_they_could_pay() -> None:
    """Everything public: tokens, the power of every building, the town within reach or not, the best sale."""
    state = having(rich(), 1, tokens=counts(coal=3), money=44, buildings=("Brick Works", "Freight Company"))
    state = replace(state, prices=(1, 1, 2, 7, 3, 3))
    page = page_of(state, Piece("panel", 1))
    for name in ("Brick Works", "Freight Company"):
        assert effect(name, ENGLISH.say) in line(page, f"{name}: ")
    assert line(page, "Tokens in the warehouse") == "Tokens in the warehouse 3/12"
    assert page.now
    assert page.now.sum
    assert page.now.sum.figure == "+$21"
    town = state.town or ""
    needed = TOWNS[town].commodity_cost - 1  # Brick Works
    for held, words in ((needed, "yes"), (needed - 1, "no")):
        tokens = counts(**{TOWNS[town].commodity: held})
        told = page_of(having(state, 1, tokens=tokens), Piece("panel", 1))
        assert line(told, f"Could buy {town} now").endswith(words)
    assert "44" not in " ".join(words_of(page)), "money is secret"


def test_a_rivals_bid_is_told_with_what_they_could_pay() -> None:
    state = bidding(rich())
    assert line(page_of(state, Piece("panel", 1)), "Has bid for").endswith("$5")
    assert not [
        words for words in words_of(page_of(state, Piece("panel", 2))) if words.startswith("Has bid for")
    ]


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
    """For any money and hand of another player and any order of the decks every page says the same."""
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
    assert "$9" in [badge.figure for badge in page_of(state, Piece("panel", 1), None).badges]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("piece", ["named:railroad:Big Bear", "town"])
def test_every_name_on_the_second_leaf_stands_beside_its_emblem(
    size: tuple[int, int], scale: float, piece: str
) -> None:
    page = page_of(replace(rich(), town="Beaver Ford"), piece)
    assert page.beside
    places = BoardPlaces.of(Frame.of(size, scale), page)
    lines = flow.Lines(page.beside.rows)
    if scale == 1:
        assert places.beside
        leaf = _Beside(page.beside, places.beside, places.frame)
        assert not lines.breaks(leaf._wide, leaf._fitted)
    else:  # large text has it further down the same paper
        assert not lines.breaks(places.paper._box.width, places.frame)
