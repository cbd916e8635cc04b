"""Summaries: a finished game's row in lists at the end of its save, so that lists need not replay its moves.

It counts only at the very end of a file, with the digest of all that is before it, and for the version of the
program that wrote it. A game that is watched or played on is read whole all the same.
"""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.saves.file_lines import content
from raccoon.app.saves.format import SUMMARY, SaveError, SummaryLine, decode_line, digits_of, opened
from raccoon.app.saves.library_memory import plain, stamp, told
from raccoon.app.saves.listing import Listing, listing
from raccoon.app.saves.obfuscation import unveiled, veiled


class _Summary(msgspec.Struct, frozen=True):
    """The `row` as the program of this `stamp` found it, and the digest of the file before it."""

    stamp: str
    digest: str
    row: Listing


def summary_of(path: Path) -> SummaryLine | None:
    """The line that sums up the game of a file; None for a game that is not over."""
    found = listing(path)
    if not found.over:
        return None
    made = _Summary(stamp(), _digest(content(path).whole), found)
    return SummaryLine(veiled(msgspec.to_builtins(made, enc_hook=plain)))


def row(path: Path) -> Listing:
    """The row of a save: its summary where it has one, else what its moves tell."""
    try:
        return _summed_up(path) or listing(path)
    except (OSError, SaveError):
        return listing(path)


def _summed_up(path: Path) -> Listing | None:
    """The row that stands at the end of a file; None where there is none, or one that is not of this file."""
    changed = path.stat().st_mtime
    whole, size = content(path)
    start = whole.rfind(b"\n", 0, -1) + 1
    if len(whole) != size or not whole.startswith(SUMMARY, start):
        return None
    try:
        line = decode_line(opened(whole[start:].rstrip(b"\n"), digits_of(whole[:start]))[0])
        assert isinstance(line, SummaryLine)
        found = msgspec.convert(unveiled(line.summary), _Summary, dec_hook=told)
    except ValueError:
        return None
    same = (found.stamp, found.digest) == (stamp(), _digest(whole[:start]))
    return replace(found.row, path=path, changed=changed) if same else None


def _digest(data: bytes) -> str:
    from hashlib import blake2b

    return blake2b(data, digest_size=16).hexdigest()
