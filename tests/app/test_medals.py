"""Medals: each is won in a recorded game by a person's seat, and belongs to the right person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from raccoon.app.afterwards.facts import facts
from raccoon.app.afterwards.fork import fork
from raccoon.app.afterwards.medals import medals, reached
from raccoon.app.afterwards.names import Names
from raccoon.app.afterwards.people import PeopleStatistics, people_statistics
from raccoon.app.saves.library import saves
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.text import languages, templates
from raccoon.engine.match import Match
from raccoon.games.registry import GAMES
from tests.app.tables import play_out
from tests.records.recording import Recording, load, path_of

GAME, CHANGED = "raccoon_tycoon", 30
"""The game, and the number of moves after which seats change hands."""


@cache
def played(game: str) -> tuple[tuple[Recording, Match], ...]:
    """The games in which medals were won, and their matches; every move is decided again."""
    return tuple((record, record.played()) for record in load(path_of(game, "medals")))


@pytest.mark.parametrize("game", GAMES)
def test_each_of_twenty_five_medals_is_won_in_a_recorded_game(game: str) -> None:
    assert Counter(medal.tier for medal in medals(game)) == {"bronze": 10, "silver": 10, "gold": 5}
    won: set[str] = set()
    for record, match in played(game):
        assert not match.to_act()
        for seat, own in zip(record.people, facts(match, record.people), strict=True):
            if seat.is_person:
                won |= {medal.name for medal in medals(game) if medal.goal.holds(own)}
    assert won == {medal.name for medal in medals(game)}


@pytest.mark.parametrize("game", GAMES)
def test_each_medal_has_its_words_in_every_language_and_no_two_are_alike(game: str) -> None:
    for language in languages():
        words = templates(language, game)
        assert words
        for part in ("", ".how"):
            said = [words[f"medal.{medal.name}{part}"] for medal in medals(game)]
            assert len({*map(str, said)}) == len(said) == 25
    goals = [medal.goal for medal in medals(game)]
    assert len({*goals}) == len(goals)


def finished(folder: Path, seed: str, begin: Sequence[str], end: Sequence[str]) -> Path:
    """A game that ends by random moves; after 30 of them other controllers take the seats."""
    cast = [Seat(name, who) for name, who in zip(("Clara", "Otis", "Vixen"), begin, strict=False)]
    session = Session.new(GAME, cast, {}, seed, folder)
    play_out(session, seed, CHANGED)
    for place, who in enumerate(end):
        session.change_seat(place, replace(session.seats[place], controller=who))
    play_out(session, seed)
    assert session.over
    session.close()
    assert session.path
    return session.path


def counted(folder: Path, known: Names | None = None) -> PeopleStatistics:
    """The statistics of all saves of a folder."""
    return [*people_statistics(saves(folder), known or Names())][-1]


def test_medals_are_only_for_who_sat_there_from_the_first_move_to_the_last(tmp_path: Path) -> None:
    bot = "random"
    path = finished(tmp_path, "one", (PERSON, PERSON, bot), (bot, PERSON, bot))
    (listing,) = saves(tmp_path)
    assert [bool(own) for own in listing.facts] == [False, True, False]
    assert reached(listing, 1)
    assert not reached(listing, 0)
    assert not reached(listing, 2)
    found = counted(tmp_path)
    assert found.records.keys() == {(GAME, "Otis")}
    assert found.records[GAME, "Otis"].medals == dict.fromkeys(reached(listing, 1), path)
    finished(tmp_path, "one", (bot, bot), (PERSON, bot))
    assert counted(tmp_path).records[GAME, "Clara"].games == 1
    assert not counted(tmp_path).records[GAME, "Clara"].medals


def test_a_game_counts_for_who_has_made_most_moves_of_a_seat(tmp_path: Path) -> None:
    """A newcomer sits down just before the end; later other people do, and so the file is written again."""
    session = Session.new(
        GAME, [Seat("Clara"), Seat("Otis", "random"), Seat("Vixen", "random")], {}, "late", tmp_path
    )
    play_out(session, "late", 180)
    assert not session.over
    session.change_seat(0, Seat("Zoe"))
    play_out(session, "late")
    for late in (None, 1, 2):
        if late is not None:
            session.change_seat(late, Seat(session.seats[late].name))
        session.close()
        (listing,) = saves(tmp_path)
        assert [seat.name for seat in listing.seats] == ["Zoe", "Otis", "Vixen"]
        assert [seat.name for seat in listing.players if seat.is_person] == ["Clara"]
        assert not any(listing.facts), "nobody has made all moves of a seat"
        assert counted(tmp_path).people == ("Clara",)
        session = Session.load(listing.path)
    session.close()


def test_a_fork_and_a_game_that_goes_on_win_no_medal(tmp_path: Path) -> None:
    path = finished(tmp_path, "one", (PERSON, "random"), (PERSON, "random"))
    known = counted(tmp_path).records
    session = fork(path, 3, [Seat("Clara"), Seat("Dora")], tmp_path)
    play_out(session, "fork")
    assert session.over
    session.close()
    Session.new(GAME, [Seat("Clara"), Seat("Otis", "random")], {}, "two", tmp_path).close()
    assert counted(tmp_path).records == known


def test_a_medal_stays_with_the_game_in_which_it_was_won_first_and_with_the_person(tmp_path: Path) -> None:
    first = finished(tmp_path, "one", (PERSON, "random"), (PERSON, "random"))
    (listing,) = saves(tmp_path)
    finished(tmp_path, "two", (PERSON, "random"), (PERSON, "random"))
    medal = reached(listing, 0)[0]
    assert counted(tmp_path).records[GAME, "Clara"].medals[medal] == first
    renamed = Names().renamed("Clara", "Klara")
    assert (
        counted(tmp_path, renamed).records[GAME, "Klara"].medals
        == counted(tmp_path).records[GAME, "Clara"].medals
    )
    assert not counted(tmp_path, renamed.without("Klara")).records
