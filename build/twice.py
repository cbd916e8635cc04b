"""Make everything twice, as two different people would, and compare: ``python build/twice.py``.

The second time umask, time zone, language and home folder differ. It takes as long as two builds.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

MAKE = Path(__file__).with_name("make.py")


def main(argv: list[str] | None = None) -> int:
    """Build twice; return 1 when a package differs or a build fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--level", default="1", help="how much to compress (1)")
    level = parser.parse_args(argv).level
    with tempfile.TemporaryDirectory(prefix="twice-") as folder:
        first, second = (Path(folder, name) for name in ("first", "second"))
        strange = {"HOME": folder, "PYINSTALLER_CONFIG_DIR": folder, "TZ": "Asia/Tokyo", "LC_ALL": "C"}
        sums = [sums_of(first, level, {}, 0o022), sums_of(second, level, strange, 0o077)]
    print(sums[0], end="")
    if sums[0] != sums[1]:
        print(f"twice: the second build differs\n{sums[1]}", file=sys.stderr)
        return 1
    print("the same twice")
    return 0


def sums_of(dist: Path, level: str, environment: dict[str, str], umask: int) -> str:
    """The digests of all files that a build makes in `dist`; raises `CalledProcessError`."""
    command = [sys.executable, str(MAKE), "--level", level, "--dist", str(dist)]
    subprocess.run(command, env=dict(os.environ) | environment, umask=umask, check=True)
    return "".join(path.read_text("utf-8") for path in sorted(dist.glob("SHA256SUMS-*")))


if __name__ == "__main__":
    sys.exit(main())
