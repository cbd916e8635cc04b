"""Font files without the tables of other weights: the game uses each face in its default weight."""

import struct

WEIGHTS = {b"avar", b"cvar", b"fvar", b"gvar", b"HVAR", b"MVAR", b"STAT", b"VVAR"}
"""The tables that only describe how a letter changes with the weight (OpenType, font variations)."""


def plain(data: bytes) -> bytes:
    """The font file with its default weight only; the same file if it has no other."""
    kind, count = struct.unpack_from(">4sH", data)
    entries = [struct.unpack_from(">4s3I", data, 12 + 16 * number) for number in range(count)]
    kept = [entry for entry in entries if entry[0] not in WEIGHTS]
    if len(kept) == count:
        return data
    power = 1 << len(kept).bit_length() - 1
    head = struct.pack(">4s4H", kind, len(kept), power * 16, power.bit_length() - 1, (len(kept) - power) * 16)
    tables, at = b"", 12 + 16 * len(kept)
    for tag, checksum, begin, length in kept:
        head += struct.pack(">4s3I", tag, checksum, at + len(tables), length)
        tables += data[begin : begin + length] + bytes(-length % 4)
    return head + tables
