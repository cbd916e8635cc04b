"""The signals of the system end the program in order: no word, the code a shell expects, nothing left."""

import os
import signal
import sys
from types import FrameType

SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)
)
"""The signals that end a program: Ctrl-C, a manager of processes, a terminal that is closed."""
PATIENCE = 5.0
"""Seconds in which the work under way may be left in order; then the program ends all the same."""


def at_once() -> None:
    """Follow the signals at once: while the program is read there is nothing to leave in order."""
    for number in SIGNALS:
        signal.signal(number, lambda told, _: os._exit(128 + told))


def in_order() -> None:
    """Follow the signals by `SystemExit` wherever the program is; told twice, it ends at once."""
    for number in SIGNALS:
        signal.signal(number, _leave)


def _leave(number: int, _: FrameType | None) -> None:
    from threading import Timer

    at_once()
    last = Timer(PATIENCE, os._exit, (128 + number,))
    last.daemon = True
    last.start()
    sys.exit(128 + number)
