"""The Debian package: the program with its menu entry, icons, type of saves, store page and manual."""

import gzip
import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import icon
from release import APP_ID, FULL, SUMMARY, BuildError, Release, fill, megabytes, oldest_glibc, settle

HERE = Path(__file__).parent
PACKAGE = "raccoon-tycoon"
HOME = Path("usr/lib", PACKAGE)
"""The program's folder on a system."""
DOCUMENTS = Path("usr/share/doc", PACKAGE)
COMMAND = Path("usr/games/raccoon")
EDGES = (16, 32, 48, 64, 128, 256)
"""The sizes of the menu's icons, in pixels."""


def make(release: Release) -> Path:
    """Build the package with dpkg-deb."""
    if shutil.which("dpkg-deb") is None:
        raise BuildError("dpkg-deb is missing: install the package dpkg")
    root = release.work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(release.folder, root / HOME, symlinks=True)
    lay_out(root, release)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control(root, release), "utf-8")
    settle(root, release.epoch, (str(HOME / release.executable),))
    path = release.dist / f"{PACKAGE}_{release.version}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{release.level}", "--threads-max=1"]
    command += ["-Sextreme", "--build"] if release.level == FULL else ["--build"]
    environment = dict(os.environ, SOURCE_DATE_EPOCH=str(release.epoch))
    subprocess.run([*command, str(root), str(path)], check=True, env=environment, stdout=subprocess.DEVNULL)
    return path


def lay_out(root: Path, release: Release) -> None:
    """Lay out the program and its desktop files below the root."""
    words = {
        "program": release.program,
        "summary": SUMMARY,
        "version": release.version,
        "date": datetime.fromtimestamp(release.epoch, UTC).strftime("%Y-%m-%d"),
        "id": APP_ID,
    }
    for template, target in {
        "desktop.in": f"usr/share/applications/{APP_ID}.desktop",
        "metainfo.xml.in": f"usr/share/metainfo/{APP_ID}.metainfo.xml",
        "mime.xml.in": f"usr/share/mime/packages/{PACKAGE}.xml",
    }.items():
        _write(root / target, fill(HERE / template, **words).encode())
    _write(root / "usr/share/man/man6/raccoon.6.gz", packed(fill(HERE / "raccoon.6.in", **words)))
    _write(root / DOCUMENTS / "changelog.gz", packed(changelog(release)))
    shutil.move(root / HOME / "LICENSES.txt", root / DOCUMENTS / "copyright")
    for edge in EDGES:
        _write(root / f"usr/share/icons/hicolor/{edge}x{edge}/apps/{APP_ID}.png", icon.png(edge))
    (root / COMMAND).parent.mkdir(parents=True)
    (root / COMMAND).symlink_to(Path("..", "lib", PACKAGE, release.executable))


def packed(text: str) -> bytes:
    """The text compressed, without a timestamp."""
    return gzip.compress(text.encode(), 9, mtime=0)


def changelog(release: Release) -> str:
    """The package's own log of changes, as Debian lays it out."""
    when = datetime.fromtimestamp(release.epoch, UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    head = f"{PACKAGE} ({release.version}) unstable; urgency=medium"
    return f"{head}\n\n  * Version {release.version}.\n\n -- {release.program} <{MAINTAINER}>  {when}\n"


MAINTAINER = "raccoon@localhost"
"""The maintainer's address, which a package must have; this project has none."""


def control(root: Path, release: Release) -> str:
    """The package's description, with its dependencies."""
    return fill(
        HERE / "control.in",
        package=PACKAGE,
        version=release.version,
        architecture=architecture(),
        size=round(megabytes(root) * 1e6 / 1024),
        glibc=oldest_glibc(root / HOME),
        maintainer=f"{release.program} <{MAINTAINER}>",
        summary=SUMMARY[0].lower() + SUMMARY[1:],
    )


def architecture() -> str:
    """The machine's Debian name."""
    machine = os.uname().machine
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(machine, machine)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
