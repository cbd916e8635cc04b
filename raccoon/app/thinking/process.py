"""The process in which opponents think: how it is started, spoken to, heard and ended."""

import subprocess
import sys
import weakref
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from typing import BinaryIO

import raccoon

LONGEST_LINE = 100_000
"""Bytes of an answer; a process that says more in one line is out of its mind."""
MOST_LINES = 64
"""The most lines that wait to be read, and that are read in one frame: the process waits with the rest."""
MOST_BYTES = 1_000_000
"""Bytes that may be said about the questions that are open together; what says more is out of its mind."""

MODULE = "raccoon"
"""The module that Python runs to start this program from source.

A module that makes more games known names itself here, so that opponents know them too.
"""

BEHIND_WINDOW = 0
if sys.platform == "win32":  # no console of its own, and after the window for the processor
    BEHIND_WINDOW = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS


def program() -> list[str]:
    """The command that starts this very program, from source or packaged."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", MODULE]


def home() -> Path | None:
    """The folder from which it has to be started from source: the one above our package."""
    return None if getattr(sys, "frozen", False) else Path(raccoon.__path__[0]).parent


class Process:
    """The running process: two threads carry the lines, so that a full or an empty pipe stops nobody."""

    def __init__(self, command: Sequence[str]) -> None:
        errors = None if sys.stderr else subprocess.DEVNULL  # a window without a console has none to share
        running = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            cwd=home(),
            creationflags=BEHIND_WINDOW,
        )
        assert running.stdin
        assert running.stdout
        self.pid = running.pid
        self.ready = self.ended = False
        self.said = 0
        """Bytes read since the first question that is open now."""
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: Queue[bytes] = Queue(MOST_LINES)
        over = Event()
        Thread(target=_speak, args=(running.stdin, self._said), daemon=True).start()
        Thread(target=_listen, args=(running.stdout, self._heard, over), daemon=True).start()
        self.end = weakref.finalize(self, _kill, running, self._said, over)
        """Ends it at once, also when nobody holds it any more."""

    def say(self, found: bytes) -> None:
        """Send a line, sooner or later."""
        self._said.put(found)

    def has_rested(self) -> bool:
        """Nothing was asked for a while: whether it has not gone on talking all the time."""
        self.said = 0
        return not self._heard.full()

    def hear(self) -> Iterator[bytes]:
        """The next lines that have come; it has `ended` after the last. ValueError when it says too much."""
        for _ in range(MOST_LINES):
            try:
                found = self._heard.get_nowait()
            except Empty:
                return
            self.said += len(found)
            if self.said > MOST_BYTES:
                raise ValueError(f"more than {MOST_BYTES} bytes")
            if not found:
                self.ended = True
                return
            yield found


def _kill(running: subprocess.Popen[bytes], said: SimpleQueue[bytes | None], over: Event) -> None:
    """End it, and both threads."""
    running.kill()
    running.wait()
    over.set()
    said.put(None)


def _speak(pipe: BinaryIO, said: SimpleQueue[bytes | None]) -> None:
    """Write the messages to the pipe until None comes; OSError means that nobody reads any more."""
    with suppress(OSError), pipe:
        while (found := said.get()) is not None:
            pipe.write(found)
            pipe.flush()


def _listen(pipe: BinaryIO, heard: Queue[bytes], over: Event) -> None:
    """Read line by line until it is over; an empty one at the end. Where nobody hears them, they wait."""
    with pipe:
        while not over.is_set():
            found = pipe.readline(LONGEST_LINE)
            while not over.is_set():
                with suppress(Full):
                    heard.put(found, timeout=0.2)
                    break
            if not found:
                return
