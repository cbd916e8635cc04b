"""Whole games at the window, played with real events by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from raccoon.app.paths import saves_dir
from raccoon.games.raccoon_tycoon.pending import AwaitBid, AwaitDiscard
from scenes.dialogs.dialog import DialogScene
from scenes.table.scene import TableScene
from scenes.window.window import MINIMUM
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.bidders import Keyboard, Mouse


@pytest.mark.parametrize("hands", [Mouse(1), Keyboard(2)], ids=["mouse", "keyboard"])
def test_two_people_and_two_bots_play_to_the_certificate(tmp_path: Path, hands: Mouse | Keyboard) -> None:
    sitting = Sitting(tmp_path, MINIMUM)
    sitting.watch(isinstance(hands, Mouse))
    session = sitting.begin(seats("person", "greedy", "person", "random"), "whole game")
    results = sitting.play(hands)
    assert session.over
    assert [result.won for result in results.results.seats].count(True) >= 1
    assert sitting.met["HandoverScene"] > 10


def test_five_bots_play_while_one_watches(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, MINIMUM)
    session = sitting.begin(seats(*["greedy"] * 5), "five bots")
    assert session.view(None).players[0].money is None
    sitting.play(Mouse(3))
    assert session.over


def _until(sitting: Sitting, hands: Mouse, kind: type) -> TableScene:
    """Play on until a person is asked at a pending point of this kind."""
    for _ in range(20_000):
        top = sitting.stack.top
        if (
            isinstance(top, TableScene)
            and top.context.shown.person is not None
            and isinstance(top.context.shown.view.pending, kind)
        ):
            return top
        sitting.step(hands)
    raise AssertionError(f"no {kind.__name__} came up")


@pytest.mark.parametrize("kind", [AwaitBid, AwaitDiscard])
def test_leaving_and_continuing_in_the_middle(tmp_path: Path, kind: type) -> None:
    """Leave by the menu at this very point, Continue on the title: the same choice stands open."""
    sitting = Sitting(tmp_path, MINIMUM)
    sitting.watch(kind is AwaitBid)
    session = sitting.begin(seats("person", "greedy", "person"), "leave me", saves=saves_dir(tmp_path))
    hands = Mouse(4, hoarder=kind is AwaitDiscard)
    before = _until(sitting, hands, kind).context.shown.view.pending
    sitting.table.context.navigation.menu()
    leave = sitting.stack.top.buttons[-1]
    sitting.click(leave.rect.center)
    title = sitting.stack.top
    assert title.menu.resume.enabled
    sitting.click(title.menu.resume.rect.center)
    assert sitting.program.session is not session
    after = _until(sitting, hands, kind).context.shown.view.pending
    assert after == before
    kept = len(sitting.program.session.match.entries)
    for _ in range(60):
        sitting.step(Mouse(5))
    assert len(sitting.program.session.match.entries) > kept


def test_an_incomplete_end_of_a_save_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, MINIMUM)
    session = sitting.begin(seats("person", "random"), "torn", saves=saves_dir(tmp_path))
    for _ in range(60):
        sitting.step(Mouse(6))
    path = session.path
    assert path is not None
    sitting.program.title()
    path.write_bytes(path.read_bytes()[:-7])
    sitting.program.saves.resume(path)
    told = sitting.stack.top
    assert isinstance(told, DialogScene)
    assert told.sentence == sitting.program.say("menu.torn")
    sitting.click(told.buttons[0].rect.center)
    sitting.play(Mouse(7))
