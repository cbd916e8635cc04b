"""Laws of several seats that are asked at once: their secret answers stay secret, in any order.

They do not apply where one seat is asked at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event
from raccoon.engine.game import Decision, Game

MOST = 12
"""The most answers of a seat that are compared."""


def assert_secrets_kept(game: Game, state: Any, openly: tuple[type[Event], ...] = ()) -> None:
    """Assert that answers that leave another waiting seat the same view are described to it in the same
    words, and the other way round, unless they have the very same result, when there is no secret, or an
    event of the kinds `openly` (`tests.games.subject`) is among them.
    """
    for seat, other in permutations(game.to_act(state), 2):
        told: dict[bytes, tuple[Any, tuple[Event, ...]]] = {}
        shown: dict[tuple[Event, ...], bytes] = {}
        for _, decision in _answers(game, state, seat):
            if any(isinstance(event, openly) for event in decision.events):
                continue
            seen = msgspec.json.encode(game.view(decision.state, other))
            hidden = _hidden(game, decision, other)
            after, words = told.setdefault(seen, (decision.state, hidden))
            assert decision.state == after or hidden == words, "an event tells what the view keeps secret"
            assert shown.setdefault(hidden, seen) == seen, "the view tells what an event keeps secret"


def assert_any_order(game: Game, state: Any, chance: Chance) -> None:
    """Assert that two answers that are secret from one another and reveal nothing lead to the same state in
    either order, and that neither changes the question to the other seat.
    """
    for seat, other in permutations(game.to_act(state), 2):
        mine, theirs = _secret(game, state, seat, other), _secret(game, state, other, seat)
        if mine and theirs:
            first, second = chance.pick(mine), chance.pick(theirs)
            after = _decided(game, state, first).state
            assert game.options(after, other) == game.options(state, other), "a secret answer changes options"
            both = _both(game, state, first, second), _both(game, state, second, first)
            assert both[0] == both[1], "it matters who answers first"


def _answers(game: Game, state: Any, seat: int) -> Iterator[tuple[Command, Decision]]:
    commands = (command for option in game.options(state, seat) for command in option.commands())
    for command in islice(commands, MOST):
        yield command, _decided(game, state, command)


def _decided(game: Game, state: Any, command: Command, number: int = 1) -> Decision:
    """The decision with the random numbers that belong to this number, as in a match."""
    return game.decide(state, command, Chance("together", number))


def _hidden(game: Game, decision: Decision, seat: int) -> tuple[Event, ...]:
    return tuple(game.hide(event, seat) for event in decision.events)


def _secret(game: Game, state: Any, seat: int, other: int) -> list[Command]:
    """The seat's answers that hide something from the other and reveal nothing."""
    return [
        command
        for command, decision in _answers(game, state, seat)
        if _hidden(game, decision, other) != decision.events
        and not any(event.reveals for event in decision.events)
    ]


def _both(game: Game, state: Any, first: Command, second: Command) -> Any:
    decision = _decided(game, state, first)
    return _decided(game, decision.state, second, 1 + len(decision.events)).state
