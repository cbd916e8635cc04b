"""The chances to win of a finished game: computed, interrupted and continued, cached, and rejected if
damaged.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from raccoon.app.afterwards import chances
from raccoon.app.afterwards.assessing import Assessment, CourseMessage, assess
from raccoon.app.afterwards.chances import GAMES, PLACES, STEADY, ChanceCourse, Judge
from raccoon.app.afterwards.game_figures import kept_figures
from raccoon.app.errors import AppError
from raccoon.app.saves.listing import listing
from raccoon.app.saves.reader import read
from raccoon.app.session.session import Session
from raccoon.bots.assessor import Assessor
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from tests.app import tables
from tests.games.ballot.council import begin, play
from tests.games.ballot.game import GAME
from tests.games.ballot.installed import ballot
from tests.games.ballot.records import Object, Vote
from tests.games.ballot.roster import BOTS

__all__ = ["ballot"]


class Onlooker(Assessor):
    """Judges Ballot without using the position."""

    spread = dict.fromkeys(GAME.seats, (1.0, 0.0))

    def worths(self, state: Any) -> Sequence[float]:
        return [0.0] * GAME.players(state)

    def left(self, state: Any) -> float:
        return 0.0

    def redeal(self, state: Any, chance: Chance) -> Any:
        return state

    def quick_moves(self, state: Any, chance: Chance) -> Sequence[Command]:
        return (chance.pick(GAME.options(state, GAME.to_act(state)[0])).draw(chance),)


@pytest.fixture
def judged(ballot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME_BOTS, ballot, replace(BOTS, assessor=Onlooker))


def finished(folder: Path | None = None, **options: Any) -> Session:
    session = play(begin(folder, "person", "clerk", "clerk", **options))
    session.close()
    return session


def whole(judge: Judge) -> ChanceCourse:
    *_, last = judge.refined(judge.initial())
    return last


def lines(session: Session, folder: Path) -> list[CourseMessage]:
    """All lines of the process, one after every game played on."""
    assert session.file
    ticks = iter(range(100_000))
    return list(assess(session.file, folder, lambda: float(next(ticks))))


@pytest.mark.usefixtures("judged")
def test_the_end_is_certain_and_every_place_is_played_on() -> None:
    session = finished()
    course = whole(Judge(session.match))
    outcome = session.match.game.outcome(session.match.state)
    assert outcome
    winners = sum(seat.won for seat in outcome)
    assert course.chances[-1] == pytest.approx([seat.won / winners if winners else 0 for seat in outcome])
    assert course.places[0] == 0
    assert course.places[-1] == len(session.match.entries)
    assert course.games[:-1] == course.goals
    assert set(course.goals) <= {STEADY, GAMES}
    assert course.done == 1
    assert 0 < course.doubt < Judge(session.match).initial().doubt
    assert course.times == tuple(sorted(course.times))
    assert course.times[0] == 0
    assert course.times[-1] == session.match.game.progress(session.view(None)).number


@pytest.mark.usefixtures("judged")
def test_a_game_of_hardly_a_round_has_a_course() -> None:
    """All vote for everything until the chest is empty: all lose at once."""
    session = begin(None, *["clerk"] * 4, seed="1", length="short")
    while not session.over:
        seat = session.waiting[0]
        session.submit(Vote(seat, "aye") if session.view(None).stage == "vote" else Object(seat, None))
    course = whole(Judge(session.match))
    assert course.places == tuple(range(len(session.match.entries) + 1))
    assert course.times[0] == 0
    assert course.times[-1] == session.match.game.progress(session.view(None)).number < 3
    assert sum(course.chances[-1]) == 0


@pytest.mark.usefixtures("judged")
def test_a_course_is_the_same_when_it_is_broken_off(tmp_path: Path) -> None:
    judge, file = Judge(finished().match), tmp_path / "kept.json"
    *_, part = islice(judge.refined(judge.initial()), 40)
    chances.save(part, file)
    again = chances.load(file, judge.initial())
    assert sum(again.games) == 40
    *_, last = judge.refined(again)
    assert last == whole(judge)


@pytest.mark.usefixtures("judged")
def test_no_file_is_believed_that_is_not_of_this_game(tmp_path: Path) -> None:
    judge, other = Judge(finished().match), Judge(play(begin(None, "clerk", "clerk", seed="other")).match)
    begun, file = judge.initial(), tmp_path / "kept.json"
    assert chances.load(file, begun) == begun
    good = whole(judge)
    chances.save(good, file)
    assert chances.load(file, begun) == good
    data = file.read_bytes()
    for wrong in (
        data[: len(data) // 2],
        b"",
        b"\xff\x00",
        b"[]",
        data.replace(b'"goals":[', b'"goals":[-1,'),
        data.replace(b'"games":[', b'"games":[-1,'),
    ):
        file.write_bytes(wrong)
        assert chances.load(file, begun) == begun
    chances.save(whole(other), file)
    assert chances.load(file, begun) == begun


@pytest.mark.usefixtures("judged")
def test_a_judge_of_another_version_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished().match
    before = Judge(match).initial().key
    monkeypatch.setattr(Onlooker, "version", 2)
    assert Judge(match).initial().key != before


@pytest.mark.usefixtures("judged")
def test_the_first_line_comes_at_once_and_the_last_is_whole(tmp_path: Path) -> None:
    session = finished(tmp_path)
    told = lines(session, tmp_path / "kept")
    assert told[0].course == Judge(session.match).initial()
    assert [one.done for one in told] == [False] * (len(told) - 1) + [True]
    assert told[-1].course == whole(Judge(session.match))
    assert session.path
    figures = kept_figures(listing(session.path), tmp_path / "kept")
    assert figures
    assert len(figures.luck) == len(session.seats)
    assert figures.places == told[-1].course.places
    known = told[-1].course.chances
    assert figures.chances == tuple(tuple(round(100 * one) for one in seats) for seats in known)
    assert all(0 <= figures.accuracy(seat) <= 100 for seat in range(len(session.seats)))
    again = lines(session, tmp_path / "kept")
    assert len(again) == 2
    assert again[0].course == told[-1].course


@pytest.mark.usefixtures("judged")
def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    session = finished(tmp_path)
    monkeypatch.setattr(chances, "replace_whole", full)
    told = lines(session, tmp_path / "kept")
    assert told[-1].trouble == "chances.unkept"
    assert told[-1].facts == {"why": "No space left on device"}
    assert told[-1].course == whole(Judge(session.match))


@pytest.mark.usefixtures("judged")
def test_short_unfinished_and_broken_games_say_what_they_are(tmp_path: Path) -> None:
    short = finished(length="short")
    assert len(Judge(short.match).initial().places) <= PLACES + 1
    running = begin(tmp_path, "person", "clerk")
    running.close()
    assert [one.trouble for one in lines(running, tmp_path)] == ["chances.unfinished"]
    assert running.path
    running.path.write_bytes(running.path.read_bytes()[:40])
    broken = lines(running, tmp_path)
    assert broken[0].course is None
    assert broken[0].trouble.startswith("save.")


def test_a_game_without_a_judge_says_so(ballot: str) -> None:
    with pytest.raises(AppError, match=r"chances\.none"):
        Judge(finished().match)


def test_a_judge_that_fails_is_told(judged: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("nought")

    monkeypatch.setattr(Onlooker, "worths", fail)
    (told,) = lines(finished(tmp_path), tmp_path)
    assert told.trouble == "chances.failed"
    assert "nought" in told.facts["why"]


OLD = sorted(Path(__file__).parents[1].glob("archive/*/player/saves/*over*.raccoon"))


@pytest.mark.parametrize("save", OLD, ids=lambda save: f"{save.parents[2].name}-{save.stem}")
def test_finished_games_of_older_versions_are_judged(save: Path) -> None:
    match = read(save).match()
    course = Judge(match).initial()
    outcome = match.game.outcome(match.state)
    assert outcome
    assert {seat for seat, chance in enumerate(course.chances[-1]) if chance} == {
        seat for seat, how in enumerate(outcome) if how.won
    }
    assert 0 < sum(course.chances[0]) <= 1 + 1e-9


def test_there_are_games_of_older_versions() -> None:
    assert len({save.parents[2].name for save in OLD}) > 1


def heard(assessment: Assessment, games: int) -> ChanceCourse:
    """The course after that many games played on; fails after a minute."""
    for _ in range(6000):
        assessment.poll()
        if assessment.course and (sum(assessment.course.games) >= games or assessment.done):
            return assessment.course
        assert not assessment.done, assessment.trouble
        time.sleep(0.01)
    raise AssertionError("nothing came")


def test_a_process_that_is_killed_is_gone_on_with(tmp_path: Path) -> None:
    session = tables.play(tables.begin(tmp_path, players=2))
    session.close()
    assert session.path
    first = Assessment(session.path, tmp_path / "kept")
    before = sum(heard(first, 1).games)
    first.close()
    second = Assessment(session.path, tmp_path / "kept")
    assert sum(heard(second, 0).games) >= before
    second.close()


def test_a_process_that_cannot_run_or_talks_nonsense_is_told(tmp_path: Path) -> None:
    for command in (["/no/such/program"], ["echo", "nonsense"], ["true"]):
        assessment = Assessment(tmp_path, tmp_path, command)
        for _ in range(500):
            assessment.poll()
            if assessment.done:
                break
            time.sleep(0.01)
        assert assessment.trouble
        assert assessment.trouble.key == "chances.failed"
        assessment.close()
