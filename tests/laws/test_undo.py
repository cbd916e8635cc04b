"""A match of any game: undo then redo is the identity, and the log alone restores the state."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.engine.events import Refusal
from raccoon.engine.game import Game
from raccoon.engine.match import Entry, Match
from tests.games.registry import SUBJECTS
from tests.laws.laws import encode, random_command
from tests.laws.tables import tables_of

ALL_GAMES = pytest.mark.parametrize("game", [one.game for one in SUBJECTS.values()], ids=list(SUBJECTS))


class Book:
    """A recorder that keeps the entries in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)

    def rewind(self, number: int) -> None:
        self.entries = [entry for entry in self.entries if entry.number < number]


def play_on(match: Match, moves: int, chance: Chance) -> None:
    """Play that many random moves, or to the end."""
    for _ in range(moves):
        if not match.to_act():
            return
        match.submit(random_command(match.game, match.state, chance))


@st.composite
def matches(draw: st.DrawFn, game: Game) -> Match:
    """A match after some moves, with the entry of every move in its book."""
    table, seed = draw(st.sampled_from(tables_of(game))), str(draw(st.integers(0, 2**32)))
    setup = game.setup(table.players, table.options, Chance(seed))
    match = Match(game, setup, seed, Book())
    play_on(match, draw(st.integers(0, 120)), Chance(f"{seed} moves"))
    return match


def written(match: Match) -> tuple[Any, bytes]:
    return list(match.entries), encode(match.state)


@ALL_GAMES
@settings(max_examples=40)
@given(data=st.data())
def test_rewind_then_redo_is_the_identity(game: Game, data: st.DataObject) -> None:
    """To any earlier point; the random results are the same again, so that players cannot reroll."""
    match = data.draw(matches(game))
    before = written(match)
    point = data.draw(st.integers(0, len(match.entries)))
    match.rewind(point)
    assert len(match.entries) == point
    while match.can_redo():
        match.redo()
    assert written(match) == before
    assert vars(match.recorder)["entries"] == match.entries


@ALL_GAMES
@settings(max_examples=40)
@given(data=st.data())
def test_undo_goes_back_to_the_state_before(game: Game, data: st.DataObject) -> None:
    """As many undos as the rules of undoing allow, each to exactly the former state."""
    match = data.draw(matches(game))
    states = [game.start(match.setup)]
    for entry in match.entries:
        state = states[-1]
        for event in entry.events:
            state = game.evolve(state, event)
        states.append(state)
    while match.entries:
        last = match.entries[-1]
        if last.reveals:
            with pytest.raises(Refusal, match="undo_revealed"):
                match.undo(last.command.seat)
            break
        with pytest.raises(Refusal, match="undo_others_move"):
            match.undo(last.command.seat + 1)
        assert match.undo(last.command.seat) == last
        assert match.state == states[len(match.entries)]
    assert vars(match.recorder)["entries"] == match.entries


@ALL_GAMES
@settings(max_examples=20)
@given(data=st.data())
def test_another_move_after_an_undo_leaves_nothing_to_redo(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    match.rewind(data.draw(st.integers(0, max(0, len(match.entries) - 1))))
    play_on(match, 1, Chance("another"))
    assert not match.can_redo()
    with pytest.raises(Refusal, match="nothing_to_redo"):
        match.redo()


@ALL_GAMES
@settings(max_examples=20)
@given(data=st.data())
def test_the_log_written_down_gives_the_state_back(game: Game, data: st.DataObject) -> None:
    """Folding the events checks the state, deciding the commands again checks the rules."""
    match = data.draw(matches(game))
    codec = Codec(game)
    text = encode([[codec.encode(e.command), [codec.encode(v) for v in e.events]] for e in match.entries])
    setup = codec.setup(msgspec.json.decode(encode(codec.encode(match.setup))))
    folded, replayed = Match(game, setup, match.seed), Match(game, setup, match.seed)
    for command, events in msgspec.json.decode(text):
        number, moved = folded.next_number, codec.command(command)
        folded.restore([Entry(number, moved, tuple(map(codec.event, events)))])
        replayed.submit(moved)
    assert written(folded) == written(match)
    assert written(replayed) == written(match)
