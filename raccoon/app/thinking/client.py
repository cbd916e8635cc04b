"""Opponents think in a process of their own: asked and listened to without ever waiting for it.

The process is started when it is first needed and kept. It is ended when it has not answered in time, when
it talks nonsense, and with the program; the next question starts another.
"""

from __future__ import annotations

import subprocess
import sys
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import BinaryIO, Literal

import msgspec
from msgspec.structs import replace

import raccoon
from raccoon.app.thinking.protocol import Answer, Question, Stop, line, read_answer

LONGEST_LINE = 1_000_000
"""Bytes of an answer; a process that says more in one line is out of its mind."""
TRIES = 3
"""After so many failures in a row nothing is started any more: the machine does not let us."""

_FLAGS = 0
if sys.platform == "win32":  # no console of its own, and after the window for the processor
    _FLAGS = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS

Trouble = Literal["unreachable", "failed"]


class Patience(msgspec.Struct, frozen=True):
    """How long is waited, in seconds: for the process to start, for its thought (then the best move so far
    counts), and for a first answer after that.
    """

    start: float = 20.0
    thought: float = 1.8
    grace: float = 3.0


class Failure(msgspec.Struct, frozen=True):
    """No answer will come: the process died, hangs or talks nonsense, or the bot lost the thread (`why`)."""

    trouble: Trouble
    why: str = ""


def program() -> list[str]:
    """How this very program is started, from source or packaged."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "raccoon"]


def home() -> Path | None:
    """Where it has to be started from source: the folder above our package."""
    return None if getattr(sys, "frozen", False) else Path(raccoon.__path__[0]).parent


class Thinker:
    """One question at a time; a new one takes the place of the one before. Nothing here ever blocks.

    `command` starts the process, `clock` tells the seconds.
    """

    def __init__(
        self,
        command: Sequence[str] = (),
        patience: Patience | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._command = [*(command or [*program(), "think"])]
        self._patience = patience or Patience()
        self._clock = clock
        self._process: _Process | None = None
        self._question: Question | None = None
        self._best: Answer | None = None
        self._asked = 0
        self._since = 0.0
        self._failures = 0

    @property
    def pid(self) -> int | None:
        """The process, None while there is none."""
        return self._process.pid if self._process else None

    @property
    def thinks(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    @property
    def heard(self) -> bool:
        """Whether there is something of an answer to the open question."""
        return self._best is not None

    def start(self) -> None:
        """Start the process if it does not run, so that the first question need not wait for it."""
        if self._process is not None or self._failures >= TRIES:
            return
        try:
            self._process = _Process(self._command)
        except OSError:
            self._failures = TRIES

    def ask(self, question: Question) -> None:
        """Begin to think about it; nobody waits for what was asked before."""
        self._asked += 1
        self._question, self._best = replace(question, id=self._asked), None
        self.start()
        self._since = self._clock()
        if self._process:
            self._process.say(line(self._question))

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        if self._question is not None and self._process:
            self._process.say(line(Stop()))
        self._question = self._best = None

    def poll(self) -> Answer | Failure | None:
        """The answer or why there is none, once; None while there is no question or it is thought about."""
        if self._question is None:
            return None
        if self._process is None:
            return self._failed()
        try:
            ended = self._hear(self._process, self._question)
        except ValueError:
            return self._failed()
        if self._best and self._best.done:
            return self._answered(self._best)
        return self._failed() if ended else self._late(self._process)

    def _hear(self, process: _Process, question: Question) -> bool:
        """Take in what was said so far; whether the process has ended. ValueError for nonsense."""
        while (found := process.hear()) is not None:
            if not found:
                return True
            answer = read_answer(found, question.game)
            if answer.id == 0 and not process.ready:
                process.ready = True
                self._since = self._clock()
            if answer.id == question.id:
                self._best = answer
        return False

    def _late(self, process: _Process) -> Answer | Failure | None:
        """Time is up: the best so far counts; with nothing at all the process is given up."""
        gone = self._clock() - self._since
        if not process.ready:
            return self._failed() if gone > self._patience.start else None
        if self._best and gone > self._patience.thought:
            process.say(line(Stop()))
            return self._answered(self._best)
        return self._failed() if gone > self._patience.thought + self._patience.grace else None

    def _answered(self, answer: Answer) -> Answer | Failure:
        self._question = self._best = None
        self._failures = 0
        return Failure("failed", answer.failed) if answer.failed else answer

    def _failed(self) -> Failure:
        self._failures += 1
        self._end()
        return Failure("unreachable")

    def _end(self) -> None:
        if self._process:
            self._process.end()
        self._process = self._question = self._best = None

    def close(self) -> None:
        """End the process at once, in the middle of whatever it thinks."""
        self._end()
        self._failures = 0


class _Process:
    """The running process: two threads carry the lines, so that a full or an empty pipe stops nobody."""

    def __init__(self, command: Sequence[str]) -> None:
        errors = None if sys.stderr else subprocess.DEVNULL  # a window without a console has none to share
        running = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            cwd=home(),
            creationflags=_FLAGS,
        )
        assert running.stdin
        assert running.stdout
        self.pid = running.pid
        self.ready = False
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_speak, args=(running.stdin, self._said), daemon=True).start()
        Thread(target=_listen, args=(running.stdout, self._heard), daemon=True).start()
        self.end = weakref.finalize(self, _kill, running, self._said)
        """Ends it at once, also when nobody holds it any more."""

    def say(self, found: bytes) -> None:
        """Send a line, sooner or later."""
        self._said.put(found)

    def hear(self) -> bytes | None:
        """The next line that has come; None when there is none yet, empty when none will come."""
        try:
            return self._heard.get_nowait()
        except Empty:
            return None


def _kill(running: subprocess.Popen[bytes], said: SimpleQueue[bytes | None]) -> None:
    running.kill()
    running.wait()
    said.put(None)


def _speak(pipe: BinaryIO, said: SimpleQueue[bytes | None]) -> None:
    """Write what is said until nobody says anything; OSError means that nobody listens any more."""
    with suppress(OSError), pipe:
        while (found := said.get()) is not None:
            pipe.write(found)
            pipe.flush()


def _listen(pipe: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    """Read line by line; an empty one at the end."""
    with pipe:
        while found := pipe.readline(LONGEST_LINE):
            heard.put(found)
    heard.put(b"")
