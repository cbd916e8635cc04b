"""Measures the processor time, memory and modules of the program.

It imports next to nothing, because it also measures the first picture.
"""

import sys
from time import process_time, thread_time_ns

import msgspec

from raccoon.app import process_memory


class FirstPicture(msgspec.Struct):
    """Processor seconds, bytes of memory (0 where the system does not tell), names of loaded modules."""

    seconds: float
    memory: int
    modules: list[str]


def processor_seconds() -> float:
    """Return the processor time of this thread in seconds, without that of other threads."""
    return thread_time_ns() / 1e9


def measure() -> FirstPicture:
    """Measure this program's time, memory and modules until now."""
    seconds = process_time()
    memory = process_memory.resident_bytes() if process_memory.PAGES.exists() else 0
    return FirstPicture(seconds, memory, [*sys.modules])
