"""The program's name and version, as written into saves and reports."""

import re

PROGRAM = "Raccoon Tycoon"
DISTRIBUTION = "raccoon-tycoon"
"""The name of the distribution installed from source."""
VERSION = "0.4.0"
"""The only place with the version: a packaged program has no metadata."""

_NUMBERS = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6}){1,3}")


def newer(version: str) -> str:
    """Return the numbers of a version newer than this program's; else "", also for a malformed one."""
    found = _NUMBERS.match(version)
    return found[0] if found and _parts(found[0]) > _parts(VERSION) else ""


def _parts(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]
