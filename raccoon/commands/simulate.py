"""``raccoon simulate``: bots against each other without a window."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from tqdm import tqdm

from raccoon.app.afterwards.luck_proof import PARTS, mean_parts, parted
from raccoon.app.errors import AppError
from raccoon.app.games import check_bot, check_players, check_seed, game_named, table_options
from raccoon.app.process_cost import processor_seconds
from raccoon.app.text import Say
from raccoon.bots import calibration, ladder, league
from raccoon.bots.arena import Result, Standing, Tournament, standings
from raccoon.bots.registry import GAME_BOTS
from raccoon.commands.terminal import (
    Parser,
    add_game,
    positive,
    print_json,
    progress,
    table,
)
from raccoon.engine.chance import fresh_seed
from raccoon.engine.game import Game
from raccoon.engine.table_options import OptionValue, option_values

LADDER_SEED = "ladder"
"""The ladder's deals where no others are asked for: its table can be compared with earlier ones."""
LEAST_RUNGS = 2
"""Levels of which the one is to beat the other."""
OF_LADDERS = {"deals", "journal"}
OF_LEAGUES = {"players", "option", "level", "journal"}
OF_TOURNAMENTS = {"players", "option", "journal"}
"""The arguments that tournaments take; a run refuses those of other kinds."""


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand's arguments."""
    parser.set_defaults(run=run)
    add_game(parser, say)
    parser.add_argument("--players", type=positive, metavar="N", help=say("cli.help.players"))
    parser.add_argument("--bots", metavar="NAME[,NAME…]", help=say("cli.help.bots"))
    parser.add_argument("--games", type=positive, default=100, metavar="G", help=say("cli.help.games"))
    parser.add_argument("--seed", metavar="SEED", default=argparse.SUPPRESS, help=say("cli.help.seed"))
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help=say("cli.help.jobs"))
    parser.add_argument("--option", action="append", metavar="OPTION", help=say("cli.help.option"))
    parser.add_argument("--rounds-cap", type=positive, metavar="R", help=say("cli.help.rounds_cap"))
    parser.add_argument("--json", action="store_true", help=say("cli.help.json"))
    parser.add_argument("--ladder", action="store_true", help=say("cli.help.ladder"))
    parser.add_argument("--curve", action="store_true", help=say("cli.help.curve"))
    parser.add_argument("--league", action="store_true", help=say("cli.help.league"))
    parser.add_argument("--chances", action="store_true", help=say("cli.help.chances"))
    parser.add_argument("--luck", action="store_true", help=say("cli.help.luck"))
    parser.add_argument("--fit", action="store_true", help=say("cli.help.fit"))
    parser.add_argument("--level", metavar="NAME", help=say("cli.help.level"))
    parser.add_argument("--deals", type=positive, metavar="N", help=say("cli.help.deals"))
    parser.add_argument("--journal", type=Path, metavar="FILE", help=say("cli.help.journal"))


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Play the games and print each as it ends, then the table; with --json all as one object."""
    climbs = arguments.ladder or arguments.curve
    if climbs + arguments.league + bool(arguments.bots) != 1:
        raise AppError("cli.ladder.bots")
    _check_flags(arguments, OF_LADDERS if climbs else OF_LEAGUES if arguments.league else OF_TOURNAMENTS)
    if climbs:
        return _climb(arguments, say)
    if arguments.league:
        return _league(arguments, say)
    tournament = _tournament(arguments)
    if arguments.chances:
        print(_chances(tournament, arguments, say))
        return 0
    if arguments.luck:
        print(_luck(tournament, arguments, say))
        return 0
    played = []
    games = _games(tournament, _journal(arguments), arguments)
    for result in progress(games, tournament.games):
        played.append(result)
        if not arguments.json:
            tqdm.write(_told(result, say), file=sys.stdout)
    found = standings(tournament, played)
    if arguments.json:
        print_json(_record(tournament, played, found))
    else:
        print(_summary(tournament, played, found, say))
    return 0


def _chances(tournament: Tournament, arguments: argparse.Namespace, say: Say) -> str:
    """The table of how well chances to win hold in these games; with --fit the spread fitted to them."""
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
    """The bins of the chances, and how good they are in all."""
    bins = calibration.bins(found)
    head = [say(f"cli.column.{name}") for name in ("chance", "seats", "mean", "won", "interval")]
    rows = [
        (
            say("settings.percent", amount=f"{n}0–{n + 1}0"),
            str(one.seats),
            _percent(one.chance, say),
            _percent(one.wins / one.seats, say),
            _interval(*one.interval, say),
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
    """The parts of the results: of bots of one kind those of one that is dealt the best, else each bot's."""
    if GAME_BOTS[tournament.game].assessor is None:
        raise AppError("cli.chances.none", name=tournament.game)
    games = progress(parted(tournament, arguments.jobs), tournament.games)
    found = [one for game in games for one in game]
    head = [say(f"cli.column.{name}") for name in ("bot", *PARTS)]
    parts = mean_parts(found).items()
    rows = [(name, *(say("cli.figure.signed", n=100 * x) for x in means)) for name, means in parts]
    return f"{say('cli.luck.head', n=arguments.games)}\n{table(head, rows)}"


def _percent(share: float, say: Say) -> str:
    return say("cli.figure.percent", n=100 * share)


def _interval(low: float, high: float, say: Say) -> str:
    return say("cli.figure.interval", low=100 * low, high=100 * high)


def _check_flags(arguments: argparse.Namespace, known: set[str]) -> None:
    for flag in sorted(OF_LADDERS | OF_LEAGUES | OF_TOURNAMENTS):
        if flag not in known and getattr(arguments, flag) is not None:
            chooses = flag in OF_TOURNAMENTS
            raise AppError("cli.ladder.takes_all" if chooses else "cli.ladder.only", flag=flag)


def _climb(arguments: argparse.Namespace, say: Say) -> int:
    """The rungs of the ladder, the points of the curve, or both."""
    seed = check_seed(getattr(arguments, "seed", None)) or LADDER_SEED
    game = game_named(arguments.game)
    if len(GAME_BOTS[game.name].roster.levels) < LEAST_RUNGS:
        raise AppError("cli.ladder.none", name=game.name)
    rungs = ladder.rungs(game, arguments.games, seed, arguments.deals) if arguments.ladder else ()
    if arguments.curve:
        rungs += ladder.curve(game, arguments.games, seed)
    return _play_all(rungs, arguments, say)


def _league(arguments: argparse.Namespace, say: Say) -> int:
    """Every style among every level, or those that are asked for."""
    seed = check_seed(getattr(arguments, "seed", None)) or league.SEED
    game = game_named(arguments.game)
    options = dict(_option(game, words) for words in arguments.option or ())
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
    known = _journal(arguments)
    for rung in rungs:
        standing = standings(rung, list(progress(_games(rung, known, arguments), rung.games)))[0]
        found.append((rung, standing))
        if not arguments.json:
            tqdm.write(_rung(rung, standing, say), file=sys.stdout)
    if arguments.json:
        print_json([{**msgspec.to_builtins(rung), **msgspec.to_builtins(how)} for rung, how in found])
    return 0


def _journal(arguments: argparse.Namespace) -> dict[str, dict[int, Result]]:
    """The games that the journal holds, none without one; AppError for a file that is none."""
    try:
        return ladder.read(arguments.journal) if arguments.journal else {}
    except ValueError:
        raise AppError("cli.ladder.foreign", path=arguments.journal) from None


def _games(
    rung: Tournament, known: dict[str, dict[int, Result]], arguments: argparse.Namespace
) -> Iterator[Result]:
    """Every game of it: those that are known, and the others played now."""
    before = known.get(ladder.name(rung), {})
    return ladder.play(rung, before, arguments.jobs, arguments.journal, processor_seconds)


def _rung(rung: Tournament, standing: Standing, say: Say) -> str:
    option = next(ladder.option_names(rung), say("cli.ladder.plain"))
    if rung.seconds is not None:
        option = say("cli.ladder.seconds", seconds=rung.seconds)
    cells = _cells(standing, say)
    return say(
        "cli.ladder.row",
        level=rung.bots[0],
        below=rung.bots[1],
        players=rung.players,
        games=rung.games,
        option=option,
        share=cells[3],
        interval=cells[4],
        even=cells[5],
    )


def _tournament(arguments: argparse.Namespace) -> Tournament:
    """The tournament asked for; AppError for bots, players, options or a seed that make no game."""
    game = game_named(arguments.game)
    bots = tuple(arguments.bots.split(","))
    for name in bots:
        if name not in GAME_BOTS[game.name].styles:
            check_bot(game.name, name)
    players = arguments.players or max(len(bots), game.seats[0])
    check_players(game, players)
    if len(bots) > players:
        raise AppError("cli.too_many_bots", n=len(bots), players=players)
    options = dict(_option(game, words) for words in arguments.option or ())
    table_options(game, options)
    seed = check_seed(arguments.seed) or fresh_seed()
    return Tournament(game.name, players, bots, arguments.games, seed, options, arguments.rounds_cap)


def _option(game: Game, words: str) -> tuple[str, OptionValue]:
    """The option and its value that "name" or "name=value" mean: a name alone switches a flag on."""
    name, given, value = words.partition("=")
    if not given:
        return name, True
    values = option_values(game).get(name, ())
    return name, next((known for known in values if str(known).lower() == value.lower()), value)


def _told(result: Result, say: Say) -> str:
    facts = {"number": result.number + 1, "deal": result.deal, "rounds": result.rounds, "moves": result.moves}
    if result.capped:
        return say("cli.game_capped", bots=", ".join(result.bots), **facts)
    seats = zip(result.bots, result.points, strict=True)
    points = ", ".join(say("cli.points", bot=bot, points=points) for bot, points in seats)
    if not result.winners:
        return say("cli.game_lost", points=points, **facts)
    winners = ", ".join(str(seat + 1) for seat in result.winners)
    return say("cli.game", points=points, winners=winners, n=len(result.winners), **facts)


def _summary(tournament: Tournament, played: Sequence[Result], found: Sequence[Standing], say: Say) -> str:
    head = [
        say(f"cli.column.{name}") for name in ("bot", "seats", "wins", "share", "interval", "even", "points")
    ]
    capped = sum(result.capped for result in played)
    lines = [
        "",
        table(head, (_cells(one, say) for one in found)),
        say("cli.repeat", seed=tournament.seed),
    ]
    if capped:
        lines.append(say("cli.capped", n=capped, rounds=tournament.rounds_cap))
    return "\n".join(lines)


def _cells(standing: Standing, say: Say) -> tuple[str, ...]:
    whole = standing.wins == int(standing.wins)
    return (
        standing.bot,
        str(standing.played),
        str(int(standing.wins)) if whole else say("cli.figure.wins", n=standing.wins),
        _percent(standing.share, say),
        _interval(standing.low, standing.high, say),
        _percent(standing.even, say),
        "–" if standing.points is None else say("cli.figure.tenths", n=standing.points),
    )


def _record(tournament: Tournament, played: Sequence[Result], found: Sequence[Standing]) -> dict[str, object]:
    return {
        **msgspec.to_builtins(tournament),
        "capped": sum(result.capped for result in played),
        "results": msgspec.to_builtins(played),
        "standings": msgspec.to_builtins(found),
    }
