"""The contents of the packages: the owner of each file, every licence shipped, the bill of materials."""

import json
import sysconfig
from importlib import metadata
from pathlib import Path

import msgspec
import pytest

import contents
import sbom
from contents import BOOTLOADER, ContentsError, Part

CORE = str(Path(msgspec.__path__[0], "__init__.py"))
STDLIB = str(Path(sysconfig.get_path("stdlib"), "json", "__init__.py"))


@pytest.fixture(autouse=True)
def loader(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' environment has no PyInstaller: another distribution replaces it."""
    monkeypatch.setattr(contents, "BOOTLOADER", "pytest")


def test_each_file_belongs_to_one_part() -> None:
    entries = [
        ("msgspec", CORE, "PYMODULE"),
        ("msgspec/_core.so", CORE, "EXTENSION"),
        ("json", STDLIB, "PYMODULE"),
        ("python3.11/lib-dynload/_json.so", str(Path(STDLIB).parents[1] / "_json.so"), "EXTENSION"),
        ("pygame_ce.libs/libogg-15db22d2.so.0.8.6", "/anywhere/libogg-15db22d2.so.0.8.6", "BINARY"),
        ("libogg.so", "pygame_ce.libs/libogg-15db22d2.so.0.8.6", "SYMLINK"),
        ("assets/lang/en.json", str(contents.ROOT / "assets/lang/en.json"), "DATA"),
    ]
    found = {part.name: part for part in contents.parts(entries)}
    assert set(found) == {"msgspec", "Python", "Ogg", "pytest"}
    assert found["msgspec"].files == ("msgspec/_core.so",)
    assert found["msgspec"].version == metadata.version("msgspec")
    assert found["Ogg"].licence == "BSD-3-Clause"
    assert found["Python"].files == ("python3.11/lib-dynload/_json.so",)


@pytest.mark.parametrize(
    ("name", "source", "kind"),
    [
        ("libcurl.so.4", "/usr/lib/libcurl.so.4", "BINARY"),
        ("numpy", str(Path(sysconfig.get_path("purelib"), "numpy", "__init__.py")), "PYMODULE"),
    ],
)
def test_what_nobody_listed_stops_the_build(name: str, source: str, kind: str) -> None:
    with pytest.raises(ContentsError, match=rf"(?s)belong to nothing.*{name}"):
        contents.parts([(name, source, kind)])


@pytest.mark.parametrize(
    ("file", "library"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL"),
        ("SDL2.dll", "SDL"),
        ("libSDL2-2.0.0.dylib", "SDL"),
        ("libSDL2_image-2-d6906c81.0.so", "SDL_image"),
        ("libpng16-fefdc88d.so.16", "libpng"),
        ("libz.so.1", "zlib"),
        ("zlib1.dll", "zlib"),
        ("api-ms-win-crt-math-l1-1-0.dll", "Microsoft Visual C++ and C runtime"),
        ("libsomething.so", None),
    ],
)
def test_a_library_is_known_by_its_name_on_every_system(file: str, library: str | None) -> None:
    found = contents.library_of(f"_internal/{file}")
    assert (found.name if found else None) == library


def test_every_kept_library_has_the_texts_of_its_licence() -> None:
    for library in contents.libraries():
        assert all(text.strip() for text in contents.texts(library.licence).values()), library.name
        assert library.copyright, library.name
    used = {name for library in contents.libraries() for name in contents.texts(library.licence)}
    kept = {path.stem for path in (contents.LICENCES / "texts").glob("*.txt")}
    assert kept == used, "a text that nobody needs"


def test_every_distribution_that_is_needed_hands_on_its_licence() -> None:
    needed = contents.required()
    assert {"pygame-ce", "pygame-gui", "msgspec", "fontpkg-zilla-slab", "manimgx-fonts"} <= set(needed)
    for name in set(needed) - {"raccoon-tycoon", "fontpkg"}:
        assert len(contents.shipped_texts(needed[name])[0]) > 500, name
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in contents.shipped_texts(needed["pygame-ce"])[0]
    assert "SIL OPEN FONT LICENSE" in contents.shipped_texts(needed["font-source-serif-pro"])[0]


def test_the_notices_name_every_part_and_hold_every_text() -> None:
    parts = [Part("Ogg", "", "BSD-3-Clause"), Part("pygame-ce", "2.5", "x"), Part("Python", "3.11", "x")]
    told = contents.notices(parts, "The Game")
    assert told.startswith("The Game is made of the following")
    for words in (
        "Xiph.Org Foundation",
        "Redistributions in binary form",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
    ):
        assert words in told
    first = told.index("Permission is hereby granted, free of charge")
    assert first < told.index("Xiph.Org Foundation"), "ours comes first"


ELF = b"\x7fELF" + bytes(16)


def program(tmp_path: Path) -> Path:
    for name in ("raccoon", "_internal/a/core.so", "_internal/libogg.so.0"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(ELF + name.encode())
    (tmp_path / "_internal/a/words.json").write_text("{}")
    return tmp_path


PARTS = (
    Part("a", "1.0", "MIT", "", ("a/core.so", "a/words.json")),
    Part("Ogg", "", "BSD-3-Clause", "https://xiph.org", ("libogg.so.0",)),
    Part(BOOTLOADER, "6", "GPL-2.0-or-later WITH Bootloader-exception"),
)


def test_no_native_file_is_unlisted(tmp_path: Path) -> None:
    folder = program(tmp_path)
    assert contents.unlisted(folder, PARTS, ("raccoon",)) == []
    (folder / "_internal" / "sneaked.dat").write_bytes(b"MZ" + bytes(8))
    assert contents.unlisted(folder, PARTS, ("raccoon",)) == ["sneaked.dat"]


def test_the_bill_holds_every_native_file_and_is_the_same_twice(tmp_path: Path) -> None:
    folder = program(tmp_path)
    told = sbom.bill(folder, PARTS, "1.2.3", 1_700_000_000, "raccoon")
    assert told == sbom.bill(folder, PARTS, "1.2.3", 1_700_000_000, "raccoon")
    bill = json.loads(told)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"
    files = {file["name"] for part in bill["components"] for file in part.get("components", ())}
    natives = {path.relative_to(folder).as_posix() for path in contents.natives(folder)}
    assert files == {name.removeprefix("_internal/") for name in natives}
    assert [part["licenses"] for part in bill["components"]][2] == [{"expression": PARTS[2].licence}]
    refs = [part["bom-ref"] for part in bill["components"]]
    assert len(set(refs)) == len(refs)
    assert bill["dependencies"][0]["dependsOn"] == refs
    assert str(tmp_path) not in told
