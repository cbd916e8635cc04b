"""Drawings in the form of the packaged program: compressed with a dictionary for each folder.

The drawings of a folder are short and alike: compressed alone, each would be half as large again.
"""

import zlib

WINDOW = 1 << 15
"""The most bytes of a dictionary that are used (RFC 1951)."""
DENSE = 0.2
"""A folder whose packed size is above this share is not packed."""
TRIED = 6
"""The number of drawings of a folder that are tried as its dictionary."""


def pack(texts: dict[str, bytes]) -> tuple[bytes, dict[str, bytes]]:
    """The packed dictionary of a folder's drawings, and each packed drawing by its name, as
    `scenes.art.linework.drawing_file` reads them.
    """
    share = WINDOW // len(texts)
    pieces = b"".join(text[len(text) // 3 :][:share] for text in texts.values())
    wholes = [text[:WINDOW] for text in [*texts.values()][:: max(1, len(texts) // TRIED)]]
    return min((_by(words, texts) for words in (b"", pieces, *wholes)), key=_size)


def is_dense(texts: dict[str, bytes], packed: dict[str, bytes]) -> bool:
    """Return whether a folder's drawings hardly become smaller by packing."""
    return sum(map(len, packed.values())) > DENSE * sum(map(len, texts.values()))


def _by(words: bytes, texts: dict[str, bytes]) -> tuple[bytes, dict[str, bytes]]:
    return zlib.compress(words, 9), {name: _packed(text, words) for name, text in texts.items()}


def _size(packed: tuple[bytes, dict[str, bytes]]) -> int:
    return len(packed[0]) + sum(map(len, packed[1].values()))


def _packed(text: bytes, words: bytes) -> bytes:
    press = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, words)
    return press.compress(text) + press.flush()
