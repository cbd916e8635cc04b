"""Accidents of a drag: nothing breaks, nothing is played twice."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from msgspec.structs import replace

from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.laws import faults
from scenes.dialogs.dialog import DialogScene
from scenes.screens.handover import HandoverScene
from scenes.table.inspection.scene import InspectionScene
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from tests.scenes.raccoon_tycoon.dragging import HAND, Bench, bench, rich
from tests.scenes.raccoon_tycoon.pointing import Finger, post
from tests.scenes.raccoon_tycoon.staging import having, stage, waiting

__all__ = ["bench"]


def put_back(bench: Bench) -> bool:
    """Assert that nothing is dragged, played or open."""
    return bench.drag.held is None and bench.unmoved()


@pytest.mark.parametrize("verb", ["build", "sell"])
def test_places_where_nothing_is_on_offer_any_more_mean_nothing(bench: Bench, verb: str) -> None:
    """A position with one tile and one railroad left on offer."""
    state = rich()
    railroads = (*state.railroad_offer, *state.railroad_deck)[:-1]
    tiles = (*state.building_offer, *state.building_stack)[:-1]
    state = having(having(state, 1, railroads=railroads), 2, buildings=tiles)
    bench.put(state)
    assert (len(state.railroad_offer), len(state.building_offer)) == (1, 1)
    table = bench.sitting.table
    table.parts.panel_host.verb(verb)
    assert bench.dock
    empty = (Piece("railroad", 1), Piece("building", 1), Piece("building", 3))
    seen = [piece for piece in empty if not bench.dock.rect.collidepoint(bench.middle(piece))]
    assert seen
    for piece in seen:
        bench.sitting.click(bench.middle(piece))
        assert bench.dock
        assert bench.dock.choice.verb == verb
        for thing, target in (("purse", piece), ("gavel", piece), (piece, "estate")):
            bench.drop(thing, target)
        assert bench.dock.choice.verb == verb
    assert isinstance(bench.sitting.stack.top, TableScene)
    assert not bench.session.match.entries


def test_losing_the_focus_puts_the_piece_back(bench: Bench) -> None:
    pos = bench.carry(Piece("hand", 0), "warehouse")
    post(pygame.WINDOWFOCUSLOST)
    bench.sitting.frame()
    assert put_back(bench)
    assert bench.drag.flight
    bench.mouse.up(pos)
    bench.wait(0.5)
    assert put_back(bench)
    bench.drop(Piece("hand", 0), "warehouse")
    assert bench.dock


def test_losing_the_focus_ends_a_press_as_well(bench: Bench) -> None:
    bench.mouse.down(bench.middle(Piece("hand", 0)))
    post(pygame.WINDOWFOCUSLOST)
    bench.mouse.move(bench.middle("warehouse"))
    bench.mouse.up(bench.middle("warehouse"))
    assert put_back(bench)


def test_escape_puts_the_piece_back_and_opens_no_menu(bench: Bench) -> None:
    pos = bench.carry(Piece("hand", 0), "warehouse")
    bench.sitting.press(pygame.K_ESCAPE)
    bench.mouse.up(pos)
    assert put_back(bench)
    assert isinstance(bench.sitting.stack.top, TableScene)


def test_the_other_button_puts_the_piece_back(bench: Bench) -> None:
    pos = bench.carry(Piece("hand", 0), "warehouse")
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        post(kind, pos=pos, button=3)
        bench.sitting.frame()
    assert put_back(bench)
    bench.mouse.up(pos)
    assert put_back(bench)


def test_both_buttons_at_once_on_a_button_ask_and_press_nothing(bench: Bench) -> None:
    """The second button asks, and its page takes the release: no press waits below it for the next one."""
    bench.drop(Piece("hand", 0), "warehouse")
    assert bench.dock
    pos = bench.dock.confirm.rect.center
    for kind, button in (
        (pygame.MOUSEBUTTONDOWN, 1),
        (pygame.MOUSEBUTTONDOWN, 3),
        (pygame.MOUSEBUTTONUP, 3),
        (pygame.MOUSEBUTTONUP, 1),
    ):
        post(kind, pos=pos, button=button)
    bench.sitting.frame()
    assert isinstance(bench.sitting.stack.top, InspectionScene)
    bench.sitting.click((4, 4))
    assert isinstance(bench.sitting.stack.top, TableScene)
    assert bench.dock
    assert not bench.session.match.entries
    bench.sitting.look()
    bench.sitting.click(pos)
    mine = [entry.command for entry in bench.session.match.entries if entry.command.seat == 0]
    assert mine[:1] == [Produce(0, HAND[0])]
    assert len([command for command in mine if isinstance(command, Produce)]) == 1


def test_a_release_that_was_missed_leaves_nothing_in_the_hand(bench: Bench) -> None:
    """The button went up outside the window: the next press puts the piece back."""
    bench.carry(Piece("hand", 0), "warehouse")
    bench.mouse.down(bench.middle("town"))
    assert put_back(bench)
    bench.mouse.up(bench.middle("town"))
    assert bench.drag.held is None
    assert not bench.session.match.entries


def test_a_drop_outside_everything_puts_the_piece_back(bench: Bench) -> None:
    for pos in ((0, 0), (1279, 719), (-40, 2000)):
        bench.take(Piece("slot", "wood"))
        bench.mouse.move(pos)
        bench.mouse.up(pos)
        bench.wait(0.4)
        assert put_back(bench)


def test_the_window_may_change_its_size_in_the_middle(bench: Bench) -> None:
    for size in ((960, 540), (1600, 900), (200, 100), (1280, 720)):
        bench.take(Piece("hand", 0))
        pygame.display.set_mode(size, pygame.RESIZABLE)
        post(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)
        bench.sitting.frame(2)
        assert bench.sitting.table.size == bench.sitting.window.surface.get_size()
        assert bench.drag.held is None
        assert bench.drag.flight is None
        bench.mouse.up((10, 10))
        assert put_back(bench)
    bench.drop(Piece("hand", 0), "warehouse")
    assert bench.dock


def test_keys_do_nothing_else_while_a_piece_is_held(bench: Bench) -> None:
    pos = bench.carry(Piece("slot", "wheat"), Piece("market", "wheat"))
    for key, letter in ((pygame.K_p, "p"), (pygame.K_RETURN, "\r"), (pygame.K_TAB, ""), (pygame.K_z, "z")):
        bench.sitting.press(key, letter)
    assert bench.unmoved()
    assert bench.drag.held
    bench.mouse.up(pos)
    assert bench.dock
    assert bench.dock.choice.key == "sell"


def test_a_finger_and_the_mouse_together(bench: Bench) -> None:
    """The one that holds a piece holds it; the other does not disturb it, nor drop it."""
    finger = Finger(bench.sitting)
    finger.down(bench.middle(Piece("hand", 0)))
    finger.move(bench.middle("town"))
    held = bench.drag.held
    assert held
    bench.mouse.move(bench.middle("warehouse"))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        post(kind, pos=bench.middle(Piece("hand", 2)), button=1)
        bench.sitting.frame()
    assert bench.drag.held is held
    assert held.pos == bench.middle("town")
    finger.move(bench.middle("warehouse"))
    finger.up(bench.middle("warehouse"))
    assert bench.dock
    assert bench.dock.choice.command().card == HAND[0]
    assert not bench.session.match.entries


def test_a_finger_and_the_mouse_on_one_button_press_it_once(bench: Bench) -> None:
    bench.drop(Piece("hand", 0), "warehouse")
    assert bench.dock
    pos = bench.dock.confirm.rect.center
    finger = Finger(bench.sitting)
    bench.sitting.look()
    finger.down(pos)
    bench.mouse.down(pos)
    bench.mouse.up(pos)
    finger.up(pos)
    plays = [e for e in bench.session.match.entries if isinstance(e.command, Produce)]
    assert len([entry for entry in plays if entry.command.seat == 0]) == 1


def test_a_bot_may_move_while_a_person_holds_a_piece_out_of_turn(bench: Bench) -> None:
    bench.sitting.program.settings.speed = "fast"
    session = bench.put(replace(rich(), turn=1, pending=at.AwaitAction(1)))
    bench.take(Piece("hand", 0))
    bench.mouse.move(bench.middle("warehouse"))
    assert bench.drag.held
    assert bench.drag.held.targets == {}
    while session.waiting != (0,):
        bench.sitting.frame()
        if session.view(0).pending != bench.sitting.table.context.shown.view.pending:
            break
    if isinstance(session.view(0).pending, at.AwaitAction):
        bench.sitting.frame()
        assert bench.drag.held
        assert "warehouse" in bench.drag.held.targets
    mine = [entry for entry in session.match.entries if entry.command.seat == 0]
    bench.mouse.up(bench.middle("warehouse"))
    assert [entry for entry in session.match.entries if entry.command.seat == 0] == mine


def test_a_piece_that_is_sold_away_leaves_the_hand(bench: Bench) -> None:
    """A bot buys the very building that a person holds."""
    bench.sitting.program.settings.speed = "calm"
    session = bench.put(replace(having(rich(), 1, money=50), turn=1, pending=at.AwaitAction(1)))
    bench.take(Piece("building", 0))
    held = bench.drag.held
    assert held
    bought = BuyBuilding(1, str(bench.drag.drop_targets.thing(held.piece)))
    bench.sitting.table.context.submit(bought)
    assert bench.drag.held is None
    assert session.match.entries[0].command == bought
    bench.mouse.up(bench.middle("estate"))
    assert bench.dock is None


def test_a_card_in_the_hand_goes_when_the_curtain_falls(bench: Bench) -> None:
    """Between people: nothing of the one is on the screen of the other."""
    session = stage(bench.sitting, rich(), "person", "person")
    bench.sitting.frame(2)
    assert isinstance(bench.sitting.stack.top, HandoverScene)
    bench.sitting.click(bench.sitting.stack.top.look_button.rect.center)
    bench.take(Piece("hand", 0))
    assert bench.drag.held
    table = bench.sitting.table
    table.context.submit(Sell(0, "wheat", 4))
    bench.sitting.frame(3)
    assert isinstance(bench.sitting.stack.top, HandoverScene)
    assert table.parts.drag.held is None
    assert table.parts.drag.flight is None
    assert len(session.match.entries) == 1


def test_the_menu_and_messages_take_the_piece_out_of_the_hand(bench: Bench) -> None:
    bench.take(Piece("hand", 0))
    table = bench.sitting.table
    table.context.navigation.menu()
    assert table.parts.drag.held is None
    assert isinstance(bench.sitting.stack.top, DialogScene)
    bench.sitting.press(pygame.K_ESCAPE)
    bench.mouse.up((5, 5))
    assert put_back(bench)


@pytest.mark.parametrize("seed", range(4))
def test_a_storm_of_events_breaks_nothing(bench: Bench, seed: int) -> None:
    """Thousands of events in no order: the table keeps standing and the game stays lawful."""
    random, session = Random(seed), bench.session
    if seed % 2:
        session = stage(bench.sitting, waiting(rich(), at.AwaitAction(0)), "person", "greedy")
    seen = bench.sitting.program.session
    for _ in range(700):
        pos = random.randrange(1280), random.randrange(720)
        _anything(random, pos)
        if random.random() < 0.4:
            bench.sitting.frame()
        if not isinstance(bench.sitting.stack.top, TableScene):
            _home(bench)
    assert seen is session
    assert not faults(session.match.state)


def _anything(random: Random, pos: tuple[int, int]) -> None:
    share = pos[0] / 1280, pos[1] / 720
    finger = {"x": share[0], "y": share[1], "dx": 0.0, "dy": 0.0, "finger_id": random.randrange(2)}
    keys = (pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_3, pygame.K_s, pygame.K_p)
    letters = dict(zip(keys, ("\r", "", "", "", "3", "s", "p"), strict=True))
    key = random.choice(keys)
    what = random.randrange(9)
    if what < 3:
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        post(random.choice(kinds), pos=pos, button=random.choice((1, 1, 1, 3)))
    elif what < 5:
        post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0))
    elif what == 5:
        post(random.choice((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)), touch_id=1, **finger)
    elif what == 6:
        kind = random.choice((pygame.KEYDOWN, pygame.KEYUP))
        post(kind, key=key, unicode=letters[key], mod=0, scancode=0)
    elif what == 7:
        post(pygame.MOUSEWHEEL, x=0, y=random.choice((-1, 1)))
    else:
        post(random.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)))


def _home(bench: Bench) -> None:
    """Return to the table from whatever is over it."""
    pygame.event.clear()
    for key in (pygame.K_ESCAPE, pygame.K_RETURN):
        post(pygame.KEYUP, key=key, mod=0, scancode=0)
    bench.sitting.frame()
    top = bench.sitting.stack.top
    if isinstance(top, HandoverScene):
        bench.sitting.press(pygame.K_u, "u")
    elif not isinstance(top, TableScene):
        bench.sitting.press(pygame.K_ESCAPE)
