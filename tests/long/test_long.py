"""Long runs: each is listed and can be run; an error in one is shown and makes it fail."""

from collections.abc import Iterator

import pytest

from tests.long import conduct, laws, letters, memory, registry
from tests.long.__main__ import main
from tests.long.registry import RUNS
from tests.long.run import LongRun, Trial


def limping(seed: int, count: int) -> Iterator[Trial]:
    """Every third trial fails."""
    for number in range(count):
        yield Trial("odd" if number % 2 else "even", f"it limps with {seed}" if number % 3 == 2 else "")


@pytest.fixture
def lame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.RUNS, "lame", LongRun("walks badly", 5, limping))


@pytest.mark.usefixtures("lame")
def test_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    assert all(name in said and run.what in said for name, run in RUNS.items())
    assert "walks badly" in said


@pytest.mark.usefixtures("lame")
def test_what_is_wrong_is_told_with_the_seed_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lame", "--seed", "7"]) == 1
    said = capsys.readouterr().out
    assert "trial 2 of seed 7: it limps with 7" in said
    assert "lame, seed 7: 5 trials (3 even, 2 odd), 1 wrong" in said


@pytest.mark.usefixtures("lame")
def test_a_run_without_failures_succeeds() -> None:
    assert main(["lame", "--count", "2"]) == 0


def test_games_under_all_laws() -> None:
    assert main(["laws", "--count", "2"]) == 0


@pytest.mark.parametrize("game", laws.NAMES)
def test_games_of_one_kind_under_all_laws(game: str) -> None:
    trials = list(laws.of(game)(1, 2))
    assert [trial.kind.split()[0] for trial in trials] == [game] * 2
    assert not any(trial.wrong for trial in trials)


def test_games_of_opponents_among_their_like() -> None:
    assert main(["opponents", "--count", "3"]) == 0


def test_the_conduct_of_bots_over_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["conduct", "--count", "1"]) == 0
    monkeypatch.setattr(conduct.test_slips, "moves", lambda *_: iter(()))  # they are to end turns
    assert main(["conduct", "--count", "1"]) == 1


def test_a_monkey_over_all_screens() -> None:
    assert main(["monkey", "--count", "2"]) == 0


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_errors_in_methods_of_scenes_and_parts() -> None:
    """The loading thread's own method may be among them."""
    assert main(["exceptions", "--count", "3"]) == 0


def test_kills_of_the_program_in_its_window() -> None:
    assert main(["kills", "--count", "1"]) == 0


def test_what_is_waited_for_bots() -> None:
    assert main(["waiting", "--count", "1"]) == 0


def test_moves_of_two_programs_on_one_save() -> None:
    assert main(["writers", "--count", "12"]) == 0


def test_what_ten_games_hold_is_measured_by_a_program_of_their_own() -> None:
    """Play at a table for a few frames; real measurements belong to the long run."""
    assert memory._trial("held ballot 300000001 5", "with").wrong
    assert not memory._trial("held ballot 299999999 5", "with").wrong
    assert memory._trial("Traceback", "with").wrong


def test_every_trial_tells_how_little_the_text_of_a_screen_grows() -> None:
    assert all("least" in trial.kind for trial in letters.attack(3, 2))
