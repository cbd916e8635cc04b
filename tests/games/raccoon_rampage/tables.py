"""Tables at which the laws are tried, and random games with the seats answering in random order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.state import State, TableOptions
from tests.laws import laws

SCENARIOS = ("big_tech", "techno_panacea", "mixed")
Where = tuple[int, TableOptions]


def tables() -> Iterator[Where]:
    """Three or four players, every scenario, the first game's set-up or not, the level table or not."""
    for players, scenario, tutorial, level in product(GAME.seats, SCENARIOS, (False, True), (False, True)):
        yield players, TableOptions(scenario, tutorial, level)


TABLES = list(tables())


def name_of(where: Where) -> str:
    """The table in words."""
    players, options = where
    flags = [name for name in ("tutorial", "level_table") if getattr(options, name)]
    return "-".join([str(players), options.scenario, *flags])


def well_governed(state: State) -> State:
    """The same table with the tracker as low as it goes and few raccoons in the countries.

    Random seats lose in the second round: from here they reach the final evaluation. Most spread cards
    lie on the discard pile, so that the deck is shuffled anew.
    """
    deck = state.spread_deck
    return replace(
        state, impact=LOWEST_IMPACT, raccoons=(1, 2, 5), spread_deck=deck[:8], spread_discard=deck[8:]
    )


def first_state(where: Where, seed: str, rare: bool) -> State:
    """The state before the first move; `rare`: of a Europe that is well governed."""
    players, options = where
    state: State = GAME.start(GAME.setup(players, options, Chance(seed)))
    return well_governed(state) if rare else state


def random_move(state: Any, chance: Chance) -> Any:
    """A random command of any of the seats asked."""
    seat = chance.pick(GAME.to_act(state))
    return chance.pick(GAME.options(state, seat)).draw(chance)


def random_game(where: Where, seed: str, rare: bool, thorough_every: int) -> tuple[int, list[Event]]:
    """A random game under all laws, the costly ones at every so many moves: its moves and its events."""
    first = state = first_state(where, seed, rare)
    chance, moves, log = Chance(f"{seed} moves"), 0, list[Event]()
    while GAME.to_act(state):
        laws.assert_position(GAME, state)
        thorough = moves % thorough_every == 0
        if thorough:
            laws.thorough(GAME, state, chance)
        command = random_move(state, chance)
        decision = laws.play(GAME, state, command, chance)
        laws.assert_foreseen(GAME, state, command, decision, chance)
        if thorough or not GAME.to_act(decision.state):
            laws.assert_records(GAME, command, decision.events)
            laws.assert_hiding(GAME, decision.events, where[0])
        log += decision.events
        state, moves = decision.state, moves + 1
    laws.assert_position(GAME, state)
    laws.thorough(GAME, state, chance)
    assert laws.fold(GAME, first, tuple(log)) == state
    return moves, log
