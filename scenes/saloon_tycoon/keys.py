"""The verbs with their keys, in the order of their buttons."""

import pygame

from scenes.table.choosing.actions import Action

VERBS = (
    Action("earn", "E", pygame.K_e),
    Action("draw", "D", pygame.K_d),
    Action("play_card", "P", pygame.K_p),
    Action("build_tile", "B", pygame.K_b),
    Action("bribe", "R", pygame.K_r),
    Action("supply", "S", pygame.K_s),
    Action("stake", "C", pygame.K_c),
    Action("end_my_turn", "N", pygame.K_n),
)
