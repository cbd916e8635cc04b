"""The street behind the houses: it goes from noon to sundown with the pile, and into night at the end."""

import zlib
from collections.abc import Iterator

import pygame

from raccoon.games.saloon_tycoon.view import View
from scenes.art import surface_cache
from scenes.art.moving import incremental
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.street import DAY, HEIGHT, NIGHT as BY_NIGHT
from scenes.saloon_tycoon.holdings import daylight
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.table.picture.background import Ground

PIECE = 600_000
"""Bytes that a frame has time for to unfold."""


class Folded:
    """A picture's bytes, folded: a twentieth of them for one without noise."""

    def __init__(self, image: pygame.Surface) -> None:
        self._size = image.get_size()
        self._bytes = zlib.compress(image.get_buffer().raw, 1)

    def pieces(self) -> Iterator[pygame.Surface | None]:
        """Unfold it piece by piece, None after each; at last the picture."""
        image, place = pygame.Surface(self._size), 0
        yield None
        unfolding, left = zlib.decompressobj(), self._bytes
        while left:
            piece = unfolding.decompress(left, PIECE)
            image.get_buffer().write(piece, place)
            place, left = place + len(piece), unfolding.unconsumed_tail
            yield None
        image.get_buffer().write(unfolding.flush(), place)
        yield image


HOURS = 16
"""In how many steps the day passes."""
NIGHT = -1
MASTERS = {0: DAY[0], HOURS // 2: DAY[1], HOURS: DAY[2], NIGHT: BY_NIGHT}
"""The hours that are drawn."""
Size = tuple[int, int]
Key = tuple[Size, Size, int]


class Street(Ground):
    """The picture for the hour; the masters of one size are kept, as many open as an hour is made of."""

    def __init__(self) -> None:
        self._size: Size = (0, 0)
        self._open: dict[int, pygame.Surface] = {}
        self._folded: dict[int, Folded] = {}
        self._mixing: tuple[Key, Iterator[pygame.Surface | None]] | None = None
        """A picture that is being made."""
        self._pictures: dict[Key, pygame.Surface] = {}
        """The picture asked for last, and those that may be next; in a large window only one."""

    def surface(self, layout: SaloonLayout, view: View) -> pygame.Surface:
        """The street at the hour of this view."""
        key = _key(layout, view)
        while key not in self._pictures:
            self._go_on(key)
            incremental.done()
        return self._pictures[key]

    def _go_on(self, key: Key) -> None:
        """Make a little more of a picture."""
        if self._mixing is None or self._mixing[0] != key:
            self._mixing = key, self._mixed(*key)
        if picture := next(self._mixing[1]):
            self._mixing = None
            last = list(self._pictures.items())[-1:] if not surface_cache.large() else []
            self._pictures = dict([*last, (key, picture)])

    def _mixed(self, size: Size, sky: Size, hour: int) -> Iterator[pygame.Surface | None]:
        """The street above the desk's edge, wood below it; None after each step on the way."""
        mixture = dict(_mixture(hour))
        self._open = {master: image for master, image in self._open.items() if master in mixture}
        for master in mixture:
            yield from self._opening(sky, master)
        yield None
        picture = pygame.Surface(size)
        yield None
        halves = pygame.Rect(0, 0, size[0], sky[1] // 2), pygame.Rect(0, sky[1] // 2, size[0], sky[1])
        floor = pygame.Rect(0, sky[1], size[0], size[1] - sky[1])
        former = next((known for key, known in self._pictures.items() if key[:2] == (size, sky)), None)
        desk = former.subsurface(floor) if former else art.desk(floor.size, sky[1] / HEIGHT)
        yield None
        picture.blit(desk, floor)
        for master, share in mixture.items():
            for half in halves:
                yield None
                image = self._open[master]
                image.set_alpha(round(255 * share) if share < 1 else None)
                picture.blit(image, half, half)
        yield picture

    def _opening(self, sky: Size, hour: int) -> Iterator[None]:
        """Have a master open: drawn, or unfolded piece by piece."""
        if sky != self._size:
            self._size = sky
            self._open.clear()
            self._folded.clear()
        if hour in self._open:
            return
        for image in self._folded[hour].pieces() if hour in self._folded else [self._drawn(sky, hour)]:
            yield None
            if image:
                self._open[hour] = image

    def _drawn(self, sky: Size, hour: int) -> pygame.Surface:
        drawn = art.street(sky, MASTERS[hour])
        image = pygame.Surface(sky)
        image.blit(drawn, (0, 0))
        self._folded[hour] = Folded(image)
        return image

    def rehearse(self, layout: SaloonLayout) -> Iterator[None]:
        """Draw every master, one at each step."""
        sky = layout.size[0], layout.desk.top - layout.frame.px(10)
        for hour in MASTERS:
            yield from self._opening(sky, hour)
            self._open.clear()

    def ready(self, layout: SaloonLayout, view: View) -> pygame.Surface | None:
        """That picture, where it is made."""
        return self._pictures.get(_key(layout, view))

    def is_coming(self, layout: SaloonLayout, view: View) -> bool:
        """Whether the picture is still being made: a little more of it each time this is asked."""
        key = _key(layout, view)
        if key in self._pictures or key[1] != self._size or surface_cache.large():
            return False
        self._go_on(key)
        return True


def _key(layout: SaloonLayout, view: View) -> Key:
    """The inputs of the picture: the sizes of the window and of the street, and the hour."""
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
