"""The refusals of saves that no game can have written."""

from __future__ import annotations

from pathlib import Path

import pytest

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.text import Catalogue


def told(path: Path) -> str:
    """The sentence that the save is refused with; the file stays as it is."""
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        read(path)
    assert path.read_bytes() == before
    return Catalogue.load().say(caught.value.key, **caught.value.facts)
