"""Sessions: the program's interface for the window."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from raccoon.app.errors import AppError
from raccoon.app.saves.export import import_save
from raccoon.app.saves.reader import read
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option, Refusal
from raccoon.games.raccoon_tycoon.actions.produce import CardsDrawn, Produce
from tests.app.tables import begin, play, play_until, saved, seat_bot, seats, step_back

GAME = "raccoon_tycoon"
ROSTER = GAME_BOTS[GAME].roster


def people(*names: str) -> list[Seat]:
    return [Seat(name) for name in names]


@pytest.mark.parametrize(
    ("table", "key"),
    [
        (people("Ann"), "error.seats"),
        (people("A", "B", "C", "D", "E", "F"), "error.seats"),
        (people("Ann", "Bert", "Ann"), "error.same_name"),
        (people("Ann", " ann "), "error.same_name"),
        (people("Ann", "   "), "error.no_name"),
        (people("Ann", "B" * 41), "error.long_name"),
        (people("Ann", "B\nC"), "error.long_name"),
        ([Seat("Ann"), Seat("Bert", "grandmaster")], "error.unknown_bot"),
    ],
)
def test_seats_that_make_no_game_are_refused_in_a_sentence(
    table: list[Seat], key: str, tmp_path: Path
) -> None:
    with pytest.raises(AppError) as caught:
        Session.new("raccoon_tycoon", table, {}, None, tmp_path)
    assert caught.value.key == key
    assert Catalogue.load().say(key, **caught.value.facts).endswith(".")
    assert not list(tmp_path.iterdir()), "a game that is refused leaves no file"


def test_unknown_options_and_seeds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(AppError) as caught:
        Session.new("raccoon_tycoon", seats(), {"free_money": True}, None, tmp_path)
    assert caught.value.key == "error.unknown_option"
    for seed in ("x" * 65, "a\nb"):
        with pytest.raises(AppError) as caught:
            Session.new("raccoon_tycoon", seats(), {}, seed, tmp_path)
        assert caught.value.key == "error.seed"


def test_options_reach_the_table() -> None:
    assert begin(None, beginners=True).match.state.building_stack == ()
    assert begin(None, open_money=True).view(0).players[1].money == 10


def test_the_seed_makes_the_deal() -> None:
    setups = [begin(None, seed=seed).match.setup for seed in ("a", "a", " a ", "b")]
    assert setups[0] == setups[1] == setups[2] != setups[3]
    blank = [Session.new("raccoon_tycoon", seats(), {}, seed, None).match.seed for seed in (None, "", "  ")]
    assert len(set(blank)) == 3, "no seed means a new one"


@pytest.mark.parametrize(
    ("players", "bot"),
    [(n, bot) for n in range(2, 6) for bot in (*ROSTER.plain, *ROSTER.levels[:-2])]
    + [(2, ROSTER.levels[-2])],
)
def test_bots_play_a_whole_game(players: int, bot: str) -> None:
    """The highest levels have their own tests (`tests/bots`)."""
    session = play(begin(None, players, bot=bot), 2000)
    assert session.over or bot == "random"
    assert session.trouble is None


def test_the_session_asks_the_seat_the_game_waits_for() -> None:
    session = begin(None)
    while not session.over:
        seat = session.waiting[0]
        assert session.options(seat)
        assert session.waiting == (seat,)
        assert not any(session.options(other) for other in range(3) if other != seat)
        session.submit(session.think())
    assert not session.waiting
    with pytest.raises(ValueError, match="no bot"):
        session.think()


def test_a_thought_is_the_same_whenever_it_is_thought(tmp_path: Path) -> None:
    session = play(begin(tmp_path), 40)
    thought = session.think()
    assert session.think() == thought
    assert Session.load(saved(session)).think() == thought


class Broken:
    """A bot that fails, cheats or answers nonsense."""

    name = "broken"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        if isinstance(self.answer, Exception):
            raise self.answer
        answer: Command = self.answer
        return answer


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        (ZeroDivisionError("division by zero"), "error.bot_failed"),
        (Refusal("not_now"), "error.bot_failed"),
        (None, "error.bot_illegal"),
        ("sell", "error.bot_illegal"),
        (Produce(1, 99), "error.bot_illegal"),
    ],
)
def test_a_broken_bot_never_stops_a_game(monkeypatch: pytest.MonkeyPatch, answer: Any, key: str) -> None:
    seat_bot(monkeypatch, "broken", lambda: Broken(answer))
    session = begin(None, bot="broken")
    for _ in range(60):
        session.submit(session.think())
        assert session.trouble is not None
        assert session.trouble.key == key
        assert str(session.trouble.facts["name"]) in Catalogue.load().say(key, **session.trouble.facts)


def test_that_a_move_was_made_for_a_bot_stays_in_the_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """After loading, after an export, and not after the move was taken back."""
    seat_bot(monkeypatch, "broken", lambda: Broken(ZeroDivisionError("oh")))
    session = begin(tmp_path, bot="broken")
    for _ in range(3):
        session.submit(session.think())
    assert session.path
    for there in (session, Session.load(session.path, keep=False)):
        assert [(made.number, made.seat) for made in there.fallback_moves] == [
            (entry.number, entry.command.seat) for entry in there.match.entries
        ]
        assert "oh" in Catalogue.load().say(
            there.fallback_moves[0].why.key, **there.fallback_moves[0].why.facts
        )
    out = tmp_path / "exported.raccoon"
    import_save(read(session.path), out)
    assert len(read(out).fallback_moves) == 3
    step_back(session)
    assert len(session.fallback_moves) == len(Session.load(session.path).fallback_moves) == 2


def test_what_a_broken_bot_says_is_told_shortly_and_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    nasty = TypeError("'<' not supported between [wheat] and *str*\n" + "x" * 1000)
    seat_bot(monkeypatch, "broken", lambda: Broken(nasty))
    session = begin(None, bot="broken")
    session.submit(session.think())
    why = str(session.fallback_moves[0].why.facts["why"])
    assert why.startswith("TypeError: ' ' not supported between wheat and str")
    assert len(why) <= 120
    assert not set("<>[]*\n") & set(why)


def test_a_bot_cannot_move_for_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    class Impostor:
        name = "impostor"

        def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
            command = options[0].draw(chance)
            return msgspec.structs.replace(command, seat=(command.seat + 1) % 3)

    seat_bot(monkeypatch, "impostor", Impostor)
    session = begin(None, bot="impostor")
    session.submit(session.think())
    assert session.trouble is not None
    assert session.trouble.key == "error.bot_illegal"


def test_undo_stops_at_another_players_move_and_at_secrets() -> None:
    session = begin(None)
    first = session.waiting[0]
    with pytest.raises(Refusal, match="nothing_to_undo"):
        session.match.check_undo(first)
    before = session.view(None)
    session.submit(session.think())
    other = session.waiting[0]
    with pytest.raises(Refusal, match="undo_others_move"):
        session.match.check_undo(other)
    step_back(session)
    assert session.view(None) == before
    play_until(session, lambda state: state.round == 2)
    while not session.match.entries[-1].reveals:
        session.submit(session.think())
    with pytest.raises(Refusal, match="undo_revealed"):
        step_back(session)


def test_an_earlier_moment_can_be_looked_at() -> None:
    session = play(begin(None), 10)
    then = session.view(None)
    play(session, 10)
    assert session.view(None, 10) == then != session.view(None)


def test_a_seat_sees_its_own_cards_only() -> None:
    session = begin(None)
    drawn = None
    while drawn is None:
        entry = session.submit(session.think())
        drawn = next((event for event in entry.events if isinstance(event, CardsDrawn)), None)
    for seat in (0, 1, 2, None):
        shown = next(event for event in session.visible_events(entry, seat) if isinstance(event, CardsDrawn))
        assert shown.cards == (drawn.cards if seat == drawn.seat else ())
        assert shown.count == drawn.count


def test_a_seat_changes_between_person_and_bot(tmp_path: Path) -> None:
    session = begin(tmp_path)
    asked = session.waiting[0]
    session.change_seat(asked, Seat("Zoe"))
    assert session.seats[asked].is_person
    with pytest.raises(ValueError, match="no bot"):
        session.think()
    with pytest.raises(AppError) as caught:
        session.change_seat(asked, Seat(session.seats[(asked + 1) % 3].name))
    assert caught.value.key == "error.same_name"
    session.change_seat(asked, Seat("Zoe", "greedy"))
    session.submit(session.think())
    assert Session.load(saved(session)).seats[asked] == Seat("Zoe", "greedy")
