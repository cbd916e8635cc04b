"""A child process of this program: started, written to, read and ended without blocking."""

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
"""The most bytes of a line; a process that sends more is faulty."""
MOST_LINES = 64
"""The most lines that are queued, and that are read in one frame: the process is blocked meanwhile."""
MOST_BYTES = 1_000_000
"""The most bytes read for the questions that are open together; a process that sends more is faulty."""

MODULE = "raccoon"
"""The module that Python runs to start this program from source.

A module that registers more games puts its own name here, so that child processes know them too.
"""

BEHIND_WINDOW = 0
if sys.platform == "win32":  # without a console, at a lower priority than the window
    BEHIND_WINDOW = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS


def program() -> list[str]:
    """Return the command that starts this very program, from source or packaged."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", MODULE]


def working_directory() -> Path | None:
    """Return the working directory for starting from source, the one above our package; None if packaged."""
    return None if getattr(sys, "frozen", False) else Path(raccoon.__path__[0]).parent


class Process:
    """A running process: two threads transfer the lines, so that a full or an empty pipe blocks nothing."""

    def __init__(self, command: Sequence[str]) -> None:
        errors = None if sys.stderr else subprocess.DEVNULL  # a windowed program has no stderr to share
        running = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            cwd=working_directory(),
            creationflags=BEHIND_WINDOW,
        )
        assert running.stdin
        assert running.stdout
        self.pid = running.pid
        self.ready = self.ended = False
        self.bytes_read = 0
        """The bytes read since the first of the open questions."""
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._inbox: Queue[bytes] = Queue(MOST_LINES)
        over = Event()
        Thread(target=_write_lines, args=(running.stdin, self._outbox), daemon=True).start()
        Thread(target=_queue_lines, args=(running.stdout, self._inbox, over), daemon=True).start()
        self.end = weakref.finalize(self, _kill, running, self._outbox, over)
        """Ends the process at once, also when this object is garbage-collected."""

    def send(self, found: bytes) -> None:
        """Queue a line for sending."""
        self._outbox.put(found)

    def is_idle(self) -> bool:
        """Return whether it was silent while no question was open; restart the count of bytes."""
        self.bytes_read = 0
        return not self._inbox.full()

    def read_lines(self) -> Iterator[bytes]:
        """Yield the arrived lines; sets `ended` at the end of the output. ValueError for too many bytes."""
        for _ in range(MOST_LINES):
            try:
                found = self._inbox.get_nowait()
            except Empty:
                return
            self.bytes_read += len(found)
            if self.bytes_read > MOST_BYTES:
                raise ValueError(f"more than {MOST_BYTES} bytes")
            if not found:
                self.ended = True
                return
            yield found


def _kill(running: subprocess.Popen[bytes], outbox: SimpleQueue[bytes | None], over: Event) -> None:
    running.kill()
    running.wait()
    over.set()
    outbox.put(None)


def _write_lines(pipe: BinaryIO, outbox: SimpleQueue[bytes | None]) -> None:
    """Write the messages to the pipe until None comes; OSError means that the reader has ended."""
    with suppress(OSError), pipe:
        while (found := outbox.get()) is not None:
            pipe.write(found)
            pipe.flush()


def _queue_lines(pipe: BinaryIO, inbox: Queue[bytes], over: Event) -> None:
    """Read line by line until the end, which is queued as an empty line; wait while the queue is full."""
    with pipe:
        while not over.is_set():
            found = pipe.readline(LONGEST_LINE)
            while not over.is_set():
                with suppress(Full):
                    inbox.put(found, timeout=0.2)
                    break
            if not found:
                return
