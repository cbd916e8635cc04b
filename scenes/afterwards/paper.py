"""Fits the paper to the window's shape: in a wider window its edges move apart, in a squarer one it is
stretched upwards and downwards, with its contents.
"""

from dataclasses import dataclass, replace

from scenes.art.frame import Frame

LEFT, TOP, WIDTH, HEIGHT = 50.0, 26.0, 1820.0, 940.0
"""The paper in a 16:9 window, in design units."""
WIDEST = 360.0
"""The largest extension on either side."""
TALLEST = 220.0
"""The largest extension above and below."""
LARGER = 1.12
"""The largest factor by which type grows on stretched paper."""
MIDDLE, INSIDE = TOP + HEIGHT / 2, 780.0
"""The middle of the paper, and the height inside its border, which does not stretch."""


@dataclass(frozen=True)
class CertificateSheet(Frame):
    """The frame of stretched paper: y coordinates move apart, lengths stay, type grows a little."""

    stretch: float = 1.0

    def y(self, units: float) -> int:
        return super().y(MIDDLE + (units - MIDDLE) * self.stretch)

    def type(self, units: float, most: float = 2.0) -> int:
        return super().type(units * min(LARGER, self.stretch), most)


def drawn_out(frame: Frame) -> CertificateSheet:
    """Return the frame for drawing on the paper in this window."""
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
    """Return the paper's extension above and below, in design units."""
    return min(TALLEST, max(0.0, frame.top / frame.scale))


def growth(frame: Frame, most: float) -> float:
    """Return the factor for things on the paper: its stretch, at most `most`."""
    return min(most, frame.stretch) if isinstance(frame, CertificateSheet) else 1.0


def text_growth(frame: Frame, share: float) -> float:
    """Return the factor for rows that grow with the text: 1 as usual, 1 + `share` from twice the size on."""
    return 1 + share * (min(2.0, frame.text_scale) - 1)


def wing(frame: Frame) -> float:
    """Return the paper's extension on either side, in design units."""
    return min(WIDEST, max(0.0, frame.left / frame.scale))


def share(frame: Frame) -> float:
    """Return the paper's extension on either side, from 0 (none) to 1 (the largest)."""
    return wing(frame) / WIDEST


def sheet(frame: Frame) -> tuple[float, float, float, float]:
    """Return the paper's left, top, width and height in design units."""
    reach, more = wing(frame), rise(frame)
    return LEFT - reach, TOP - more, WIDTH + 2 * reach, HEIGHT + 2 * more


def aside(frame: Frame, units: float) -> Frame:
    """Return the frame moved right by design units."""
    return replace(frame, left=frame.left + units * frame.scale)
