"""Characters of Raccoon Tycoon play as they are described: a reader of their games identifies them."""

from __future__ import annotations

import pytest

from tests.bots.reader import TEN, Game, Reader, gallery, named

pytestmark = pytest.mark.part("play")

KNOWN = 12
"""The number of games of each character that the reader learns from; the command uses more."""


def test_who_sells_much_is_told_from_who_sells_little() -> None:
    """The first learned games are constructed: one sells nine moves of ten, one builds them."""
    known = {
        who: [Game({kind: 0.9, "Pass": n / 50, "mean of Sell amount": 2.0}, 0.0) for n in range(5)]
        for who, kind in (("trader", "Sell"), ("builder", "Build"))
    }
    reader = Reader(known)
    assert reader.name([Game({"Sell": 0.8}, 0.0)]) == "trader"
    assert reader.name([Game({"Build": 0.7, "Pass": 0.1}, 0.0)]) == "builder"


def test_ten_games_name_the_character() -> None:
    """At least every other time, where chance would be one of six."""
    reader = Reader(gallery("raccoon_tycoon", "shrewd", KNOWN, "known"))
    found = list(named(reader, gallery("raccoon_tycoon", "shrewd", TEN, "unseen")))
    assert len(found) == 6
    assert sum(who == name for who, name in found) >= 3
