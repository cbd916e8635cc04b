"""Ballot's opponents: legal moves from a view alone, whole games, reasons that belong to the move."""

import pytest
from msgspec.structs import replace

from raccoon.bots.bot import AnytimeBot
from raccoon.engine.chance import Chance
from tests.games.ballot.bots import LEVELS, Councillor
from tests.games.ballot.game import GAME
from tests.games.ballot.records import State, TableOptions, Vote


def begun(seed: int = 1) -> State:
    return GAME.start(GAME.setup(3, TableOptions(), Chance("bots", seed)))


def play(state: State, bots: list[Councillor]) -> State:
    number = 0
    while asked := GAME.to_act(state):
        seat, number = asked[-1], number + 1
        command = bots[seat].choose(GAME.view(state, seat), GAME.options(state, seat), Chance("play", number))
        state = GAME.decide(state, command, Chance("deal", number)).state
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_is_played(level: str) -> None:
    assert isinstance(Councillor(level), AnytimeBot)
    state = play(begun(), [Councillor(level)] * 3)
    assert GAME.outcome(state) is not None


def test_mayors_never_ruin_the_council() -> None:
    for seed in range(20):
        assert play(begun(seed), [Councillor("mayor")] * 3).chest >= 0


def test_a_motion_that_the_chest_cannot_pay_is_voted_down_and_the_reason_says_so() -> None:
    view = GAME.view(replace(begun(), chest=0), 1)
    *_, thought = Councillor("mayor").thoughts(view, GAME.options(begun(), 1), Chance("why"))
    assert thought.command == Vote(1, "nay")
    assert thought.runner_up == Vote(1, "aye")
    assert thought.gap > 0
    assert thought.facts.chest < 0


def test_a_move_asked_about_is_compared_with_the_best() -> None:
    view, options = GAME.view(replace(begun(), chest=0), 1), GAME.options(begun(), 1)
    *_, thought = Councillor("mayor").thoughts(view, options, Chance("why"), about=Vote(1, "aye"))
    assert (thought.command, thought.runner_up) == (Vote(1, "aye"), Vote(1, "nay"))
    assert thought.gap < 0
