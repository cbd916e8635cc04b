"""Names of railroads, towns and buildings as they are shown; the rules know each by its English name."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from functools import cache

from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, RAILROADS, TOWNS

KNOWN: Mapping[str, Container[str]] = {"railroad": RAILROADS, "town": TOWNS, "building": BUILDINGS}
FIELDS = ("railroad", "town", "building", "upgrade")
"""The fields of events, commands and refusals that hold such a name."""


def named(name: str, say: Say) -> str:
    """The name of a railroad, a town or a building; one that the game does not have as it is."""
    key = key_of(name)
    return say(key) if key else name


@cache
def key_of(name: str) -> str:
    """The catalogue's key: "Governor's Mansion" is "building.governors_mansion"."""
    kind = next((kind for kind, known in KNOWN.items() if name in known), "")
    return kind and f"{kind}.{re.sub('[^a-z]+', '_', name.lower().replace(chr(39), ''))}"
