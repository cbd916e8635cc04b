"""Tables at which the laws are tried, and random games under them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall
from raccoon.games.raccoon_rampage.state import State, TableOptions
from tests.laws import laws, together

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
    """The same table with the tracker as low as it goes and hardly a raccoon left.

    Random seats lose in the second round: from here they reach the final evaluation. Most spread cards
    lie on the discard pile, so that the deck is shuffled anew.
    """
    deck = state.spread_deck
    return replace(
        state, impact=LOWEST_IMPACT, raccoons=(0, 0, 1), spread_deck=deck[:8], spread_discard=deck[8:]
    )


def first_state(where: Where, seed: str, rare: bool) -> State:
    """The state before the first move; `rare`: of a Europe that is well governed."""
    players, options = where
    state: State = GAME.start(GAME.setup(players, options, Chance(seed)))
    return well_governed(state) if rare else state


def random_game(state: State, seed: str, thorough_every: int) -> int:
    """A random game under all laws, the costly ones at every so many moves; returns its moves."""
    first, chance, moves, log = state, Chance(seed), 0, list[Event]()
    while GAME.to_act(state):
        laws.assert_position(GAME, state)
        costly = moves % thorough_every == 0
        if costly:
            thorough(state, chance)
        command = laws.random_command(GAME, state, chance)
        decision = laws.play(GAME, state, command, chance)
        laws.assert_foreseen(GAME, state, command, decision, chance)
        if costly or not GAME.to_act(decision.state):
            laws.assert_records(GAME, command, decision.events)
            laws.assert_hiding(GAME, decision.events, GAME.players(state))
            laws.assert_shown_as_told(GAME, state, command, decision, chance)
        log += decision.events
        state, moves = decision.state, moves + 1
    laws.assert_position(GAME, state)
    thorough(state, chance)
    assert laws.fold(GAME, first, tuple(log)) == state
    return moves


def thorough(state: State, chance: Chance) -> None:
    """The laws of a position that cost time.

    That events tell no more than the next view holds only where answers are secret: in a window a play may
    leave no trace, such as the swap of two policies nobody knows.
    """
    laws.assert_immutable(state)
    laws.assert_copies_equal(state)
    laws.assert_options_accepted(GAME, state, chance)
    laws.assert_nothing_leaks(GAME, state, chance)
    laws.assert_public(GAME, state)
    together.assert_any_order(GAME, state, chance)
    if not isinstance(state.pending, AwaitLastCall | AwaitEvaluation):
        together.assert_secrets_kept(GAME, state)
