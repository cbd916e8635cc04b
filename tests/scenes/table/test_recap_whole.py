"""The recaps of whole games, in every game: each turn is told by what was done in it, and truly."""

from __future__ import annotations

from itertools import chain

import pytest

from raccoon.app.session.session import Session
from scenes.registry import PRESENTATIONS
from scenes.table.log.recap_page import recap
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats


def of_bots(game: str, seed: str) -> Session:
    """The beginning of a game of bots who do anything at all."""
    session = Session.new(game, seats("random", "random", "random"), {}, seed, None)
    while not session.over and len(session.match.entries) < 300:
        session.submit(session.think())
    return session


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_only_a_turn_in_which_nothing_was_done_is_told_so(game: str, seed: str) -> None:
    """Every command but those that end the turn or let something pass leaves a word."""
    session, words = of_bots(game, seed), PRESENTATIONS[game].words
    say = ENGLISH.of(game).say
    told = [session.hidden(entry, None) for entry in session.match.entries]
    ends = [
        (moves, event.seat)
        for moves, events in enumerate(told, 1)
        for event in events
        if words.events.ends_turn(event)
    ]
    begin = 0
    for end, seat in ends:
        events = tuple(chain.from_iterable(told[begin:end]))
        own = {type(event).__name__ for event in events if event.seat == seat}
        if not words.recap(seat, events, say):
            assert own <= {"TurnEnded", "SecretsKept", "IncomeTaken", "Declined"}
        begin = end
    assert ends


def test_it_says_nothing_was_done() -> None:
    """And not "nothing else": there is nothing before it."""
    session = of_bots("saloon_tycoon", "a")
    found = [
        recap(session, seat, PRESENTATIONS["saloon_tycoon"].words, ENGLISH.of("saloon_tycoon").say)
        for seat in range(3)
    ]
    lines = [line for told in found if told for _, line in told.turns]
    assert lines
    assert not any("else" in line for line in lines)
    assert ENGLISH.say("recap.nothing") == "did nothing"
