"""The conduct of bots over more games than the suite plays: slips, whole games, a reader of characters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice
from types import ModuleType
from typing import Any

from raccoon.bots.registry import GAME_BOTS
from tests.bots import test_reader, test_slips, test_whole_games
from tests.long.run import Trial

NUMBERS = (
    (test_slips, "LONG", {"baron": 2, "tycoon": 1}),
    (test_whole_games, "GAMES", 12),
    (test_reader, "KNOWN", 30),
)
"""The number of games of each test."""
SLIPS = {
    test_slips.SALOON: (
        test_slips.test_no_level_of_saloon_tycoon_ends_a_turn_with_an_action_or_a_last_claim_left
    ),
    test_slips.TYCOON: test_slips.test_no_level_of_raccoon_tycoon_ends_a_turn_where_it_could_produce,
}
WHOLE = (
    test_whole_games.test_nobody_runs_up_a_price_they_would_not_pay,
    test_whole_games.test_nobody_hoards_to_the_end,
    test_whole_games.test_a_building_is_used_once_it_is_owned,
    test_whole_games.test_the_builder_builds_most,
    test_whole_games.test_the_last_turn_is_known_as_such,
)


def checks() -> Iterator[tuple[str, Callable[[], None]]]:
    """Every test with its subject."""
    for game, test in SLIPS.items():
        for level in GAME_BOTS[game].roster.levels:
            yield f"slips of {level}", partial(test, level)
    for whole in WHOLE:
        yield "whole games", whole
    for number in range(test_whole_games.GAMES):
        yield "ends", partial(test_whole_games.test_the_game_is_brought_to_its_end, number)
    yield "reader", test_reader.test_ten_games_name_the_character


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Run a test a trial, with the numbers above; its games are the same for every seed."""
    before = [(module, name, getattr(module, name)) for module, name, _ in NUMBERS]
    _play(NUMBERS)
    try:
        for kind, check in islice(checks(), count):
            yield Trial(kind, _wrong(check))
    finally:
        _play(before)


def _play(numbers: Iterable[tuple[ModuleType, str, Any]]) -> None:
    """Run the tests with these numbers of games."""
    for module, name, number in numbers:
        setattr(module, name, number)
    test_whole_games.games.cache_clear()


def _wrong(check: Callable[[], None]) -> str:
    try:
        check()
    except AssertionError as error:
        return str(error) or "it does not hold"
    return ""
