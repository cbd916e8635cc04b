"""The tools that the measurements share: figures with a name and a unit, medians, time per call."""

from collections.abc import Callable, Sequence
from time import perf_counter, perf_counter_ns, process_time, thread_time_ns

import msgspec


class Measurement(msgspec.Struct, frozen=True):
    """One measured figure: `name` and `case` describe it, `unit` is its unit."""

    name: str
    case: str
    value: float
    unit: str


def seconds(work: Callable[[], object]) -> float:
    """Time the work once, in seconds."""
    begun = perf_counter()
    work()
    return perf_counter() - begun


def best_seconds(work: Callable[[], object], times: int) -> float:
    """The shortest time of the work in several runs, in seconds."""
    return min(seconds(work) for _ in range(times))


def nanoseconds(work: Callable[[], object]) -> int:
    """Time one short piece of work in nanoseconds, the clock's own time included."""
    begun = perf_counter_ns()
    work()
    return perf_counter_ns() - begun


def whole_processor_seconds() -> float:
    """The processor time of this program in all its threads, in seconds."""
    return process_time()


def cpu_share(work: Callable[[], object]) -> float:
    """The share of one core that the work uses, in per cent."""
    busy = process_time()
    lasted = seconds(work)
    return 100 * (process_time() - busy) / lasted


def spans(work: Callable[[], object]) -> tuple[float, float]:
    """The time of the work by the wall clock and by the processor, in milliseconds.

    On a busy machine the first is longer, for reasons that are not the work's.
    """
    wall, busy = perf_counter_ns(), thread_time_ns()
    work()
    return (perf_counter_ns() - wall) / 1e6, (thread_time_ns() - busy) / 1e6


def clock_cost() -> int:
    """The time that `nanoseconds` measures for work that does nothing."""
    return min(nanoseconds(lambda: None) for _ in range(1000))


def percentile(values: Sequence[float], share: float) -> float:
    """The value at that share of the sorted values; 0 for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def median(values: Sequence[float]) -> float:
    """The median of the values."""
    return percentile(values, 0.5)
