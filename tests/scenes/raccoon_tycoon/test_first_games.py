"""Faults that whole games of newcomers brought to light, and what holds since."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.games.raccoon_tycoon.actions.auction import Bid, Pass
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.title.scene import TitleScene
from scenes.table.choosing.choice_panel import ChoicePanel
from tests.scenes.driving import ENGLISH
from tests.scenes.lesson import begin_lesson, settle, tutor
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.midgame import sit_down, turn_of
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage, waiting

ENTER, SPACE = pygame.K_RETURN, pygame.K_SPACE


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    """A small window at calm speed."""
    return Sitting(tmp_path, (960, 540), speed="calm")


def at_once(sitting: Sitting, key: int) -> None:
    """Press a key without a look at the screen."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, unicode=chr(key), mod=0, scancode=0))
    sitting.frame()


@pytest.mark.parametrize("key", [ENTER, SPACE])
def test_a_row_of_enters_opens_no_more_than_the_first_of_them(sitting: Sitting, key: int) -> None:
    """Produce has the focus: the first opens its page, and the others have not seen what is on it."""
    session = stage(sitting, dealt())
    sitting.look()
    for _ in range(30):
        at_once(sitting, key)
        sitting.frame(2)
    assert not session.match.entries
    panel = sitting.table.parts.panel_host.panel
    sitting.look()
    if isinstance(panel, ChoicePanel):
        sitting.press(ENTER)
        assert session.match.entries, "whoever has looked may go on"


def test_a_row_of_enters_closes_the_recap_and_opens_no_page(sitting: Sitting) -> None:
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(0))
    sitting.frame(60)
    sitting.look()
    parts, moves = sitting.table.parts, len(session.match.entries)
    assert parts.log.page
    for _ in range(30):
        at_once(sitting, ENTER)
        sitting.frame(2)
    assert parts.log.page is None
    assert parts.panel_host.panel is None
    assert len(session.match.entries) == moves


def typed(sitting: Sitting, digits: str) -> None:
    for digit in digits:
        sitting.press(ord(digit), digit)


def bidding(sitting: Sitting) -> AuctionPanel:
    """A person with $30 is asked for more than $7; the others are bots."""
    state = having(dealt(), money=30)
    stage(sitting, waiting(state, AwaitBid(0, state.railroad_offer[0], 1, 1, 7, (0, 1, 2)), turn=1))
    panel = sitting.table.parts.panel_host.panel
    assert isinstance(panel, AuctionPanel)
    return panel


def test_while_a_lesson_is_read_nothing_is_offered_to_be_skipped(tmp_path: Path) -> None:
    """The others wait until it has been read, and Space does not hurry them."""
    sitting = Sitting(tmp_path, (960, 540))
    sitting.program.title()
    sitting.frame()
    begin_lesson(sitting, by_key=True)
    read = 0
    while read < 2:
        found = settle(sitting)
        assert found is not None
        step, shown = found.guide.progress.step, found.context.shown
        assert step is not None
        if step.move is None:
            assert not found._parts.skip.button.visible, step.name
            if shown.person is None:
                read += 1
                moves = len(found.context.session.match.entries)
                at_once(sitting, SPACE)
                sitting.frame(20)
                assert len(found.context.session.match.entries) == moves
                assert found.guide.progress.step == step
        sitting.press(ENTER if step.move is None else pygame.K_F3)


def test_the_headline_forgets_what_was_taken_back(sitting: Sitting) -> None:
    session = stage(sitting, having(dealt(), tokens=counts(goods=3)))
    for key in (pygame.K_s, ENTER):
        sitting.press(key, chr(key))
    assert isinstance(session.match.entries[0].command, Sell)
    headline = sitting.table.parts.headline
    headline.show("You sold 3 crates of goods.")
    sitting.press(pygame.K_z, "z")
    assert not session.match.entries
    assert "sold" not in headline.words
    assert headline.words.endswith("took back a step.")


def test_a_pass_pressed_before_the_auction_was_seen_is_none(sitting: Sitting) -> None:
    """X was meant for what was there before: the auction came over the table in that moment."""
    bidding(sitting)
    session = sitting.table.context.session
    at_once(sitting, pygame.K_x)
    assert not session.match.entries
    sitting.look()
    at_once(sitting, pygame.K_x)
    assert session.match.entries[0].command == Pass(0)


def test_a_bid_typed_beyond_the_purse_is_shown_before_it_is_made(sitting: Sitting) -> None:
    panel = bidding(sitting)
    session = sitting.table.context.session
    typed(sitting, "50")
    sitting.press(ENTER)
    assert not session.match.entries
    assert (panel.controls.stepper.value, panel.controls.bid.label) == (30, "Bid $30")
    sitting.press(ENTER)
    assert session.match.entries[0].command == Bid(0, 30)


def test_a_limit_typed_beyond_the_purse_is_shown_before_it_holds(sitting: Sitting) -> None:
    panel = bidding(sitting)
    orders = sitting.table.context.session.orders
    sitting.press(pygame.K_l, "l")
    typed(sitting, "99")
    sitting.press(ENTER)
    assert orders.of(0) is None
    assert panel.controls.form.sum.value == 30
    sitting.press(ENTER)
    assert orders.of(0).most == 30


@pytest.mark.parametrize(("verb", "digits", "confirmed"), [("a", "99", "$30"), ("s", "9", "Sell 5 ")])
def test_an_amount_typed_beyond_what_there_is_is_shown_before_it_is_played(
    sitting: Sitting, verb: str, digits: str, confirmed: str
) -> None:
    session = stage(sitting, having(dealt(), money=30, tokens=counts(goods=5)))
    sitting.press(ord(verb), verb)
    typed(sitting, digits)
    sitting.press(ENTER)
    assert not session.match.entries
    dock = sitting.table.parts.panel_host.panel
    assert isinstance(dock, ChoicePanel)
    assert confirmed in dock.confirm.label
    sitting.press(ENTER)
    assert len(session.match.entries) == 1


def test_after_the_lesson_one_is_called_as_in_it(sitting: Sitting) -> None:
    sitting.program.title()
    sitting.frame()
    begin_lesson(sitting, by_key=True)
    found = tutor(sitting)
    assert found is not None
    name = found.context.session.seats[0].name
    sitting.click(found.buttons.leave.rect.center)
    assert isinstance(sitting.stack.top, TitleScene)
    sitting.program.lobby("raccoon_tycoon")
    lobby = sitting.stack.top
    assert isinstance(lobby, LobbyScene)
    assert lobby.seats[0].name == name == ENGLISH.say("lesson.learner")
