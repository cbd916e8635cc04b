"""The workers of a long run: this process alone, or several processes."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from typing import Any, Protocol, TypeVar

from raccoon.ending import SIGNALS

T = TypeVar("T")
R = TypeVar("R")


class Workers(Protocol):
    """Workers that call a function for every item."""

    def map(self, function: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """Yield the results in the order of the items."""


class Alone:
    """The worker that is this process itself."""

    def map(self, function: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        return map(function, items)


class Processes:
    """Workers in new processes, started the same way on every system."""

    def __init__(self, pool: Any, count: int) -> None:
        self._pool = pool
        self._count = count

    def map(self, function: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        at_once = min(8, 1 + len(items) // (16 * self._count))
        found: Iterator[R] = self._pool.imap(function, items, at_once)
        return found


class _Worker(SpawnProcess):
    """A process that its pool ends by SIGKILL, as workers ignore other signals."""

    def terminate(self) -> None:
        self.kill()


class _Context(SpawnContext):
    """Starts new workers."""

    Process = _Worker


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """Give `count` worker processes, for 1 this process alone; all are ended afterwards."""
    if count == 1:
        yield Alone()
        return
    pool = None
    try:
        with _uninterrupted():
            pool = _Context().Pool(count, _leave_ending_to_the_parent)
        yield Processes(pool, count)
        pool.close()
    finally:
        if pool is not None:
            pool.terminate()
            pool.join()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Block signals that end a program until all processes have started, and in each until it has begun."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    held = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    _Context().Lock()  # starts the process that tracks all locks, which unblocks some signals
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


def _leave_ending_to_the_parent() -> None:
    """Ignore, in a worker, signals that end programs: the parent ends its workers when none holds a lock.

    If the parent is killed, the worker ends too.
    """
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)
