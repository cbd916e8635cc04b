"""Text by a game controller: keys on the screen, wherever there is a field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.settings import Settings
from scenes.controllers.screen_keyboard import ScreenKeyboard
from scenes.library.rename import RenameScene
from scenes.screens.preferences.scene import SettingsScene
from scenes.widgets.widget import Widget
from tests.scenes.driving import ENGLISH, Player, assert_apart, at, ring_rects
from tests.scenes.library.library import kept, opened
from tests.scenes.padding import DOWN, FAR, LEFT, NEXT, RIGHT, UP, A, B, PadSitting, X, button
from tests.scenes.person import Sitting


class PadHand:
    """A hand that looks, presses a button and waits, whichever window it is at."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def do(self, pressed: int) -> None:
        """Press a button when everything can be pressed."""
        self.player.look()
        button(pressed)
        self.player.wait()

    def to(self, wanted: Callable[[Any], Widget]) -> None:
        """Go to a control with the shoulder button."""
        for _ in range(FAR):
            if wanted(self.player.stack.top).focused:
                return
            self.do(NEXT)
        raise AssertionError("it cannot be reached")

    def letters(self, words: str) -> None:
        """Type with the keys on the screen, each walked to in the direction in which it is seen."""
        board = self.player.stack.top
        assert isinstance(board, ScreenKeyboard)
        for letter in words:
            key = next(one for one in board.letters if one.label.casefold() == letter.casefold())
            while not key.focused:
                assert board.ring.focused
                here, there = board.ring.focused.rect, key.rect
                across, down = there.centerx - here.centerx, there.centery - here.centery
                if abs(down) > here.height // 2:
                    self.do(DOWN if down > 0 else UP)
                else:
                    self.do(RIGHT if across > 0 else LEFT)
            self.do(A)


def test_text_is_typed_by_the_controller_wherever_there_is_a_field(tmp_path: Path) -> None:
    """A name and a code in the lobby, the search of the settings, of the library and of the rulebook."""
    sitting = PadSitting(tmp_path)
    sitting.program.title()
    hand = PadHand(Player(sitting.window, sitting.stack))
    sitting.program.lobby("raccoon_tycoon")
    lobby: Any = sitting.stack.top
    for field, words in ((lobby.rows[0].name_field, "Ada"), (lobby.seed_field, "b7")):
        lobby.ring.shown = True
        lobby.ring.focus(field)
        sitting.frame()
        if words == "Ada":
            for _ in range(len(field.value)):
                Sitting.press(sitting, pygame.K_BACKSPACE)
        sitting.press(pygame.K_RETURN)
        hand.letters(words)
        sitting.press(pygame.K_ESCAPE)
        assert sitting.stack.top is lobby
        assert field.value == words.capitalize()
    sitting.program.shell.open_settings("raccoon_tycoon")
    settings: Any = sitting.stack.top
    settings.ring.focus(settings.search)
    sitting.frame()
    sitting.press(pygame.K_RETURN)
    hand.letters("mu")
    button(X)
    sitting.frame()
    assert settings.search.value == "M"
    Sitting.press(sitting, pygame.K_u, "u")
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="u"))
    sitting.frame()
    assert (sitting.stack.top, settings.search.value) == (settings, "Mu"), "a real keyboard goes on"
    sitting.stack.clear()


def test_a_saved_game_gets_a_name_and_the_rulebook_is_searched_by_the_controller(tmp_path: Path) -> None:
    kept(tmp_path, "Old", 5)
    with opened(tmp_path) as reader:
        hand = PadHand(reader)
        hand.to(lambda top: next(one for one in top.ring.widgets if getattr(one, "label", "") == "Rename"))
        hand.do(A)
        assert isinstance(reader.stack.top, RenameScene)
        hand.do(A)
        for _ in "Old":
            hand.do(X)
        hand.letters("New")
        hand.do(B)
        hand.to(lambda top: top.ok_button)
        hand.do(A)
        reader.read()
        assert reader.titles == ["New"]
        reader.program.open_book("raccoon_tycoon")
        reader.wait()
        hand.to(lambda top: top.field)
        hand.do(A)
        hand.letters("wheat")
        hand.do(B)
        assert reader.stack.top.pages.hits


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("place", [0.0, 0.5, 1.0])
def test_the_keys_on_the_screen_lie_apart_and_beside_the_field(
    size: tuple[int, int], scale: float, place: float
) -> None:
    below = SettingsScene(ENGLISH, Settings(), "raccoon_tycoon", lambda _: None, lambda: None)
    with at(below, size) as player:
        player.stack.resize(size, scale)
        below.ring.shown = True
        below.ring.focus(below.search)
        player.wait()
        below.search.rect.top = round((size[1] - below.search.rect.height - 60) * place) + 30
        board = ScreenKeyboard(below)
        player.stack.push(board)
        player.wait()
        assert_apart(ring_rects([*board.ring.widgets]), size)
        assert not board.board.colliderect(below.search.rect)
