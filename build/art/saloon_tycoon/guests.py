"""The guests of the finished rooms, on nothing: colours on the left of a picture, opacity on its right."""

import numpy as np

from art.cast.dolls import Doll, stand
from art.cast.heroes import cut_out
from art.cast.moods import Mood
from art.relief.fields import Field, ease
from art.relief.figure import Figure
from art.relief.light import Light
from raccoon.games.saloon_tycoon.catalogue import LARGE
from scenes.saloon_tycoon.art.rooms import BAY, STOREY

FLOOR = 117.0
DOTS = 3
"""Pixels a unit: nearly as many as the page of a room shows."""
LAMP = Light(key=(-0.2, -0.75, 0.6), key_colour=(1.2, 1.0, 0.74), ambient=(0.36, 0.31, 0.34))
GLAD, SORRY = Mood.PLEASED, Mood.PUT_OUT

GUESTS: dict[str, tuple[Doll, ...]] = {
    "saloon": (Doll("fox", 62, True, GLAD), Doll("cat", 118), Doll("raccoon", 188)),
    "guest_room": (Doll("hare", 150, True),),
    "billiards_room": (Doll("dog", 58, False, GLAD), Doll("badger", 190, True, SORRY)),
    "poker_room": (Doll("fox", 56), Doll("bear", 122, True, SORRY, 72), Doll("skunk", 184, True, GLAD)),
    "pantry": (Doll("badger", 74, True),),
    "laundry": (Doll("skunk", 30),),
    "kitchen": (Doll("bear", 74, True, GLAD, 72),),
    "pharmacy": (Doll("hare", 42, False, SORRY),),
    "brothel": (Doll("cat", 100, False, GLAD), Doll("dog", 148, True)),
    "theater": (Doll("raccoon", 96, False, GLAD), Doll("fox", 146, True, GLAD)),
    "whiskey_still": (Doll("dog", 162, True, GLAD),),
    "printing_press": (Doll("badger", 70), Doll("skunk", 186, True, GLAD)),
    "luxury_suite": (Doll("raccoon", 62, True, GLAD),),
    "jail": (Doll("bear", 34, False, Mood.CALM, 72),),
    "stables": (Doll("hare", 34, False, GLAD),),
    "schoolroom": (Doll("skunk", 30, False, Mood.CALM, 56), Doll("hare", 72, True, GLAD, 56)),
}
"""The people of each room by its id."""


def guests(room: str) -> Field:
    """The people of a room."""
    figure = _sheet(room)
    for doll in GUESTS[room]:
        stand(figure, doll, FLOOR)
    return cut_out(*figure.sprite(LAMP), _size(room))


def blink(room: str) -> Field:
    """Their eyes shut for a moment, and nothing else of them."""
    figure = _sheet(room)
    heads = [stand(figure, doll, FLOOR, blinks=True) for doll in GUESTS[room]]
    colour, thick = figure.sprite(LAMP)
    eyes = np.zeros_like(thick)
    for head in heads:
        x, y, z, radius = head.eye_ball()
        for side in (1, -1):
            at = head.clay.world((side * x, y, z))
            away = np.hypot(figure.scene.x - at[0], figure.scene.y - at[1]) / (radius * head.clay.size)
            eyes = np.maximum(eyes, ease(1.6, 1.1, away))
    return cut_out(colour, eyes * thick, _size(room))


def _sheet(room: str) -> Figure:
    return Figure(BAY * (1 + (room in LARGE)), STOREY, DOTS * 1.6, 2.2)


def _size(room: str) -> tuple[int, int]:
    return round(BAY * (1 + (room in LARGE)) * DOTS), round(STOREY * DOTS)
