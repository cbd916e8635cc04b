"""A stranger who knows only an export and the description of events recomputes every state."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from raccoon.app.saves.export import export
from raccoon.bots.raccoon_rampage.roster import BOTS
from raccoon.engine.events import Event
from raccoon.engine.match import Match
from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT, REST, SPACES
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import card_at_work
from raccoon.games.raccoon_rampage.phases.evaluation import PolicyLeft
from raccoon.games.raccoon_rampage.phases.place import PolicyFound
from raccoon.games.raccoon_rampage.state import State, TableOptions as Options
from tests.app import lines
from tests.games.raccoon_rampage import stranger
from tests.games.raccoon_rampage.exports import Muddled, Outspoken, dealt, loaded, played
from tests.games.raccoon_rampage.stranger.pieces import Table
from tests.games.raccoon_rampage.stranger.reading import read
from tests.laws.tables import tables_of

pytestmark = pytest.mark.part("play")

Sitting = tuple[int, str, Options, str]
"""The players, who sits in the seats, the options and the seed."""

STRANGERS = {"muddled": Muddled, "outspoken": Outspoken}
TABLES = [(table.players, table.options) for table in tables_of(GAME)]
AT_EVERY_TABLE: list[Sitting] = [
    (players, who, options, f"{who} {number}")
    for number, (players, options) in enumerate(TABLES)
    for who in ("random", "muddled")
]
OF_BOTS: list[Sitting] = [
    (3, "intern", Options(level_table=True), "one"),
    (4, "delegate", Options(tutorial=True), "two"),
    (4, "rapporteur", Options("mixed"), "three"),
    (4, "rapporteur", Options("techno_panacea"), "four"),
    (3, "commissioner", Options("big_tech"), "five"),
]
RARE: list[Sitting] = [
    (4, "muddled", Options(), "2944"),
    (3, "muddled", Options("techno_panacea"), "3259"),
    (4, "muddled", Options(), "172"),
    (4, "muddled", Options(), "3184"),
    (3, "muddled", Options("techno_panacea", level_table=True), "4111"),
    (4, "outspoken", Options(), "3"),
]
"""Searched for: every kind of event, and what `test_every_kind_of_event…` names beside them."""


@cache
def game(sitting: Sitting) -> Match:
    """The game, played to its end."""
    players, who, options, seed = sitting
    seats = [STRANGERS[who]() if who in STRANGERS else BOTS.make(who) for _ in range(players)]
    return played(dealt(players, options, seed), seats)


def plain(record: Any) -> Any:
    return json.loads(msgspec.json.encode(record))


def in_the_game(state: State) -> dict[str, Any]:
    """Everything that lies on the table as the game keeps it, with the card that works there."""
    found: dict[str, Any] = plain(state)
    del found["pending"]
    cards = [card_at_work(state.pending, seat) for seat in range(len(state.players))]
    return found | {"card": "".join(cards), "left": getattr(state.pending, "left", 0)}


def with_the_stranger(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = plain(table)
    del found["points"], found["winners"]
    return found


def assert_recomputed(match: Match) -> None:
    """The stranger's table is the game's before the first move and after every event."""
    state = GAME.start(match.setup)
    reading = read(b"".join(export(loaded(match))))
    _, table = next(reading)
    assert with_the_stranger(table) == in_the_game(state)
    events = chain.from_iterable(entry.events for entry in match.entries)
    for event, (line, table) in zip(events, reading, strict=True):
        state = GAME.evolve(state, event)
        assert with_the_stranger(table) == in_the_game(state), line
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert table.points == [seat.points for seat in outcome]
    assert table.winners == [seat for seat, how in enumerate(outcome) if how.won]


@pytest.mark.parametrize("sitting", AT_EVERY_TABLE + OF_BOTS + RARE, ids=lambda sitting: sitting[-1])
def test_a_stranger_recomputes_every_state(sitting: Sitting) -> None:
    assert_recomputed(game(sitting))


def states(match: Match) -> Iterator[tuple[Event, State]]:
    """Every event with the table after it."""
    state = GAME.start(match.setup)
    for event in chain.from_iterable(entry.events for entry in match.entries):
        state = GAME.evolve(state, event)
        yield event, state


def test_every_kind_of_event_was_among_them_and_what_is_rare() -> None:
    told = [moment for sitting in RARE for moment in states(game(sitting))]
    assert {type(event) for event, _ in told} == set(GAME.events)
    assert any(isinstance(event, PolicyFound) and event.renewed for event, _ in told)
    assert any(isinstance(event, PolicyLeft) and event.rider and event.passed for event, _ in told)
    assert any(state.raccoons[REST] == len(SPACES) for _, state in told), "the Rest of Europe is full"
    assert any(state.impact == LOWEST_IMPACT for _, state in told)
    ends = [GAME.outcome(game(sitting).state) or () for sitting in RARE]
    assert {any(seat.won for seat in end) for end in ends} == {True, False}


def test_the_stranger_shares_no_code_with_the_game() -> None:
    files = [Path(lines.__file__), *Path(stranger.__file__).parent.glob("*.py")]
    assert len(files) > 5
    assert not [file for file in files if re.search(r"^(from|import) raccoon\b", file.read_text(), re.M)]
