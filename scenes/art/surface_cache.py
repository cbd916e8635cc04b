"""Pictures that are drawn once and kept: so many of each kind, and all of them together within `ROOM` bytes,
beyond which those go that are soonest drawn again for the memory they take, or were not asked for for long.

They are drawn for one window, one size of text and one theme: where that changes they are let go, and what is
seen then is drawn anew.
"""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
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
"""The most bytes of pictures in a window of `USUAL` pixels, others in proportion; and the least."""
USUAL = 2560 * 1440
LARGE = 1920 * 1200
"""From more pixels on a window's own pictures take so much that there is less room for everything else."""
OFTEN = 16_000_000
"""After so many bytes of new pictures the system gets back what has become free meanwhile."""
LATELY = 0.8
"""The share of what one picture took that is expected for the next but one."""
_words: ContextVar[list[str] | deque[str] | None] = ContextVar("words", default=None)
"""The words that are drawn, in their order, to be read aloud; None while nothing reads them."""
_kinds: list[_Kind] = []
_others: list[Callable[[], None]] = []


def note(*words: str) -> None:
    """These words are drawn."""
    if (noted := _words.get()) is not None:
        noted.extend(words)


@contextmanager
def noting() -> Iterator[list[str]]:
    """Within this the words that are drawn are noted apart, where anybody has them read aloud."""
    noted: list[str] = []
    token = _words.set(None if _words.get() is None else noted)
    try:
        yield noted
    finally:
        _words.reset(token)


@contextmanager
def unheard(really: bool = True) -> Iterator[None]:
    """Within this the words that are drawn are not read aloud: they are said otherwise."""
    token = _words.set(None if really else _words.get())
    try:
        yield
    finally:
        _words.reset(token)


def listen(on: bool) -> None:
    """Have pictures know their words from now on; those that were kept before do not."""
    _words.set(deque(maxlen=0) if on else None)
    forget()


class Printed:
    """A picture that is kept, with its words."""

    def __init__(self, paint: Callable[[], pygame.Surface]) -> None:
        with noting() as self._words:
            self.picture = paint()

    def lay(self, surface: pygame.Surface) -> None:
        """Put it onto the whole surface."""
        note(*self._words)
        surface.blit(self.picture, (0, 0))


class _Held:
    """The bytes of all pictures that were ever kept and still exist; exact, for each tells when it goes."""

    def __init__(self) -> None:
        self.bytes = 0
        self.drawn = 0
        """Bytes drawn since the system got something back."""
        self.room = ROOM
        self.level = 0.0
        """The worth of the picture that went last: one asked for now is worth as much more."""
        self.fitted: tuple[tuple[int, int], float, bool, bool] | None = None
        """The window, the size of text and the theme that the pictures are drawn for."""
        self._lock = Lock()
        self._there: dict[int, weakref.ref[pygame.Surface]] = {}

    def add(self, image: pygame.Surface) -> bool:
        """Count a picture, once; whether there is no room any more."""
        size, key = _bytes(image), id(image)
        with self._lock:
            if key not in self._there:
                self._there[key] = weakref.ref(image, lambda _: self._gone(key, size))
                self.bytes += size
                self.drawn += size
            return self.bytes > self.room

    def _gone(self, key: int, size: int) -> None:
        del self._there[key]
        self.bytes -= size


_held = _Held()
_turn = count(1)
_shelf = RLock()
"""The lock for adding and removing pictures: grounds are drawn on threads of their own."""


class _Picture(msgspec.Struct):
    """A drawn picture, with the time it was last asked for, counted in questions, and its effort for a byte.

    The effort is the square of the seconds that all took to draw, for many short ones are spread over frames,
    and a long one is seen. `worth` is by how much it is to be kept (the rule that caches call greedy dual).
    """

    found: Any
    used: int
    effort: float
    worth: float
    words: Sequence[str] = ()

    def asked(self) -> Any:
        """It is wanted once more."""
        note(*self.words)
        self.used = next(_turn)
        self.worth = _held.level + self.effort
        return self.found


class _Kind:
    """The pictures of one function, by its arguments: the last `most` that were asked for."""

    def __init__(self, draw: Callable[..., Any], most: int, parts: Callable[..., object] | None) -> None:
        self._draw = draw
        self._most = most
        self._parts = parts
        self._takes = 0.0
        """Seconds that one of them may take: as long as any did lately, at most a whole step: where other
        threads or programs held it up that says nothing of the next ones.
        """
        self.pictures: dict[Hashable, _Picture] = {}

    def picture(self, *args: Any, **facts: Any) -> Any:
        """The picture of these arguments, drawn now where it is not there."""
        key = (args, *facts.items()) if facts else args
        picture = self.pictures.get(key)
        if picture:
            return picture.asked()
        if self._parts:
            self._parts(*args, **facts)
        draw = partial(self._draw, *args, **facts)
        incremental.room_for(self._takes, partial(self.picture, *args, **facts))
        begun = incremental.now()
        with noting() as words:
            found = incremental.piece_of_work(draw)
        note(*words)
        took = incremental.now() - begun
        self._takes = max(min(took, incremental.TIME), self._takes * LATELY)
        self._keep(key, found, took, words)
        if took > incremental.LITTLE:
            incremental.room_for(0)
        return found

    def forget(self) -> None:
        """Nothing was drawn, and nothing is known of it."""
        with _shelf:
            self.pictures.clear()
        self._takes = 0.0

    def _keep(self, key: Hashable, found: Any, took: float, words: Sequence[str]) -> None:
        images = tuple(_images(found))
        effort = took * took / (1 + sum(map(_bytes, images)))
        with _shelf:
            self.pictures[key] = _Picture(found, next(_turn), effort, _held.level + effort, words)
            if len(self.pictures) > self._most:
                del self.pictures[min(self.pictures.items(), key=lambda one: one[1].used)[0]]
        full = [_held.add(image) for image in images]
        if any(full):
            _make_room()
        elif _held.drawn > OFTEN:
            _give_back()


def surface_cache(
    most: int, parts: Callable[..., object] | None = None
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keeps what a function draws, the last so many pictures; its arguments tell them apart.

    What would take longer than a frame is put together of `parts`, kept pictures too: where it is not there
    that draws them first, each in a step of its own, from the same arguments.
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
    """Keeps the pictures that a function paints on a sheet, the last so many.

    They are asked for by their size in pixels and the pixels of a unit, before the function's own arguments.
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


def also(forget: Callable[[], None]) -> None:
    """Something else keeps pictures within a room of its own: `forget` lets them go."""
    _others.append(forget)


def forget() -> None:
    """Let every kept picture go: what is seen next is drawn anew."""
    anything = _held.bytes > 0
    for kind in _kinds:
        kind.forget()
    for forget_them in _others:
        forget_them()
    if anything:
        _give_back()


def _make_room() -> None:
    """Let pictures go, those first that are worth least, until an eighth is free."""
    with _shelf:
        there = [(one.worth, one.used, kind, key) for kind in _kinds for key, one in kind.pictures.items()]
        for worth, _, kind, key in sorted(there, key=itemgetter(0, 1)):
            del kind.pictures[key]
            _held.level = max(_held.level, worth)
            if _held.bytes <= _held.room * 7 // 8:
                break


def _give_back() -> None:
    _held.drawn = 0
    process_memory.trim()


def fit(size: tuple[int, int], text_scale: float) -> None:
    """The window has this size and this size of text now: of another, or another theme, nothing kept fits."""
    now = size, text_scale, theme.high_contrast(), theme.patterns()
    if now == _held.fitted:
        return
    _held.fitted = now
    _held.room = max(LEAST, ROOM * size[0] * size[1] // USUAL)
    forget()


def large() -> bool:
    """Whether the window is so large that there is less room for what is not seen."""
    return _held.fitted is not None and _held.fitted[0][0] * _held.fitted[0][1] > LARGE


def held() -> int:
    """Bytes of pictures that were kept and are there still."""
    return _held.bytes


def _bytes(image: pygame.Surface) -> int:
    return image.get_pitch() * image.get_height()


def _images(found: Any) -> Iterator[pygame.Surface]:
    """The pictures in what was drawn."""
    if isinstance(found, pygame.Surface):
        yield found
    elif isinstance(found, (tuple, list)):
        for part in found:
            yield from _images(part)
