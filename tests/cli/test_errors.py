"""Impossible requests give one sentence on stderr, with exit code 2 for wrong usage and where no window
opens, else 1.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import raccoon
from raccoon.app.version import VERSION
from raccoon.cli import COMMANDS, main
from raccoon.commands import source
from tests.app.tables import begin, play, saved

ROOT = Path(raccoon.__path__[0]).parent

USAGE = {
    "simulate --bots nobody": "no bot called nobody",
    "simulate --bots random, --games 1": "no bot called ",
    "simulate --bots person": "no bot called person",
    "simulate --bots random --players 1": "2 to 5 players, not 1",
    "simulate --bots random --players 6": "2 to 5 players, not 6",
    "simulate --bots random,random,random --players 2": "3 bots cannot all sit at a table for 2",
    "simulate --bots random,greedy,random,greedy,random,greedy": "2 to 5 players, not 6",
    "simulate --bots random --option free_money": "no option called free_money",
    "simulate --bots random --games 0": "0 is not a whole number from 1 up",
    "simulate --bots random --games many": "many is not a whole number",
    "simulate --bots random --jobs -1": "-1 is not a whole number",
    "simulate --bots random --rounds-cap 0": "0 is not a whole number",
    f"simulate --bots random --seed {'x' * 65}": "A seed is one line",
    "simulate": "Say what to play: --bots",
    "export": "required: FILE",
    "verify": "required: FILE",
    "explain": "required: FILE, N",
    "import only-one": "required: OUT",
    "shot nowhere out.png": "no screen called nowhere",
    "shot title out.gif": "ending in .png",
    "shot title no/such/folder/out.png": "in a folder that exists",
    "shot title out.png --lang xx": "language xx is not installed",
    "shot title out.png --text-scale 9": "9 is not a text scale",
    "shot title out.png --text-scale big": "big is not a text scale",
    "shot title out.png --size big": "big is not a size",
    "--size 5x5": "5x5 is not a size",
    "--size 1920x1080x2": "is not a size",
    "--size 99999x99999": "is not a size",
    "bench everything": "nothing called everything to measure",
    "bench bots --against catanatron": "Only the engine",
    "bench engine --against chess": "no engine chess",
    "dance": "dance is neither a command nor a file. See raccoon --help.",
    "no/such/game.raccoon": "no/such/game.raccoon is neither a command nor a file.",
    "--seed play dance": "dance is neither a command nor a file.",
    "/": "/ is neither a command nor a file.",
    "--jobs=3": "unrecognized arguments",
}


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """The single sentence on stderr, with no other output."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("raccoon: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize("line", USAGE)
def test_wrong_usage(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    assert USAGE[line] in told(capsys)


@pytest.mark.parametrize(
    "command",
    ["export {}", "import {} out.raccoon", "play {}", "{}", "--windowed {}", "shot table {out} --state {}"],
)
def test_a_file_that_is_no_save(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "notes.txt"
    path.write_text("Dear diary\n")
    code = 1 if command.startswith(("export", "import", "shot")) else 2
    assert main(command.format(path, out=tmp_path / "x.png").split()) == code
    assert "notes.txt is not a saved game of Raccoon Tycoon." in told(capsys)
    assert [entry.name for entry in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.parametrize(
    ("command", "code"), [("export {}", 1), ("import {} out.raccoon", 1), ("play {}", 2)]
)
def test_a_file_that_is_not_there(
    command: str, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.format(tmp_path / "gone").split()) == code
    assert "gone cannot be read" in told(capsys)


def test_an_import_over_another_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(play(begin(tmp_path), 5))
    assert main(["import", str(path), str(path)]) == 1
    assert "already" in told(capsys)


def test_an_import_to_where_nothing_can_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(play(begin(tmp_path), 5))
    assert main(["import", str(path), str(tmp_path / "no" / "such" / "x")]) == 1
    assert "x cannot be written" in told(capsys)


def test_no_writable_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert main(["--data-dir", str(tmp_path / "file" / "folder")]) == 2
    assert "cannot be written to" in told(capsys)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":7777"}, {"SDL_VIDEODRIVER": "x11"}])
def test_no_display(tmp_path: Path, display: dict[str, str]) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR", "LANG", "LANGUAGE")
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | display
    if display:
        environment["XDG_RUNTIME_DIR"] = str(tmp_path)
    command = [sys.executable, "-m", "raccoon", "--data-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("raccoon: No window can be opened here")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("settings", "beginning"),
    [({}, "Hier lässt sich kein Fenster"), ({"language": "fr"}, "Aucune fenêtre ne peut s’ouvrir")],
    ids=["system", "settings"],
)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_a_refused_start_is_told_in_the_players_language(
    tmp_path: Path, settings: dict[str, str], beginning: str
) -> None:
    """In the language of the settings or, if there is none, of the system."""
    if settings:
        (tmp_path / "settings.json").write_text(json.dumps(settings))
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR", "LANGUAGE")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "raccoon", "--data-dir", str(tmp_path)]
    environment["LANG"] = "de_DE.UTF-8"
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith(f"raccoon: {beginning}")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_a_refused_start_touches_nothing(tmp_path: Path) -> None:
    """No folder is made and no damaged settings are set aside: the next start has to report them."""
    (tmp_path / "settings.json").write_text("{")
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    for folder in (tmp_path, tmp_path / "new"):
        command = [sys.executable, "-m", "raccoon", "--data-dir", str(folder)]
        assert (
            subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False).returncode
            == 2
        )
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_without_the_other_engine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert main(["bench", "engine", "--against", "catanatron"]) == 1
    assert "catanatron is not installed here" in told(capsys)


@pytest.mark.parametrize("command", ["bench engine", "train weights.json", "simulate --ladder"])
@pytest.mark.parametrize("packaged", [True, False])
def test_a_program_without_its_source_has_no_developers_tools(
    packaged: bool,
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A packaged program, and one that was installed without the checkout."""
    monkeypatch.setattr(source, "working_directory", lambda: None if packaged else tmp_path)
    assert main(command.split()) == 2
    assert "a tool for developers" in told(capsys)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: raccoon {command}".rstrip())
    assert "None" not in out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"Raccoon Tycoon {VERSION}\n"
