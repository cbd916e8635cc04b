"""The bonus of a building is filled in on the page of the card: it costs no press, and can be left out."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.bonus import DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.actions.produce import Produce, TakeTokens
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import AwaitBonus
from scenes.raccoon_tycoon.choices.produce import LATER, NONE, ProduceChoice
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.piece import Piece
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.presses import Presses
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage

ENTER = pygame.K_RETURN
THREE, FOUR = (
    next(number for number, card in PRODUCTION_CARDS.items() if sum(card.production) == icons)
    for icons in (3, 4)
)


def produce(
    tmp_path: Path,
    *buildings: str,
    card: int = FOUR,
    none_left: str = "",
    size: tuple[int, int] = (1280, 720),
) -> tuple[Presses, Session]:
    """The page of a card, with these buildings; of one commodity the supply may have nothing."""
    hand = (card, *[other for other in PRODUCTION_CARDS if other != card][:2])
    state = having(dealt(), hand=hand, buildings=buildings, money=40)
    if none_left:
        there = state.supply[COMMODITIES.index(none_left)]
        held = tuple(there * (name == none_left) for name in COMMODITIES)
        state = replace(having(state, 1, tokens=held))
    sitting = Sitting(tmp_path, size)
    session = stage(sitting, state)
    presses = Presses(sitting)
    presses.keys("p")
    return presses, session


def choice_of(presses: Presses) -> ProduceChoice:
    choice = presses.choice
    assert isinstance(choice, ProduceChoice)
    return choice


def own(session: Session) -> list[Command]:
    """The moves of the first seat."""
    return [entry.command for entry in session.match.entries if entry.command.seat == 0]


@pytest.mark.parametrize("card", [THREE, FOUR])
def test_an_ordinary_production_with_a_bonus_takes_two_presses(tmp_path: Path, card: int) -> None:
    presses, session = produce(tmp_path, "Tool & Die", card=card)
    presses.keys(ENTER)
    presses.sitting.frame(3)
    assert presses.count == 2
    played, *taken, bonus = own(session)
    assert isinstance(played, Produce)
    assert [type(command) for command in taken] == [TakeTokens] * (card == FOUR)
    assert bonus == TakeBonus(0, "Tool & Die", (0, 0, 0, 0, 1, 0))


def test_it_is_that_of_the_building_which_gives_what_will_be_worth_most(tmp_path: Path) -> None:
    presses, session = produce(tmp_path, "Wheat Field", "Loom", "Iron Deposit")
    presses.keys(ENTER)
    assert own(session)[-1] == TakeBonus(0, "Loom", (0, 0, 0, 0, 2, 0))


def test_it_is_left_out_by_key(tmp_path: Path) -> None:
    presses, session = produce(tmp_path, "Wheat Field")
    added = choice_of(presses).added
    assert added
    while not added.pick.focused:
        presses.keys(pygame.K_TAB)
    presses.keys(pygame.K_RIGHT)
    assert added.pick.chosen == NONE
    while not presses.parts.panel_host.panel.confirm.focused:
        presses.keys(pygame.K_TAB)
    presses.keys(ENTER)
    assert own(session)[-1] == DeclineBonus(0)


def test_a_tile_that_is_clicked_gives_its_bonus_to_every_card(tmp_path: Path) -> None:
    presses, session = produce(tmp_path, "Wheat Field", "Loom")
    presses.click(Piece("estate", 0))
    assert choice_of(presses).chosen() == {Piece("hand", 0), Piece("estate", 0)}
    presses.keys("2", "1")
    presses.confirm()
    assert own(session)[-1] == TakeBonus(0, "Wheat Field", (1, 0, 0, 0, 0, 0))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_another_is_asked_for_once_the_card_is_played_and_not_declined_there(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """A second press at the place of the first takes it, or means nothing: it never declines."""
    presses, session = produce(tmp_path, "Water Mill", size=size)
    added, panel = choice_of(presses).added, presses.parts.panel_host
    assert added
    presses.click(dict(added.pick.plates())[LATER].center)
    place, beside = panel.panel.confirm.rect, panel.panel.is_beside
    presses.click(place.center)
    presses.sitting.frame(60)
    assert isinstance(session.match.state.pending, AwaitBonus)
    assert isinstance(panel.panel, ChoicePanel)
    assert panel.choice.key == "bonus"
    assert panel.panel.confirm.rect == place or beside
    ways_out = [button.rect for button in panel.panel.ways_out]
    assert len(ways_out) == 2
    assert place.collidelist(ways_out) < 0
    place = panel.panel.confirm.rect
    assert all(panel.panel.rect.contains(rect) and not rect.colliderect(place) for rect in ways_out)
    assert not ways_out[0].colliderect(ways_out[1])


def test_where_the_supply_has_none_there_is_no_bonus_to_choose(tmp_path: Path) -> None:
    presses, session = produce(tmp_path, "Wheat Field", none_left="wheat")
    added = choice_of(presses).added
    assert added
    assert not added.pick.visible
    presses.keys(ENTER)
    assert not any(isinstance(command, TakeBonus | DeclineBonus) for command in own(session))


def test_what_it_brings_is_told_before_it_is_played(tmp_path: Path) -> None:
    presses, _ = produce(tmp_path, "Loom")
    ledger = presses.parts.panel_host.panel.ledger
    assert ("0/11", "5/11") in {(line.before, line.after) for line in ledger.lines}
    added = choice_of(presses).added
    assert added
    presses.click(dict(added.pick.plates())[NONE].center)
    assert ("0/11", "3/11") in {(line.before, line.after) for line in ledger.lines}


def test_with_a_trading_floor_it_is_asked_after_the_trade(tmp_path: Path) -> None:
    presses, session = produce(tmp_path, "Trading Floor", "Wheat Field")
    assert choice_of(presses).added is None
    presses.keys(ENTER)
    presses.sitting.frame(3)
    assert own(session) == [Produce(0, FOUR)]
    assert presses.choice.key == "take"
    presses.keys(ENTER)
    presses.sitting.frame(3)
    assert presses.choice.key == "bonus"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_all_that_a_card_would_change_is_told_beside_it(tmp_path: Path, size: tuple[int, int]) -> None:
    """Rising prices, warehouse and overflow: no line gives way to the choice of the bonus."""
    sitting = Sitting(tmp_path, size)
    for first in (1, 15, 29, 43):
        hand = (first, first + 1, first + 2)
        state = having(dealt(), hand=hand, buildings=("Wheat Field", "Iron Deposit"), money=40)
        stage(sitting, having(state, tokens=counts(wheat=5, wood=4, iron=2)))
        sitting.press(pygame.K_p, "p")
        dock = sitting.table.parts.panel_host.panel
        assert isinstance(dock, ChoicePanel)
        assert isinstance(dock.choice, ProduceChoice)
        for card in hand:
            dock.choice.pick.choose(str(card))
            dock.refresh()
            assert dock.ledger.seen == dock.ledger.lines
            assert any("too many" in line.words for line in dock.ledger.lines)
