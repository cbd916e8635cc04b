"""The street behind the houses: it goes from noon to sundown with the pile, and into night at the end.

A few masters are drawn while the table is laid; the hours between them are mixed, which takes no time. Those
that are not mixed now are folded.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from raccoon.games.saloon_tycoon.view import View
from scenes.art.palette import rgb
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import WALNUT
from scenes.saloon_tycoon.holdings import daylight
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture.folded import Folded

HOURS = 16
"""In how many steps the day passes."""
MASTERS = (0, HOURS // 2, HOURS)
"""The hours that are drawn."""
NIGHT = -1
Size = tuple[int, int]


class Street:
    """The picture for the hour; the masters of one size are kept, as many open as an hour is made of."""

    has_news = False

    def __init__(self) -> None:
        self._size: Size = (0, 0)
        self._open: dict[int, pygame.Surface] = {}
        self._folded: dict[int, Folded] = {}
        self._opening: tuple[int, Iterator[pygame.Surface | None]] | None = None
        """A master that is being unfolded."""
        self._key: tuple[Size, Size, int] | None = None
        self._picture: pygame.Surface | None = None

    def surface(self, layout: SaloonLayout, view: View) -> pygame.Surface:
        """The street at the hour of this view."""
        key = _key(layout, view)
        if self._picture is None or key != self._key:
            self._key, self._picture = key, self._composed(*key)
        return self._picture

    def _composed(self, size: Size, sky: Size, hour: int) -> pygame.Surface:
        """The street above the desk's edge, wood below it."""
        picture = pygame.Surface(size)
        picture.fill(rgb("#241410"))
        mixture = dict(_mixture(hour))
        self._open = {master: image for master, image in self._open.items() if master in mixture}
        for master, share in mixture.items():
            image = self._master(sky, master)
            image.set_alpha(round(255 * share) if share < 1 else None)
            picture.blit(image, (0, 0))
        pygame.draw.rect(picture, rgb(WALNUT), pygame.Rect(0, sky[1], size[0], max(2, size[1] // 200)))
        return picture

    def _master(self, sky: Size, hour: int) -> pygame.Surface:
        if sky != self._size:
            self._size = sky
            self._open.clear()
            self._folded.clear()
        self._opening = None
        if hour not in self._open:
            self._open[hour] = self._unfolded(sky, hour)
        return self._open[hour]

    def _unfolded(self, sky: Size, hour: int) -> pygame.Surface:
        if hour in self._folded:
            return self._folded[hour].unfolded()
        drawn = art.street(sky, max(0, hour) / HOURS, hour == NIGHT)
        image = pygame.Surface(sky)
        image.blit(drawn, (0, 0))
        self._folded[hour] = Folded(image)
        return image

    def rehearse(self, layout: SaloonLayout) -> Iterator[None]:
        """Draw every master, one at each step."""
        sky = layout.size[0], layout.desk.top - layout.frame.px(10)
        for hour in (*MASTERS, NIGHT):
            self._master(sky, hour)
            self._open.clear()
            yield

    def expect(self, layout: SaloonLayout, view: View) -> None:
        """It is unfolded while it `is_coming`, and mixed when it is asked for."""

    def ready(self, layout: SaloonLayout, view: View) -> pygame.Surface | None:
        """That picture."""
        return self.surface(layout, view)

    def is_coming(self, layout: SaloonLayout, view: View) -> bool:
        """Whether a master it is mixed of is still being unfolded: a piece of it each time this is asked."""
        key = _key(layout, view)
        if key == self._key or key[1] != self._size:
            return False
        for master, _ in _mixture(key[2]):
            if master not in self._open and master in self._folded:
                self._go_on_opening(master)
                return True
        return False

    def _go_on_opening(self, master: int) -> None:
        if self._opening is None or self._opening[0] != master:
            self._opening = master, self._folded[master].pieces()
        if image := next(self._opening[1]):
            self._open[master], self._opening = image, None


def _key(layout: SaloonLayout, view: View) -> tuple[Size, Size, int]:
    """What the picture depends on: the sizes of the window and of the street, and the hour."""
    hour = NIGHT if view.ender is not None else round((1 - daylight(view)) * HOURS)
    return layout.size, (layout.size[0], layout.desk.top - layout.frame.px(10)), hour


def _mixture(hour: int) -> Iterator[tuple[int, float]]:
    """The masters that an hour is made of, the earlier one whole, the later one over it."""
    if hour == NIGHT:
        yield NIGHT, 1.0
        return
    before = max(master for master in MASTERS if master <= hour)
    yield before, 1.0
    if hour > before:
        after = min(master for master in MASTERS if master > hour)
        yield after, (hour - before) / (after - before)
