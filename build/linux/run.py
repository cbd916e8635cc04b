"""The program as one file: a shell script with a compressed archive behind it."""

import hashlib
import os
from pathlib import Path

from release import Release, fill, megabytes, tar_xz

TEMPLATE = Path(__file__).with_name("start.sh.in")


def make(release: Release) -> Path:
    """Write the executable file."""
    archive = release.work / "run.tar.xz"
    tar_xz(release.folder, archive, release.epoch, release.level)
    path = release.file(f"-{os.uname().machine}.run")
    files = sum(1 for file in release.folder.rglob("*") if file.is_file() and not file.is_symlink())
    write(path, archive.read_bytes(), release, files, round(megabytes(release.folder)) + 2)
    return path


def write(path: Path, payload: bytes, release: Release, files: int, room: int) -> None:
    """Write script and archive; `files` is the number of unpacked files, `room` their megabytes."""
    words = {
        "program": release.program,
        "version": release.version,
        "digest": hashlib.sha256(payload).hexdigest()[:16],
        "files": files,
        "room": room,
        "executable": release.executable,
    }
    lengths = {"start": "0" * 9, "length": "0" * 9}
    head = fill(TEMPLATE, **words, **lengths).encode()
    lengths = {"start": f"{len(head) + 1:09d}", "length": f"{len(head) + len(payload):09d}"}
    path.write_bytes(fill(TEMPLATE, **words, **lengths).encode() + payload)
    path.chmod(0o755)
    os.utime(path, (release.epoch, release.epoch))
