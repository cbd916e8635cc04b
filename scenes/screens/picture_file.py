"""Writes pictures, printed pages and films to files on a thread; reports the path or the error."""

from collections.abc import Callable
from io import BytesIO
from threading import Thread

import pygame

from raccoon.app.errors import AppError
from raccoon.app.saves import picture_files
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.screens.app_context import AppContext


class SavingScene(DialogScene):
    """Makes a file with that ending on a thread and writes it into the player's folder, unless cancelled;
    then shows the sentence `told` with its path, or the `AppError`. `update` raises any other error.
    """

    def __init__(self, shell: AppContext, make: Callable[[], bytes], ending: str, told: str) -> None:
        cancel = DialogAnswer(shell.say("dialog.cancel"), None, "quiet")
        super().__init__(shell.say("dialog.notice"), shell.say("keeping.told"), [cancel])
        self._shell, self._make, self._ending, self._told = shell, make, ending, told
        self._said = ""
        self._error: Exception | None = None
        self._left = False
        self.thread = Thread(target=self._work, name="keeping", daemon=True)

    def enter(self) -> None:
        self.thread.start()

    def leave(self) -> None:
        """Cancel: a file not yet written is not written any more."""
        self._left = True

    def _work(self) -> None:
        try:
            made = self._make()
            if not self._left:
                path = picture_files.keep(made, self._shell.data, self._ending)
                self._said = self._shell.say(self._told, path=path)
        except AppError as error:
            self._said = self._shell.say(error.key, **error.facts)
        except Exception as error:  # noqa: BLE001 (raised again where the program can tell it)
            self._error = error

    def update(self, dt: float) -> None:
        """Show the sentence in place of this dialog once the thread has ended."""
        if self.thread.is_alive() or self._shell.stack.top is not self:
            return
        self._shell.back()
        if self._error:
            raise self._error
        self._shell.message(self._said)


def save_file(shell: AppContext, make: Callable[[], bytes], ending: str, told: str) -> None:
    """Make and write a file while the window keeps running."""
    shell.stack.push(SavingScene(shell, make, ending, told))


def save_picture(shell: AppContext, picture: pygame.Surface) -> None:
    """Write a copy of the picture to a PNG file."""
    seen = picture.copy()

    def make() -> bytes:
        file = BytesIO()
        pygame.image.save(seen, file, ".png")
        return file.getvalue()

    save_file(shell, make, ".png", "picture.kept")
