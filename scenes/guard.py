"""Nothing that goes wrong ends the program: it is reported and told, and from the title the game goes on."""

from collections.abc import Callable
from pathlib import Path

from scenes.screens.app_context import AppContext
from scenes.window.seen import Overlay
from scenes.window.stack import Companion
from scenes.window.window import Window


class Guard:
    """Runs the screens in their window. `title` puts up the first one, `save` tells the game at the table.

    What fails has a screen: `ErrorScene`, and where that fails too a `PlainNotice`. Sounds and captions are
    taken off while it is seen; those that fail themselves stay off until the program is started anew.
    """

    def __init__(self, shell: AppContext, title: Callable[[], None], save: Callable[[], Path | None]) -> None:
        self._shell = shell
        self._stack = shell.stack
        self._title = title
        self._save = save
        self._next: Callable[[], None] | None = None
        self._told = 0
        """The number of screens tried so far to show the last error."""
        self._beside: tuple[Companion | None, Overlay | None] = (None, None)

    def run(self, window: Window, begin: Callable[[], None] | None) -> None:
        """Begin, and play until the window is closed or nothing is left to show.

        Raises only what also makes the plainest notice fail.
        """
        self._next = begin
        while self._next is not None or self._stack.top:
            step, self._next = self._next, None
            try:
                if step is not None:
                    step()
                window.run(self._stack)
            except Exception as error:  # noqa: BLE001 - told to the player and kept in a report
                self._tell_next(error, window)

    def abandon(self) -> None:
        """Take every screen off; what fails while it leaves is reported."""
        for failure in self._stack.abandon():
            _report(failure, self._shell.data, None)

    def end(self, close: Callable[[], object]) -> None:
        """Close something when the window is gone; what fails then is reported, no screen could tell it."""
        try:
            close()
        except Exception as error:  # noqa: BLE001 - kept in a report
            _report(error, self._shell.data, None)

    def _tell_next(self, error: Exception, window: Window) -> None:
        """Take everything away and have the error told."""
        if self._told > 1:
            raise error
        if not self._told:
            self._beside = self._stack.companion, self._stack.overlay
        self._stack.companion = self._stack.overlay = None
        self._told += 1
        from scenes.screens.error import ErrorScene, PlainNotice

        report = _report(error, self._shell.data, self._save())
        self.abandon()
        window.surface.set_clip(None)  # what was being drawn may have left one
        tell = ErrorScene if self._told == 1 else PlainNotice
        what, where = type(error).__name__, str(report or "")
        self._next = lambda: self._stack.push(
            tell(self._shell.catalogue, what, where, self._leave, self._stack.clear)
        )

    def _leave(self) -> None:
        """From the notice to the title."""
        self._stack.clear()
        self._told = 0
        self._stack.companion, self._stack.overlay = self._beside
        self._next = self._title


def _report(error: Exception, data: Path, save: Path | None) -> Path | None:
    """Keep what happened; None when that fails too."""
    from raccoon.app.recovery import reports

    return reports.write(error, data, save)
