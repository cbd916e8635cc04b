"""Evenings played twice, the second time with another deal: a short one, and proof that a leak would be
found.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from raccoon.app.paths import saves_dir
from scenes.library.scene import LibraryScene
from scenes.table.scene import TableScene
from scenes.table.viewer import Viewer
from tests.games.everything import everything
from tests.long.redeal import Screen, again, evening, played, steady
from tests.long.run import Trial


def twice(folder: Path, game: str, seed: str, pictures: int) -> list[Trial]:
    with everything(), steady():
        return [*evening(folder, game, seed, pictures)]


@pytest.mark.parametrize(
    ("game", "seed"), [("raccoon_tycoon", "3 0"), ("saloon_tycoon", "b"), ("ballot", "3 9")]
)
def test_no_picture_tells_another_deal(tmp_path: Path, game: str, seed: str) -> None:
    trials = twice(tmp_path / "evening", game, seed, 240)
    assert [trial.wrong for trial in trials if trial.wrong] == []
    assert len({trial.kind for trial in trials}) >= 3


def test_the_day_on_which_an_evening_is_played_again_tells_nothing(tmp_path: Path) -> None:
    """The library shows the day on which a game was last played, which depends on the real clock."""
    with everything(), steady():
        screen = Screen(tmp_path, "ballot", "3 9")
        for day in (100, 200):
            for save in saves_dir(tmp_path).iterdir():
                os.utime(save, (day * 86_400, day * 86_400))
            screen.program.title()
            screen.program.library_controller.open()
            for _ in range(40):
                screen.show([])
            assert isinstance(screen.stack.top, LibraryScene)
        screen.program.title()
        screen.stack.clear()
        screen.window.close()
    assert screen.pictures[39] == screen.pictures[79]


def test_the_deal_is_another_one(tmp_path: Path) -> None:
    folder = tmp_path / "evening"
    with everything(), steady():
        tape = played(folder, "ballot", "e", 250).tape
        deal = again(folder, "ballot", "e", tape).deal
    assert deal is not None
    assert deal.replaced > 5


def test_things_shown_too_early_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(self: Viewer, view: object, awaited: Sequence[int], waiting: Sequence[int] = ()) -> bool:
        self.seat = self.person = next(iter(awaited), None)
        return False

    monkeypatch.setattr(Viewer, "turn_to", at_once)
    assert any(trial.wrong for trial in twice(tmp_path / "evening", "raccoon_tycoon", "3 0", 60))


def test_words_said_too_early_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_hands(self: TableScene) -> list[str]:
        seats = range(len(self.context.seats))
        return [str(self.context.session.view(seat)) for seat in seats]

    monkeypatch.setattr(TableScene, "happened", all_hands)
    assert any(trial.wrong for trial in twice(tmp_path / "evening", "raccoon_tycoon", "3 0", 240))
