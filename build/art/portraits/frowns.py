"""Mouths that are put out, each in its own way."""

from art.portraits.face import Portrait
from art.portraits.mouths import Mouth, incisors, lips
from scenes.art.palette import INK


def pout(plate: Portrait, shape: Mouth) -> None:
    """The lower lip pushed out under a bowed upper one."""
    lip = shape.shape((-0.44, 0.55), (0, 0.2), (0.44, 0.55), (0.34, 1.1), (0, 1.3), (-0.34, 1.1))
    plate.path(
        lip,
        plate.down(shape.corner[1], shape.corner[1] + shape.sag * 1.4, (0, "#c0686a"), (1, "#7a3436")),
        INK,
        2,
    )
    plate.path(shape.shape((-0.2, 0.82), (0, 0.66), (0.16, 0.8), (0, 0.92)), "#ffffff", opacity=0.4)
    lips(
        plate,
        shape.line((-0.76, 1.1), (-0.46, 0.36), (0, 0.05), (0.46, 0.36), (0.76, 1.1)),
        shape.width * 1.4,
    )


def prim(plate: Portrait, shape: Mouth) -> None:
    """As small as it goes, turned down."""
    lips(
        plate, shape.line((-0.42, 0.62), (-0.2, 0.1), (0, 0.02), (0.2, 0.1), (0.42, 0.62)), shape.width * 1.5
    )


def bitten(plate: Portrait, shape: Mouth) -> None:
    """Front teeth upon the lower lip, the corners down."""
    plate.path(
        shape.shape((-0.5, 0.6), (0, 0.35), (0.5, 0.6), (0.36, 1.35), (0, 1.6), (-0.36, 1.35)),
        "#e8b8a8",
        INK,
        2,
    )
    incisors(plate, shape.corner[1] + 2, 10, 13)
    lips(plate, shape.line((-0.86, 1.0), (-0.5, 0.2), (0, 0.0), (0.5, 0.2), (0.86, 1.0)), shape.width * 1.3)


def stern(plate: Portrait, shape: Mouth) -> None:
    """One level line."""
    lips(plate, shape.line((-0.82, 0.42), (-0.3, 0.06), (0.3, 0.0), (0.8, 0.16)), shape.width * 1.5)


def wry(plate: Portrait, shape: Mouth) -> None:
    """A line that goes up and down."""
    line = ((-0.95, 0.75), (-0.55, 0.1), (-0.12, 0.5), (0.28, 0.02), (0.62, 0.3), (0.98, 0.9))
    lips(plate, shape.line(*line), shape.width * 1.5)
