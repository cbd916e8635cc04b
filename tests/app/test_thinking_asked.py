"""The questions to the thinking process: all that the seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Failure, Thinker
from raccoon.app.thinking.protocol import BotReply, Question, line
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.game import GAME
from tests.app.tables import begin, play, seats
from tests.app.thinkers import Make, hard, thinkers

__all__ = ["thinkers"]


@pytest.mark.parametrize("what", ["move", "hint"])
def test_a_question_holds_what_the_seat_may_know_and_nothing_else(what: str) -> None:
    """The whole line is the same when everything hidden is replaced by another deal."""
    asked: list[Question] = []

    class Listener(Thinker):
        def ask(self, question: Question) -> int:
            asked.append(question)
            return len(asked)

        def poll(self, number: int) -> BotReply | Failure | None:
            return None

    session = hard(Listener())
    seat = session.waiting[0]
    ask: Callable[[], object] = session.prepare
    if what != "move":
        ask = partial(session.reasons.advise, seat, "tycoon")
    ask()
    other = GAME.imagine(session.questions.memory.view(seat), Chance("another deal"))
    assert other != session.match.state
    session.bots.drop()
    session.reasons.drop()
    session.match._states[-1] = other
    ask()
    assert line(asked[0]) == line(asked[1])
    assert session.match.seed.encode() not in asked[0].seed.encode()
    hands = [player["hand"] for player in msgspec.json.decode(asked[0].view)["players"]]
    assert [hand is not None for hand in hands] == [number == seat for number in range(3)]


def test_the_game_s_chance_is_the_same_with_and_without_a_thought(thinkers: Make) -> None:
    quiet, loud = (Session.new("raccoon_tycoon", seats(3, "random"), {}, "same", None) for _ in range(2))
    loud.questions.thinker = thinkers()
    for number in range(60):
        seat = loud.waiting[0]
        loud.reasons.advise(seat, "tycoon")
        move = quiet.options(seat)[0].draw(Chance("move", number))
        assert quiet.submit(move) == loud.submit(move)


def test_it_remembers_every_purse_also_after_loading_and_going_back(tmp_path: Path) -> None:
    session = play(begin(tmp_path, bot="shrewd"), 90)
    assert session.path is not None
    for known in (session, Session.load(session.path)):
        for moves in (90, 30, 60, 0, 90):
            purses = [player.money for player in known.match._states[moves].players]
            seen = known.questions.memory.view(0, moves).players
            assert [player.money for player in seen] == purses
    assert session.view(0).players[1].money is None, "the window is told nothing"
