"""`Panorama`: the table's background, the valley of Astoria with the desk in front of it.

It is drawn anew on a thread whenever the valley or the hour has changed; until it is ready the former one
is shown. From one purchase to the next the light changes too little to be noticed.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Condition, Event, Thread

import pygame

from raccoon.games.raccoon_tycoon.view import View
from scenes.art import Drawing, palette as pal, surface_cache
from scenes.art.moving import background
from scenes.art.ornament import grain
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.valley import ground as panorama_ground
from scenes.raccoon_tycoon.valley.sites import Country, SeatColours
from scenes.raccoon_tycoon.valley.valley import Valley, valley_of
from scenes.table.picture.background import Ground

Pause = Callable[[], object]
"""Called between two small steps of drawing, so that other threads can run."""
DrawBackground = Callable[[Pause], pygame.Surface]
"""Draws a background."""

MOST_CACHED = 3
"""The most backgrounds that are cached, if `MOST_BYTES` allows."""
MOST_BYTES = 26_000_000
"""The most bytes of several cached backgrounds; one of 1920×1080 has 8 MB, one of 2560×1440 15 MB."""
REST = 0.001
"""Seconds that the thread rests between two steps, so that frames never wait long for the interpreter."""
SETTLED = 0.25
"""Seconds that a request must stay unchanged before it is drawn, as bots may move without pauses."""


class BackgroundRenderer:
    """Draws the background requested last on a thread, and caches backgrounds by key."""

    def __init__(self) -> None:
        self._cache: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._request: tuple[Hashable, DrawBackground] | None = None
        self._in_progress: Hashable = None
        self._dropped: Hashable = None
        self._changed = Condition()
        self._thread: Thread | None = None
        self._hurry = Event()
        self._failure: Exception | None = None
        self.at_once = False
        """Draw at once instead of on the thread: the same frames every time, for tests."""

    def find(self, key: Hashable) -> pygame.Surface | None:
        """The cached background of a key, or None."""
        with self._changed:
            if key in self._cache:
                self._cache.move_to_end(key)
            return self._cache.get(key)

    def draw_now(self, key: Hashable, draw: DrawBackground) -> pygame.Surface:
        """The background of a key, drawn at once if it is not cached."""
        return self.find(key) or self._store(key, draw(lambda: None))

    def request(self, key: Hashable, draw: DrawBackground) -> None:
        """Request a background on the thread, in place of a request not begun yet.

        Raises the error of an earlier request, once; the next call tries again.
        """
        with self._changed:
            failure, self._failure = self._failure, None
            if failure:
                raise failure
            if key in self._cache or key == self._in_progress:
                self._request = self._dropped = None
                return
            self._request = key, draw
            if self._thread is None:
                self._thread = background.start("panorama", self._work)

    @property
    def cached_bytes(self) -> int:
        """The bytes of the cached backgrounds."""
        return sum(one.get_pitch() * one.get_height() for one in self._cache.values())

    def clear(self) -> None:
        """Clear the cache, and drop the background that is being drawn."""
        with self._changed:
            self._cache.clear()
            self._request, self._dropped = None, self._in_progress

    def is_pending(self, key: Hashable) -> bool:
        """Whether the background of a key is being drawn or is requested."""
        with self._changed:
            return key == self._in_progress or (self._request is not None and self._request[0] == key)

    def wait(self) -> None:
        """Wait until every request is drawn."""
        self._hurry.set()
        with self._changed:
            self._changed.wait_for(lambda: self._request is None and self._in_progress is None)
        self._hurry.clear()

    def _work(self) -> None:
        """Draw until there is no request: the thread's function."""
        try:
            while request := self._next_request():
                self._draw(*request)
        except SystemExit:  # the display closes
            with self._changed:
                self._thread = self._request = None
                self._changed.notify_all()
            raise

    def _draw(self, key: Hashable, draw: DrawBackground) -> None:
        try:
            self._store(key, draw(lambda: background.rest(REST, self._hurry)))
        except Exception as error:  # noqa: BLE001 - raised where the next picture is asked for
            with self._changed:
                self._failure = error
        finally:
            with self._changed:
                self._in_progress = self._dropped = None
                self._changed.notify_all()

    def _next_request(self) -> tuple[Hashable, DrawBackground] | None:
        """The next request, once it is unchanged for `SETTLED` seconds; None ends the thread."""
        while True:
            with self._changed:
                standing = self._request
                if standing is None:
                    self._thread = None
                    return None
            background.rest(SETTLED, self._hurry)
            with self._changed:
                if self._request is not None and self._request[0] == standing[0]:
                    self._request, self._in_progress = None, standing[0]
                    return standing

    def _store(self, key: Hashable, picture: pygame.Surface) -> pygame.Surface:
        with self._changed:
            if self._dropped is None or key != self._dropped:
                self._cache[key] = picture
            while len(self._cache) > MOST_CACHED or (len(self._cache) > 1 and self.cached_bytes > MOST_BYTES):
                self._cache.popitem(last=False)
        return picture


RENDERER = BackgroundRenderer()
"""The backgrounds of all tables."""
surface_cache.on_clear(RENDERER.clear)
_BANDS = 6
"""The number of pieces in which a picture is copied, so that no other thread waits long."""


class Panorama(Ground):
    """The background of one table."""

    def __init__(self, colours: SeatColours) -> None:
        self.colours = colours
        self._shown: pygame.Surface | None = None
        self._shown_for: Hashable = None
        self._requested: Hashable = None

    def surface(self, layout: TableLayout, view: View) -> pygame.Surface:
        key, draw = self._request(layout, view)
        ready = self._find(key)
        if ready is None and (self._shown is None or RENDERER.at_once):
            ready = RENDERER.draw_now(key, draw)
        self._requested = None if ready else key
        if ready:
            self._shown, self._shown_for = ready, key
        else:
            RENDERER.request(key, draw)
        return self._fitted(layout.size)

    def expect(self, layout: TableLayout, view: View) -> None:
        """Request the background of a view that will be shown soon."""
        if not RENDERER.at_once:
            RENDERER.request(*self._request(layout, view))

    def ready(self, layout: TableLayout, view: View) -> pygame.Surface | None:
        """The background of a view if it has been drawn, else None."""
        return self._find(self._request(layout, view)[0])

    def _find(self, key: Hashable) -> pygame.Surface | None:
        """The background of a key: the one shown, which the cache need not have, or a cached one."""
        return self._shown if self._shown and key == self._shown_for else RENDERER.find(key)

    def is_coming(self, layout: TableLayout, view: View) -> bool:
        """Whether the background of a view is being drawn or is requested."""
        return RENDERER.is_pending(self._request(layout, view)[0])

    def _request(self, layout: TableLayout, view: View) -> tuple[Hashable, DrawBackground]:
        country, valley = Country.of(layout), valley_of(view)

        def draw(pause: Pause) -> pygame.Surface:
            return draw_background(layout.size, country, valley, self.colours, pause)

        return (layout.size, country, valley, self.colours), draw

    def _fitted(self, size: tuple[int, int]) -> pygame.Surface:
        """The background shown, stretched to the window's size until the right one is ready."""
        assert self._shown is not None
        if self._shown.get_size() != size:
            self._shown, self._shown_for = pygame.transform.scale(self._shown, size), None
        return self._shown

    @property
    def is_late(self) -> bool:
        """Whether the background shown is not yet the one requested."""
        return self._requested is not None

    @property
    def has_news(self) -> bool:
        """Whether the background requested is ready now, but not yet shown."""
        return self._requested is not None and RENDERER.find(self._requested) is not None


def draw_background(
    size: tuple[int, int], country: Country, valley: Valley, colours: SeatColours, pause: Pause
) -> pygame.Surface:
    """Draw valley and desk on an opaque surface of `size` pixels."""
    sheet = Drawing(country.width, country.height)
    for _ in panorama_ground.draw(sheet, country, valley, colours):
        pause()
    k = size[0] / country.width
    picture = sheet.raster((size[0], round(country.height * k)))
    pause()
    ground = pygame.Surface(size)
    _copy(picture, ground, 0, pause)
    top = round(country.edge * k)
    _copy(_desk((size[0], size[1] - top), country.width), ground, top, pause)
    return ground


def _copy(picture: pygame.Surface, ground: pygame.Surface, top: int, pause: Pause) -> None:
    wide, high = picture.get_size()
    each = high // _BANDS + 1
    for y in range(0, high, each):
        ground.blit(picture, (0, top + y), (0, y, wide, each))
        pause()


@surface_cache.surface_cache(2)
def _desk(size: tuple[int, int], width: float) -> pygame.Surface:
    """Dark wood behind a studded brass rail; opaque, `width` design units wide."""
    height = width * size[1] / size[0]
    sheet = Drawing(width, height)
    wood = sheet.down(0, height, (0, "#3b2430"), (0.12, "#2f1d27"), (1, "#190f16"))
    sheet.box(0, 0, width, height, 0, wood)
    grain(sheet, 0, pal.NIGHT, 0.5, 8.5)
    glow = (width / 2, 40)
    sheet.circle(glow, width * 0.5, sheet.radial(glow, width * 0.5, (0, "#6a4020", 0.35), (1, "#6a4020", 0)))
    brass = sheet.down(0, 10, (0, "#fff0bf"), (0.3, pal.GILT), (0.7, pal.GILT_DEEP), (1, "#4a2c0c"))
    sheet.box(0, 0, width, 10, 0, brass)
    sheet.box(0, 10, width, 3, 0, pal.NIGHT)
    sheet.box(0, 15.5, width, 1, 0, pal.GILT_LIGHT, opacity=0.35)
    x = 0.0
    while x <= width:
        sheet.circle((x, 5), 2.3, "#5b3a12")
        sheet.circle((x - 0.5, 4.4), 1.4, "#fff3c8")
        x += 20
    return sheet.surface(size, opaque=True)
