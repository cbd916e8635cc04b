"""Key actions: everything that a key does, by name, and the keys that the player has set for them."""

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
"""The sets of keys: the usual one, and those for one hand on the keyboard's right or left half."""
PAD, PADS = 1 << 28, "pad."
"""A bit set in the code of a controller's button; the prefix of the names of controller actions."""
EVERYWHERE, TABLE = "", "table"
"""The places of actions valid on every screen, and at every table; others name a screen or a game."""
LESSON = "lesson"
"""The place of controller actions at a table during a lesson."""


class KeyAction(msgspec.Struct, frozen=True):
    """An action with its key in each set (0: the usual one). `cap` is drawn in place of the usual key's
    label.
    """

    name: str
    usual: int
    right: int = 0
    left: int = 0
    place: str = EVERYWHERE
    cap: str = ""

    def key_in(self, chosen: KeySet) -> int:
        """The key in a set."""
        key: int = getattr(self, chosen)
        return key or self.usual

    def clashes(self, other: KeyAction) -> bool:
        """Whether both can be valid at the same moment, so that one key cannot serve both.

        Actions with the same usual key do not clash.
        """
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
"""The places that are not at a table."""
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
"""The actions of no game, in the order of the page of keys."""


class GameKeys(msgspec.Struct, frozen=True):
    """A game's actions: those of a `turn` and of `choices`, as the list of keys shows them, and `hidden`
    ones, shown on their buttons only. `fixed` are keys that cannot be changed: label and catalogue key of
    their use.
    """

    game: str = ""
    turn: tuple[KeyAction, ...] = ()
    choices: tuple[KeyAction, ...] = ()
    hidden: tuple[KeyAction, ...] = ()
    fixed: tuple[tuple[str, str], ...] = ()

    @property
    def all(self) -> tuple[KeyAction, ...]:
        """The actions of the game alone, by their full names."""
        own = [action for action in (*self.turn, *self.choices, *self.hidden) if action not in GENERAL]
        return _at(self.game, *(replace(one, name=self.named(one)) for one in own))

    def named(self, action: KeyAction) -> str:
        """The full name of one of the actions."""
        return action.name if action in GENERAL else f"{self.game}.{action.name}"


class InHand:
    """The input device in use: a controller of a `kind` (`pad_buttons.SIGNS_OF`); "" for keyboard, mouse,
    finger.

    `signs` is the kind whose signs the player wants for any controller, "" for its own; `plugged` are the
    names of all connected controllers; `sign` returns the sign of a button.
    """

    def __init__(self) -> None:
        self.kind = self.signs = ""
        self.plugged: tuple[str, ...] = ()
        self.sign: Callable[[int], str] = lambda button: ""


IN_HAND = InHand()


class Keys:
    """The key set for each action."""

    def __init__(self, actions: Iterable[KeyAction] = GENERAL) -> None:
        self.actions = {action.name: action for action in actions}
        self._name: Callable[[str], str] = lambda key: ""
        self.games: Callable[[], Iterable[GameKeys]] = tuple
        """Returns the keys of every game."""
        self._chosen: Mapping[str, object] = {}
        self._set: dict[str, int] = {}
        self._codes: dict[int, int] = {}
        self.use({})

    def learn(self, actions: Iterable[KeyAction]) -> None:
        """Add the actions of a game or of controllers."""
        self.actions |= {action.name: action for action in actions}
        self.use(self._chosen)

    def use(self, chosen: Mapping[str, object]) -> None:
        """Set keys by action name; where a key is missing, unknown or clashes, the usual one."""
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
        """Map the set keys of the actions valid everywhere to their usual keys."""
        everywhere = [action for action in self.actions.values() if action.place == EVERYWHERE]
        own = [action for action in everywhere if not action.usual & PAD]
        self._codes = {action.usual: action.usual | ASIDE for action in own}
        self._codes |= {self._set[action.name]: action.usual for action in own}

    def speak(self, speaker: Speaker) -> None:
        """Take the names of keys from a language, if it has them."""
        self._name = lambda key: speaker.say(f"key.{key}") if f"key.{key}" in speaker else ""

    def key(self, name: str) -> int:
        """The key set for an action."""
        return self._set[name]

    def code(self, key: int) -> int:
        """The code that screens get for a pressed key: with an action valid everywhere its usual key."""
        return self._codes.get(key, key)

    def typed(self, key: int) -> int:
        """The same while text is typed: letters and usual keys are not mapped."""
        usual = any(key == action.usual for action in self.actions.values() if action.place == EVERYWHERE)
        return key if usual or 32 <= key < ASIDE else self.code(key)

    def pressed(self, code: int) -> int:
        """The pressed key for the code that screens get."""
        return next((key for key, seen in self._codes.items() if seen == code), code)

    def code_of(self, name: str) -> int:
        """The code that screens get when the key of an action is pressed."""
        return self.code(self._set[name])

    def is_press(self, event: pygame.event.Event, name: str) -> bool:
        """Whether the event is a press of an action's key, without Ctrl, Alt or Meta."""
        plain = event.type == pygame.KEYDOWN and not getattr(event, "mod", 0) & COMMANDS
        return bool(plain and event.key == self.code_of(name))

    def cap(self, name: str, own: bool = False) -> str:
        """The label of an action's key; any other word unchanged. While a controller is used, unless `own`,
        that of the action's button, "" without one.
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
        """The label of a key, or of a button of the controller in use."""
        if key & PAD:
            return IN_HAND.sign(key)
        return SIGNS.get(name_of(key)) or self.word(key)

    def word(self, key: int) -> str:
        """The name of a key or button in a sentence."""
        name = name_of(key)
        if key & PAD:
            return self._name(f"{name}.{IN_HAND.kind or 'xbox'}") or normalize("NFKC", self.label(key))
        return self._name(name) or SIGNS.get(name) or (name.upper() if len(name) < 4 else name.title())

    def clashing(self, name: str, key: int) -> list[str]:
        """The other actions with that key that clash with this one."""
        action = self.actions[name]
        return [one for one, held in self._set.items() if held == key and action.clashes(self.actions[one])]


def description_key(name: str, by_pad: bool) -> str:
    """The suffix of the catalogue key of an action's description: another for a controller where the
    keyboard's mentions Shift or Ctrl.
    """
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
"""The labels of keys that are the same in every language."""
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
"""Keys and buttons that no action can have: digits, and those of the system."""


def key_named(name: object) -> int | None:
    """The key of that name in the settings; None for anything that cannot be an action's key."""
    if not isinstance(name, str):
        return None
    key = _KEYS.get(name, ord(name) if len(name) == 1 and name.isprintable() else None)
    return None if key in UNFIT else key


def name_of(key: int) -> str:
    """The name of a key in the settings; "" for one without a name."""
    return _NAMES.get(key) or (chr(key) if 32 < key < 0x110000 else "")


def key_name(name: str) -> str:
    """The name of an action's key, or of its button while a controller is used."""
    by_pad = PADS + name
    return KEYS.word(KEYS.key(by_pad if IN_HAND.kind and by_pad in KEYS.actions else name))


class KeyNames:
    """The names of keys as a fact for sentences: ``{key.undo}``."""

    def __getattr__(self, action: str) -> str:
        if action not in KEYS.actions:
            raise AttributeError(action)
        return key_name(action)


KEYS = Keys()
"""The keys set by the player."""
common_facts["key"] = KeyNames()
