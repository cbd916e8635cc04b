"""The container of the sounds: the random parts of an encoder's file are made the same in every run."""

import struct

PAGE, SERIAL, SUM, COUNT, TABLE = b"OggS", 14, 22, 26, 27
"""The beginning of a page, and the offsets of its fields (RFC 3533).

They are its stream's number, its checksum, its number of segments and their lengths.
"""
STREAM = 1880
"""The fixed number of the stream in each file, which an encoder chooses at random."""
POLYNOMIAL = 0x04C11DB7


def _remainders() -> tuple[int, ...]:
    """The remainder of each byte for the checksum of RFC 3533."""
    out = []
    for byte in range(256):
        rest = byte << 24
        for _ in range(8):
            rest = (rest << 1) ^ (POLYNOMIAL if rest & 0x80000000 else 0)
        out.append(rest & 0xFFFFFFFF)
    return tuple(out)


REMAINDERS = _remainders()


def checksum(page: bytes | bytearray) -> int:
    """The checksum of a page whose own field for it is 0."""
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ REMAINDERS[(rest >> 24) ^ byte]
    return rest


def stamped(file: bytes) -> bytes:
    """The file with `STREAM` as the number of its stream; ValueError if it is not OGG."""
    out, at = bytearray(), 0
    while at < len(file):
        if file[at : at + 4] != PAGE:
            raise ValueError("no page of an OGG file")
        lengths = file[at + TABLE : at + TABLE + file[at + COUNT]]
        end = at + TABLE + len(lengths) + sum(lengths)
        page = bytearray(file[at:end])
        struct.pack_into("<I", page, SERIAL, STREAM)
        struct.pack_into("<I", page, SUM, 0)
        struct.pack_into("<I", page, SUM, checksum(page))
        out += page
        at = end
    return bytes(out)
