"""A table of any game: its name, options that are flags or choices, roles; in saves, lists and sentences."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from raccoon.app.errors import AppError
from raccoon.app.games import FIRST_GAME, game_named, table_options
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.library import saves
from raccoon.app.saves.listing import listing, unfinished
from raccoon.app.saves.reader import read
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.engine.game import Progress
from raccoon.engine.table_options import option_values
from raccoon.games.registry import GAMES
from strength.ladder import single_options
from tests.app.tables import NAMES, begin, play, records, reseal, saved
from tests.games.ballot.installed import ballot

__all__ = ["ballot"]

SAY = Catalogue.load().say


def seats(*roles: str) -> list[Seat]:
    return [Seat(NAMES[place], "random", role=role) for place, role in enumerate(roles)]


def council(game: str, folder: Path | None, *roles: str, **options: Any) -> Session:
    return Session.new(game, seats(*(roles or ("", "", ""))), options, "tables", folder)


def test_flags_and_choices_are_known_by_their_types(ballot: str) -> None:
    assert option_values(GAMES[ballot]) == {"length": ("short", "usual", "long")}
    assert option_values(GAMES[FIRST_GAME])["beginners"] == (False, True)
    assert [*single_options(GAMES[ballot])] == [{"length": "short"}, {"length": "long"}]
    assert {"open_money": True} in [*single_options(GAMES[FIRST_GAME])]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"length": "endless"}, "The option length cannot be endless. Choose from: short, usual, long."),
        ({"length": True}, "The option length cannot be true. Choose from: short, usual, long."),
        ({"lenght": "short"}, "There is no option called lenght. Choose from: length."),
    ],
)
def test_what_an_option_cannot_be_is_told(ballot: str, options: dict[str, Any], told: str) -> None:
    with pytest.raises(AppError) as caught:
        table_options(GAMES[ballot], options)
    assert SAY(caught.value.key, **caught.value.facts) == told


@pytest.mark.parametrize("value", [1, 0, "true", None])
def test_a_flag_is_on_or_off_and_nothing_else(value: Any) -> None:
    with pytest.raises(AppError) as caught:
        table_options(GAMES[FIRST_GAME], {"beginners": value})
    assert SAY(caught.value.key, **caught.value.facts).endswith("Choose from: false, true.")


def test_a_game_that_is_not_there_is_told(tmp_path: Path) -> None:
    for ask in (lambda: game_named("whist"), lambda: Session.new("whist", seats("", ""), {}, None, tmp_path)):
        with pytest.raises(AppError) as caught:
            ask()
        assert SAY(caught.value.key, **caught.value.facts).startswith("There is no game called whist.")
    assert not list(tmp_path.iterdir())


def test_a_choice_is_kept_in_the_save(ballot: str, tmp_path: Path) -> None:
    path = saved(play(council(ballot, tmp_path, length="long"), 7))
    header = records(path)[0]
    assert (header["game"], header["options"]) == (ballot, {"length": "long"})
    assert Session.load(path).match.setup.options.length == "long"
    for wrong in ("endless", True, 3):
        found = records(path)
        found[0]["options"]["length"] = wrong
        reseal(path, found)
        with pytest.raises(SaveError) as caught:
            read(path)
        assert (caught.value.key, caught.value.line) == ("save.fields", 1)


def test_a_save_of_a_game_that_is_gone_is_one_sentence(
    ballot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(play(council(ballot, tmp_path), 5))
    monkeypatch.delitem(GAMES, ballot)
    with pytest.raises(SaveError) as caught:
        Session.load(path)
    told = SAY(caught.value.key, **caught.value.facts)
    assert ballot in told
    assert told.endswith(".")
    line = listing(path)
    assert (line.trouble is not None, line.game, line.progress) == (True, "", None)


def test_a_role_is_dealt_to_who_asks_for_it_and_kept(ballot: str, tmp_path: Path) -> None:
    session = council(ballot, tmp_path, "member", "speaker", "")
    assert session.match.setup.roles[1] == "speaker"
    assert Session.load(saved(session)).seats[1].role == "speaker"
    assert [seat.get("role") for seat in records(saved(session))[0]["seats"]] == ["member", "speaker", None]


@pytest.mark.parametrize(
    ("roles", "key"),
    [(("king", "", ""), "error.unknown_role"), (("speaker", "speaker", ""), "error.roles")],
)
def test_roles_that_cannot_be_had_are_told(
    ballot: str, tmp_path: Path, roles: tuple[str, ...], key: str
) -> None:
    with pytest.raises(AppError) as caught:
        council(ballot, tmp_path, *roles)
    assert caught.value.key == key
    assert SAY(key, **caught.value.facts).endswith(".")
    assert not list(tmp_path.iterdir())


def test_where_all_seats_are_alike_nothing_is_said_of_roles(tmp_path: Path) -> None:
    """A save is the same to the byte as before roles existed."""
    session = begin(tmp_path)
    with pytest.raises(AppError) as caught:
        Session.new(FIRST_GAME, seats("speaker", ""), {}, None, None)
    assert caught.value.key == "error.unknown_role"
    assert b"role" not in saved(session).read_bytes()
    assert list(records(saved(session))[0]["seats"][0]) == [
        "name", "controller", "colour", "emblem", "character",
    ]  # fmt: skip


def test_a_role_that_a_hand_wrote_into_a_save_is_refused(ballot: str, tmp_path: Path) -> None:
    path = saved(council(ballot, tmp_path))
    found = records(path)
    found[0]["seats"][0]["role"] = "<wheat>"
    reseal(path, found)
    with pytest.raises(SaveError) as refused:
        Session.load(path)
    assert refused.value.key == "save.fields"
    assert path.exists()


def test_the_list_names_games_of_every_kind(ballot: str, tmp_path: Path) -> None:
    first = play(begin(tmp_path), 30)
    second = council(ballot, tmp_path)
    while len(second.match.state.turned) == 1:
        second.submit(second.think())
    over = play(council(ballot, tmp_path))
    for age, session in enumerate((first, second, over)):
        os.utime(saved(session), (age, age))
    found = saves(tmp_path)
    assert [line.game for line in found] == [ballot, ballot, FIRST_GAME]
    assert [line.path for line in unfinished(found)] == [saved(second), saved(first)]
    assert found[1].progress == Progress("motion", 2)
    assert found[1].waiting == second.waiting
    assert len(found[1].seats) == 3
    assert found[0].over


def test_a_person_is_dealt_a_role_too(ballot: str) -> None:
    people = [Seat("Ann", PERSON, role="speaker"), Seat("Bert", PERSON)]
    assert Session.new(ballot, people, {}, None, None).match.setup.roles[0] == "speaker"
