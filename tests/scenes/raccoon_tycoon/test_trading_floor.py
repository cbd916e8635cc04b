"""The Trading Floor asks its owner whatever the purse holds, and nobody else can tell what it holds (R29)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.session.auto_answers import only_command
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker
from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.trading_floor import SkipFloor
from raccoon.games.raccoon_tycoon.state import State
from scenes.screens.handover import HandoverScene
from scenes.table.choosing.choice_panel import ChoicePanel
from tests.app.thinkers import EVER, until
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage

CARD = 4
"""It makes two coal and a luxury: nothing about its tokens is to be chosen."""


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(tmp_path)
    made.program.thinker = Thinker(patience=EVER)
    yield made
    made.program.thinker.close()


def poor() -> State:
    """The first seat owns a Trading Floor and no money; another has what it could buy."""
    state = having(dealt(), hand=(CARD, 1, 2), buildings=("Trading Floor",), money=0)
    return having(state, 1, tokens=counts(wood=3))


def produced(sitting: Sitting, *others: str) -> Session:
    """The card has been played, with these in the other seats."""
    session = stage(sitting, poor(), *others)
    if isinstance(sitting.stack.top, HandoverScene):
        sitting.click(sitting.stack.top.look_button.rect.center)
        sitting.frame(60)
    sitting.table.context.submit(Produce(0, CARD))
    sitting.frame(30)
    return session


def test_a_person_alone_is_not_bothered_and_reads_it_in_the_log(sitting: Sitting) -> None:
    session = produced(sitting, "greedy", "greedy")
    assert session.match.entries[1].command == SkipFloor(0)
    sentences = [item.sentence for item in sitting.table.parts.game_log.items]
    assert any("Trading Floor" in sentence for sentence in sentences)


def test_between_people_its_owner_is_asked_and_learns_why(sitting: Sitting) -> None:
    session = produced(sitting, "person", "greedy")
    assert len(session.match.entries) == 1, "that nothing was asked would tell of the empty purse"
    panel = sitting.table.parts.panel_host.panel
    assert isinstance(panel, ChoicePanel)
    assert panel.choice.note() == ENGLISH.say("choice.floor.none")
    assert panel.confirm.label == ENGLISH.say("choice.floor.skip")
    sitting.press(pygame.K_RETURN)
    assert session.match.entries[1].command == SkipFloor(0)
    assert session.match.state.players[0].tokens == counts(coal=2, luxury=1)


def test_a_hint_says_that_there_is_nothing_to_buy(sitting: Sitting) -> None:
    session = produced(sitting, "person", "greedy")
    table = sitting.table
    table.parts.log.close_page()
    sitting.press(pygame.K_h, "h")
    until(lambda: table.parts.hints.advice or sitting.frame())
    sitting.frame()
    sentence = table.parts.hints.advice_text().sentence.replace("*", "")
    assert ENGLISH.say("table.move.no_floor").lower() in sentence.lower()
    assert len(session.match.entries) == 1


@pytest.mark.parametrize("bot", ["random", "greedy", "shrewd:otis", "tycoon:vixen"])
def test_a_bot_with_an_empty_purse_answers_at_once(bot: str, sitting: Sitting) -> None:
    """It has nothing to think about: the same answer comes without a deal played ahead."""
    session = stage(sitting, poor())
    session.change_seat(0, session.seats[1].__class__("Bot", bot))
    session.submit(Produce(0, CARD))
    assert isinstance(session.match.state.pending, at.AwaitFloorTrade)
    assert only_command(session.match, 0) == SkipFloor(0) == session.think()
