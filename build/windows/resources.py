"""The resources inside the Windows executable: its manifest and version."""

from pathlib import Path

from raccoon.app.version import PROGRAM, VERSION

MANIFEST = Path(__file__).with_name("raccoon.manifest")
"""The manifest: it asks for sharp pixels on every monitor, and for paths of any length."""

TEMPLATE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1),
  kids=[
    StringFileInfo([StringTable("040904B0", [{strings}])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def numbers(version: str = VERSION) -> tuple[int, ...]:
    """The version as four numbers, the form of Windows."""
    given = [int(part) for part in version.split(".")]
    return tuple((given + [0, 0, 0, 0])[:4])


def version_file(folder: Path) -> Path:
    """Write the version resource in PyInstaller's format."""
    told = {
        "CompanyName": PROGRAM,
        "FileDescription": PROGRAM,
        "FileVersion": VERSION,
        "InternalName": "raccoon",
        "LegalCopyright": "MIT licence, see LICENSES.txt",
        "OriginalFilename": "raccoon.exe",
        "ProductName": PROGRAM,
        "ProductVersion": VERSION,
    }
    strings = ", ".join(f"StringStruct({name!r}, {word!r})" for name, word in told.items())
    path = folder / "version.txt"
    path.write_text(TEMPLATE.format(numbers=numbers(), strings=strings), "utf-8")
    return path
