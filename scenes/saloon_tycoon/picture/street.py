"""The street behind the houses: from noon to sundown as the pile shrinks, and night at the end."""

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
"""Bytes that a frame has time to decompress."""


class CompressedPicture:
    """A picture in compressed form: about a twentieth of its bytes."""

    def __init__(self, image: pygame.Surface) -> None:
        self._size = image.get_size()
        self._bytes = zlib.compress(image.get_buffer().raw, 1)

    def steps(self) -> Iterator[pygame.Surface | None]:
        """Decompress it in steps: yield None after each, at last the picture."""
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
"""The number of steps from noon to sundown."""
NIGHT = -1
MASTERS = {0: DAY[0], HOURS // 2: DAY[1], HOURS: DAY[2], NIGHT: BY_NIGHT}
"""The hours that are drawn; the others are mixed of these."""
Size = tuple[int, int]
Key = tuple[Size, Size, int]


class Street(Ground):
    """The street for the hour of a view; its drawn hours are cached compressed, those in use also open."""

    def __init__(self) -> None:
        self._size: Size = (0, 0)
        self._open: dict[int, pygame.Surface] = {}
        self._compressed: dict[int, CompressedPicture] = {}
        self._running: tuple[Key, Iterator[pygame.Surface | None]] | None = None
        """The picture that is being made."""
        self._pictures: dict[Key, pygame.Surface] = {}
        """The last two pictures made; in a large window only one."""

    def surface(self, layout: SaloonLayout, view: View) -> pygame.Surface:
        """The street at the hour of this view."""
        key = _key(layout, view)
        while key not in self._pictures:
            self._advance(key)
            incremental.mark_done()
        return self._pictures[key]

    def _advance(self, key: Key) -> None:
        if self._running is None or self._running[0] != key:
            self._running = key, self._compose(*key)
        if picture := next(self._running[1]):
            self._running = None
            last = list(self._pictures.items())[-1:] if not surface_cache.large() else []
            self._pictures = dict([*last, (key, picture)])

    def _compose(self, size: Size, sky: Size, hour: int) -> Iterator[pygame.Surface | None]:
        """Make the street above the desk's edge and the wood below it; yield None after each step."""
        mixture = dict(_mixture(hour))
        self._open = {master: image for master, image in self._open.items() if master in mixture}
        for master in mixture:
            yield from self._load(sky, master)
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

    def _load(self, sky: Size, hour: int) -> Iterator[None]:
        """Draw an hour, or decompress it in steps."""
        if sky != self._size:
            self._size = sky
            self._open.clear()
            self._compressed.clear()
        if hour in self._open:
            return
        for image in self._compressed[hour].steps() if hour in self._compressed else [self._draw(sky, hour)]:
            yield None
            if image:
                self._open[hour] = image

    def _draw(self, sky: Size, hour: int) -> pygame.Surface:
        drawn = art.street(sky, MASTERS[hour])
        image = pygame.Surface(sky)
        image.blit(drawn, (0, 0))
        self._compressed[hour] = CompressedPicture(image)
        return image

    def rehearse(self, layout: SaloonLayout) -> Iterator[None]:
        """Draw every hour of `MASTERS` ahead."""
        sky = layout.size[0], layout.desk.top - layout.frame.px(10)
        for hour in MASTERS:
            yield from self._load(sky, hour)
            self._open.clear()

    def ready(self, layout: SaloonLayout, view: View) -> pygame.Surface | None:
        """The picture for this view, if it is already made."""
        return self._pictures.get(_key(layout, view))

    def is_coming(self, layout: SaloonLayout, view: View) -> bool:
        """Whether the picture for this view is still being made; each call does one more step."""
        key = _key(layout, view)
        if key in self._pictures or key[1] != self._size or surface_cache.large():
            return False
        self._advance(key)
        return True


def _key(layout: SaloonLayout, view: View) -> Key:
    """The inputs of the picture: the sizes of the window and of the street, and the hour."""
    hour = NIGHT if view.ender is not None else round((1 - daylight(view)) * HOURS)
    return layout.size, (layout.size[0], layout.desk.top - layout.frame.px(10)), hour


def _mixture(hour: int) -> Iterator[tuple[int, float]]:
    """The drawn hours that an hour is mixed of, with the opacity of each: the earlier one whole, first."""
    if hour == NIGHT:
        yield NIGHT, 1.0
        return
    before = max(master for master in MASTERS if master <= hour)
    yield before, 1.0
    if hour > before:
        after = min(master for master in MASTERS if master > hour)
        yield after, (hour - before) / (after - before)
