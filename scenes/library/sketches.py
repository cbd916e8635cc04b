"""The small pictures of saved games: drawn in a separate process, cached in a folder.

A picture's name is made of the save's length, the time of its last writing and a language: a game that was
continued has another one, a file that was only renamed the same. The folder can be emptied at any time.
"""

import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import msgspec
import pygame

from raccoon.app.errors import AppError
from raccoon.app.files import read_regular
from raccoon.app.saves.listing import Listing
from raccoon.app.text import DEFAULT_LANGUAGE
from raccoon.app.thinking.process import BEHIND_WINDOW, program, working_directory

Draw = Callable[[Path, str], tuple[pygame.Surface, pygame.Surface]]
"""Draws the table of a save in a language, whole and its middle."""
ENDING = ".jpg"
WHOLE, MIDDLE = "whole", "middle"
"""The two pictures of a game: the whole table, and its middle for the card."""
LARGEST = 4 * 2**20
"""The most bytes of a picture that is read; own ones take a twentieth."""

HELD = 28
"""The number of pictures held in memory."""
TRIES = 3
"""The number of failures in a row after which no more is drawn."""


class SketchRequest(msgspec.Struct, frozen=True):
    """A line to the process that draws: the save, the files of its two pictures, their language."""

    save: str
    whole: str
    middle: str
    language: str = DEFAULT_LANGUAGE


def signature(path: Path, language: str = DEFAULT_LANGUAGE) -> str | None:
    """The name of a save's pictures, by its last writing, length and language; None for no file."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return f"{stat.st_mtime_ns:x}-{stat.st_size:x}-{language}"


class FolderOfSketches:
    """The pictures in a folder; missing ones are drawn by `command`, started when it is first needed."""

    def __init__(
        self, folder: Path, command: list[str] | None = None, language: str = DEFAULT_LANGUAGE
    ) -> None:
        self.folder, self.language = folder, language
        self._drawing = SketchProcess(command or [*program(), "sketch"])
        self._held: OrderedDict[tuple[str, str], pygame.Surface] = OrderedDict()
        self._missing: dict[tuple[str, str], int] = {}
        self._names: dict[tuple[Path, float], str | None] = {}

    def get(self, listing: Listing, what: str) -> pygame.Surface | None:
        """The picture, read from the folder at the first request, and tried again after more were drawn."""
        name = None if listing.trouble else self._name(listing)
        if name is None or self._missing.get((name, what)) == self._drawing.drawn:
            return None
        if (name, what) not in self._held:
            drawn = self._drawing.drawn
            found = _read(self._file(name, what))
            if found is None:
                self._missing[name, what] = drawn
                return None
            self._held[name, what] = found
            while len(self._held) > HELD:
                self._held.popitem(last=False)
        self._held.move_to_end((name, what))
        return self._held[name, what]

    def want(self, listings: Iterable[Listing]) -> None:
        """Draw missing pictures of these, unless that has been tried before."""
        self._drawing.want([order for listing in listings if (order := self._order(listing))])

    def close(self) -> None:
        """End the process, even while it draws."""
        self._drawing.close()

    def forget_all_but(self, listings: Iterable[Listing]) -> None:
        """Remove the pictures of all other games; a file that cannot be removed stays."""
        names = {self._name(listing) for listing in listings}
        for file in self.folder.glob("*" + ENDING):
            if file.name.split(".")[0] not in names:
                with suppress(OSError):
                    file.unlink()

    def _name(self, listing: Listing) -> str | None:
        key = listing.path, listing.changed
        if key not in self._names:
            self._names[key] = signature(listing.path, self.language)
        return self._names[key]

    def _file(self, name: str, what: str) -> Path:
        return self.folder / f"{name}.{what}{ENDING}"

    def _order(self, listing: Listing) -> SketchRequest | None:
        """The request for a game's pictures; None where none is known to be missing."""
        name = None if listing.trouble else self._name(listing)
        if name is None or not {(name, WHOLE), (name, MIDDLE)} & self._missing.keys():
            return None
        files = str(self._file(name, WHOLE)), str(self._file(name, MIDDLE))
        return SketchRequest(str(listing.path), *files, self.language)


class SketchProcess:
    """Sends orders to the process that draws, one after another, on a thread. No order is tried twice."""

    def __init__(self, command: list[str]) -> None:
        self.drawn = 0
        """The number of orders that were answered."""
        self._command = command
        self._wanted: list[SketchRequest] = []
        self._tried: set[SketchRequest] = set()
        self._state = threading.Condition()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None
        self._closed = False

    def want(self, orders: list[SketchRequest]) -> None:
        """Replace the queue of orders by these."""
        with self._state:
            self._wanted = [order for order in orders if order not in self._tried]
            self._state.notify()
        if self._wanted and self._thread is None and not self._closed:
            self._thread = threading.Thread(target=self._work, name="sketches", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """End the process and the thread."""
        with self._state:
            self._closed = True
            self._state.notify()
            if self._process:
                self._process.kill()
        if self._thread:
            self._thread.join()

    def _work(self) -> None:
        failures = 0
        while failures < TRIES and (order := self._next()):
            failures = 0 if self._draw(order) else failures + 1
            if failures:
                self._end()
            self.drawn += 1
        self._end()

    def _next(self) -> SketchRequest | None:
        """Wait for the first order of the queue; None after `close`."""
        with self._state:
            self._state.wait_for(lambda: self._closed or bool(self._wanted))
            if self._closed:
                return None
            order = self._wanted.pop(0)
            self._tried.add(order)
        return order

    def _draw(self, order: SketchRequest) -> bool:
        """Have an order drawn; False if the process has ended."""
        try:
            process = self._process or self._start()
            if process is None or process.stdin is None or process.stdout is None:
                return False
            process.stdin.write(msgspec.json.encode(order) + b"\n")
            process.stdin.flush()
            return bool(process.stdout.readline())
        except OSError:
            return False

    def _start(self) -> subprocess.Popen[bytes] | None:
        errors, pipe = None if sys.stderr else subprocess.DEVNULL, subprocess.PIPE
        with self._state:
            if not self._closed:
                self._process = subprocess.Popen(
                    self._command,
                    stdin=pipe,
                    stdout=pipe,
                    stderr=errors,
                    cwd=working_directory(),
                    creationflags=BEHIND_WINDOW,
                )
            return self._process

    def _end(self) -> None:
        with self._state:
            process, self._process = self._process, None
        if process:
            process.kill()
            with suppress(OSError):
                process.communicate()


def _read(file: Path) -> pygame.Surface | None:
    """Read a picture; None where the file is missing or no picture."""
    try:
        return pygame.image.load(BytesIO(read_regular(file, LARGEST)), file.name).convert(24)
    except (OSError, pygame.error):
        return None


def serve(lines: Iterable[bytes], draw: Draw) -> Iterator[bytes]:
    """Draw the order of each line; yield an answer to each: done, or no where it cannot be drawn."""
    for line in lines:
        order = msgspec.json.decode(line, type=SketchRequest)
        yield b"done\n" if _made(order, draw) else b"no\n"


def _made(order: SketchRequest, draw: Draw) -> bool:
    try:
        pictures = draw(Path(order.save), order.language)
    except AppError:
        return False
    for picture, target in zip(pictures, (order.whole, order.middle), strict=True):
        draft = Path(target).with_suffix(".new" + ENDING)
        pygame.image.save(picture, str(draft))
        draft.replace(target)
    return True
