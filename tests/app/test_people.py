"""People over all saved games: counted from the saves alone, renamed, merged and deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

from raccoon.app.afterwards import chances, names
from raccoon.app.afterwards.fork import fork
from raccoon.app.afterwards.game_figures import GameFigures, file_of
from raccoon.app.afterwards.names import Names
from raccoon.app.afterwards.people import BOT, PeopleStatistics, people_statistics
from raccoon.app.errors import AppError
from raccoon.app.saves.format import Parent, SaveError
from raccoon.app.saves.library import Library, saves
from raccoon.app.saves.listing import Listing
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.engine.game import SeatOutcome
from tests.app.tables import play_out

GAME = "raccoon_tycoon"


def game(number: int, *results: tuple[str, int], winners: int = 1, parent: Parent | None = None) -> Listing:
    """A finished game: its players (a bot by its level, in lower case) with their points; the first `winners`
    have won.
    """
    seats = tuple(Seat(who, who if who.islower() else PERSON) for who, _ in results)
    ends = tuple(SeatOutcome(place < winners, points) for place, (_, points) in enumerate(results))
    begun = f"2026-01-01T00:{number // 60:02}:{number % 60:02}.000+00:00"
    path = Path(f"{number}.raccoon")
    return Listing(path, 0.0, number, GAME, seats, begun, 9, None, (), (), ends, parent=parent)


def counted(*games: Listing, known: Names | None = None) -> PeopleStatistics:
    """The statistics of some games."""
    return [*people_statistics(games, known or Names())][-1]


def whole_game(session: Session) -> Session:
    """Play the game to its end and leave it."""
    assert play_out(session).close() is None
    return session


def test_games_wins_points_runs_and_rivals_are_counted() -> None:
    found = counted(
        game(1, ("Clara", 30), ("Otis", 20), ("shrewd", 10)),
        game(2, ("Clara", 50), ("shrewd", 49)),
        game(3, ("shrewd", 40), ("Otis", 20), ("Clara", 20)),
    )
    assert found.people == ("Clara", "Otis")
    clara = found.records[GAME, "Clara"]
    assert (clara.games, clara.wins, clara.longest, clara.run) == (3, 2, 2, 0)
    assert clara.mean == pytest.approx(100 / 3)
    assert clara.share == pytest.approx(1 / 3 + 1 / 2 + 1 / 3)
    against = clara.duels["Otis"]
    assert (against.games, against.before, against.behind) == (2, 1, 0), (
        "with as many points neither is ahead"
    )
    level = clara.duels[f"{BOT}shrewd"]
    assert (level.games, level.before, level.behind) == (3, 2, 1)


def test_accuracy_and_luck_are_of_the_games_that_were_reviewed(tmp_path: Path) -> None:
    games = [game(n, ("Clara", 30), ("Otis", 20)) for n in (1, 2)]
    chances.save(GameFigures((6.0, -6.0), (0.0, 90.0), 9), file_of(tmp_path, GAME, games[0].begun, ""))
    file_of(tmp_path, GAME, games[1].begun, "").write_bytes(b"{ no figures")
    found = [*people_statistics(games, Names(), tmp_path)][-1].records
    assert found[GAME, "Clara"].luck == [6.0]
    clara, otis = (found[GAME, name].accuracies[0] for name in ("Clara", "Otis"))
    assert clara == pytest.approx(100, abs=0.01)
    assert 60 < otis < 70, "ten points of chance lost in a round"


def test_the_order_of_the_files_is_no_matter() -> None:
    games = [game(n, ("Clara", 10 + n % 7), ("shrewd", 12), winners=n % 2) for n in range(20)]
    one, other = counted(*games), counted(*reversed(games))
    assert one.rating(GAME, "Clara") == other.rating(GAME, "Clara")
    assert one.records == other.records


def test_who_wins_is_rated_above_who_loses_and_more_games_are_surer() -> None:
    few, many = (
        counted(*(game(n, ("Clara", 30), ("Otis", 20), ("shrewd", 10)) for n in range(count)))
        for count in (2, 12)
    )
    assert many.ranking(GAME) == ("Clara", "Otis")
    assert many.rating(GAME, "Clara")[0] > many.rating(GAME, "Otis")[0] > many.levels(GAME)[0][1]
    assert many.rating(GAME, "Clara")[1] < few.rating(GAME, "Clara")[1]


def test_where_all_have_lost_nobody_is_before_another() -> None:
    found = counted(game(1, ("Clara", 30), ("Otis", 20), winners=0))
    duel = found.records[GAME, "Clara"].duels["Otis"]
    assert (duel.before, duel.behind) == (0, 0)
    assert found.rating(GAME, "Clara") == found.rating(GAME, "Otis")


def test_what_is_unfinished_damaged_or_forked_counts_for_nobody() -> None:
    whole = game(1, ("Clara", 30), ("Otis", 20))
    damaged = Listing(Path("x.raccoon"), 0.0, trouble=SaveError("save.checksum", path="x", line=2))
    running = Listing(Path("y.raccoon"), 0.0, 3, GAME, whole.seats, None, 4, None, (0,))
    forked = game(4, ("Clara", 90), ("Otis", 20), parent=Parent("1", None, 3))
    assert counted(whole, damaged, running, forked).records == counted(whole).records


def test_renamed_merged_and_forgotten_and_the_saves_stay(tmp_path: Path) -> None:
    games = [game(1, ("Clara", 30), ("Otis", 20)), game(2, ("Klara", 30), ("Otis", 20))]
    file = tmp_path / "people.json"
    known = names.load(file)
    assert known == Names()
    names.save(known.renamed("Klara", "Clara"), file)
    merged = counted(*games, known=names.load(file))
    assert merged.records[GAME, "Clara"].games == 2
    again = names.load(file).renamed("Clara", "Clara B.")
    assert counted(*games, known=again).records[GAME, "Clara B."].games == 2
    assert counted(*games, known=again.renamed("Clara B.", "Clara")).records.keys() == merged.records.keys()
    gone = counted(*games, known=again.without("Clara B."))
    assert gone.people == ("Otis",)
    assert not gone.records[GAME, "Otis"].duels


def test_a_damaged_file_of_names_is_kept_beside(tmp_path: Path) -> None:
    file = tmp_path / "people.json"
    file.write_bytes(b"{ no names")
    assert names.load(file) == Names()
    names.save(Names().without("Clara"), file)
    assert names.load(file).forgotten == {"Clara"}
    assert (tmp_path / "people.json.damaged").read_bytes() == b"{ no names"
    with pytest.raises(AppError):
        names.save(Names(), tmp_path / "no folder" / "people.json")


def test_they_come_from_the_saves_alone(tmp_path: Path) -> None:
    for seed in ("one", "two"):
        session = whole_game(Session.new(GAME, [Seat("Clara"), Seat("Otis")], {}, seed, tmp_path))
    assert session.path
    fork(session.path, 10, session.seats, tmp_path).close()
    found = counted(*saves(tmp_path))
    assert {*found.people} == {"Clara", "Otis"}
    assert found.records[GAME, "Clara"].games == 2
    wins = sum(record.wins for record in found.records.values())
    assert wins >= 2


def test_what_is_remembered_of_the_saves_is_enough(tmp_path: Path) -> None:
    session = whole_game(Session.new(GAME, [Seat("Clara"), Seat("Otis")], {}, "memory", tmp_path))
    assert session.path
    whole, memory = session.path.read_bytes(), tmp_path / "library.json"
    for number in range(9):
        (tmp_path / f"{number}.raccoon").write_bytes(whole)
    for _ in range(2):
        library = Library(tmp_path, memory)
        library.open()
        assert library.wait()
        assert counted(*library.listings).records[GAME, "Clara"].games == 10
