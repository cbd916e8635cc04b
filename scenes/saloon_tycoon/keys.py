"""The keys of Saloon Tycoon, and its verbs in the order of their buttons."""

import pygame

from scenes.table.choosing.actions import Action
from scenes.window.keys import GameKeys, KeyAction

KEYS = GameKeys(
    "saloon_tycoon",
    turn=(
        KeyAction("earn", pygame.K_e, right=pygame.K_y, left=pygame.K_g),
        KeyAction("draw", pygame.K_d, right=pygame.K_o, left=pygame.K_f),
        KeyAction("play_card", pygame.K_p, left=pygame.K_t),
        KeyAction("build_tile", pygame.K_b),
        KeyAction("bribe", pygame.K_r, right=pygame.K_u),
        KeyAction("supply", pygame.K_s, right=pygame.K_m, left=pygame.K_q),
        KeyAction("stake", pygame.K_c, right=pygame.K_v),
        KeyAction("end_my_turn", pygame.K_n, left=pygame.K_v),
    ),
)
ICONS = ("gold", "cards", "card", "hammer", "bribe", "cube", "ribbon", "moon")
VERBS = tuple(Action(key.name, icon) for key, icon in zip(KEYS.turn, ICONS, strict=True))
