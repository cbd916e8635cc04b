"""Who does the work of a long run: this process, several of this machine, or a Dask cluster.

The results come in the order of the work and are the same whoever did it.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4
"""How many pieces of work for each of its workers a cluster is given at once."""
LONGEST_WAIT = 10.0
"""Seconds in which a cluster has to answer."""


class Workers(Protocol):
    """Whoever works: it does the function for every item."""

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


class Cluster:
    """The workers of a Dask cluster; a few pieces each are on their way at any time."""

    def __init__(self, client: Any) -> None:
        self._client = client

    def map(self, function: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        at_once = AHEAD * max(1, len(self._client.scheduler_info(n_workers=-1)["workers"]))
        due: list[Any] = []
        for item in items:
            due.append(self._client.submit(function, item, pure=False))
            if len(due) >= at_once:
                yield due.pop(0).result()
        for future in due:
            yield future.result()


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """So many processes, this one alone for 1; none outlives the work."""
    if count == 1:
        yield Alone()
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited: a worker is deaf from its first moment
    try:
        pool = multiprocessing.get_context("spawn").Pool(count, _let_the_parent_end_us)
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield Processes(pool, count)
        pool.close()
    finally:
        pool.terminate()
        pool.join()


def _let_the_parent_end_us() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of the Dask cluster at the address (the extra `dask`).

    Raises OSError when nobody answers there, ValueError for what is no address, ImportError without the
    extra. This program has to be installed where the workers run, in the same version.
    """
    import distributed

    connect: Any = distributed.Client
    with connect(address, timeout=LONGEST_WAIT, set_as_default=False) as client:
        yield Cluster(client)
