"""The check for changes of pictures and sounds: after a change of a source all are made again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.build import unchanged
from tests.walls import Source

NAMES = [str(number) for number in range(100)]


def test_the_code_its_imports_the_files_and_the_typefaces_count() -> None:
    art, sound = unchanged.sources("art"), unchanged.sources("sound")
    assert {"build/art/make.py", "build/art/relief/fields.py", "scenes/art/vector.py"} <= art.keys()
    assert {"scenes/saloon_tycoon/art/colours.py", "raccoon/app/version.py"} <= art.keys()
    assert {
        "assets/pictures/scenery/dawn.jpg",
        "fontpkg_abril_fatface/files/AbrilFatface-Regular.ttf",
    } <= art.keys()
    assert {"build/sound/piano.py", "build/sound/performed.json", "assets/sounds/button.ogg"} <= sound.keys()


@pytest.mark.parametrize("kind", unchanged.KINDS)
def test_a_byte_of_any_file_is_another_sign(kind: str) -> None:
    found = unchanged.sources(kind)
    sign = unchanged.sign_of(found)
    for name in sorted(found)[::40]:
        assert unchanged.sign_of(found | {name: found[name] + b" "}) != sign, name


def test_docstrings_and_blank_lines_make_nothing() -> None:
    def code(text: str) -> bytes:
        return unchanged._code(Source("a.py", text))

    assert code('"""A."""\n\nX = 1\n"""One."""\n') == code("X = 1") != code("X = 2")
    assert code("def f():\n    'more'\n    return 'it'") == code("def f():\n    return 'it'")


def test_what_is_unchanged_is_made_again_in_part_and_what_is_changed_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = tmp_path / "unchanged.json"
    monkeypatch.setattr(unchanged, "NOTED", noted)
    monkeypatch.delenv(unchanged.ANEW, raising=False)
    sign = unchanged.sign_of(unchanged.sources("sound"))
    noted.write_text(json.dumps({"sound": sign}))
    assert len(unchanged.to_make("sound", NAMES)) == len(NAMES) // unchanged.EVERY
    noted.write_text(json.dumps({"sound": sign[::-1]}))
    assert unchanged.to_make("sound", NAMES) == NAMES
    noted.write_text(json.dumps({"sound": sign}))
    monkeypatch.setenv(unchanged.ANEW, "1")
    assert unchanged.to_make("sound", NAMES) == NAMES
