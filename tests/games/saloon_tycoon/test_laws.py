"""Saloon Tycoon keeps the laws of every game: random games, commands from outside, undo, saves half way."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.engine.match import Entry, Match
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import AnyPending
from raccoon.games.saloon_tycoon.state import TableOptions
from tests.games.saloon_tycoon.laws import TABLES, first_state, lawful_game
from tests.laws import laws, strange


@pytest.mark.parametrize("number", range(0, len(TABLES), 4))
def test_random_games_keep_the_laws(number: int) -> None:
    assert lawful_game(number, thorough_every=16) > 0


def test_random_games_meet_every_command_event_and_pending_choice() -> None:
    """Else the laws would say nothing about those never met."""
    commands, events, choices = set(), set(), set()
    for number, (players, options) in enumerate(TABLES):
        state, chance = first_state(players, options, f"all-{number}"), Chance(f"all-{number}")
        while asked := GAME.to_act(state):
            choices.add(type(state.pending))
            command = chance.pick(GAME.options(state, asked[-1])).draw(chance)
            decision = GAME.decide(state, command, chance)
            commands.add(type(command))
            events.update(map(type, decision.events))
            state = decision.state
        choices.add(type(state.pending))
    assert commands == set(GAME.commands)
    assert events == set(GAME.events)
    by_themselves = {
        "TakeIncome",
        "TurnDone",
        "Scoring",
        "FinishRoom",
        "LayRoof",
        "TakeGold",
        "TakeIncomeGold",
        "ScorePoints",
        "Welcome",
        "CardDone",
    }
    assert {kind.__name__ for kind in choices} == {k.__name__ for k in AnyPending.__args__} - by_themselves


@st.composite
def states(draw: st.DrawFn) -> Any:
    """A state from somewhere along a random game at any table."""
    players, options = draw(st.sampled_from(TABLES))
    seed = str(draw(st.integers(0, 2**32)))
    path = [first_state(players, options, seed)]
    while asked := GAME.to_act(path[-1]):
        chance = Chance(seed, len(path))
        option = chance.pick(GAME.options(path[-1], chance.pick(asked)))
        path.append(GAME.decide(path[-1], option.draw(chance), chance).state)
    return path[draw(st.integers(0, 100)) * (len(path) - 1) // 100]


@settings(max_examples=60)
@given(data=st.data())
def test_any_command_is_accepted_or_refused_as_the_options_say(data: st.DataObject) -> None:
    state = data.draw(states(), label="state")
    strategy = strange.commands(GAME, state)
    for _ in range(20):
        laws.assert_decided_as_allowed(GAME, state, data.draw(strategy), Chance("strange"))


def near(command: Any) -> st.SearchStrategy[Any]:
    """The command with something a little different; lists of names are shortened, doubled, turned round."""
    if type(command).__name__ != "KeepSecrets":
        return strange.nearby(command)
    claims = command.claims
    others = (claims[1:], (*claims, claims[0]), claims[::-1], (claims[0], claims[0]), (claims[0], ""))
    return st.sampled_from([msgspec.structs.replace(command, claims=other) for other in (claims, *others)])


@settings(max_examples=60)
@given(data=st.data())
def test_options_allow_nothing_that_is_refused_nearby(data: st.DataObject) -> None:
    state = data.draw(states(), label="state")
    for option in (option for seat in GAME.to_act(state) for option in GAME.options(state, seat)):
        command = option.draw(Chance("nearby", data.draw(st.integers(0, 99))))
        laws.assert_decided_as_allowed(GAME, state, data.draw(near(command)), Chance("nearby"))


def played(players: int, options: dict[str, bool], seed: str, moves: int) -> Match:
    """A match so many random moves on; seats that choose at once answer in any order."""
    match = Match(GAME, GAME.setup(players, TableOptions(**options), Chance(seed)), seed)
    chance = Chance(f"{seed} moves")
    for _ in range(moves):
        if not (asked := match.to_act()):
            break
        match.submit(chance.pick(match.options(chance.pick(asked))).draw(chance))
    return match


@pytest.mark.parametrize("number", range(0, len(TABLES), 12))
def test_the_log_written_down_gives_the_state_back_at_every_point(number: int) -> None:
    """A save may be taken in the middle of every sub-choice: folding and deciding again give the same."""
    match = played(*TABLES[number], f"save-{number}", 400)
    codec = Codec(GAME)
    setup = codec.setup(msgspec.json.decode(msgspec.json.encode(codec.encode(match.setup))))
    folded, replayed = Match(GAME, setup, match.seed), Match(GAME, setup, match.seed)
    for index, entry in enumerate(match.entries):
        text = msgspec.json.encode([codec.encode(entry.command), [codec.encode(e) for e in entry.events]])
        command, events = msgspec.json.decode(text)
        moved = codec.command(command)
        folded.restore([Entry(folded.next_number, moved, tuple(map(codec.event, events)))])
        replayed.submit(moved)
        assert folded.state == replayed.state == match._states[index + 1]


@pytest.mark.parametrize("number", range(5, len(TABLES), 24))
def test_undo_goes_back_and_redo_forward_to_exactly_the_same(number: int) -> None:
    match = played(*TABLES[number], f"undo-{number}", 150)
    states = list(match._states)
    match.rewind(0)
    while match.can_redo():
        match.redo()
    assert match._states == states


def test_simultaneous_choices_come_to_the_same_in_any_order() -> None:
    first = first_state(3, {}, "order")
    kept = {seat: GAME.options(first, seat)[0].draw(Chance("kept", seat)) for seat in range(3)}
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = first
        for seat in order:
            state = GAME.decide(state, kept[seat], Chance("order")).state
        ends.add(msgspec.json.encode(state))
    assert len(ends) == 1
