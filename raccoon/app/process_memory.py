"""The program's memory: measuring it, returning free memory, and control of garbage collection."""

import gc
import os
import sys
from pathlib import Path

from raccoon.app.errors import AppError

PAGES = Path("/proc/self/statm")
"""The memory sizes of the process on Linux, in pages: the second is the resident size."""

LARGE = 2**18
"""The size in bytes from which an allocation gets its own pages."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""The codes of two settings of `mallopt`, from the header of the GNU C library."""


def resident_bytes(process: int | None = None) -> int:
    """Return the resident memory of the program or another process in bytes; AppError if unknown."""
    if not PAGES.exists():
        raise AppError("cli.bench.memory")
    pages = PAGES if process is None else Path(f"/proc/{process}/statm")
    return int(pages.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def freeze_gc() -> None:
    """Exempt all present objects from garbage collection until `unfreeze_gc`.

    With a table, examining them takes 20 ms every few seconds, more than a frame has.
    """
    gc.freeze()
    gc.enable()


def pause_gc() -> None:
    """Disable garbage collection until `freeze_gc`: during the start hardly any object is freed."""
    gc.disable()


def unfreeze_gc() -> None:
    """Return the frozen objects to the collector."""
    gc.unfreeze()


def give_back() -> None:
    """Collect objects in reference cycles, frozen or not, and return free memory to the system."""
    unfreeze_gc()
    tidy()


def tidy() -> None:
    """Collect objects in reference cycles, except frozen ones, and return free memory to the system."""
    gc.collect()
    trim()


def trim() -> None:
    """Return free memory to the system.

    Thousands of pictures are made and freed in an evening. On Linux the C library keeps their memory, in
    pieces that fit no later ones, unless asked to; elsewhere it is returned anyway.
    """
    _c_library("malloc_trim", 0)


def large_apart() -> None:
    """Give large allocations their own pages, which are returned when freed; limit threads to 2 arenas."""
    _c_library("mallopt", _MMAP_THRESHOLD, LARGE)
    _c_library("mallopt", _ARENA_MAX, 2)


def _c_library(name: str, *figures: int) -> None:
    """Call a function of the C library on Linux; do nothing if it has none of that name."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    call = getattr(ctypes.CDLL(None), name, None)
    if call:
        call(*figures)
