"""The writer: a game as readable text, one move a paragraph, the whole table now and then."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.engine.game import Game
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from tests.golden.playthroughs import Playthrough, Step, first_state, steps

WHOLE_TABLE_EVERY = 40
"""Moves between two views of the whole table."""
KINDS = {"raccoon_tycoon": COMMODITIES}
"""The order of the numbers in a game's counts."""
COUNTS = {"available", "held", "most", "named", "prices", "raised", "supply", "tokens"}
"""Fields that hold one number a kind."""
WIDTH = 110


def text(playthrough: Playthrough) -> str:
    """The whole file."""
    return "\n".join(_lines(playthrough)) + "\n"


def _lines(playthrough: Playthrough) -> Iterator[str]:
    yield from _heading(playthrough)
    state, game = first_state(playthrough), playthrough.rules
    yield from _table(game, state)
    for number, step in enumerate(steps(playthrough), 1):
        yield from _move(game, number, step)
        state = step.after
        if number % WHOLE_TABLE_EVERY == 0 and game.to_act(state):
            yield from _table(game, state)
    yield from _table(game, state)
    yield "Outcome"
    for seat, outcome in enumerate(game.outcome(state) or ()):
        yield f"  seat {seat}: {outcome.points} points{', won' if outcome.won else ''}"


def _heading(playthrough: Playthrough) -> Iterator[str]:
    chosen = ", ".join(playthrough.options) or "none"
    purse = f", everyone starts with ${playthrough.purse}" if playthrough.purse else ""
    yield f"{playthrough.game}: {playthrough.players} players, options: {chosen}{purse}"
    yield f"seed {playthrough.seed}, random commands; written by: python -m tests.golden"
    yield ""
    options = playthrough.rules.options_type(**dict.fromkeys(playthrough.options, True))
    setup = playthrough.rules.setup(playthrough.players, options, Chance(f"golden {playthrough.seed}"))
    yield "Set-up"
    yield from _fields(playthrough.rules, setup, "  ", skip={"options", "players"})
    yield ""


def _move(game: Game, number: int, step: Step) -> Iterator[str]:
    """The command in its round, and each event with what is hidden of it from those who only watch."""
    seat = step.command.seat
    yield f"{number}. round {step.before.round}, seat {seat}: {_record(game, step.command, skip={'seat'})}"
    for event in step.events:
        whose = "" if event.seat == seat else f"seat {event.seat}: "
        yield f"     {whose}{_record(game, event, skip={'seat'})}{_seen(game, event)}"


def _seen(game: Game, event: Event) -> str:
    hidden = game.hide(event, None)
    return "" if hidden == event else f"  | seen by others: {_record(game, hidden, skip={'seat'})}"


def _table(game: Game, state: Any) -> Iterator[str]:
    """What everybody sees, what each seat sees of purses and hands, what each seat may do."""
    yield ""
    yield "  " + "-" * (WIDTH - 2)
    public = game.view(state, None)
    yield from _fields(game, public, "  ", skip={"seat", "options", "players"})
    for seat, player in enumerate(public.players):
        yield f"  seat {seat} holds"
        yield from _fields(game, player, "    ", skip={"money", "hand"})
    for seat in range(len(public.players)):
        seen = game.view(state, seat).players
        yield f"  seat {seat} sees the purses {_purses(seen)} and the hands {_hands(seen)}"
    for seat in game.to_act(state):
        yield f"  seat {seat} may"
        yield from (f"    {_record(game, option, skip={'seat'})}" for option in game.options(state, seat))
    yield "  " + "-" * (WIDTH - 2)
    yield ""


def _purses(players: tuple[Any, ...]) -> str:
    return ", ".join("?" if player.money is None else f"${player.money}" for player in players)


def _hands(players: tuple[Any, ...]) -> str:
    return ", ".join("?" if p.hand is None else " ".join(map(str, p.hand)) for p in players)


def _fields(game: Game, record: Any, margin: str, skip: Collection[str]) -> Iterator[str]:
    """One field a line, long lists wrapped."""
    for name in record.__struct_fields__:
        if name in skip:
            continue
        words = f"{name}: {_value(game, name, getattr(record, name))}".split(" ")
        line = margin + words[0]
        for word in words[1:]:
            if len(line) + 1 + len(word) > WIDTH:
                yield line
                line = margin + "   "
            line += " " + word
        yield line


def _record(game: Game, record: Any, skip: Collection[str] = ()) -> str:
    """A command, an event, an option or a pending point: its name and its fields."""
    names = [name for name in record.__struct_fields__ if name not in skip]
    fields = [f"{name} {_value(game, name, getattr(record, name))}" for name in names]
    return f"{type(record).__name__}: {'; '.join(fields)}" if fields else type(record).__name__


def _value(game: Game, name: str, value: Any) -> str:
    if name in COUNTS and isinstance(value, tuple):
        sign = "$" if name == "prices" else ""
        pairs = zip(value, KINDS[game.name], strict=True)
        return ", ".join(f"{sign}{number} {kind}" for number, kind in pairs if number) or "nothing"
    if isinstance(value, msgspec.Struct):
        return _record(game, value)
    if isinstance(value, tuple):
        items = [f"({_value(game, '', i)})" if isinstance(i, tuple) else _value(game, "", i) for i in value]
        return ", ".join(items) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
