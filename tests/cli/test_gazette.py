"""``raccoon gazette``: the front page of a saved game as a file, or one sentence with the reason for none."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from raccoon.cli import main
from scenes.newspaper.controller import has_newspaper
from scenes.registry import PRESENTATIONS
from tests.app.tables import begin

SAVES = Path(__file__).parents[1] / "archive/v0_3_0/player/saves"
OVER = SAVES / "over-5.raccoon"


def test_a_pdf_and_a_picture_of_300_dots_an_inch(tmp_path: Path) -> None:
    out = tmp_path / "page.pdf"
    assert main(["gazette", str(OVER), str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF")
    out = tmp_path / "page.png"
    assert main(["gazette", str(OVER), str(out), "--lang", "de"]) == 0
    with Image.open(out) as picture:
        assert picture.size == (2481, 3508)
        assert round(picture.info["dpi"][0]) == 300


def test_the_same_save_gives_the_same_bytes(tmp_path: Path) -> None:
    pages = [tmp_path / f"{n}.pdf" for n in range(2)]
    assert [main(["gazette", str(OVER), str(page)]) for page in pages] == [0, 0]
    assert pages[0].read_bytes() == pages[1].read_bytes()


def refused(*words: object) -> int:
    return main(["gazette", *map(str, words)])


def test_what_cannot_be_printed_is_told_in_a_sentence_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "saves").mkdir()
    running = begin(tmp_path / "saves")
    cut = tmp_path / "cut.raccoon"
    cut.write_bytes(OVER.read_bytes()[:700])
    assert refused(running.path, tmp_path / "page.pdf") == 1
    assert "not over yet" in capsys.readouterr().err
    assert refused(cut, tmp_path / "page.pdf") == 1
    assert refused(tmp_path / "none.raccoon", tmp_path / "page.pdf") == 1
    assert refused(OVER, tmp_path / "page.txt") == 2
    assert refused(OVER, tmp_path / "no folder" / "page.pdf") == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 4
    assert all(line.startswith("raccoon: ") for line in told)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cut.raccoon", "saves"]


def test_a_full_disk_leaves_no_half_of_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert refused(OVER, tmp_path / "page.pdf") == 1
    assert "No space left" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_every_game_has_a_newspaper() -> None:
    assert all(has_newspaper(PRESENTATIONS[game]) for game in PRESENTATIONS)
