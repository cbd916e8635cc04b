"""Games and commands that hypothesis generates, so that failing examples are small."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command
from raccoon.engine.game import Game
from tests.games.registry import SUBJECTS
from tests.laws import laws, strange
from tests.laws.tables import tables_of

pytestmark = pytest.mark.part("play")

CHOICES = st.lists(st.integers(0, 2**16), min_size=10, max_size=60)
ALL_GAMES = pytest.mark.parametrize("game", [one.game for one in SUBJECTS.values()], ids=list(SUBJECTS))


@st.composite
def states(draw: st.DrawFn, game: Game) -> Any:
    """A state from anywhere along a random game at any table: its start, its end or between them."""
    seed = str(draw(st.integers(0, 2**32)))
    path = [draw(st.sampled_from(tables_of(game))).first_state(seed, rare=draw(st.booleans()))]
    while game.to_act(path[-1]):
        path.append(_moved(game, path[-1], seed, len(path)))
    return path[draw(st.integers(0, 100)) * (len(path) - 1) // 100]


def _moved(game: Game, state: Any, seed: str, choice: int) -> Any:
    """One move further, the move chosen by this number."""
    chance = Chance(seed, choice)
    return game.decide(state, laws.random_command(game, state, chance), chance).state


@ALL_GAMES
@settings(max_examples=40)
@given(data=st.data(), choices=CHOICES)
def test_laws_hold_after_every_chosen_move(game: Game, data: st.DataObject, choices: list[int]) -> None:
    state = data.draw(states(game), label="state")
    history = [(state, laws.encode(state))]
    for choice in choices:
        laws.assert_position(game, state)
        if not game.to_act(state):
            break
        chance = Chance("choices", choice)
        command = laws.random_command(game, state, chance)
        decision = laws.play(game, state, command, chance)
        laws.assert_records(game, command, decision.events)
        laws.assert_hiding(game, decision.events, game.players(state))
        laws.assert_foreseen(game, state, command, decision, chance)
        laws.assert_shown_as_told(game, state, command, decision, chance)
        state = decision.state
        history.append((state, laws.encode(state)))
    laws.thorough(game, state, Chance("thorough"), SUBJECTS[game.name].openly)
    assert all(laws.encode(former) == text for former, text in history), "history was changed"


@ALL_GAMES
@settings(max_examples=100)
@given(data=st.data())
def test_any_command_is_accepted_or_refused_as_the_options_say(game: Game, data: st.DataObject) -> None:
    state = data.draw(states(game), label="state")
    strategy = strange.commands(game, state)
    for _ in range(20):
        laws.assert_decided_as_allowed(game, state, data.draw(strategy), Chance("strange"))


@ALL_GAMES
@settings(max_examples=60)
@given(data=st.data())
def test_options_allow_nothing_that_is_refused_nearby(game: Game, data: st.DataObject) -> None:
    """An allowed command with one field changed: right or wrong, options and rules agree on it."""
    state = data.draw(states(game), label="state")
    for option in (option for seat in game.to_act(state) for option in game.options(state, seat)):
        command = option.draw(Chance("nearby", data.draw(st.integers(0, 99))))
        other = data.draw(strange.nearby(command))
        laws.assert_decided_as_allowed(game, state, other, Chance("nearby"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@ALL_GAMES
@settings(max_examples=80)
@given(data=st.data())
def test_records_with_wrong_types_are_not_read(game: Game, data: st.DataObject) -> None:
    """A command whose JSON was damaged is read as a good one or refused with ValueError, nothing else."""
    kind = data.draw(st.sampled_from(game.commands))
    fields = [field.name for field in msgspec.structs.fields(kind)]
    spoiled: dict[str, Any] = {"type": kind.__name__, "seat": 0}
    spoiled |= {name: data.draw(JSON) for name in data.draw(st.lists(st.sampled_from([*fields, "extra"])))}
    codec = Codec(game)
    command = _read(codec, spoiled)
    if command is not None:
        assert codec.command(codec.encode(command)) == command
        assert type(command) is kind
        written = msgspec.json.decode(msgspec.json.encode(codec.encode(command)))
        assert {name: written[name] for name in spoiled} == spoiled


def _read(codec: Codec, data: Any) -> Command | None:
    try:
        return codec.command(data)
    except ValueError:
        return None
