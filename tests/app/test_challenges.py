"""Challenges: thirty a game, each won in a recorded game; people's results."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from raccoon.app.afterwards.challenges import Challenge, challenge_of, challenges, counts, is_met, table
from raccoon.app.afterwards.conditions import condition
from raccoon.app.afterwards.facts import facts
from raccoon.app.afterwards.fork import fork
from raccoon.app.deal_code import code_at
from raccoon.app.saves.library import saves
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.codec import Codec
from raccoon.engine.facts import SeatFacts
from raccoon.games.registry import GAMES
from tests.app.tables import play_out
from tests.records.challenges import at_table
from tests.records.recording import Recording, load, path_of

GAME = "raccoon_tycoon"
SPREAD = {1: 10, 2: 12, 3: 8}
"""The number of challenges by their stars."""
EACH = pytest.mark.parametrize("game", list(GAMES))


@cache
def recordings(game: str) -> dict[str, tuple[Recording, SeatFacts]]:
    """The game that proves each challenge, and the facts of the person in it."""
    found = {}
    for one, record in zip(challenges(game), load(path_of(game, "challenges")), strict=True):
        found[one.name] = record, facts(record.played(), record.people)[0]
    return found


@EACH
def test_there_are_thirty_from_easy_to_hard(game: str) -> None:
    known = challenges(game)
    assert Counter(one.stars for one in known) == SPREAD
    assert [one.stars for one in known] == sorted(one.stars for one in known)
    assert len({one.name for one in known}) == len({one.code for one in known}) == 30
    for one in known:
        assert one.deal.game == game
        assert one.deal.rules == GAMES[game].rules_version
        assert one.deal.players == len(one.opponents) + 1
        assert len({who.partition(":")[2] for who in one.opponents}) == len(one.opponents), "one of each"
        assert all(GAME_BOTS[game].knows(who) for who in one.opponents)


@EACH
def test_each_is_won_in_a_recorded_game_at_its_own_table(game: str) -> None:
    for one in challenges(game):
        record, found = recordings(game)[one.name]
        assert replace(record, commands=()) == at_table(one, one.code), one.name
        assert condition(game, one.goal).holds(found), one.name


@EACH
def test_none_is_won_by_whoever_sits_down(game: str) -> None:
    played = load(path_of(game, "facts"))
    seats = [found for record in played for found in facts(record.played(), record.people)]
    for one in challenges(game):
        assert not all(map(condition(game, one.goal).holds, seats)), one.name


@EACH
def test_the_table_is_that_of_the_code(game: str) -> None:
    say = Catalogue.load("de").of(game).say
    for one in challenges(game):
        seats = table(one, Seat("Otis", colour="pink", emblem="cane"), say)
        session = Session.new(game, seats, one.deal.options, one.deal.seed, None, one.deal.rules)
        assert code_at(session.match, session.seats) == one.code
        assert challenge_of(session.match, session.seats) == one
        assert seats[0].name == "Otis"
        assert len({seat.colour for seat in seats}) == len({seat.emblem for seat in seats}) == len(seats)


def begun(folder: Path, one: Challenge, *opponents: str) -> Session:
    seats = table(
        replace(one, opponents=opponents or one.opponents), Seat("Clara"), Catalogue.load().of(GAME).say
    )
    return Session.new(GAME, seats, one.deal.options, one.deal.seed, folder, one.deal.rules)


def win(folder: Path, one: Challenge) -> Session:
    """Play the recorded game again."""
    session, codec = begun(folder, one), Codec(GAMES[GAME])
    for command in recordings(GAME)[one.name][0].commands:
        session.submit(codec.command(command))
    assert session.over
    session.close()
    return session


def miss(session: Session) -> Session:
    """Play at random until the game is over and the goal was not reached."""
    play_out(session).close()
    return session


def test_progress_is_told_by_the_saves_alone(tmp_path: Path) -> None:
    first, second = challenges(GAME)[0], challenges(GAME)[-1]
    won = win(tmp_path, first)
    assert counts(GAME, saves(tmp_path)) == ({first.name: 1}, {})
    missed = miss(begun(tmp_path, second))
    assert not is_met(second, missed.match, missed.seats)
    begun(tmp_path, first).close()
    assert counts(GAME, saves(tmp_path)) == ({first.name: 1}, {second.name: 1}), (
        "an unfinished one is neither"
    )
    assert won.file
    won.file.unlink()
    assert counts(GAME, saves(tmp_path)) == ({}, {second.name: 1}), "a save that is gone tells nothing"


def test_a_fork_and_other_opponents_do_not_count(tmp_path: Path) -> None:
    first = challenges(GAME)[0]
    (tmp_path / "elsewhere").mkdir()
    won = win(tmp_path / "elsewhere", first)
    assert won.file
    moves = len(won.match.entries)
    last = won.match.entries[-1].command
    again = fork(won.file, moves - 1, won.seats, tmp_path)
    again.submit(last)
    again.close()
    miss(begun(tmp_path, first, *(f"sensible:{who.partition(':')[2]}" for who in first.opponents)))
    assert counts(GAME, saves(tmp_path)) == ({}, {})
