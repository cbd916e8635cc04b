"""Games left in the middle of every decision, and saves in which something cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage import pending
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitContributions, AwaitForcedDiscard
from tests.app.tables import records, reseal, saved, seats
from tests.games.forged import told

DECISIONS = {name for name in vars(pending) if name.startswith("Await")} | {"Effects"}
"""Everything that a seat is asked for; an area is named in the middle of effects."""
TABLES: tuple[dict[str, Any], ...] = (
    {"scenario": "big_tech"},
    {"scenario": "techno_panacea"},
    {"tutorial": True},
    {"scenario": "mixed"},
)


def table(folder: Path, number: int, **options: Any) -> Session:
    return Session.new(GAME.name, seats(3 + number % 2), options, f"kept {number}", folder)


def answer(session: Session, chance: Chance) -> None:
    """Anything that is allowed, by any seat that is asked; cards rather than passing."""
    options = session.options(chance.pick(session.waiting))
    busy = [option for option in options if type(option).__name__ not in ("PassOption", "WishOption")]
    session.submit(chance.pick(busy if busy and chance.below(4) else options).draw(chance))


def assert_goes_on(session: Session) -> None:
    """The game that is read again is the same to every eye, and asks the same."""
    again = Session.load(saved(session))
    assert again.match.state == session.match.state
    assert again.waiting == session.waiting
    for seat in range(len(session.seats)):
        assert again.options(seat) == session.options(seat)
        assert again.view(seat) == session.view(seat)
    again.close()


def test_a_game_left_in_the_middle_of_any_decision_goes_on_there(tmp_path: Path) -> None:
    """Those who have answered have, and the others are still asked."""
    met: set[tuple[str, int]] = set()
    for number in range(24):
        session = table(tmp_path, number, **TABLES[number // 2 % len(TABLES)])
        chance = Chance(f"kept {number}")
        while not session.over:
            here = type(session.view(None).pending).__name__, len(session.waiting)
            if here not in met:
                met.add(here)
                assert_goes_on(session)
            answer(session, chance)
        session.close()
        if {kind for kind, _ in met} == DECISIONS and number >= len(TABLES):
            break
    assert {kind for kind, _ in met} == DECISIONS
    several = {kind for kind, asked in met if asked > 1}
    partly = {kind for kind in several if (kind, 1) in met}
    assert {"AwaitContributions", "AwaitLastCall", "AwaitEvaluation"} <= partly


@pytest.mark.parametrize("kind", [AwaitContributions, AwaitForcedDiscard])
def test_what_was_answered_in_secret_stays_kept_and_secret(kind: type, tmp_path: Path) -> None:
    """One has answered, another has not: the answer lies in the save and in no other eye."""
    session, chance = _asking(tmp_path, kind)
    first, *rest = session.waiting
    before = {seat: session.view(seat) for seat in rest}
    command = session.options(first)[0].draw(chance)
    session.submit(command)
    again = Session.load(saved(session), keep=False)
    assert again.waiting == tuple(rest)
    assert again.match.entries[-1].command == command
    hidden = [msgspec.json.encode(again.match.entries[-1].events[0])]
    for seat in rest:
        told = again.visible_events(again.match.entries[-1], seat)
        assert [msgspec.json.encode(event) for event in told] != hidden
        assert again.view(seat).players[first].hand is None
        assert again.view(seat).players[seat] == before[seat].players[seat]
    while type(again.view(None).pending) is kind:
        for there in (session, again):
            there.submit(next(there.options(there.waiting[0])[0].commands()))
    assert again.match.state == session.match.state


def _asking(folder: Path, kind: type) -> tuple[Session, Chance]:
    """A game in which several seats are asked that, and nobody has answered."""
    for number in range(40):
        session = Session.new(GAME.name, seats(4), {"scenario": "big_tech"}, f"secret {number}", folder)
        chance = Chance(f"secret {number}")
        while not session.over:
            if isinstance(session.view(None).pending, kind) and len(session.waiting) > 1:
                return session, chance
            answer(session, chance)
    raise AssertionError("nobody was asked")


Found = tuple[Path, list[dict[str, Any]]]


@pytest.fixture
def found(tmp_path: Path) -> Found:
    """A save of four, played to its end, and its lines."""
    session, chance = table(tmp_path, 1), Chance("forged")
    while not session.over:
        answer(session, chance)
    path = saved(session)
    session.close()
    return path, records(path)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("Vote", "target", 99),
        ("PlacePolicy", "policy", "free_beer"),
        ("Contribute", "cards", ["bins"] * 3),
        ("DraftPolicy", "owner", 9),
    ],
)
def test_a_move_that_cannot_be_is_refused(found: Found, kind: str, field: str, value: Any) -> None:
    path, lines = found
    line = next(line for line in lines if (line.get("command") or {}).get("type") == kind)
    assert field in line["command"]
    line["command"][field] = value
    if field in line["event"]:
        line["event"][field] = value
    reseal(path, lines)
    assert "is damaged: line" in told(path)


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", 2), ("players", 5), ("start_player", 7), ("roles", ["DE", "DE", "AR", "HU"])],
)
def test_a_set_up_that_cannot_be_is_refused(found: Found, field: str, value: Any) -> None:
    path, lines = found
    assert field in lines[0]["setup"]
    lines[0]["setup"][field] = value
    reseal(path, lines)
    assert "line 1" in told(path)
