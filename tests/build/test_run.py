"""The program as one file for Linux: unpacked once, and one sentence for each reason of failure."""

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import pytest

import linux.run
from release import Release

TOO_MUCH = 10**9
"""More megabytes than any disk has."""


@pytest.fixture
def package(release: Release) -> Path:
    return linux.run.make(release)


def start(
    package: Path, cache: Path | None, *arguments: str, path: str = os.defpath
) -> "subprocess.CompletedProcess[str]":
    environment = {"PATH": path} | ({"XDG_CACHE_HOME": str(cache)} if cache else {})
    command = [str(package), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def unpacked(cache: Path) -> list[Path]:
    return sorted((cache / "raccoon-tycoon").iterdir())


def refused(done: "subprocess.CompletedProcess[str]", words: str) -> None:
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert done.stderr.startswith("raccoon: ")
    assert done.stderr.count("\n") == 1


def test_it_unpacks_once_and_hands_on_what_it_is_given(package: Path, tmp_path: Path) -> None:
    cache = tmp_path / "my cache"
    done = start(package, cache, "a save.raccoon", "--windowed")
    assert done.stdout == "started with 2 arguments: a save.raccoon --windowed\n"
    (home,) = unpacked(cache)
    assert (home / "_internal" / "link" / "a picture.jpg").is_file()
    made = home.stat().st_mtime_ns, (home / "raccoon").stat().st_ino
    assert start(package, cache).returncode == 0
    assert made == (home.stat().st_mtime_ns, (home / "raccoon").stat().st_ino)


def test_older_versions_and_broken_starts_are_removed(package: Path, tmp_path: Path) -> None:
    for name in ("0123456789abcdef", "new.999999999"):
        (tmp_path / "raccoon-tycoon" / name).mkdir(parents=True)
    start(package, tmp_path)
    assert len(unpacked(tmp_path)) == 1


def test_an_older_version_that_runs_stays(package: Path, tmp_path: Path) -> None:
    old = tmp_path / "raccoon-tycoon" / "old"
    old.mkdir(parents=True)
    shutil.copy(shutil.which("sleep") or "", old / "raccoon")
    with subprocess.Popen([str(old / "raccoon"), "60"]) as running:
        try:
            start(package, tmp_path)
            assert (old / "raccoon").is_file()
        finally:
            running.kill()


def test_what_a_cleaner_took_is_unpacked_again(package: Path, tmp_path: Path) -> None:
    start(package, tmp_path)
    (home,) = unpacked(tmp_path)
    (home / "_internal" / "assets" / "a picture.jpg").unlink()
    assert start(package, tmp_path).returncode == 0
    assert (home / "_internal" / "assets" / "a picture.jpg").is_file()


def test_a_half_copied_file_says_so(package: Path, tmp_path: Path) -> None:
    package.write_bytes(package.read_bytes()[:-50])
    refused(start(package, tmp_path / "cache"), "This file is incomplete.")
    assert not (tmp_path / "cache").exists()


def test_a_damaged_file_says_so(package: Path, tmp_path: Path) -> None:
    data = bytearray(package.read_bytes())
    data[-200] ^= 0xFF
    package.write_bytes(data)
    refused(start(package, tmp_path / "cache"), "This file is damaged.")
    assert unpacked(tmp_path / "cache") == []


def test_a_damaged_byte_that_changes_no_length_is_found(release: Release, tmp_path: Path) -> None:
    noise = b"".join(hashlib.sha256(str(number).encode()).digest() for number in range(10_000))
    (release.folder / "_internal" / "assets" / "a piece.ogg").write_bytes(noise)
    package = linux.run.make(release)
    data = bytearray(package.read_bytes())
    data[data.index(noise[200_000:200_032])] ^= 0xFF
    package.write_bytes(data)
    refused(start(package, tmp_path / "cache"), "This file is damaged.")
    assert unpacked(tmp_path / "cache") == []


def test_a_disk_without_room_is_told_before_anything_is_written(release: Release, tmp_path: Path) -> None:
    package = release.file(".run")
    linux.run.write(package, b"never read", release, 4, TOO_MUCH)
    refused(start(package, tmp_path / "cache"), f"it takes {TOO_MUCH} MB")
    assert unpacked(tmp_path / "cache") == []


def test_without_a_home_it_names_the_way_out(package: Path) -> None:
    refused(start(package, None), "XDG_CACHE_HOME may name a folder for it.")


def test_a_cache_that_is_a_file_is_told(package: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("")
    refused(start(package, tmp_path / "cache"), "cannot be written to")


def test_a_cache_where_programs_may_not_run_is_told(package: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    script = 'mount -t tmpfs -o noexec none "$0" && exec "$1"'
    mounted = ["unshare", *([] if os.getuid() == 0 else ["--map-root-user"]), "--mount", "sh", "-c", script]
    if subprocess.run([*mounted, str(cache), "true"], capture_output=True, check=False).returncode:
        if os.environ.get("RACCOON_REQUIRE_TOOLS") == "1":
            pytest.fail("this system lets nobody mount")
        pytest.skip("this system lets nobody mount")
    done = subprocess.run(
        [*mounted, str(cache), str(package)],
        env={"PATH": os.defpath, "XDG_CACHE_HOME": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    refused(done, "mounted noexec")


def test_the_same_program_gives_the_same_file(package: Path, release: Release) -> None:
    first = package.read_bytes()
    for path in release.folder.rglob("*"):
        os.utime(path, (1, 1), follow_symlinks=False)
    assert linux.run.make(release).read_bytes() == first
