"""What surrounds the measuring of frames: a display to draw on, and a bot that thinks meanwhile."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from raccoon.app.seats import Seat
from raccoon.app.session import Session

SCREEN = "2560x1440x24"


@contextmanager
def display() -> Iterator[None]:
    """A display for SDL: the one that is there, else Xvfb's, else SDL's own dummy.

    Xvfb is a real X server that draws in memory: no GPU helps it. It is started and ended here.
    """
    kept = dict(os.environ)
    server = None
    if not _has_display():
        server = _start_xvfb() if shutil.which("Xvfb") else None
        os.environ["SDL_VIDEODRIVER"] = "x11" if server else "dummy"
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(kept)
        if server:
            server.terminate()
            server.wait()


def _has_display() -> bool:
    if os.environ.get("SDL_VIDEODRIVER") or not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _start_xvfb() -> subprocess.Popen[bytes]:
    """A virtual display under a number that the server itself chooses."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as answer:
        os.environ["DISPLAY"] = f":{answer.readline().strip()}"
    os.environ["SDL_VIDEO_WINDOW_POS"] = "0,0"
    return server


@contextmanager
def thinking_bot() -> Iterator[None]:
    """In another process a bot thinks without pause, as in a game it would."""
    process = multiprocessing.get_context("spawn").Process(target=think_on, daemon=True)
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


def think_on() -> None:
    """Think, game after game, until the process is ended."""
    number = 0
    while True:
        number += 1
        session = Session.new([Seat(str(seat), "greedy") for seat in range(4)], {}, f"bench/{number}", None)
        while not session.over:
            session.submit(session.think())
