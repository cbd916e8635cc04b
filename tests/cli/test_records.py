"""``raccoon export``, ``import``, ``verify`` and ``shot`` as a script uses them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import raccoon
from raccoon.cli import main
from tests.app.fold import fold
from tests.app.tables import begin, play, records, reseal, saved

ROOT = Path(raccoon.__path__[0]).parent


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A whole game of three bots."""
    return saved(play(begin(tmp_path)))


def test_export_prints_a_header_and_a_line_an_event(
    save: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["export", str(save)]) == 0
    out, err = capfdbinary.readouterr()
    assert err == b""
    lines = [json.loads(line) for line in out.splitlines()]
    assert lines[0]["program"] == "Raccoon Tycoon"
    assert lines[-1]["event"]["type"] == "GameEnded"
    assert [line["number"] for line in lines[1:]] == list(range(1, len(lines)))
    *_, (_, table) = fold(out)
    assert table.points == lines[-1]["event"]["points"]


def test_export_then_import_then_verify(
    save: Path, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    main(["export", str(save)])
    exported = capfdbinary.readouterr().out
    (tmp_path / "game.jsonl").write_bytes(exported)
    again = tmp_path / "again.raccoon"
    assert main(["import", str(tmp_path / "game.jsonl"), str(again)]) == 0
    assert main(["export", str(again)]) == 0
    assert capfdbinary.readouterr().out == exported
    assert main(["verify", str(save), str(again)]) == 0
    assert capfdbinary.readouterr().out.count(b"all in order") == 2


def test_verify_names_the_first_bad_line_and_goes_on_with_the_next_file(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.raccoon"
    found = records(save)
    place = next(i for i, line in enumerate(found) if i and line["event"]["type"] == "Sold")
    found[place]["event"]["price"] += 1
    reseal(bad, found)
    assert main(["verify", str(bad), str(save)]) == 1
    out, err = capsys.readouterr()
    assert f"line {place + 1} is not what comes of the move" in err
    assert err.count("\n") == 1
    assert f"{save.name}: all in order" in out


def test_a_game_in_progress_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(play(begin(tmp_path), 30))
    assert main(["verify", str(path)]) == 0
    assert "30 moves" in capsys.readouterr().out


def test_a_reader_that_goes_away_is_told_in_one_sentence(save: Path) -> None:
    """``raccoon export FILE | head -1``."""
    command = [sys.executable, "-m", "raccoon", "export", str(save)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        said = run.stderr.read()
    assert run.returncode in (0, 1)
    assert said.count(b"\n") == run.returncode


@pytest.mark.parametrize("scene", ["title", "table"])
def test_shot_draws_a_screen(scene: str, tmp_path: Path) -> None:
    import pygame

    path = saved(play(begin(tmp_path), 40))
    out = tmp_path / "shot.png"
    command = ["shot", scene, str(out), "--size", "1280x720", "--text-scale", "1.25"]
    state = ["--state", str(path)] if scene == "table" else []
    assert main([*command, *state]) == 0
    picture = pygame.image.load(str(out))
    assert picture.get_size() == (1280, 720)
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 1280, 40) for y in range(0, 720, 40)}
    assert len(colours) > 20, "the picture shows something"


def test_a_picture_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken.png").mkdir()
    assert main(["shot", "handover", str(tmp_path / "taken.png"), "--size", "640x480"]) == 1
    assert "taken.png cannot be written" in capsys.readouterr().err


def test_a_terminal_without_the_characters_gets_the_rest() -> None:
    command = [sys.executable, "-m", "raccoon", "simulate", "--bots", "random", "--games", "1", "--seed", "x"]
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "95% interval" in done.stdout


def test_the_packages_door_is_the_same_program() -> None:
    command = [sys.executable, "-m", "raccoon", "simulate", "--bots", "random", "--games", "1", "--seed", "x"]
    done = subprocess.run(
        command, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.startswith("Game 1 ")
