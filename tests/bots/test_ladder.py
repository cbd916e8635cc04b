"""The ladder: a long run that can be stopped and continued, with the same result."""

import json
from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from raccoon.bots import journal as kept_games
from raccoon.bots.arena import TimeLimited, results
from raccoon.bots.bot import Explanation
from raccoon.bots.raccoon_tycoon.bot import LearnedBot
from raccoon.bots.registry import GAME_BOTS
from raccoon.cli import main
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.game import GAME
from strength import ladder


def test_every_level_meets_the_one_below_at_every_table() -> None:
    rungs = ladder.rungs(GAME, 10, "s")
    met = {(rung.bots[0], rung.bots[1], rung.players, *rung.options) for rung in rungs}
    levels = GAME_BOTS[GAME.name].roster.levels
    for below, level in pairwise(levels):
        assert {(level, below, players) for players in range(2, 6)} <= met
        assert {(level, below, 2, option) for option in GAME.options_type.__struct_fields__} <= met
    assert ("tycoon", "greedy", 4) in met
    assert len(met) == len(rungs) == 51
    assert all(rung.bots.count(rung.bots[0]) == 1 and len(rung.bots) == rung.players for rung in rungs)


def test_the_highest_level_may_think_shorter_or_longer() -> None:
    """A ladder measured at another number of deals says so, for the highest level only."""
    names = {rung.bots[0] for rung in ladder.rungs(GAME, 10, "s", deals=3)}
    assert names == {"keen", "sensible", "canny", "shrewd", "tycoon@3"}
    bot = GAME_BOTS[GAME.name].make("tycoon@3")
    assert isinstance(bot, LearnedBot)
    assert bot.level.deals == 3
    for name in ("tycoon@0", "tycoon@", "shrewd@4", "tycoon@99999", "greedy@2", "tycoon@3:otis"):
        assert not GAME_BOTS[GAME.name].knows(name)


def test_a_stopped_ladder_goes_on(tmp_path: Path) -> None:
    """Half the games, a line torn by the stop, then all: the same results as in one run."""
    rung, journal = ladder.rungs(GAME, 6, "stop")[0], tmp_path / "journal"
    whole = list(results(rung))
    begun: Any = kept_games.play(rung, {}, 1, journal)
    assert [next(begun) for _ in range(3)] == whole[:3]
    begun.close()
    with journal.open("ab") as file:
        file.write(b'{"rung":"to')
    known = kept_games.read(journal)[kept_games.name(rung)]
    assert sorted(known) == [0, 1, 2]
    assert list(kept_games.play(rung, known, 1, journal)) == whole
    assert list(kept_games.read(journal)[kept_games.name(rung)].values()) == whole


@pytest.mark.parametrize(
    "arguments",
    [
        ("--bots", "random", "--level", "shrewd"),
        ("--bots", "random", "--deals", "3"),
        ("--ladder", "--players", "3"),
        ("--curve", "--option", "beginners"),
    ],
)
def test_what_the_run_would_ignore_is_refused(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--games", "1", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert arguments[-2] in err


def test_any_run_goes_on_from_its_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With more games than before only the missing ones are played; another table has no results yet."""
    journal = tmp_path / "journal"
    run = ["simulate", "--json", "--bots", "random,greedy", "--seed", "j", "--journal", str(journal)]
    kept = []
    for players, games in (("2", "2"), ("2", "3"), ("3", "2")):
        assert main([*run, "--players", players, "--games", games]) == 0
        assert len(json.loads(capsys.readouterr().out)["results"]) == int(games)
        kept.append(len(journal.read_bytes().splitlines()))
    assert kept == [2, 3, 5]


def test_what_is_no_journal_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal"
    journal.write_text("hello\n")
    assert main(["simulate", "--ladder", "--games", "1", "--journal", str(journal)]) == 2
    assert "not a journal of games" in capsys.readouterr().err
    assert journal.read_text() == "hello\n"


class Ponderer:
    """Thinks about one town after the other, a minute each."""

    name = "ponderer"
    thoughts_of = tuple(BuyTown(0, (number, 0, 0, 0, 0, 0)) for number in range(5))

    def moves(self, view: object, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        yield from self.thoughts_of

    def choose(self, view: object, options: tuple[Option, ...], chance: Chance) -> Command:
        return self.thoughts_of[-1]

    def thoughts(
        self, view: object, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        return iter(())


@pytest.mark.parametrize(("minutes", "last"), [(0, 0), (1, 0), (3, 2), (100, 4)])
def test_when_the_time_is_up_the_best_so_far_is_played(minutes: int, last: int) -> None:
    clock = map(float, count())
    bot = TimeLimited(Ponderer(), minutes, lambda: next(clock))
    assert bot.choose(None, (), Chance("hurry")) == Ponderer.thoughts_of[last]


def test_what_thinking_longer_brings_is_measured_by_time() -> None:
    rungs = ladder.curve(GAME, 10, "s")
    assert {(rung.players, rung.seconds) for rung in rungs} == {
        (players, seconds) for players in (2, 4) for seconds in (0.1, 0.5, 2.0)
    }
    assert len({kept_games.name(rung) for rung in rungs}) == len(rungs)
    for rung in rungs:
        bot = GAME_BOTS[GAME.name].make(rung.bots[0])
        assert isinstance(bot, LearnedBot)
        assert bot.level.deals > 1000
        assert set(rung.bots[1:]) == {"shrewd"}


def test_the_curve_is_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its games are in the journal of the run before, so that the test does not wait for them."""
    journal = tmp_path / "journal"
    for rung in ladder.curve(GAME, 1, "c"):
        quick = replace(rung, bots=("easygoing",) * len(rung.bots))
        game = replace(next(results(quick)), bots=rung.bots)
        line = kept_games.JournalLine(kept_games.name(rung), game)
        with journal.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
    assert main(["simulate", "--curve", "--seed", "c", "--games", "1", "--journal", str(journal)]) == 0
    told = capsys.readouterr().out
    assert [told.count(f"{seconds} s a move") for seconds in ("0.1", "0.5", "2")] == [2, 2, 2]
