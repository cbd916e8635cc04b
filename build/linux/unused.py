"""An empty library in the place of those that read formats of which the program has no file.

SDL's libraries are linked with a reader of every format and do not start without them. The empty library
answers each call with 0, which all of them take for a failure; a question for its version is answered with a
text.
"""

import os
import platform
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

UNUSED = (
    "FLAC", "brotlidec", "fluidsynth", "mpg123", "opusfile", "tiff", "wavpack", "webp", "webpdemux", "xmp",
)  # fmt: skip
"""Readers of sound formats other than Ogg Vorbis, of picture formats other than JPEG and PNG, and of
compressed faces.
"""
BEHIND = ("brotlicommon", "opus", "sharpyuv", "sndfile", "vorbisenc")
"""The libraries that only those readers are linked with."""
PILLOW = "pillow.libs"
"""The folder of Pillow's own libraries."""
PILLOWS, BEHIND_PILLOWS = ("jpeg", "lzma", "openjp2", "tiff", "xcb", "zstd"), ("Xau",)
"""Pillow's libraries that PNG, GIF and WebP do not need."""
VERSIONS = ("TIFFGetVersion", "opj_version")
"""Functions that must return a text as soon as Pillow starts."""
TEXT = {"x86_64": "leaq text(%rip), %rax\nret", "aarch64": "adr x0, text\nret"}
"""The assembly code of a function that returns `text`."""
EMPTY = "libunused.so"
ZERO = {"x86_64": "0x31,0xc0,0xc3", "aarch64": "0x00,0x00,0x80,0x52,0xc0,0x03,0x5f,0xd6"}
"""The machine code of a function that returns 0."""
Entry = tuple[str, str, str]
"""A file as PyInstaller packs it: its path in the program, its source and its kind."""


def without(binaries: Iterable[Entry], work: Path) -> tuple[list[Entry], list[Entry]]:
    """The remaining binaries, and the replacements of the others: the empty library, made in `work`, and
    links to it under their names. Nothing changes where it cannot be made.
    """
    binaries = list(binaries)
    if platform.machine() not in ZERO or not all(map(shutil.which, ("as", "ld", "nm"))):
        return binaries, []
    left = [entry for entry in binaries if not _named(entry, *_dropped(entry, behind=True))]
    unused = [entry for entry in binaries if _named(entry, *_dropped(entry)) and entry[2] == "BINARY"]
    if not unused:
        return binaries, []
    sources = [source for _, source, kind in left if kind in ("BINARY", "EXTENSION")]
    library = make(_functions((source for _, source, _ in unused), sources), work)
    links = [(name, os.path.relpath(EMPTY, Path(name).parent), "SYMLINK") for name, _, _ in unused]
    return left, [(EMPTY, str(library), "BINARY"), *links]


def _dropped(entry: Entry, behind: bool = False) -> tuple[str, ...]:
    """The names of the libraries left out of a folder."""
    pillows = PILLOW in Path(entry[0]).parts
    names, others = (PILLOWS, BEHIND_PILLOWS) if pillows else (UNUSED, BEHIND)
    return names + others if behind else names


def _named(entry: Entry, *names: str) -> bool:
    return re.match(rf"lib({'|'.join(names)})-\w+\.so", Path(entry[0]).name) is not None


def _functions(unused: Iterable[str], users: Iterable[str]) -> set[str]:
    """The functions of the unused libraries that the others are linked with, as "name@version"."""
    asked = {line.partition("@")[0] for line in _symbols("--undefined-only", users)}
    given = {line.replace("@@", "@") for line in _symbols("--defined-only", unused)}
    return {name for name in given if name.partition("@")[0] in asked}


def _symbols(which: str, files: Iterable[str]) -> set[str]:
    command = ["nm", "--dynamic", "--just-symbols", "--with-symbol-versions", which, *files]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {line for line in told.splitlines() if line and not line.endswith(":")}


def make(functions: Iterable[str], work: Path) -> Path:
    """Assemble and link the empty library."""
    versions: dict[str, list[str]] = {}
    for name, _, version in sorted(function.partition("@") for function in functions):
        versions.setdefault(version, []).append(name)
    labels = {name: f".globl {name}\n{name}:" for names in versions.values() for name in names}
    asked = [labels.pop(name) for name in VERSIONS if name in labels]
    zero, text = f".byte {ZERO[platform.machine()]}", f'{TEXT[platform.machine()]}\ntext: .asciz "none"'
    code = [*labels.values(), zero, *asked, text]
    source, script, library = work / "unused.s", work / "unused.map", work / EMPTY
    source.write_text("\n".join([*code, '.section .note.GNU-stack,"",%progbits', ""]), "utf-8")
    nodes = [f"{version} {{ {'; '.join(names)}; }};\n" for version, names in versions.items() if version]
    script.write_text("".join(nodes), "utf-8")
    subprocess.run(["as", "-o", str(work / "unused.o"), str(source)], check=True)
    link = ["ld", "-shared", "-s", "-z", "noseparate-code", "-soname", EMPTY, "--version-script", str(script)]
    subprocess.run([*link, "-o", str(library), str(work / "unused.o")], check=True)
    return library
