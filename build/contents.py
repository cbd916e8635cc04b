"""The contents of the packaged program: the owner of each file, and the licences to ship.

Distributions bring their licences with them; native libraries inside them do not. `licences/native.toml`
lists those; a library that is not in it stops the build.
"""

import functools
import json
import os
import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import msgspec
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
PROJECT = "raccoon-tycoon"
BOOTLOADER = "pyinstaller"
"""The distribution whose boot loader is the executable itself."""
PYTHON = "Python"
LICENCES = Path(__file__).with_name("licences")
INSIDE = "inside.json"
"""The file in the work folder that lists the owner of each file."""

MAGIC = (b"\x7fELF", b"MZ", *(bytes.fromhex(word) for word in ("cffaedfe", "cefaedfe", "cafebabe")))
"""The first bytes of native code on Linux, Windows and macOS."""
LICENCE_FILE = re.compile(r"(^|[-_])(licen[cs]e|copying|notice)", re.IGNORECASE)
Entry = tuple[str, str, str]
"""A file as PyInstaller packs it: its path in the program, its source and its kind."""


class ContentsError(Exception):
    """A file has no known owner, or a licence is missing."""


@dataclass(frozen=True)
class Part:
    """A distribution, a native library or Python itself, with the paths of its files in the program."""

    name: str
    version: str
    licence: str
    home: str = ""
    files: tuple[str, ...] = ()


@dataclass(frozen=True)
class Library:
    """A native library in the list of licences."""

    name: str
    files: tuple[str, ...]
    licence: str
    copyright: tuple[str, ...]
    home: str
    note: str = ""

    def notice(self) -> str:
        """The lines with its authors and licence."""
        lines = [f"Copyright (C) {holder}" for holder in self.copyright]
        return "\n".join([*lines, *([self.note] if self.note else []), f"Licence: {self.licence}, see below"])

    def has(self, file: str) -> bool:
        """Return whether a file of this name belongs to the library."""
        names = "|".join(map(re.escape, self.files))
        return re.match(rf"(lib)?({names})(?=[-.\d])", file, re.IGNORECASE) is not None


@functools.cache
def _kept() -> dict[str, object]:
    return tomllib.loads((LICENCES / "native.toml").read_text("utf-8"))


def libraries() -> tuple[Library, ...]:
    """The list of native libraries."""
    return msgspec.convert(_kept()["library"], tuple[Library, ...])


def library_of(path: str) -> Library | None:
    """The native library to which a file belongs, None for none."""
    name = Path(path).name
    return next((library for library in libraries() if library.has(name)), None)


def is_native(path: Path) -> bool:
    """Return whether the file is native code."""
    with path.open("rb") as file:
        return file.read(4).startswith(MAGIC)


def required(project: str = PROJECT) -> dict[str, metadata.Distribution]:
    """The installed distributions that the project needs to run, itself included, by their normalised
    names.
    """
    found: dict[str, metadata.Distribution] = {}
    waiting = [project]
    while waiting:
        name = _plain(waiting.pop())
        if name in found:
            continue
        found[name] = metadata.distribution(name)
        for line in found[name].requires or []:
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                waiting.append(requirement.name)
    return found


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def parts(
    entries: Iterable[Entry], known: Mapping[str, metadata.Distribution] | None = None
) -> tuple[Part, ...]:
    """The parts of the program, sorted by name; raises `ContentsError` for a file that belongs to none."""
    known = required() if known is None else known
    sources = _sources(known)
    files: dict[str, list[str]] = {PYTHON: [], BOOTLOADER: []}
    strangers = set()
    for name, source, kind in entries:
        if kind != "SYMLINK" and source:
            owner = _owner(name, source, kind, sources)
            if owner is None:
                strangers.add(f"{name} ({source})")
            elif owner != PROJECT:
                held = files.setdefault(owner, [])
                held += [] if kind.startswith("PYMODULE") else [Path(name).as_posix()]
    if strangers:
        listed = "\n  ".join(sorted(strangers))
        raise ContentsError(
            "These files belong to nothing that is listed. Build in an environment that holds the project and"
            f' its "build" extra alone, or add a library to build/licences/native.toml:\n  {listed}'
        )
    return tuple(_part(owner, tuple(sorted(files[owner]))) for owner in sorted(files, key=str.lower))


def _sources(known: Mapping[str, metadata.Distribution]) -> dict[str, str]:
    return {
        os.path.realpath(str(distribution.locate_file(file))): name
        for name, distribution in known.items()
        for file in distribution.files or []
    }


def _owner(name: str, source: str, kind: str, sources: Mapping[str, str]) -> str | None:
    """The name of the part to which a file belongs, None for none."""
    native = kind in ("BINARY", "EXTENSION")
    if native and (library := library_of(name)):
        return library.name
    if owner := sources.get(os.path.realpath(source)):
        return owner
    path = Path(source)
    if {"site-packages", "dist-packages"} & set(path.parts):
        return BOOTLOADER if "PyInstaller" in path.parts else None
    if not native:
        return PYTHON if _of_python(path) else PROJECT
    return PYTHON if _of_python(path) or re.match(r"(lib)?python", path.name, re.IGNORECASE) else None


def _of_python(path: Path) -> bool:
    homes = (
        sysconfig.get_path("stdlib"),
        sysconfig.get_path("platstdlib"),
        str(Path(sys.base_prefix, "DLLs")),
    )
    return any(path.is_relative_to(home) for home in homes)


def _part(owner: str, files: tuple[str, ...]) -> Part:
    if owner == PYTHON:
        version = ".".join(map(str, sys.version_info[:3]))
        return Part(owner, version, "Python-2.0.1", "https://www.python.org", files)
    for library in libraries():
        if library.name == owner:
            return Part(owner, "", library.licence, library.home, files)
    distribution = metadata.distribution(owner)
    return Part(_plain(owner), distribution.version, expression(distribution), "", files)


def expression(distribution: metadata.Distribution) -> str:
    """The distribution's licence as an SPDX expression."""
    name, told = _plain(distribution.metadata["Name"]), distribution.metadata.json
    kept = msgspec.convert(_kept()["distribution"], dict[str, str])
    found = kept.get(name) or told.get("license_expression") or told.get("license")
    if not found:
        raise ContentsError(f"{name} does not tell its licence: add it to build/licences/native.toml")
    return str(found)


def texts(licence: str) -> dict[str, str]:
    """The stored texts of an SPDX expression by their identifiers."""
    names = re.findall(r"[\w.+-]+", re.sub(r"\b(AND|OR)\b", " ", licence))
    missing = [name for name in names if not (LICENCES / "texts" / f"{name}.txt").is_file()]
    if missing:
        raise ContentsError(f"build/licences/texts has no text of {', '.join(missing)}")
    return {name: (LICENCES / "texts" / f"{name}.txt").read_text("utf-8").rstrip() for name in names}


def shipped_texts(distribution: metadata.Distribution) -> list[str]:
    """The licences among a distribution's own files, each once; the stored text if it ships none."""
    found = [file for file in distribution.files or [] if LICENCE_FILE.search(file.name)]
    found = [file for file in found if file.suffix in ("", ".txt", ".md", ".rst")]
    read = [_unix(Path(str(distribution.locate_file(file)))) for file in sorted(found, key=str)]
    return list(dict.fromkeys(read)) or list(texts(expression(distribution)).values())


def python_text() -> str:
    """The licence of the packaged Python."""
    library = Path(sysconfig.get_path("stdlib"))
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    places = (
        library / "LICENSE.txt",
        library.parent / "LICENSE.txt",
        Path(sys.base_prefix, "LICENSE.txt"),
        Path("/usr/share/doc", version, "copyright"),
    )
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise ContentsError(f"Python's licence is in none of {', '.join(map(str, places))}")
    return _unix(found)


def _unix(path: Path) -> str:
    return "\n".join(line.rstrip() for line in path.read_text("utf-8", "replace").splitlines()).strip("\n")


def notices(inside: Iterable[Part], program: str) -> str:
    """The text with every licence: first ours, then a chapter for each part, then shared texts."""
    chapters = [(program, [_unix(ROOT / "LICENSE")])]
    shared: dict[str, str] = {}
    for part in inside:
        library = next((library for library in libraries() if library.name == part.name), None)
        title = " ".join(filter(None, (part.name, part.version)))
        if part.name == PYTHON:
            chapters.append((title, [python_text()]))
        elif library:
            shared |= texts(library.licence)
            chapters.append((f"{title} ({library.home})", [library.notice()]))
        else:
            chapters.append((title, shipped_texts(metadata.distribution(part.name))))
    chapters += [(f"Text of {name}", [text]) for name, text in sorted(shared.items())]
    head = f"{program} is made of the following, each under its own licence.\n\n"
    head += "\n".join(f"  {title}" for title, _ in chapters)
    return "\n".join([head, *(_chapter(title, bodies) for title, bodies in chapters)])


def _chapter(title: str, bodies: Iterable[str]) -> str:
    rule = "=" * 78
    return "\n".join(["", rule, title, rule, "", f"\n\n{'-' * 78}\n\n".join(bodies), ""])


def gather(entries: Iterable[Entry], work: Path, program: str) -> Path:
    """Write the parts into the work folder and return the file with their licences."""
    inside = parts(entries)
    rows = [vars(part) for part in inside]
    (work / INSIDE).write_text(json.dumps(rows, indent=1), "utf-8")
    path = work / "LICENSES.txt"
    path.write_text(notices(inside, program), "utf-8", newline="\n")
    return path


def gathered(work: Path) -> tuple[Part, ...]:
    """The parts that `gather` has written."""
    rows = json.loads((work / INSIDE).read_text("utf-8"))
    return tuple(Part(**{**row, "files": tuple(row["files"])}) for row in rows)


def natives(folder: Path) -> list[Path]:
    """Every file with native code below the program's folder, links left out."""
    files = (file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink())
    return [file for file in files if is_native(file)]


def unlisted(folder: Path, inside: Iterable[Part], own: Iterable[str]) -> list[str]:
    """The native files of the program's folder that belong to no part and are not our `own`."""
    listed = {file for part in inside for file in part.files} | {*own}
    names = (file.relative_to(folder).as_posix().removeprefix("_internal/") for file in natives(folder))
    return [name for name in names if name not in listed]
