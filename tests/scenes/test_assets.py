"""The shipped assets: no sign is missing from the fonts, and the assets stay small."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from struct import unpack_from

import pytest

from raccoon.app.assets import OWNERS
from raccoon.app.text import DEFAULT_LANGUAGE, languages, templates
from scenes.art import text
from scenes.art.fonts import SPARE, Typeface, data
from scenes.art.letters.key_caps import RETURN
from tests.scenes.sentences import sentences_of

MOST_BYTES = 40_000_000
DRAWN_BY_SCENES = "0123456789$+−–×…/%" + text.ELLIPSIS
"""Signs that scenes put together without the catalogue."""


def sentences(language: str) -> Iterator[str]:
    """Everything the window says in a language; what only a terminal prints is left out."""
    spoken = [templates(language, owner) or templates(DEFAULT_LANGUAGE, owner) or {} for owner in OWNERS]
    for key, template in (pair for held in spoken for pair in held.items()):
        if not key.startswith("cli."):
            yield from map(text.set_in_type, sentences_of(template))


def signs_of(face: Typeface) -> set[str]:
    """Every sign a font file has, from its own table (cmap, format 4): a font also draws what it lacks."""
    font = data(face)
    tables = {font[at : at + 4]: at for at in range(12, 12 + 16 * unpack_from(">H", font, 4)[0], 16)}
    cmap = unpack_from(">I", font, tables[b"cmap"] + 8)[0]
    starts = [
        unpack_from(">HHI", font, cmap + 4 + 8 * n) for n in range(unpack_from(">H", font, cmap + 2)[0])
    ]
    table = cmap + next(at for platform, encoding, at in starts if (platform, encoding) == (3, 1))
    assert unpack_from(">H", font, table)[0] == 4
    return {chr(code) for code in _coded(font, table)}


def _coded(font: bytes, table: int) -> Iterator[int]:
    """The codes of a table of format 4 that lead to a glyph."""
    double = unpack_from(">H", font, table + 6)[0]
    ends, begins = table + 14, table + 16 + double
    for at in range(0, double, 2):
        end, begin = (unpack_from(">H", font, part + at)[0] for part in (ends, begins))
        delta, offset = (unpack_from(">H", font, begins + part * double + at)[0] for part in (1, 2))
        place = begins + 2 * double + at + offset
        for code in range(begin, min(end, 0xFFFE) + 1):
            glyph = unpack_from(">H", font, place + 2 * (code - begin))[0] if offset else code
            if (glyph and (glyph + delta) % 65536) if offset else (glyph + delta) % 65536:
                yield code


@pytest.mark.parametrize("face", [face for face in Typeface if face not in SPARE])
@pytest.mark.parametrize("language", languages())
def test_every_sign_of_every_language_is_in_every_face(language: str, face: Typeface) -> None:
    told = [sentence for sentence in sentences(language) if sentence != RETURN]  # that one is engraved
    signs = set("".join(told)) | set(DRAWN_BY_SCENES)
    assert sorted(signs - signs_of(face) - {"\n"}) == []


def test_a_sign_that_a_face_lacks_is_found() -> None:
    assert {"A", "ß", "…", "$"} <= signs_of(Typeface.POSTER)
    assert "狸" not in signs_of(Typeface.POSTER)


def test_all_assets_together_are_small() -> None:
    sizes = [file.stat().st_size for file in Path(str(files("assets"))).rglob("*") if file.is_file()]
    assert len(sizes) > 100
    assert sum(sizes) < MOST_BYTES
