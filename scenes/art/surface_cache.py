"""Caches of drawn pictures: so many of each drawing function, all together within a limit of bytes.

Beyond it those are dropped that are drawn fastest for the memory they take, or were not used for long. All
are drawn for one window size, text size and theme: when that changes the caches are cleared.
"""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from functools import partial, wraps
from itertools import count
from operator import itemgetter
from threading import Lock, RLock
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
import pygame

from raccoon.app import process_memory
from scenes.art import theme
from scenes.art.frame import Size
from scenes.art.moving import incremental
from scenes.art.vector import Drawing

P = ParamSpec("P")
T = TypeVar("T")
SheetPainter = Callable[Concatenate[Drawing, P], None]
SheetPicture = Callable[Concatenate[Size, float, P], pygame.Surface]

ROOM, LEAST = 34_000_000, 32_000_000
"""The limit of bytes in a window of `USUAL` pixels, in others in proportion; and the least limit."""
USUAL = 2560 * 1440
LARGE = 1920 * 1200
"""Windows of more pixels need so much memory themselves that other caches get less."""
OFTEN = 16_000_000
"""After so many bytes of new pictures freed memory is returned to the system."""
LATELY = 0.8
"""The factor by which the expected drawing time of a function falls with each quicker drawing."""
_words: ContextVar[list[str] | deque[str] | None] = ContextVar("words", default=None)
"""The drawn words in their order, for speech; None while they are not noted."""
_kinds: list[_Kind] = []
_others: list[Callable[[], None]] = []


def note(*words: str) -> None:
    """Note words that are drawn, for speech."""
    if (noted := _words.get()) is not None:
        noted.extend(words)


@contextmanager
def noted_words() -> Iterator[list[str]]:
    """Collect the words drawn within this in a separate list, if words are noted at all."""
    noted: list[str] = []
    with incremental.temporarily(_words, None if _words.get() is None else noted):
        yield noted


def unspoken(really: bool = True) -> AbstractContextManager[None]:
    """Do not note the words drawn within this: they are spoken in another way."""
    return incremental.temporarily(_words, None if really else _words.get())


def listen(on: bool) -> None:
    """Start or stop noting the words of pictures; clears the caches, whose pictures do not know theirs."""
    _words.set(deque(maxlen=0) if on else None)
    clear()


class NotedPicture:
    """A picture with the words on it, which are noted each time it is drawn."""

    def __init__(self, paint: Callable[[], pygame.Surface]) -> None:
        with noted_words() as self._words:
            self.picture = paint()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it onto the whole surface."""
        note(*self._words)
        surface.blit(self.picture, (0, 0))


class _CacheMemory:
    """Counts the bytes of all cached pictures that still exist (by weak references), and holds the limit."""

    def __init__(self) -> None:
        self.bytes = 0
        self.drawn = 0
        """Bytes drawn since memory was last returned to the system."""
        self.room = ROOM
        self.level = 0.0
        """The worth of the picture dropped last: it is added to the worth of each picture used from then on.
        """
        self.fitted: tuple[tuple[int, int], float, bool, bool] | None = None
        """The window size, text size and theme that the pictures are drawn for."""
        self._lock = Lock()
        self._there: dict[int, weakref.ref[pygame.Surface]] = {}

    def add(self, image: pygame.Surface) -> bool:
        """Count a picture, once; return whether the limit is exceeded."""
        size, key = _bytes(image), id(image)
        with self._lock:
            if key not in self._there:
                self._there[key] = weakref.ref(image, lambda _: self._uncount(key, size))
                self.bytes += size
                self.drawn += size
            return self.bytes > self.room

    def _uncount(self, key: int, size: int) -> None:
        del self._there[key]
        self.bytes -= size


_memory = _CacheMemory()
_turn = count(1)
_shelf = RLock()
"""The lock for adding and removing pictures: some are drawn on threads."""


class _Picture(msgspec.Struct):
    """A cached picture; `used` is the number of its last use, counted over all pictures, `effort` is per
    byte.

    The effort is the square of the seconds that drawing took: many short drawings are spread over frames, a
    long one delays a frame. The picture of least `worth` is dropped first (the "greedy dual" strategy).
    """

    found: Any
    used: int
    effort: float
    worth: float
    words: Sequence[str] = ()

    def use(self) -> Any:
        """Return it for one more use."""
        note(*self.words)
        self.used = next(_turn)
        self.worth = _memory.level + self.effort
        return self.found


class _Kind:
    """The cache of one drawing function, by its arguments: the `most` pictures used last."""

    def __init__(self, draw: Callable[..., Any], most: int, parts: Callable[..., object] | None) -> None:
        self._draw = draw
        self._most = most
        self._parts = parts
        self._takes = 0.0
        """Seconds expected for one drawing: the longest of late, at most one step, for a longer one was held
        up by other threads or programs.
        """
        self.pictures: dict[Hashable, _Picture] = {}

    def picture(self, *args: Any, **facts: Any) -> Any:
        """The picture for these arguments, cached or drawn now (`BudgetExceeded` when there is no time)."""
        key = (args, *facts.items()) if facts else args
        picture = self.pictures.get(key)
        if picture:
            return picture.use()
        if self._parts:
            self._parts(*args, **facts)
        draw = partial(self._draw, *args, **facts)
        incremental.check_budget(self._takes, partial(self.picture, *args, **facts))
        begun = incremental.now()
        with noted_words() as words:
            found = incremental.draw_piece(draw)
        note(*words)
        took = incremental.now() - begun
        self._takes = max(min(took, incremental.TIME), self._takes * LATELY)
        self._keep(key, found, took, words)
        if took > incremental.LITTLE:
            incremental.check_budget(0)
        return found

    def clear(self) -> None:
        """Clear the cache."""
        with _shelf:
            self.pictures.clear()
        self._takes = 0.0

    def _keep(self, key: Hashable, found: Any, took: float, words: Sequence[str]) -> None:
        images = tuple(_images(found))
        effort = took * took / (1 + sum(map(_bytes, images)))
        with _shelf:
            self.pictures[key] = _Picture(found, next(_turn), effort, _memory.level + effort, words)
            if len(self.pictures) > self._most:
                del self.pictures[min(self.pictures.items(), key=lambda one: one[1].used)[0]]
        full = [_memory.add(image) for image in images]
        if any(full):
            _make_room()
        elif _memory.drawn > OFTEN:
            _give_back()


def surface_cache(
    most: int, parts: Callable[..., object] | None = None
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Decorator: cache the last `most` pictures that a function draws, by its arguments.

    A drawing that would take longer than a frame is composed of other cached pictures: `parts`, called before
    it with the same arguments, draws each of them in a step of its own.
    """

    def keeping(draw: Callable[P, T]) -> Callable[P, T]:
        kind = _Kind(draw, most, parts)
        _kinds.append(kind)

        @wraps(draw)
        def picture(*args: P.args, **facts: P.kwargs) -> T:
            return kind.picture(*args, **facts)  # type: ignore[no-any-return]

        return picture

    return keeping


def sheet_cache(most: int, opaque: bool = False) -> Callable[[SheetPainter[P]], SheetPicture[P]]:
    """Decorator: cache the last `most` pictures that a function paints on a `Drawing`.

    The decorated function takes the size in pixels and the pixels of a unit before its own arguments.
    """

    def keeping(paint: SheetPainter[P]) -> SheetPicture[P]:
        @surface_cache(most)
        @wraps(paint)
        def picture(size: Size, k: float, /, *args: P.args, **facts: P.kwargs) -> pygame.Surface:
            sheet = Drawing(size[0] / k, size[1] / k)
            paint(sheet, *args, **facts)
            return sheet.surface(size, opaque=opaque)

        return picture

    return keeping


def on_clear(clear_other: Callable[[], None]) -> None:
    """Register a function that clears another cache, to be called whenever the caches are cleared."""
    _others.append(clear_other)


def clear() -> None:
    """Clear all caches."""
    anything = _memory.bytes > 0
    for kind in _kinds:
        kind.clear()
    for clear_other in _others:
        clear_other()
    if anything:
        _give_back()


def _make_room() -> None:
    """Drop pictures, those of least worth first, until an eighth of the limit is free."""
    with _shelf:
        there = [(one.worth, one.used, kind, key) for kind in _kinds for key, one in kind.pictures.items()]
        for worth, _, kind, key in sorted(there, key=itemgetter(0, 1)):
            del kind.pictures[key]
            _memory.level = max(_memory.level, worth)
            if _memory.bytes <= _memory.room * 7 // 8:
                break


def _give_back() -> None:
    _memory.drawn = 0
    process_memory.trim()


def fit(size: tuple[int, int], text_scale: float) -> None:
    """Adapt to the window size, text size and theme: after a change clear the caches and set their limit."""
    now = size, text_scale, theme.high_contrast(), theme.patterns()
    if now == _memory.fitted:
        return
    _memory.fitted = now
    _memory.room = max(LEAST, ROOM * size[0] * size[1] // USUAL)
    clear()


def large() -> bool:
    """Whether the window is so large that other caches get less room."""
    return _memory.fitted is not None and _memory.fitted[0][0] * _memory.fitted[0][1] > LARGE


def cached_bytes() -> int:
    """The bytes of all cached pictures that still exist."""
    return _memory.bytes


def _bytes(image: pygame.Surface) -> int:
    return image.get_pitch() * image.get_height()


def _images(found: Any) -> Iterator[pygame.Surface]:
    if isinstance(found, pygame.Surface):
        yield found
    elif isinstance(found, (tuple, list)):
        for part in found:
            yield from _images(part)
