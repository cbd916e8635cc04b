"""Keeps pictures, printed pages and films as files made on a thread; tells where they are, or the trouble."""

from collections.abc import Callable
from io import BytesIO
from threading import Thread

import pygame

from raccoon.app.errors import AppError
from raccoon.app.saves import picture_files
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.screens.app_context import AppContext


class KeepingScene(DialogScene):
    """Has a file of that ending made on a thread and written into the player's folder, unless it is called
    off before; then says `told` with its path, or the trouble. Any other error is raised by `update`.
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
        """Nothing is kept any more that is not there yet."""
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
        """Give way to the sentence as soon as all is done."""
        if self.thread.is_alive() or self._shell.stack.top is not self:
            return
        self._shell.back()
        if self._error:
            raise self._error
        self._shell.message(self._said)


def keep_file(shell: AppContext, make: Callable[[], bytes], ending: str, told: str) -> None:
    """Make a file and keep it, while the window goes on."""
    shell.stack.push(KeepingScene(shell, make, ending, told))


def keep_picture(shell: AppContext, picture: pygame.Surface) -> None:
    """Keep a picture as it is now."""
    seen = picture.copy()

    def make() -> bytes:
        file = BytesIO()
        pygame.image.save(seen, file, ".png")
        return file.getvalue()

    keep_file(shell, make, ".png", "picture.kept")
