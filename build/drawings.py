"""Drawings as the packaged program holds them: compressed by a dictionary of their folder's own.

Those of a folder are much alike and short: each alone would take half as much again.
"""

import zlib

WINDOW = 1 << 15
"""The most bytes of a dictionary that are looked at (RFC 1951)."""
DENSE = 0.2
"""A folder that takes more than this share of its room when it is packed is not."""
TRIED = 6
"""So many drawings of a folder are tried as its dictionary."""


def pack(texts: dict[str, bytes]) -> tuple[bytes, dict[str, bytes]]:
    """The dictionary of a folder's drawings, packed itself, and each of them by its name, as
    `scenes.art.linework.drawing_file` reads them.
    """
    share = WINDOW // len(texts)
    pieces = b"".join(text[len(text) // 3 :][:share] for text in texts.values())
    wholes = [text[:WINDOW] for text in [*texts.values()][:: max(1, len(texts) // TRIED)]]
    return min((_by(words, texts) for words in (b"", pieces, *wholes)), key=_size)


def is_dense(texts: dict[str, bytes], packed: dict[str, bytes]) -> bool:
    """Whether a folder's drawings hardly become smaller when they are packed."""
    return sum(map(len, packed.values())) > DENSE * sum(map(len, texts.values()))


def _by(words: bytes, texts: dict[str, bytes]) -> tuple[bytes, dict[str, bytes]]:
    return zlib.compress(words, 9), {name: _packed(text, words) for name, text in texts.items()}


def _size(packed: tuple[bytes, dict[str, bytes]]) -> int:
    return len(packed[0]) + sum(map(len, packed[1].values()))


def _packed(text: bytes, words: bytes) -> bytes:
    press = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, words)
    return press.compress(text) + press.flush()
