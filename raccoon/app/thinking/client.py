"""Opponents think in a process of their own: asked and listened to without ever waiting for it.

The process is started when it is first needed and kept. It is ended when it has not answered in time, when
it talks nonsense, and with the program; the next question starts another.
"""

from __future__ import annotations

import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import BinaryIO, Literal

import msgspec
from msgspec.structs import replace

import raccoon
from raccoon.app.thinking.protocol import Answer, Question, Stop, decoded, line, read_answer

LONGEST_LINE = 100_000
"""Bytes of an answer; a process that says more in one line is out of its mind."""
MOST_LINES = 64
"""Lines that wait to be heard, and that are heard in one frame: the process waits with what is more."""
MOST_BYTES = 1_000_000
"""Bytes that may be said about the questions that are open together; what says more is out of its mind."""

MODULE = "raccoon"
"""What Python is told to run to start this program from source. A module that makes more games known before
it runs the command line names itself here, so that opponents think where these games are known too.
"""

_FLAGS = 0
if sys.platform == "win32":  # no console of its own, and after the window for the processor
    _FLAGS = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS

Trouble = Literal["unreachable", "failed"]


class Patience(msgspec.Struct, frozen=True):
    """How long is waited, in seconds: for the process to start, for its thought (then the best move so far
    counts), and for a first answer after that.

    With each failure in a row the start is waited for half as long, though never shorter than `thought` and
    `grace`: where nothing ever gets ready the game still goes on at a pace.
    """

    start: float = 20.0
    thought: float = 1.8
    grace: float = 3.0

    def for_start(self, failures: int) -> float:
        """How long is waited for a start after so many failures in a row."""
        return max(self.start * 0.5 ** min(failures, 10), min(self.start, self.thought + self.grace))


class Failure(msgspec.Struct, frozen=True):
    """No answer will come: the process died, hangs or talks nonsense, or the bot lost the thread (`why`)."""

    trouble: Trouble
    why: str = ""


def program() -> list[str]:
    """How this very program is started, from source or packaged."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", MODULE]


def home() -> Path | None:
    """Where it has to be started from source: the folder above our package."""
    return None if getattr(sys, "frozen", False) else Path(raccoon.__path__[0]).parent


@dataclass
class _Open:
    """A question, when it was asked (None: not yet), and the best answer so far."""

    question: Question
    since: float | None = None
    best: Answer | None = None

    def begin_again(self, now: float) -> None:
        """The time that the process took to start is no time of thought."""
        if self.since is not None:
            self.since = now


class Thinker:
    """Questions that are open at the same time, by number. Nothing here ever blocks.

    `command` starts the process, `clock` tells the seconds. When the process fails while it thinks about
    several, each is asked again by itself, so that none is lost but the one that is to blame.
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
        self._open: dict[int, _Open] = {}
        self._asked = 0
        self._failures = 0
        self._one_by_one = False

    @property
    def pid(self) -> int | None:
        """The process, None while there is none."""
        return self._process.pid if self._process else None

    @property
    def thinks(self) -> bool:
        """Whether a question is open."""
        return bool(self._open)

    @property
    def heard(self) -> bool:
        """Whether there is something of an answer to an open question."""
        return any(asked.best for asked in self._open.values())

    def start(self) -> None:
        """Start the process if it does not run, so that the first question need not wait for it."""
        if self._process is None:
            with suppress(
                OSError
            ):  # without a process the question fails at once, and the next one tries again
                self._process = _Process(self._command)

    def ask(self, question: Question) -> int:
        """Begin to think about it; the number under which its answer is to be had."""
        self._asked += 1
        if self._process and not self._open and not self._process.has_rested():
            self._end()
        self._one_by_one &= bool(self._open)
        self._open[self._asked] = _Open(replace(question, id=self._asked))
        self._send()
        return self._asked

    def _send(self) -> None:
        """Ask what has not been asked yet: everything, or after a failure one question at a time."""
        waiting = [asked for asked in self._open.values() if asked.since is None]
        if self._one_by_one:
            waiting = waiting[:1] if len(waiting) == len(self._open) else []
        if waiting:
            self.start()
        for asked in waiting:
            asked.since = self._clock()
            if self._process:
                self._process.say(line(asked.question))

    def drop(self, number: int) -> None:
        """Nobody waits for that answer any more."""
        if self._open.pop(number, None) and self._process:
            self._process.say(line(Stop(number)))
        self._send()

    def poll(self, number: int) -> Answer | Failure | None:
        """The answer or why there is none, once; None while it is thought about, or was never asked."""
        asked = self._open.get(number)
        if asked is None or asked.since is None:
            return None
        if self._process is None:
            return self._failed(number)
        try:
            self._hear(self._process)
        except ValueError:
            return self._failed(number)
        if asked.best and asked.best.done:
            return self._answered(asked.best)
        gone = self._clock() - asked.since
        return self._failed(number) if self._process.ended else self._late(self._process, asked, gone)

    def _hear(self, process: _Process) -> None:
        """Take in some of what was said so far; ValueError for nonsense, and for too much of it."""
        for found in process.hear():
            answer = read_answer(found)
            if answer.id == 0 and not process.ready:
                process.ready = True
                for asked in self._open.values():
                    asked.begin_again(self._clock())
            elif answer.id in self._open:
                asked = self._open[answer.id]
                if asked.best and asked.best.done:
                    continue
                asked.best = decoded(answer, asked.question.game)

    def _late(self, process: _Process, asked: _Open, gone: float) -> Answer | Failure | None:
        """Time is up: the best so far counts; with nothing at all the process is given up."""
        number = asked.question.id
        if not process.ready:
            return self._failed(number) if gone > self._patience.for_start(self._failures) else None
        if asked.best and gone > self._patience.thought:
            process.say(line(Stop(number)))
            return self._answered(asked.best)
        return self._failed(number) if gone > self._patience.thought + self._patience.grace else None

    def _answered(self, answer: Answer) -> Answer | Failure:
        del self._open[answer.id]
        self._failures = 0
        self._send()
        return Failure("failed", answer.failed) if answer.failed else answer

    def _failed(self, number: int) -> Failure | None:
        """The process is of no use any more; None where it is not known yet which question is to blame."""
        self._failures += 1
        self._end()
        asked = [question for question in self._open.values() if question.since is not None]
        for question in asked:
            question.since = question.best = None
        if len(asked) > 1:
            self._one_by_one = True
        else:
            del self._open[number]
        self._send()
        return Failure("unreachable") if len(asked) == 1 else None

    def _end(self) -> None:
        if self._process:
            self._process.end()
        self._process = None

    def close(self) -> None:
        """End the process at once, in the middle of whatever it thinks."""
        self._end()
        self._open.clear()
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
        self.ready = self.ended = False
        self.said = 0
        """Bytes heard since it was asked first about what is open now."""
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
        """The next lines that have come; after the last one that will ever come it has `ended`.

        ValueError when it has said too much.
        """
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
    """Write what is said until nobody says anything; OSError means that nobody listens any more."""
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
