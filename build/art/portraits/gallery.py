"""Whose portrait is whose: the railroads, and the characters who play."""

from collections.abc import Callable

from art.portraits import badger, bear, cat, dog, fox, hare, raccoon, skunk
from art.portraits.face import Mood, Portrait
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

POSES: dict[str, tuple[float, float]] = {
    "raccoon": (-10, -2.5),
    "fox": (-14, 3),
    "bear": (9, -2),
    "cat": (-9, 4),
    "dog": (12, 2.5),
    "skunk": (-12, -3),
    "badger": (10, 2),
    "hare": (-11, -4),
}
"""How far each turns the head, in units to the right, and tilts it, in degrees."""

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
FACE, FACE_SMALL = (400, 400), (240, 240)
"""Pixels of a character's medallion, and of its small form."""
CROPS = {"fox": (-15, -128, 1.05), "dog": (6, -80, 0.98), "skunk": (-27, -122, 1.09)}
"""How far a long face is moved and how much it is enlarged, so that its mouth stands inside the frame."""
USUAL_CROP = (-36, -118, 1.12)

BUST_SHEET = (520, 764)
BUST, BUST_SMALL = (290, 426), (145, 213)
"""A character from the hat to the coat: pixels of the master, and of its small form."""


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
    plate.turn, plate.tilt = POSES[character]
    figure(plate)
    key_light(plate, sky, light)


def _vignette(plate: Portrait, size: tuple[float, float]) -> None:
    """The edges a little darker than the middle."""
    width, height = size
    stops = ((0.0, "#1b0f10", 0.0), (0.68, "#1b0f10", 0.0), (1.0, "#1b0f10", 0.42))
    plate.box(0, 0, width, height, 0, plate.radial((width / 2, height * 0.47), width * 0.74, *stops))
