"""The golden playthroughs are reproduced exactly, and cover every kind of table."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from tests.games.registry import SUBJECTS
from tests.games.subject import Subject
from tests.golden.playthroughs import FOLDER, Playthrough
from tests.golden.write import text
from tests.laws.tables import values_of

DIFF_LINES = 60
ALL = [(subject, playthrough) for subject in SUBJECTS.values() for playthrough in subject.playthroughs]
EACH = pytest.mark.parametrize(
    ("subject", "playthrough"), ALL, ids=[f"{one.game.name}/{playthrough.name}" for one, playthrough in ALL]
)


@EACH
def test_the_game_is_played_as_written(subject: Subject, playthrough: Playthrough) -> None:
    written = playthrough.path.read_text("utf-8")
    played = text(subject, playthrough)
    if played != written:
        lines = written.splitlines(), played.splitlines()
        diff = unified_diff(*lines, playthrough.path.name, "played now", lineterm="", n=2)
        shown = "\n".join(islice(diff, DIFF_LINES))
        pytest.fail(
            f"{shown}\n\nIf the rules are meant to have changed: python -m tests.golden", pytrace=False
        )


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=list(SUBJECTS))
def test_every_number_of_players_and_every_value_of_an_option_is_shown(subject: Subject) -> None:
    shown, game = subject.playthroughs, subject.game
    assert {playthrough.players for playthrough in shown} == set(game.seats)
    options = [game.options_type(**playthrough.options) for playthrough in shown]
    for name, values in values_of(game).items():
        assert {getattr(chosen, name) for chosen in options} == set(values), name


def test_every_file_is_one_of_the_playthroughs() -> None:
    assert set(FOLDER.rglob("*.txt")) == {playthrough.path for _, playthrough in ALL}


def test_a_difference_is_shown_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    subject, first = ALL[0]
    changed = text(subject, first).replace("round 2,", "round two,", 1)
    monkeypatch.setitem(globals(), "text", lambda *_: changed)
    with pytest.raises(pytest.fail.Exception, match=r"\+\d+\. round two,"):
        test_the_game_is_played_as_written(subject, first)
