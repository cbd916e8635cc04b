"""Summaries: a finished game's listing at the end of its save, so that lists need not replay its moves.

A summary is valid only at the very end of a file, with the digest of everything before it, and for the
program version that wrote it. To watch or continue a game its save is read completely all the same.
"""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.saves.file_lines import content
from raccoon.app.saves.format import SUMMARY, SaveError, SummaryLine, checked, decode_line, digits_of
from raccoon.app.saves.library_memory import decode_member, encode_member, stamp
from raccoon.app.saves.listing import Listing, listing
from raccoon.app.saves.obfuscation import deobfuscated, obfuscated


class _Summary(msgspec.Struct, frozen=True):
    """The `row` of a game, the `stamp` of the program that made it, and the digest of the file before it."""

    stamp: str
    digest: str
    row: Listing


def summary_of(path: Path) -> SummaryLine | None:
    """Return the summary line of a file's game; None for a game that is not over."""
    found = listing(path)
    if not found.over:
        return None
    made = _Summary(stamp(), _digest(content(path).whole), found)
    return SummaryLine(obfuscated(msgspec.to_builtins(made, enc_hook=encode_member)))


def row(path: Path) -> Listing:
    """Return the listing of a save: from its summary, else from its moves."""
    try:
        return _read_summary(path) or listing(path)
    except (OSError, SaveError):
        return listing(path)


def _read_summary(path: Path) -> Listing | None:
    """Return the listing at the end of a file; None where there is none, or one of another file."""
    changed = path.stat().st_mtime
    whole, size = content(path)
    start = whole.rfind(b"\n", 0, -1) + 1
    if len(whole) != size or not whole.startswith(SUMMARY, start):
        return None
    try:
        line = decode_line(checked(whole[start:].rstrip(b"\n"), digits_of(whole[:start]))[0])
        assert isinstance(line, SummaryLine)
        found = msgspec.convert(deobfuscated(line.summary), _Summary, dec_hook=decode_member)
    except ValueError:
        return None
    same = (found.stamp, found.digest) == (stamp(), _digest(whole[:start]))
    return replace(found.row, path=path, changed=changed) if same else None


def _digest(data: bytes) -> str:
    from hashlib import blake2b

    return blake2b(data, digest_size=16).hexdigest()
