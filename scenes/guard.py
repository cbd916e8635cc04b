"""Guard: runs the program's loop; reports and shows unexpected errors, then returns to the title."""

from collections.abc import Callable
from pathlib import Path

from scenes.screens.app_context import AppContext
from scenes.window.seen import Overlay
from scenes.window.stack import Companion
from scenes.window.window import Window


class Guard:
    """Runs the screens in their window. `title` shows the title, `save` returns the save of the game being
    played.

    An error is shown by an `ErrorScene`, and where that fails too by a `PlainNotice`. Sounds and captions are
    off while it is shown; if they fail themselves they stay off until the program is started again.
    """

    def __init__(self, shell: AppContext, title: Callable[[], None], save: Callable[[], Path | None]) -> None:
        self._shell = shell
        self._stack = shell.stack
        self._title = title
        self._save = save
        self._next: Callable[[], None] | None = None
        self._screens_tried = 0
        """The number of screens tried so far to show the last error."""
        self._set_aside: tuple[Companion | None, Overlay | None] = (None, None)

    def run(self, window: Window, begin: Callable[[], None] | None) -> None:
        """Call `begin`, then run the loop until the window is closed or no screen is left.

        Raises only an error that occurs again while the `PlainNotice` is shown.
        """
        self._next = begin
        while self._next is not None or self._stack.top:
            step, self._next = self._next, None
            try:
                if step is not None:
                    step()
                window.run(self._stack)
            except Exception as error:  # noqa: BLE001 - shown to the player and written to a report
                self._show_next(error, window)

    def abandon(self) -> None:
        """Remove every screen; report the errors of screens that fail while they are removed."""
        for failure in self._stack.abandon():
            _report(failure, self._shell.data, None)

    def end(self, close: Callable[[], object]) -> None:
        """Call `close` after the window has closed; an error is only reported, for no screen can show it."""
        try:
            close()
        except Exception as error:  # noqa: BLE001 - written to a report
            _report(error, self._shell.data, None)

    def _show_next(self, error: Exception, window: Window) -> None:
        """Remove every screen and show the error next."""
        if self._screens_tried > 1:
            raise error
        if not self._screens_tried:
            self._set_aside = self._stack.companion, self._stack.overlay
        self._stack.companion = self._stack.overlay = None
        self._screens_tried += 1
        from scenes.screens.error import ErrorScene, PlainNotice

        report = _report(error, self._shell.data, self._save())
        self.abandon()
        window.surface.set_clip(None)  # the drawing that failed may have left one
        tell = ErrorScene if self._screens_tried == 1 else PlainNotice
        what, where = type(error).__name__, str(report or "")
        self._next = lambda: self._stack.push(
            tell(self._shell.catalogue, what, where, self._leave, self._stack.clear)
        )

    def _leave(self) -> None:
        """Leave the notice for the title."""
        self._stack.clear()
        self._screens_tried = 0
        self._stack.companion, self._stack.overlay = self._set_aside
        self._next = self._title


def _report(error: Exception, data: Path, save: Path | None) -> Path | None:
    """Write a report of the error; None when that fails too."""
    from raccoon.app.recovery import reports

    return reports.write(error, data, save)
