"""``raccoon explain``: the reason for one move of a saved game."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from raccoon.app.errors import AppError
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import plain
from raccoon.commands.terminal import Parser, positive, printable


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand's arguments."""
    parser.set_defaults(run=run)
    parser.add_argument("save", metavar="FILE", type=Path, help=say("cli.help.save"))
    parser.add_argument("move", metavar="N", type=positive, help=say("cli.help.explain.move"))


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Print the events of the move and the reason for it, in the sentences of the replay screen."""
    session = Session.load(arguments.save, keep=False)
    _check(session, arguments.move)
    for line in _lines(session, arguments.move):
        print(printable(line))
    return 0


def _check(session: Session, move: int) -> None:
    """Raise `AppError` for a move that was not made, or one whose reason would reveal secrets."""
    entries = session.match.entries
    if move > len(entries):
        raise AppError("cli.explain.range", move=move, n=len(entries))
    others = set(session.people) - {entries[move - 1].command.seat}
    if not session.over and (others or not session.people):
        raise AppError("cli.explain.running")


def _lines(session: Session, move: int) -> Iterator[str]:
    from scenes.registry import PRESENTATIONS

    words, game = PRESENTATIONS[session.match.game.name].words, session.match.game.name
    say = words.spoken(Catalogue.load().of(game).say, session.match.setup)
    entry = session.match.entries[move - 1]
    seat = entry.command.seat
    who = session.seats[seat]
    reason = session.reasons.explain(move, who)
    if not isinstance(reason, BotReason):
        raise AppError("reason.failed")
    advice = words.advice(reason, session.view(seat, move - 1), say)
    happened = [words.narrate(event, say) for event in session.visible_events(entry, None)]
    whose = say("reason.own" if session.reasons.own(who) else "reason.lent", name=who.name)
    because = say("hint.sentence", move=advice.move, why=advice.why)
    yield say("cli.explain.move", move=move, n=len(session.match.entries), name=who.name)
    for line in filter(None, (*happened, f"{whose}:", because, advice.figures)):
        yield plain(line, session.seats, say)
