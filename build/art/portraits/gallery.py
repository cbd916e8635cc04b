"""Which portrait belongs to which railroad."""

from collections.abc import Callable

from art.engrave import Plate
from art.portraits.bear import bear
from art.portraits.cat import cat
from art.portraits.dog import dog
from art.portraits.fox import fox
from art.portraits.raccoon import raccoon
from art.portraits.skunk import skunk

PORTRAITS: dict[str, Callable[[Plate], None]] = {
    "Skunk Works": skunk,
    "Sly Fox": fox,
    "Fat Cat": cat,
    "Big Bear": bear,
    "Top Dog": dog,
    "Tycoon": raccoon,
}
"""Each railroad's portrait, by the rulebook's names."""

SHEET = (600, 612)
LARGE, SMALL = (720, 734), (240, 245)
"""Pixels of a master, and of its small form for anything below about 150 pixels."""


def portrait(railroad: str, fine: bool) -> Plate:
    """The portrait from the hat to the collar; not `fine`: the small form."""
    plate = Plate(*SHEET, fine)
    scale, left, top = (0.92, 24, -30) if fine else (0.97, 9, -44)
    plate.begin(f"translate({left} {top}) scale({scale})")
    PORTRAITS[railroad](plate)
    plate.end()
    _vignette(plate)
    return plate


def _vignette(plate: Plate) -> None:
    """The edges a little darker than the middle."""
    width, height = SHEET
    stops = ((0.0, "#1b0f10", 0.0), (0.68, "#1b0f10", 0.0), (1.0, "#1b0f10", 0.42))
    plate.box(0, 0, width, height, 0, plate.radial((width / 2, height * 0.47), width * 0.74, *stops))
