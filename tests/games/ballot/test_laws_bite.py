"""The laws find what several seats make possible to get wrong: Ballot, spoiled in one place each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event, Option
from raccoon.engine.rules import Rules
from tests.games.ballot.game import GAME, Ballot
from tests.games.ballot.records import (
    VOTES,
    MotionDecided,
    Setup,
    State,
    TableOptions,
    VoteCast,
    VoteOption,
    VotesOpened,
)
from tests.games.ballot.rules import RULES, follows
from tests.laws import test_tables
from tests.laws.laws import random_game
from tests.laws.tables import values_of

Spoil = Callable[[str, Any], None]
"""Puts another function into the game's place of this name."""


@pytest.fixture
def spoil(monkeypatch: pytest.MonkeyPatch) -> Spoil:
    def put(name: str, function: Any) -> None:
        if name in ("evolve", "to_act"):
            changes = dict.fromkeys(GAME.events, function) if name == "evolve" else RULES.changes
            asked = function if name == "to_act" else RULES.asked
            spoiled: Rules[State] = Rules(asked, RULES.answers, follows, changes)
            monkeypatch.setattr(GAME, "to_act", asked)
            monkeypatch.setattr(GAME, "evolve", spoiled.evolve)
            monkeypatch.setattr(GAME, "decide", spoiled.decide)
        else:
            monkeypatch.setattr(GAME, name, function)

    return put


def games() -> None:
    """Random games of four under every law at every move."""
    for number in range(8):
        state = GAME.start(GAME.setup(4, TableOptions(), Chance("spoiled", number)))
        random_game(GAME, state, f"spoiled {number}", thorough_every=1)


def test_the_rules_as_they_are_keep_every_law() -> None:
    games()


def test_a_vote_that_ends_with_a_majority_is_found(spoil: Spoil) -> None:
    """A member who is still to vote would learn from not being asked how the others have voted."""

    def to_act(state: State) -> tuple[int, ...]:
        settled = max(map(state.votes.count, VOTES)) > len(state.votes) // 2
        return () if state.stage == "vote" and settled else state.waiting

    spoil("to_act", to_act)
    with pytest.raises(AssertionError, match="being asked tells"):
        games()


def test_options_that_follow_a_secret_vote_are_found(spoil: Spoil) -> None:
    def options(state: State, seat: int, kept: Any = GAME.options) -> tuple[Option, ...]:
        found: tuple[Option, ...] = kept(state, seat)
        return found * 2 if state.stage == "vote" and "aye" in state.votes else found

    spoil("options", options)
    with pytest.raises(AssertionError, match=r"options tell it|changes options"):
        games()


def test_a_vote_told_by_its_event_is_found(spoil: Spoil) -> None:
    spoil("hide", lambda event, seat: event)
    with pytest.raises(AssertionError, match="an event tells what the view keeps secret"):
        games()


def test_a_vote_told_by_the_view_is_found(spoil: Spoil) -> None:
    def view(state: State, seat: int | None, kept: Any = GAME.view) -> State:
        found: State = kept(state, seat)
        return replace(found, votes=state.votes)

    spoil("view", view)
    with pytest.raises(AssertionError, match="the view tells what an event keeps secret"):
        games()


def test_an_advantage_of_the_first_voter_is_found(spoil: Spoil) -> None:
    def evolve(state: State, event: Event, kept: Any = RULES.evolve) -> State:
        after: State = kept(state, event)
        first = isinstance(event, VoteCast) and not any(state.votes)
        return replace(after, chest=event.seat) if first else after

    spoil("evolve", evolve)
    with pytest.raises(AssertionError, match="it matters who answers first"):
        games()


@pytest.mark.parametrize("kind", [VotesOpened, MotionDecided])
def test_an_event_that_does_not_say_it_reveals_is_found(
    kind: type[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last voter could look at the votes, or roll again, and take it back."""
    monkeypatch.setattr(kind, "reveals", False)
    with pytest.raises(AssertionError, match="what its player could not know"):
        games()


def test_a_wish_for_a_role_that_is_not_heard_is_found(spoil: Spoil) -> None:
    kept: Callable[..., Setup] = GAME.setup
    spoil("setup", lambda players, options, chance, roles: kept(players, options, chance))
    with pytest.raises(AssertionError, match="the table is the same"):
        test_tables.test_every_seat_may_ask_for_every_role(GAME)


class Amounts(msgspec.Struct, frozen=True):
    """An option of no kind that a lobby knows."""

    rounds: int = 5


class Doubled(msgspec.Struct, frozen=True):
    """An option that is none."""

    length: Literal["usual"] = "usual"


@pytest.mark.parametrize("options", [Amounts, Doubled])
def test_options_that_nobody_could_choose_are_found(
    options: type[msgspec.Struct], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ballot, "options_type", options)
    with pytest.raises(AssertionError):
        test_tables.test_every_option_has_a_usual_value_among_several(GAME)


def test_every_value_of_the_length_is_a_table() -> None:
    assert values_of(GAME) == {"length": ("short", "usual", "long")}


def test_a_seat_has_one_kind_of_vote() -> None:
    state = GAME.start(GAME.setup(2, TableOptions(), Chance("one")))
    assert GAME.options(state, 0) == (VoteOption(0),)
