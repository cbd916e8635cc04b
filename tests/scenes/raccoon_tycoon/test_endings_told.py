"""The certificate says why the game ended, for each way in which it can end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory
from raccoon.games.raccoon_tycoon.state import State
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.results import RaccoonTycoonResults
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.raccoon_tycoon.staging import dealt, having

results = RaccoonTycoonResults().results_of

GONE = {
    "railroads": {"railroad_offer": (), "railroad_deck": ()},
    "towns": {"town": None, "town_deck": ()},
    "buildings": {"building_offer": (), "building_stack": ()},
}


def begun(state: State) -> Session:
    """A game of bots that stands so."""
    session = Session.new(GAME, seats(*["greedy"] * len(state.players)), {}, "ended", None)
    session.match._states = [state]
    return session


def without(state: State, *kinds: str) -> State:
    for kind in kinds:
        state = replace(state, **GONE[kind])
    return state


@pytest.mark.parametrize(
    ("kinds", "longer", "told"),
    [
        (("railroads",), False, "All railroads are owned."),
        (("towns",), False, "All towns are owned."),
        (("railroads", "towns"), False, "All railroads and towns are owned."),
        (("towns", "buildings"), False, "All towns are owned."),
        (("railroads", "buildings"), True, "All railroads and buildings are owned."),
    ],
)
def test_what_is_all_owned_is_named(kinds: tuple[str, ...], longer: bool, told: str) -> None:
    session = begun(without(dealt(3, longer_game=longer), *kinds))
    while not session.over:
        session.submit(session.think())
    headline = results(session, ENGLISH).verdict.headline
    assert headline.startswith(f"{told} The Exchange of Astoria certifies")


def test_a_declared_victory_is_told_without_its_name_before_the_count_and_explains_the_winner() -> None:
    state = having(dealt(3, sudden_death=True), money=1012)
    state = having(state, 1, railroads=("Big Bear", "Big Bear", "Big Bear"))
    session = begun(state)
    session.submit(DeclareVictory(0))
    assert session.over
    shown = results(session, ENGLISH)
    assert shown.verdict.headline.startswith("With $1012 in hand victory was declared")
    assert not any(seat.seat.name in shown.verdict.headline for seat in shown.seats)
    [winner] = shown.winners
    assert winner.total < max(seat.total for seat in shown.seats)
    assert shown.verdict.sentence == f"{winner.total} victory points, and victory declared"


def test_a_victory_declared_in_the_last_round_is_what_ended_the_game() -> None:
    session = begun(without(having(dealt(3, sudden_death=True), 1, money=1000), "towns"))
    while session.view(None).turn != 1:
        session.submit(session.think())
    assert session.view(None).final_round
    session.submit(DeclareVictory(1))
    assert results(session, ENGLISH).verdict.headline.startswith("With $1000 in hand")
