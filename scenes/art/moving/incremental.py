"""Drawing in steps: `BudgetExceeded` interrupts a long drawing when the time of a frame is up."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from functools import partial
from typing import TypeVar

import msgspec

T = TypeVar("T")
Stopwatch = Callable[[], float]

TIME = 0.003
"""Seconds that a frame has for new drawings; as much again is for composing cached ones."""
LITTLE = TIME / 10
"""Seconds up to which work is short, like a line of words: it may exceed the time up to `MOST`."""
MOST = 1.5 * TIME
"""Seconds of a frame within which short work may still begin: to resume it later would take longer."""
FRAMES = 60
"""The most frames for one picture, then it is drawn to its end: otherwise one that keeps changing would
never be finished.
"""


class BudgetExceeded(Exception):
    """Raised when a frame has no time for the next drawing. Finished drawings are cached; the next frame
    (`IncrementalDraw`) begins with the one that was refused, `work`, then the `parts` that it belongs to, the
    smallest first.
    """

    def __init__(self, work: Callable[[], object] | None = None) -> None:
        super().__init__()
        self.work = work
        self.parts: list[Callable[[], object]] = []


class _Frame(msgspec.Struct):
    """A turn of the main loop that `begun` at that time in seconds."""

    begun: float
    drew: bool = False
    """Whether anything new was drawn; a frame draws at least one thing, or no picture would be finished."""
    depth: int = 0
    """The number of nested pieces of work in progress."""

    def has_no(self, seconds: float) -> bool:
        """Whether less than `seconds` are left."""
        return now() - self.begun + seconds > (MOST if 0 < seconds <= LITTLE else TIME)


_frame: ContextVar[_Frame | None] = ContextVar("frame", default=None)
_step: ContextVar[_Frame | None] = ContextVar("step", default=None)
_clocks: list[Stopwatch] = []


@contextmanager
def spread(clock: Stopwatch) -> Iterator[None]:
    """Within this, spread long drawings over frames; `clock` returns seconds (`window.clock`)."""
    _clocks.append(clock)
    try:
        yield
    finally:
        _clocks.pop()


def is_spread() -> bool:
    """Whether long drawings are spread over frames."""
    return bool(_clocks)


def now() -> float:
    """The time in seconds; 0 where nothing is spread."""
    return _clocks[-1]() if _clocks else 0.0


@contextmanager
def temporarily(variable: ContextVar[T], value: T) -> Iterator[None]:
    """Within this, give a context variable another value."""
    token = variable.set(value)
    try:
        yield
    finally:
        variable.reset(token)


def _present_frame() -> _Frame | None:
    """The frame that is being drawn, or a new one; None where nothing is spread."""
    return (_frame.get() or _Frame(now())) if _clocks else None


def a_frame() -> AbstractContextManager[None]:
    """Mark a turn of the main loop, or a part of it."""
    return temporarily(_frame, _present_frame())


def is_late() -> bool:
    """Whether so much of this frame is used that a new picture should wait for the next one."""
    frame = _frame.get()
    return frame is not None and frame.has_no(TIME / 2)


def has_drawn() -> bool:
    """Whether anything new was drawn in this frame: work that is not urgent should wait for the next one."""
    frame = _frame.get()
    return frame is not None and frame.drew


def a_step() -> AbstractContextManager[None]:
    """Within this, raise `BudgetExceeded` before new drawings once the time is up."""
    return temporarily(_step, _present_frame())


def check_budget(seconds: float, work: Callable[[], object] | None = None) -> None:
    """Raise `BudgetExceeded` if a step has drawn something and has less than `seconds` left; with `work` also
    if nothing was drawn yet but half the time is used: the next frame then begins with `work`.
    """
    step = _step.get()
    if step is None or step.depth or not step.has_no(seconds):
        return
    if step.drew or (work and step.has_no(TIME / 2)):
        raise BudgetExceeded(work)


def may_wait() -> bool:
    """Whether a step may end here without a drawing, because a thread provides it."""
    step = _step.get()
    return step is not None and not step.depth


def draw_piece(draw: Callable[[], T]) -> T:
    """Draw something as one piece and return it; the caller caches the result."""
    frame = _step.get() or _frame.get()
    if frame is None:
        return draw()
    frame.depth += 1
    try:
        return draw()
    finally:
        frame.depth -= 1
        frame.drew = True


def mark_done() -> None:
    """Report that something was drawn and cached; ends the step if its time is up."""
    step = _step.get()
    if step:
        step.drew = True
    check_budget(0)


def part(draw: Callable[[], object]) -> None:
    """Draw a cached part of a picture: if a frame ends within it, the next one resumes there and not at the
    beginning of the picture. `draw` must not call `mark_done` at its end, or it would be drawn again.
    """
    try:
        draw()
    except BudgetExceeded as later:
        later.parts.append(partial(part, draw))
        raise


@contextmanager
def temporary_values(thing: object, **values: object) -> Iterator[None]:
    """Within this, give an object other attribute values for a drawing; restores its own afterwards, also
    when the drawing is interrupted. Drawing must change objects in no other way.
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
        """The number of frames in which it was begun so far."""
        self._work: Callable[[], object] | None = None
        self._parts: list[Callable[[], object]] = []
        """The parts that the last frame left undone."""
        self._rehearsed = False

    def draw(
        self, paint: Callable[[], object], rehearse: Callable[[], object] | None = None, *, wary: bool = False
    ) -> bool:
        """Draw by `paint`; return whether it is finished, else it must be called again in the next frame.

        `rehearse` does the same as `paint` but only fills the caches. It is called first for a picture that
        was not finished in its first frame; with `wary` always, so that nothing half painted is shown.
        """
        try:
            with a_step() if self.frames < FRAMES else temporarily(_step, None):
                self._go_on()
                if rehearse and (self.frames or wary) and not self._rehearsed:
                    rehearse()
                    self._rehearsed = True
                    mark_done()
                if self.frames:
                    check_budget(TIME / 2)
                paint()
        except BudgetExceeded as later:
            self._work, self._parts = later.work, later.parts + self._parts
            self.frames += 1
            return False
        self.frames, self._rehearsed = 0, False
        return True

    def all(self, paint: Callable[[], object]) -> Iterator[None]:
        """Paint it in as many frames as needed, one at each step of the iterator."""
        while not self.draw(paint):
            yield
        yield

    def changed(self) -> None:
        """Drop the parts left of the last frame's picture: another one is wanted."""
        self._parts.clear()
        self._rehearsed = False

    def _go_on(self) -> None:
        """Draw what the last frame left undone."""
        work, self._work = self._work, None
        if work:
            work()
            check_budget(0)
        while self._parts:
            self._parts.pop(0)()
            check_budget(0)
