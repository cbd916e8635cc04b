"""The verbs and the bells with their keys."""

from __future__ import annotations

import pygame

from scenes.table.choosing.actions import Action

VERBS = (
    Action("place_policy", "P", pygame.K_p),
    Action("vote", "V", pygame.K_v),
    Action("play_action", "A", pygame.K_a),
    Action("toss", "D", pygame.K_d),
    Action("end_main", "E", pygame.K_e),
    Action("wish", "W", pygame.K_w),
)
"""In the order of the layout (`table_layout.VERBS`); a wish is said beside the votes."""
BELLS = {"one_short": ("B", pygame.K_b), "opens": ("O", pygame.K_o), "last_call": ("C", pygame.K_c)}
"""Occasions to call a player for: a policy one vote short, one that has just turned up, every last call."""
