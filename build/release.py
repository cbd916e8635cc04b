"""The release being made: its version and time, and archives that are the same wherever they are made."""

import lzma
import os
import re
import stat
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from contents import is_native

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT))  # the build has no other way to our packages

from raccoon.app.version import PROGRAM, VERSION  # noqa: E402

EPOCH = 315532800
"""1980, the earliest time an archive can hold: for sources without a history."""
APP_ID = "org.raccoon_tycoon.game"
"""The program's identifier for desktops and stores."""
SUMMARY = "Three board games under one roof, alone or round one laptop"


FULL = 9
"""The compression level of a release."""


class BuildError(Exception):
    """A package cannot be made."""


@dataclass(frozen=True)
class Release:
    """A program's folder and the names of its packages, which are made in `work` and moved to `dist`."""

    folder: Path
    dist: Path
    work: Path
    epoch: int
    level: int = FULL
    version: str = VERSION
    program: str = PROGRAM

    @property
    def executable(self) -> str:
        """The name of the executable in the folder."""
        return "raccoon.exe" if sys.platform == "win32" else "raccoon"

    def file(self, ending: str) -> Path:
        """The path of a package for download."""
        return self.dist / f"{self.program.replace(' ', '-')}-{self.version}{ending}"


def fill(template: Path, **words: object) -> str:
    """Fill in each @WORD@ of the template; raises `BuildError` when one is left."""
    text = template.read_text("utf-8")
    for name, word in words.items():
        text = text.replace(f"@{name.upper()}@", str(word))
    if left := re.findall(r"@([A-Z]+)@", text):
        raise BuildError(f"{template.name}: nothing was given for {', '.join(left)}")
    return text


def epoch() -> int:
    """The timestamp of all files: SOURCE_DATE_EPOCH, else the last commit's."""
    if stamp := os.environ.get("SOURCE_DATE_EPOCH", ""):
        return int(stamp)
    git = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False)
    return int(done.stdout.strip() or EPOCH)


def settle(folder: Path, when: int, executables: tuple[str, ...] = ()) -> None:
    """Give everything below the folder fixed modes and times; `executables` get execute permission."""
    for path in [*folder.rglob("*"), folder]:
        if not path.is_symlink():
            runs = path.is_dir() or path.relative_to(folder).as_posix() in executables
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when), follow_symlinks=os.utime not in os.supports_follow_symlinks)


def members(folder: Path, when: int) -> Iterator[tuple[tarfile.TarInfo, Path]]:
    """The members of an archive of the folder in order, without an owner."""
    for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()):
        info = tarfile.TarInfo(path.relative_to(folder).as_posix())
        info.mtime = when
        if path.is_symlink():
            info.type, info.linkname = tarfile.SYMTYPE, os.readlink(path)  # noqa: PTH115 (kept as it is written)
        elif path.is_dir():
            info.type, info.mode = tarfile.DIRTYPE, 0o755
        else:
            info.size, info.mode = path.stat().st_size, stat.S_IMODE(path.stat().st_mode)
        yield info, path


def tar_xz(folder: Path, path: Path, when: int, level: int = FULL) -> None:
    """Write the folder's contents into a compressed archive."""
    preset = level | lzma.PRESET_EXTREME if level == FULL else level
    with lzma.open(path, "wb", preset=preset) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for info, source in members(folder, when):
            if info.isreg():
                with source.open("rb") as file:
                    archive.addfile(info, file)
            else:
                archive.addfile(info)


def megabytes(path: Path) -> float:
    """The size of a file, or of everything below a folder, in millions of bytes."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6


def oldest_glibc(folder: Path) -> str:
    """The version of the C library that the program's native files need."""
    asked = {
        tuple(map(int, found.split(b".")))
        for file in folder.rglob("*")
        if file.is_file() and not file.is_symlink() and is_native(file)
        for found in re.findall(rb"\bGLIBC_(\d+\.\d+)", file.read_bytes())
    }
    return ".".join(map(str, max(asked, default=(2, 17))))
