"""The Debian package, read back: menu entry, icons, type of saves, manual, licences."""

import configparser
import gzip
import os
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

import linux.deb
from release import APP_ID, Release
from tests.build.test_icon import edge_of

Tool = Callable[[str], str]


@pytest.fixture
def package(release: Release, tool: Tool) -> Path:
    tool("dpkg-deb")
    return linux.deb.make(release)


@pytest.fixture
def root(package: Path, tmp_path: Path) -> Path:
    subprocess.run(["dpkg-deb", "--raw-extract", str(package), str(tmp_path / "root")], check=True)
    return tmp_path / "root"


def test_it_tells_what_it_needs(root: Path) -> None:
    fields = dict(
        line.split(": ", 1) for line in (root / "DEBIAN/control").read_text().splitlines() if ": " in line
    )
    assert fields["Version"] == "1.2.3"
    assert {"libx11-6", "libxext6"} <= set(fields["Depends"].split(", "))
    assert int(fields["Installed-Size"]) > 10


def test_the_menu_entry_starts_the_program_and_opens_saves(root: Path, tool: Tool) -> None:
    path = root / f"usr/share/applications/{APP_ID}.desktop"
    subprocess.run([tool("desktop-file-validate"), str(path)], check=True)
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(path, "utf-8")
    command, argument = entry["Desktop Entry"]["Exec"].split()
    assert argument == "%f"
    program = root / command.lstrip("/")
    told = subprocess.run([program, "a.raccoon"], capture_output=True, text=True, check=True).stdout
    assert told == "started with 1 arguments: a.raccoon\n"


def test_saves_are_of_a_type_that_the_program_opens(root: Path, tool: Tool) -> None:
    subprocess.run([tool("update-mime-database"), str(root / "usr/share/mime")], check=True)
    globs = (root / "usr/share/mime/globs2").read_text()
    assert "50:application/x-raccoon-tycoon-save:*.raccoon" in globs
    entry = (root / f"usr/share/applications/{APP_ID}.desktop").read_text()
    assert "MimeType=application/x-raccoon-tycoon-save;" in entry


def test_stores_understand_its_page(root: Path, tool: Tool) -> None:
    page = root / f"usr/share/metainfo/{APP_ID}.metainfo.xml"
    done = subprocess.run(
        [tool("appstreamcli"), "validate", "--no-net", str(page)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert f'<launchable type="desktop-id">{APP_ID}.desktop</launchable>' in page.read_text()


def test_icons_manual_and_licences_are_there(root: Path) -> None:
    for edge in linux.deb.EDGES:
        icon = root / f"usr/share/icons/hicolor/{edge}x{edge}/apps/{APP_ID}.png"
        assert edge_of(icon.read_bytes()) == (edge, edge)
    assert ".SH SYNOPSIS" in gzip.decompress((root / "usr/share/man/man6/raccoon.6.gz").read_bytes()).decode()
    assert (root / "usr/share/doc/raccoon-tycoon/copyright").read_text("utf-8") == "Everybody’s licences.\n"


def test_it_belongs_to_root_and_only_the_program_may_be_run(package: Path, tmp_path: Path) -> None:
    with (tmp_path / "data.tar").open("wb") as data:
        subprocess.run(["dpkg-deb", "--fsys-tarfile", str(package)], stdout=data, check=True)
    with tarfile.open(tmp_path / "data.tar") as archive:
        members = archive.getmembers()
    assert {(member.uid, member.gid, member.mtime) for member in members} == {(0, 0, 1_700_000_000)}
    runs = [member.name for member in members if member.isreg() and member.mode & 0o111]
    assert runs == ["./usr/lib/raccoon-tycoon/raccoon"]


def test_the_same_program_gives_the_same_package(
    package: Path, release: Release, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = package.read_bytes()
    before = os.umask(0o077)
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    try:
        assert linux.deb.make(release).read_bytes() == first
    finally:
        os.umask(before)
