"""Drawing in steps: when the time of a frame is up, `BudgetExceeded` interrupts a long drawing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import TypeVar

import msgspec

T = TypeVar("T")
Stopwatch = Callable[[], float]

TIME = 0.003
"""Seconds that a frame has for new drawings. As much again is for putting together what is there already."""
LITTLE = TIME / 10
"""The seconds of grace for short work, like a line of words: coming back to it would take longer."""
MOST = 1.5 * TIME
"""For so many seconds."""
FRAMES = 60
"""In so many frames at most a picture is drawn: it may be another before it is ready, over and over."""


class BudgetExceeded(Exception):
    """More would have to be drawn than a frame has time for. What was drawn is kept for the next one, which
    begins with what was left undone and will be kept as well (`IncrementalDraw`): `work`, then the `parts`
    of which that is a piece, the smallest first.
    """

    def __init__(self, work: Callable[[], object] | None = None) -> None:
        super().__init__()
        self.work = work
        self.parts: list[Callable[[], object]] = []


class _Frame(msgspec.Struct):
    """A turn of the loop that began at that time."""

    begun: float
    drew: bool = False
    """Whether anything new was drawn: a frame never ends without, or the picture would never be ready."""
    depth: int = 0
    """The number of nested pieces of work under way."""

    def has_no(self, seconds: float) -> bool:
        """Whether so much time is not left any more."""
        return now() - self.begun + seconds > (MOST if 0 < seconds <= LITTLE else TIME)


_frame: ContextVar[_Frame | None] = ContextVar("frame", default=None)
_step: ContextVar[_Frame | None] = ContextVar("step", default=None)
_clocks: list[Stopwatch] = []


@contextmanager
def spread(clock: Stopwatch) -> Iterator[None]:
    """Within this what takes long is drawn in steps of the `clock`'s seconds (`window.clock`)."""
    _clocks.append(clock)
    try:
        yield
    finally:
        _clocks.pop()


def is_spread() -> bool:
    """Whether what takes long is spread over frames."""
    return bool(_clocks)


def now() -> float:
    """The time in seconds; always the same where nothing is spread."""
    return _clocks[-1]() if _clocks else 0.0


@contextmanager
def a_frame() -> Iterator[None]:
    """Within this is one turn of the loop, or a part of it."""
    token = _frame.set((_frame.get() or _Frame(now())) if _clocks else None)
    try:
        yield
    finally:
        _frame.reset(token)


def is_late() -> bool:
    """Whether so much of this frame is spent, by whatever, that a picture had better wait for the next."""
    frame = _frame.get()
    return frame is not None and frame.has_no(TIME / 2)


def has_drawn() -> bool:
    """Whether anything new was drawn in this frame: what is not wanted yet had better wait for the next."""
    frame = _frame.get()
    return frame is not None and frame.drew


@contextmanager
def a_step() -> Iterator[None]:
    """Begin nothing new within this when the time is up: `BudgetExceeded`."""
    token = _step.set((_frame.get() or _Frame(now())) if _clocks else None)
    try:
        yield
    finally:
        _step.reset(token)


@contextmanager
def _no_step() -> Iterator[None]:
    """Within this everything is drawn, however long it takes, also in the midst of a step."""
    token = _step.set(None)
    try:
        yield
    finally:
        _step.reset(token)


def room_for(seconds: float, work: Callable[[], object] | None = None) -> None:
    """Within a step that has drawn something, and has not so much time left, `BudgetExceeded`; also where
    nothing was drawn yet, but much time is spent: `work` is the first thing in the next frame then.
    """
    step = _step.get()
    if step is None or step.depth or not step.has_no(seconds):
        return
    if step.drew or (work and step.has_no(TIME / 2)):
        raise BudgetExceeded(work)


def may_wait() -> bool:
    """Whether a step may end here though nothing was drawn: what is needed comes by itself."""
    step = _step.get()
    return step is not None and not step.depth


def piece_of_work(draw: Callable[[], T]) -> T:
    """Draw a piece of work and return the result, which the caller keeps."""
    frame = _step.get() or _frame.get()
    if frame is None:
        return draw()
    frame.depth += 1
    try:
        return draw()
    finally:
        frame.depth -= 1
        frame.drew = True


def done() -> None:
    """Something has been done and is kept: if it was long, that was all of a step."""
    step = _step.get()
    if step:
        step.drew = True
    room_for(0)


def part(draw: Callable[[], object]) -> None:
    """Draw a part of a picture that is kept: where a frame ends in it the next one goes on with it, and not
    with all that was looked up before. It says nothing once it is drawn (`done`), or it would be drawn again.
    """
    try:
        draw()
    except BudgetExceeded as later:
        later.parts.append(partial(part, draw))
        raise


@contextmanager
def drawn_as(thing: object, **values: object) -> Iterator[None]:
    """Within this the thing has other values, to be drawn by; its own afterwards, also where the drawing is
    interrupted and goes on in another frame. Whatever is drawn changes itself in no other way.
    """
    own = {name: getattr(thing, name) for name in values}
    try:
        for name, value in values.items():
            setattr(thing, name, value)
        yield
    finally:
        for name, value in own.items():
            setattr(thing, name, value)


class IncrementalDraw:
    """A picture that may take several frames to draw."""

    def __init__(self) -> None:
        self.frames = 0
        """In how many it was begun so far."""
        self._work: Callable[[], object] | None = None
        self._parts: list[Callable[[], object]] = []
        """The work that the frame before left undone."""
        self._rehearsed = False

    def draw(
        self, paint: Callable[[], object], rehearse: Callable[[], object] | None = None, *, wary: bool = False
    ) -> bool:
        """Whether it is painted now, by `paint`; else it wants to be painted anew in the next frame.

        `rehearse` does what `paint` does but puts nothing together: a picture that was not ready goes through
        that first, until all of it is at hand; a `wary` one always does, so that nothing is half painted.
        """
        try:
            with a_step() if self.frames < FRAMES else _no_step():
                self._go_on()
                if rehearse and (self.frames or wary) and not self._rehearsed:
                    rehearse()
                    self._rehearsed = True
                    done()
                if self.frames:
                    room_for(TIME / 2)
                paint()
        except BudgetExceeded as later:
            self._work, self._parts = later.work, later.parts + self._parts
            self.frames += 1
            return False
        self.frames, self._rehearsed = 0, False
        return True

    def all(self, paint: Callable[[], object]) -> Iterator[None]:
        """Paint it, in as many frames as it takes: one at each step."""
        while not self.draw(paint):
            yield
        yield

    def changed(self) -> None:
        """It is to be another picture than it was in the frame before: parts of that are left."""
        self._parts.clear()
        self._rehearsed = False

    def _go_on(self) -> None:
        """Do what was left; what has no time after that goes on in the next frame."""
        work, self._work = self._work, None
        if work:
            work()
            room_for(0)
        while self._parts:
            self._parts.pop(0)()
            room_for(0)
