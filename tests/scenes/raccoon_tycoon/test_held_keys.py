"""A key that is held down until the turn comes opens nothing then; `table/` has those held at the turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from raccoon.games.raccoon_tycoon.pending import AwaitAction
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage, waiting

REPEATS = 5


@pytest.mark.parametrize("key", [ord(letter) for letter in "psabt"])
def test_a_key_held_until_the_turn_comes_opens_nothing(tmp_path: Path, key: int) -> None:
    sitting = Sitting(tmp_path, speed="fast")
    others = waiting(having(dealt(), money=40, tokens=counts(wheat=3)), AwaitAction(1), turn=1)
    stage(sitting, others, "greedy", "greedy")
    assert sitting.table.context.shown.chooser is None
    for _ in range(400):
        if sitting.table.context.shown.chooser is not None:
            break
        sitting.hold(key)
    assert sitting.table.context.shown.chooser == 0
    sitting.hold(key, REPEATS)
    assert sitting.table.parts.panel_host.choice is None
