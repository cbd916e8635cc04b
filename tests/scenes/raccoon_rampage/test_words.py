"""The log: every event has its sentence, and no sentence reveals a secret."""

from __future__ import annotations

import re

import pytest

from raccoon.app.grammar import SOFT
from raccoon.app.wording import plain
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, EVENTS, POLICIES
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.phases.main import VotePlaced
from raccoon.games.raccoon_rampage.phases.storyline import EventTurnedUp
from scenes.art import pictograms
from scenes.raccoon_rampage.actions import ACTIONS as ACTIONS_SHOWN
from scenes.raccoon_rampage.events import EVENTS as SPECS, KINDS
from scenes.raccoon_rampage.words.telling import RampageWords
from scenes.table.log.game_log import GameLog, LogSteps
from tests.games.raccoon_rampage.subject import PLAYTHROUGHS
from tests.golden.playthroughs import steps as golden
from tests.scenes.driving import ENGLISH
from tests.scenes.person import seats
from tests.scenes.raccoon_rampage.games import lost, won
from tests.scenes.raccoon_rampage.sentences import SENTENCES

SAY, WORDS = ENGLISH.say, RampageWords()
NAMES = seats("random", "random", "random", "random")
"""Clara, Vixen, Otis and Barnaby."""


@pytest.mark.parametrize(("event", "told"), SENTENCES, ids=lambda value: type(value).__name__)
def test_what_happens_is_told_like_this(event: Event, told: str) -> None:
    assert plain(WORDS.narrate(event, SAY), NAMES, SAY).replace(SOFT, "") == told


def test_every_event_of_the_rules_is_told_and_has_its_example() -> None:
    told = {type(event) for event, _ in SENTENCES}
    assert {*GAME.events} == {spec.event for spec in SPECS} == told


def test_sentences_name_nothing_that_is_hidden_from_anybody() -> None:
    for playthrough in PLAYTHROUGHS:
        for step in golden(playthrough):
            for event in step.events:
                assert WORDS.narrate(event, SAY) == WORDS.narrate(GAME.hide(event, None), SAY)


def test_a_whole_game_is_told_line_by_line_from_what_an_onlooker_sees() -> None:
    session = won()
    for number, entry in enumerate(session.match.entries):
        before, after = session.view(None, number), session.view(None, number + 1)
        assert ACTIONS_SHOWN.named(entry.command, session.view(entry.command.seat, number), SAY)
        for event in session.visible_events(entry, None):
            sentence = f"{WORDS.narrate(event, SAY)} {WORDS.consequence(event, before, after, SAY)}"
            assert plain(sentence, session.seats, SAY).strip()
            assert set(re.findall(r"<([a-z ]+)>", sentence)) <= {*WORDS.pictograms}
            assert all(0 <= seat < 4 for seat in WORDS.events.seats(event))
            assert WORDS.events.of(event).kind in {*KINDS, "game"}


def test_what_opens_a_round_stands_under_its_heading() -> None:
    session = won()
    told = GameLog(session, WORDS, SAY)
    told.follow(LogSteps(session).advance())
    rounds = [item.progress.number for item in told.items]
    opened = {
        item.event.round: number
        for number, item in enumerate(told.items)
        if isinstance(item.event, EventTurnedUp)
    }
    assert [*opened] == [1, 2, 3, 4, 5]
    for begun, first in opened.items():
        assert rounds[first] == rounds[first + 1] == begun
        assert begun == 1 or rounds[first - 1] == begun - 1


def test_a_vote_tells_how_near_it_brings_the_policy() -> None:
    session = won()
    for number, entry in enumerate(session.match.entries):
        for event in entry.events:
            if isinstance(event, VotePlaced) and event.target < 10:
                queued = session.view(None, number + 1).queue[event.target - 1]
                assert queued is not None
                after = session.view(None, number + 1)
                words = WORDS.consequence(event, session.view(None, number), after, SAY)
                assert words.endswith(f"has {len(queued.votes)} of {after.cost(queued)}.")
                return
    raise AssertionError("nobody voted")


def test_a_lost_game_is_told_without_points_or_rank() -> None:
    session = lost()
    sentence = WORDS.narrate(session.match.entries[-1].events[-1], SAY)
    assert "all have lost" in sentence
    assert not any(seat.name in plain(sentence, session.seats, SAY) for seat in session.seats)


def test_every_picture_is_drawn_and_what_sentences_show_has_its_word() -> None:
    for name in WORDS.pictograms:
        assert pictograms.image(name, 24).get_bounding_rect().width > 8, name
    shown = {name for event, _ in SENTENCES for name in re.findall(r"<([a-z ]+)>", WORDS.narrate(event, SAY))}
    assert {"skull", "shield", "blank", "corporate", "no raccoon", "two raccoons"} <= shown
    assert all(SAY(f"event.word.{name}") for name in shown)


def test_rules_of_events_fit_eight_words_and_every_card_has_its_text() -> None:
    for event in EVENTS:
        assert 1 <= len(SAY(f"rampage.event.{event}.brief").split()) <= 8
        assert SAY(f"rampage.event.{event}.text")
    assert all(SAY(f"rampage.policy.{policy}.text") for policy in POLICIES)
    assert all(SAY(f"rampage.action.{action}.text") for action in ACTIONS)
