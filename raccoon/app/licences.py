"""The licences of the program and its dependencies, as text for the player."""

import re
import zlib
from collections.abc import Iterator
from importlib import metadata
from importlib.resources import files
from pathlib import Path

from raccoon.app.version import DISTRIBUTION, PROGRAM

PACKED = "LICENSES.z"
"""The asset of a packaged program with all licence texts, the native libraries' too (zlib)."""
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_TEXT = re.compile(r"(^|[-_])(licen[cs]e|copying|notice)", re.IGNORECASE)


def text() -> str:
    """Return all licences: the packed file, or, from source, the texts of the installed libraries."""
    packed = files("assets") / PACKED
    if packed.is_file():
        return zlib.decompress(packed.read_bytes()).decode("utf-8")
    return "\n\n".join(_chapters())


def _chapters() -> Iterator[str]:
    try:
        needed = metadata.distribution(DISTRIBUTION).requires or []
    except metadata.PackageNotFoundError:
        needed = []
    own = Path(__file__).parents[2] / "LICENSE"
    yield f"{PROGRAM}\n\n{own.read_text('utf-8') if own.is_file() else _texts_of(DISTRIBUTION)}".strip()
    for requirement in needed:
        found = _NAME.match(requirement)
        if found and "extra ==" not in requirement:
            yield f"{'=' * 40}\n{_title(found[0])}\n{'=' * 40}\n\n{_texts_of(found[0])}".strip()


def _title(name: str) -> str:
    """Return the name and version of a library, and its licence if that is one line."""
    try:
        info = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return name
    licence = next((info[key] for key in ("License-Expression", "License") if key in info), "")
    return f"{name} {info['Version']}" + (f", {licence}" if licence and "\n" not in licence else "")


def _texts_of(name: str) -> str:
    """Return the licence texts among a distribution's files, "" where there are none."""
    try:
        found = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        return ""
    places = [Path(str(file.locate())) for file in found if _TEXT.search(file.name)]
    return "\n\n".join(place.read_text("utf-8", "replace").strip() for place in places if place.is_file())
