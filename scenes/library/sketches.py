"""The small pictures of saved games: drawn in a process of their own, kept in a folder of the program's.

A picture belongs to a file's length, the moment it was last written and a language: a game that went on has
another, a file that is only renamed keeps its own. The folder can be emptied at any time.
"""

import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from typing import Protocol

import msgspec
import pygame

from raccoon.app.errors import AppError
from raccoon.app.files import read_regular
from raccoon.app.saves.listing import Listing
from raccoon.app.text import DEFAULT_LANGUAGE
from raccoon.app.thinking.process import BEHIND_WINDOW, home, program

Draw = Callable[[Path, str], tuple[pygame.Surface, pygame.Surface]]
"""Draws the table of a save in a language, whole and its middle."""
ENDING = ".jpg"
WHOLE, MIDDLE = "whole", "middle"
"""The two pictures of a game: the whole table, and its middle for a card."""
LARGEST = 4 * 2**20
"""Bytes of a picture that are looked at; ours take a twentieth."""

HELD = 28
"""Pictures held in memory."""
TRIES = 3
"""After so many failures in a row nothing is drawn any more."""


class SketchRequest(msgspec.Struct, frozen=True):
    """A line to the process that draws: the save, where its two pictures go, and their language."""

    save: str
    whole: str
    middle: str
    language: str = DEFAULT_LANGUAGE


class Sketches(Protocol):
    """The source of the small pictures of saved games."""

    def get(self, listing: Listing, what: str) -> pygame.Surface | None:
        """A picture (WHOLE or MIDDLE) as far as it is there."""

    def want(self, listings: Iterable[Listing]) -> None:
        """These should be drawn next, the first first; nobody waits for others any more."""

    def forget_all_but(self, listings: Iterable[Listing]) -> None:
        """No other games have pictures any more."""

    def close(self) -> None:
        """Nothing more will be wanted."""


def signature(path: Path, language: str = DEFAULT_LANGUAGE) -> str | None:
    """The name of a file's picture, by its last writing, length and language; None where it has gone."""
    try:
        stat = path.stat()
    except OSError:
        return None
    return f"{stat.st_mtime_ns:x}-{stat.st_size:x}-{language}"


class FolderOfSketches:
    """The pictures in a folder; what is missing is drawn by `command`, started when it is first needed."""

    def __init__(
        self, folder: Path, command: list[str] | None = None, language: str = DEFAULT_LANGUAGE
    ) -> None:
        self.folder, self.language = folder, language
        self._artist = Artist(command or [*program(), "sketch"])
        self._held: OrderedDict[tuple[str, str], pygame.Surface] = OrderedDict()
        self._missing: dict[tuple[str, str], int] = {}
        self._names: dict[tuple[Path, float], str | None] = {}

    def get(self, listing: Listing, what: str) -> pygame.Surface | None:
        """The picture, read from the folder when it is first asked for, and again when more were drawn."""
        name = None if listing.trouble else self._name(listing)
        if name is None or self._missing.get((name, what)) == self._artist.drawn:
            return None
        if (name, what) not in self._held:
            drawn = self._artist.drawn
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
        """Draw those that are missing, unless that has been tried before."""
        self._artist.want([order for listing in listings if (order := self._order(listing))])

    def close(self) -> None:
        """End the process; what it is drawing is not finished."""
        self._artist.close()

    def forget_all_but(self, listings: Iterable[Listing]) -> None:
        """Remove pictures of games that are no more; one that cannot be removed stays."""
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
        """The request for a game's missing pictures; None where none is missing, as far as known."""
        name = None if listing.trouble else self._name(listing)
        if name is None or not {(name, WHOLE), (name, MIDDLE)} & self._missing.keys():
            return None
        files = str(self._file(name, WHOLE)), str(self._file(name, MIDDLE))
        return SketchRequest(str(listing.path), *files, self.language)


class Artist:
    """Hands orders to the process that draws, one after the other, on a thread. None is tried twice."""

    def __init__(self, command: list[str]) -> None:
        self.drawn = 0
        """The number of orders it has answered."""
        self._command = command
        self._wanted: list[SketchRequest] = []
        self._tried: set[SketchRequest] = set()
        self._state = threading.Condition()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None
        self._closed = False

    def want(self, orders: list[SketchRequest]) -> None:
        """These are wanted now, the first first."""
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
        """The order wanted most at this moment, when there is one; None when nothing is wanted any more."""
        with self._state:
            self._state.wait_for(lambda: self._closed or bool(self._wanted))
            if self._closed:
                return None
            order = self._wanted.pop(0)
            self._tried.add(order)
        return order

    def _draw(self, order: SketchRequest) -> bool:
        """Have one drawn; False when the process has ended."""
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
                    cwd=home(),
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
    """A picture of the folder; None while there is none, or where it is none."""
    try:
        return pygame.image.load(BytesIO(read_regular(file, LARGEST)), file.name).convert(24)
    except (OSError, pygame.error):
        return None


def serve(lines: Iterable[bytes], draw: Draw) -> Iterator[bytes]:
    """Draw what each line orders; an answer a line, empty words where it cannot be drawn."""
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
