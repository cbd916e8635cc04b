"""The golden playthroughs come out as they are written, and show what they promise."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from raccoon.games.raccoon_tycoon.events import FinalRoundBegun, GameEnded, VictoryDeclared
from raccoon.games.registry import GAMES
from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough, steps
from tests.golden.write import text
from tests.laws.tables import flags_of

DIFF_LINES = 60
BY_NAME = {playthrough.name: playthrough for playthrough in PLAYTHROUGHS}
EACH = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=list(BY_NAME))


@EACH
def test_the_game_is_played_as_written(playthrough: Playthrough) -> None:
    written = playthrough.path.read_text("utf-8")
    played = text(playthrough)
    if played != written:
        lines = written.splitlines(), played.splitlines()
        diff = unified_diff(*lines, playthrough.path.name, "played now", lineterm="", n=2)
        shown = "\n".join(islice(diff, DIFF_LINES))
        pytest.fail(
            f"{shown}\n\nIf the rules are meant to have changed: python -m tests.golden", pytrace=False
        )


def _last(name: str, kind: type) -> list[object]:
    events = [event for step in steps(BY_NAME[name]) for event in step.events]
    return [event for event in events if isinstance(event, kind)]


@pytest.mark.parametrize(
    ("name", "exhausted"),
    [
        ("2-players-last-town", ("towns",)),
        ("3-players-last-railroad", ("railroads",)),
        ("longer-game", ("railroads", "towns")),
        ("longer-game-for-beginners", ("towns", "buildings")),
    ],
)
def test_the_game_ends_as_its_name_says(name: str, exhausted: tuple[str, ...]) -> None:
    assert [event.exhausted for event in _last(name, FinalRoundBegun)] == [exhausted]
    assert len(_last(name, GameEnded)) == 1


def test_both_ends_come_in_the_last_round() -> None:
    *_, last = steps(BY_NAME["4-players-both-ends"])
    assert last.after.town is None
    assert last.after.railroad_offer == ()


def test_sudden_death_ends_without_a_final_round() -> None:
    assert len(_last("sudden-death", VictoryDeclared)) == 1
    assert _last("sudden-death", FinalRoundBegun) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_and_every_option_is_shown(name: str) -> None:
    shown = [playthrough for playthrough in PLAYTHROUGHS if playthrough.game == name]
    assert {playthrough.players for playthrough in shown} == set(GAMES[name].seats)
    assert {option for p in shown for option in p.options} == set(flags_of(GAMES[name]))


def test_every_file_is_one_of_the_playthroughs() -> None:
    assert set(FOLDER.rglob("*.txt")) == {playthrough.path for playthrough in PLAYTHROUGHS}


def test_a_difference_is_shown_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    first = PLAYTHROUGHS[0]
    changed = text(first).replace("round 2,", "round two,", 1)
    monkeypatch.setitem(globals(), "text", lambda _: changed)
    with pytest.raises(pytest.fail.Exception, match=r"\+\d+\. round two,"):
        test_the_game_is_played_as_written(first)
