"""What the measurements share: figures with a name and a unit, medians, time per call."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter, perf_counter_ns, process_time, thread_time_ns

import msgspec


class Measurement(msgspec.Struct, frozen=True):
    """One measured figure. `name` and `case` say what was measured, `unit` in what."""

    name: str
    case: str
    value: float
    unit: str


def seconds(work: Callable[[], object]) -> float:
    """How long the work takes, once."""
    begun = perf_counter()
    work()
    return perf_counter() - begun


def best_seconds(work: Callable[[], object], times: int) -> float:
    """How long the work takes when nothing disturbs it: the shortest of so many times."""
    return min(seconds(work) for _ in range(times))


def nanoseconds(work: Callable[[], object]) -> int:
    """How long one short piece of work takes, the clock's own time included."""
    begun = perf_counter_ns()
    work()
    return perf_counter_ns() - begun


def processor_seconds() -> float:
    """How long the processor has been at this thread's work: time that others take does not count."""
    return thread_time_ns() / 1e9


def whole_processor_seconds() -> float:
    """How long the processor has been at this program's work, in all its threads."""
    return process_time()


def cpu_share(work: Callable[[], object]) -> float:
    """How much of one core the work keeps busy while it lasts, in per cent."""
    busy = process_time()
    lasted = seconds(work)
    return 100 * (process_time() - busy) / lasted


def spans(work: Callable[[], object]) -> tuple[float, float]:
    """How long the work takes by the clock on the wall, and how long the processor was at it: milliseconds.

    On a machine that has other things to do the first is longer, for reasons that are not the work's.
    """
    wall, busy = perf_counter_ns(), thread_time_ns()
    work()
    return (perf_counter_ns() - wall) / 1e6, (thread_time_ns() - busy) / 1e6


def clock_cost() -> int:
    """What `nanoseconds` says of work that does nothing."""
    return min(nanoseconds(lambda: None) for _ in range(1000))


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of them lies; 0 of nothing."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def median(values: Sequence[float]) -> float:
    """The middle one."""
    return percentile(values, 0.5)
