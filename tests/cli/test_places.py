"""The program starts from any folder for any user; where it cannot, it says so in one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STRANGE = "Мои игры ゲーム «1»"


def started(data: Path | None, cwd: Path, root: Path = ROOT, **more: str) -> subprocess.CompletedProcess[str]:
    """The program started by the path of its own files, until its first picture."""
    kept = {name: value for name, value in os.environ.items() if name != "HOME"}
    environment = kept | {"SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(root)} | more
    command = [sys.executable, "-m", "raccoon", "--windowed", "--first-picture"]
    command += ["--data-dir", str(data)] if data else []
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def is_shown(done: subprocess.CompletedProcess[str]) -> bool:
    return done.returncode == 0 and json.loads(done.stdout)["seconds"] > 0


def test_any_folder_will_do_for_the_program_the_player_and_the_shell(tmp_path: Path) -> None:
    linked, data = tmp_path / STRANGE, tmp_path / "data" / STRANGE
    linked.symlink_to(ROOT, target_is_directory=True)
    assert is_shown(started(data, Path("/"), linked))
    assert (data / "settings.json").is_file()


@pytest.mark.skipif(os.name == "nt", reason="a folder that is in use cannot be removed there")
def test_the_shell_s_folder_may_have_gone(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    script = f'rmdir "{gone}" && exec "$@"'
    words = ["sh", "-c", script, "sh", sys.executable, "-m", "raccoon", "--windowed", "--first-picture"]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [*words, "--data-dir", str(tmp_path / "data")],
        cwd=gone,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert is_shown(done)


def test_no_sound_device_is_no_hindrance(tmp_path: Path) -> None:
    assert is_shown(started(tmp_path, tmp_path, SDL_AUDIODRIVER="nothing of that name"))


NOBODY = """
import sys
import platformdirs
platformdirs.user_data_dir = eval(sys.argv.pop(1))
from raccoon.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize(
    "how", ["lambda *_, **__: '~/.local/share/RaccoonTycoon'", "lambda *_, **__: exec('raise RuntimeError')"]
)
def test_without_a_home_it_asks_for_a_folder(tmp_path: Path, how: str) -> None:
    """A user without an entry in the system's list and without HOME: each version reports that
    differently.
    """
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", NOBODY, how],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "There is no home folder" in done.stderr
    assert done.stderr.count("\n") == 1
    assert [*tmp_path.iterdir()] == []
