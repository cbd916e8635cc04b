"""Game controller buttons: their default actions, and their signs by the kind of controller."""

from collections.abc import Mapping, Sequence

import pygame

from scenes.window.keys import EVERYWHERE, IN_HAND, KEYS, LESSON, PAD, PADS, SIGNS, TABLE, KeyAction, name_of

LEFT_TRIGGER, RIGHT_TRIGGER, SHARE = PAD | 32, PAD | 33, PAD | 15
"""The triggers, which are axes in SDL, and a button that only some controllers have."""
UP, DOWN, LEFT, RIGHT = (PAD | pygame.CONTROLLER_BUTTON_DPAD_UP + number for number in range(4))
_BUTTONS: tuple[tuple[str, int, str], ...] = (
    ("up", UP, EVERYWHERE),
    ("down", DOWN, EVERYWHERE),
    ("left", LEFT, EVERYWHERE),
    ("right", RIGHT, EVERYWHERE),
    ("confirm", PAD | pygame.CONTROLLER_BUTTON_A, EVERYWHERE),
    ("back", PAD | pygame.CONTROLLER_BUTTON_B, EVERYWHERE),
    ("previous", PAD | pygame.CONTROLLER_BUTTON_LEFTSHOULDER, EVERYWHERE),
    ("next", PAD | pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, EVERYWHERE),
    ("page_up", LEFT_TRIGGER, EVERYWHERE),
    ("page_down", RIGHT_TRIGGER, EVERYWHERE),
    ("ask", PAD | pygame.CONTROLLER_BUTTON_X, EVERYWHERE),
    ("skip", PAD | pygame.CONTROLLER_BUTTON_BACK, EVERYWHERE),
    ("undo", PAD | pygame.CONTROLLER_BUTTON_LEFTSTICK, EVERYWHERE),
    ("keys", SHARE, EVERYWHERE),
    ("say_where", PAD | 16, EVERYWHERE),
    ("say_here", PAD | 17, EVERYWHERE),
    ("say_happened", PAD | 18, EVERYWHERE),
    ("say_again", PAD | 19, EVERYWHERE),
    ("menu", PAD | pygame.CONTROLLER_BUTTON_START, TABLE),
    ("hint", PAD | pygame.CONTROLLER_BUTTON_Y, TABLE),
    ("log", PAD | pygame.CONTROLLER_BUTTON_RIGHTSTICK, TABLE),
    ("look", PAD | pygame.CONTROLLER_BUTTON_Y, "curtain"),
    ("ask_book", PAD | pygame.CONTROLLER_BUTTON_Y, "page"),
    ("take_back", PAD | pygame.CONTROLLER_BUTTON_Y, "history"),
    ("watch", PAD | pygame.CONTROLLER_BUTTON_Y, "theatre"),
    ("lesson_back", LEFT_TRIGGER, LESSON),
    ("lesson_skip", RIGHT_TRIGGER, LESSON),
    ("erase", PAD | pygame.CONTROLLER_BUTTON_X, "typing"),
)
ACTIONS = tuple(KeyAction(PADS + name, button, place=place) for name, button, place in _BUTTONS)
"""The controller actions. On a screen the actions of its places precede those valid everywhere."""

_LETTERED = dict(zip((0, 1, 2, 3, 4, 6, 15), "ⒶⒷⓍⓎ⧉≡⇪", strict=True))
_LETTERED |= {7: "LS", 8: "RS", 9: "LB", 10: "RB", 32: "LT", 33: "RT"}
_LETTERED |= {16: "P1", 17: "P2", 18: "P3", 19: "P4"}
SIGNS_OF: Mapping[str, Mapping[int, str]] = {
    "xbox": _LETTERED,
    "playstation": dict(enumerate("✕○□△"))
    | {16: "RB", 17: "LB", 18: "RP", 19: "LP"}
    | {4: "SHARE", 6: "≡", 7: "L3", 8: "R3", 9: "L1", 10: "R1", 15: "MIC", 32: "L2", 33: "R2"},
    "nintendo": _LETTERED | {4: "−", 6: "+", 9: "L", 10: "R", 15: "◉", 32: "ZL", 33: "ZR"},
    "deck": _LETTERED
    | {16: "R4", 17: "L4", 18: "R5", 19: "L5", 7: "L3", 8: "R3", 9: "L1", 10: "R1", 32: "L2", 33: "R2"},
}
"""The signs of the buttons by the kind of controller."""
_MAKERS = {"4c05": "playstation", "7e05": "nintendo"}
"""The kinds by the maker's number in SDL's GUID."""
_NAMED = {
    **dict.fromkeys(("playstation", "dualsense", "dualshock", "ps3", "ps4", "ps5"), "playstation"),
    **dict.fromkeys(("nintendo", "joy-con", "switch"), "nintendo"),
    "steam deck": "deck",
}
"""The kinds by a word in the controller's name."""


def pad_action(button: int, places: Sequence[str]) -> str:
    """The action of a button on a screen with these places; "" for none."""
    held = [one for one in KEYS.actions.values() if one.usual & PAD and KEYS.key(one.name) == button]
    near = (one.name for place in (*places, EVERYWHERE) for one in held if one.place == place)
    return next(near, "").removeprefix(PADS)


def sign(button: int) -> str:
    """The sign of a button of the controller in use."""
    found = SIGNS_OF.get(IN_HAND.kind, _LETTERED).get(button & ~PAD)
    walked = {UP: "up", DOWN: "down", LEFT: "left", RIGHT: "right"}.get(button)
    return found or (SIGNS[walked] if walked else name_of(button).removeprefix("pad_"))


def kind_of(guid: str, name: str) -> str:
    """The kind of a controller by its SDL GUID and name; "xbox" for unknown makers."""
    named = (kind for word, kind in _NAMED.items() if word in name.casefold())
    return _MAKERS.get(guid[8:12]) or next(named, "xbox")


IN_HAND.sign = sign
