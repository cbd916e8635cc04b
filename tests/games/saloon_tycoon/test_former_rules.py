"""A game is played to its end by the rules it was dealt under.

The game at hand was dealt before version 2 of the rules: on a final turn somebody whose cards all move
characters has just finished a Pharmacy, and was not asked which to play (SR32).
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.games.saloon_tycoon.actions.decline import Skipped
from raccoon.games.saloon_tycoon.former import FORMER
from tests.app.tables import records
from tests.games.raccoon_tycoon.test_former_rules import broken, going_on

SAVE = Path(__file__).parents[2] / "archive/v0_3_0/player/saves/play-unasked.raccoon"


@pytest.fixture
def old_save(tmp_path: Path) -> Path:
    """The save, where it may be written to."""
    return Path(shutil.copy(SAVE, tmp_path))


def test_an_old_game_stands_where_it_stood(old_save: Path) -> None:
    session = Session.load(old_save, keep=False)
    skipped = [event for event in session.match.entries[-1].events if isinstance(event, Skipped)]
    assert [event.what for event in skipped] == ["play"]
    assert session.match.state.players[skipped[0].seat].hand
    assert session.match.game is FORMER[0]


def test_it_is_gone_on_with_by_its_own_rules_to_its_end(old_save: Path) -> None:
    before = old_save.read_bytes()
    session = Session.load(old_save)
    going_on(session, 5000)
    assert session.over
    assert verify(old_save).over
    assert old_save.read_bytes().startswith(before)


def test_every_move_of_it_is_decided_again_and_by_no_other_rules(old_save: Path) -> None:
    """By today's rules the seat would have been asked."""
    text = old_save.read_bytes()
    assert broken(old_save, {"rules_version": 2}, 0).key == "save.other_events"
    old_save.write_bytes(text)
    declined = {"event": {"type": "Declined", "seat": 2, "what": "play"}}
    assert broken(old_save, declined, len(records(old_save)) - 1).key == "save.other_events"
