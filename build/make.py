"""Make the program and its packages for the system this runs on: ``python build/make.py`` → ``dist/``.

Needs ``python -m pip install -e ".[build]"`` in a separate environment. The same sources give the same bytes.
"""

import argparse
import hashlib
import math
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import contents
import linux.deb
import linux.run
import linux.unused
import macos.image
import sbom
import whole
import windows.setup
from raccoon.app.text import Catalogue
from release import FULL, ROOT, BuildError, Release, epoch, megabytes, settle

LARGEST_FOLDER, LARGEST_PACKAGE = 60, 35
"""The most millions of bytes of the program and of each package."""

Maker = Callable[[Release], Path]
MAKERS: dict[str, dict[str, Maker]] = {
    "linux": {"deb": linux.deb.make, "run": linux.run.make},
    "win32": {"setup": windows.setup.make},
    "darwin": {"dmg": macos.image.make},
}
"""The package makers of each system, by name."""


def main(argv: list[str] | None = None) -> int:
    """Make everything; return 1 with a sentence when something cannot be made."""
    makers = MAKERS.get(sys.platform, {})
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("packages", nargs="*", help=f"which packages: {', '.join(makers)}, folder (all)")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where everything goes")
    parser.add_argument(
        "--level", type=int, default=FULL, help="how much to compress, from 0 for a quick try of any size (9)"
    )
    parser.add_argument("--work", type=Path, help="where PyInstaller works (DIST/work)")
    arguments = parser.parse_args(argv)
    wanted = arguments.packages or ["folder", *makers]
    if strange := set(wanted) - {"folder", *makers}:
        parser.error(f"no package called {', '.join(sorted(strange))} here")
    dist = arguments.dist.resolve()
    release = Release(
        dist / "raccoon", dist, (arguments.work or dist / "work").resolve(), epoch(), arguments.level
    )
    os.umask(0o022)
    try:
        make_folder(release)
        made = [makers[name](release) for name in makers if name in wanted]
        for path in made:
            measure(path, LARGEST_PACKAGE if release.level == FULL else math.inf)
    except (BuildError, contents.ContentsError) as error:
        print(f"make: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"make: {error.cmd[0]} ended with {error.returncode}", file=sys.stderr)
        return 1
    write_sums([*made, release.file(".cdx.json")])
    return 0


def make_folder(release: Release) -> None:
    """Run PyInstaller, check the contents, and add licences, bill of materials and list of files."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(release.dist), "--workpath", str(release.work), str(ROOT / "raccoon.spec")]
    subprocess.run(command, cwd=ROOT, env=reproducible(dict(os.environ), release.epoch), check=True)
    notes = release.work / "raccoon"  # PyInstaller's own folder, named like the recipe
    inside = contents.gathered(notes)
    if strangers := contents.unlisted(release.folder, inside, (release.executable, linux.unused.EMPTY)):
        raise BuildError(f"native files that nobody listed: {', '.join(strangers)}")
    shutil.copyfile(notes / "LICENSES.txt", release.folder / "LICENSES.txt")
    bill = sbom.bill(release.folder, inside, release.version, release.epoch, release.executable)
    release.file(".cdx.json").write_text(bill, "utf-8", newline="\n")
    whole.write(release.folder / "_internal", Catalogue.load().say("error.half_copied"))
    settle(release.folder, release.epoch, (release.executable,))
    measure(release.folder, LARGEST_FOLDER)


def reproducible(environment: dict[str, str], when: int) -> dict[str, str]:
    """The environment with a fixed hash seed, time and zone."""
    return environment | {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(when), "TZ": "UTC"}


def measure(path: Path, largest: float) -> None:
    """Print the size of a package; raises `BuildError` above the limit."""
    size = megabytes(path)
    print(f"{path}: {size:.1f} MB")
    if size > largest:
        raise BuildError(f"{path.name} has {size:.1f} MB, at most {largest} are allowed")


def write_sums(files: Iterable[Path]) -> None:
    """Write the packages' digests as ``sha256sum --check`` reads them."""
    found = sorted(files)
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in found]
    (found[0].parent / f"SHA256SUMS-{sys.platform}").write_text("".join(lines), "utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
