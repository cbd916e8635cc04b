"""The lowest levels are opponents for children and beginners."""

from __future__ import annotations

import pytest

from raccoon.bots.arena import Result, Tournament, results

pytestmark = pytest.mark.part("play")


def played(game: str, *bots: str, games: int) -> list[Result]:
    """Results of these bots' games, seats rotated over the same deals."""
    return list(results(Tournament(game, len(bots), bots, games, "beginners", {})))


def wins(bot: str, found: list[Result]) -> int:
    """The games that the bot won, alone or with others."""
    return sum([result.bots[seat] == bot for result in found for seat in result.winners])


def test_a_child_wins_about_as_often_as_the_lowest_level_of_saloon_tycoon() -> None:
    found = played("saloon_tycoon", "nipper", "child", games=40)
    assert 10 <= wins("nipper", found) <= 28


def test_the_lowest_level_of_raccoon_rampage_carries_a_beginner() -> None:
    found = played("raccoon_rampage", "beginner", "intern", "intern", "intern", games=24)
    assert sum(not result.winners for result in found) <= 10
    assert wins("beginner", found) >= 1


def test_guides_save_europe_for_a_child_to_be_first() -> None:
    found = played("raccoon_rampage", "beginner", "guide", "guide", "guide", games=24)
    assert sum(not result.winners for result in found) <= 12
    assert wins("beginner", found) >= 5
