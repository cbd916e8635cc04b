"""Games left in the middle of every choice within a turn, and saves in which something cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.games.saloon_tycoon.game import GAME
from tests.app.tables import records, reseal, saved, seats
from tests.games.forged import told

CHOICES = {
    "ChooseSecrets",
    "Turn",
    "GrantedAction",
    "GrantedPlay",
    "GrantedBuild",
    "GrantedMove",
    "PlaceCubes",
    "DrawCards",
    "DiscardToPlay",
    "StealGold",
    "StealCards",
    "TakeCards",
}
"""Everything that a player is asked for."""


def table(folder: Path | None, seed: str, players: int = 4) -> Session:
    return Session.new(GAME.name, seats(players), {}, seed, folder)


def move(session: Session, chance: Chance) -> None:
    """Anything that is allowed; cards rather than the end of a turn."""
    seat = session.waiting[0]
    options = session.options(seat)
    busy = [option for option in options if type(option).__name__ != "EndTurnOption"]
    session.submit(chance.pick(busy if busy and chance.below(4) else options).draw(chance))


def test_a_game_left_in_the_middle_of_any_choice_goes_on_there(tmp_path: Path) -> None:
    met: set[str] = set()
    for number in range(20):
        session, chance = table(tmp_path, f"choices {number}"), Chance(f"choices {number}")
        while not session.over and met != CHOICES:
            kind = type(session.view(None).pending).__name__
            if kind not in met:
                met.add(kind)
                again = Session.load(saved(session))
                assert again.match.state == session.match.state
                seat = session.waiting[0]
                assert again.options(seat) == session.options(seat)
                again.close()
            move(session, chance)
        session.close()
        if met == CHOICES:
            return
    raise AssertionError(f"never asked: {CHOICES - met}")


@pytest.fixture
def found(tmp_path: Path) -> tuple[Path, list[dict[str, Any]]]:
    """A save of two who build, supply and claim, and its lines."""
    session, chance = table(tmp_path, "forged", 2), Chance("forged")
    while not session.over:
        move(session, chance)
    path = saved(session)
    session.close()
    return path, records(path)


def event(lines: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The first event of that kind."""
    return next(line["event"] for line in lines if line.get("event", {}).get("type") == kind)


def command(lines: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The first command of that kind."""
    return next(line["command"] for line in lines if (line.get("command") or {}).get("type") == kind)


Found = tuple[Path, list[dict[str, Any]]]


def test_a_tile_in_the_air_is_refused(found: Found) -> None:
    path, lines = found
    command(lines, "Build")["floor"] = event(lines, "TileBuilt")["floor"] = 3
    reseal(path, lines)
    assert "is damaged: line" in told(path)


def test_an_unknown_card_is_refused(found: Found) -> None:
    path, lines = found
    command(lines, "PlayCard")["card"] = event(lines, "CardPlayed")["card"] = "royal_flush"
    reseal(path, lines)
    assert "is damaged: line" in told(path)


def test_a_claim_staked_twice_is_refused(found: Found) -> None:
    path, lines = found
    first = command(lines, "StakeClaim")
    staked = [line for line in lines if (line.get("command") or {}).get("type") == "StakeClaim"]
    assert len(staked) > 1
    staked[1]["command"]["claim"] = staked[1]["event"]["claim"] = first["claim"]
    reseal(path, lines)
    assert "is damaged: line" in told(path)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 3),
        ("players", 5),
        ("start_player", 2),
        ("tycoon_cards", ["royal_flush"] * 37),
        ("open_claims", []),
        ("secret_claims", ["s_landlord"] * 32),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(found: Found, field: str, value: Any) -> None:
    path, lines = found
    assert field in lines[0]["setup"]
    lines[0]["setup"][field] = value
    reseal(path, lines)
    assert "line 1" in told(path)


def test_three_seats_at_a_table_set_up_for_two_are_refused(found: Found) -> None:
    path, lines = found
    lines[0]["seats"] = [*lines[0]["seats"], {"name": "Third"}]
    reseal(path, lines)
    assert "is damaged: line 1" in told(path)
