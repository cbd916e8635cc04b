"""Raccoon Rampage under the laws; the seeds were searched for what the names promise."""

from __future__ import annotations

from typing import Any

from raccoon.games.raccoon_rampage.game import GAME
from tests.games.raccoon_rampage.tables import well_governed
from tests.games.subject import Subject
from tests.golden.playthroughs import Beginning, Playthrough

WELL_GOVERNED = Beginning("the tracker stands at -9 and few raccoons live in the countries", well_governed)
"""Random seats lose early: only from here they come to the final evaluation now and then."""


def _playthrough(
    name: str, players: int, seed: int, beginning: Beginning | None = None, **options: Any
) -> Playthrough:
    return Playthrough(GAME, name, players, seed, options, beginning)


PLAYTHROUGHS = (
    _playthrough("4-players-all-lose", 4, 1),
    _playthrough("4-players-won", 4, 2584, WELL_GOVERNED),
    _playthrough("3-players-panacea", 3, 648, WELL_GOVERNED, scenario="techno_panacea"),
    _playthrough("3-players-level-table", 3, 1, level_table=True, scenario="mixed"),
    _playthrough("first-game", 4, 1, tutorial=True),
)

SUBJECT = Subject(GAME, PLAYTHROUGHS, rare=well_governed)
