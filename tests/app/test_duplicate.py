"""Duplicate: games of one deal, found among saves and ranked; bots of every level in a person's seat."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from raccoon.app.afterwards import level_games
from raccoon.app.afterwards.duplicate import Try, as_tries, of_deal, ranked
from raccoon.app.afterwards.fork import fork
from raccoon.app.afterwards.level_games import LevelGames, levels, play_levels, substituted
from raccoon.app.deal_code import deal_sign
from raccoon.app.saves.library import saves
from raccoon.app.saves.listing import listing
from raccoon.app.session.rematch import rematch
from raccoon.app.session.session import Session
from raccoon.engine.game import SeatOutcome
from raccoon.games.registry import GAMES, RULES_VERSIONS
from tests.app import tables
from tests.games.ballot.council import begin, play
from tests.games.ballot.installed import ballot

__all__ = ["ballot"]


def finished(folder: Path, seed: str = "council", how: str = "play") -> Session:
    folder.mkdir(exist_ok=True)
    session = play(begin(folder, "person", "clerk", "person", seed=seed), how)
    session.close()
    return session


def tried(points: tuple[int, ...], winner: int | None, seat: int = 0) -> Try:
    outcome = tuple(SeatOutcome(n == winner, each) for n, each in enumerate(points))
    return Try(Path(), seat, (), outcome, 1)


def test_the_games_of_a_deal_are_found_and_no_others(ballot: str, tmp_path: Path) -> None:
    first = finished(tmp_path)
    again = play(rematch(first, tmp_path, same_deal=True), "otherwise")
    again.close()
    finished(tmp_path, seed="another")
    unfinished = rematch(first, tmp_path, same_deal=True)
    unfinished.close()
    assert first.file
    play(fork(first.file, 3, first.seats, tmp_path)).close()
    found = [*of_deal(deal_sign(first.match), saves(tmp_path))]
    assert {(one.path, one.seat) for one in found} == {
        (session.file, seat) for session in (first, again) for seat in (0, 2)
    }, "each person's seat, in games played from their deal to their end"


def test_tries_are_ranked_by_lead_and_games_that_all_lose_come_last() -> None:
    ahead, close = tried((20, 10, 3), 0), tried((40, 38, 3), 0)
    level, behind, lost = tried((30, 30, 3), 1), tried((50, 3, 60), 2), tried((90, 3, 3), None)
    found = ranked([lost, behind, level, close, ahead, ahead])
    assert [one for _, one in found] == [ahead, ahead, close, level, behind, lost]
    assert [place for place, _ in found] == [1, 1, 3, 4, 5, 6]


def test_every_level_plays_the_seat_at_the_same_deal_against_the_same(ballot: str, tmp_path: Path) -> None:
    session, folder = finished(tmp_path / "saves"), tmp_path / "kept"
    folder.mkdir()
    assert session.file
    assert [told.level for told in play_levels(session.file, 0, folder)] == [*levels(ballot)]
    files = {one: level_games.file_of(session.match, session.seats, 0, one, folder) for one in levels(ballot)}
    assert {*folder.iterdir()} == {*files.values()}, "and nothing else is left there"
    for level, path in files.items():
        found = listing(path)
        assert found.over
        assert found.dealt.sign == deal_sign(session.match)
        assert found.seats == substituted(ballot, session.seats, 0, level)
        assert found.seats[1] == session.seats[1]
        assert not any(who.is_person for who in found.seats)
        (one,) = as_tries(found, [0], level)
        assert one.points == found.outcome[0].points


def test_a_level_that_has_played_does_not_play_again(ballot: str, tmp_path: Path) -> None:
    session, folder = finished(tmp_path / "saves"), tmp_path / "kept"
    folder.mkdir()
    assert session.file
    [*_] = play_levels(session.file, 0, folder)
    before = {path: path.stat().st_mtime_ns for path in folder.iterdir()}
    [*_] = play_levels(session.file, 0, folder)
    assert {path: path.stat().st_mtime_ns for path in folder.iterdir()} == before
    [*_] = play_levels(session.file, 2, folder)
    assert len([*folder.iterdir()]) == 2 * len(before), "another seat is another game"


@pytest.mark.parametrize("game", list(RULES_VERSIONS))
def test_the_deal_is_the_same_in_every_game_with_roles_or_without(game: str, tmp_path: Path) -> None:
    rules = GAMES[game]
    roles = rules.roles(rules.seats[-1]) or ("",) * rules.seats[-1]
    table = [
        replace(seat, role=role) for seat, role in zip(tables.seats(len(roles)), reversed(roles), strict=True)
    ]
    session = Session.new(game, table, {}, "7F3A9K", tmp_path)
    while not session.over:
        session.submit(session.think())
    session.close()
    assert session.file
    folder = tmp_path / "kept"
    folder.mkdir()
    next(play_levels(session.file, 1, folder))
    (path,) = folder.iterdir()
    assert listing(path).dealt.sign == deal_sign(session.match)


def test_only_the_last_games_are_kept(ballot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, folder = finished(tmp_path / "saves"), tmp_path / "kept"
    folder.mkdir()
    assert session.file
    monkeypatch.setattr(level_games, "MOST", 1)
    *_, last = play_levels(session.file, 0, folder)
    assert [*folder.iterdir()] == [level_games.file_of(session.match, session.seats, 0, last.level, folder)]


def test_a_broken_save_and_a_full_disk_are_told(
    ballot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = finished(tmp_path / "saves")
    assert session.file
    told = [*play_levels(session.file, 0, tmp_path / "nowhere")]
    assert told[-1].trouble == "duplicate.failed"
    assert told[-1].facts["why"]
    session.file.write_bytes(session.file.read_bytes()[:40])
    assert [*play_levels(session.file, 0, tmp_path)][-1].trouble.startswith("save.")


def test_a_process_plays_and_may_be_ended_at_any_moment(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    session = tables.play(tables.begin(tmp_path, players=2))
    session.close()
    assert session.file
    first = LevelGames(session.file, 0, folder)
    wait(first, folder, 1)
    first.close()
    assert first.done
    again = LevelGames(session.file, 0, folder)
    wait(again, folder, 2)
    again.close()
    for path in folder.glob("*.raccoon"):
        assert listing(path).over


def wait(games: LevelGames, folder: Path, count: int) -> None:
    """Wait until that many games are there; fail after a minute."""
    for _ in range(6000):
        games.poll()
        if len([*folder.glob("*.raccoon")]) >= count:
            return
        assert not games.done, games.trouble
        time.sleep(0.01)
    raise AssertionError("nobody played")
