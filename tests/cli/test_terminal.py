"""Files and typed words are printed, never executed; where nothing can be printed, that is reported."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import raccoon
from raccoon.app.saves.format import checksummed
from raccoon.cli import main
from raccoon.commands.terminal import LONGEST, printable, safe, write_lines
from tests.app.tables import begin, play, saved

ROOT = Path(raccoon.__path__[0]).parent
ESCAPES = "\x1b[2J\x1b]0;owned\x07"
C1, BIDI, TAG = "\x9b31m", "\u202egnp.exe\u2066", "\U000e0041"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Zoë 名前 🦝", "Zoë 名前 🦝"),
        ("no\u00a0break", "no\u00a0break"),
        ("\x1b[31m", r"\x1b[31m"),
        ("\x9b", r"\x9b"),
        ("a\r\nb\t\x00", r"a\r\nb\t\x00"),
        ("\u202e", r"\u202e"),
        ("\u200b", r"\u200b"),
        ("\udcff", r"\udcff"),
        (TAG, r"\U000e0041"),
    ],
)
def test_what_a_terminal_would_obey_is_spelled_out(words: str, told: str) -> None:
    assert printable(words) == told


def test_what_is_endless_is_cut_short() -> None:
    assert len(printable("v" * 55_000)) == LONGEST
    assert len(printable("\x1b" * 55_000)) <= 4 * LONGEST


def test_figures_stay_figures() -> None:
    said = safe(lambda key, **facts: f"{facts['n'] + 1} {facts['path']}")
    assert said("key", n=2, path=Path("a\x1b")) == r"3 a\x1b"


def hostile(folder: Path) -> Path:
    """A save whose game, version and name are escape sequences, with valid checksums."""
    path = saved(play(begin(folder), 5))
    first, *_ = path.read_text(encoding="utf-8").splitlines()
    header = json.loads(first)
    del header["checksum"]
    header["version"] = ESCAPES + "9" * 55_000
    header["game"] = C1 + BIDI

    line, _ = checksummed(header, "")
    bad = folder / f"bad{C1}{BIDI}.raccoon"
    bad.write_bytes(line)
    return bad


@pytest.mark.parametrize("command", ["verify", "export", "play"])
def test_nothing_of_a_file_reaches_the_terminal_as_a_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    bad = hostile(tmp_path)
    assert main([command, str(bad)]) == (2 if command == "play" else 1)
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith(".\n")
    assert all(sign.isprintable() for sign in said.err[:-1])
    assert len(said.err) < 5000


def test_nor_does_what_was_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([f"dance{ESCAPES}{BIDI}"]) == 2
    assert main(["simulate", "--bots", ESCAPES + C1]) == 2
    said = capsys.readouterr().err
    assert all(sign.isprintable() for sign in said.replace("\n", ""))


class Tty(io.TextIOWrapper):
    """A terminal."""

    def isatty(self) -> bool:
        return True


def test_an_export_on_a_terminal_is_the_same_data_in_harmless_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    records = [{"name": f"A{BIDI}{TAG}"}, {"name": f"Zoë{C1}"}]
    lines = [json.dumps(record, ensure_ascii=False).encode() + b"\n" for record in records]
    written = {}
    for kind in (Tty, io.TextIOWrapper):
        written[kind] = io.BytesIO()
        with monkeypatch.context() as there:
            there.setattr(sys, "stdout", kind(written[kind], encoding="utf-8"))
            write_lines(lines)
            sys.stdout.flush()
            sys.stdout.detach()
    harmless, exact = (buffer.getvalue() for buffer in written.values())
    assert exact == b"".join(lines)
    assert all(sign.isprintable() for sign in harmless.decode().replace("\n", ""))
    assert [json.loads(line) for line in harmless.splitlines()] == records


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("command", ["verify", "export", "simulate --players 2 --bots random --games 1"])
def test_a_full_device_is_one_sentence(tmp_path: Path, command: str) -> None:
    path = saved(play(begin(tmp_path), 5))
    words = command.split() + ([str(path)] if command in ("verify", "export") else [])
    with Path("/dev/full").open("wb") as full:
        told = run(words, full.fileno())
    assert told == (1, "raccoon: The output could not be written (No space left on device).\n")


@pytest.mark.parametrize("command", ["verify", "export"])
def test_a_closed_pipe_is_one_sentence(tmp_path: Path, command: str) -> None:
    path = saved(play(begin(tmp_path), 5))
    reading, writing = os.pipe()
    os.close(reading)
    try:
        told = run([command, str(path)], writing)
    finally:
        os.close(writing)
    assert told == (1, "raccoon: The output could not be written (Broken pipe).\n")


def test_without_any_output_there_is_the_exit_code(tmp_path: Path) -> None:
    path = saved(play(begin(tmp_path), 5))
    command = f'exec "{sys.executable}" -m raccoon verify "{path}" >&- 2>&-'
    assert subprocess.run(["/bin/sh", "-c", command], cwd=ROOT, check=False).returncode == 0


def test_where_not_even_that_can_be_said_there_is_the_exit_code(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "raccoon", "verify", str(tmp_path / "none")]
    reading, writing = os.pipe()
    os.close(reading)
    try:
        code = subprocess.run(command, cwd=ROOT, stdout=writing, stderr=writing, check=False).returncode
    finally:
        os.close(writing)
    assert code == 1


def run(words: list[str], out: int) -> tuple[int, str]:
    """The exit code and the output on stderr."""
    command = [sys.executable, "-m", "raccoon", *words]
    ended = subprocess.run(command, cwd=ROOT, stdout=out, stderr=subprocess.PIPE, text=True, check=False)
    return ended.returncode, ended.stderr
