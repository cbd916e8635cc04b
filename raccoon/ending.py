"""Signal handling: SIGINT, SIGTERM, SIGHUP and SIGQUIT end the program with the exit code a shell expects."""

import os
import signal
import sys
from types import FrameType

SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)
)
"""The signals that end a program: Ctrl-C, a service manager, a closed terminal."""
PATIENCE = 5.0
"""Seconds for an orderly exit; then the program ends all the same."""


def exit_at_once() -> None:
    """Make the signals end the process immediately: during the imports there is nothing to clean up."""
    for number in SIGNALS:
        signal.signal(number, lambda caught, _: os._exit(128 + caught))


def exit_in_order() -> None:
    """Make the signals raise `SystemExit` for an orderly exit; a second one ends the process immediately."""
    for number in SIGNALS:
        signal.signal(number, _leave)


def _leave(number: int, _: FrameType | None) -> None:
    from threading import Timer

    exit_at_once()
    last = Timer(PATIENCE, os._exit, (128 + number,))
    last.daemon = True
    last.start()
    sys.exit(128 + number)
