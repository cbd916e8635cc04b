"""After a game every move shows its reason and its runner-up; before the end nobody learns them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from raccoon.app.seats import PERSON
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker
from raccoon.app.thinking.protocol import Question
from raccoon.app.wording import plain
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.presentation import PRESENTATION
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


def played(*controllers: str) -> Session:
    """A finished game; the first seat turns out to be a person's."""
    session = play(Session.new("raccoon_tycoon", seats(*controllers), {}, "reasons", None), 4000)
    assert session.over
    session.change_seat(0, msgspec.structs.replace(session.seats[0], controller=PERSON))
    return session


FINISHED = played("shrewd", "sensible:vixen", "greedy")


def look_back(sitting: Sitting, session: Session) -> ReplayScene:
    """From the certificate to the log, by the key on the button."""
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
    """The words of the reason for the move now shown."""
    until(lambda: scene.reason.reason or sitting.frame())
    told = scene.reason.told()
    sentence = f"{told.sentence} {told.figures}".replace("*", "")
    return plain(sentence, scene.past.session.seats, ENGLISH.say)


def test_every_move_walked_to_shows_its_reason(sitting: Sitting) -> None:
    scene = look_back(sitting, FINISHED)
    runners_up = 0
    for _ in range(12):
        sentence = reasoned(sitting, scene)
        entry = FINISHED.match.entries[scene.moves - 1]
        seat = entry.command.seat
        view = FINISHED.view(seat, scene.moves - 1)
        move = plain(ACTIONS.named(entry.command, view, ENGLISH.say), FINISHED.seats, ENGLISH.say)
        assert sentence.lower().startswith(move.lower())
        assert scene.reason.reason is not None
        other = scene.reason.reason.runner_up
        if other is not None:
            runners_up += 1
            assert (
                plain(ACTIONS.named(other, view, ENGLISH.say), FINISHED.seats, ENGLISH.say).lower()
                in sentence.lower()
            )
        own = FINISHED.seats[seat].controller == "sensible:vixen"
        name = FINISHED.seats[seat].name
        assert scene.reason.title() == ENGLISH.say("reason.own" if own else "reason.lent", name=name)
        sitting.press(pygame.K_LEFT)
    assert runners_up


def test_the_reason_is_on_the_paper_and_the_log_stays_in_sight(sitting: Sitting) -> None:
    scene = look_back(sitting, FINISHED)
    reasoned(sitting, scene)
    sitting.frame(2)
    paper = scene.reason.paper(scene.places)
    assert scene.past.page.sheet.body.height > 40
    assert scene.past.page.sheet.body.bottom <= paper.top
    assert pygame.Rect((0, 0), sitting.window.size).contains(paper)


def test_back_leads_to_the_certificate_and_nothing_is_taken_back(sitting: Sitting) -> None:
    look_back(sitting, FINISHED)
    sitting.press(pygame.K_LEFT)
    moves = len(FINISHED.match.entries)
    sitting.press(pygame.K_ESCAPE)
    assert isinstance(sitting.stack.top, ResultsScene)
    assert len(FINISHED.match.entries) == moves


class Listening(Thinker):
    """Writes down what is asked and never answers."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        return len(self.asked)


def test_it_is_thought_from_what_the_seat_knew_then() -> None:
    thinker = Listening()
    FINISHED.questions.use(thinker, FINISHED.seats)
    scene = replay(FINISHED, PRESENTATION, ENGLISH.say, lambda: None)
    scene.resize((1280, 720))
    for moves in (len(FINISHED.match.entries) // 2, 10):
        scene.step(moves - scene.moves)
        scene.update(0.1)
        question, entry = thinker.asked[-1], FINISHED.match.entries[moves - 1]
        seen = msgspec.json.decode(question.view, type=View)
        assert seen == FINISHED.questions.memory.view(entry.command.seat, moves - 1)
        assert question.about == msgspec.to_builtins(entry.command)
        hidden = [player.hand for seat, player in enumerate(seen.players) if seat != entry.command.seat]
        assert hidden == [None, None]


def test_before_the_end_no_reason_is_asked_for(sitting: Sitting) -> None:
    session = Session.new("raccoon_tycoon", seats("person", "shrewd", "greedy"), {}, "secret", None)
    while not session.awaited:
        session.submit(session.think())
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


def test_a_reason_that_cannot_be_had_is_told(sitting: Sitting) -> None:
    sitting.program.thinker = Thinker([sys.executable, "-m", "tests.app.unruly", "dies"], EVER)
    scene = look_back(sitting, FINISHED)
    failed = ENGLISH.say("reason.failed")
    until(lambda: scene.reason.told().sentence == failed or sitting.frame())
    FINISHED.questions.use(Thinker(patience=EVER), FINISHED.seats)
    scene.playback.unit = "turn"
    sitting.press(pygame.K_LEFT)
    assert reasoned(sitting, scene)
    assert FINISHED.questions.thinker
    FINISHED.questions.thinker.close()
