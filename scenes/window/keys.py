"""Key actions: everything that a key does, by name, with the key that the player has given it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal
from unicodedata import normalize

import msgspec
import pygame
from msgspec.structs import replace

from raccoon.app.message import common_facts
from raccoon.app.text import Speaker
from scenes.window.keyboard import ASIDE, COMMANDS

KeySet = Literal["usual", "right", "left"]
SETS: tuple[KeySet, ...] = ("usual", "right", "left")
"""Sets of keys: the usual one, and those for one hand on the keyboard's right or left half."""
PAD, PADS = 1 << 28, "pad."
"""Set in the code of a controller's button; and the first part of the names of its actions."""
EVERYWHERE, TABLE = "", "table"
"""The places of actions that are meant on every screen, or at every table; others name a screen or a game."""
LESSON = "lesson"
"""The place of a controller's actions at a table where somebody teaches."""


class KeyAction(msgspec.Struct, frozen=True):
    """An action with its key in each set; 0 is the usual one. `cap` is drawn instead of the usual key."""

    name: str
    usual: int
    right: int = 0
    left: int = 0
    place: str = EVERYWHERE
    cap: str = ""

    def key_in(self, chosen: KeySet) -> int:
        """Its key in a set."""
        key: int = getattr(self, chosen)
        return key or self.usual

    def clashes(self, other: KeyAction) -> bool:
        """Whether one key for both would have two meanings at some moment. Those of one usual key do not."""
        if self.usual == other.usual or self.name == other.name:
            return False
        places = {self.place, other.place}
        if EVERYWHERE in places or len(places) == 1:
            return True
        if self.usual & PAD:
            return places == {TABLE, LESSON}
        return TABLE in places and not places & set(_SCREENS)


def _at(place: str, *actions: KeyAction) -> tuple[KeyAction, ...]:
    return tuple(replace(action, place=place) for action in actions)


PASS = KeyAction("pass", pygame.K_x, right=pygame.K_k, place=TABLE)
_SCREENS = ("welcome", "library", "results", "book", "theatre")
"""Screens that are no table."""
GENERAL = (
    KeyAction("up", pygame.K_UP, left=pygame.K_w),
    KeyAction("down", pygame.K_DOWN, left=pygame.K_s),
    KeyAction("left", pygame.K_LEFT, left=pygame.K_a),
    KeyAction("right", pygame.K_RIGHT, left=pygame.K_d),
    KeyAction("next", pygame.K_TAB, right=pygame.K_COMMA),
    KeyAction("confirm", pygame.K_RETURN, left=pygame.K_e),
    KeyAction("back", pygame.K_ESCAPE, right=pygame.K_BACKSPACE),
    KeyAction("skip", pygame.K_SPACE),
    KeyAction("more", pygame.K_PLUS),
    KeyAction("fewer", pygame.K_MINUS),
    KeyAction("erase", pygame.K_BACKSPACE, right=pygame.K_ESCAPE),
    KeyAction("page_up", pygame.K_PAGEUP),
    KeyAction("page_down", pygame.K_PAGEDOWN),
    KeyAction("first", pygame.K_HOME),
    KeyAction("last", pygame.K_END),
    KeyAction("undo", pygame.K_z, right=pygame.K_j),
    KeyAction("ask", pygame.K_i, left=pygame.K_F5),
    KeyAction("rulebook", pygame.K_F1, right=pygame.K_F9),
    KeyAction("keys", pygame.K_QUESTION),
    KeyAction("full_screen", pygame.K_F11),
    KeyAction("picture", pygame.K_F12, left=pygame.K_INSERT),
    KeyAction("say_where", pygame.K_F5, right=pygame.K_INSERT, left=pygame.K_BACKQUOTE),
    KeyAction("say_here", pygame.K_F6, right=pygame.K_PERIOD, left=pygame.K_LESS),
    KeyAction("say_happened", pygame.K_F7, right=pygame.K_KP_MULTIPLY, left=pygame.K_PAUSE),
    KeyAction("say_again", pygame.K_F8, right=pygame.K_KP_DIVIDE, left=pygame.K_SCROLLLOCK),
    *_at(
        TABLE,
        PASS,
        KeyAction("not_now", pygame.K_n, right=pygame.K_DELETE, left=pygame.K_F12),
        KeyAction("redo", pygame.K_y, right=pygame.K_F5, left=pygame.K_F8),
        KeyAction("log", pygame.K_l, left=pygame.K_F6),
        KeyAction("hint", pygame.K_h, left=pygame.K_F4),
        KeyAction("look", pygame.K_u, right=pygame.K_F6, left=pygame.K_F7),
        KeyAction("lesson_back", pygame.K_F2, right=pygame.K_F7),
        KeyAction("lesson_skip", pygame.K_F3, right=pygame.K_F8),
        KeyAction("menu", pygame.K_F10, cap="≡"),
    ),
    *_at("page", KeyAction("ask_book", pygame.K_r, right=pygame.K_p)),
    *_at("history", KeyAction("take_back", pygame.K_t)),
    *_at(
        "welcome",
        KeyAction("learn", pygame.K_l, left=pygame.K_r),
        KeyAction("play", pygame.K_p, left=pygame.K_t),
    ),
    *_at(
        "library",
        KeyAction("same_deal", pygame.K_s, right=pygame.K_u, left=pygame.K_r),
        KeyAction("new_deal", pygame.K_n, left=pygame.K_t),
        KeyAction("replay", pygame.K_m, left=pygame.K_g),
        KeyAction("rename", pygame.K_F2, right=pygame.K_F7),
        KeyAction("folder", pygame.K_o, left=pygame.K_f),
        KeyAction("people", pygame.K_p, left=pygame.K_b),
        KeyAction("daily", pygame.K_d, right=pygame.K_h, left=pygame.K_v),
        KeyAction("month_before", pygame.K_a, right=pygame.K_y, left=pygame.K_q),
        KeyAction("month_after", pygame.K_b, right=pygame.K_k, left=pygame.K_c),
        KeyAction("throw", pygame.K_DELETE, left=pygame.K_x),
    ),
    *_at(
        "results",
        KeyAction("new_game", pygame.K_n, left=pygame.K_t),
        KeyAction("same_again", pygame.K_s, right=pygame.K_u, left=pygame.K_r),
        KeyAction("again", pygame.K_r, right=pygame.K_o, left=pygame.K_g),
        KeyAction("copy_code", pygame.K_c, right=pygame.K_k),
        KeyAction("bots_play", pygame.K_b, right=pygame.K_h),
    ),
    *_at("book", KeyAction("next_hit", pygame.K_F3, right=pygame.K_F8)),
    *_at(
        "theatre",
        KeyAction("watch", pygame.K_w, right=pygame.K_o, left=pygame.K_c),
        KeyAction("event_before", pygame.K_COMMA, right=pygame.K_n, left=pygame.K_q),
        KeyAction("event_after", pygame.K_PERIOD, right=pygame.K_m, left=pygame.K_x),
        KeyAction("step_size", pygame.K_s, right=pygame.K_u, left=pygame.K_r),
        KeyAction("pace", pygame.K_f, right=pygame.K_y),
        KeyAction("eyes", pygame.K_e, right=pygame.K_h, left=pygame.K_g),
        KeyAction("advise", pygame.K_t, right=pygame.K_k),
        KeyAction("fork", pygame.K_p, left=pygame.K_v),
    ),
)
"""The actions that no game brings, in the order of the page of keys."""


class GameKeys(msgspec.Struct, frozen=True):
    """The actions that a game brings: those of a turn and the others, as the list of keys shows them, and
    those which are seen on their button only. `fixed` are keys that stay: a label, and what it does.
    """

    game: str = ""
    turn: tuple[KeyAction, ...] = ()
    choices: tuple[KeyAction, ...] = ()
    hidden: tuple[KeyAction, ...] = ()
    fixed: tuple[tuple[str, str], ...] = ()

    @property
    def all(self) -> tuple[KeyAction, ...]:
        """All that are the game's own, by their whole names."""
        own = [action for action in (*self.turn, *self.choices, *self.hidden) if action not in GENERAL]
        return _at(self.game, *(replace(one, name=self.named(one)) for one in own))

    def named(self, action: KeyAction) -> str:
        """The whole name of one of the actions listed."""
        return action.name if action in GENERAL else f"{self.game}.{action.name}"


class InHand:
    """The device in hand: a controller of a `kind` (`pad_buttons.SIGNS_OF`); "" is keyboard, mouse or finger.

    `signs` is the kind whose signs are shown for each, "" where it says that itself; `plugged` are the names
    of all controllers; `sign` gives the sign on a button.
    """

    def __init__(self) -> None:
        self.kind = self.signs = ""
        self.plugged: tuple[str, ...] = ()
        self.sign: Callable[[int], str] = lambda button: ""


IN_HAND = InHand()


class Keys:
    """The key of each action as the player has set it."""

    def __init__(self, actions: Iterable[KeyAction] = GENERAL) -> None:
        self.actions = {action.name: action for action in actions}
        self._name: Callable[[str], str] = lambda key: ""
        self.games: Callable[[], Iterable[GameKeys]] = tuple
        """Finds the keys of every game."""
        self._chosen: Mapping[str, object] = {}
        self._set: dict[str, int] = {}
        self._codes: dict[int, int] = {}
        self.use({})

    def learn(self, actions: Iterable[KeyAction]) -> None:
        """Know these actions of a game, too."""
        self.actions |= {action.name: action for action in actions}
        self.use(self._chosen)

    def use(self, chosen: Mapping[str, object]) -> None:
        """Set these keys by action; the usual one where none, unknown, or of two meanings."""
        self._chosen = chosen
        self._set = {name: action.usual for name, action in self.actions.items()}
        wished = {name: key_named(chosen[name]) for name in self.actions if name in chosen}
        self._set |= {
            name: key for name, key in wished.items() if key and bool(key & PAD) == name.startswith(PADS)
        }
        while twice := [name for name in wished if self.clashing(name, self._set[name])]:
            del wished[twice[-1]]
            self._set[twice[-1]] = self.actions[twice[-1]].usual
        self._translate()

    def _translate(self) -> None:
        """Read the keys of the actions that are meant everywhere as their usual ones, whichever they are."""
        everywhere = [action for action in self.actions.values() if action.place == EVERYWHERE]
        own = [action for action in everywhere if not action.usual & PAD]
        self._codes = {action.usual: action.usual | ASIDE for action in own}
        self._codes |= {self._set[action.name]: action.usual for action in own}

    def speak(self, speaker: Speaker) -> None:
        """Call the keys as a language does; one that it has no name for as everywhere."""
        self._name = lambda key: speaker.say(f"key.{key}") if f"key.{key}" in speaker else ""

    def key(self, name: str) -> int:
        """The key that is set for an action."""
        return self._set[name]

    def code(self, key: int) -> int:
        """The code that screens see when a key is pressed: that of the action which is meant everywhere."""
        return self._codes.get(key, key)

    def typed(self, key: int) -> int:
        """The same where text is typed: letters and the usual keys stay what they are."""
        usual = any(key == action.usual for action in self.actions.values() if action.place == EVERYWHERE)
        return key if usual or 32 <= key < ASIDE else self.code(key)

    def pressed(self, code: int) -> int:
        """The key that was pressed, by the code that screens see."""
        return next((key for key, seen in self._codes.items() if seen == code), code)

    def code_of(self, name: str) -> int:
        """The code that screens see when the key of an action is pressed."""
        return self.code(self._set[name])

    def meant(self, event: pygame.event.Event, name: str) -> bool:
        """Whether the event is a press of the key of that action, without Ctrl, Alt or Meta."""
        plain = event.type == pygame.KEYDOWN and not getattr(event, "mod", 0) & COMMANDS
        return bool(plain and event.key == self.code_of(name))

    def cap(self, name: str, own: bool = False) -> str:
        """The label of the key of an action, any other word as it is; of the controller in hand, unless its
        `own` is wanted, the button's, "" where it has none.
        """
        if IN_HAND.kind and not own:
            name = PADS + name
            return self.label(self._set[name]) if name in self._set else ""
        action = self.actions.get(name)
        if action is None:
            return name
        key = self._set[name]
        return action.cap if action.cap and key == action.usual else self.label(key)

    def label(self, key: int) -> str:
        """The label of a key, or of a button of the controller in hand."""
        if key & PAD:
            return IN_HAND.sign(key)
        return SIGNS.get(name_of(key)) or self.word(key)

    def word(self, key: int) -> str:
        """The name of a key in a sentence."""
        name = name_of(key)
        if key & PAD:
            return self._name(f"{name}.{IN_HAND.kind or 'xbox'}") or normalize("NFKC", self.label(key))
        return self._name(name) or SIGNS.get(name) or (name.upper() if len(name) < 4 else name.title())

    def clashing(self, name: str, key: int) -> list[str]:
        """The actions that a key would mean besides this one."""
        action = self.actions[name]
        return [one for one, held in self._set.items() if held == key and action.clashes(self.actions[one])]


def told_as(name: str, by_pad: bool) -> str:
    """The end of the catalogue's key of what an action does: another where keys go with Shift or Ctrl."""
    what = name.rpartition(".")[2]
    return f"{what}.pad" if by_pad and what in ("next", "undo") else what


SIGNS = {
    "up": "↑",
    "down": "↓",
    "left": "←",
    "right": "→",
    "return": "↵",
    "plus": "+",
    "minus": "−",
    "comma": ",",
    "period": ".",
    "question": "?",
    "less": "<",
    "backquote": "`",
    "kp_multiply": "×",
    "kp_divide": "÷",
    "scrolllock": "Scroll",
}
"""The labels that are the same in every language."""
_NAMES = {
    code: name[2:].lower()
    for name, code in sorted(vars(pygame.constants).items(), reverse=True)
    if name.startswith("K_") and code
} | {PAD | number: f"pad_{number}" for number in range(40)}
_KEYS = {name: code for code, name in _NAMES.items()}
UNFIT = frozenset(
    {
        *range(pygame.K_0, pygame.K_9 + 1),
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
        *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_NUMLOCKCLEAR, pygame.K_CAPSLOCK),
        *(pygame.K_PRINTSCREEN, pygame.K_POWER, PAD | pygame.CONTROLLER_BUTTON_GUIDE),
    }
)
"""Keys and buttons that no action can have: digits count, the others belong to the system."""


def key_named(name: object) -> int | None:
    """The key of that name in the file of settings, None where there is none that an action can have."""
    if not isinstance(name, str):
        return None
    key = _KEYS.get(name, ord(name) if len(name) == 1 and name.isprintable() else None)
    return None if key in UNFIT else key


def name_of(key: int) -> str:
    """The name of a key in the file of settings; "" for one without any."""
    return _NAMES.get(key) or (chr(key) if 32 < key < 0x110000 else "")


def key_told(name: str) -> str:
    """The name of the key of an action, or of its button where a controller is in hand."""
    by_pad = PADS + name
    return KEYS.word(KEYS.key(by_pad if IN_HAND.kind and by_pad in KEYS.actions else name))


class KeyNames:
    """The names of keys as a fact of sentences: ``{key.undo}``."""

    def __getattr__(self, action: str) -> str:
        if action not in KEYS.actions:
            raise AttributeError(action)
        return key_told(action)


KEYS = Keys()
"""The keys that the player has set."""
common_facts["key"] = KeyNames()
