"""The opponents of people: distinct names, characters and faces; faces in saves old and new."""

from pathlib import Path

import msgspec
import pytest

from raccoon.app.games import FIRST_GAME as GAME
from raccoon.app.opponents import Opponents
from raccoon.app.seats import CHARACTERS, PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, languages
from raccoon.bots.registry import GAME_BOTS
from tests.app.tables import begin, play, records, reseal, saved

SAY = Catalogue.load("en").say
ROSTER = Opponents(GAME)
title, temper, faces = ROSTER.title, ROSTER.temper, ROSTER.faces
ANIMALS = GAME_BOTS[GAME].roster.personalities


def seated(*controllers: str) -> list[Seat]:
    return [Seat(str(number), controller) for number, controller in enumerate(controllers)]


def test_six_characters_six_levels_and_two_plain_bots() -> None:
    assert ROSTER.personalities == ("barnaby", "vixen", "otis", "mabel", "dusty", "wilhelmina")
    assert ROSTER.levels == ("easygoing", "keen", "sensible", "canny", "shrewd", "tycoon")
    assert ROSTER.plain == ("random", "greedy")
    assert ROSTER.usual_level == "sensible"


@pytest.mark.parametrize("name", [*GAME_BOTS[GAME].roster.opponents, *ROSTER.plain, *ROSTER.levels])
def test_everybody_has_a_name_and_a_temper(name: str) -> None:
    assert title(name, SAY)
    assert len(temper(name, SAY)) > 10


def test_a_character_is_called_by_name_and_level() -> None:
    assert title("shrewd:vixen", SAY) == "Vixen, Shrewd"
    assert temper("shrewd:vixen", SAY) == temper("easygoing:vixen", SAY) == SAY("bot.vixen.about")
    assert title("random", SAY) == "Tumbleweed"


@pytest.mark.parametrize("language", languages())
def test_a_character_keeps_its_name_when_the_language_changes(language: str) -> None:
    """In a game begun in another language only the level is shown next to the name."""
    roster, begun = Opponents(GAME), Catalogue.load(language).of(GAME).say
    for who in roster.personalities:
        seat = Seat(str(begun(f"bot.{who}")), roster.controller(who, "canny"))
        assert roster.short_name(seat, SAY) == SAY("bot.canny")
    named = Seat("Vera", roster.controller(roster.personalities[0], "canny"))
    assert roster.short_name(named, SAY) == roster.title(named.controller, SAY)


def test_who_is_asked_for_more_deals_is_still_the_same() -> None:
    """A name for measuring may be in an edited save."""
    assert title("tycoon:vixen@500", SAY) == title("tycoon:vixen", SAY)
    assert temper("tycoon@500", SAY) == temper("tycoon", SAY)
    assert faces(seated("tycoon:vixen@500"))[0] == ANIMALS["vixen"]
    assert ROSTER.choice("tycoon:vixen@500") == ("vixen", "tycoon")


def test_each_personality_has_a_face_of_its_own() -> None:
    assert set(ANIMALS) == set(ROSTER.personalities)
    assert len(set(ANIMALS.values())) == len(ANIMALS)
    assert set(ANIMALS.values()) < set(CHARACTERS)


@pytest.mark.parametrize("controllers", [(PERSON,) * 5, ("greedy",) * 5, ("tycoon",) * 3])
def test_without_a_choice_everybody_at_a_table_looks_different(controllers: tuple[str, ...]) -> None:
    assert len(set(faces(seated(*controllers)))) == len(controllers)


def test_a_person_who_chose_a_bots_face_makes_room_for_the_bot() -> None:
    seats = [Seat("Ann", character="fox"), Seat("Vixen", "tycoon:vixen"), Seat("Bert", character="skunk")]
    assert faces(seats)[1:] == ("fox", "skunk")
    assert faces(seats)[0] not in ("fox", "skunk")


def test_a_face_is_kept_in_the_save(tmp_path: Path) -> None:
    seats = [Seat("Ann", character="skunk"), Seat("Otis", "easygoing:otis")]
    session = Session.new("raccoon_tycoon", seats, {}, "faces", tmp_path)
    assert Session.load(saved(session)).seats == tuple(seats)


def test_a_save_from_before_there_were_faces_opens(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 12))
    found = records(path)
    for seat in found[0]["seats"]:
        del seat["character"]
    reseal(path, found)
    session = Session.load(path)
    assert [seat.character for seat in session.seats] == [""] * 3
    assert len(set(faces(session.seats))) == 3


def test_a_face_that_nobody_can_draw_is_left_out(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 3))
    found = records(path)
    found[0]["seats"][0]["character"] = "basilisk"
    reseal(path, found)
    assert Session.load(path).seats[0].character == ""


def test_seats_remembered_from_before_there_were_faces() -> None:
    old = b'{"name":"Zo","controller":"person","colour":"pink","emblem":"cane"}'
    assert msgspec.json.decode(old, type=Seat) == Seat("Zo", PERSON, "pink", "cane")


def test_a_bot_that_is_gone_is_a_stranger() -> None:
    assert title("a bot of long ago", SAY) == title("shrewd:nobody", SAY) == SAY("bot.gone")
    assert temper("vanished", SAY) == SAY("bot.gone.about")
