"""Keyboard: makes key events the same on every layout: Latin letters, digits, arrows, Enter.

A key without a Latin letter (Cyrillic, Greek, Hebrew, Arabic, Thai layouts) is the letter at its place on an
English keyboard. Every row of digits gives digits, with Shift or without, and so does the keypad; without Num
Lock it gives arrows. Text typed into a field arrives as ``TEXTINPUT`` and is not changed.
"""

import sys
from collections.abc import Callable

import pygame

LETTERS = {pygame.KSCAN_A + number: pygame.K_a + number for number in range(26)}
DIGITS = {place: pygame.K_0 + (number + 1) % 10 for number, place in enumerate(range(pygame.KSCAN_1, 40))}
"""The digits of an English keyboard by scancode."""
FOREIGN = range(0x370, 0x110000)
"""Signs beyond the Latin letters: a layout with one at a letter's place has no Latin letters."""
KEYPAD = {
    pygame.K_KP_0: pygame.K_0,
    **{pygame.K_KP_1 + number: pygame.K_1 + number for number in range(9)},
    pygame.K_KP_PLUS: pygame.K_PLUS,
    pygame.K_KP_MINUS: pygame.K_MINUS,
    pygame.K_KP_ENTER: pygame.K_RETURN,
}
WITHOUT_LOCK = {
    pygame.K_KP_1: pygame.K_END,
    pygame.K_KP_2: pygame.K_DOWN,
    pygame.K_KP_3: pygame.K_PAGEDOWN,
    pygame.K_KP_4: pygame.K_LEFT,
    pygame.K_KP_5: pygame.K_KP_5,
    pygame.K_KP_6: pygame.K_RIGHT,
    pygame.K_KP_7: pygame.K_HOME,
    pygame.K_KP_8: pygame.K_UP,
    pygame.K_KP_9: pygame.K_PAGEUP,
    pygame.K_KP_0: pygame.K_INSERT,
    pygame.K_KP_PERIOD: pygame.K_DELETE,
}
QUESTIONS = frozenset(map(ord, "/,ß'+*"))
"""Keys that give "?" with Shift in the usual Latin layouts; without text input SDL does not say so."""
ASIDE = 1 << 29
"""A bit set in the code of a key whose usual meaning has been given to another key."""
COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


WALKING = frozenset(
    {
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_HOME,
        pygame.K_END,
        pygame.K_TAB,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
        pygame.K_PLUS,
        pygame.K_MINUS,
    }
)
"""The keys that repeat while held: they move or count, they never decide."""


class Keyboard:
    """Translates key events of any layout into the keys that screens expect."""

    def __init__(self) -> None:
        self._down: dict[int, int] = {}
        """The translated key of each held one, by scancode, for its release."""
        self._latin: bool | None = None
        """Whether the layout's letters are Latin; None while that is not known."""

    def translated(self, event: pygame.event.Event, code: Callable[[int], int]) -> pygame.event.Event:
        """The key event with the translated key, mapped by `code`, and its sign; other events unchanged."""
        if event.type == pygame.KEYMAPCHANGED:
            self._latin = None
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return event
        place = event.dict.get("scancode", 0)
        key, plain = self._down.pop(place, None) if event.type == pygame.KEYUP else None, True
        if key is None:
            pressed = self._key(event, place)
            key = code(pressed)
            plain = key & ~ASIDE == pressed
        if event.type == pygame.KEYDOWN and place:
            self._down[place] = key
        sign = _sign(key & ~ASIDE)
        words = sign if sign > " " and sign.isascii() else event.dict.get("unicode", "") if plain else ""
        return pygame.event.Event(event.type, {**event.dict, "key": key, "unicode": words})

    def _key(self, event: pygame.event.Event, place: int) -> int:
        """The translated key of an event at a scancode."""
        key: int = event.key
        if key in WITHOUT_LOCK and not (event.mod & pygame.KMOD_NUM or sys.platform == "darwin"):
            return WITHOUT_LOCK[key]  # a Mac's keypad has no arrows
        if key in KEYPAD:
            return KEYPAD[key]
        if self._asks(event, place):
            return pygame.K_QUESTION
        if key == pygame.K_EQUALS or event.dict.get("unicode") == "+":
            return pygame.K_PLUS
        sign = _sign(key)
        if sign.isdecimal():
            return pygame.K_0 + int(sign)
        if place in DIGITS and not (sign.isascii() and sign.isalpha()):
            return DIGITS[place]
        return self._letter(key, place)

    def _asks(self, event: pygame.event.Event, place: int) -> bool:
        """Whether the event is a question mark, in most layouts a key with Shift."""
        if event.mod & pygame.KMOD_SHIFT and not event.mod & COMMANDS:
            return event.key in QUESTIONS or (place == pygame.KSCAN_SLASH and not self._latin)
        return bool(event.dict.get("unicode") == "?")

    def _letter(self, key: int, place: int) -> int:
        """The Latin letter of a key, else that of its scancode, unless the layout has Latin letters."""
        capital = _sign(key).upper()
        if capital.isascii() and len(capital) == 1 and capital.isalpha():
            self._latin = True
            return ord(capital.lower())
        if place not in LETTERS:
            return key
        if key in FOREIGN:
            self._latin = False
        return key if self._latin else LETTERS[place]


class KeysHeld:
    """Distinguishes presses from the repetition of held keys: a held Enter must not act twice."""

    def __init__(self) -> None:
        self.down: set[int] = set()

    def repeats(self, event: pygame.event.Event) -> bool:
        """Whether the event is an unwanted repetition; must be called once for every event."""
        if event.type == pygame.KEYUP:
            self.down.discard(event.key)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.down.clear()
        elif event.type == pygame.KEYDOWN:
            held = event.key in self.down
            self.down.add(event.key)
            return held and event.key not in WALKING
        return False


def digit(event: pygame.event.Event) -> int | None:
    """The digit of a key press; None for any other key and with Ctrl, Alt or Meta."""
    number: int = event.key - pygame.K_0
    return number if 0 <= number <= 9 and not event.mod & COMMANDS else None


def _sign(key: int) -> str:
    """The sign of an SDL key code, "" for a key without one."""
    return chr(key) if key < FOREIGN.stop else ""
