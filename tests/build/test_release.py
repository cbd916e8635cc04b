"""Releases: the same bytes anywhere, limits, a program of which only a part was copied."""

import hashlib
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import make
import release as making
import whole
from raccoon.app.version import VERSION
from release import BuildError, Release


def test_a_folder_has_the_same_modes_and_times_under_any_umask(release: Release) -> None:
    before = os.umask(0o077)
    try:
        (release.folder / "secret").write_text("x")
    finally:
        os.umask(before)
    making.settle(release.folder, 1_000_000_000, ("raccoon",))
    found = {
        path.name: (path.stat().st_mode & 0o777, path.stat().st_mtime) for path in release.folder.iterdir()
    }
    assert found["secret"] == (0o644, 1_000_000_000)
    assert found["raccoon"] == (0o755, 1_000_000_000)
    assert found["_internal"] == (0o755, 1_000_000_000)


def test_an_archive_holds_the_folder_in_order_and_nobodys_name(release: Release, tmp_path: Path) -> None:
    making.tar_xz(release.folder, tmp_path / "a.tar.xz", 7)
    with tarfile.open(tmp_path / "a.tar.xz") as archive:
        members = archive.getmembers()
    names = [member.name for member in members]
    assert names == sorted(names)
    assert {"raccoon", "_internal/link", "_internal/assets/a picture.jpg"} <= set(names)
    assert {(member.uid, member.uname, member.mtime) for member in members} == {(0, "", 7)}


def test_a_template_is_filled_or_the_build_ends(tmp_path: Path) -> None:
    (tmp_path / "t").write_text('exec "@PROGRAM@" "$@" # a@b')
    assert making.fill(tmp_path / "t", program="x") == 'exec "x" "$@" # a@b'
    with pytest.raises(BuildError, match="PROGRAM"):
        making.fill(tmp_path / "t", version="1")


def test_a_package_that_is_too_large_ends_the_build(release: Release) -> None:
    make.measure(release.folder, 60)
    with pytest.raises(BuildError, match=r"at most 0\.001 are allowed"):
        make.measure(release.folder, 0.001)


def test_the_digests_are_those_of_the_files(release: Release) -> None:
    file = release.dist / "a.deb"
    file.write_bytes(b"package")
    make.write_sums([file])
    (sums,) = release.dist.glob("SHA256SUMS-*")
    assert sums.read_text() == f"{hashlib.sha256(b'package').hexdigest()}  a.deb\n"


@pytest.mark.parametrize("harm", ["remove", "shorten", "no list"])
def test_a_half_copied_program_says_so_and_ends(release: Release, harm: str) -> None:
    home = release.folder / "_internal"
    whole.write(home, "Copy it again.")
    assert whole.missing(str(home)) == ""
    file = home / "assets" / "a picture.jpg"
    if harm == "shorten":
        file.write_bytes(file.read_bytes()[:-1])
    else:
        (file if harm == "remove" else home / whole.LIST).unlink()
    start = f"import sys, runpy; sys._MEIPASS = {str(home)!r}; "
    start += f"runpy.run_path({whole.__file__!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    wanted = "The program's files are incomplete." if harm == "no list" else "Copy it again."
    assert done.stderr == f"raccoon: {wanted}\n"


def test_the_log_of_changes_tells_of_this_version() -> None:
    log = (making.ROOT / ".github" / "CHANGELOG.md").read_text("utf-8")
    assert f"\n## {VERSION}\n" in log
