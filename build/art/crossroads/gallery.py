"""The portraits of the people of Crossroads."""

from collections.abc import Callable

from art.cast.moods import Mood
from art.crossroads import birds, hard, hoofed, small
from art.portraits.face import Portrait
from art.portraits.ground import Sky, field, key_light

CITIZEN_SKY = Sky(("#fdf0cf", "#e8c890", "#a8824f"), "#8a6a40")
OUTLAW_SKY = Sky(("#ffe7b0", "#f2a65a", "#b8502c"), "#8a3a20")

PEOPLE: dict[str, tuple[Callable[[Portrait], None], Sky]] = {
    "purty_nellie": (birds.quail, CITIZEN_SKY),
    "lucy_allen": (small.prairie_dog, CITIZEN_SKY),
    "widow_campbell": (hoofed.doe, CITIZEN_SKY),
    "miss_watson": (birds.owl, CITIZEN_SKY),
    "sheriff_fletcher": (hoofed.bison, CITIZEN_SKY),
    "senator": (hard.tortoise, CITIZEN_SKY),
    "doc": (hard.armadillo, CITIZEN_SKY),
    "colonel": (hoofed.ram, CITIZEN_SKY),
    "flatfoot": (small.coyote, OUTLAW_SKY),
    "angie": (small.opossum, OUTLAW_SKY),
    "sydney": (hard.rattlesnake, OUTLAW_SKY),
    "phineus": (birds.vulture, OUTLAW_SKY),
}
"""Each by the character's id, and the sky behind."""

SHEET = (600, 600)
FACES = {Mood.CALM: (592, 592), Mood.PLEASED: (300, 300), Mood.PUT_OUT: (300, 300)}
FACE_SMALL = (150, 150)
"""Pixels of a master, and of its small form: as many as 2560x1440 asks for, where a page shows them calm."""

CROPS = {
    "purty_nellie": (-9, -66, 1.03),
    "miss_watson": (-15, -112, 1.05),
    "senator": (18, -40, 0.94),
    "doc": (30, -98, 0.9),
    "phineus": (0, -128, 1.0),
    "sheriff_fletcher": (21, -74, 0.93),
    "colonel": (24, -66, 0.92),
    "widow_campbell": (12, -98, 0.96),
    "flatfoot": (6, -76, 0.98),
    "angie": (36, -102, 0.88),
}
"""The shift and enlargement of each head, so that hat and chin are inside the frame."""
USUAL_CROP = (-6, -100, 1.02)

LEANS = {
    "purty_nellie": 4,
    "lucy_allen": -4,
    "widow_campbell": 4.5,
    "miss_watson": -3.5,
    "sheriff_fletcher": 2.5,
    "senator": -3,
    "doc": 4,
    "colonel": -2.5,
    "flatfoot": 5,
    "angie": -6,
    "sydney": 5,
    "phineus": -4,
}
"""The lean of each head to the right, in degrees."""
SHARE = {Mood.CALM: 0.4, Mood.PLEASED: 1.0, Mood.PUT_OUT: -0.8}
"""The share of that lean in each mood."""


def face(name: str, mood: Mood, fine: bool) -> Portrait:
    """Somebody's head in a mood; not `fine`: the small form."""
    plate = Portrait(*SHEET, fine, mood)
    figure, sky = PEOPLE[name]
    field(plate, sky)
    corners = [(0.0, 0.0), (600.0, 0.0), (600.0, 600.0), (0.0, 600.0)]
    plate.hatch(
        corners,
        0,
        7,
        lambda x, y: 0.4 * min(1.0, max(0.0, (abs(x - 300) - 60) / 240)),
        sky.lines,
        0.5,
        3.6,
        14,
    )
    left, top, scale = CROPS.get(name, USUAL_CROP)
    lean = LEANS[name] * SHARE[mood]
    plate.begin(f"translate({left} {top}) scale({scale}) rotate({lean:g} 300 640)")
    figure(plate)
    plate.end()
    key_light(plate, sky, 0.72)
    return plate
