"""The laws of every game of the house on random games; ``long_run.py`` plays thousands."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command, Refusal
from raccoon.engine.match import Entry, Match
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.state import State
from tests.games.raccoon_rampage.tables import (
    TABLES,
    Where,
    first_state,
    name_of,
    random_game,
)
from tests.laws import laws, strange

SEEDS = st.integers(0, 2**32).map(str)


@pytest.mark.parametrize("rare", [False, True], ids=["", "well-governed"])
@pytest.mark.parametrize("where", TABLES, ids=name_of)
def test_random_games_keep_the_laws(where: Where, rare: bool) -> None:
    seed = f"{name_of(where)}-{rare}"
    assert random_game(first_state(where, seed, rare), seed, thorough_every=16) > 20


def test_random_games_meet_every_command_and_every_event() -> None:
    """Else the laws would say nothing about those never met."""
    commands, events = set(), set()
    for number in range(400):
        state = first_state(TABLES[number % len(TABLES)], f"all-{number}", rare=number % 3 > 0)
        chance = Chance(f"all-{number}")
        while GAME.to_act(state):
            command = laws.random_command(GAME, state, chance)
            commands.add(type(command))
            decision = GAME.decide(state, command, chance)
            events.update(map(type, decision.events))
            state = decision.state
        if commands == set(GAME.commands) and events == set(GAME.events):
            break
    assert set(GAME.commands) - commands == set()
    assert set(GAME.events) - events == set()


@st.composite
def states(draw: st.DrawFn) -> State:
    """A state from somewhere along a random game at any table: its start, its end or between them."""
    seed = draw(SEEDS)
    path = [first_state(draw(st.sampled_from(TABLES)), seed, rare=draw(st.booleans()))]
    while GAME.to_act(path[-1]):
        chance = Chance(seed, len(path))
        path.append(GAME.decide(path[-1], laws.random_command(GAME, path[-1], chance), chance).state)
    return path[draw(st.integers(0, 100)) * (len(path) - 1) // 100]


@settings(max_examples=30)
@given(data=st.data())
def test_any_command_is_accepted_or_refused_as_the_options_say(data: st.DataObject) -> None:
    state = data.draw(states(), label="state")
    strategy = strange.commands(GAME, state)
    for _ in range(20):
        laws.assert_decided_as_allowed(GAME, state, data.draw(strategy), Chance("strange"))


def nearby(command: Command) -> st.SearchStrategy[Command]:
    """The command a little different; cards chosen together change as a whole."""
    cards = getattr(command, "cards", None)
    if cards is None:
        return strange.nearby(command)
    others = (cards, cards[1:], cards[::-1], (*cards, cards[0]), (cards[0],) * len(cards), ("", *cards[1:]))
    return st.sampled_from([msgspec.structs.replace(command, cards=other) for other in others])


@settings(max_examples=30)
@given(data=st.data())
def test_options_allow_nothing_that_is_refused_nearby(data: st.DataObject) -> None:
    """An allowed command with one field changed: right or wrong, options and rules agree on it."""
    state = data.draw(states(), label="state")
    for option in (option for seat in GAME.to_act(state) for option in GAME.options(state, seat)):
        command = option.draw(Chance("nearby", data.draw(st.integers(0, 99))))
        other = data.draw(nearby(command))
        laws.assert_decided_as_allowed(GAME, state, other, Chance("nearby"))


class Book:
    """A recorder that keeps the entries in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)

    def rewind(self, number: int) -> None:
        self.entries = [entry for entry in self.entries if entry.number < number]


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match some moves on, its seats answering in random order."""
    seed, (players, options) = draw(SEEDS), draw(st.sampled_from(TABLES))
    match = Match(GAME, GAME.setup(players, options, Chance(seed)), seed, Book())
    chance = Chance(f"{seed} moves")
    for _ in range(draw(st.integers(0, 150))):
        if match.to_act():
            match.submit(laws.random_command(GAME, match.state, chance))
    return match


def written(match: Match) -> tuple[Any, bytes]:
    return list(match.entries), laws.encode(match.state)


@settings(max_examples=25)
@given(match=matches(), data=st.data())
def test_rewind_then_redo_is_the_identity(match: Match, data: st.DataObject) -> None:
    before = written(match)
    match.rewind(data.draw(st.integers(0, len(match.entries))))
    while match.can_redo():
        match.redo()
    assert written(match) == before


@settings(max_examples=25)
@given(match=matches())
def test_undo_goes_back_to_the_state_before_until_something_came_to_light(match: Match) -> None:
    states = [GAME.start(match.setup)]
    for entry in match.entries:
        states.append(laws.fold(GAME, states[-1], entry.events))
    while match.entries:
        last = match.entries[-1]
        if last.reveals:
            with pytest.raises(Refusal, match="undo_revealed"):
                match.undo(last.command.seat)
            return
        assert match.undo(last.command.seat) == last
        assert match.state == states[len(match.entries)]


@settings(max_examples=25)
@given(match=matches())
def test_the_log_written_down_gives_the_state_back(match: Match) -> None:
    """Folding the events checks the state, deciding the commands again checks the rules."""
    codec = Codec(GAME)
    setup = codec.setup(codec.encode(match.setup))
    folded, replayed = Match(GAME, setup, match.seed), Match(GAME, setup, match.seed)
    for entry in match.entries:
        command = codec.command(codec.encode(entry.command))
        events = tuple(codec.event(codec.encode(event)) for event in entry.events)
        folded.restore([Entry(entry.number, command, events)])
        replayed.submit(command)
    assert written(folded) == written(match) == written(replayed)
