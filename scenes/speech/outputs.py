"""Outputs of spoken lines: a file or the terminal, and the system's own voice, a process beside this one.

No library fits: those on PyPI bring every system's bindings. Each system has a program that speaks.
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
"""A PowerShell program that says each line it reads, in a language, and falls silent at an empty one."""
NEW = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
TRIES = 2
"""Failures in a row after which a voice is lost."""


class Output(Protocol):
    """A receiver of lines."""

    lost: str
    """The key of the sentence that says why it tells nothing any more; "" while it does."""

    def say(self, line: str, language: str) -> None:
        """Tell a line after those before it; nobody waits for it."""

    def hush(self) -> None:
        """Leave out what has not been told yet."""

    def close(self) -> None:
        """No more lines follow."""


class LineFile:
    """Writes each line into a file, or onto the terminal; raises `AppError` where it cannot be opened."""

    def __init__(self, to: str) -> None:
        self.lost, self._own = "", to != TERMINAL
        try:
            self._file = sys.stdout.fileno() if to == TERMINAL else os.open(to, NEW, 0o644)
        except OSError as error:
            raise AppError("error.speak", path=to, why=error.strerror or str(error)) from error

    def say(self, line: str, language: str) -> None:
        """Write it at once; on a full disk no more is written."""
        if self.lost:
            return
        try:
            os.write(self._file, f"{line}\n".encode())
        except OSError:
            self.lost = "speech.lost.file"

    def hush(self) -> None:
        """Nothing: it is written already."""

    def close(self) -> None:
        """Close the file."""
        if self._own:
            os.close(self._file)


class Engine(msgspec.Struct, frozen=True):
    """A program that speaks: its command for a line, or one that `reads` lines; another silences it."""

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
    """The engine of this system, None where there is none."""
    names = {"win32": ["powershell"], "darwin": ["say"]}.get(sys.platform, ["spd-say", "espeak-ng", "espeak"])
    name = next(filter(shutil.which, names), None)
    return _ENGINES[name] if name else None


class Voice:
    """Speaks lines one after the other on a thread of its own, so that no frame waits for it."""

    def __init__(self, engine: Engine) -> None:
        self.lost = ""
        self._engine = engine
        self._deeds: Queue[Callable[[], bool] | None] = Queue()
        self._process: subprocess.Popen[str] | None = None
        self._language = ""
        self._hushed = 0
        """The number of times it was silenced; lines from before the last one are not wanted any more."""
        self.thread = Thread(target=self._run, name="voice", daemon=True)
        self.thread.start()

    def say(self, line: str, language: str) -> None:
        """Speak it after what is being said."""
        if not self.lost:
            self._deeds.put(partial(self._spoken, line, language, self._hushed))

    def hush(self) -> None:
        """Fall silent."""
        self._hushed += 1
        process = self._process
        if self._engine.reads and process:
            self._deeds.put(partial(self._spoken, "", "", self._hushed))
        elif process and process.poll() is None:
            process.terminate()
            self._deeds.put(self._silenced)

    def close(self) -> None:
        """End the program that speaks."""
        self.hush()
        self._deeds.put(None)

    def _run(self) -> None:
        failed = 0
        while (action := self._deeds.get()) is not None:
            failed = 0 if self._done(action) else failed + 1
            self._deeds.task_done()
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
        """Whether the engine's own queue was emptied, where it has one."""
        return not self._engine.silence or _started(self._engine.silence).wait() == 0

    def _spoken(self, line: str, language: str, hushed: int) -> bool:
        """Whether the line was said, or is not wanted any more."""
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
    """Start a program that shows nothing."""
    return subprocess.Popen(
        command,
        stdin=stdin,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=outside(os.environ),
        encoding="utf-8",
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
