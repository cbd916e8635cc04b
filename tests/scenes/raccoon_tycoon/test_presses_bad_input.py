"""Keys that are held, a click made twice, Esc and the question mark: nothing is played that was not meant."""

from __future__ import annotations

import pygame

from raccoon.games.raccoon_tycoon import pending as at
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from scenes.dialogs.key_list import KeysScene
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from tests.scenes.raccoon_tycoon.dragging import Bench, bench, rich
from tests.scenes.raccoon_tycoon.hands_keys import Pad
from tests.scenes.raccoon_tycoon.hands_pointer import Clicking
from tests.scenes.raccoon_tycoon.pointing import post
from tests.scenes.raccoon_tycoon.staging import having

__all__ = ["bench"]


def test_a_held_enter_plays_once(bench: Bench) -> None:
    """Key repeat: further presses without a release in between. Held from before the choice stood, it plays
    nothing at all.
    """
    bench.put(having(rich(), buildings=("Freight Company",)))
    bench.sitting.press(pygame.K_s, "s")

    def hold() -> None:
        for _ in range(30):
            post(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="\r", mod=0, scancode=0)
            bench.sitting.frame()

    hold()
    assert not bench.session.match.entries
    post(pygame.KEYUP, key=pygame.K_RETURN, mod=0, scancode=0)
    bench.sitting.look()
    hold()
    assert len(bench.session.match.entries) == 1
    assert isinstance(bench.session.view(0).pending, at.AwaitSecondSale)
    post(pygame.KEYUP, key=pygame.K_RETURN, mod=0, scancode=0)
    bench.sitting.press(pygame.K_RETURN, "\r")
    assert isinstance(bench.session.match.entries[1].command, Sell)


def test_a_step_back_out_of_a_second_sale_takes_back_the_first(bench: Bench) -> None:
    """It has to be made: neither Esc nor the key of its verb leaves it closed, with nothing else to do."""
    bench.put(having(rich(), buildings=("Freight Company",)))
    for key in (pygame.K_s, pygame.K_RETURN, pygame.K_s):
        bench.sitting.press(key, chr(key))
    assert isinstance(bench.session.view(0).pending, at.AwaitSecondSale)
    assert bench.dock
    bench.sitting.press(pygame.K_ESCAPE)
    assert not bench.session.match.entries
    assert isinstance(bench.session.view(0).pending, at.AwaitAction)


def test_a_held_letter_opens_once(bench: Bench) -> None:
    bench.sitting.look()
    for _ in range(7):
        post(pygame.KEYDOWN, key=pygame.K_p, unicode="p", mod=0, scancode=0)
        bench.sitting.frame()
        assert bench.dock
    assert not bench.session.match.entries


def test_a_held_arrow_goes_on(bench: Bench) -> None:
    bench.sitting.press(pygame.K_s, "s")
    assert bench.dock
    stepper = bench.dock.choice.amount
    while not stepper.focused:
        bench.sitting.press(pygame.K_TAB)
    before = stepper.value
    for _ in range(3):
        post(pygame.KEYDOWN, key=pygame.K_LEFT, unicode="", mod=0, scancode=0)
        bench.sitting.frame()
    assert stepper.value == before - 3


def test_a_double_click_on_confirm_plays_once(bench: Bench) -> None:
    """The next choice comes up under the pointer: the second press of a double click is not for it."""
    bench.put(having(rich(), buildings=("Freight Company",)))
    bench.drop(Piece("slot", "wheat"), Piece("market", "wheat"))
    assert bench.dock
    pos = bench.dock.confirm.rect.center
    bench.sitting.look()
    for _ in range(2):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            post(kind, pos=pos, button=1)
            bench.sitting.frame()
    assert len(bench.session.match.entries) == 1
    assert bench.dock.confirm.enabled
    bench.wait(0.5)
    bench.mouse.tap(bench.dock.confirm.rect.center)
    assert len([e for e in bench.session.match.entries if isinstance(e.command, Sell)]) >= 2


def test_escape_leaves_every_choice_without_a_trace(bench: Bench) -> None:
    hands = Clicking(bench.sitting)
    for verb in ("p", "s", "a", "b"):
        bench.sitting.press(pygame.key.key_code(verb), verb)
        assert bench.dock
        bench.sitting.press(pygame.K_ESCAPE)
        assert bench.unmoved()
    hands.tap(Piece("slot", "wood"))
    bench.sitting.press(pygame.K_ESCAPE)
    assert bench.unmoved()
    pad = Pad(bench.sitting)
    pad.verb("produce")
    assert bench.dock
    pad.button(pygame.CONTROLLER_BUTTON_B)
    assert bench.unmoved()


def test_the_question_mark_lists_the_keys(bench: Bench) -> None:
    for opening in (None, pygame.K_s):
        if opening:
            bench.sitting.press(opening, "s")
        bench.sitting.press(pygame.K_SLASH, "?", pygame.KMOD_SHIFT)
        assert isinstance(bench.sitting.stack.top, KeysScene)
        bench.sitting.press(pygame.K_s, "s")
        assert isinstance(bench.sitting.stack.top, KeysScene)
        bench.sitting.press(pygame.K_ESCAPE)
        assert isinstance(bench.sitting.stack.top, TableScene)
    assert bench.dock
    assert not bench.session.match.entries
