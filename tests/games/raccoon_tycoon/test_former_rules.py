"""A game is played to its end by the rules it was dealt under.

The game at hand was dealt before version 2 of the rules, by a program that knew no others: the owner of a
Trading Floor with too little money for anything has just produced and was not asked what to buy (R29). That
it is listed, opened and exported as it was, `tests/archive` shows.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.former import FORMER
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitTokens
from tests.app.tables import records, reseal, saved, seats
from tests.laws.laws import random_command

SAVE = Path(__file__).parents[2] / "archive/v0_2_0/player/saves/floor-unasked.raccoon"
SEED, MOVES = "floor 520", 11
"""Its deal, and its random moves."""
OLD = FORMER[0]


@pytest.fixture
def old_save(tmp_path: Path) -> Path:
    """The save, where it may be written to."""
    return Path(shutil.copy(SAVE, tmp_path))


def going_on(session: Session, moves: int, seed: str = f"{SEED} moves") -> None:
    """So many random moves, or to the end."""
    chance = Chance(seed)
    for _ in range(moves):
        if not session.over:
            session.submit(random_command(session.match.game, session.match.state, chance))


def broken(path: Path, change: dict[str, Any], place: int) -> SaveError:
    """The refusal of the save with a line forged and sealed again."""
    found = records(path)
    found[place] |= change
    reseal(path, found)
    with pytest.raises(SaveError) as caught:
        verify(path)
    return caught.value


def test_an_old_game_stands_where_it_stood(old_save: Path) -> None:
    session = Session.load(old_save, keep=False)
    pending = session.match.state.pending
    assert isinstance(pending, AwaitTokens)
    assert session.match.state.players[pending.seat].powers.trading_floor
    assert session.match.game is OLD
    assert verify(old_save).moves == MOVES


def test_it_is_gone_on_with_by_its_own_rules_to_its_end(old_save: Path) -> None:
    before = old_save.read_bytes()
    session = Session.load(old_save)
    going_on(session, 5000, "to the end")
    assert session.over
    assert verify(old_save).over
    assert old_save.read_bytes().startswith(before)
    assert [line for line in records(old_save) if "rules_version" in line] == [records(old_save)[0]]


def test_every_move_of_it_is_decided_again(old_save: Path) -> None:
    """Nothing can be slipped in under an old version's name."""
    number = len(records(old_save)) - 1
    event = records(old_save)[number]["event"]
    assert broken(old_save, {"event": event | {"card": event["card"] % 54 + 1}}, number).key in (
        "save.other_events",
        "save.impossible",
    )


def test_an_old_game_that_says_it_is_new_is_refused_and_one_of_moves_untold(old_save: Path) -> None:
    """By today's rules the owner would have been asked first; and no move was made by forgotten rules."""
    session = Session.load(old_save)
    going_on(session, 1)
    session.close()
    text = old_save.read_bytes()
    assert broken(old_save, {"rules_version": 2}, 0).key == "save.refused"
    old_save.write_bytes(text)
    assert broken(old_save, {"folded": 3}, 0).key == "save.fields"
    old_save.write_bytes(text)
    assert broken(old_save, {"rules_version": 2, "folded": 3}, 0).key == "save.fields"


def test_a_line_that_goes_over_to_new_rules_is_refused(old_save: Path) -> None:
    reseal(old_save, [*records(old_save), {"rules_version": 2, "version": "1"}])
    with pytest.raises(SaveError) as caught:
        read(old_save)
    assert caught.value.key == "save.fields"


def test_a_new_game_is_dealt_by_todays_rules(tmp_path: Path) -> None:
    session = Session.new(GAME.name, seats(2), {"mixed_opening": True}, SEED, tmp_path)
    going_on(session, MOVES)
    assert session.match.game is GAME
    assert records(saved(session))[0]["rules_version"] == GAME.rules_version
    assert type(session.match.state.pending).__name__ == "AwaitFloorTrade"
