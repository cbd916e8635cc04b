"""``raccoon film``: a finished game as an animated picture or as pictures, or one sentence with the
reason.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from raccoon.cli import main
from tests.app.tables import begin

SAVES = Path(__file__).parents[1] / "archive/v0_3_0/player/saves"
OVER = {
    "raccoon_tycoon": SAVES / "over-5.raccoon",
    "saloon_tycoon": SAVES / "saloon_tycoon-2-over.raccoon",
    "raccoon_rampage": SAVES / "raccoon_rampage-3-over.raccoon",
}


def duration(frame: Image.Image) -> int:
    frame.load()
    return int(frame.info["duration"])


@pytest.mark.parametrize("ending", [".webp", ".gif"])
@pytest.mark.parametrize("game", OVER)
def test_a_film_is_short_and_small_enough_to_be_sent(game: str, ending: str, tmp_path: Path) -> None:
    out = tmp_path / f"film{ending}"
    assert main(["film", str(OVER[game]), str(out)]) == 0
    assert out.stat().st_size <= 8_000_000
    with Image.open(out) as film:
        lasting = [duration(frame) for frame in ImageSequence.Iterator(film)]
    assert len(lasting) >= 4
    assert 5_000 < sum(lasting) <= 60_000


def test_the_same_save_gives_the_same_film(tmp_path: Path) -> None:
    films = [tmp_path / f"{n}.webp" for n in range(2)]
    assert [main(["film", str(OVER["saloon_tycoon"]), str(film), "--lang", "fr"]) for film in films] == [0, 0]
    assert films[0].read_bytes() == films[1].read_bytes()


def test_a_folder_gets_every_picture_by_its_number(tmp_path: Path) -> None:
    out = tmp_path / "frames"
    assert main(["film", str(OVER["raccoon_tycoon"]), str(out)]) == 0
    names = sorted(path.name for path in out.iterdir())
    assert names == [f"{n:03}.png" for n in range(1, len(names) + 1)]
    assert len(names) >= 4
    assert main(["film", str(OVER["raccoon_tycoon"]), str(out)]) == 2, "what is there stays"


def test_what_cannot_be_filmed_is_told_in_a_sentence_and_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "saves").mkdir()
    running = begin(tmp_path / "saves")
    assert main(["film", str(running.path), str(tmp_path / "film.webp")]) == 1
    assert "not over yet" in capsys.readouterr().err
    over = str(OVER["raccoon_tycoon"])
    assert main(["film", over, str(tmp_path / "film.mp4")]) == 2
    assert main(["film", over, str(tmp_path / "nowhere" / "film.gif")]) == 2

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(["film", over, str(tmp_path / "film.webp")]) == 1
    assert main(["film", over, str(tmp_path / "frames")]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 4
    assert all(line.startswith("raccoon: ") for line in told)
    assert [path.name for path in tmp_path.iterdir()] == ["saves"]
