"""Public wishes in games of chance (RR44): they are said, promised, kept and broken, and bind nobody."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishesSettled
from raccoon.games.raccoon_rampage.state import Queued, State
from tests.games.raccoon_rampage.subject import well_governed
from tests.laws.laws import random_command
from tests.laws.tables import tables_of

SPOKEN = 6
"""One of so many wishes that chance would say is said: a pin that is always replaced is never settled."""


def bare(policy: Queued | None) -> Queued | None:
    """A policy without its pins."""
    return replace(policy, pins=()) if policy else None


def talk_apart(state: State) -> State:
    """The state without everything that was only said."""
    players = tuple(replace(player, kept=0, broken=0) for player in state.players)
    queue, evaluated = tuple(map(bare, state.queue)), bare(state.evaluated)
    return replace(state, queue=queue, evaluated=evaluated, players=players, spoken=())


def command_of(state: State, chance: Chance) -> Command:
    """A move of chance by people who do not talk all the time."""
    while isinstance(command := random_command(GAME, state, chance), Wish) and chance.below(SPOKEN):
        pass
    return command


def words_of(state: State) -> Counter[str]:
    """The number of words kept and broken so far."""
    return Counter(kept=sum(p.kept for p in state.players), broken=sum(p.broken for p in state.players))


def test_rr44_in_games_of_chance_wishes_are_said_and_settled_and_change_nothing_else() -> None:
    met: Counter[str] = Counter()
    for number, table in enumerate([*tables_of(GAME)] * 2):
        chance = Chance(f"talk {number}")
        state = well_governed(table.first_state(f"talk {number}"))
        while GAME.to_act(state):
            command = command_of(state, chance)
            decision = GAME.decide(state, command, chance)
            if isinstance(command, Wish):
                met["promised" if command.mine else "asked for"] += 1
                assert talk_apart(decision.state) == talk_apart(state)
                assert GAME.to_act(decision.state) == GAME.to_act(state)
                assert command.seat in decision.state.spoken
            before, after = words_of(state), words_of(decision.state)
            assert all(after[word] >= before[word] for word in ("kept", "broken")), "the record forgets"
            settled = [event for event in decision.events if isinstance(event, WishesSettled)]
            met["settled"] += len(settled)
            said = Counter(
                kept=sum(len(event.kept) for event in settled),
                broken=sum(len(event.broken) for event in settled),
            )
            if settled and not isinstance(command, Wish):
                assert after - before == +said
            state = decision.state
        met += words_of(state)
    assert all(met[what] for what in ("promised", "asked for", "settled", "kept", "broken")), met
