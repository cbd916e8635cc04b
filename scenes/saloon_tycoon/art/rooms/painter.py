"""A tile's room at a stage of its building, at the size wanted."""

import pygame

from scenes.art.frame import Size
from scenes.art.kept import kept
from scenes.saloon_tycoon.art.colours import DUSK, LAMP, OAK, WALNUT, WOOD
from scenes.saloon_tycoon.art.pen import Pen

WALLS = {
    "saloon": "#8f3a2c",
    "guest_room": "#5f8496",
    "billiards_room": "#2f6b58",
    "poker_room": "#6b2b3c",
    "pantry": "#c99a58",
    "laundry": "#83aca8",
    "kitchen": "#cf8446",
    "pharmacy": "#7f9f7a",
    "brothel": "#9c3049",
    "theater": "#3d2b57",
    "whiskey_still": "#9a5f3c",
    "printing_press": "#a0957c",
    "luxury_suite": "#3f5f8f",
    "jail": "#7b7674",
    "stables": "#97703f",
    "schoolroom": "#bb9356",
}


@kept(160)
def room(name: str, stage: int, stages: int, size: Size, lit: bool) -> pygame.Surface:
    """A tile's room, by the tile's id, with `stage` of its `stages` cubes supplied."""
    width = 120.0 * size[0] / size[1] * 126 / 120
    pen = Pen(width, 126)
    done = stage >= stages
    pen.rect(0, 0, width, 126, WALLS[name] if done else DUSK)
    for k in range(stage):
        pen.rect(14 + k * (width - 20) / stages, 70, (width - 40) / stages, 44, OAK)
    if lit and done:
        pen.disc((width / 2, 30), 10, LAMP)
    pen.rect(0, 0, width, 6, WOOD if not done else WALNUT)
    pen.rect(0, 116, width, 10, WOOD if not done else WALNUT)
    return pen.surface(size)
