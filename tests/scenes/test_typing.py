"""Text that is typed or pasted goes into the field people are at; an input method works there alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app.saves.reader import read
from raccoon.app.session.session import Session
from scenes.art import pictograms
from scenes.learning.book_scene import RulebookScene
from scenes.library.rename import RenameScene
from scenes.raccoon_tycoon.art.pictograms import PICTOGRAMS
from scenes.raccoon_tycoon.rulebook.book import BOOK
from scenes.screens.lobby.scene import LobbyScene
from scenes.widgets.forms.fields import TextField
from scenes.window.scene import Scene
from tests.scenes.driving import ENGLISH, Player, at
from tests.scenes.lobbies import GAME, Started, lobby, people

pictograms.add(PICTOGRAMS)

NEW = {"newer than the tables": "\U0001fa77", "not given out": "\u0378", "the last of all": "\U0010ffff"}
"""Signs that Python's tables of Unicode do not know."""
HIDDEN = {"an order to turn round": "\u202e", "half a sign": "\ud83e", "a bell": "\x07"}


def place(name: str) -> tuple[Scene, TextField]:
    """A screen with a field, and the field."""
    if name == "book":
        book = RulebookScene(ENGLISH.say, BOOK, lambda: None)
        return book, book.field
    if name == "rename":
        rename = RenameScene(ENGLISH.say, "", lambda _: None)
        return rename, rename.field
    scene = lobby([], people(2))
    return scene, scene.seed_field if name == "seed" else scene.rows[0].name_field


def text(player: Player, words: str) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=words))
    player.wait()


def paste(player: Player, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: words)
    player.key(pygame.K_v, mod=pygame.KMOD_CTRL)


@pytest.mark.parametrize("sign", NEW.values(), ids=NEW)
@pytest.mark.parametrize("name", ["name", "seed", "rename", "book"])
def test_a_sign_that_nobody_knows_is_typed_and_drawn(name: str, sign: str) -> None:
    scene, field = place(name)
    with at(scene) as player:
        player.click(field)
        player.key(pygame.K_a, mod=pygame.KMOD_CTRL)
        text(player, sign)
        assert field.value == sign


@pytest.mark.parametrize("sign", HIDDEN.values(), ids=HIDDEN)
def test_a_sign_that_cannot_be_shown_stays_out(sign: str) -> None:
    scene, field = place("name")
    with at(scene) as player:
        player.click(field)
        text(player, f"a{sign}b")
        assert field.value == "Person 0ab"


def test_somebody_with_a_new_sign_plays_and_is_read_again(tmp_path: Path) -> None:
    started: Started = []
    scene = lobby(started, people(2))
    with at(scene) as player:
        for row, name in zip(scene.rows, ("\U0001fa77", "\u0645\u06cc\u200c\u062e"), strict=True):
            player.click(row.name_field)
            player.key(pygame.K_a, mod=pygame.KMOD_CTRL)
            text(player, name)
        scene.start()
    seats, options, *_ = started[0]
    session = Session.new(GAME, seats, options, "new", tmp_path)
    assert session.path
    session.close()
    assert [seat.name for seat in read(session.path).seats] == [seat.name for seat in seats]
    assert seats[0].name == "\U0001fa77"


def test_what_is_pasted_is_cut_where_typing_is(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, field = place("name")
    letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    with at(scene) as player:
        player.click(field)
        player.key(pygame.K_END)
        paste(player, letters, monkeypatch)
        assert field.value == ("Person 0" + letters)[:20]
        player.key(pygame.K_a, mod=pygame.KMOD_CTRL)
        paste(player, letters, monkeypatch)
        assert field.value == letters[:20]


def test_lines_that_are_pasted_become_one(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, field = place("name")
    with at(scene) as player:
        player.click(field)
        player.key(pygame.K_a, mod=pygame.KMOD_CTRL)
        paste(player, "Anna\r\n  Maria\t\u3000Luise\n", monkeypatch)
        assert field.value == "Anna Maria Luise"


def test_ctrl_v_pastes_with_russian_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, field = place("rename")
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Анна")
    with at(scene) as player:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = {"key": ord("м"), "scancode": 25, "mod": pygame.KMOD_LCTRL, "unicode": ""}
            pygame.event.post(pygame.event.Event(kind, event))
        player.wait()
        assert field.value == "Анна"


@pytest.fixture
def armed(monkeypatch: pytest.MonkeyPatch) -> list[pygame.Rect]:
    """The place where an input method composes; empty while it leaves all keys alone, as SDL has it first."""
    places = [pygame.Rect(0, 0, 0, 0)]
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: places.append(pygame.Rect(0, 0, 0, 0)))
    monkeypatch.setattr(pygame.key, "stop_text_input", places.clear)
    monkeypatch.setattr(
        pygame.key, "set_text_input_rect", lambda rect: places.__setitem__(slice(None), [rect])
    )
    return places


def test_an_input_method_works_only_in_a_field(armed: list[pygame.Rect]) -> None:
    scene = lobby([], people(2))
    field = scene.rows[0].name_field
    with at(scene) as player:
        assert not armed
        player.click(field)
        assert armed == [field.rect]
        player.key(pygame.K_TAB, pygame.K_TAB)
        assert not armed, "the pointer still rests on it, but another control has the focus"
        player.click(scene.seed_field)
        assert armed == [scene.seed_field.rect]
        over = RenameScene(ENGLISH.say, "", lambda _: None)
        player.stack.push(over)
        player.wait()
        assert armed == [over.field.rect]
        player.key(pygame.K_ESCAPE)
        assert isinstance(player.stack.top, LobbyScene)
        player.click((5, 5))
        player.stack.push(Scene())
        player.wait()
        assert not armed


def test_what_is_typed_anywhere_in_the_book_may_be_composed(armed: list[pygame.Rect]) -> None:
    scene, field = place("book")
    with at(scene) as player:
        assert armed == [field.rect]
        text(player, "かに")
        assert field.value == "かに"
