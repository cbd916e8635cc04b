"""Offers and their decks share a row."""

import pytest

from scenes.table.offer_row import BESIDE, BETWEEN, Offer, place_offers

CARDS = Offer((200, 200), 10, 40, 210)
ONE = Offer((240,), 10, 40, 210)
LEAST = 2 * 200 + 10 + 40 + BETWEEN + 240 + 40
"""The width of a row on which only slices of the decks are visible."""
WHOLE = LEAST + 2 * (BESIDE + 210 - 40)
"""The width of a row on which both decks are fully visible."""


def test_a_narrow_row_shows_slices_beside_the_last_things() -> None:
    cards, one = place_offers(100, LEAST, (CARDS, ONE))
    assert cards.columns == (100, 310)
    assert (cards.deck, cards.seen, cards.out) == (510, 40, 0)
    assert one.columns == (510 + 40 + BETWEEN,)
    assert one.deck + one.seen == 100 + LEAST


def test_slices_grow_until_the_decks_lie_whole() -> None:
    half, _ = place_offers(0, (LEAST + WHOLE) / 2, (CARDS, ONE))
    assert (half.deck, half.out) == (410, 0.5)
    assert 40 < half.seen < 210
    cards, one = place_offers(0, WHOLE, (CARDS, ONE))
    assert (cards.deck, cards.seen) == (410 + BESIDE, 210)
    assert one.deck + one.seen == WHOLE


@pytest.mark.parametrize("width", [LEAST, (LEAST + WHOLE) / 2, WHOLE - 1, WHOLE, WHOLE + 1, 2 * WHOLE])
def test_a_row_is_filled_and_nothing_overlaps(width: float) -> None:
    edges = [0.0]
    for offer, place in zip((CARDS, ONE), place_offers(0, width, (CARDS, ONE)), strict=True):
        for left, wide in zip(place.columns, offer.columns, strict=True):
            assert left >= edges[-1] - 1e-9
            edges.append(left + wide)
        assert place.deck >= edges[-1] - 1e-9
        edges.append(place.deck + place.seen)
    assert edges[-1] == pytest.approx(width)


def test_what_is_left_moves_offers_apart_twice_as_much_as_their_things() -> None:
    cards, one = place_offers(0, WHOLE + 100, (CARDS, ONE))
    within = cards.columns[1] - 200 - 10
    assert within > 0
    assert one.columns[0] - (cards.deck + 210) - BETWEEN == pytest.approx(2 * within)


def test_a_row_that_is_too_narrow_is_filled_beyond_its_end() -> None:
    (cards,) = place_offers(0, 100, (CARDS,))
    assert cards.deck + cards.seen == 450
