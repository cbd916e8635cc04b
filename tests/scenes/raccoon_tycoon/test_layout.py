"""The table's geometry: everything in the window, nothing on top of something else."""

from itertools import combinations, pairwise

import pygame
import pytest
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, HIGHEST_PRICES, LOWEST_PRICES
from raccoon.games.raccoon_tycoon.game import GAME
from scenes.raccoon_tycoon.holdings import desk_seat, estate_items, layout_of, public_points
from scenes.raccoon_tycoon.keys import VERBS
from scenes.raccoon_tycoon.layout import DECK, TableLayout
from scenes.table.piece import Piece
from tests.scenes.raccoon_tycoon.positions import crowded, played

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1024, 768), (2560, 1080), (1366, 768), (960, 540))
FORMS = [(wide, 1080) for wide in range(1440, 3841, 120)] + [(1024, 768), (1280, 1024), (1600, 1200)]
"""Windows from 5:4 to 32:9."""
HOLDERS = {
    "me": ("purse",),
    "warehouse": ("slot",),
    "estate": ("estate",),
    "log_paper": ("log_body", "piles", "dock"),
}
"""Zones that hold others, by the beginnings of their names."""


def full(size: tuple[int, int], players: int, hand: int, slots: int = 28, estate: int = 26) -> TableLayout:
    return TableLayout(size, players, hand, slots, estate)


ZONES = ("log_paper", "log_body", "piles", "dock", "banner", "undo", "menu")
"""The zones that hold or surround pieces."""


def rects_of(layout: TableLayout) -> dict[str, pygame.Rect]:
    """Every rectangle of a layout by name."""
    named: dict[str, pygame.Rect] = {key: rect for key, rect in layout.pieces() if key.kind != "slot"}
    named |= {Piece("slot", number): rect for number, rect in enumerate(layout.slots)}
    named |= {Piece("verb", verb): rect for verb, rect in layout.verbs.items()}
    named |= {f"{kind}_deck": rect for kind, rect in layout.decks.items()}
    return named | {name: getattr(layout, name) for name in ZONES}


def holds(holder: str, name: str) -> bool:
    kinds = HOLDERS.get(holder, ())
    return name != holder and name.split(":", maxsplit=1)[0] in kinds


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("hand", [0, 3, 4, 5])
def test_everything_lies_in_the_window_and_apart(size: tuple[int, int], players: int, hand: int) -> None:
    rects = rects_of(full(size, players, hand))
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) and rect.width > 0 and rect.height > 0 for rect in rects.values())
    apart = [name for name in rects if name not in ("log_body", "dock")]
    overlapping = [
        (one, other)
        for one, other in combinations(apart, 2)
        if rects[one].colliderect(rects[other]) and not holds(one, other) and not holds(other, one)
    ]
    assert overlapping == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slots", [10, 13, 25, 35])
@pytest.mark.parametrize("estate", [1, 6, 7, 18, 30])
def test_holders_hold_theirs(size: tuple[int, int], slots: int, estate: int) -> None:
    layout = full(size, 4, 5, slots, estate)
    rects = rects_of(layout)
    for holder in HOLDERS:
        assert all(rects[holder].contains(rect) for name, rect in rects.items() if holds(holder, name))
    assert len(layout.slots) == slots
    assert len(layout.estate_items) == estate
    assert layout.log_paper.contains(layout.dock)
    assert not layout.piles.colliderect(layout.log_body)


@pytest.mark.parametrize("size", FORMS)
def test_the_row_of_offers_is_filled_in_every_form(size: tuple[int, int]) -> None:
    layout = full(size, 4, 3)
    row = [rect for kind, deck in layout.decks.items() for rect in (*layout.offered[kind][:2], deck)]
    assert row[0].left == min(market.left for market in layout.market.values())
    right = max(market.right for market in layout.market.values())
    assert abs(row[-1].right - right) <= 2
    gaps = [right.left - left.right for left, right in pairwise(row)]
    assert min(gaps) >= 0
    assert max(gaps) <= 0.07 * size[0]


def test_a_deck_lies_whole_where_there_is_room() -> None:
    usual, wide = full((1920, 1080), 4, 3), full((2560, 1080), 4, 3)
    for deck in ("railroad", "town", "building"):
        seen = [full((width, 1080), 4, 3).decks[deck].width for width in range(1920, 3841, 40)]
        assert seen == sorted(seen)
        assert usual.decks[deck].width < 60
        assert wide.decks[deck].width == DECK
    assert wide.decks["railroad"].left > wide.offered["railroad"][-1].right
    assert usual.decks["railroad"].left == usual.offered["railroad"][-1].right


@pytest.mark.parametrize("size", FORMS)
@pytest.mark.parametrize("hand", [3, 4, 5])
def test_the_desk_reaches_from_its_edge_to_the_verbs(size: tuple[int, int], hand: int) -> None:
    layout = full(size, 4, hand)
    rows = {(rect.top, rect.bottom) for rect in (layout.me, *layout.hand, layout.warehouse, layout.estate)}
    assert len(rows) == 1
    top, bottom = rows.pop()
    assert top - layout.frame.y(layout.edge) <= layout.frame.px(16)
    assert layout.banner.top - bottom <= layout.frame.px(16) + 1


def test_a_price_has_its_own_space_on_the_track() -> None:
    layout = full((1920, 1080), 4, 3)
    for name, low, high in zip(COMMODITIES, LOWEST_PRICES, HIGHEST_PRICES, strict=True):
        middles = [layout.token_spot(name, price).centery for price in range(low, high + 1)]
        track = layout.track(name)
        assert middles == sorted(middles, reverse=True)
        assert len(set(middles)) == len(middles)
        assert track.top < middles[-1] < middles[0] < track.bottom
        assert layout.token_spot(name, low).centerx == track.centerx


def test_a_point_tells_its_piece() -> None:
    layout = TableLayout((1280, 720), 3, 3, 10, 2, tokens=(0, 2, 0, 1, 0, 0))
    assert layout.piece_at(layout.hand[2].center) == Piece("hand", 2)
    assert layout.piece_at(layout.market["coal"].center) == Piece("market", "coal")
    assert layout.piece_at(layout.offered["railroad"][1].center) == Piece("railroad", 1)
    assert layout.piece_at(layout.offered["town"][0].center) == "town"
    assert layout.piece_at(layout.offered["building"][3].center) == Piece("building", 3)
    assert layout.piece_at(layout.estate_items[1].center) == Piece("estate", 1)
    assert layout.piece_at(layout.panels[2].center) == Piece("panel", 2)
    assert [layout.piece_at(slot.center) for slot in layout.slots[:4]] == [
        Piece("slot", "wood"),
        Piece("slot", "wood"),
        Piece("slot", "coal"),
        "warehouse",
    ]
    assert layout.piece_at((1, 1)) is None
    assert layout.rects_of(Piece("slot", "wood")) == layout.slots[:2]


def test_the_verbs_keep_their_places_whatever_is_held() -> None:
    one, other = full((1920, 1080), 4, 3), full((1920, 1080), 2, 5, 10, 0)
    assert tuple(one.verbs) == tuple(verb.name for verb in VERBS)
    assert one.verbs == other.verbs
    assert (one.banner, one.undo, one.menu) == (other.banner, other.undo, other.menu)


def test_the_layout_of_a_view_has_a_place_for_everything() -> None:
    state = crowded(5)
    view = GAME.view(state, 0)
    layout = layout_of((1280, 720), view)
    assert (len(layout.panels), len(layout.hand), len(layout.slots)) == (5, 5, 28)
    assert len(layout.estate_items) == len(estate_items(view.players[0])) == 5 + 8 + 12
    assert layout.contents.count("wood") == 8


def test_a_full_hand_keeps_its_places_while_a_card_is_played() -> None:
    state, _, _ = played(3, 40)
    view = GAME.view(state, 0)
    layout = layout_of((1280, 720), view)
    assert len(layout.hand) == 3
    assert layout.warehouse.left > layout.hand[-1].right


def test_nobodys_view_shows_the_desk_of_the_seat_that_is_waited_for() -> None:
    state, _, _ = played(4, 30)
    assert desk_seat(GAME.view(state, None)) == state.pending.seat
    assert desk_seat(GAME.view(state, 2)) == 2


def test_public_points_hide_what_a_bank_would_give() -> None:
    state = crowded(3)
    banker = replace(state.players[1], money=99)
    rich = replace(state, players=(state.players[0], banker, *state.players[2:]))
    assert public_points(GAME.view(rich, 0), 1) == public_points(GAME.view(state, 0), 1)
    assert public_points(GAME.view(rich, 1), 1) == public_points(GAME.view(rich, 0), 1) + 99 // 20
