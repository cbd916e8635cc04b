"""Keys mean the same on every keyboard: real events of the window, as SDL gives them for these layouts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.dialogs.key_list import KeysScene
from scenes.learning.book_scene import RulebookScene
from scenes.widgets.counters import Counters
from scenes.widgets.pick_some import PickSome
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.staging import counts, dealt, having, stage

GAMES = ("raccoon_tycoon", "saloon_tycoon", "raccoon_rampage")
Key = tuple[int, int, str, int]
"""A key as SDL names it, its place, its sign, what is held with it."""
P = {
    "English": (ord("p"), 19, "p"),
    "French": (ord("p"), 19, "p"),
    "Russian": (ord("з"), 19, ""),
    "Russian, typing": (ord("з"), 19, "з"),
    "Ukrainian": (ord("з"), 19, ""),
    "Greek": (ord("π"), 19, ""),
    "Hebrew": (ord("פ"), 19, ""),
    "Arabic": (ord("ح"), 19, ""),
    "Persian": (ord("ح"), 19, ""),
    "Thai": (ord("ย"), 19, ""),
    "Serbian": (ord("п"), 19, ""),
    "capitals of Windows": (ord("З"), 19, ""),
    "Dvorak": (ord("p"), 21, "p"),
}
TWO: dict[str, Key] = {
    "English": (pygame.K_2, 31, "2", 0),
    "French": (pygame.K_2, 31, "é", 0),
    "French, Shift": (pygame.K_2, 31, "2", pygame.KMOD_LSHIFT),
    "Persian": (pygame.K_2, 31, "۲", 0),
    "Thai": (pygame.K_2, 31, "/", 0),
    "a system that names the sign": (ord("۲"), 31, "۲", 0),
    "Czech of such a system": (ord("ě"), 31, "ě", 0),
    "keypad": (pygame.K_KP_2, 90, "2", pygame.KMOD_NUM),
}


class Typist:
    """Hands on a keyboard of that layout, at a table."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def press(self, key: int, place: int, sign: str = "", mod: int = 0, up: int | None = None) -> None:
        """A key goes down and comes up, after a look at what has appeared."""
        self.sitting.look()
        down = {"key": key, "scancode": place, "unicode": sign, "mod": mod}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, down))
        self.sitting.frame()
        pygame.event.post(pygame.event.Event(pygame.KEYUP, {**down, "key": up or key}))
        self.sitting.frame(3)

    @property
    def field(self) -> object:
        """The control of the page that lies open."""
        choice = self.sitting.table.parts.panel_host.choice
        assert choice is not None
        return choice.fields[0].widget


@pytest.fixture
def turn(tmp_path: Path) -> Iterator[Typist]:
    """A person's turn in the first game."""
    sitting = Sitting(tmp_path)
    stage(sitting, having(dealt(), money=40, tokens=counts(wheat=3, wood=3, goods=2)))
    sitting.frame(60)
    yield Typist(sitting)
    sitting.window.close()


def begun(tmp_path: Path, game: str) -> Typist:
    """The first thing that a person is asked in a game: tokens, secret claims, cards of the hand."""
    sitting = Sitting(tmp_path)
    sitting.begin(seats("person", "random", "random"), "keys", game=game)
    sitting.frame(40)
    return Typist(sitting)


def opened(typist: Typist) -> str | None:
    choice = typist.sitting.table.parts.panel_host.choice
    return choice.verb if choice else None


@pytest.mark.parametrize("layout", P)
def test_a_letter_is_taken_by_its_sign_or_by_its_place(turn: Typist, layout: str) -> None:
    turn.press(*P[layout])
    assert opened(turn) == "produce"


def test_a_letter_that_the_layout_has_elsewhere_is_not_taken_by_its_place(turn: Typist) -> None:
    """P's place is L's on Dvorak, A lies in the place of Q on a French keyboard."""
    turn.press(ord("l"), 19, "l")
    assert opened(turn) is None
    turn.press(ord("a"), 20, "a")
    assert opened(turn) == "auction"
    turn.press(pygame.K_ESCAPE, 41)
    turn.press(ord("'"), 19, "'")
    assert opened(turn) is None, "a sign among Latin letters is no letter"


def test_signs_among_foreign_letters_are_letters(turn: Typist) -> None:
    """Greek has ; in the place of Q, Hebrew / and ' in those of Q and W, Bulgarian , in that of Q."""
    turn.press(ord("'"), 19, "'")
    assert opened(turn) == "produce"


def test_another_layout_counts_from_its_first_key(turn: Typist) -> None:
    turn.press(ord("p"), 19, "p")
    turn.press(pygame.K_ESCAPE, 41)
    turn.press(ord("ы"), 22)
    assert opened(turn) == "sell"
    turn.press(pygame.K_ESCAPE, 41)
    pygame.event.post(pygame.event.Event(pygame.KEYMAPCHANGED))
    turn.press(ord(";"), 19)
    assert opened(turn) == "produce"


@pytest.mark.parametrize("layout", TWO)
@pytest.mark.parametrize("game", GAMES)
def test_every_digit_chooses_and_counts_in_every_game(tmp_path: Path, game: str, layout: str) -> None:
    typist = begun(tmp_path, game)
    field = typist.field
    if isinstance(field, PickSome):
        typist.press(*TWO[layout])
        assert field.picked == [field.entries[1].key]
    else:
        assert isinstance(field, Counters)
        typist.press(*TWO[layout])
        tally, kind = field.tally, field.rows[field.row]
        assert tally.counts[kind] == min(2, tally.available[kind])
    typist.sitting.window.close()


def test_a_keypad_without_num_lock_walks(tmp_path: Path) -> None:
    typist = begun(tmp_path, "raccoon_rampage")
    field = typist.field
    assert isinstance(field, PickSome)
    typist.press(pygame.K_KP_8, 96)
    typist.press(pygame.K_KP_2, 90)
    typist.press(pygame.K_KP_6, 94)
    assert field.picked == [field.entries[1].key]
    typist.sitting.window.close()


def test_the_keypad_confirms_and_counts(turn: Typist) -> None:
    turn.press(ord("s"), 22, "s")
    amount = next(f.widget for f in turn.sitting.table.parts.panel_host.choice.fields[1:])
    before = amount.value
    turn.press(pygame.K_KP_1, 89, "1", pygame.KMOD_NUM)
    assert amount.value == 1 != before
    turn.sitting.look()
    moves = len(turn.sitting.table.context.session.match.entries)
    turn.press(pygame.K_KP_ENTER, 88, "\r")
    assert len(turn.sitting.table.context.session.match.entries) > moves


@pytest.mark.parametrize(
    ("key", "place"),
    [(ord("/"), 56), (ord(","), 16), (ord("ß"), 45), (ord("'"), 45), (ord("+"), 45), (ord("."), 56)],
    ids=["English", "French", "German", "Italian", "Swedish", "Russian"],
)
def test_the_question_mark_lists_the_keys(turn: Typist, key: int, place: int) -> None:
    turn.press(key, place, "", pygame.KMOD_LSHIFT)
    assert isinstance(turn.sitting.stack.top, KeysScene)


def test_what_comes_up_is_what_went_down(tmp_path: Path) -> None:
    """A house is seen from nearby as long as its digit is held, also when Num Lock changes meanwhile."""
    sitting = Sitting(tmp_path)
    sitting.begin(seats("person", "random", "random"), "keys", game="saloon_tycoon")
    for key in (pygame.K_1, pygame.K_2, pygame.K_RETURN):
        sitting.press(key)
    for _ in range(400):
        if sitting.table.parts.panel_host.panel is None and sitting.table.context.shown.person is not None:
            break
        sitting.frame()
    down = {"key": pygame.K_KP_2, "scancode": 90, "unicode": "2", "mod": pygame.KMOD_NUM}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, down))
    sitting.frame(2)
    assert sitting.table.parts.magnifier.magnified
    pygame.event.post(pygame.event.Event(pygame.KEYUP, {**down, "mod": 0}))
    sitting.frame(2)
    assert not sitting.table.parts.magnifier.magnified
    sitting.window.close()


def test_a_foreign_letter_is_searched_for_as_it_was_typed(turn: Typist) -> None:
    turn.press(pygame.K_F1, 58)
    book = turn.sitting.stack.top
    assert isinstance(book, RulebookScene)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ord("з"), scancode=19, unicode="з", mod=0))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="з"))
    turn.sitting.frame(3)
    assert book.field.value == "з"
