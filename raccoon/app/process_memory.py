"""The program's memory: how much it holds, and giving back what it does not need any more."""

import gc
import os
import sys
from pathlib import Path

from raccoon.app.errors import AppError

PAGES = Path("/proc/self/statm")
"""The sizes of the running program on Linux, in pages: the second is what it holds in memory."""

LARGE = 2**18
"""From so many bytes on a picture has pages of its own."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""The numbers of these two settings for `mallopt`, from the header of the GNU C library."""


def held(process: int | None = None) -> int:
    """The memory of the program, or another process of it, in bytes; AppError where the system keeps it."""
    if not PAGES.exists():
        raise AppError("cli.bench.memory")
    pages = PAGES if process is None else Path(f"/proc/{process}/statm")
    return int(pages.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def freeze_gc() -> None:
    """Exempt all present objects from garbage collection until `unfreeze_gc`.

    With a table, looking through them takes 20 ms every few seconds, which is more than a frame has.
    """
    gc.freeze()
    gc.enable()


def pause_gc() -> None:
    """Until `freeze_gc` nothing is looked through: while the program starts hardly anything is let go."""
    gc.disable()


def unfreeze_gc() -> None:
    """Return the frozen objects to the collector: the next `tidy` looks through them again."""
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

    Thousands of pictures come and go in an evening. On Linux the C library keeps their room for later ones,
    which never fit, unless it is asked to; elsewhere it goes back by itself.
    """
    _c_library("malloc_trim", 0)


def large_apart() -> None:
    """From now on a large picture has pages of its own, which go back with it, and threads share room."""
    _c_library("mallopt", _MMAP_THRESHOLD, LARGE)
    _c_library("mallopt", _ARENA_MAX, 2)


def _c_library(name: str, *figures: int) -> None:
    """Call a function of Linux' usual C library; nothing where no function has that name."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    call = getattr(ctypes.CDLL(None), name, None)
    if call:
        call(*figures)
