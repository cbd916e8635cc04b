"""Names in other scripts on a front page: seen on picture and PDF, and found when the PDF is searched."""

from __future__ import annotations

import re
import zlib

import pytest
from msgspec.structs import replace

from raccoon.app.text import Catalogue
from scenes.newspaper.press import front_page
from scenes.printing.pdf import pdf
from scenes.registry import PRESENTATIONS, showcase_of
from tests.scenes.newspaper.newspapers import CHECKS


def letters(document: bytes) -> set[str]:
    """The signs that the text of a document stands for (its maps from glyphs to Unicode)."""
    found = set()
    for raw in re.finditer(rb"stream\r?\n(.*?)endstream", document, re.DOTALL):
        try:
            plain = zlib.decompressobj().decompress(raw[1])
        except zlib.error:
            continue
        if b"beginbfchar" in plain or b"beginbfrange" in plain:
            found |= {chr(int(code, 16)) for code in re.findall(rb"<([0-9A-Fa-f]{4})>", plain)}
    return found


@pytest.mark.parametrize("game", CHECKS)
@pytest.mark.parametrize("name", ["محمد", "देवी", "Ὀδυσσεύς", "Δέσποινα"])
def test_a_name_can_be_found(game: str, name: str) -> None:
    session = showcase_of(game).demonstration(3, 100_000)
    for seat in range(3):
        session.change_seat(seat, replace(session.seats[seat], name=f"{name}{seat}"))
    page = pdf(front_page(session, PRESENTATIONS[game], Catalogue.load()).sheet)
    assert set(name) <= letters(page)
