"""Outputs of spoken lines: a file, the terminal, or the system's voice in a process of its own.

No library fits: those on PyPI bring every system's bindings. Each system has a program for speech.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from queue import Queue
from threading import Thread
from typing import Protocol

import msgspec

from raccoon.app.errors import AppError
from scenes.window.desktop import outside

TERMINAL = "-"
LISTENING = """[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]::new('{}')) }} catch {{}}
while (($line = [Console]::In.ReadLine()) -ne $null) {{
  if ($line) {{ [void]$voice.SpeakAsync($line) }} else {{ $voice.SpeakAsyncCancelAll() }}
}}"""
"""A PowerShell program that speaks each line it reads, in a language, and is silenced by an empty one."""
NEW = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
TRIES = 2
"""Failures in a row after which a voice is given up."""


class Output(Protocol):
    """A receiver of spoken lines."""

    lost: str
    """The catalogue key of the sentence about its failure; "" while it works."""

    def say(self, line: str, language: str) -> None:
        """Queue a line; returns at once."""

    def hush(self) -> None:
        """Drop the lines not spoken yet and stop the present one."""

    def close(self) -> None:
        """End the output."""


class LineFile:
    """Writes each line to a file or the terminal; raises `AppError` where it cannot be opened."""

    def __init__(self, to: str) -> None:
        self.lost, self._own = "", to != TERMINAL
        try:
            self._file = sys.stdout.fileno() if to == TERMINAL else os.open(to, NEW, 0o644)
        except OSError as error:
            raise AppError("error.speak", path=to, why=error.strerror or str(error)) from error

    def say(self, line: str, language: str) -> None:
        """Write a line at once; after an error, such as a full disk, nothing more is written."""
        if self.lost:
            return
        try:
            os.write(self._file, f"{line}\n".encode())
        except OSError:
            self.lost = "speech.lost.file"

    def hush(self) -> None:
        """Do nothing: all lines are already written."""

    def close(self) -> None:
        """Close the file."""
        if self._own:
            os.close(self._file)


class Engine(msgspec.Struct, frozen=True):
    """A program that speaks: its command for a line and language, whether it `reads` lines, and the command
    that silences it, if any.
    """

    command: Callable[[str, str], list[str]]
    reads: bool = False
    silence: tuple[str, ...] = ()


_ENGINES = {
    "powershell": Engine(
        lambda _, language: ["powershell", "-NoProfile", "-Command", LISTENING.format(language)], reads=True
    ),
    "say": Engine(lambda line, _: ["say", "--", line]),
    "spd-say": Engine(
        lambda line, language: ["spd-say", "--wait", "-l", language, "--", line], silence=("spd-say", "-C")
    ),
    "espeak-ng": Engine(lambda line, language: ["espeak-ng", "-v", language, "--", line]),
    "espeak": Engine(lambda line, language: ["espeak", "-v", language, "--", line]),
}


def engine() -> Engine | None:
    """The speech engine of this system; None where there is none."""
    names = {"win32": ["powershell"], "darwin": ["say"]}.get(sys.platform, ["spd-say", "espeak-ng", "espeak"])
    name = next(filter(shutil.which, names), None)
    return _ENGINES[name] if name else None


class Voice:
    """Speaks lines one after the other by an engine, on a thread, so that no frame waits for it."""

    def __init__(self, engine: Engine) -> None:
        self.lost = ""
        self._engine = engine
        self._jobs: Queue[Callable[[], bool] | None] = Queue()
        self._process: subprocess.Popen[str] | None = None
        self._language = ""
        self._hushed = 0
        """The number of times it was silenced; lines queued before the last time are skipped."""
        self.thread = Thread(target=self._run, name="voice", daemon=True)
        self.thread.start()

    def say(self, line: str, language: str) -> None:
        """Queue a line after the present one."""
        if not self.lost:
            self._jobs.put(partial(self._spoken, line, language, self._hushed))

    def hush(self) -> None:
        """Silence the present line and skip the queued ones."""
        self._hushed += 1
        process = self._process
        if self._engine.reads and process:
            self._jobs.put(partial(self._spoken, "", "", self._hushed))
        elif process and process.poll() is None:
            process.terminate()
            self._jobs.put(self._silenced)

    def close(self) -> None:
        """End the engine and the thread."""
        self.hush()
        self._jobs.put(None)

    def _run(self) -> None:
        failed = 0
        while (action := self._jobs.get()) is not None:
            failed = 0 if self._done(action) else failed + 1
            self._jobs.task_done()
            if failed == TRIES:
                self.lost = "speech.lost.voice"
                break
        self._end_process()

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process:
            with process:
                process.kill()

    @staticmethod
    def _done(action: Callable[[], bool]) -> bool:
        try:
            return action()
        except OSError:
            return False

    def _silenced(self) -> bool:
        """Run the engine's command that silences it, if it has one; return whether that worked."""
        return not self._engine.silence or _started(self._engine.silence).wait() == 0

    def _spoken(self, line: str, language: str, hushed: int) -> bool:
        """Speak a line, unless it was silenced meanwhile; return whether nothing failed."""
        if hushed != self._hushed:
            return True
        if not self._engine.reads:
            self._process = _started(self._engine.command(line, language))
            return self._process.wait() == 0 or hushed != self._hushed
        if self._process and line and language != self._language:
            self._end_process()
        if self._process is None or self._process.poll() is not None:
            self._process = _started(self._engine.command("", language), subprocess.PIPE)
            self._language = language
        assert self._process.stdin
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return True


def _started(command: list[str] | tuple[str, ...], stdin: int = subprocess.DEVNULL) -> subprocess.Popen[str]:
    """Start a program without a window."""
    return subprocess.Popen(
        command,
        stdin=stdin,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=outside(os.environ),
        encoding="utf-8",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
