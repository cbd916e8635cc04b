"""Drag and drop at the table: what lights up, and what a drop does."""

from __future__ import annotations

import pygame
import pytest

from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.table.piece import Piece
from tests.scenes.raccoon_tycoon.dragging import HAND, Bench, bench, rich
from tests.scenes.raccoon_tycoon.pointing import Finger
from tests.scenes.raccoon_tycoon.staging import counts, having, waiting

__all__ = ["bench"]


def lit(bench: Bench, piece: str) -> frozenset[str]:
    """The pieces that light up while a piece is held."""
    bench.take(piece)
    assert bench.drag.held
    found = bench.drag.marks()
    assert found.dimmed
    bench.sitting.press(pygame.K_ESCAPE)
    bench.mouse.up((1, 1))
    bench.wait(0.4)
    return found.lit


def test_legal_targets_light_up(bench: Bench) -> None:
    offer = bench.sitting.table.context.shown.view.building_offer
    assert offer[1] == "Factory"
    affordable = {Piece("building", place) for place in (0, 2, 3)}
    assert lit(bench, Piece("hand", 0)) == {"warehouse", "estate", "me"}
    assert lit(bench, Piece("slot", "wood")) == {Piece("market", "wood"), "town"}
    assert lit(bench, "gavel") == {Piece("railroad", 0), Piece("railroad", 1)}
    assert lit(bench, Piece("railroad", 1)) == {"gavel"}
    assert lit(bench, "purse") == affordable | {Piece("estate", 0)}
    assert lit(bench, Piece("building", 0)) == {"estate"}
    assert lit(bench, Piece("building", 1)) == set()
    assert bench.unmoved()


@pytest.mark.parametrize(
    ("pending", "piece", "targets"),
    [
        (at.AwaitStartTokens(0, 1), Piece("market", "wood"), {"warehouse"}),
        (at.AwaitTokens(0, 1), Piece("market", "luxury"), {"warehouse"}),
        (at.AwaitTokens(0, 1), Piece("market", "coal"), set()),
        (at.AwaitBonus(0, 1), Piece("estate", 0), {"warehouse"}),
        (at.AwaitBonus(0, 1), Piece("estate", 1), set()),
        (at.AwaitSecondSale(0, "wheat"), Piece("slot", "wheat"), set()),
        (at.AwaitSecondSale(0, "wheat"), Piece("slot", "wood"), {Piece("market", "wood")}),
    ],
)
def test_inside_an_action_only_its_pieces_go(
    bench: Bench, pending: at.Pending, piece: str, targets: set[str]
) -> None:
    bench.put(waiting(rich(), pending))
    assert lit(bench, piece) == targets
    assert lit(bench, Piece("hand", 0)) == set()


def test_a_drop_opens_the_choice_and_plays_nothing(bench: Bench) -> None:
    bench.drop(Piece("hand", 2), "warehouse")
    assert bench.dock
    assert bench.dock.choice.command().card == HAND[2]
    assert bench.dock.confirm.enabled
    assert not bench.session.match.entries


def test_dropping_again_or_a_double_click_submits_nothing(bench: Bench) -> None:
    for _ in range(3):
        bench.drop(Piece("hand", 1), "warehouse")
    for _ in range(4):
        bench.mouse.tap(bench.middle(Piece("hand", 1)))
    assert not bench.session.match.entries
    assert bench.dock
    assert bench.dock.choice.command().card == HAND[1]


def test_the_wheel_and_another_grab_set_how_many(bench: Bench) -> None:
    bench.take(Piece("slot", "wheat"))
    bench.mouse.more(9)
    assert bench.drag.held
    assert bench.drag.held.count == 4
    bench.sitting.press(pygame.K_2, "2")
    assert bench.drag.held.count == 2
    bench.sitting.press(pygame.K_DOWN)
    assert bench.drag.held.count == 1
    bench.mouse.move(bench.middle(Piece("market", "wheat")))
    bench.mouse.up(bench.middle(Piece("market", "wheat")))
    assert bench.dock
    assert bench.dock.choice.command().amount == 1
    bench.drop(Piece("slot", "wheat"), Piece("market", "wheat"))
    bench.drop(Piece("slot", "wheat"), Piece("market", "wheat"))
    assert bench.dock.choice.command().amount == 3


def test_a_second_finger_takes_more(bench: Bench) -> None:
    finger = Finger(bench.sitting)
    finger.drag(bench.middle(Piece("slot", "wood")), bench.middle(Piece("market", "wood")), 3)
    assert bench.dock
    assert bench.dock.choice.command().amount == 3


def test_a_target_is_met_a_little_beside_it_too(bench: Bench) -> None:
    town = bench.sitting.table.context.shown.layout.rects_of("town")[0]
    near = bench.sitting.table.context.shown.layout.frame.px(20)
    bench.take(Piece("slot", "wood"))
    bench.mouse.move((town.left - near, town.centery))
    bench.mouse.up((town.left - near, town.centery))
    assert bench.dock
    assert bench.dock.choice.key == "town"


def test_the_open_strip_is_the_auction_block(bench: Bench) -> None:
    bench.take(Piece("railroad", 0))
    strip = bench.sitting.table.context.shown.layout.strip
    bench.mouse.move(strip.center)
    bench.mouse.up(strip.center)
    assert bench.dock
    assert bench.dock.choice.key == "auction"


def test_in_a_full_selection_another_token_takes_the_place_of_the_first(bench: Bench) -> None:
    bench.put(waiting(rich(), at.AwaitStartTokens(0, 2)))
    for name in ("wood", "goods", "iron"):
        bench.drop(Piece("market", name), "warehouse")
    assert bench.dock
    assert bench.dock.choice.command().tokens == counts(goods=1, iron=1)


def test_tokens_of_others_are_told_apart_by_where_they_are_taken(bench: Bench) -> None:
    state = having(having(rich(), buildings=("Trading Floor",)), 1, tokens=counts(wood=2, coal=1))
    bench.put(waiting(state, at.AwaitFloorTrade(0, 1)))
    table = bench.sitting.table
    panel, px = table.context.shown.layout.panels[1], table.context.shown.layout.frame.px
    step = (panel.width - px(37)) / len(COMMODITIES)
    for number, name in enumerate(COMMODITIES):
        pos = (round(panel.left + px(25) + (number + 0.3) * step), panel.centery)
        assert bench.drag.drop_targets.piece_at(pos) == Piece("panel", 1, name)
