"""The program's name and version, as saves and reports carry them."""

import re

PROGRAM = "Raccoon Tycoon"
DISTRIBUTION = "raccoon-tycoon"
"""Its name where it is installed from source."""
VERSION = "0.4.0"
"""The only place that tells it: a packaged program has no metadata to ask."""

_NUMBERS = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6}){1,3}")


def newer(version: str) -> str:
    """The numbers of a version if a program of it is newer than this one; else "", as for what is none."""
    found = _NUMBERS.match(version)
    return found[0] if found and _parts(found[0]) > _parts(VERSION) else ""


def _parts(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]
