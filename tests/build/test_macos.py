"""The application for macOS as far as it can be made on other systems: its description."""

import plistlib
from typing import Any

from macos import plist
from raccoon.app.saves.sittings import SAVE_ENDING
from raccoon.app.version import PROGRAM, VERSION


def read_back() -> dict[str, Any]:
    read: dict[str, Any] = plistlib.loads(plistlib.dumps(plist.info()))
    return read


def test_a_save_is_a_document_of_the_application() -> None:
    told = read_back()
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert document["LSHandlerRank"] == "Owner"
    endings = kind["UTTypeTagSpecification"]["public.filename-extension"]
    assert [f".{ending}" for ending in endings] == [SAVE_ENDING]


def test_it_is_sharp_and_tells_its_version() -> None:
    assert read_back()["NSHighResolutionCapable"] is True
    assert plist.bundle()["version"] == read_back()["CFBundleVersion"] == VERSION
    assert plist.bundle()["name"] == f"{PROGRAM}.app"
