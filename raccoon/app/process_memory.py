"""The program's memory: how much it holds, and giving back what it does not need any more."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from raccoon.app.errors import AppError

PAGES = Path("/proc/self/statm")
"""Where Linux tells the sizes of the running program, in pages: the second is what it holds in memory."""

LARGE = 2**18
"""From so many bytes on a picture has pages of its own."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""What `mallopt` calls these, in the header of the GNU C library."""


def held(process: int | None = None) -> int:
    """How many bytes of memory the program holds now, or another process of it, which must be running;
    AppError where the system does not tell.
    """
    if not PAGES.exists():
        raise AppError("cli.bench.memory")
    pages = PAGES if process is None else Path(f"/proc/{process}/statm")
    return int(pages.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def freeze_gc() -> None:
    """What there is now stays until `unfreeze_gc`: the collector does not look through it again and again.

    With a table that takes 20 ms every few seconds, which is more than a frame has.
    """
    gc.freeze()
    gc.enable()


def pause_gc() -> None:
    """Until `freeze_gc` nothing is looked through: while the program starts hardly anything is let go."""
    gc.disable()


def unfreeze_gc() -> None:
    """What was kept is let go from now on as everything else is, by the next `tidy`."""
    gc.unfreeze()


def give_back() -> None:
    """Let go of what goes round in circles, kept or not, and hand what is free back to the system."""
    unfreeze_gc()
    tidy()


def tidy() -> None:
    """Let go of what goes round in circles and was not kept, and hand what is free back to the system."""
    gc.collect()
    trim()


def trim() -> None:
    """Hand what is free back to the system.

    Thousands of pictures come and go in an evening. On Linux the C library keeps their room for later ones,
    which never fit, unless it is told; elsewhere it goes back by itself.
    """
    _c_library("malloc_trim", 0)


def large_apart() -> None:
    """From now on a large picture has pages of its own, which go back with it, and threads share room."""
    _c_library("mallopt", _MMAP_THRESHOLD, LARGE)
    _c_library("mallopt", _ARENA_MAX, 2)


def _c_library(name: str, *figures: int) -> None:
    """Call a function of Linux' usual C library; nothing where there is none of that name."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    call = getattr(ctypes.CDLL(None), name, None)
    if call:
        call(*figures)
