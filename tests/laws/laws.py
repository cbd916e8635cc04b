"""The laws themselves: each takes a game and a position or a move and asserts what must be true."""

from __future__ import annotations

import copy
from itertools import islice
from typing import Any

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.engine.events import Command, Event, Refusal
from raccoon.engine.game import Decision, Game
from tests.laws import together

SMALL = 40
"""The number of commands of a family that are tried one by one."""

encode = msgspec.json.encode


def assert_immutable(value: Any) -> None:
    """Assert that the value consists of frozen records, tuples and plain values only."""
    if isinstance(value, msgspec.Struct):
        assert value.__struct_config__.frozen, f"{type(value).__name__} can be changed"
        for name in value.__struct_fields__:
            assert_immutable(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            assert_immutable(item)
    else:
        assert value is None or isinstance(value, bool | int | str), f"{value!r} can be changed"


def assert_copies_equal(record: msgspec.Struct) -> None:
    """Assert that the record equals its copy, and its written and read version."""
    text = encode(record)
    again = msgspec.json.decode(text, type=type(record))
    assert again == record
    assert encode(again) == text
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(record), type=type(record)) == record
    assert copy.deepcopy(record) == record


def assert_position(game: Game, state: Any) -> None:
    """Assert that all pieces are there, and that the game either waits for a seat or has an outcome."""
    assert game.faults(state) == ()
    asked, players = game.to_act(state), game.players(state)
    outcome = game.outcome(state)
    assert (outcome is None) == bool(asked)
    assert len(set(asked)) == len(asked), "a seat is asked twice"
    assert set(asked) <= set(range(players))
    for seat in range(-1, players + 1):
        found = game.options(state, seat)
        assert bool(found) == (seat in asked)
        assert all(option.seat == seat for option in found)
    if outcome is not None:
        assert len(outcome) == players


def random_command(game: Game, state: Any, chance: Chance) -> Command:
    """A random command of a random option of any seat that is asked: they answer in any order."""
    asked = game.to_act(state)
    seat = chance.pick(asked) if len(asked) > 1 else asked[0]
    return chance.pick(game.options(state, seat)).draw(chance)


def fold(game: Game, state: Any, events: tuple[Event, ...]) -> Any:
    """The state after the events."""
    for event in events:
        state = game.evolve(state, event)
    return state


def play(game: Game, state: Any, command: Command, chance: Chance) -> Decision:
    """Play an allowed command; assert that it has events, that they fold to the state, and that the former
    state is unchanged.
    """
    before = encode(state)
    decision = game.decide(state, command, chance)
    assert decision.events
    assert encode(state) == before, "the former state was changed"
    assert fold(game, state, decision.events) == decision.state
    assert encode(state) == before, "folding changed the former state"
    assert {type(event) for event in decision.events} <= set(game.events)
    return decision


def assert_options_accepted(game: Game, state: Any, chance: Chance) -> None:
    """Assert that all commands of the options, random ones and one by one, are allowed by them and
    accepted.
    """
    for seat in game.to_act(state):
        for option in game.options(state, seat):
            drawn = [option.draw(chance) for _ in range(2)]
            listed = list(islice(option.commands(), SMALL))
            assert len(set(listed)) == len(listed), "a command is listed twice"
            assert len(listed) == SMALL or set(drawn) <= set(listed), "a command drawn is not listed"
            for command in [*drawn, *listed]:
                assert type(command) is option.command
                assert option.allows(command)
                assert game.decide(state, command, chance).events


def allowed(game: Game, state: Any, command: Command) -> bool:
    """Return whether the options allow the command."""
    return any(
        option.command is type(command) and option.allows(command)
        for option in game.options(state, command.seat)
    )


def assert_decided_as_allowed(game: Game, state: Any, command: Command, chance: Chance) -> bool:
    """Assert that a command is accepted if the options allow it, else refused with a code and facts."""
    before = encode(state)
    refusal = _refusal(game, state, command, chance)
    assert encode(state) == before
    assert (refusal is None) == allowed(game, state, command), f"{command} met {refusal!r}"
    if refusal is not None:
        assert refusal.code.isidentifier()
        assert all(name.isidentifier() for name in refusal.facts)
        for fact in refusal.facts.values():
            assert_immutable(fact)
    return refusal is None


def _refusal(game: Game, state: Any, command: Command, chance: Chance) -> Refusal | None:
    try:
        game.decide(state, command, chance)
    except Refusal as refusal:
        return refusal
    return None


def assert_nothing_leaks(game: Game, state: Any, chance: Chance) -> None:
    """Assert that with all hidden things exchanged, each seat sees the same table and may do the same.

    The seats that are asked are public, so they may not depend on secrets.
    """
    for seat in (*range(game.players(state)), None):
        seen = game.view(state, seat)
        imagined = game.imagine(seen, chance)
        assert game.view(imagined, seat) == seen
        assert encode(game.view(imagined, seat)) == encode(seen)
        assert game.faults(imagined) == ()
        assert game.to_act(imagined) == game.to_act(state), "being asked tells what somebody may not know"
        if seat is not None:
            assert game.options(imagined, seat) == game.options(state, seat), "options tell it"


def assert_public(game: Game, state: Any) -> None:
    """Assert that the number of players and the progress of the game are public."""
    known = game.progress(game.view(state, None))
    assert known.key.isidentifier()
    assert known.number >= 0
    for seat in (*range(game.players(state)), None):
        view = game.view(state, seat)
        assert game.players(view) == game.players(state)
        assert game.progress(view) == known


def assert_hiding(game: Game, events: tuple[Event, ...], players: int) -> None:
    """Assert that a hidden event has the same kind and seat, and that hiding it twice changes nothing."""
    for event in events:
        assert event.seat is None or event.seat in range(players)
        for seat in (*range(players), None):
            hidden = game.hide(event, seat)
            assert (type(hidden), hidden.seat) == (type(event), event.seat)
            assert game.hide(hidden, seat) == hidden


def assert_foreseen(game: Game, state: Any, command: Command, decision: Decision, chance: Chance) -> None:
    """Assert that the player of a move without revelations, which can be undone, knew all its results.

    It has the same results in any state that looks the same to them, whatever others have answered in secret
    and whichever seats are still waited for.
    """
    if any(event.reveals for event in decision.events):
        return
    seat = command.seat
    other = game.decide(game.imagine(game.view(state, seat), chance), command, chance)
    assert other.events == decision.events, "the move shows what its player could not know"
    assert game.view(other.state, seat) == game.view(decision.state, seat)


def assert_shown_as_told(
    game: Game, state: Any, command: Command, decision: Decision, chance: Chance
) -> None:
    """Assert that seats that see the same table and the same events of a move see the same table after it.

    So neither the table nor the next question reveals a secret. When the game is over everything may be
    revealed.
    """
    if not game.to_act(decision.state):
        return
    for seat in (*range(game.players(state)), None):
        imagined = game.imagine(game.view(state, seat), chance)
        if not allowed(game, imagined, command):
            continue
        other = game.decide(imagined, command, chance)
        told, also = (tuple(game.hide(event, seat) for event in d.events) for d in (decision, other))
        if told == also:
            asked = game.to_act(decision.state), game.to_act(other.state)
            assert asked[0] == asked[1], "being asked tells what somebody holds"
            assert game.view(decision.state, seat) == game.view(other.state, seat)


def assert_records(game: Game, command: Command, events: tuple[Event, ...]) -> None:
    """Assert that commands and events are immutable and survive being written and read."""
    codec = Codec(game)
    assert_immutable(command)
    assert codec.command(_through_json(codec.encode(command))) == command
    for event in events:
        assert_immutable(event)
        assert codec.event(_through_json(codec.encode(event))) == event
        assert isinstance(event.reveals, bool)


def _through_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def random_game(
    game: Game,
    state: Any,
    seed: str,
    thorough_every: int,
    most_moves: int = 20_000,
    openly: tuple[type[Event], ...] = (),
) -> int:
    """Play a random game under all laws, the costly ones every `thorough_every` moves; return its moves.

    Events of the kinds `openly` show more than is visible afterwards. At the end the whole log is folded
    again from the start.
    """
    log: list[Event] = []
    first, moves = state, 0
    chance = Chance(seed)
    assert_copies_equal(state)
    while game.to_act(state):
        assert_position(game, state)
        if moves % thorough_every == 0:
            thorough(game, state, chance, openly)
        command = random_command(game, state, chance)
        decision = play(game, state, command, chance)
        if moves % thorough_every == 0 or not game.to_act(decision.state):
            assert_records(game, command, decision.events)
            assert_hiding(game, decision.events, game.players(state))
            assert_foreseen(game, state, command, decision, chance)
            assert_shown_as_told(game, state, command, decision, chance)
        log.extend(decision.events)
        state, moves = decision.state, moves + 1
        assert moves < most_moves, "the random game does not end"
    assert_position(game, state)
    thorough(game, state, chance, openly)
    assert fold(game, first, tuple(log)) == state
    return moves


def thorough(game: Game, state: Any, chance: Chance, openly: tuple[type[Event], ...] = ()) -> None:
    """Check the laws of a position that take time."""
    assert_immutable(state)
    assert_copies_equal(state)
    assert_options_accepted(game, state, chance)
    assert_nothing_leaks(game, state, chance)
    assert_public(game, state)
    together.assert_secrets_kept(game, state, openly)
    together.assert_any_order(game, state, chance)
