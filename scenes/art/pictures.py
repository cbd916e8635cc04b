"""Painted pictures (JPEG masters, shared or of one game), scaled to exactly the size wanted, and their
caches.

From the first use on a thread opens as many masters as the cache may hold, so that a frame that needs one
only scales it; any other is opened when it is needed, which takes about three milliseconds. Scaled pictures
are cached by (master, size); those unused for longest are dropped first.
"""

import io
import re
from collections import OrderedDict
from collections.abc import Mapping
from functools import partial
from importlib.resources.abc import Traversable
from threading import Event, Lock, Thread
from typing import Any

import pygame

from raccoon.app.assets import OWNERS, folder
from scenes.art import Paint, Size, palette as pal, surface_cache
from scenes.art.moving import background, incremental

SMALL = "_small"
"""The suffix of the file name of a master's small version."""

SMALL_BELOW = 150
"""Pictures whose longer edge is below so many pixels are made from the small version, if there is one."""

TILE_SMALL = (224, 331)
"""The size of the small version of a game's title poster: its size in a window of the usual size."""

POSTER = 420 / 600
"""Width : height of that poster as painted."""

SCENERY_SMALL = 1280
"""The width of the small version of a window-sized picture."""

WIDE, WIDE_FROM = "_wide", 2.05
"""The suffix of the version for wide windows, and the ratio width : height above which it is used."""

ROOM = 24_000_000
"""The most bytes of scaled pictures to cache; in a large window, which needs much memory itself, half of it.
"""

OPENED = 22_000_000
"""The most bytes of opened masters to cache; in a large window a third of it.

That is about all small versions, and the large ones that one table shows.
"""

FIGURE_RATIO = 960 / 980
"""Width : height of a figure as painted."""

SCENERY = "scenery"
"""The kind of window-sized pictures: they are made by `uncached`, without a cache."""

BREATH = 0.012
"""Seconds the thread pauses between two masters, so that it opens at most one per frame."""


def slug(name: str) -> str:
    """A piece's name as a file name: "Bishop's Glen" becomes bishops_glen."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


class Masters:
    """The master pictures in some folders, with a subfolder for each kind, and a bounded cache of opened
    ones.

    `folders` are by game, "" for the shared ones: a game's kind is called "<game>/<kind>", a shared one
    "<kind>".
    """

    def __init__(self, folders: Mapping[str, Traversable]) -> None:
        self._folders = folders
        self._known: dict[str, dict[str, Traversable]] = {}
        self._lock = Lock()
        self.opened: OrderedDict[str, pygame.Surface] = OrderedDict()
        self.opening: set[str] = set()
        """Masters that are being opened on a thread."""
        self.broken: set[str] = set()
        self._opener: Thread | None = None
        self._hurry = Event()

    def has(self, master: str) -> bool:
        """Whether there is a file of that master."""
        kind, _, name = master.rpartition("/")
        return name in self._files(kind)

    def _files(self, kind: str) -> dict[str, Traversable]:
        """The masters of a kind by name; its folder is listed when the first one is needed."""
        if kind not in self._known:
            owner, _, own = kind.rpartition("/")
            self._known[kind] = _masters(self._folders[owner] / own) if owner in self._folders else {}
        return self._known[kind]

    def _kinds(self) -> list[str]:
        return [
            f"{owner}/{entry.name}" if owner else entry.name
            for owner, place in self._folders.items()
            if place.is_dir()
            for entry in sorted(place.iterdir(), key=lambda entry: entry.name)
            if entry.is_dir()
        ]

    def warm(self) -> None:
        """Begin to open masters on a thread, once, until the cache is three quarters full."""
        if self._opener is None:
            self._opener = background.start("pictures", self._open_all)

    def wait(self) -> None:
        """Wait until that thread has finished."""
        self.warm()
        self._hurry.set()
        if self._opener:
            self._opener.join()

    def open(self, master: str) -> pygame.Surface:
        """The master, from the cache or opened now."""
        with self._lock:
            if master not in self.opened:
                self.opened[master] = self.loaded(master)
                self._drop_excess()
            self.opened.move_to_end(master)
            return self.opened[master]

    def open_in_background(self, master: str) -> None:
        """Open a master on its own thread, without waiting for it."""
        if master not in self.opening:
            self.opening.add(master)
            background.start("picture", partial(self._try_open, master))

    def _try_open(self, master: str) -> None:
        try:
            self.open(master)
        except (OSError, pygame.error):
            self.broken.add(master)  # the next `open` raises the error
        finally:
            self.opening.discard(master)

    def loaded(self, master: str) -> pygame.Surface:
        """The master, opened now and not cached."""
        kind, _, name = master.rpartition("/")
        return pygame.image.load(io.BytesIO(self._files(kind)[name].read_bytes()), "master.jpg")

    def drop_excess(self) -> None:
        """Drop the masters that exceed the limit of bytes."""
        with self._lock:
            self._drop_excess()

    def _drop_excess(self) -> None:
        """Drop the masters unused for longest until the rest is within the limit; the lock must be held."""
        while len(self.opened) > 1 and _total_bytes(self.opened) > _masters_limit():
            self.opened.popitem(last=False)

    def _open_all(self) -> None:
        masters = [f"{kind}/{name}" for kind in self._kinds() for name in self._files(kind)]
        for master in sorted(masters, key=lambda name: not name.endswith(SMALL)):  # most used first
            if SCENERY in master.split("/"):
                continue
            with self._lock:
                enough = (
                    _total_bytes(self.opened) > _masters_limit() * 3 // 4
                )  # the rest is for masters needed at once
            if enough:
                return
            self._try_open(master)
            background.rest(BREATH, self._hurry)


class Pictures:
    """Scaled pictures of the masters in some `folders`, with a cache of at most `room` bytes."""

    def __init__(self, folders: Mapping[str, Traversable], room: int = ROOM) -> None:
        self.masters = Masters(folders)
        self._room = room
        self._shelf = Lock()  # apart from the masters': a cached picture need not wait for one being opened
        self._scaled: OrderedDict[tuple[str, Size], pygame.Surface] = OrderedDict()

    def has(self, kind: str, name: str) -> bool:
        """Whether there is a master of a piece."""
        return self.masters.has(f"{kind}/{slug(name)}")

    def image(self, kind: str, name: str, size: Size) -> pygame.Surface:
        """A piece's picture that fills `size` pixels, cropped evenly; `KeyError` without a master.

        Raises `BudgetExceeded` while a master is being opened and the caller may wait.
        """
        masters = self.masters
        masters.warm()
        size = (max(1, size[0]), max(1, size[1]))
        key = (self._master(kind, name, size), size)
        with self._shelf:
            found = self._scaled.get(key)
            if found:
                self._scaled.move_to_end(key)
        if found:
            return found
        if key[0] not in masters.opened and key[0] not in masters.broken and incremental.may_wait():
            masters.open_in_background(key[0])
            raise incremental.BudgetExceeded
        master = masters.open(key[0])
        incremental.check_budget(0, partial(self.image, kind, name, size))
        image = self._cache(key, incremental.draw_piece(partial(cover, master, size)))
        incremental.check_budget(0)
        return image

    def uncached(self, kind: str, name: str, size: Size, focus: float = 0.5) -> pygame.Surface:
        """The same without caching, for callers that cache their window-sized pictures themselves."""
        return cover(self.masters.loaded(self._master(kind, name, size)), size, focus)

    @property
    def room(self) -> int:
        """The most bytes of scaled pictures to cache in the present window."""
        return self._room // 2 if surface_cache.large() else self._room

    @property
    def held(self) -> int:
        """The bytes of the scaled pictures in the cache."""
        with self._shelf:
            return _total_bytes(self._scaled)

    def clear(self) -> None:
        """Clear the cache of scaled pictures: other sizes will be needed."""
        with self._shelf:
            self._scaled.clear()
        self.masters.drop_excess()

    def _master(self, kind: str, name: str, size: Size) -> str:
        master = f"{kind}/{slug(name)}"
        small, wide = f"{master}{SMALL}", f"{master}{WIDE}"
        large = SCENERY in kind.split("/")
        if large and size[0] > WIDE_FROM * size[1] and self.masters.has(wide):
            return wide
        fits = max(size) <= SCENERY_SMALL if large else max(size) < SMALL_BELOW
        return small if fits and self.masters.has(small) else master

    def _cache(self, key: tuple[str, Size], image: pygame.Surface) -> pygame.Surface:
        """Cache a picture and return it, or the one another thread has cached first; drop those unused
        longest.
        """
        with self._shelf:
            found = self._scaled.setdefault(key, image)
            while len(self._scaled) > 1 and _total_bytes(self._scaled) > self.room:
                self._scaled.popitem(last=False)
        return found


def _masters(place: Traversable) -> dict[str, Traversable]:
    """The masters in a folder by name, sorted; none where there is no folder."""
    files = sorted(place.iterdir(), key=lambda entry: entry.name) if place.is_dir() else []
    return {file.name.removesuffix(".jpg"): file for file in files if file.name.endswith(".jpg")}


def cover(master: pygame.Surface, size: Size, focus: float = 0.5) -> pygame.Surface:
    """A master cropped to the shape of `size` and scaled to it, in the screen's format. Where its sides are
    cropped, `focus` (0 left to 1 right) says which part remains.
    """
    width, height = master.get_size()
    scale = max(size[0] / width, size[1] / height)
    part = pygame.Rect(0, 0, min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
    part.center = (width // 2, height // 2)
    part.left += round((width - part.width) * (focus - 0.5))
    image = pygame.Surface(part.size, 0, 32)  # scaling 24 bits a pixel takes three times as long
    image.blit(master, (0, 0), part)
    return image if part.size == size else pygame.transform.smoothscale(image, size)


def _masters_limit() -> int:
    """The most bytes of opened masters to cache in the present window."""
    return OPENED // 3 if surface_cache.large() else OPENED


def _total_bytes(pictures: Mapping[Any, pygame.Surface]) -> int:
    return sum(image.get_pitch() * image.get_height() for image in pictures.values())


PICTURES = Pictures({owner: folder("pictures", owner) for owner in OWNERS})
"""The pictures of the program and of its games."""
surface_cache.on_clear(PICTURES.clear)


def fill(surface: pygame.Surface, rect: pygame.Rect, kind: str, name: str) -> None:
    """Fill a rectangle with a piece's picture."""
    surface.blit(PICTURES.image(kind, name, rect.size), rect)


def tile(game: str) -> Paint:
    """The painter of a game's poster on the title; a plain ground for a game without one."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        if PICTURES.has(f"{game}/cover", "tile"):
            surface.blit(_tile(game, rect.size), rect)
        else:
            surface.fill(pal.rgb(pal.OXBLOOD), rect)

    return paint


@surface_cache.surface_cache(6)
def _tile(game: str, size: Size) -> pygame.Surface:
    return PICTURES.uncached(f"{game}/cover", f"tile{SMALL}" if size == TILE_SMALL else "tile", size)


def figure(kind: str, name: str, size: Size) -> pygame.Surface:
    """A figure without a ground at `size` pixels, with alpha, made from its master and not cached."""
    both = PICTURES.uncached(kind, name, (size[0] * 2, size[1]))
    return cut_out(both, both.subsurface((size[0], 0), size))


def cut_out(colours: pygame.Surface, opacity: pygame.Surface) -> pygame.Surface:
    """A picture with the `colours` of one surface and the alpha of another's brightness: white is opaque."""
    size = opacity.get_size()
    image, plane = pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, 0, 32)
    image.blit(colours, (0, 0))
    plane.blit(opacity, (0, 0))
    blue_is_alpha: Any = plane.get_buffer()
    mask = pygame.image.frombuffer(blue_is_alpha, size, "ARGB")
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    image.blit(mask.convert(image), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image
