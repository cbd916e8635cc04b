"""The keys of Raccoon Rampage: its actions, and the bells by which players ask to be called."""

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
"""The actions in the order of `table_layout.VERBS`, then the wish, whose button is next to the votes."""
BELLS = {key.name: f"{GAME}.{key.name}" for key in _BELLS}
"""The bells' actions: they call a player at a policy one vote short, one just turned up, a last call."""
KEYS = GameKeys(GAME, turn=(*_VERBS, *_BELLS), choices=(PASS,), fixed=(("1–4", "object"),))
