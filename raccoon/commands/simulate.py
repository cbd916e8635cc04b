"""``raccoon simulate``: play bots against each other without a window."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from tqdm import tqdm

from raccoon.app.errors import AppError
from raccoon.app.games import check_bot, check_players, check_seed, game_named, table_options
from raccoon.app.process_cost import processor_seconds
from raccoon.app.text import Say
from raccoon.bots import journal
from raccoon.bots.arena import Result, Standing, Tournament, standings
from raccoon.bots.registry import GAME_BOTS
from raccoon.commands.source import enter
from raccoon.commands.terminal import Parser, add_game, positive, print_json, progress, table
from raccoon.engine.chance import fresh_seed
from raccoon.engine.game import Game
from raccoon.engine.table_options import OptionValue, option_values

OF_LADDERS = {"deals", "journal"}
OF_LEAGUES = {"players", "option", "level", "journal"}
OF_TOURNAMENTS = {"players", "option", "journal"}
"""The optional arguments of each kind of run; other kinds refuse them."""


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
    """Play the games and print each as it ends, then the table; with --json everything as one object."""
    climbs = arguments.ladder or arguments.curve
    if climbs + arguments.league + bool(arguments.bots) != 1:
        raise AppError("cli.ladder.bots")
    _check_flags(arguments, OF_LADDERS if climbs else OF_LEAGUES if arguments.league else OF_TOURNAMENTS)
    if climbs or arguments.league or arguments.chances or arguments.luck:
        enter()
        from strength.command import measure

        return measure(arguments, say)
    tournament = tournament_of(arguments)
    played = []
    games = games_of(tournament, journal_of(arguments), arguments)
    for result in progress(games, tournament.games):
        played.append(result)
        if not arguments.json:
            tqdm.write(_result_line(result, say), file=sys.stdout)
    found = standings(tournament, played)
    if arguments.json:
        print_json(_record(tournament, played, found))
    else:
        print(_summary(tournament, played, found, say))
    return 0


def percent(share: float, say: Say) -> str:
    """Format a share as a percentage."""
    return say("cli.figure.percent", n=100 * share)


def interval(low: float, high: float, say: Say) -> str:
    """Format an interval of two shares as percentages, the lower one first."""
    return say("cli.figure.interval", low=100 * low, high=100 * high)


def _check_flags(arguments: argparse.Namespace, known: set[str]) -> None:
    for flag in sorted(OF_LADDERS | OF_LEAGUES | OF_TOURNAMENTS):
        if flag not in known and getattr(arguments, flag) is not None:
            chooses = flag in OF_TOURNAMENTS
            raise AppError("cli.ladder.takes_all" if chooses else "cli.ladder.only", flag=flag)


def journal_of(arguments: argparse.Namespace) -> dict[str, dict[int, Result]]:
    """Read the games in the journal (none without one); raises `AppError` for another kind of file."""
    try:
        return journal.read(arguments.journal) if arguments.journal else {}
    except ValueError:
        raise AppError("cli.ladder.foreign", path=arguments.journal) from None


def games_of(
    rung: Tournament, known: dict[str, dict[int, Result]], arguments: argparse.Namespace
) -> Iterator[Result]:
    """Yield every game of the tournament: the known ones, and the others as they are played."""
    before = known.get(journal.name(rung), {})
    return journal.play(rung, before, arguments.jobs, arguments.journal, processor_seconds)


def tournament_of(arguments: argparse.Namespace) -> Tournament:
    """Return the tournament asked for; `AppError` for bots, players, options or a seed that do not fit."""
    game = game_named(arguments.game)
    bots = tuple(arguments.bots.split(","))
    for name in bots:
        if name not in GAME_BOTS[game.name].styles:
            check_bot(game.name, name)
    players = arguments.players or max(len(bots), game.seats[0])
    check_players(game, players)
    if len(bots) > players:
        raise AppError("cli.too_many_bots", n=len(bots), players=players)
    options = dict(option_of(game, words) for words in arguments.option or ())
    table_options(game, options)
    seed = check_seed(arguments.seed) or fresh_seed()
    return Tournament(game.name, players, bots, arguments.games, seed, options, arguments.rounds_cap)


def option_of(game: Game, words: str) -> tuple[str, OptionValue]:
    """Parse "name" or "name=value" into an option and its value: a name alone switches a flag on."""
    name, given, value = words.partition("=")
    if not given:
        return name, True
    values = option_values(game).get(name, ())
    return name, next((known for known in values if str(known).lower() == value.lower()), value)


def _result_line(result: Result, say: Say) -> str:
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
        table(head, (cells(one, say) for one in found)),
        say("cli.repeat", seed=tournament.seed),
    ]
    if capped:
        lines.append(say("cli.capped", n=capped, rounds=tournament.rounds_cap))
    return "\n".join(lines)


def cells(standing: Standing, say: Say) -> tuple[str, ...]:
    """Return the cells of a bot's row in the table."""
    whole = standing.wins == int(standing.wins)
    return (
        standing.bot,
        str(standing.played),
        str(int(standing.wins)) if whole else say("cli.figure.wins", n=standing.wins),
        percent(standing.share, say),
        interval(standing.low, standing.high, say),
        percent(standing.even, say),
        "–" if standing.points is None else say("cli.figure.tenths", n=standing.points),
    )


def _record(tournament: Tournament, played: Sequence[Result], found: Sequence[Standing]) -> dict[str, object]:
    return {
        **msgspec.to_builtins(tournament),
        "capped": sum(result.capped for result in played),
        "results": msgspec.to_builtins(played),
        "standings": msgspec.to_builtins(found),
    }
