"""Mouths that are put out, each in its own way."""

from art.portraits.face import Portrait
from art.portraits.mouths import GUM, TEETH, TONGUE, Mouth, incisors, lips
from scenes.art.palette import INK


def aghast(plate: Portrait, shape: Mouth) -> None:
    """The jaw has dropped, a little askew."""
    gape = shape.shape(
        (-0.44, 0.7), (-0.16, 0.16), (0.3, 0.1), (0.54, 0.62), (0.44, 1.6), (0.06, 2.0), (-0.34, 1.6)
    )
    plate.path(gape, GUM, INK, 3.2)
    plate.path(shape.shape((-0.2, 0.34), (0.1, 0.26), (0.36, 0.36), (0.3, 0.62), (-0.14, 0.62)), TEETH)
    plate.path(shape.shape((-0.2, 1.62), (0.06, 1.3), (0.32, 1.58), (0.08, 1.86)), TONGUE)
    lips(plate, shape.line((-0.95, 1.0), (-0.72, 0.5), (-0.5, 0.5)), shape.width)
    lips(plate, shape.line((0.6, 0.42), (0.84, 0.46), (1.06, 1.0)), shape.width)


def huff(plate: Portrait, shape: Mouth) -> None:
    """Pressed to one side, with a fold in the cheek."""
    lips(plate, shape.line((-0.5, 0.75), (-0.1, 0.2), (0.4, 0.05), (0.86, -0.2)), shape.width * 1.5)
    lips(plate, shape.line((0.82, -0.85), (0.98, -0.2), (0.9, 0.55)), shape.width * 1.1)
    lips(plate, shape.line((-0.1, 1.35), (0.2, 1.15), (0.5, 1.2)), shape.width * 0.8)


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


def hangdog(plate: Portrait, shape: Mouth) -> None:
    """Corners that hang as low as the jowls, with folds beside them."""
    half = ((0, 0), (0.5, 0.05), (0.88, 0.5), (1.0, 1.5))
    for side in (1, -1):
        lips(plate, shape.line(*((x * side, fall) for x, fall in half)), shape.width * 1.4, (0.8, 0.3))
        lips(plate, shape.line((1.14 * side, 0.3), (1.2 * side, 0.9), (1.12 * side, 1.5)), shape.width * 0.8)


def puckered(plate: Portrait, shape: Mouth) -> None:
    """Shut tight over a breath that is being held."""
    lips(
        plate, shape.line((-0.3, 0.5), (-0.1, 0.28), (0.1, 0.42), (0.3, 0.22)), shape.width * 1.6, (0.5, 0.5)
    )
    for x, top, bottom in ((-0.36, 0.1, 0.9), (-0.14, -0.3, 0.0), (0.16, -0.3, 0.0), (0.36, -0.1, 0.7)):
        lips(
            plate, shape.line((x * 0.8, top), (x, (top + bottom) / 2), (x * 0.85, bottom)), shape.width * 0.7
        )
    lips(plate, shape.line((-0.14, 1.1), (0.04, 0.95), (0.2, 1.05)), shape.width * 0.8)


def sour(plate: Portrait, shape: Mouth) -> None:
    """A stiff lip; one corner droops."""
    lip = ((-0.84, 0.5), (-0.5, 0.06), (0, 0.0), (0.5, 0.06), (0.86, 0.5), (1.0, 1.5))
    lips(plate, shape.line(*lip), shape.width * 1.6)
    lips(plate, shape.line((-0.98, 0.1), (-0.86, 0.5), (-0.92, 0.9)), shape.width * 0.9)
    lips(plate, shape.line((-0.36, 1.15), (0.05, 0.9), (0.46, 1.2)), shape.width)


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
