"""The rules of Ballot, as its rulebook would tell them: `records.py` says how it is played."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Refusal
from raccoon.engine.game import SeatOutcome
from raccoon.engine.match import Match
from tests.games.ballot.game import GAME
from tests.games.ballot.records import (
    FACE_DOWN,
    STRUCK,
    MotionDecided,
    Object,
    Objected,
    State,
    TableOptions,
    Vote,
    VoteCast,
    VotesOpened,
)


def begun(players: int = 3) -> State:
    """Seat 0 is the speaker; the mill, worth 3, is voted on."""
    setup = GAME.setup(players, TableOptions(), Chance("rules"), ("speaker", *("member",) * (players - 1)))
    motions = ("mill", "bell", "fair", "park", "well")
    return GAME.start(replace(setup, motions=motions))


def played(state: State, *commands: Command, seed: str = "die") -> tuple[State, list[Event]]:
    """The state after the commands, and all that happened."""
    events: list[Event] = []
    for number, command in enumerate(commands):
        decision = GAME.decide(state, command, Chance(seed, number))
        state = decision.state
        events.extend(decision.events)
    return state, events


def votes(text: str) -> list[Command]:
    """One letter a seat: aye or nay."""
    return [Vote(seat, {"a": "aye", "n": "nay"}[letter]) for seat, letter in enumerate(text)]


def pass_all(*seats: int) -> list[Command]:
    return [Object(seat, None) for seat in seats]


def test_everybody_is_asked_at_once_and_may_answer_in_any_order() -> None:
    state = begun()
    assert GAME.to_act(state) == (0, 1, 2)
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        after, events = played(state, *(Vote(seat, "aye") for seat in order))
        assert after.votes == ("aye", "aye", "aye")
        assert [type(event) for event in events] == [VoteCast] * 3 + [VotesOpened]


def test_a_vote_is_secret_until_all_are_in() -> None:
    state, events = played(begun(), Vote(1, "nay"))
    assert GAME.view(state, 1).votes == (None, "nay", None)
    assert GAME.view(state, 0).votes == (None, FACE_DOWN, None)
    assert GAME.hide(events[0], 1) == events[0]
    assert GAME.hide(events[0], 0) == GAME.hide(VoteCast(1, "aye"), 0)
    state, _ = played(state, Vote(0, "aye"), Vote(2, "aye"))
    assert GAME.view(state, None).votes == ("aye", "nay", "aye")


def test_nobody_votes_twice() -> None:
    state, _ = played(begun(), Vote(1, "nay"))
    with pytest.raises(Refusal, match="not_your_turn"):
        GAME.decide(state, Vote(1, "aye"), Chance("twice"))


def test_everybody_with_an_objection_left_is_asked_whether_to_object() -> None:
    state, _ = played(begun(), *votes("aan"))
    assert GAME.to_act(state) == (0, 1, 2)
    offered = [[*option.commands()] for seat in range(3) for option in GAME.options(state, seat)]
    assert offered[1] == [Object(1, None), Object(1, 0), Object(1, 2)]
    assert [len(commands) for commands in offered] == [3, 3, 3]


def test_nobody_without_an_objection_is_asked() -> None:
    state, _ = played(replace(begun(), objections=(2, 0, 1)), *votes("aan"))
    assert GAME.to_act(state) == (0, 2)


def test_where_nobody_can_object_the_votes_are_counted_at_once() -> None:
    state, events = played(replace(begun(), objections=(0, 0, 0)), *votes("aan"))
    assert [type(event) for event in events[-2:]] == [VotesOpened, MotionDecided]
    assert GAME.to_act(state) == (0, 1, 2)


def test_most_votes_carry_a_motion_and_its_voters_gain_what_it_is_worth() -> None:
    state, events = played(begun(), *votes("aan"), *pass_all(2, 0, 1))
    assert events[-1] == MotionDecided(None, True, (3, 3, 0), None, "bell")
    assert (state.points, state.chest, state.turned) == ((3, 3, 0), 10 - 3, ("mill", "bell"))
    assert GAME.to_act(state) == (0, 1, 2)


def test_a_motion_rejected_costs_nothing_and_gives_its_opponents_one_point() -> None:
    state, _ = played(begun(), *votes("ann"), *pass_all(0, 1, 2))
    assert (state.points, state.chest) == ((0, 1, 1), 10)


def test_a_vote_that_was_objected_to_does_not_count() -> None:
    state, events = played(begun(), *votes("naa"), Object(0, 1), *pass_all(1, 2))
    assert Objected(0, 1) in events
    assert isinstance(events[-1], MotionDecided)
    assert events[-1].pips, "one aye and one nay are left"
    assert state.objections == (1, 1, 1)
    assert state.points[1] == 0


def test_a_vote_is_struck_once() -> None:
    state, _ = played(begun(), *votes("naa"), Object(0, 1))
    assert state.votes == ("nay", STRUCK, "aye")
    with pytest.raises(Refusal, match="not_now"):
        GAME.decide(state, Object(2, 1), Chance("twice"))


def test_a_vote_is_no_answer_to_who_objects_nor_the_other_way_round() -> None:
    with pytest.raises(Refusal, match="not_now"):
        GAME.decide(begun(), Object(0, None), Chance("early"))
    state, _ = played(begun(), *votes("naa"))
    with pytest.raises(Refusal, match="not_now"):
        GAME.decide(state, Vote(0, "aye"), Chance("late"))


def test_an_objection_is_made_once_and_not_to_oneself() -> None:
    state, _ = played(begun(), *votes("naa"))
    for against in (0, 3, -1):
        with pytest.raises(Refusal, match="not_now"):
            GAME.decide(state, Object(0, against), Chance("wrong"))
    state, _ = played(state, Object(0, 1))
    with pytest.raises(Refusal, match="not_your_turn"):
        GAME.decide(state, Object(0, 2), Chance("again"))


@pytest.mark.parametrize("number", range(6))
def test_a_die_decides_a_tie_and_even_carries(number: int) -> None:
    decided = played(begun(2), *votes("an"), *pass_all(0, 1), seed=f"die {number}")[1][-1]
    assert isinstance(decided, MotionDecided)
    assert decided.seat is None
    assert decided.pips in range(1, 7)
    assert decided.reveals
    assert (decided.carried, decided.points) == ((False, (0, 1)) if decided.pips % 2 else (True, (3, 0)))


def test_an_undo_cannot_roll_again() -> None:
    match = Match(GAME, GAME.setup(2, TableOptions(), Chance("match")), "match")
    for command in (*votes("an"), *pass_all(0, 1)):
        entry = match.submit(command)
    assert any(isinstance(event, MotionDecided) and event.pips for event in entry.events)
    with pytest.raises(Refusal, match="undo_revealed"):
        match.undo(1)


def test_a_secret_vote_can_be_taken_back_until_another_votes() -> None:
    match = Match(GAME, GAME.setup(3, TableOptions(), Chance("match")), "match")
    match.submit(Vote(2, "aye"))
    match.undo(2)
    assert match.to_act() == (0, 1, 2)
    match.submit(Vote(2, "nay"))
    match.submit(Vote(0, "aye"))
    with pytest.raises(Refusal, match="undo_others_move"):
        match.undo(2)


def test_everybody_loses_when_the_chest_is_overdrawn() -> None:
    state, events = played(replace(begun(), chest=2), *votes("aan"), *pass_all(0, 1, 2))
    assert events[-1] == MotionDecided(None, True, (3, 3, 0), None, None)
    assert GAME.to_act(state) == ()
    assert GAME.outcome(state) == tuple(SeatOutcome(False, points) for points in (3, 3, 0))


def test_most_points_win_together_after_the_last_motion() -> None:
    state, events = played(replace(begun(), motions=()), *votes("aan"), *pass_all(0, 1, 2))
    assert events[-1] == MotionDecided(None, True, (3, 3, 0), None, None)
    assert GAME.outcome(state) == (SeatOutcome(True, 3), SeatOutcome(True, 3), SeatOutcome(False, 0))
    assert GAME.to_act(state) == ()


@pytest.mark.parametrize(("length", "motions"), [("short", 3), ("usual", 5), ("long", 7)])
def test_the_length_says_how_many_motions_there_are(length: str, motions: int) -> None:
    state = GAME.start(GAME.setup(2, TableOptions(length=length), Chance("length")))
    assert len(state.turned + state.motions) == motions
    assert state.chest == 2 * motions


def test_the_speaker_is_who_asks_to_be_and_may_object_twice() -> None:
    for seat in range(4):
        wishes = tuple("speaker" if other == seat else "" for other in range(4))
        state = GAME.start(GAME.setup(4, TableOptions(), Chance("role"), wishes))
        assert state.roles[seat] == "speaker"
        assert state.objections == tuple(2 if other == seat else 1 for other in range(4))


def test_who_wants_to_be_a_member_is_not_the_speaker() -> None:
    wishes = ("member", "", "")
    drawn = {
        GAME.setup(3, TableOptions(), Chance("role", n), wishes).roles.index("speaker") for n in range(20)
    }
    assert drawn == {1, 2}


@pytest.mark.parametrize(
    "wishes", [("speaker", "speaker"), ("member", "member"), ("speaker",), ("mayor", ""), ("", "", "")]
)
def test_roles_that_cannot_be_had_together_are_refused(wishes: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="cannot have the roles"):
        GAME.setup(2, TableOptions(), Chance("role"), wishes)


@pytest.mark.parametrize(
    "change",
    [
        {"players": 5},
        {"roles": ("member",) * 3},
        {"motions": ("mill",)},
        {"motions": ("mill",) * 5},
        {"motions": ("mill", "bell", "fair", "park", "castle")},
    ],
)
def test_a_set_up_that_no_shuffle_gives_is_refused(change: dict[str, object]) -> None:
    setup = GAME.setup(3, TableOptions(), Chance("set-up"))
    with pytest.raises(ValueError, match="shuffling"):
        GAME.start(replace(setup, **change))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"turned": ("bell",)}, "the motions are not those of the game"),
        ({"motions": ()}, "the motions are not those of the game"),
        ({"waiting": (0, 1)}, "a voter is forgotten or asked twice"),
    ],
)
def test_what_is_impossible_is_found(change: dict[str, object], fault: str) -> None:
    assert GAME.faults(begun()) == ()
    assert GAME.faults(replace(begun(), **change)) == (fault,)
