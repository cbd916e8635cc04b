"""The smoke test itself: it must fail on a program that does not work."""

import sys
from pathlib import Path

import pytest

import smoke
from display import Display


def program(tmp_path: Path, source: str) -> list[str]:
    file = tmp_path / "program.py"
    file.write_text(source, "utf-8")
    return [sys.executable, str(file)]


def test_a_help_that_names_no_commands_fails(tmp_path: Path) -> None:
    with pytest.raises(smoke.SmokeError, match="does not name play, simulate"):
        smoke.check_help(program(tmp_path, "print('usage: raccoon')"), tmp_path)


def test_a_program_that_fails_is_told_with_its_reason(tmp_path: Path) -> None:
    with pytest.raises(smoke.SmokeError, match=r"exit 3\nno rules"):
        smoke.run(program(tmp_path, "import sys; print('no rules', file=sys.stderr); sys.exit(3)"), tmp_path)


@pytest.mark.parametrize("told", ["3 games played", "[]", '{"games": 2}'])
def test_a_simulation_that_cannot_be_read_fails(tmp_path: Path, told: str) -> None:
    with pytest.raises(smoke.SmokeError, match="cannot be read"):
        smoke.check_simulation(program(tmp_path, f"print({told!r})"), tmp_path)


def test_a_simulation_with_a_game_missing_fails(tmp_path: Path) -> None:
    told = '{"results": [{"points": [35, 49, 54]}]}'
    with pytest.raises(smoke.SmokeError, match="other points"):
        smoke.check_simulation(program(tmp_path, f"print({told!r})"), tmp_path)


@pytest.mark.parametrize("source", ["", "import sys, pathlib; pathlib.Path(sys.argv[3]).write_bytes(b'PNG')"])
def test_a_scene_that_is_not_drawn_fails(tmp_path: Path, source: str) -> None:
    with pytest.raises(smoke.SmokeError, match="shot table: nothing is drawn"):
        smoke.check_shot(program(tmp_path, source), tmp_path, "table")


def test_the_program_sees_nothing_of_this_shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "somewhere")
    told = smoke.run(program(tmp_path, "import os; print(sorted(os.environ))"), tmp_path)
    assert "PYTHONPATH" not in told
    assert "HOME" in told


@pytest.mark.x
def test_a_window_that_never_comes_fails_with_what_the_program_said(
    tmp_path: Path, x_display: Display
) -> None:
    broken = program(tmp_path, "import sys; sys.exit('no font')")
    with pytest.raises(smoke.SmokeError, match=r"(?s)ended before its window was drawn.*no font"):
        smoke.check_window(broken, tmp_path, x_display)


@pytest.mark.x
def test_the_game_opens_its_window_on_a_real_screen(tmp_path: Path, x_display: Display) -> None:
    picture, _ = smoke.check_window([sys.executable, "-m", "raccoon"], tmp_path, x_display)
    assert (picture.width, picture.height) == smoke.SIZE


def test_the_thinking_process_moves_and_ends(tmp_path: Path) -> None:
    """The recorded question is still in the program's format."""
    assert smoke.check_thinking([sys.executable, "-m", "raccoon"], tmp_path)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("", "(ended without a|no) move"),
        ("print('no')", "no move"),
        ('print(\'{"id": 1, "done": true}\')', "no move"),
        ('import sys; print(\'{"id": 1, "done": true, "failed": "x", "command": null}\')', "no move"),
    ],
)
def test_a_thinking_process_without_a_move_fails(tmp_path: Path, source: str, told: str) -> None:
    with pytest.raises(smoke.SmokeError, match=told):
        smoke.check_thinking(program(tmp_path, source), tmp_path)


def test_a_thinking_process_that_stays_on_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke, "END_SECONDS", 0.2)
    move = '{"id": 1, "done": true, "command": {"type": "Pass"}}'
    stays = f"import time; print({move!r}, flush=True); time.sleep(60)"
    with pytest.raises(smoke.SmokeError, match="did not end"):
        smoke.check_thinking(program(tmp_path, stays), tmp_path)
