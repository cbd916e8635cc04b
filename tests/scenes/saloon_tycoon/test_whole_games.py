"""Whole games of Saloon Tycoon with real events: against bots, and several people at one laptop."""

from __future__ import annotations

from pathlib import Path

import pytest

from raccoon.app.paths import saves_dir
from raccoon.app.saves.verify import verify
from raccoon.games.saloon_tycoon.game import GAME
from scenes.window.window import MINIMUM
from tests.app.tables import saved
from tests.scenes.person import Keyboard, Mouse
from tests.scenes.saloon_tycoon.street import Street


@pytest.mark.parametrize("hands", [Mouse(1), Keyboard(2)], ids=["mouse", "keyboard"])
def test_one_person_plays_against_bots_to_the_certificate(tmp_path: Path, hands: Mouse | Keyboard) -> None:
    sitting = Street(tmp_path, MINIMUM)
    sitting.watch(isinstance(hands, Mouse))
    session = sitting.open("person", "cowhand", "random", saves=saves_dir(tmp_path), short_game=True)
    told = sitting.play(hands).results
    assert verify(saved(session)).over
    assert [seat.won for seat in told.seats] == [end.won for end in GAME.outcome(session.match.state) or ()]
    assert [seat.total for seat in told.seats] == [
        end.points for end in GAME.outcome(session.match.state) or ()
    ]
    assert sitting.met["HandoverScene"] == 0, "one person has the screen alone"
    assert not session.fallback_moves


def test_people_at_one_laptop_choose_their_secrets_behind_the_curtain_once_each(tmp_path: Path) -> None:
    sitting = Street(tmp_path, MINIMUM)
    session = sitting.open("person", "person", "person", short_game=True)
    sitting.play(Mouse(3))
    assert session.over
    turns = sum(
        type(event).__name__ == "TurnEnded" for entry in session.match.entries for event in entry.events
    )
    assert 3 <= sitting.met["HandoverScene"] <= 3 + turns
