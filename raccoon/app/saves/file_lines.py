"""Reading the lines of a save within size limits, for files with any contents."""

import os
from collections.abc import Iterator
from os import fdopen
from pathlib import Path
from typing import BinaryIO, NamedTuple

from raccoon.app.files import open_regular
from raccoon.app.saves.format import SaveError

FILE_LIMIT = 8 * 2**20
LINE_LIMIT = 64 * 2**10
"""The longest file and line that are read, in bytes; a long game takes about a fiftieth of the first."""
LINES = 10_000
"""The most lines that are read; a save that would exceed them is rewritten without what was undone."""
ZEROS_LIMIT = 256 * 2**20
"""The most zero bytes after a save that are searched for anything else."""
_BLOCK = bytes(2**20)


class Content(NamedTuple):
    """A file: its bytes without the zeros at its end, and its `size` with them.

    A power cut leaves zeros in place of blocks that never reached the disk; no line of a save contains any.
    """

    whole: bytes
    size: int


def content(path: Path) -> Content:
    """Read the whole file; `SaveError` when it cannot be read, is no regular file or too large for a save."""
    with SaveError.for_os_errors("save.unreadable", path.name), fdopen(open_regular(path), "rb") as file:
        found = file.read(FILE_LIMIT + 1)
        size = os.fstat(file.fileno()).st_size
        if len(found) > FILE_LIMIT and not (found.endswith(b"\0") and _only_zeros(file)):
            raise SaveError("save.too_large", path=path.name, limit=FILE_LIMIT // 2**20)
    return Content(found.rstrip(b"\0"), max(size, len(found)))


def _only_zeros(file: BinaryIO) -> bool:
    """Return whether only zeros follow; False also where there are too many to search."""
    for _ in range(ZEROS_LIMIT // len(_BLOCK)):
        block = file.read(len(_BLOCK))
        if not block:
            return True
        if block != _BLOCK[: len(block)]:
            return False
    return False


def split(found: bytes, path: Path) -> Iterator[tuple[int, bytes, int]]:
    """Yield number, bytes and end position of each line; `SaveError` at a line over `LINE_LIMIT`."""
    start, number = 0, 1
    while start < len(found):
        end = found.find(b"\n", start, start + LINE_LIMIT) + 1 or min(len(found), start + LINE_LIMIT)
        if end - start == LINE_LIMIT and found[end - 1 : end] != b"\n":
            key = "save.foreign" if number == 1 else "save.long_line"
            raise SaveError(key, path=path.name, line=number)
        yield number, found[start:end], end
        start, number = end, number + 1
