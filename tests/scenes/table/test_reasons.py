"""After a game every move shows its reason and the next best move; before the end none does."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker
from raccoon.app.thinking.protocol import Question
from raccoon.app.wording import plain
from raccoon.engine.events import Command
from raccoon.games.registry import GAMES
from scenes.registry import PRESENTATIONS
from scenes.replay.theatre import ReplayScene, replay
from scenes.results.scene import ResultsScene
from scenes.table.history.history_scene import HistoryScene
from tests.app.tables import play
from tests.app.test_thinking import EVER, until
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting, seats


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(tmp_path)
    made.program.thinker = Thinker(patience=EVER)
    yield made
    made.program.thinker.close()


THOUGHTFUL = {
    "raccoon_rampage": "delegate:casimir",
    "raccoon_tycoon": "sensible:vixen",
    "saloon_tycoon": "foreman:slim",
}
"""A bot of each game that has reasons."""
ONE, MOVES = "raccoon_tycoon", 6
"""The game for what is alike in all, and how many moves are looked at: two at the end, the others before."""


@cache
def finished(game: str) -> Session:
    """A finished game; the first seat is a person's, the second has reasons of its own."""
    session = play(Session.new(game, seats("random", "random", "random"), {}, "reasons", None), 4000)
    assert session.over
    for seat, controller in enumerate((PERSON, THOUGHTFUL[game])):
        session.change_seat(seat, msgspec.structs.replace(session.seats[seat], controller=controller))
    return session


def look_back(sitting: Sitting, session: Session) -> ReplayScene:
    """Go from the certificate to the log by the button's key."""
    sitting.program.session = session
    session.questions.use(sitting.program.thinker, session.seats)
    sitting.program.ended(session)
    sitting.frame(2)
    certificate = sitting.stack.top
    assert isinstance(certificate, ResultsScene)
    certificate.count.finish()
    sitting.press(pygame.K_4, "4")
    top = sitting.stack.top
    assert isinstance(top, ReplayScene)
    top.playback.unit = "event"
    return top


def reasoned(sitting: Sitting, scene: ReplayScene) -> str:
    """The words of the reason for the shown move."""
    until(lambda: scene.reason.reason or sitting.frame())
    told = scene.reason.advice_text()
    sentence = f"{told.sentence} {told.figures}".replace("*", "")
    return plain(sentence, scene.past.session.seats, ENGLISH.say)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_move_walked_to_shows_its_reason(sitting: Sitting, game: str) -> None:
    session, words = finished(game), PRESENTATIONS[game].words
    scene = look_back(sitting, session)
    say, runners_up = words.spoken(ENGLISH.say, session.match.setup), 0
    for number in range(MOVES):
        if number == 2:
            scene.step(len(session.match.entries) // 2 - scene.moves)
        sentence = reasoned(sitting, scene).lower()
        entry = session.match.entries[scene.moves - 1]
        seat = entry.command.seat
        view = session.view(seat, scene.moves - 1)
        assert sentence.startswith(plain(words.named(entry.command, view, say), session.seats, say).lower())
        assert scene.reason.reason is not None
        other = scene.reason.reason.runner_up
        if other is not None:
            runners_up += 1
            assert plain(words.named(other, view, say), session.seats, say).lower() in sentence
        own = session.seats[seat].controller == THOUGHTFUL[game]
        name = session.seats[seat].name
        assert scene.reason.title() == ENGLISH.say("reason.own" if own else "reason.lent", name=name)
        sitting.press(pygame.K_LEFT)
    assert runners_up


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_the_reason_is_on_the_paper_and_the_log_stays_in_sight(sitting: Sitting, game: str) -> None:
    scene = look_back(sitting, finished(game))
    reasoned(sitting, scene)
    sitting.frame(2)
    paper = scene.reason.paper(scene.places)
    assert scene.past.page.sheet.body.height > 40
    assert not scene.past.page.sheet.body.colliderect(paper)
    assert pygame.Rect((0, 0), sitting.window.size).contains(paper)


def test_back_leads_to_the_certificate_and_nothing_is_taken_back(sitting: Sitting) -> None:
    session = finished(ONE)
    look_back(sitting, session)
    sitting.press(pygame.K_LEFT)
    moves = len(session.match.entries)
    sitting.press(pygame.K_ESCAPE)
    assert isinstance(sitting.stack.top, ResultsScene)
    assert len(session.match.entries) == moves


class Listening(Thinker):
    """A thinker that records questions and never answers."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        return len(self.asked)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_it_is_thought_from_what_the_seat_knew_then(game: str) -> None:
    thinker, session = Listening(), finished(game)
    session.questions.use(thinker, session.seats)
    scene = replay(session, PRESENTATIONS[game], ENGLISH.say, lambda: None)
    scene.resize((1280, 720))
    for moves in (len(session.match.entries) // 2, 10):
        scene.step(moves - scene.moves)
        scene.update(0.1)
        question, entry = thinker.asked[-1], session.match.entries[moves - 1]
        seen: Any = msgspec.json.decode(question.view, type=GAMES[game].view_type)
        assert seen == session.questions.memory.view(entry.command.seat, moves - 1)
        assert question.about == msgspec.to_builtins(entry.command)
        hidden = [player.hand for seat, player in enumerate(seen.players) if seat != entry.command.seat]
        assert hidden == [None, None]


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_before_the_end_no_reason_is_asked_for(sitting: Sitting, game: str) -> None:
    session = Session.new(game, seats("person", "random", "random"), {}, "secret", None)
    while not session.awaited or len(session.match.entries) < 5:
        session.submit(session.think() if not session.awaited else first(session))
    listening = Listening()
    sitting.program.thinker = listening
    sitting.program.table(session)
    sitting.frame(2)
    sitting.table.parts.look_back.open()
    scene = sitting.stack.top
    assert isinstance(scene, HistoryScene)
    for _ in range(3):
        sitting.press(pygame.K_LEFT)
    assert not scene.reason.shown
    assert not listening.asked


def first(session: Session) -> Command:
    """The person's first possible command."""
    return next(iter(session.options(session.awaited[0])[0].commands()))


def test_a_reason_that_cannot_be_had_is_told(sitting: Sitting) -> None:
    sitting.program.thinker = Thinker([sys.executable, "-m", "tests.app.unruly", "dies"], EVER)
    session = finished(ONE)
    scene = look_back(sitting, session)
    failed = ENGLISH.say("reason.failed")
    until(lambda: scene.reason.advice_text().sentence == failed or sitting.frame())
    session.questions.use(Thinker(patience=EVER), session.seats)
    scene.playback.unit = "turn"
    sitting.press(pygame.K_LEFT)
    assert reasoned(sitting, scene)
    assert session.questions.thinker
    session.questions.thinker.close()
