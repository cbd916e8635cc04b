"""The certificate in windows of other shapes: in a wider one its edges move apart, in a squarer one it is
drawn out upwards and downwards, its parts with it.
"""

from dataclasses import dataclass, replace

from scenes.art.frame import Frame

LEFT, TOP, WIDTH, HEIGHT = 50.0, 26.0, 1820.0, 940.0
"""The paper in a window of 16 to 9, in design units."""
WIDEST = 360.0
"""The largest extra reach on either side."""
TALLEST = 220.0
"""The largest extra reach above and below."""
LARGER = 1.12
"""The largest factor by which its type grows."""
MIDDLE, INSIDE = TOP + HEIGHT / 2, 780.0
"""The middle of the paper's inside, and its height: the border does not grow."""


@dataclass(frozen=True)
class CertificateSheet(Frame):
    """The design sheet drawn out about its middle; lengths stay, type becomes a little larger."""

    stretch: float = 1.0

    def y(self, units: float) -> int:
        return super().y(MIDDLE + (units - MIDDLE) * self.stretch)

    def type(self, units: float, most: float = 2.0) -> int:
        return super().type(units * min(LARGER, self.stretch), most)


def drawn_out(frame: Frame) -> CertificateSheet:
    """The frame of a window as the paper fills it."""
    stretch = 1 + 2 * rise(frame) / INSIDE
    return CertificateSheet(
        frame.left,
        frame.top,
        frame.scale,
        frame.text_scale,
        frame.high_contrast,
        frame.patterns,
        stretch=stretch,
    )


def rise(frame: Frame) -> float:
    """The reach of the paper beyond its usual top and bottom, in design units."""
    return min(TALLEST, max(0.0, frame.top / frame.scale))


def growth(frame: Frame, most: float) -> float:
    """The growth of things on a drawn out paper: that of the paper, at most so many times."""
    return min(most, frame.stretch) if isinstance(frame, CertificateSheet) else 1.0


def wing(frame: Frame) -> float:
    """The reach of the paper beyond its usual left and right edges, in design units."""
    return min(WIDEST, max(0.0, frame.left / frame.scale))


def share(frame: Frame) -> float:
    """The width of the paper from 0 (as usual) to 1 (as wide as it ever is)."""
    return wing(frame) / WIDEST


def sheet(frame: Frame) -> tuple[float, float, float, float]:
    """The paper's left, top, width and height in design units of a window's frame."""
    reach, more = wing(frame), rise(frame)
    return LEFT - reach, TOP - more, WIDTH + 2 * reach, HEIGHT + 2 * more


def aside(frame: Frame, units: float) -> Frame:
    """The frame moved so many design units to the right."""
    return replace(frame, left=frame.left + units * frame.scale)
