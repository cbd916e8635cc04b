"""Things that a player has to know are said where they happen: a lost auction, where points come from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from raccoon.games.raccoon_tycoon.state import State
from scenes.dialogs.dialog import DialogScene
from scenes.raccoon_tycoon.actions import ACTIONS
from scenes.table.choosing.choice_panel import ChoicePanel
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage, waiting


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    sat = Sitting(tmp_path)
    yield sat
    sat.stack.clear()
    sat.window.close()


def lost() -> State:
    """Another has won the auction of the first seat, which may act again."""
    return waiting(having(dealt(3), tokens=counts(wood=3), money=20), AwaitAction(0, may_end=True))


def test_a_lost_auction_says_so_and_lights_the_verbs(sitting: Sitting) -> None:
    stage(sitting, lost())
    controls = sitting.table.parts.controls
    assert (controls.banner.title, controls.banner.below) == ("Auction lost", "take another action")
    assert {verb for verb, button in controls.verbs.items() if button.look == "urged"} == {
        verb for verb, button in controls.verbs.items() if button.enabled
    }
    assert controls.verbs["sell"].look == "urged"
    assert controls.quick_actions.extras[0].look == "quiet"


def test_after_an_auction_the_light_is_at_the_verb_that_enter_presses(sitting: Sitting) -> None:
    """The verbs rest while the room is open; the quiet way out does not get the light meanwhile."""
    state = having(having(dealt(3), money=20), 1, money=200)
    stage(sitting, state, "greedy", "greedy")
    sitting.press(pygame.K_RIGHT)
    for key in (pygame.K_a, pygame.K_RETURN):
        sitting.press(key, chr(key))
    assert sitting.table.context.shown.view.pending.leader != 0
    sitting.press(pygame.K_x, "x")
    sitting.frame(60)
    controls = sitting.table.parts.controls
    assert controls.banner.title == "Auction lost"
    assert controls.ring.lit is controls.verbs["auction"]
    assert [widget for widget in controls.ring.widgets if widget.focused] == [controls.ring.lit]


def test_an_ordinary_turn_lights_no_verb(sitting: Sitting) -> None:
    stage(sitting, having(dealt(3), tokens=counts(wood=3)))
    controls = sitting.table.parts.controls
    assert not any(button.chosen or button.look == "urged" for button in controls.verbs.values())
    assert controls.banner.title == "Your turn"


def test_a_begun_verb_is_the_only_one_lit(sitting: Sitting) -> None:
    stage(sitting, lost())
    sitting.press(pygame.K_s, "s")
    verbs = sitting.table.parts.controls.verbs
    assert [verb for verb, button in verbs.items() if button.chosen or button.look == "urged"] == ["sell"]


def test_ending_the_turn_instead_asks_once(sitting: Sitting) -> None:
    session = stage(sitting, lost())
    sitting.press(pygame.K_e, "e")
    asked = sitting.stack.top
    assert isinstance(asked, DialogScene)
    assert "another action" in asked.sentence
    sitting.press(pygame.K_ESCAPE)
    assert session.waiting == (0,), "nothing has happened"
    sitting.press(pygame.K_e, "e")
    sitting.press(pygame.K_RETURN, "\r")
    assert session.waiting == (0,), "a hasty Enter stays in the turn"
    sitting.press(pygame.K_e, "e")
    asked = sitting.stack.top
    assert isinstance(asked, DialogScene)
    sitting.click(asked.buttons[1].rect.center)
    assert isinstance(session.match.entries[0].command, EndTurn)


def test_the_key_that_asked_ends_the_turn_when_pressed_again(sitting: Sitting) -> None:
    session = stage(sitting, lost())
    sitting.look()
    sitting.hold(pygame.K_e)
    asked = sitting.stack.top
    assert isinstance(asked, DialogScene)
    assert [button.cap for button in asked.buttons] == ["", "E"], "Enter stays"
    sitting.hold(pygame.K_e, 9)
    assert sitting.stack.top is asked, "a key still held is no answer"
    assert not session.match.entries
    sitting.let_go(pygame.K_e)
    sitting.look()
    sitting.hold(pygame.K_e)
    assert [entry.command for entry in session.match.entries[:1]] == [EndTurn(0)]


def test_the_notice_comes_with_the_hammer(sitting: Sitting) -> None:
    state = having(dealt(3), money=20)
    state = waiting(having(state, 1, money=30), AwaitBid(0, state.railroad_offer[0], 0, 1, 9, (0, 1)))
    stage(sitting, state)
    sitting.press(pygame.K_x, "x")
    sitting.frame(3)
    assert sitting.table.parts.headline.words.endswith("You lost the auction: you may take another action.")


def test_a_towns_points_are_told_by_source_before_and_after(sitting: Sitting) -> None:
    state = having(dealt(3), tokens=counts(wood=4), railroads=("Big Bear",))
    state = replace(state, town="Beaver Ford")
    session = stage(sitting, state)
    sitting.press(pygame.K_t, "t")
    panel = sitting.table.parts.panel_host.panel
    assert panel
    assert panel.choice
    lines = [line.words for line in panel.choice.changes(panel.choice.table.preview(panel.choice.command()))]
    assert "+2 town, +2 pair" in lines
    sitting.press(pygame.K_RETURN, "\r")
    told = [item.sentence for item in sitting.table.parts.game_log.items if "Beaver Ford" in item.sentence]
    assert told[0].endswith("(+4\N{NO-BREAK SPACE}VP: +2 town, +2 pair)")
    assert GAME.view(session.match.state, 0).players[0].score.total == 3 + 2 + 2


def test_a_town_paid_with_any_tokens_tells_all_it_changes(sitting: Sitting) -> None:
    """With five kinds to count and points of two figures no line gives way."""
    sets = ("Big Bear", "Big Bear", "Sly Fox", "Sly Fox")
    stage(sitting, having(dealt(4), tokens=counts(wheat=2, wood=2, iron=2, coal=2, goods=1), railroads=sets))
    sitting.press(pygame.K_t, "t")
    sitting.press(pygame.K_2, "2")
    page = sitting.table.parts.panel_host.panel
    assert isinstance(page, ChoicePanel)
    assert page.ledger.seen == page.ledger.lines
    assert "12 VP" in {line.before for line in page.ledger.lines}


@pytest.mark.parametrize(
    ("own", "offered", "reason"),
    [
        (("Vineyard",), True, "The cheapest building costs $4, more than you have."),
        (("Vineyard",), False, "The cheapest upgrade costs $15, more than you have."),
        ((), False, "There is no building left to buy, and nothing of yours to upgrade."),
    ],
)
def test_what_cannot_be_built_is_too_dear_or_is_not_there(
    own: tuple[str, ...], offered: bool, reason: str
) -> None:
    view = GAME.view(having(dealt(), money=0, buildings=own), 0)
    offer = ("Wheat Field",) if offered else ()
    assert ACTIONS.disabled_reason("build", replace(view, building_offer=offer), (), ENGLISH.say) == reason
