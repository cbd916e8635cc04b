"""Hints at the table: asked for, thought apart, shown with their reason, never played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.opponents import Opponents
from raccoon.app.session.bot_seats import allowed
from raccoon.app.thinking.client import Thinker
from raccoon.app.thinking.protocol import Question
from raccoon.app.wording import plain
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn
from raccoon.games.raccoon_tycoon.actions.produce import Produce, TakeTokens
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.storage import Discard
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid, AwaitDiscard
from raccoon.games.raccoon_tycoon.state import State
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.screens.handover import HandoverScene
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.log.markup import strong
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from tests.app.test_thinking import EVER, until
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage, waiting

VIEW = GAME.view(having(dealt(), buildings=("Warehouse",)), 0)


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(tmp_path)
    made.program.thinker = Thinker(patience=EVER)
    yield made
    made.program.thinker.close()


def rich_in_wheat() -> State:
    """The obvious thing is to sell."""
    return having(dealt(), tokens=counts(wheat=9), money=0)


def bidding() -> State:
    state = having(dealt(), money=30)
    railroad = state.railroad_offer[0]
    return waiting(state, AwaitBid(0, railroad, 1, 1, 3, (0, 1, 2)), turn=1)


def ask(sitting: Sitting) -> TableScene:
    """Ask by the key and wait for the answer."""
    table = sitting.table
    table.parts.log.close_page()
    sitting.press(pygame.K_h, "h")
    return answered(sitting)


def answered(sitting: Sitting) -> TableScene:
    table = sitting.table
    assert table.parts.hints.open
    until(lambda: table.parts.hints.advice or sitting.frame())
    sitting.frame()
    return table


def test_the_best_move_is_named_lit_and_not_played(sitting: Sitting) -> None:
    session = stage(sitting, rich_in_wheat(), "greedy", "greedy")
    before = session.view(0)
    table = ask(sitting)
    reason = table.parts.hints.reason
    assert reason is not None
    assert allowed(session.options(0), reason.command)
    told = table.parts.hints.advice_text()
    sentence = plain(told.sentence.replace("*", ""), session.seats, ENGLISH.say)
    named = ACTIONS.named(reason.command, table.context.shown.view, ENGLISH.say)
    move = plain(named, session.seats, ENGLISH.say)
    assert sentence.lower().startswith(move.lower())
    assert "VP" not in sentence.removeprefix(move)
    assert "VP" in told.figures
    used = set(ACTIONS.uses(reason.command, table.context.shown.view))
    assert used
    assert used <= table.parts.hints.marks(table.parts.drag.marks()).lit
    sitting.frame(120)
    assert session.match.entries == []
    assert session.view(0) == before


def test_the_paper_is_seen_and_covers_no_button(sitting: Sitting) -> None:
    stage(sitting, rich_in_wheat(), "greedy", "greedy")
    table = sitting.table
    table.parts.log.close_page()
    sitting.frame(3)
    plain_picture = sitting.window.surface.copy()
    table = ask(sitting)
    paper = table.parts.hints.paper()
    there, before = sitting.window.surface.subsurface(paper), plain_picture.subsurface(paper)
    assert there.get_buffer().raw != before.get_buffer().raw
    assert all(
        not paper.colliderect(button.rect) for button in table.parts.controls.ring.widgets if button.visible
    )


@pytest.mark.parametrize("way", ["key", "escape", "press", "move"])
def test_it_is_put_away(sitting: Sitting, way: str) -> None:
    session = stage(sitting, rich_in_wheat(), "greedy", "greedy")
    table = ask(sitting)
    if way == "key":
        sitting.press(pygame.K_h, "h")
    elif way == "escape":
        sitting.press(pygame.K_ESCAPE)
    elif way == "press":
        sitting.click(table.parts.hints.paper().center)
    else:
        sitting.press(pygame.K_s, "s")
        assert table.parts.hints.open, "the hint stays while it is carried out"
        sitting.press(pygame.K_RETURN)
        assert session.match.entries
    assert not table.parts.hints.open
    assert not table.parts.hints.marks(table.parts.drag.marks()).lit - table.parts.drag.marks().lit
    assert sitting.stack.top is table


def test_escape_puts_it_away_and_opens_no_menu_over_a_choice_that_must_be_made(sitting: Sitting) -> None:
    stage(
        sitting,
        waiting(having(dealt(), tokens=counts(wood=9, iron=9)), AwaitDiscard(0, 8)),
        "greedy",
        "greedy",
    )
    table = ask(sitting)
    assert table.parts.panel_host.choice
    sitting.press(pygame.K_ESCAPE)
    assert not table.parts.hints.open
    assert sitting.stack.top is table


def test_the_button_asks_too(sitting: Sitting) -> None:
    stage(sitting, rich_in_wheat(), "greedy", "greedy")
    table = sitting.table
    table.parts.log.close_page()
    sitting.click(table.parts.hints.button.rect.center)
    assert answered(sitting).parts.hints.advice


def test_in_an_auction(sitting: Sitting) -> None:
    stage(sitting, bidding(), "greedy", "greedy")
    table = ask(sitting)
    assert isinstance(table.parts.panel_host.panel, AuctionPanel)
    reason = table.parts.hints.reason
    assert reason is not None
    assert isinstance(reason.command, Bid | Pass)
    widgets = [widget for widget in table.parts.panel_host.panel.controls.ring.widgets if widget.visible]
    assert all(not table.parts.hints.paper().colliderect(widget.rect) for widget in widgets)


def test_within_an_action(sitting: Sitting) -> None:
    """The choice that follows stands open by itself, here the full warehouse: the hint is about it."""
    session = stage(sitting, rich_in_wheat(), "greedy", "greedy")
    sitting.table.parts.log.close_page()
    sitting.press(pygame.K_p, "p")
    sitting.press(pygame.K_RETURN)
    assert isinstance(sitting.table.parts.panel_host.panel, ChoicePanel)
    table = ask(sitting)
    reason = table.parts.hints.reason
    assert reason is not None
    assert isinstance(reason.command, Discard)
    assert allowed(session.options(0), reason.command)


def test_nobody_is_advised_out_of_turn(sitting: Sitting) -> None:
    sitting.program.settings.speed = "calm"
    stage(sitting, waiting(rich_in_wheat(), AwaitAction(1), turn=1), "greedy", "greedy")
    table = sitting.table
    assert table.context.shown.person is None
    assert not table.parts.hints.button.visible
    sitting.press(pygame.K_h, "h")
    assert not table.parts.hints.open


@pytest.mark.parametrize("level", Opponents("raccoon_tycoon").hint_givers)
def test_the_adviser_is_the_one_in_the_settings(sitting: Sitting, level: str) -> None:
    asked: list[Question] = []

    class Listening(Thinker):
        def ask(self, question: Question) -> None:
            asked.append(question)

    sitting.program.thinker = Listening()
    sitting.program.settings.keep_table("raccoon_tycoon", hint_giver=level)
    stage(sitting, rich_in_wheat(), "greedy", "greedy")
    sitting.table.parts.log.close_page()
    sitting.press(pygame.K_h, "h")
    assert [(question.bot, question.reasons) for question in asked] == [(level, True)]


def test_an_adviser_that_cannot_be_reached_is_told_and_asked_again(sitting: Sitting) -> None:
    sitting.program.thinker = Thinker([sys.executable, "-m", "tests.app.unruly", "dies"], EVER)
    stage(sitting, rich_in_wheat(), "greedy", "greedy")
    table = sitting.table
    table.parts.log.close_page()
    sitting.press(pygame.K_h, "h")
    failed = ENGLISH.say("hint.failed")
    until(lambda: table.parts.hints.advice_text().sentence == failed or sitting.frame())
    table.context.session.questions.thinker = sitting.program.thinker = Thinker(patience=EVER)
    sitting.press(pygame.K_h, "h")
    assert not table.parts.hints.open
    sitting.press(pygame.K_h, "h")
    assert answered(sitting).parts.hints.advice


def test_names_are_bold_and_pictures_stay_pictures() -> None:
    assert strong("Sell 4 <wood> abroad") == "*Sell 4* <wood> *abroad*"
    assert strong("Pass") == "*Pass*"
    assert strong("Take <wood><iron>") == "*Take* <wood><iron>"


EVERY_MOVE: list[tuple[Command, set[str]]] = [
    (Sell(0, "wheat", 3), {Piece("market", "wheat"), Piece("slot", "wheat")}),
    (BuyOnFloor(0, 2, "coal", 1), {Piece("market", "coal"), Piece("panel", 2)}),
    (OpenAuction(0, VIEW.railroad_offer[1], 6), {Piece("railroad", 1)}),
    (BuyBuilding(0, VIEW.building_offer[2]), {Piece("building", 2)}),
    (BuyTown(0, (2, 1, 0, 0, 0, 0)), {"town", Piece("slot", "wheat"), Piece("slot", "wood")}),
    (Discard(0, (1, 0, 0, 0, 0, 0)), {Piece("slot", "wheat")}),
    (TakeTokens(0, (0, 0, 1, 0, 0, 0)), {Piece("market", "iron")}),
    (UpgradeBuilding(0, "Warehouse"), {Piece("estate", 0)}),
    (Pass(0), set()),
    (EndTurn(0), set()),
]


@pytest.mark.parametrize(("command", "lit"), EVERY_MOVE, ids=lambda value: type(value).__name__)
def test_what_a_move_is_made_with_is_lit(command: Command, lit: set[str]) -> None:
    assert set(ACTIONS.uses(command, VIEW)) == lit


def test_the_card_to_play_is_lit() -> None:
    hand = VIEW.players[0].hand
    assert hand
    assert set(ACTIONS.uses(Produce(0, hand[2]), VIEW)) == {Piece("hand", 2)}


def test_by_the_button_in_an_auction_and_by_a_controller(sitting: Sitting) -> None:
    stage(sitting, bidding(), "greedy", "greedy")
    table = sitting.table
    panel = table.parts.panel_host.panel
    assert isinstance(panel, AuctionPanel)
    assert table.parts.hints.button.rect == table.context.shown.layout.hint
    others = [widget.rect for widget in panel.controls.ring.widgets if widget.visible]
    assert table.parts.hints.button.rect.collidelist(others) < 0
    sitting.click(table.parts.hints.button.rect.center)
    assert answered(sitting).parts.hints.advice
    assert not table.parts.hints.paper().colliderect(table.parts.hints.button.rect)
    for open_after in (False, True):
        press = pygame.event.Event(
            pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_Y, instance_id=0
        )
        pygame.event.post(press)
        sitting.frame()
        assert table.parts.hints.open == open_after


def test_a_hint_is_gone_before_the_next_person_looks(sitting: Sitting) -> None:
    stage(sitting, rich_in_wheat(), "person", "greedy")
    if isinstance(sitting.stack.top, HandoverScene):
        sitting.press(pygame.K_u, "u")
    table = ask(sitting)
    sitting.press(pygame.K_s, "s")
    sitting.press(pygame.K_RETURN)
    until(lambda: isinstance(sitting.stack.top, HandoverScene) or sitting.frame())
    assert not table.parts.hints.open
    assert table.parts.hints.reason is None
    sitting.press(pygame.K_h, "h")
    assert not table.parts.hints.open, "nobody is advised behind the curtain"
    sitting.press(pygame.K_u, "u")
    assert sitting.stack.top is table
    assert table.context.shown.chooser == 1
    assert not table.parts.hints.open
