"""The masters of the house and of its games: opened once, scaled to exactly the pixels wanted.

A thread opens the masters from the first use on, as many as are kept, so that a frame that needs one only
scales it; any other is opened where it is needed, which takes about three milliseconds. Scaled pictures are
kept by (master, size); the longest unused are let go. A window of another size asks for other sizes, so
pictures are crisp in every window.
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
"""The ending of a small form's name."""

SMALL_BELOW = 150
"""Pictures whose longer edge is below so many pixels are made of the small form, where there is one."""

TILE_SMALL = (224, 331)
"""The size of the small form of the poster that offers a game: that in a window of the usual size."""

POSTER = 420 / 600
"""The width of that poster for its height, as they are painted."""

SCENERY_SMALL = 1280
"""The width of the small form of what is as large as a window."""

WIDE, WIDE_FROM = "_wide", 2.05
"""The ending of the form for windows so much wider than high, and from which breadth for a height on."""

ROOM = 24_000_000
"""The most bytes of scaled pictures to keep. In a large window, which takes so much itself, half of it."""

OPENED = 22_000_000
"""The most bytes of opened masters to keep.

That is about all small forms, and the large ones that one table shows. In a large window a third of it.
"""

FIGURE_RATIO = 960 / 980
"""The width of a figure for its height, as they are painted."""

SCENERY = "scenery"
"""The kind that is as large as a window: it is asked for `once`."""

BREATH = 0.012
"""Seconds the thread rests between two masters, so that at most one falls into a frame."""


def slug(name: str) -> str:
    """A piece's name as a file's name: "Bishop's Glen" is bishops_glen."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


class Masters:
    """The masters in some folders, each with a folder for each kind of piece; as many stay open as are kept.

    `folders` are by the game whose they are: a game's kind is called "<game>/<kind>", the house's "<kind>".
    """

    def __init__(self, folders: Mapping[str, Traversable]) -> None:
        self._folders = folders
        self._known: dict[str, dict[str, Traversable]] = {}
        self._lock = Lock()
        self.opened: OrderedDict[str, pygame.Surface] = OrderedDict()
        self.coming: set[str] = set()
        """Masters that are being opened."""
        self.broken: set[str] = set()
        self._opener: Thread | None = None
        self._hurry = Event()

    def has(self, master: str) -> bool:
        """Whether it is there."""
        kind, _, name = master.rpartition("/")
        return name in self._files(kind)

    def _files(self, kind: str) -> dict[str, Traversable]:
        """The masters of a kind by name; its folder is looked through when the first one is wanted."""
        if kind not in self._known:
            owner, _, own = kind.rpartition("/")
            self._known[kind] = _masters(self._folders[owner] / own) if owner in self._folders else {}
        return self._known[kind]

    def _kinds(self) -> list[str]:
        """Every kind there is."""
        return [
            f"{owner}/{entry.name}" if owner else entry.name
            for owner, place in self._folders.items()
            if place.is_dir()
            for entry in sorted(place.iterdir(), key=lambda entry: entry.name)
            if entry.is_dir()
        ]

    def warm(self) -> None:
        """Begin to open the masters on a thread, once, as many as are kept."""
        if self._opener is None:
            self._opener = background.start("pictures", self._open_all)

    def wait(self) -> None:
        """Wait until the thread has opened them."""
        self.warm()
        self._hurry.set()
        if self._opener:
            self._opener.join()

    def open(self, master: str) -> pygame.Surface:
        """The master, opened now where it was not."""
        with self._lock:
            if master not in self.opened:
                self.opened[master] = self.loaded(master)
                self._shut()
            self.opened.move_to_end(master)
            return self.opened[master]

    def open_beside(self, master: str) -> None:
        """Open a master on a thread of its own; nobody has to wait for it here."""
        if master not in self.coming:
            self.coming.add(master)
            background.start("picture", partial(self._come, master))

    def _come(self, master: str) -> None:
        try:
            self.open(master)
        except (OSError, pygame.error):
            self.broken.add(master)  # whoever asks for it is told
        finally:
            self.coming.discard(master)

    def loaded(self, master: str) -> pygame.Surface:
        """The master, which is not kept."""
        kind, _, name = master.rpartition("/")
        return pygame.image.load(io.BytesIO(self._files(kind)[name].read_bytes()), "master.jpg")

    def make_room(self) -> None:
        """Let the masters go for which there is no room any more."""
        with self._lock:
            self._shut()

    def _shut(self) -> None:
        """Let the masters go that were not used for longest, as far as there is no room for them."""
        while len(self.opened) > 1 and _filled(self.opened) > _opened():
            self.opened.popitem(last=False)

    def _open_all(self) -> None:
        masters = [f"{kind}/{name}" for kind in self._kinds() for name in self._files(kind)]
        for master in sorted(masters, key=lambda name: not name.endswith(SMALL)):  # what is most in use
            if SCENERY in master.split("/"):
                continue
            with self._lock:
                enough = _filled(self.opened) > _opened() * 3 // 4  # the rest is for what is wanted now
            if enough:
                return
            self._come(master)
            background.rest(BREATH, self._hurry)


class Pictures:
    """The pictures made of the masters in some `folders`, scaled; those fill at most `room` bytes."""

    def __init__(self, folders: Mapping[str, Traversable], room: int = ROOM) -> None:
        self.masters = Masters(folders)
        self._room = room
        self._shelf = Lock()  # of its own: who finds a scaled picture does not wait for one to be opened
        self._scaled: OrderedDict[tuple[str, Size], pygame.Surface] = OrderedDict()

    def has(self, kind: str, name: str) -> bool:
        """Whether there is a master of a piece."""
        return self.masters.has(f"{kind}/{slug(name)}")

    def image(self, kind: str, name: str, size: Size) -> pygame.Surface:
        """A piece's picture that fills `size` pixels, cut off evenly; `KeyError` without a master."""
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
            masters.open_beside(key[0])
            raise incremental.BudgetExceeded
        master = masters.open(key[0])
        incremental.room_for(0, partial(self.image, kind, name, size))
        image = self._keep(key, incremental.piece_of_work(partial(cover, master, size)))
        incremental.room_for(0)
        return image

    def once(self, kind: str, name: str, size: Size, focus: float = 0.5) -> pygame.Surface:
        """The same, with nothing kept: for those who make one as large as a window and keep it themselves."""
        return cover(self.masters.loaded(self._master(kind, name, size)), size, focus)

    @property
    def room(self) -> int:
        """The most bytes of scaled pictures to keep at present."""
        return self._room // 2 if surface_cache.large() else self._room

    @property
    def held(self) -> int:
        """The bytes of scaled pictures that are kept now."""
        with self._shelf:
            return _filled(self._scaled)

    def forget(self) -> None:
        """Let the scaled pictures go: other sizes will be wanted."""
        with self._shelf:
            self._scaled.clear()
        self.masters.make_room()

    def _master(self, kind: str, name: str, size: Size) -> str:
        master = f"{kind}/{slug(name)}"
        small, wide = f"{master}{SMALL}", f"{master}{WIDE}"
        large = SCENERY in kind.split("/")
        if large and size[0] > WIDE_FROM * size[1] and self.masters.has(wide):
            return wide
        fits = max(size) <= SCENERY_SMALL if large else max(size) < SMALL_BELOW
        return small if fits and self.masters.has(small) else master

    def _keep(self, key: tuple[str, Size], image: pygame.Surface) -> pygame.Surface:
        """Keep a picture, the one there is when another thread has been faster; the longest unused go."""
        with self._shelf:
            found = self._scaled.setdefault(key, image)
            while len(self._scaled) > 1 and _filled(self._scaled) > self.room:
                self._scaled.popitem(last=False)
        return found


def _masters(place: Traversable) -> dict[str, Traversable]:
    """The masters in a folder, in their names' order; none where there is no folder."""
    files = sorted(place.iterdir(), key=lambda entry: entry.name) if place.is_dir() else []
    return {file.name.removesuffix(".jpg"): file for file in files if file.name.endswith(".jpg")}


def cover(master: pygame.Surface, size: Size, focus: float = 0.5) -> pygame.Surface:
    """The part of a master that has the shape of `size`, at that size, in the screen's own format: the
    middle, or, where it is cut off at its sides, further left or right (`focus` from 0 to 1).
    """
    width, height = master.get_size()
    scale = max(size[0] / width, size[1] / height)
    part = pygame.Rect(0, 0, min(width, round(size[0] / scale)), min(height, round(size[1] / scale)))
    part.center = (width // 2, height // 2)
    part.left += round((width - part.width) * (focus - 0.5))
    image = pygame.Surface(part.size, 0, 32)  # of 24 bits a pixel it takes three times as long
    image.blit(master, (0, 0), part)
    return image if part.size == size else pygame.transform.smoothscale(image, size)


def _opened() -> int:
    """The most bytes of opened masters to keep at present."""
    return OPENED // 3 if surface_cache.large() else OPENED


def _filled(pictures: Mapping[Any, pygame.Surface]) -> int:
    return sum(image.get_pitch() * image.get_height() for image in pictures.values())


PICTURES = Pictures({owner: folder("pictures", owner) for owner in OWNERS})
"""The masters of the program."""
surface_cache.also(PICTURES.forget)


def fill(surface: pygame.Surface, rect: pygame.Rect, kind: str, name: str) -> None:
    """Fill a rectangle with a piece's picture."""
    surface.blit(PICTURES.image(kind, name, rect.size), rect)


def tile(game: str) -> Paint:
    """The painter of the picture that offers a game on the title; a plain ground for a game without one."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        if PICTURES.has(f"{game}/cover", "tile"):
            surface.blit(_tile(game, rect.size), rect)
        else:
            surface.fill(pal.rgb(pal.OXBLOOD), rect)

    return paint


@surface_cache.surface_cache(6)
def _tile(game: str, size: Size) -> pygame.Surface:
    return PICTURES.once(f"{game}/cover", f"tile{SMALL}" if size == TILE_SMALL else "tile", size)


def figure(kind: str, name: str, size: Size) -> pygame.Surface:
    """A figure without a ground at `size` pixels, with alpha, made for this call from its master."""
    both = PICTURES.once(kind, name, (size[0] * 2, size[1]))
    return cut_out(both, both.subsurface((size[0], 0), size))


def cut_out(colours: pygame.Surface, opacity: pygame.Surface) -> pygame.Surface:
    """A picture in these colours where the other is white, and nothing where that is black."""
    size = opacity.get_size()
    image, plane = pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, 0, 32)
    image.blit(colours, (0, 0))
    plane.blit(opacity, (0, 0))
    blue_is_alpha: Any = plane.get_buffer()
    mask = pygame.image.frombuffer(blue_is_alpha, size, "ARGB")
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    image.blit(mask.convert(image), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image
