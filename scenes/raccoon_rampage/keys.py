"""The keys of Raccoon Rampage: its verbs and its bells."""

import pygame

from scenes.table.choosing.actions import Action
from scenes.window.keys import PASS, GameKeys, KeyAction

GAME = "raccoon_rampage"
_VERBS = (
    KeyAction("place_policy", pygame.K_p, left=pygame.K_r),
    KeyAction("vote", pygame.K_v),
    KeyAction("play_action", pygame.K_a, right=pygame.K_y, left=pygame.K_t),
    KeyAction("toss", pygame.K_d, right=pygame.K_m, left=pygame.K_f),
    KeyAction("end_main", pygame.K_e, right=pygame.K_n, left=pygame.K_g),
    KeyAction("wish", pygame.K_w, right=pygame.K_u, left=pygame.K_q),
)
_BELLS = (
    KeyAction("one_short", pygame.K_b),
    KeyAction("opens", pygame.K_o, left=pygame.K_F9),
    KeyAction("last_call", pygame.K_c, right=pygame.K_g),
)
_ICONS = ("place", "vote", "bolt", "discard", "hourglass", "")
VERBS = tuple(Action(key.name, icon) for key, icon in zip(_VERBS, _ICONS, strict=True))
"""In the order of the layout (`table_layout.VERBS`); a wish is said beside the votes."""
BELLS = {key.name: f"{GAME}.{key.name}" for key in _BELLS}
"""Occasions to call a player for: a policy one vote short, one that has just turned up, every last call."""
KEYS = GameKeys(GAME, turn=(*_VERBS, *_BELLS), choices=(PASS,), fixed=(("1–4", "object"),))
