"""The environment of measured frames: a display to draw on, and a bot that thinks meanwhile."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bench import contested_move
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker

SCREEN = "2560x1440x24"


@contextmanager
def display() -> Iterator[None]:
    """Provide a display for SDL: the present one, else Xvfb's, else SDL's own dummy.

    Xvfb is a real X server that draws in memory, without a GPU. It is started and ended here.
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
    """Start a virtual display; the server chooses its number."""
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


def hard_choice(game: str) -> Session:
    """A game in which a bot has much to think about; ValueError for a game without a contested move."""
    where = contested_move.of(game)
    if where is None:
        raise ValueError(f"{game} has no hard choices")
    session = Session.new(game, [Seat(str(seat), where.player) for seat in range(4)], {}, "bench", None)
    while len(session.match.entries) < where.moves or not where.hard(session.view(None)):
        session.submit(session.think())
    session.change_seat(session.waiting[0], Seat(where.thinker, where.thinker))
    return session


def thinker_of(game: str) -> str:
    """The name of the bot that thinks in `hard_choice`; "" for a game without a contested move."""
    where = contested_move.of(game)
    return where.thinker if where else ""


@contextmanager
def thinking_bot(game: str) -> Iterator[Callable[[], None]]:
    """Run a strong bot in its own process; yield a function that keeps it thinking, to be called once a
    frame.
    """
    thinker, session = Thinker(), hard_choice(game)
    session.questions.use(thinker, session.seats)
    try:
        yield lambda: think_on(session)
    finally:
        thinker.close()


def think_on(session: Session) -> None:
    """Ask the bot for its move, or ask again once it has answered."""
    if not session.bots.thinking():
        session.bots.drop()
    session.prepare()
