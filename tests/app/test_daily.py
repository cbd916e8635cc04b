"""The deal of the day is the same everywhere, and a person's best result is found among the saves."""

from __future__ import annotations

import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from raccoon.app.afterwards.daily import DailyResult, best_results, code_of, seed_of
from raccoon.app.afterwards.fork import fork
from raccoon.app.deal_code import decoded
from raccoon.app.saves.library import saves
from raccoon.app.saves.listing import Dealt, listing
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.games.registry import GAMES
from tests.app.tables import play_out

DAY = date(2026, 11, 25)


@pytest.mark.parametrize("game", GAMES)
def test_its_code_deals_the_day_s_game(game: str) -> None:
    deal = decoded(code_of(DAY, game))
    assert deal.game == game
    assert deal.players == 4
    assert deal.seed == seed_of(DAY, game)


def test_every_day_and_every_game_has_its_own() -> None:
    days = [DAY + timedelta(number) for number in range(500)]
    assert len({seed_of(day, game) for day in days for game in GAMES}) == 500 * len(GAMES)


def test_it_is_the_same_in_another_process_with_another_hash_seed() -> None:
    told = "import datetime; from raccoon.app.afterwards.daily import seed_of; "
    told += "print(seed_of(datetime.date(2026, 11, 25), 'raccoon_tycoon'))"
    for hash_seed in ("1", "2"):
        environment = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(Path(__file__).parents[2])}
        found = subprocess.run(
            [sys.executable, "-c", told], env=environment, capture_output=True, text=True, check=True
        )
        assert found.stdout.strip() == seed_of(DAY, "raccoon_tycoon") == "Z6D2N8"


def test_the_best_try_of_a_person_counts_and_no_fork(tmp_path: Path) -> None:
    game, seed = "saloon_tycoon", seed_of(DAY, "saloon_tycoon")
    expected: list[DailyResult] = []
    for person in (0, 2):
        seats = [Seat(name, "random") for name in ("Clara", "Otis", "Vixen", "Hank")]
        seats[person] = Seat(seats[person].name)
        session = play_out(Session.new(game, seats, {}, seed, tmp_path), str(person))
        session.close()
        ends = session.match.game.outcome(session.match.state)
        ahead = sum(end.won or end.points > ends[person].points for end in ends)
        expected.append(DailyResult(1 if ends[person].won else 1 + ahead, ends[person].points))
        assert session.path
    best = min(expected, key=lambda result: result.place)
    assert best_results(saves(tmp_path)) == {(game, seed): best}
    child = fork(session.path, 3, session.seats, tmp_path)
    assert listing(child.path).dealt == Dealt(), "of a running game the seed is not told"
    child.close()
    assert best_results(saves(tmp_path)) == {(game, seed): best}
