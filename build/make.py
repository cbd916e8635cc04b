"""Build the program a player starts with a double click: ``python build/make.py`` → ``dist/raccoon/``.

Needs ``python -m pip install -e ".[build]"``. The same sources give the same bytes.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main(argv: list[str] | None = None) -> int:
    """Run PyInstaller on ``raccoon.spec``; the exit code is PyInstaller's."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the program's folder goes")
    parser.add_argument("--work", type=Path, help="where PyInstaller works (DIST/work)")
    arguments = parser.parse_args(argv)
    work = arguments.work or arguments.dist / "work"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(arguments.dist), "--workpath", str(work), str(ROOT / "raccoon.spec")]
    code = subprocess.run(command, cwd=ROOT, env=reproducible(dict(os.environ)), check=False).returncode
    if code == 0:
        folder = arguments.dist / "raccoon"
        print(f"The program is in {folder} ({megabytes(folder):.0f} MB).")
    return code


def reproducible(environment: dict[str, str]) -> dict[str, str]:
    """The environment with a fixed hash seed, and the last commit's time in place of the clock's."""
    environment["PYTHONHASHSEED"] = "0"
    if "SOURCE_DATE_EPOCH" not in environment:
        git = ["git", "log", "-1", "--format=%ct"]
        stamp = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
        if stamp:
            environment["SOURCE_DATE_EPOCH"] = stamp
    return environment


def megabytes(folder: Path) -> float:
    """The size of everything below `folder`."""
    return (
        sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
        / 1e6
    )


if __name__ == "__main__":
    sys.exit(main())
