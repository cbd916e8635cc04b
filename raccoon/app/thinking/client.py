"""The client of the thinking process, asked and read without ever waiting.

The process is started when it is first needed and kept running. It is ended when it does not answer in time,
when its answers are malformed, and with the program; the next question starts another.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Literal

import msgspec
from msgspec.structs import replace

from raccoon.app.thinking.process import Process, program
from raccoon.app.thinking.protocol import BotReply, Question, StopThinking, decoded, line, read_answer

Trouble = Literal["unreachable", "failed"]


class Patience(msgspec.Struct, frozen=True):
    """The longest waits, in seconds: for the process to start, for its thought, and for its first answer.

    After `thought` the best move so far counts; `grace` is the wait for a first answer after that. Each
    failure in a row halves the wait for the start, down to `thought` plus `grace`: where no process ever gets
    ready the game still continues at a pace.
    """

    start: float = 20.0
    thought: float = 1.8
    grace: float = 3.0

    def for_start(self, failures: int) -> float:
        """Return the longest wait for a start after so many failures in a row."""
        return max(self.start * 0.5 ** min(failures, 10), min(self.start, self.thought + self.grace))


class Failure(msgspec.Struct, frozen=True):
    """The reason why no answer will come: the process died, hangs or sends nonsense, or the bot failed."""

    trouble: Trouble
    why: str = ""


@dataclass
class _OpenQuestion:
    """A question, when it was sent (None: not yet), and the best answer so far."""

    question: Question
    since: float | None = None
    best: BotReply | None = None

    def restart_clock(self, now: float) -> None:
        """Restart the clock: the process's start does not count as thinking."""
        if self.since is not None:
            self.since = now


class Thinker:
    """The open questions, by number. No method blocks.

    `command` starts the process, `clock` returns seconds. When the process fails while several are open, each
    is asked again alone, so that only the one to blame is lost.
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
        self._process: Process | None = None
        self._open: dict[int, _OpenQuestion] = {}
        self._asked = 0
        self._failures = 0
        self._one_by_one = False

    @property
    def pid(self) -> int | None:
        """The process id; None while there is none."""
        return self._process.pid if self._process else None

    @property
    def thinks(self) -> bool:
        """Whether a question is open."""
        return bool(self._open)

    @property
    def has_partial_answer(self) -> bool:
        """Whether a partial answer to an open question has arrived."""
        return any(asked.best for asked in self._open.values())

    def start(self) -> None:
        """Start the process if it does not run, before the first question needs it."""
        if self._process is None:
            with suppress(
                OSError
            ):  # without a process the question fails at once, and the next one tries again
                self._process = Process(self._command)

    def ask(self, question: Question) -> int:
        """Ask a question; return its number for `poll` and `drop`."""
        self._asked += 1
        if self._process and not self._open and not self._process.is_idle():
            self._end()
        self._one_by_one &= bool(self._open)
        self._open[self._asked] = _OpenQuestion(replace(question, id=self._asked))
        self._send()
        return self._asked

    def _send(self) -> None:
        """Send the unsent questions: all, or after a failure one at a time."""
        waiting = [asked for asked in self._open.values() if asked.since is None]
        if self._one_by_one:
            waiting = waiting[:1] if len(waiting) == len(self._open) else []
        if waiting:
            self.start()
        for asked in waiting:
            asked.since = self._clock()
            if self._process:
                self._process.send(line(asked.question))

    def drop(self, number: int) -> None:
        """Drop a question."""
        if self._open.pop(number, None) and self._process:
            self._process.send(line(StopThinking(number)))
        self._send()

    def poll(self, number: int) -> BotReply | Failure | None:
        """Return the answer or the failure, once; None while it is open, or for an unknown number."""
        asked = self._open.get(number)
        if asked is None or asked.since is None:
            return None
        if self._process is None:
            return self._failed(number)
        try:
            self._read(self._process)
        except ValueError:
            return self._failed(number)
        if asked.best and asked.best.done:
            return self._answered(asked.best)
        elapsed = self._clock() - asked.since
        return (
            self._failed(number) if self._process.ended else self._check_time(self._process, asked, elapsed)
        )

    def _read(self, process: Process) -> None:
        """Read some of the process's answers; ValueError for malformed ones, and for too many bytes."""
        for found in process.read_lines():
            answer = read_answer(found)
            if answer.id == 0 and not process.ready:
                process.ready = True
                for asked in self._open.values():
                    asked.restart_clock(self._clock())
            elif answer.id in self._open:
                asked = self._open[answer.id]
                if asked.best and asked.best.done:
                    continue
                asked.best = decoded(answer, asked.question.game)

    def _check_time(
        self, process: Process, asked: _OpenQuestion, elapsed: float
    ) -> BotReply | Failure | None:
        """Check the time: after it the best answer so far counts; without any the process is given up."""
        number = asked.question.id
        if not process.ready:
            return self._failed(number) if elapsed > self._patience.for_start(self._failures) else None
        if asked.best and elapsed > self._patience.thought:
            process.send(line(StopThinking(number)))
            return self._answered(asked.best)
        return self._failed(number) if elapsed > self._patience.thought + self._patience.grace else None

    def _answered(self, answer: BotReply) -> BotReply | Failure:
        del self._open[answer.id]
        self._failures = 0
        self._send()
        return Failure("failed", answer.failed) if answer.failed else answer

    def _failed(self, number: int) -> Failure | None:
        """Give up the process; None where it is not known yet which question is to blame."""
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
        """End the process at once, even in the middle of a thought."""
        self._end()
        self._open.clear()
        self._failures = 0
