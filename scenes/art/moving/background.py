"""Background threads that draw; all of them end before the display closes or the program ends."""

import atexit
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from weakref import WeakSet

_drawing: WeakSet[Thread] = WeakSet()
_ending = Event()


def start(name: str, work: Callable[[], None]) -> Thread:
    """Start a thread whose work calls `rest` between small steps."""
    thread = Thread(target=_run, args=(work,), name=name, daemon=True)
    _drawing.add(thread)
    thread.start()
    return thread


def _run(work: Callable[[], None]) -> None:
    with suppress(SystemExit):
        work()


def rest(seconds: float, hurry: Event) -> None:
    """Pause so that other threads run, unless `hurry` is set; ends the thread once `end` was called."""
    hurry.wait(seconds)
    if _ending.is_set():
        raise SystemExit


@atexit.register
def end() -> None:
    """Stop all threads at their next `rest` and wait for them."""
    _ending.set()
    for thread in tuple(_drawing):
        thread.join()
    _ending.clear()
