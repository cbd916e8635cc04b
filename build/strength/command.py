"""The measurements of ``raccoon simulate``: the ladder and the league of bots, their chances to win, luck."""

import argparse
import sys
from collections.abc import Sequence

import msgspec
from tqdm import tqdm

from raccoon.app.errors import AppError
from raccoon.app.games import check_bot, check_players, check_seed, game_named, table_options
from raccoon.app.text import Say
from raccoon.bots import journal
from raccoon.bots.arena import Standing, Tournament, standings
from raccoon.bots.registry import GAME_BOTS
from raccoon.commands.simulate import cells, games_of, interval, journal_of, option_of, percent, tournament_of
from raccoon.commands.terminal import print_json, progress, table
from strength import calibration, ladder, league
from strength.luck_proof import PARTS, mean_parts, parted

LADDER_SEED = "ladder"
"""The default seed of the ladder's deals, so that its table can be compared with earlier ones."""
LEAST_RUNGS = 2
"""The least number of levels of a ladder."""


def measure(arguments: argparse.Namespace, say: Say) -> int:
    """Print the ladder, the league, the calibration of chances to win, or the effect of luck."""
    if arguments.ladder or arguments.curve:
        return _climb(arguments, say)
    if arguments.league:
        return _league(arguments, say)
    tell = _chances if arguments.chances else _luck
    print(tell(tournament_of(arguments), arguments, say))
    return 0


def _chances(tournament: Tournament, arguments: argparse.Namespace, say: Say) -> str:
    """The table of the calibration of chances to win in these games; with --fit, the spread fitted to
    them.
    """
    if GAME_BOTS[tournament.game].assessor is None:
        raise AppError("cli.chances.none", name=tournament.game)
    sample = calibration.TO_FIT if arguments.fit else calibration.Sample()
    games = progress(calibration.positions(tournament, sample, arguments.jobs), tournament.games)
    played = list(games)
    found = [one for game in played for one in game]
    head = say("cli.chances.head", n=len(found), games=arguments.games, times=sample.games)
    if arguments.fit:
        base, more = calibration.fitted(found)
        head = say("cli.chances.fit", n=len(found), base=base, more=more)
        head += "\n" + _hopes(found, say) if any(one.not_lost < 1 for one in found) else ""
        found = calibration.crosswise(played)
        return f"{head}\n{_held(found, tournament.players, say)}"
    once = [one._replace(sums=(0.0,) * tournament.players, games=0) for one in found]
    error, score = calibration.calibration_error(calibration.bins(once)), _brier(once)
    told = say("cli.chances.at_once", error=error, score=score)
    return f"{head}\n{_held(found, tournament.players, say)}\n{told}"


def _hopes(found: Sequence[calibration.Judged], say: Say) -> str:
    """The shifts of the log odds that not all lose."""
    shifts = [say("cli.figure.shift", n=shift) for shift in calibration.hopes(found)]
    return say("cli.chances.hopes", shifts="; ".join(shifts))


def _brier(found: Sequence[calibration.Judged]) -> float:
    """The score of the chances as players see them."""
    return calibration.brier(found, lambda one: one.chances)


def _held(found: Sequence[calibration.Judged], players: int, say: Say) -> str:
    """The bins of the chances, and their overall quality."""
    bins = calibration.bins(found)
    head = [say(f"cli.column.{name}") for name in ("chance", "seats", "mean", "won", "interval")]
    rows = [
        (
            say("settings.percent", amount=f"{n}0–{n + 1}0"),
            str(one.seats),
            percent(one.chance, say),
            percent(one.wins / one.seats, say),
            interval(*one.interval, say),
        )
        for n, one in enumerate(bins)
        if one.seats
    ]
    score = _brier(found)
    equal = calibration.brier(found, lambda one: (1 / players,) * players)
    usual, most = calibration.redrawn(found)
    error = calibration.calibration_error(bins)
    told = {"error": error, "usual": usual, "most": most, "score": score, "equal": equal}
    return f"{table(head, rows)}\n{say('cli.chances.error', **told)}"


def _luck(tournament: Tournament, arguments: argparse.Namespace, say: Say) -> str:
    """The parts of the results: for bots of one kind those of a seat with the best deal, else each bot's."""
    if GAME_BOTS[tournament.game].assessor is None:
        raise AppError("cli.chances.none", name=tournament.game)
    games = progress(parted(tournament, arguments.jobs), tournament.games)
    found = [one for game in games for one in game]
    head = [say(f"cli.column.{name}") for name in ("bot", *PARTS)]
    parts = mean_parts(found).items()
    rows = [(name, *(say("cli.figure.signed", n=100 * x) for x in means)) for name, means in parts]
    return f"{say('cli.luck.head', n=arguments.games)}\n{table(head, rows)}"


def _climb(arguments: argparse.Namespace, say: Say) -> int:
    """Measure the rungs of the ladder, the points of the curve, or both."""
    seed = check_seed(getattr(arguments, "seed", None)) or LADDER_SEED
    game = game_named(arguments.game)
    if len(GAME_BOTS[game.name].roster.levels) < LEAST_RUNGS:
        raise AppError("cli.ladder.none", name=game.name)
    rungs = ladder.rungs(game, arguments.games, seed, arguments.deals) if arguments.ladder else ()
    if arguments.curve:
        rungs += ladder.curve(game, arguments.games, seed)
    return _play_all(rungs, arguments, say)


def _league(arguments: argparse.Namespace, say: Say) -> int:
    """Measure every style among every level, or among the levels asked for."""
    seed = check_seed(getattr(arguments, "seed", None)) or league.SEED
    game = game_named(arguments.game)
    options = dict(option_of(game, words) for words in arguments.option or ())
    table_options(game, options)
    if arguments.level is not None:
        check_bot(game.name, arguments.level)
    if arguments.players is not None:
        check_players(game, arguments.players)
    levels = (arguments.level,) if arguments.level else ()
    alone = arguments.players is not None or options
    tables = ((arguments.players or ladder.PLAYERS_WITH_OPTION, options),) if alone else ()
    return _play_all(league.meetings(game, arguments.games, seed, levels, tables), arguments, say)


def _play_all(rungs: Sequence[Tournament], arguments: argparse.Namespace, say: Say) -> int:
    """Play every rung and print its row as soon as it is known; with --json all as one object."""
    found = []
    known = journal_of(arguments)
    for rung in rungs:
        standing = standings(rung, list(progress(games_of(rung, known, arguments), rung.games)))[0]
        found.append((rung, standing))
        if not arguments.json:
            tqdm.write(_rung(rung, standing, say), file=sys.stdout)
    if arguments.json:
        print_json([{**msgspec.to_builtins(rung), **msgspec.to_builtins(how)} for rung, how in found])
    return 0


def _rung(rung: Tournament, standing: Standing, say: Say) -> str:
    option = next(journal.option_names(rung), say("cli.ladder.plain"))
    if rung.seconds is not None:
        option = say("cli.ladder.seconds", seconds=rung.seconds)
    found = cells(standing, say)
    return say(
        "cli.ladder.row",
        level=rung.bots[0],
        below=rung.bots[1],
        players=rung.players,
        games=rung.games,
        option=option,
        share=found[3],
        interval=found[4],
        even=found[5],
    )
