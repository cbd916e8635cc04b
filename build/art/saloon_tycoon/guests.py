"""The guests of the finished rooms on a transparent ground: colours left, opacity right."""

import numpy as np

from art.cast import handheld
from art.cast.dolls import BEFORE, HELD_UP, HIP, RAISED, REACHED, Doll, stand
from art.cast.heroes import cut_out
from art.cast.moods import Mood
from art.relief.fields import Field, ease, turned
from art.relief.figure import Figure
from art.relief.light import Light
from art.relief.materials import plain
from raccoon.games.saloon_tycoon.catalogue import LARGE
from scenes.saloon_tycoon.art.rooms import BAY, STOREY

FLOOR = 117.0
DOTS = 3
"""Pixels a unit: nearly what the page of a room shows."""
LAMP = Light(key=(-0.2, -0.75, 0.6), key_colour=(1.2, 1.0, 0.74), ambient=(0.36, 0.31, 0.34))
GLAD, SORRY = Mood.PLEASED, Mood.PUT_OUT

TOAST, FREE = (RAISED, HIP), (HIP, RAISED)
"""The arms of a doll that raises the paw on the viewer's right, and on the left."""
DEAL, READ, SHOW = (HELD_UP, HELD_UP), (BEFORE, BEFORE), (RAISED, RAISED)
WORK, WORK_LEFT = (REACHED, HIP), (HIP, REACHED)

GUESTS: dict[str, tuple[Doll, ...]] = {
    "saloon": (
        Doll("fox", 62, False, GLAD, arms=TOAST, held=handheld.mug),
        Doll("cat", 122, True, arms=FREE, held=handheld.mug),
        Doll("raccoon", 190, arms=(REACHED, BEFORE)),
    ),
    "guest_room": (Doll("hare", 150, True, arms=FREE, held=handheld.candle),),
    "billiards_room": (
        Doll("dog", 56, False, GLAD, arms=WORK, held=handheld.cue),
        Doll("badger", 190, True, SORRY, arms=WORK_LEFT, held=handheld.cue),
    ),
    "poker_room": (
        Doll("fox", 52, arms=DEAL, held=handheld.hand),
        Doll("bear", 122, True, SORRY, 70, arms=DEAL, held=handheld.hand),
        Doll("skunk", 188, True, GLAD, arms=DEAL, held=handheld.hand),
    ),
    "pantry": (Doll("badger", 74, True, arms=(HIP, BEFORE), held=handheld.ledger),),
    "laundry": (Doll("skunk", 30, arms=WORK, held=handheld.paddle),),
    "kitchen": (Doll("bear", 74, True, GLAD, 68, (HIP, RAISED), handheld.ladle, handheld.toque),),
    "pharmacy": (Doll("hare", 42, False, SORRY, arms=TOAST, held=handheld.phial),),
    "brothel": (
        Doll("cat", 100, False, GLAD, arms=TOAST, held=handheld.mug),
        Doll("dog", 152, True, arms=FREE, held=handheld.mug),
    ),
    "theater": (
        Doll("raccoon", 92, False, GLAD, arms=SHOW),
        Doll("fox", 148, True, GLAD, arms=FREE, held=handheld.ledger),
    ),
    "whiskey_still": (Doll("dog", 162, True, GLAD, arms=FREE, held=handheld.phial),),
    "printing_press": (
        Doll("badger", 70, arms=(BEFORE, HIP), held=handheld.sheet),
        Doll("skunk", 186, True, GLAD, arms=WORK_LEFT),
    ),
    "luxury_suite": (Doll("raccoon", 62, True, GLAD, arms=FREE, held=handheld.mug),),
    "jail": (Doll("bear", 34, False, Mood.CALM, 68, worn=handheld.lawman),),
    "stables": (Doll("hare", 34, False, GLAD, arms=WORK, held=handheld.fork),),
    "schoolroom": (
        Doll("skunk", 30, False, Mood.CALM, 56, READ, handheld.ledger),
        Doll("hare", 74, True, GLAD, 58, FREE, handheld.pointer),
    ),
}
"""The people of each room by the room's id."""


def guests(room: str) -> Field:
    """The people of a room."""
    figure = _sheet(room)
    for doll in GUESTS[room]:
        stand(figure, doll, FLOOR)
    _table(figure, room)
    return cut_out(*figure.sprite(LAMP), _size(room))


def blink(room: str) -> Field:
    """The shut eyes of the people of a room, for a blink, without the rest of them."""
    figure = _sheet(room)
    heads = [stand(figure, doll, FLOOR, blinks=True) for doll in GUESTS[room]]
    _table(figure, room)
    colour, thick = figure.sprite(LAMP)
    eyes = np.zeros_like(thick)
    for head in heads:
        x, y, z, radius = head.eye_ball()
        for side in (1, -1):
            at = head.clay.world((side * x, y, z))
            away = np.hypot(figure.scene.x - at[0], figure.scene.y - at[1]) / (radius * head.clay.size)
            eyes = np.maximum(eyes, ease(1.6, 1.1, away))
    return cut_out(colour, eyes * thick, _size(room))


def _table(figure: Figure, room: str) -> None:
    """The table in front of the card players."""
    if room != "poker_room":
        return
    table = figure.group((120.0, 90.0, 46.0), turned(pitch=16))
    table.lathe((0, 26, 0), (0, -1, 0), [(8, 12), (21, 8), (22, 53), (26, 55)])
    table.lathe((0, -1, 0), (0, -1, 0), [(0, 50), (0.5, 50)], 1)
    for x, z, tone in ((-14, 20, 2), (-8, 26, 3), (12, 18, 2), (20, 24, 3)):
        table.lathe((x, -1, z), (0, -1, 0), [(0, 5), (5, 5)], tone)
    figure.add(
        table, plain({0: ("#6a3a20", 0.3), 1: ("#1f6a48", 0.05), 2: ("#b3202e", 0.2), 3: ("#f4e6c6", 0.2)})
    )


def _sheet(room: str) -> Figure:
    return Figure(BAY * (1 + (room in LARGE)), STOREY, DOTS * 1.6, 2.2)


def _size(room: str) -> tuple[int, int]:
    return round(BAY * (1 + (room in LARGE)) * DOTS), round(STOREY * DOTS)
