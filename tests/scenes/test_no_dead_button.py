"""At the tables of the other games too no lit button is dead: on every page, by its key and by a click."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.registry import PRESENTATIONS
from scenes.window.keys import KEYS
from tests.scenes.person import Sitting
from tests.scenes.pressing import Way, press_every_button
from tests.scenes.raccoon_rampage import test_ways as rampage
from tests.scenes.saloon_tycoon import test_ways as saloon
from tests.scenes.staged import stage

SALOON = (
    "secret claims",
    "earn",
    "a tile by a card",
    "a free cube",
    "a card by a bonus",
    "a walk by a card",
    "a card too many",
    "gold from a rival",
    "an open claim",
)
RAMPAGE = (
    "policies for the pool",
    "a policy of the pool",
    "a policy",
    "a vote",
    "a pass that is set",
    "no objection at a last call",
    "votes to be moved",
    "a vote moved",
    "a card put back",
    "a majority",
    "protection",
    "a card that an event demands",
    "a card away",
)
"""Sample positions for every place where somebody has to choose, and their names among every way to move."""


def _saloon(sitting: Sitting, name: str) -> None:
    table, command = saloon.MOVES[name]()
    stage(sitting, "saloon_tycoon", table.state, command.seat)


def _rampage(sitting: Sitting, name: str) -> None:
    state, command = rampage.MOVES[name]()
    stage(sitting, "raccoon_rampage", state, command.seat)


PLACES: dict[str, tuple[Callable[[Sitting, str], None], tuple[str, ...]]] = {
    "saloon_tycoon": (_saloon, SALOON),
    "raccoon_rampage": (_rampage, RAMPAGE),
}


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    """The program in its smallest window."""
    return Sitting(tmp_path, (960, 540), speed="calm")


@pytest.mark.parametrize("way", ["key", "click"])
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, (_, names) in PLACES.items() for name in names]
)
def test_no_lit_button_is_dead_where_one_has_to_choose(
    game: str, name: str, way: Way, sitting: Sitting
) -> None:
    sitting.watch(way == "key")
    PLACES[game][0](sitting, name)
    assert press_every_button(sitting, way)


ASKED = ("end_my_turn",)
"""The end of the turn: a dialog asks whether it is meant."""


def _verbs() -> list[tuple[str, str, str]]:
    """Each game's verbs that have a page: where they can be begun, and their letters."""
    begun = {"saloon_tycoon": "earn", "raccoon_rampage": "votes to be moved"}
    return [
        (game, place, KEYS.cap(f"{game}.{verb.name}").lower())
        for game, place in begun.items()
        for verb in PRESENTATIONS[game].choices.verbs
        if verb.name not in ASKED
    ]


@pytest.mark.parametrize("way", ["key", "click"])
@pytest.mark.parametrize(("game", "name", "letter"), _verbs())
def test_no_lit_button_of_a_verb_s_page_is_dead(
    game: str, name: str, letter: str, way: Way, sitting: Sitting
) -> None:
    sitting.watch(way == "key")
    PLACES[game][0](sitting, name)
    assert press_every_button(sitting, way, letter)
