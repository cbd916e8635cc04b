"""The cost of the program until its first picture. It imports next to nothing: it is imported then."""

import sys
from time import process_time

import msgspec

from raccoon.app import process_memory


class FirstPicture(msgspec.Struct):
    """Processor seconds, bytes of memory (0 where the system does not tell), and the modules by name."""

    seconds: float
    memory: int
    modules: list[str]


def taken() -> FirstPicture:
    """Measure this program's time, memory and modules until now."""
    seconds = process_time()
    memory = process_memory.held() if process_memory.PAGES.exists() else 0
    return FirstPicture(seconds, memory, [*sys.modules])
