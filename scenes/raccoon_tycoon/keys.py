"""The keys of Raccoon Tycoon, and its verbs with their icons, in the order of their buttons."""

import pygame

from scenes.table.choosing.actions import Action
from scenes.window.keys import PASS, GameKeys, KeyAction

VERBS = (
    Action("produce", "produce"),
    Action("sell", "sell"),
    Action("auction", "gavel"),
    Action("build", "building"),
    Action("town", "town"),
)
KEYS = GameKeys(
    "raccoon_tycoon",
    turn=(
        KeyAction("produce", pygame.K_p, left=pygame.K_r),
        KeyAction("sell", pygame.K_s, right=pygame.K_m, left=pygame.K_f),
        KeyAction("auction", pygame.K_a, right=pygame.K_u, left=pygame.K_g),
        KeyAction("build", pygame.K_b),
        KeyAction("town", pygame.K_t),
        KeyAction("end_turn", pygame.K_e, right=pygame.K_n, left=pygame.K_c),
        KeyAction("declare", pygame.K_v),
    ),
    choices=(
        PASS,
        KeyAction("peek", pygame.K_o, left=pygame.K_q),
        KeyAction("limit", pygame.K_l, left=pygame.K_F6),
    ),
    hidden=(KeyAction("then", pygame.K_t),),
)
