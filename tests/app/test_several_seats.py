"""Several seats answer at once: in any order, each from its knowledge when asked, in secret."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from raccoon.app.saves.verify import verify
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.standing_orders import SeatLog
from raccoon.app.thinking.client import Failure, Thinker
from raccoon.app.thinking.protocol import BotReply, Question
from raccoon.engine.events import Command, Refusal
from tests.app.tables import NAMES, play, saved
from tests.games.ballot.installed import ballot
from tests.games.ballot.records import FACE_DOWN, Object, Objected, Vote, VoteCast

__all__ = ["ballot"]


def council(game: str, *controllers: str, folder: Path | None = None, seed: str = "council") -> Session:
    seats = [Seat(NAMES[place], who) for place, who in enumerate(controllers)]
    return Session.new(game, seats, {}, seed, folder)


class Listener(Thinker):
    """Records the questions asked and dropped; answers with the contents of `answers`."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: dict[int, Question] = {}
        self.dropped: list[int] = []
        self.answers: dict[int, BotReply] = {}

    def start(self) -> None:
        """Start no process."""

    def ask(self, question: Question) -> int:
        number = len(self.questions) + 1
        self.questions[number] = question
        return number

    def drop(self, number: int) -> None:
        self.dropped.append(number)

    def poll(self, number: int) -> BotReply | Failure | None:
        return self.answers.pop(number, None)

    def open(self) -> dict[int, int]:
        """The number of each seat's last question."""
        return {msgspec.json.decode(asked.view)["seat"]: n for n, asked in self.questions.items()}


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_people_answer_in_any_order(ballot: str, order: tuple[int, ...]) -> None:
    session = council(ballot, PERSON, PERSON, PERSON)
    assert session.waiting == session.awaited == (0, 1, 2)
    for number, seat in enumerate(order, 1):
        session.submit(Vote(seat, "aye"))
        if number < 3:
            assert session.awaited == tuple(sorted(order[number:]))
    assert session.view(None).votes == ("aye",) * 3
    with pytest.raises(ValueError, match="no bot"):
        session.think()


def test_nobody_learns_before_all_have_answered(ballot: str) -> None:
    views = []
    for vote in ("aye", "nay"):
        session = council(ballot, PERSON, PERSON, PERSON)
        entry = session.submit(Vote(1, vote))
        assert session.view(1).votes[1] == vote
        views.append([session.view(seat) for seat in (0, 2, None)] + [session.visible_events(entry, 0)])
    assert views[0] == views[1]


def test_every_bot_thinks_at_once_in_a_question_of_its_own(ballot: str, listener: Listener) -> None:
    session = council(ballot, "clerk", PERSON, "mayor", "clerk")
    session.questions.use(listener, session.seats)
    session.prepare()
    assert session.bots.thinking() == (0, 2, 3)
    assert session.awaited == (1,)
    assert session.consider() is None
    asked = dict(listener.open())
    assert sorted(asked) == [0, 2, 3]
    assert len({question.seed for question in listener.questions.values()}) == 3
    listener.answers[asked[2]] = BotReply(asked[2], command=Vote(2, "aye"), done=True)
    assert session.submit(session.consider() or Vote(2, "nay")).command == Vote(2, "aye")
    session.submit(Vote(1, "nay"))
    session.prepare()
    assert session.bots.thinking() == (0, 3)
    assert listener.open() == asked, "what the others answered changes nothing for those who think"
    assert not listener.dropped


def test_a_bot_is_asked_anew_when_there_is_something_else_to_choose(ballot: str, listener: Listener) -> None:
    session = council(ballot, "clerk", PERSON, PERSON)
    session.questions.use(listener, session.seats)
    session.prepare()
    before = listener.open()[0]
    listener.answers[before] = BotReply(before, command=Vote(0, "aye"), done=True)
    session.submit(session.consider() or Vote(0, "nay"))
    for seat in (1, 2):
        session.submit(Vote(seat, "nay"))
    session.prepare()
    assert session.bots.thinking() == (0,)
    assert listener.open()[0] != before


def test_a_step_back_and_another_bot_ask_anew(ballot: str, listener: Listener) -> None:
    session = council(ballot, "clerk", PERSON, "mayor")
    session.questions.use(listener, session.seats)
    session.prepare()
    first = listener.open()
    session.submit(Vote(1, "aye"))
    session.undo(1)
    session.prepare()
    assert sorted(listener.dropped) == sorted(first.values())
    session.change_seat(0, Seat("Zoe"))
    session.prepare()
    assert session.bots.thinking() == (2,)
    assert session.awaited == (0, 1)


def test_a_hint_leaves_the_bots_to_their_thoughts(ballot: str, listener: Listener) -> None:
    session = council(ballot, "clerk", PERSON, "mayor")
    session.questions.use(listener, session.seats)
    session.prepare()
    assert session.reasons.advise(1, "mayor") is None
    session.reasons.drop()
    assert session.bots.thinking() == (0, 2)
    assert [listener.questions[number].reasons for number in listener.dropped] == [True]


def votes(session: Session, order: tuple[int, ...]) -> dict[int, Any]:
    """The people vote aye and the bots as they like, in this order of seats."""
    made = {}
    for seat in order:
        who = session.seats[seat]
        command = Vote(seat, "aye") if who.is_person else session.bots.choose(seat, who)
        made[seat] = command
        session.submit(command)
    return made


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_a_thought_does_not_depend_on_who_answers_first(ballot: str, order: tuple[int, ...]) -> None:
    for seed in ("a", "b", "c", "d"):
        usual = votes(council(ballot, "random", PERSON, "clerk", seed=seed), (0, 1, 2))
        assert votes(council(ballot, "random", PERSON, "clerk", seed=seed), order) == usual


def test_a_save_in_the_middle_of_a_vote_goes_on_exactly(ballot: str, tmp_path: Path) -> None:
    session = council(ballot, "clerk", PERSON, "mayor", PERSON, folder=tmp_path)
    session.submit(Vote(3, "nay"))
    session.submit(session.think())
    loaded = Session.load(saved(session), keep=False)
    assert loaded.match.state == session.match.state
    assert (loaded.waiting, loaded.awaited) == ((1, 2), (1,))
    assert loaded.view(1).votes == (FACE_DOWN, None, None, FACE_DOWN)
    assert loaded.think() == session.think()
    verify(saved(session))
    for there in (session, loaded):
        for seat in there.people:
            there.change_seat(seat, Seat(NAMES[seat], "random"))
    assert play(session).match.state == play(loaded).match.state
    assert session.over


def test_only_the_last_answer_can_be_taken_back_and_only_by_who_gave_it(ballot: str) -> None:
    session = council(ballot, PERSON, PERSON, PERSON)
    session.submit(Vote(2, "aye"))
    session.submit(Vote(0, "nay"))
    with pytest.raises(Refusal, match="undo_others_move"):
        session.undo(2)
    session.undo(0)
    assert session.awaited == (0, 1)
    assert session.match.can_redo(0)
    assert not session.match.can_redo(1)
    session.redo()
    assert session.view(0).votes[0] == "nay"
    session.undo(0)
    session.submit(Vote(1, "nay"))
    assert not session.match.can_redo(), "another has answered meanwhile"
    session.submit(Vote(0, "aye"))
    with pytest.raises(Refusal, match="undo_revealed"):
        session.undo(0)


def test_all_go_back_together_into_the_middle_of_a_vote(ballot: str) -> None:
    session = council(ballot, PERSON, PERSON, PERSON)
    for seat in (1, 0, 2):
        session.submit(Vote(seat, "aye"))
    session.take_back(1)
    assert session.awaited == (0, 2)
    assert session.view(1).votes == (None, "aye", None)


class LetAllStand:
    """Never reacts: passes whenever asked. It records the views that it got."""

    follows_at_once = False
    about = ""

    def __init__(self, turned: int) -> None:
        self.turned = turned
        self.seen: list[SeatLog] = []

    def over(self, view: Any, log: SeatLog) -> bool:
        return len(view.turned) > self.turned

    def answer(self, view: Any, log: SeatLog) -> Command | None:
        self.seen.append(log)
        return Object(view.seat, None) if view.stage == "reaction" and view.seat in view.waiting else None


def test_an_order_answers_for_who_gave_it_from_what_they_may_know(ballot: str) -> None:
    session = council(ballot, PERSON, PERSON)
    order = LetAllStand(1)
    session.orders.give(0, order)
    assert session.awaited == (0, 1), "it has nothing to say about votes"
    session.submit(Vote(1, "aye"))
    assert session.awaited == (0,)
    cast = [event for event in order.seen[-1] if isinstance(event, VoteCast)]
    assert cast == [VoteCast(1, FACE_DOWN)]
    session.submit(Vote(0, "aye"))
    assert session.waiting == (0, 1)
    assert session.awaited == (1,)
    assert session.think() == session.consider() == Object(0, None)
    entry = session.submit(session.think())
    assert entry.events[0] == Objected(0, None)
    session.submit(Object(1, None))
    assert session.orders.of(0) is None, "the round is over"
    assert session.awaited == (0, 1)


def test_an_order_goes_with_a_step_back_and_with_its_seat(ballot: str) -> None:
    session = council(ballot, PERSON, PERSON)
    ways = partial(session.undo, 1), partial(session.change_seat, 0, Seat("Zoe", "random"))
    for forget in ways:
        session.orders.give(0, LetAllStand(9))
        session.submit(Vote(1, "aye"))
        forget()
        assert session.orders.of(0) is None
