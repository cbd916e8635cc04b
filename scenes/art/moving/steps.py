"""What takes long to draw is drawn in steps, one a frame: a step ends what it began, then comes `NotYet`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

STEP, EACH = 20_000, 3_000
"""Pixels of new drawings that a frame has time for, about three milliseconds' worth, and what the smallest
drawing counts for.
"""
LAID = 4
"""A pixel of type or of pictures laid together takes a fraction of the time of one of a drawing."""


class NotYet(Exception):
    """More would have to be drawn than a step has room for. What was drawn is kept for the next one."""


@dataclass
class _Step:
    pixels: int = 0
    depth: int = 0
    """How many pieces of work are being done, one for the other."""


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
    """So many pixels of a piece of work have been drawn, or as much been done as they take."""
    step = _step.get()
    if step and step.depth:
        step.pixels += pixels


def taken() -> int:
    """How many pixels the step has drawn so far; 0 where there is none."""
    step = _step.get()
    return step.pixels if step else 0


def room_for(pixels: int) -> None:
    """Within a step that has drawn something, and would be too long with so many pixels more, `NotYet`: what
    takes long has a frame of its own.
    """
    step = _step.get()
    if step and not step.depth and step.pixels and step.pixels + pixels > STEP:
        raise NotYet


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


def done() -> None:
    """A long piece of work has been done and is kept: within a step that was all."""
    step = _step.get()
    if step and not step.depth:
        raise NotYet
