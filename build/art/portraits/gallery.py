"""Whose portrait is whose: the railroads, and the characters who play."""

from collections.abc import Callable

from art.portraits import badger, bear, cat, dog, fox, hare, raccoon, skunk
from art.portraits.face import Bearing, Mood, Portrait
from art.portraits.ground import Sky, field, ground, key_light

Figure = tuple[Callable[[Portrait], None], Sky]
"""What draws somebody, and the sky behind."""

FIGURES: dict[str, Figure] = {
    "raccoon": (raccoon.raccoon, raccoon.SKY),
    "fox": (fox.fox, fox.SKY),
    "bear": (bear.bear, bear.SKY),
    "cat": (cat.cat, cat.SKY),
    "dog": (dog.dog, dog.SKY),
    "skunk": (skunk.skunk, skunk.SKY),
    "badger": (badger.badger, badger.SKY),
    "hare": (hare.hare, hare.SKY),
}
"""The eight characters."""

BEARINGS: dict[str, tuple[Bearing, Bearing, Bearing]] = {
    "raccoon": (
        Bearing(-10, -2.5),
        Bearing(-13, -5, (-4, -4), (-4, -4)),
        Bearing(9, 2, (14, 14), (4, -10)),
    ),
    "fox": (
        Bearing(-14, 3),
        Bearing(-14, 7, (-4, 8), (7, -4)),
        Bearing(12, -3, (12, 38), (-2, 6)),
    ),
    "bear": (
        Bearing(9, -2),
        Bearing(11, 4, (-6, -6), (6, -6)),
        Bearing(-9, -3, (14, 14), (-2, 8)),
    ),
    "cat": (
        Bearing(-9, 4),
        Bearing(-7, -5, (-6, -6), (-6, -4)),
        Bearing(15, -2, (36, 36), (2, 4)),
    ),
    "dog": (
        Bearing(12, 2.5),
        Bearing(10, -5, (-14, -14), (-5, -6)),
        Bearing(-10, 3, (5, 5), (2, 10)),
    ),
    "skunk": (
        Bearing(-12, -3),
        Bearing(-10, 5, (-6, -6), (5, -4)),
        Bearing(7, 0, (20, 20), (-2, 8)),
    ),
    "badger": (
        Bearing(10, 2),
        Bearing(10, -4, (-6, -6), (-7, -5)),
        Bearing(-8, -2, (12, 12), (3, 8)),
    ),
    "hare": (
        Bearing(-11, -4),
        Bearing(-8, 5, (0, 0), (5, -3)),
        Bearing(9, -3, (0, 0), (-2, 4)),
    ),
}
"""How each holds the head, calm, pleased and put out."""

RAILROADS = {
    "Skunk Works": "skunk",
    "Sly Fox": "fox",
    "Fat Cat": "cat",
    "Big Bear": "bear",
    "Top Dog": "dog",
    "Tycoon": "raccoon",
}
"""The character on each railroad's cards, by the rulebook's names."""

SHEET = (600, 612)
LARGE, SMALL = (720, 734), (240, 245)
"""Pixels of a master, and of its small form for anything below about 150 pixels."""

FACE_SHEET = (600, 600)
FACES = {Mood.CALM: (560, 560), Mood.PLEASED: (400, 400), Mood.PUT_OUT: (400, 400)}
FACE_SMALL = (240, 240)
"""Pixels of a character's medallion, and of its small form: as many as 2560x1440 asks for, where a page about
somebody shows them calm.
"""
CROPS = {"fox": (16, -92, 0.945), "dog": (35, -47, 0.88), "skunk": (6, -85, 0.98)}
"""How far a long face is moved and how much it is enlarged, so that its mouth stands inside the frame."""
USUAL_CROP = (-2, -80, 1.01)

BUST_SHEET = (520, 764)
BUSTS = {Mood.CALM: (290, 426), Mood.PLEASED: (416, 611), Mood.PUT_OUT: (290, 426)}
BUST_SMALL = (145, 213)
"""A character from the hat to the coat: pixels of the master, and of its small form. Posters and the winner's
frame show them pleased.
"""


def portrait(railroad: str, fine: bool) -> Portrait:
    """The portrait from the hat to the collar; not `fine`: the small form."""
    plate = Portrait(*SHEET, fine)
    scale, left, top = (0.92, 24, -30) if fine else (0.97, 9, -44)
    plate.begin(f"translate({left} {top}) scale({scale})")
    character = RAILROADS[railroad]
    ground(plate, railroad, FIGURES[character][1])
    _sit(plate, character, 0.45)
    plate.end()
    _vignette(plate, SHEET)
    return plate


def face(character: str, mood: Mood, fine: bool) -> Portrait:
    """A character's head in a mood, for a round frame; not `fine`: the small form."""
    plate = Portrait(*FACE_SHEET, fine, mood)
    field(plate, FIGURES[character][1])
    left, top, scale = CROPS.get(character, USUAL_CROP)
    plate.begin(f"translate({left} {top}) scale({scale})")
    _sit(plate, character)
    plate.end()
    return plate


def bust(character: str, mood: Mood, fine: bool) -> Portrait:
    """A character from the hat to the coat in a mood; not `fine`: the small form."""
    plate = Portrait(*BUST_SHEET, fine, mood)
    plate.begin("translate(-40 -36)")
    field(plate, FIGURES[character][1])
    _sit(plate, character)
    plate.end()
    _vignette(plate, BUST_SHEET)
    return plate


def _sit(plate: Portrait, character: str, light: float = 1.0) -> None:
    """The character in the studio: the head held in its own way, the light from the left."""
    figure, sky = FIGURES[character]
    plate.bearing = BEARINGS[character][list(Mood).index(plate.mood)]
    figure(plate)
    key_light(plate, sky, light)


def _vignette(plate: Portrait, size: tuple[float, float]) -> None:
    """The edges a little darker than the middle."""
    width, height = size
    stops = ((0.0, "#1b0f10", 0.0), (0.68, "#1b0f10", 0.0), (1.0, "#1b0f10", 0.42))
    plate.box(0, 0, width, height, 0, plate.radial((width / 2, height * 0.47), width * 0.74, *stops))
