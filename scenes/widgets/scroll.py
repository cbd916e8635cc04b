"""Scroll: the position of content in a scrolling area: smooth scrolling, dragging, a scroll bar."""

import pygame

from scenes.art import Frame, palette as pal

SWIFT = 14.0
"""The speed of a scroll as a multiple of the distance left, a second."""
SLOP = 8
"""Pixels that a pressed pointer may move before it drags."""
BESIDE, SHORTEST = 20, 60
"""The width around the bar where it can be grabbed, and its thumb's least height, in design units."""


class Scroll:
    """The scroll position of content that is higher than its area, in pixels."""

    def __init__(self) -> None:
        self.still = False
        """Whether it jumps to its target (reduced motion)."""
        self.target = 0.0
        self._at = 0.0
        self._area = self._bar = pygame.Rect(0, 0, 0, 0)
        self._strip = 0
        self._grip: tuple[str, int, float] | None = None

    def fit(self, area: pygame.Rect, bar: pygame.Rect, strip: int) -> None:
        """Set the visible area, the rectangle of the bar, and the content's height."""
        self._area, self._bar, self._strip = area, bar, strip
        self.target, self._at = min(self.target, self.most), min(self._at, self.most)

    @property
    def offset(self) -> int:
        """The scrolled distance in pixels."""
        return round(self._at)

    @property
    def most(self) -> int:
        """The largest distance in pixels."""
        return max(0, self._strip - self._area.height)

    def to(self, target: float, at_once: bool = False) -> None:
        """Scroll to a distance, within the limits."""
        self.target = max(0.0, min(target, self.most))
        if at_once or self.still:
            self._at = self.target

    @property
    def held(self) -> bool:
        """Whether the pointer holds the bar or the content."""
        return self._grip is not None

    def grab(self, pos: tuple[int, int], frame: Frame) -> None:
        """Begin to hold the bar or the content at a pressed point."""
        on_bar = self._bar.inflate(frame.px(BESIDE), 0).collidepoint(pos)
        self._grip = ("bar" if on_bar else "press", pos[1], self._at)
        if on_bar:
            self.drag(pos[1])

    def drag(self, y: int) -> None:
        """Scroll with the pointer that holds it."""
        assert self._grip
        what, begun, offset = self._grip
        if what == "bar":
            share = (y - self._bar.top) / max(1, self._bar.height)
            self.to(share * self._strip - self._area.height / 2, at_once=True)
        elif what == "strip" or abs(y - begun) > SLOP:
            self._grip = ("strip", begun, offset)
            self.to(offset - (y - begun), at_once=True)

    def release(self) -> bool:
        """Release it; return whether it was only a press without scrolling."""
        what = self._grip[0] if self._grip else ""
        self._grip = None
        return what == "press"

    def update(self, dt: float) -> bool:
        """Move towards the target; return whether the offset has changed."""
        before = self.offset
        self._at += (self.target - self._at) * min(1.0, SWIFT * dt)
        if abs(self.target - self._at) < 0.5:
            self._at = self.target
        return self.offset != before

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the bar, if the content is higher than its area."""
        if not self.most:
            return
        bar = self._bar
        pygame.draw.rect(surface, pal.rgb(pal.NIGHT), bar, border_radius=bar.width // 2)
        high = max(frame.px(SHORTEST), round(bar.height * self._area.height / self._strip))
        share = self._at / self.most
        thumb = pygame.Rect(bar.left, bar.top + round(share * (bar.height - high)), bar.width, high)
        pygame.draw.rect(surface, pal.rgb(pal.GILT), thumb, border_radius=bar.width // 2)
