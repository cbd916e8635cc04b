"""The verbs with their keys and pictures, in the order of their buttons."""

import pygame

from scenes.table.choosing.actions import Action

VERBS = (
    Action("produce", "P", pygame.K_p, "produce"),
    Action("sell", "S", pygame.K_s, "sell"),
    Action("auction", "A", pygame.K_a, "gavel"),
    Action("build", "B", pygame.K_b, "building"),
    Action("town", "T", pygame.K_t, "town"),
)
