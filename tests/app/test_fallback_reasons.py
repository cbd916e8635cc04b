"""The sentences about a bot that fails can be read; an unknown bot is reported once."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.saves.export import import_save
from raccoon.app.saves.fallback_moves import FORMER_REASONS, REASONS
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.rematch import rematch
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.engine.events import Refusal
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from tests.app.tables import begin, play, records, reseal, saved, seat_bot, seats, step_back
from tests.app.thinkers import Make, at_a_hard_choice, considered, thinkers

__all__ = ["thinkers"]

CASES = Path(__file__).parent / "cases"
STRANGER = "error.bot_stranger"
SAY = Catalogue.load().say


class Answers:
    """A bot that gives this answer, or raises it."""

    name = "broken"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, *_: Any) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def reread(session: Session) -> None:
    """Assert that the file has the same fallback moves, each in a sentence that names the seat."""
    [*told] = read(saved(session)).fallback_moves
    assert [(made.number, made.seat, made.why.key, made.why.facts) for made in told] == [
        (made.number, made.seat, made.why.key, made.why.facts) for made in session.fallback_moves
    ]
    assert told
    for made in told:
        assert session.seats[made.seat].name in SAY(made.why.key, **made.why.facts)


@pytest.mark.parametrize(
    "answer",
    [
        AppError("error.unknown_option", name="a bot's own trouble"),
        AppError("save.unwritable", path="x", why="y"),
        Refusal("not_now"),
        KeyError("<x>[y]"),
        RecursionError(),
        None,
        Produce(1, 99),
    ],
    ids=repr,
)
def test_what_a_bot_does_wrong_is_written_and_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Any
) -> None:
    seat_bot(monkeypatch, "broken", lambda: Answers(answer))
    session = play(begin(tmp_path, bot="broken"), 3)
    assert len(session.fallback_moves) == 3
    reread(session)


@pytest.mark.parametrize("how", ["dies", "nonsense", "lost", "illegal"])
def test_what_a_thinking_process_does_wrong_is_written_and_read_back(
    thinkers: Make, tmp_path: Path, how: str
) -> None:
    session = at_a_hard_choice(begin(tmp_path, bot="shrewd"))
    session.questions.thinker = thinkers(how)
    session.submit(considered(session))
    reread(session)


def test_older_reasons_are_told_as_todays() -> None:
    assert {*FORMER_REASONS.values()} <= {*REASONS}


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """A game stopped before the turn of a bot that this program does not know, in its own folder."""
    return Path(shutil.copy(CASES / "unknown_bot_before.raccoon", tmp_path / "game.raccoon"))


def everybody_plays(session: Session, moves: int) -> Session:
    """Let bots move, and people make the first allowed move."""
    for _ in range(moves):
        if not session.awaited:
            session.submit(session.think())
        else:
            seat = session.awaited[0]
            session.submit(next(iter(session.options(seat)[0].commands())))
    return session


def test_a_stranger_is_played_for_and_that_is_told_once(stranger: Path) -> None:
    session = everybody_plays(Session.load(stranger), 40)
    moves = [entry for entry in session.match.entries[22:] if entry.command.seat == 1]
    assert len(moves) > 3
    [told] = session.fallback_moves
    assert (told.number, told.seat, told.why.key) == (moves[0].number, 1, STRANGER)
    assert "Dusty" in SAY(told.why.key, **told.why.facts)
    session.close()
    verify(stranger)
    again = everybody_plays(Session.load(stranger), 20)
    assert len(again.fallback_moves) == 1, "it stays said"
    assert again.seats[1] == Seat("Dusty", "grandmaster:zorro", "sky", "bow tie")


def test_a_stranger_plays_as_the_games_plainest_bot(stranger: Path) -> None:
    session = Session.load(stranger, keep=False)
    while session.waiting != (1,):
        everybody_plays(session, 1)
    theirs = session.think()
    session.change_seat(1, replace(session.seats[1], controller="greedy"))
    assert session.think() == theirs


def test_after_the_move_was_taken_back_it_is_told_again(stranger: Path) -> None:
    session = Session.load(stranger)
    while not session.fallback_moves:
        everybody_plays(session, 1)
    session.take_back(len(session.match.entries) - 1)
    assert not session.fallback_moves
    everybody_plays(session, 1)
    assert len(session.fallback_moves) == len(read(stranger).fallback_moves) == 1


def test_seats_beside_a_stranger_change_and_the_same_people_sit_down_again(
    stranger: Path, tmp_path: Path
) -> None:
    session = Session.load(stranger)
    session.change_seat(2, seats(3, PERSON)[2])
    assert read(stranger).seats == session.seats
    new = rematch(session, tmp_path, same_deal=False)
    assert (new.seats[1].name, new.seats[1].controller) == ("Dusty", "greedy")


def test_what_an_older_program_wrote_about_a_stranger_can_be_read(stranger: Path, tmp_path: Path) -> None:
    session = Session.load(stranger)
    while not session.fallback_moves:
        everybody_plays(session, 1)
    found = records(stranger)
    assert found[-1]["why"] == STRANGER
    found[-1]["why"] = "error.unknown_bot"
    reseal(stranger, found)
    assert [made.why.key for made in read(stranger).fallback_moves] == [STRANGER]
    out = tmp_path / "out.raccoon"
    import_save(read(stranger), out)
    assert [line["why"] for line in records(out) if "stand_in" in line] == [STRANGER]


def test_a_step_back_forgets_it_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bot(monkeypatch, "broken", lambda: Answers(KeyError("x")))
    session = play(begin(tmp_path, bot="broken"), 2)
    step_back(session)
    assert len(session.fallback_moves) == len(read(saved(session)).fallback_moves) == 1
