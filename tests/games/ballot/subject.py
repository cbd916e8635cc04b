"""Ballot under the laws; the seeds of its playthroughs were searched for what their names promise."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.ballot.game import GAME
from tests.games.ballot.records import State
from tests.games.subject import Subject
from tests.golden.playthroughs import Playthrough

PLAYTHROUGHS = (
    Playthrough(GAME, "2-players-short", 2, 2, {"length": "short"}),
    Playthrough(GAME, "3-players-all-lose", 3, 10),
    Playthrough(GAME, "4-players-shared-win", 4, 6, {"length": "long"}),
)


def _empty_chest(state: State) -> State:
    """The first motion carried overdraws it: with a full one few games are lost."""
    return replace(state, chest=0)


SUBJECT = Subject(GAME, PLAYTHROUGHS, rare=_empty_chest)
