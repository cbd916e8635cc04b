"""The twelve people of Crossroads in their frames: citizens round and blue, outlaws torn and red."""

import pygame

from scenes.art.frame import Size
from scenes.art.geometry import circle
from scenes.art.kept import kept
from scenes.saloon_tycoon.art.colours import APRICOT, CITIZEN, OUTLAW, WOOD
from scenes.saloon_tycoon.art.pen import Pen

FUR = {
    "purty_nellie": "#8d9aa6",
    "lucy_allen": "#d0a066",
    "widow_campbell": "#b98452",
    "miss_watson": "#9a7446",
    "sheriff_fletcher": "#5a3824",
    "senator": "#8a9a6b",
    "doc": "#b0a090",
    "colonel": "#a89478",
    "flatfoot": "#a08058",
    "angie": "#eee6d8",
    "sydney": "#b89a58",
    "phineus": "#c85f50",
}
OUTLAWS = ("flatfoot", "angie", "sydney", "phineus")
MOODS = {"calm": 0.0, "pleased": 8.0, "put_out": -8.0}


@kept(96)
def character(name: str, mood: str, size: Size) -> pygame.Surface:
    """Somebody's head in a mood, in their frame, with alpha; as large as fits, centred."""
    pen = Pen(100, 100, 2)
    if name in OUTLAWS:
        pen.rect(5, 5, 90, 90, APRICOT)
        pen.box(5, 5, 90, 90, 0, "none", OUTLAW, 7)
    else:
        pen.disc((50, 50), 45, WOOD)
        pen.circle((50, 50), 45, "none", CITIZEN, 7)
    pen.disc((50, 56), 27, FUR[name])
    for x in (40, 60):
        pen.path(circle((x, 50), 3.4), "#1b1417")
    curve = MOODS[mood]
    pen.bend([(40, 68 - curve / 2), (50, 68 + curve / 2), (60, 68 - curve / 2)], width=2.4)
    side = min(size)
    image = pygame.Surface(size, pygame.SRCALPHA)
    picture = pen.surface((side, side))
    image.blit(picture, picture.get_rect(center=image.get_rect().center))
    return image
