"""The packages for Windows as far as they can be made on other systems: the installer compiles, all is read
back.
"""

import ast
import re
import struct
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

import windows.setup
from raccoon.app.paths import APP_NAME
from raccoon.app.version import PROGRAM, VERSION
from release import Release
from windows import resources

SCRIPT = windows.setup.SCRIPT.read_text("utf-8")


@pytest.fixture
def setup(release: Release, tool: Callable[[str], str]) -> Path:
    tool("makensis")
    return windows.setup.make(release)


def test_the_installer_is_a_program_for_windows_that_tells_its_version(setup: Path) -> None:
    data = setup.read_bytes()
    header = struct.unpack_from("<I", data, 0x3C)[0]
    assert (data[:2], data[header : header + 4]) == (b"MZ", b"PE\0\0")
    for name, word in {"ProductName": PROGRAM, "ProductVersion": "1.2.3", "FileVersion": "1.2.3"}.items():
        wanted = name.encode("utf-16-le") + b"\0\0"
        after = data[data.index(wanted) + len(wanted) :][:64].decode("utf-16-le", "replace").lstrip("\0")
        assert after.startswith(word), name
    assert b'requestedExecutionLevel level="asInvoker"' in data, "it asks for no rights"


def test_the_same_program_gives_the_same_installer(setup: Path, release: Release) -> None:
    first = setup.read_bytes()
    assert windows.setup.make(release).read_bytes() == first


def test_it_installs_for_one_user() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert 'InstallDir "$LOCALAPPDATA\\Programs\\' in SCRIPT
    assert not re.search(r"HKLM|HKCR|\$PROGRAMFILES", SCRIPT)


def test_everything_that_is_written_is_removed_and_saves_stay() -> None:
    install, uninstall = SCRIPT.split('Section "Uninstall"')
    for key in set(re.findall(r'WriteReg\w+ HKCU ("[^"]+")', install)):
        mother = key.replace('\\DefaultIcon"', '"').replace('\\shell\\open\\command"', '"')
        assert re.search(rf"DeleteReg\w+ (/ifempty )?HKCU {re.escape(mother)}", uninstall), key
    removed = re.findall(r"(?:RMDir|Delete) (?:/r )?\"([^\"]+)\"", SCRIPT)
    assert '"$INSTDIR\\raccoon.exe" "%1"' in install
    assert removed
    assert not any(APP_NAME in place for place in removed)
    assert r"$INSTDIR" not in re.findall(r'RMDir /r "([^"]+)"', SCRIPT), "only what was installed"


def test_the_program_asks_for_sharp_pixels_and_long_paths() -> None:
    tree = ElementTree.fromstring(resources.MANIFEST.read_text("utf-8").split("?>", 1)[1])
    told = {element.tag.split("}")[1]: (element.text or "").strip() for element in tree.iter()}
    assert told["dpiAwareness"].split(", ")[0] == "PerMonitorV2"
    assert told["longPathAware"] == "true"


def test_the_version_resource_is_one(tmp_path: Path) -> None:
    text = resources.version_file(tmp_path).read_text("utf-8")
    tree = ast.parse(text, mode="eval")
    assert isinstance(tree.body, ast.Call)
    strings = dict(re.findall(r"StringStruct\('(\w+)', '([^']*)'\)", text))
    assert (strings["ProductName"], strings["FileVersion"]) == (PROGRAM, VERSION)
    assert f"filevers={resources.numbers()}" in text
    assert resources.numbers("1.2.3") == (1, 2, 3, 0)
