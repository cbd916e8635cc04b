"""How the certificate uses a window that is wider than usual: its edges move apart, its parts with them."""

from dataclasses import replace

from scenes.art.frame import Frame

LEFT, TOP, WIDTH, HEIGHT = 50.0, 26.0, 1820.0, 940.0
"""The paper in a window of 16 to 9, in design units."""
WIDEST = 360.0
"""How much further it reaches on either side at most."""


def wing(frame: Frame) -> float:
    """How far the paper reaches beyond its usual left and right edges, in design units."""
    return min(WIDEST, max(0.0, frame.left / frame.scale))


def share(frame: Frame) -> float:
    """How wide the paper has become, from 0 (as usual) to 1 (as wide as it ever is)."""
    return wing(frame) / WIDEST


def sheet(frame: Frame) -> tuple[float, float, float, float]:
    """The paper's left, top, width and height in design units."""
    reach = wing(frame)
    return LEFT - reach, TOP, WIDTH + 2 * reach, HEIGHT


def aside(frame: Frame, units: float) -> Frame:
    """The frame moved so many design units to the right."""
    return replace(frame, left=frame.left + units * frame.scale)
