"""The memory of the program, and its return to the system."""

import ctypes
import gc
import sys
import weakref
from pathlib import Path

import pytest

from raccoon.app import process_memory
from raccoon.app.errors import AppError
from raccoon.cli import main

pytestmark = pytest.mark.usefixtures("whole_memory")


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "malloc_trim"),
    reason="this C library gives memory back by itself",
)
def test_what_is_free_goes_back() -> None:
    """Blocks too small to be the system's own, and one above them that keeps the heap from shrinking."""
    pieces = [ctypes.create_string_buffer(60_000) for _ in range(2000)]
    for piece in pieces:
        ctypes.memset(piece, 1, 60_000)
    last = pieces[-1]
    full = process_memory.resident_bytes()
    del pieces, piece
    process_memory.give_back()
    assert full - process_memory.resident_bytes() > 60_000_000
    assert last.raw[0] == 1


class Circle:
    def __init__(self) -> None:
        self.itself = self


def test_what_was_kept_is_let_go_of_when_memory_is_given_back() -> None:
    """The collector ignores a table while it is shown, and frees it when it has been left."""
    circle = Circle()
    gone = weakref.ref(circle)
    process_memory.freeze_gc()
    del circle
    gc.collect()
    assert gone() is not None
    process_memory.give_back()
    assert gone() is None


def test_a_system_that_does_not_tell(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(process_memory, "PAGES", tmp_path / "nothing")
    with pytest.raises(AppError, match=r"cli\.bench\.memory"):
        process_memory.resident_bytes()
    assert main(["bench", "memory"]) == 2
    assert "Measure it on Linux" in capsys.readouterr().err
