"""The tools that the measurements share: figures with a name and a unit, medians, time per call."""

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
    """Time the work once, in seconds."""
    begun = perf_counter()
    work()
    return perf_counter() - begun


def best_seconds(work: Callable[[], object], times: int) -> float:
    """Time the work when nothing disturbs it, in seconds: the shortest of so many times."""
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
    """The share of one core that the work keeps busy while it lasts, in per cent."""
    busy = process_time()
    lasted = seconds(work)
    return 100 * (process_time() - busy) / lasted


def spans(work: Callable[[], object]) -> tuple[float, float]:
    """Time the work by the clock on the wall and by the processor, in milliseconds.

    On a machine that has other things to do the first is longer, for reasons that are not the work's.
    """
    wall, busy = perf_counter_ns(), thread_time_ns()
    work()
    return (perf_counter_ns() - wall) / 1e6, (thread_time_ns() - busy) / 1e6


def clock_cost() -> int:
    """The time that `nanoseconds` measures for work that does nothing."""
    return min(nanoseconds(lambda: None) for _ in range(1000))


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of the values is; 0 of none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def median(values: Sequence[float]) -> float:
    """The middle one."""
    return percentile(values, 0.5)
