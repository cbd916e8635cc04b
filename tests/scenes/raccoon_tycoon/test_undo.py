"""Undo, redo and takebacks at the table, through real events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.paths import saves_dir
from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.sell import SellOption
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from scenes.dialogs.agreement import AgreementScene
from scenes.results.scene import takeback_remark
from scenes.screens.handover import HandoverScene
from scenes.table.history.history_scene import HistoryScene
from scenes.table.scene import TableScene
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.bidders import Mouse
from tests.scenes.raccoon_tycoon.midgame import choice_named, lift, sit_down, turn_of

CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


def can_sell(seat: int, after: int | None = None) -> object:
    """The seat's turn has just begun and it holds tokens."""

    def arrived(session: Session) -> bool:
        return turn_of(seat)(session) and any(session.view(None).players[seat].tokens)

    return arrived


def sold(sitting: Sitting) -> Session:
    """The person of seat 0 has sold something: nothing came to light."""
    session = sitting.table.context.session
    moves = len(session.match.entries)
    if sitting.table.parts.log.page:
        sitting.press(pygame.K_RETURN)
    sitting.press(pygame.K_s, "s")
    dock = sitting.table.parts.panel_host.panel
    assert dock is not None
    sitting.press(pygame.K_RETURN)
    assert len(session.match.entries) == moves + 1
    return session


@pytest.fixture
def alone(tmp_path: Path) -> Sitting:
    """One person against bots, slowly."""
    sitting = Sitting(tmp_path, speed="calm")
    sit_down(sitting, ["person", "greedy", "greedy"], can_sell(0))
    return sitting


@pytest.fixture
def shared(tmp_path: Path) -> Sitting:
    """Clara, who is at the screen, and Vixen, both people, and a bot."""
    sitting = Sitting(tmp_path, speed="calm")
    sit_down(
        sitting,
        ["person", "person", "greedy"],
        can_sell(0),
        saves=saves_dir(tmp_path),
    )
    lift(sitting)
    return sitting


UNDO = [(pygame.K_z, 0), (pygame.K_z, CTRL)]
REDO = [(pygame.K_y, 0), (pygame.K_z, SHIFT), (pygame.K_y, CTRL), (pygame.K_z, CTRL | SHIFT)]


@pytest.mark.parametrize("undo", UNDO)
@pytest.mark.parametrize("redo", REDO)
def test_by_keys(alone: Sitting, undo: tuple[int, int], redo: tuple[int, int]) -> None:
    """Before the next bot moves the sale is taken back, and made again."""
    before = alone.table.context.session.match.state
    session = sold(alone)
    after = session.match.state
    alone.press(undo[0], mod=undo[1])
    assert session.match.state == before
    assert alone.table.context.shown.person == 0
    alone.press(redo[0], mod=redo[1])
    assert session.match.state == after


def taken_back(sitting: Sitting) -> str:
    """The moves that a step back takes back, in words."""
    undo = sitting.table.parts.undo
    assert undo.way_back
    return undo._moves(undo.way_back, sitting.table.context.shown.viewer)


def test_by_buttons_side_by_side(alone: Sitting) -> None:
    table = alone.table
    before = table.context.session.match.state
    assert not table.parts.controls.redo.visible
    assert table.parts.controls.undo.rect == table.context.shown.layout.undo
    session = sold(alone)
    after = session.match.state
    assert not table.parts.controls.undo.reason
    alone.click(table.parts.controls.undo.rect.center)
    assert session.match.state == before
    assert table.parts.controls.redo.visible
    assert table.context.shown.layout.undo.contains(table.parts.controls.undo.rect)
    assert table.context.shown.layout.undo.contains(table.parts.controls.redo.rect)
    assert not table.parts.controls.undo.rect.colliderect(table.parts.controls.redo.rect)
    alone.click(table.parts.controls.redo.rect.center)
    assert session.match.state == after
    assert not table.parts.controls.redo.visible


def test_another_move_leaves_nothing_to_redo(alone: Sitting) -> None:
    session = sold(alone)
    alone.press(pygame.K_z)
    alone.press(pygame.K_p, "p")
    dock = alone.table.parts.panel_host.panel
    assert dock is not None
    alone.press(pygame.K_RETURN)
    assert not session.match.can_redo()
    alone.press(pygame.K_y)
    assert alone.table.parts.headline.words == ENGLISH.say("refusal.nothing_to_redo")


def test_alone_one_press_takes_the_turn_back_though_bots_have_moved(alone: Sitting) -> None:
    """A bot has sold since: nothing has come to light, so nobody is asked and nothing is noted."""
    session = sold(alone)
    before, moves = session.match._states[-2], len(session.match.entries)
    session.match.submit(next(iter(_sales(session))))
    alone.table.context.on_session_changed()
    sale = taken_back(alone)
    assert sale.startswith("sell ")
    assert alone.table.parts.controls.undo.tip == ENGLISH.say("table.undo.tip", moves=sale)
    alone.press(pygame.K_z)
    assert session.match.state == before
    assert len(session.match.entries) == moves - 1
    assert alone.table.context.shown.person == 0
    assert session.takebacks == ()


def test_a_move_is_not_named_where_any_part_of_it_is_secret(
    alone: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sold(alone)
    assert len(session.match.entries[-1].events) > 1
    monkeypatch.setattr(session, "visible_events", lambda entry, _: (*entry.events[:-1], entry.events[0]))
    assert taken_back(alone) == ENGLISH.say("table.undo.moves", n=1)


def _sales(session: Session) -> Iterator[Command]:
    """Every sale that the seat to move could make."""
    (seat,) = session.waiting
    for option in session.options(seat):
        if isinstance(option, SellOption):
            yield from option.commands()


def test_alone_one_press_takes_back_what_came_to_light_and_notes_it(alone: Sitting) -> None:
    """A card is drawn after producing: the turn goes back, nobody is asked, the log says so."""
    table, session = alone.table, alone.table.context.session
    alone.press(pygame.K_RETURN)
    before, moves = session.match.state, len(session.match.entries)
    hands = Mouse(7, hoarder=True)
    while session.waiting == (0,):
        alone.step(hands)
    assert not table.parts.controls.undo.reason
    tip = ENGLISH.say("table.undo.tip_marked", moves=taken_back(alone))
    assert table.parts.controls.undo.tip == tip
    assert "play the card with" in tip
    alone.press(pygame.K_z)
    assert alone.stack.top is table, "no box asks anybody"
    assert session.match.state == before
    (back,) = session.takebacks
    assert back.agreed == (0,)
    assert table.parts.game_log.items[-1].event is None
    assert len(session.match.entries) == moves


def test_a_choice_under_way_is_left_first(alone: Sitting) -> None:
    alone.press(pygame.K_RETURN)
    moves = len(alone.table.context.session.match.entries)
    alone.press(pygame.K_s, "s")
    assert alone.table.parts.panel_host.panel
    alone.press(pygame.K_z, mod=CTRL)
    assert alone.table.parts.panel_host.panel is None
    assert len(alone.table.context.session.match.entries) == moves


def test_before_anybody_else_has_looked_the_own_move_goes_back(shared: Sitting) -> None:
    before = shared.table.context.session.match.state
    session = sold(shared)
    assert shared.table.context.shown.viewer is None, "it is for Vixen to come"
    shared.press(pygame.K_z)
    assert session.match.state == before
    assert shared.table.context.shown.viewer == 0, "Clara is at the screen still: no curtain"


def at_curtain(sitting: Sitting) -> HandoverScene:
    """The curtain has fallen and hangs."""
    while not isinstance(sitting.stack.top, HandoverScene) or sitting.stack.picture.transition:
        sitting.frame()
    sitting.look()
    return sitting.stack.top


@pytest.mark.parametrize("how", ["key", "button"])
def test_until_the_next_person_looks_the_curtain_offers_the_step_back(shared: Sitting, how: str) -> None:
    """Clara has sold and the curtain has fallen: she takes it back there, and is at the screen again."""
    before = shared.table.context.session.match.state
    session = sold(shared)
    curtain = at_curtain(shared)
    assert curtain.back_button
    sale = session.match.entries[-1].command
    assert curtain.back_button.label.startswith(f"Take back: sell {sale.amount}")
    if how == "key":
        shared.press(pygame.K_z)
    else:
        shared.click(curtain.back_button.rect.center)
    assert session.match.state == before
    assert shared.table.context.shown.viewer == 0, "no curtain before Clara: nobody else has looked"
    assert shared.table.parts.controls.redo.visible
    shared.press(pygame.K_y)
    assert session.match.entries[-1].command == sale


def test_at_the_curtain_what_came_to_light_is_taken_back_by_all(shared: Sitting) -> None:
    """Clara has produced and drawn a card: nobody's hand is seen while all agree, or the curtain hangs on."""
    session = shared.table.context.session
    shared.press(pygame.K_RETURN)
    hands = Mouse(7, hoarder=True)
    before = session.match.state
    while session.waiting == (0,):
        shared.step(hands)
    after = session.match.state
    curtain = at_curtain(shared)
    shared.press(pygame.K_z)
    agreement = shared.stack.top
    assert isinstance(agreement, AgreementScene)
    assert shared.stack.seen() == [agreement]
    shared.click(agreement.no.rect.center)
    assert shared.stack.top is curtain
    assert session.match.state == after
    shared.press(pygame.K_z)
    agreement = shared.stack.top
    assert isinstance(agreement, AgreementScene)
    for mark in agreement.marks:
        shared.click(mark.rect.center)
    shared.click(agreement.confirm.rect.center)
    assert session.match.state == before
    assert shared.table.context.shown.viewer == 0


def test_a_game_that_is_loaded_offers_no_step_back_at_its_curtain(tmp_path: Path) -> None:
    """Nobody is at the screen still."""
    sitting = Sitting(tmp_path, speed="calm")
    sit_down(sitting, ["person", "person", "greedy"], can_sell(0))
    curtain = at_curtain(sitting)
    assert curtain.back_button is None
    sitting.press(pygame.K_z)
    assert sitting.stack.top is curtain


def test_once_the_next_person_has_looked_all_have_to_agree(shared: Sitting) -> None:
    """Clara sells, Vixen looks and presses Z: it is not hers to take back."""
    session = sold(shared)
    after = session.match.state
    lift(shared)
    assert shared.table.context.shown.viewer == 1
    tip = ENGLISH.say("table.undo.tip_agreed", moves=taken_back(shared))
    assert shared.table.parts.controls.undo.tip == tip
    shared.press(pygame.K_z)
    assert session.match.state == after
    agreement = shared.stack.top
    assert isinstance(agreement, AgreementScene)
    assert [seat.name for seat in agreement.people] == ["Clara", "Vixen"]


def _open_takeback(sitting: Sitting) -> HistoryScene:
    sitting.press(pygame.K_F10)
    sitting.click(choice_named(sitting.stack.top, ENGLISH.say("menu.take_back")))
    moment = sitting.stack.top
    assert isinstance(moment, HistoryScene)
    assert moment.buttons.take_back.reason, "now is no earlier point"
    return moment


def _to(sitting: Sitting, moment: HistoryScene, lines: int) -> int:
    """Choose a point so many lines down the log; ask for it. Returns its number of moves."""
    for _ in range(lines):
        sitting.press(pygame.K_DOWN)
    moves = moment.moves
    sitting.click(moment.buttons.take_back.rect.center)
    return moves


def test_all_people_agree_and_the_table_goes_back(shared: Sitting) -> None:
    table, session = shared.table, shared.table.context.session
    shared.press(pygame.K_RETURN)
    moment = _open_takeback(shared)
    state = session.match.state
    moves = _to(shared, moment, 25)
    agreement = shared.stack.top
    assert isinstance(agreement, AgreementScene)
    assert "Clara" in agreement.sentence
    assert "Vixen" in agreement.sentence
    shared.click(agreement.confirm.rect.center)
    shared.click(agreement.marks[0].rect.center)
    shared.click(agreement.confirm.rect.center)
    assert session.match.state == state, "one is missing"
    assert "Vixen" in agreement.confirm.reason
    wanted = session.match._states[moves]
    shared.click(agreement.marks[1].rect.center)
    shared.click(agreement.confirm.rect.center)
    assert shared.stack.top is table or isinstance(shared.stack.top, HandoverScene)
    assert session.match.state == wanted
    (back,) = session.takebacks
    assert back.agreed == (0, 1)
    assert table.parts.game_log.items[-1].event is None, "it is the newest line"
    assert "turned back the clock" in table.parts.game_log.items[-1].sentence


def test_while_several_agree_nobodys_hand_is_on_the_screen(shared: Sitting) -> None:
    """All of them have to look at the question; the hand and the purse beneath are one's own."""
    shared.press(pygame.K_RETURN)
    _to(shared, _open_takeback(shared), 25)
    agreement = shared.stack.top
    assert isinstance(agreement, AgreementScene)
    assert shared.stack.seen() == [agreement]


@pytest.mark.parametrize("how", ["esc", "no"])
def test_whoever_says_no_changes_nothing(shared: Sitting, how: str) -> None:
    session = shared.table.context.session
    state = session.match.state
    shared.press(pygame.K_RETURN)
    moment = _open_takeback(shared)
    _to(shared, moment, 25)
    agreement = shared.stack.top
    assert isinstance(agreement, AgreementScene)
    for mark in agreement.marks:
        shared.click(mark.rect.center)
    if how == "esc":
        shared.press(pygame.K_ESCAPE)
    else:
        shared.click(agreement.no.rect.center)
    assert shared.stack.top is moment
    shared.press(pygame.K_ESCAPE)
    assert isinstance(shared.stack.top, TableScene)
    assert session.match.state == state
    assert session.takebacks == ()


def test_it_stays_in_the_log_and_on_the_result_after_loading(shared: Sitting, tmp_path: Path) -> None:
    session = shared.table.context.session
    shared.press(pygame.K_RETURN)
    _to(shared, _open_takeback(shared), 12)
    agreement = shared.stack.top
    assert isinstance(agreement, AgreementScene)
    for mark in agreement.marks:
        shared.click(mark.rect.center)
    shared.click(agreement.confirm.rect.center)
    while isinstance(session.view(None).pending, AwaitAction) and not session.match.can_redo():
        shared.step(Mouse(3))
        if len(session.match.entries) > 3 and session.match.entries[-1].number > session.takebacks[0].number:
            break
    line = next(item for item in shared.table.parts.game_log.items if not item.event and item.moves).sentence
    assert session.path is not None
    loaded = Session.load(session.path)
    assert loaded.takebacks == session.takebacks
    shared.program.table(loaded)
    shared.frame()
    top = next(scene for scene in shared.stack.scenes if isinstance(scene, TableScene))
    assert [item.sentence for item in top.parts.game_log.items if not item.event and item.moves] == [line]
    for seat, who in enumerate(loaded.seats):
        loaded.change_seat(seat, type(who)(who.name, "greedy", who.colour, who.emblem))
    while not loaded.over:
        loaded.submit(loaded.think())
    remark = takeback_remark(Session.load(session.path), ENGLISH)
    assert remark == "The clock was turned back once."
