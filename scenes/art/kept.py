"""Pictures that are drawn once and kept: so many of each kind, and all of them together within `ROOM` bytes,
beyond which those kinds go of which none was drawn for longest.

They are drawn for one window, one size of text and one theme: where that changes they are let go, and what is
seen then is drawn anew.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache, wraps
from itertools import count
from threading import Lock
from typing import Any, ParamSpec, TypeVar

import pygame

from raccoon.app import process_memory

P = ParamSpec("P")
T = TypeVar("T")

ROOM, LEAST = 44_000_000, 32_000_000
"""Bytes of pictures at most in a window of `USUAL` pixels; any other has room in proportion, at the least so
many."""
USUAL = 2560 * 1440
LARGE = 1920 * 1200
"""From more pixels on a window's own pictures take so much that there is less room for everything else."""
OFTEN = 32_000_000
"""After so many bytes of new pictures the system gets back what has become free meanwhile."""

STEP, EACH = 20_000, 3_000
"""Pixels of new drawings that a frame has time for, about three milliseconds' worth, and what the smallest
counts for.
"""

_kept: dict[Callable[[], None], int] = {}
"""What lets the pictures of a kind go, and when one of it was drawn last: counted in pictures."""
_others: list[Callable[[], None]] = []


class _Held:
    """How many bytes of pictures there are now that were kept once; exact, for each tells when it goes."""

    def __init__(self) -> None:
        self.bytes = 0
        self.drawn = 0
        """Bytes drawn since the system got something back."""
        self.room = ROOM
        self.fitted: tuple[tuple[int, int], float] | None = None
        """The window that the pictures are drawn for."""
        self._lock = Lock()
        self._there: dict[int, weakref.ref[pygame.Surface]] = {}

    def add(self, image: pygame.Surface) -> bool:
        """Count a picture, once; whether there is no room any more."""
        size, key = image.get_pitch() * image.get_height(), id(image)
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


class NotYet(Exception):
    """More would have to be drawn than a step has room for. What was drawn is kept for the next one."""


@dataclass
class _Step:
    pixels: int = 0
    depth: int = 0
    """How many kept pictures are being drawn, one for the other."""


_step: ContextVar[_Step | None] = ContextVar("step", default=None)
_spread = {"on": False}


@contextmanager
def spread() -> Iterator[None]:
    """Within this what takes long is drawn in steps: a program in use does, tests want the same frames."""
    _spread["on"] = True
    try:
        yield
    finally:
        _spread["on"] = False


def is_spread() -> bool:
    """Whether what takes long is spread over frames."""
    return _spread["on"]


@contextmanager
def a_step() -> Iterator[None]:
    """Within this no more is drawn than a frame has time for: what it began it ends, then comes `NotYet`."""
    token = _step.set(_Step() if _spread["on"] else None)
    try:
        yield
    finally:
        _step.reset(token)


def drew(pixels: int) -> None:
    """So many pixels of a kept picture have been drawn."""
    step = _step.get()
    if step and step.depth:
        step.pixels += pixels + EACH


def piece_of_work(draw: Callable[P, T], *args: P.args, **facts: P.kwargs) -> T:
    """What that draws, which whoever calls keeps; within a step that has no room left, `NotYet`."""
    step = _step.get()
    if step is None:
        return draw(*args, **facts)
    if not step.depth and step.pixels >= STEP:
        raise NotYet
    step.depth += 1
    try:
        return draw(*args, **facts)
    finally:
        step.depth -= 1


def kept(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keeps what a function draws, the last so many pictures; its arguments tell them apart."""

    def keeping(draw: Callable[P, T]) -> Callable[P, T]:
        @wraps(draw)
        def drawn(*args: P.args, **facts: P.kwargs) -> T:
            found = piece_of_work(draw, *args, **facts)
            full = [_held.add(image) for image in _images(found)]
            _kept[clear] = next(_turn)
            if any(full):
                _make_room()
            elif _held.drawn > OFTEN:
                _give_back()
            return found

        cached = lru_cache(maxsize=most)(drawn)
        clear = cached.cache_clear
        _kept[clear] = 0
        return cached  # type: ignore[return-value]

    return keeping


def also(forget: Callable[[], None]) -> None:
    """Something else keeps pictures within a room of its own: `forget` lets them go."""
    _others.append(forget)


def forget() -> None:
    """Let every kept picture go: what is seen next is drawn anew."""
    for forget_them in (*_kept, *_others):
        forget_them()
    _give_back()


def _make_room() -> None:
    """Let kinds of pictures go until a quarter of the room is free."""
    for forget_them in sorted(_kept, key=lambda one: _kept[one]):
        forget_them()
        if _held.bytes <= _held.room * 3 // 4:
            break
    _give_back()


def _give_back() -> None:
    _held.drawn = 0
    process_memory.trim()


def fit(size: tuple[int, int], text_scale: float) -> None:
    """The window has this size and this size of text now: of another nothing kept fits."""
    if (size, text_scale) == _held.fitted:
        return
    _held.fitted = size, text_scale
    _held.room = max(LEAST, ROOM * size[0] * size[1] // USUAL)
    forget()


def large() -> bool:
    """Whether the window is so large that there is less room for what is not seen."""
    return _held.fitted is not None and _held.fitted[0][0] * _held.fitted[0][1] > LARGE


def held() -> int:
    """Bytes of pictures that were kept and are there still."""
    return _held.bytes


def _images(found: Any) -> Iterator[pygame.Surface]:
    """The pictures in what was drawn."""
    if isinstance(found, pygame.Surface):
        yield found
    elif isinstance(found, (tuple, list)):
        for part in found:
            yield from _images(part)
