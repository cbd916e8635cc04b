"""The workers of a Dask cluster, which play on many machines (the extra `dask`)."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from raccoon.bots.pool import Workers

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4
"""The number of tasks that a cluster is given at once for each of its workers."""
LONGEST_WAIT = 10.0
"""The seconds in which a cluster has to answer."""


class Cluster:
    """The workers of a Dask cluster, each with a few tasks queued at any time."""

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
def cluster(address: str) -> Iterator[Workers]:
    """The workers of the Dask cluster at the address (the extra `dask`).

    Raises OSError when the address does not answer, ValueError for an invalid address, ImportError without
    the extra. The same version of this program's source has to be installed on the workers.
    """
    import distributed

    connect: Any = distributed.Client
    with connect(address, timeout=LONGEST_WAIT, set_as_default=False) as client:
        yield Cluster(client)
