"""The workers of a long run: this process, or several of this machine."""

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
    """Workers that call the function for every item."""

    def map(self, function: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """The results, in the order of the items, as they come."""


class Alone:
    """This process does all itself."""

    def map(self, function: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        return map(function, items)


class Processes:
    """Fresh processes, the same way on every system."""

    def __init__(self, pool: Any, count: int) -> None:
        self._pool = pool
        self._count = count

    def map(self, function: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        at_once = min(8, 1 + len(items) // (16 * self._count))
        found: Iterator[R] = self._pool.imap(function, items, at_once)
        return found


class _Worker(SpawnProcess):
    """A process that its pool ends by a signal that nobody else sends."""

    def terminate(self) -> None:
        self.kill()


class _Context(SpawnContext):
    """Begins fresh workers."""

    Process = _Worker


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """So many processes, this one alone for 1; none outlives the work."""
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
    """Hold back signals that end a program until all processes are there, and in each until it has begun."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    held = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    _Context().Lock()  # begins a process that looks after all locks, and lets some signals in
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


def _leave_ending_to_the_parent() -> None:
    """In a worker: a signal that ends programs is for the process that has begun it, which ends its workers
    once none of them holds a lock of the pool. When that process is killed, they end too.
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
