"""Verify: errors that checksums cannot find — moves that the rules refuse, results that they do not give."""

from pathlib import Path
from typing import Any

import pytest

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.verify import verify
from tests.app.tables import begin, play, records, reseal, saved


@pytest.mark.parametrize("players", range(2, 6))
def test_every_game_played_is_right(tmp_path: Path, players: int) -> None:
    session = play(begin(tmp_path, players, sudden_death=True, mixed_opening=True))
    report = verify(saved(session))
    assert report.over == session.over
    assert report.moves == len(session.match.entries)


def forged(path: Path, kind: str, change: dict[str, Any]) -> int:
    """Change the first event of a type; return the number of its line."""
    found = records(path)
    place = next(i for i, line in enumerate(found) if i and line["event"]["type"] == kind)
    found[place]["event"].update(change)
    reseal(path, found)
    return place + 1


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("Sold", {"price": 14}),
        ("Sold", {"firms": [[0, 100]]}),
        ("AuctionWon", {"price": 0}),
        ("TokensTaken", {"tokens": [0, 0, 0, 0, 0, 9]}),
        ("StartTokensTaken", {"tokens": [2, 2, 0, 0, 0, 0]}),
        ("CardsDrawn", {"cards": [], "count": 0}),
        ("TurnEnded", {"seat": 1}),
    ],
)
def test_a_result_the_rules_do_not_give(tmp_path: Path, kind: str, change: dict[str, Any]) -> None:
    path = saved(play(begin(tmp_path, seed="forge")))
    line = forged(path, kind, change)
    with pytest.raises(SaveError) as caught:
        verify(path)
    assert caught.value.line is not None
    assert caught.value.line <= line
    assert line - caught.value.line < 12, "the command that the event belongs to is named"


def test_the_exact_line_of_another_result(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path, seed="forge")))
    line = forged(path, "Sold", {"price": 14})
    with pytest.raises(SaveError) as caught:
        verify(path)
    assert (caught.value.key, caught.value.line) == ("save.other_events", line)


def test_a_move_the_rules_refuse(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 3))
    found = records(path)
    found[2]["command"]["tokens"] = [2, 0, 0, 0, 0, 0]
    found[2]["event"]["tokens"] = [2, 0, 0, 0, 0, 0]
    reseal(path, found)
    with pytest.raises(SaveError) as caught:
        verify(path)
    assert (caught.value.key, caught.value.line) == ("save.refused", 3)
    assert caught.value.facts["why"] == "start tokens"


def test_an_event_too_few(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 60))
    found = records(path)
    place = next(i for i, line in enumerate(found) if i and line["event"]["type"] == "TurnEnded")
    found[place - 1]["last"] = True
    changed = found[:place]
    reseal(path, changed)
    with pytest.raises(SaveError) as caught:
        verify(path)
    assert caught.value.key == "save.other_events"


def test_a_torn_end_is_named(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 10))
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    with pytest.raises(SaveError) as caught:
        verify(path)
    assert caught.value.key == "save.torn"
    assert caught.value.line is not None
    assert caught.value.line <= whole.count(b"\n")
