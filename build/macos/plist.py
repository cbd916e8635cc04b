"""The description of the Mac application: its name, version and the documents it opens."""

from raccoon.app.version import PROGRAM, VERSION

BUNDLE_ID = "org.raccoon-tycoon.game"
SAVE_TYPE = "org.raccoon-tycoon.save"
ICON = "raccoon.icns"
OLDEST = "11.0"
"""The oldest macOS that pygame-ce's wheels run on."""


def bundle() -> dict[str, object]:
    """The arguments of PyInstaller's BUNDLE except the icon."""
    return {
        "name": f"{PROGRAM}.app",
        "bundle_identifier": BUNDLE_ID,
        "version": VERSION,
        "info_plist": info(),
    }


def info() -> dict[str, object]:
    """The keys of Info.plist that PyInstaller does not fill in by itself."""
    document = {
        "CFBundleTypeName": f"{PROGRAM} saved game",
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": ICON,
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [SAVE_TYPE],
    }
    kind = {
        "UTTypeIdentifier": SAVE_TYPE,
        "UTTypeDescription": f"{PROGRAM} saved game",
        "UTTypeConformsTo": ["public.data"],
        "UTTypeIconFile": ICON,
        "UTTypeTagSpecification": {"public.filename-extension": ["raccoon"]},
    }
    return {
        "CFBundleDocumentTypes": [document],
        "CFBundleVersion": VERSION,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence, see LICENSES.txt",
        "UTExportedTypeDeclarations": [kind],
    }
